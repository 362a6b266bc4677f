"""Documents that are made from the code, and tests that they are true."""
