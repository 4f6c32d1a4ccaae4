"""Challenges at this server: made, played as runs at tables of their own, and compared."""
