"""Hints in a game that is being played: the best turns, by the estimator of the analysis, and how sure it is."""

from __future__ import annotations

from ..bots import Idea, Position, bot
from ..errors import PennyError


def hints(name: str, position: Position, count: int = 3) -> tuple[Idea, ...]:
    """At most `count` different turns that a bot thinks best, the best first.

    Those of a bot that looks ahead are measured as the analysis of the game would measure them, so both speak of the
    same stars. On a layout too large for that, and for other bots, they are the bot's own.
    """
    asked = bot(name)
    if not getattr(asked, "looks_ahead", False):
        return asked.ideas(position, count)
    from .analysis.ahead import measured_turns

    try:
        return measured_turns(position, count)
    except PennyError:
        return asked.ideas(position, count)
