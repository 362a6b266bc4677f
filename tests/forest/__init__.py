"""The small card game: rules, views, content, bots."""
