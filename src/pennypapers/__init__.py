"""Penny Papers Adventures as a library: exact rules, explained scores, a text notation, bots. Unofficial.

    >>> from pennypapers import Game
    >>> game = Game("temple", seed=1)
    >>> game.play("c4=7")

To play and to look on
    `Game` is a game alone or at a table: `roll`, `legal_marks()`, `legal_turns()`, `play()`, `undo()`, `sheet`,
    `score`, `result`, `record()`. `bot(name)` gives a player that is not a person, `BOTS` lists them.
To read and to write
    `read` and `write` turn the text or the file of a layout, a sheet or a record into a value and back.
The rules as frozen values
    `adventure(key)` and `builtin_layout(key, side)`; a `Sheet` on a `Layout`; a `Roll`; a `Draft` that is built mark
    by mark and says with `why_illegal` which rule forbids what; a `Score` with the reasons for every star. Rolls are
    always handed in, `roll_outcomes()` gives all 216 with their chances, and playing gives a new value. All values
    hash, survive pickling and compare equal afterwards.
Errors
    Everything that is refused is a `PennyError`: `RuleBroken` with the clause of a rule, `TextError` with the line of a
    text, `InvalidValue` for a short text or a name that is none of what there is.

`import pennypapers` needs nothing but Python and loads the rules alone; the rest is loaded when it is first used.
docs/library.md shows each task with examples that run.
"""

from typing import TYPE_CHECKING

from .errors import InvalidValue, PennyError, RuleBroken, TextError
from .rules import *  # noqa: F403  # the rules are the library
from .rules import __all__ as _rules

if TYPE_CHECKING:
    from .bots import BOTS, Bot, Idea, Position, bot
    from .files import read, write
    from .game import Game
    from .notation import Record
    from .table import Result, Standing, Table

__version__ = "0.1.0"

_LOADED_LATER = {
    "BOTS": "bots",
    "Bot": "bots",
    "Game": "game",
    "Idea": "bots",
    "Position": "bots",
    "Record": "notation",
    "Result": "table",
    "Standing": "table",
    "Table": "table",
    "bot": "bots",
    "read": "files",
    "write": "files",
}
"""Names that are loaded when somebody first asks for them, and the module each is in."""

__all__ = [
    *_rules,
    "BOTS",
    "Bot",
    "Game",
    "Idea",
    "InvalidValue",
    "PennyError",
    "Position",
    "Record",
    "Result",
    "RuleBroken",
    "Standing",
    "Table",
    "TextError",
    "bot",
    "read",
    "write",
]


def __getattr__(name: str) -> object:
    if name not in _LOADED_LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    value: object = getattr(import_module(f".{_LOADED_LATER[name]}", __name__), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
