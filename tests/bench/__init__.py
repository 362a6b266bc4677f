"""Speed beside its floor: `python -m tests.bench` prints one table.

All figures of a table come from one run on one core, taken in turn, so that their ratios mean something on a machine
that others use too. Figures of two runs do not compare.
"""
