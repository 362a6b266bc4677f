"""Players without a person: random and planning bots, and the simulator that runs many games."""
