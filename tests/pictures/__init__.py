"""The pictures in screenshots/, drawn from real games (`make screenshots`), and a test that they are not stale."""
