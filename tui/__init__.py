"""The front ends: the Textual app, the plain line mode and the command line."""
