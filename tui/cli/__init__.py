"""The command line: what words there are, and one module for each command."""
