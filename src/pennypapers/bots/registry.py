"""The bots by name, weakest first. This is the one place to add another."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.util import find_spec

from ..errors import InvalidValue
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
"""How each is made, when it is first asked for. What is slow to import is imported by its own function here."""

USUAL = "pathfinder"
"""The bot where none is named; also the one that plays when another is not done in time, so it must be quick."""


def strongest() -> str:
    """The name of the bot to ask for a hint."""
    return list(BOTS)[-1]


@cache
def bot(name: str) -> Bot:
    """The bot of this name; InvalidValue says which there are."""
    if name not in BOTS:
        raise InvalidValue(f"there is no bot called {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name]()
