"""Who plays in a league: our bots by name, policies by import path, programs that come over the websocket.

    voyager                                  one of ours
    mybots.greedy:Hasty                      a bot (an object with the interface of `Bot`), or what makes one
    ws:python examples/bot.py                a program; the server's address, the table's code and a name are appended,
                                             or put in place of {server}, {code} and {name}

Before each may stand a name: `robin=ws:python bot.py`.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ...bots import Bot, bot
from ...errors import PennyError
from ...messages import say
from ...simulation.import_path import imported

OUTSIDE = "ws:"
NAME = re.compile(r"[A-Za-z][A-Za-z0-9_.+-]{0,31}")
LEAST = 2


@dataclass(frozen=True, slots=True)
class Player:
    """A player of a league; `source` is how it was given, without its name."""

    name: str
    source: str

    @property
    def is_outside(self) -> bool:
        return self.source.startswith(OUTSIDE)

    @property
    def command(self) -> list[str]:
        """The command line of an outside program."""
        return shlex.split(self.source.removeprefix(OUTSIDE))

    def bot(self) -> Bot:
        """The bot that plays; PennyError if the import path leads to none."""
        if ":" not in self.source:
            return bot(self.source)
        try:
            found: Any = imported(self.source)
            made: Bot = (
                found() if (callable(found) and not hasattr(found, "turn")) or isinstance(found, type) else found
            )
        except Exception as error:  # whatever foreign code raises
            why = str(error) or type(error).__name__
            raise PennyError(say("cli-league-import", bot=self.source, why=why)) from None
        if not callable(getattr(made, "turn", None)):
            raise PennyError(say("cli-league-import", bot=self.source, why=f"a {type(made).__name__} has no turn()"))
        return made


def players_of(given: Sequence[str]) -> tuple[Player, ...]:
    """The players, from texts of one or, with commas, several; PennyError says what is wrong with one."""
    players: list[Player] = []
    for text in given:
        is_one = OUTSIDE in text  # a command may have commas
        parts = [text] if is_one else text.split(",")
        players += [_player(part.strip()) for part in parts if part.strip()]
    names = [player.name for player in players]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice:
        raise PennyError(say("cli-league-twice", name=twice))
    if len(players) < LEAST:
        raise PennyError(say("cli-league-few", least=LEAST))
    for player in players:
        if player.is_outside:
            if not player.command:
                raise PennyError(say("cli-league-import", bot=player.source, why="there is no command"))
        else:
            player.bot()
    return tuple(players)


def _player(text: str) -> Player:
    name, equals, source = text.partition("=")
    if not equals or not NAME.fullmatch(name):
        name, source = "", text
    if not name and source.startswith(OUTSIDE):
        words = shlex.split(source.removeprefix(OUTSIDE))
        scripts = [word for word in words if word.endswith(".py")] or words[:1]
        name = re.sub(r"[^A-Za-z0-9_.+-]", "-", Path(scripts[0]).stem) if scripts else ""
    name = name or source.rpartition(":")[2].rpartition(".")[2]
    return Player(name, source)
