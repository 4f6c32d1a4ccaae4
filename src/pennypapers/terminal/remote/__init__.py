"""Challenges at a server, played and looked at in a terminal."""
