"""The bots of the Valley: readable, compiled, and their weights."""
