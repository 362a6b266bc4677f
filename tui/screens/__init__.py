"""The screens: each paints what it is given and turns keys and clicks into answers or into steps of the app."""
