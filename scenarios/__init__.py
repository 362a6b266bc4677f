"""All content as TOML, one folder a game. This package holds data only."""
