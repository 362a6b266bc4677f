"""`make balance`: the numbers of the component cards, measured with the planner on the real rules."""
