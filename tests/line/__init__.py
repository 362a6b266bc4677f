"""Line mode: what it says, what it understands, how it leads through a game."""
