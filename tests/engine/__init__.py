"""The engine, shown with a tiny game of its own."""
