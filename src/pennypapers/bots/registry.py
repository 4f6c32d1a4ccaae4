"""The registry of bots by name, weakest first. To add a bot, add it here."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.util import find_spec

from ..errors import InvalidText
from .bot import Bot
from .pathfinder import Pathfinder
from .tourist import Tourist


def _learned(name: str) -> Callable[[], Bot]:
    def make() -> Bot:
        from .learned import Learned

        return Learned(name)

    return make


BOTS: dict[str, Callable[[], Bot]] = {
    "tourist": Tourist,
    "pathfinder": Pathfinder,
    **({name: _learned(name) for name in ("voyager", "explorer")} if find_spec("numba") else {}),
}
"""Creates a bot when it is first used. Bots that are slow to import are imported inside their function."""

USUAL = "pathfinder"
"""The bot that plays if none is named, and instead of a bot that exceeds its time; so it must be quick."""


def strongest() -> str:
    """The name of the strongest bot, which gives hints."""
    return list(BOTS)[-1]


@cache
def bot(name: str) -> Bot:
    """The bot of this name; raises InvalidText, which lists all names, if there is none."""
    if name not in BOTS:
        raise InvalidText("bot.unknown", name=repr(name), bots=", ".join(BOTS))
    return BOTS[name]()
