"""What is said of a turn that a hint proposes: the stars expected, and how sure that is."""

from __future__ import annotations

from typing import Protocol

from ..bots import Idea
from ..messages.numbers import tenths

SURE = 2
"""The true value lies within so many standard errors nineteen times in twenty."""


class Say(Protocol):
    def __call__(self, message: str, /, **facts: str | float) -> str: ...


def expected(idea: Idea, say: Say) -> str:
    """Empty for a bot that does not look ahead to the end: its figure is no number of stars."""
    if not idea.is_forecast:
        return ""
    if idea.error is None:
        return say("play-hint-stars", count=tenths(idea.stars))
    return say("play-hint-about", count=tenths(idea.stars), error=tenths(SURE * idea.error))
