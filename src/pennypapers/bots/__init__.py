"""Players that are not people. They see a draft, as a player does, and never the coming dice."""

from .sensible import sensible_turn

__all__ = ["sensible_turn"]
