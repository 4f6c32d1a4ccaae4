"""The bots of the Temple: readable, compiled, and their weights."""
