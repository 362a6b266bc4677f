"""Long runs of bots: many whole games, of which none may stick or fail."""
