"""Chronicle of Ascend: its rules and its content."""
