"""The real program in a pseudo-terminal: what a person's terminal would see, to the byte."""
