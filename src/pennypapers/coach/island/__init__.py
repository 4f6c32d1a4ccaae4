"""Hindsight on Skull Island: whole lines, and their bound."""
