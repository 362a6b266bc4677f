"""Builds the frozen views of ``core.ascend.view`` from a table: one module a panel."""
