"""A bot's run through a challenge, as it is computed in a process of its own."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from ...bots import Position, bot
from ...challenges import read_challenge, whole_run
from ...hosting.runs import FinishedRun, kept_of
from ...hosting.texts.text_answers import given_layout
from ...rules.mark import Mark
from ...table.dice.fairness import SEED
from ...table.replay import replay
from ...table.table import Table


def bot_run(text: str, name: str) -> FinishedRun:
    """Let a bot play the challenge of this text. It sees no coming roll, and its luck does not depend on the dice."""
    challenge, player = read_challenge(text, given_layout(None)), bot(name)

    def turn(table: Table) -> tuple[Mark, ...]:
        return player.turn(Position.of(table, 0), Random(f"{challenge.seal} {name} {table.turns}"))

    record = whole_run(challenge, bot_name(name), turn)
    extras = {header: value for header, value in record.extras.items() if header != SEED}
    return kept_of(replace(record, extras=extras), replay(record).table)


def bot_name(bot: str) -> str:
    """The name of a bot's run.

    >>> bot_name("explorer")
    'Explorer'
    """
    return bot.capitalize()
