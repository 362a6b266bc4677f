"""The panels of the game screens: each paints one slice of the view and holds no rule."""
