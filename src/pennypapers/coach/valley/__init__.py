"""Hindsight in the Valley: whole lines, and their bound."""
