"""Bots whose processes have loaded what they need, so that a table does not have to wait for it."""

from __future__ import annotations

from functools import partial

from support.bot_positions import positions

from pennypapers.bots import BOTS
from pennypapers.server.session.bots.bot_processes import THINKERS
from pennypapers.server.session.bots.bot_turns import ideas

COMPILE_SECONDS = 600.0


def wake_bots(key: str) -> None:
    """Ask the process of every bot for ideas."""
    position = next(positions(key, "front", games=1))
    for name in BOTS:
        THINKERS.ask(name, "", partial(ideas, name, position)).result(COMPILE_SECONDS)
