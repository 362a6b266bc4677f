"""The planner of Chronicle of Ascend: it values what cards do, and knows no card, scenario or code by name."""
