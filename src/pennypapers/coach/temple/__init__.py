"""Hindsight in the Temple: an assignment of spaces and numbers to turns, and its bound."""
