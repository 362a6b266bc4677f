"""The phases of a turn: one module a phase, one function a step, in the rulebook's order."""
