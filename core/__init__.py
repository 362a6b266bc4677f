"""The rules of the games, and the bots that play them: no screen, no files of campaigns, no event loop."""
