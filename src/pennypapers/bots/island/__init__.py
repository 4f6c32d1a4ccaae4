"""The bots of Skull Island: readable, compiled, and their weights."""
