"""Tamashii: Chronicle of Ascend, by its rulebook."""
