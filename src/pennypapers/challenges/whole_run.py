"""A whole run through a challenge by somebody who decides at once, such as a bot."""

from __future__ import annotations

from collections.abc import Callable

from ..notation.layout import carried_layout, reference
from ..notation.record import Record
from ..rules.mark import Mark
from ..table.dice.fairness import SEED
from ..table.events import Commit, Event, RollDice
from ..table.replay import record_of
from ..table.table import Table, evolve, open_table, perform
from .challenge import Challenge


def whole_run(challenge: Challenge, player: str, turn: Callable[[Table], tuple[Mark, ...]]) -> Record:
    """The record of a solo game. `turn` gives the marks of the open turn; it sees the table and no coming roll."""
    draws = challenge.draws
    opened = open_table(challenge.adventure, challenge.layout, [player], house=challenge.house)
    events: list[Event] = [opened]
    table = evolve(None, opened)
    while not table.ended:
        table, rolled = perform(table, RollDice(draws.roll(table.turns + 1), None))
        table, played = perform(table, Commit(0, turn(table)))
        events += rolled + played
    extras = {**challenge.headers, SEED: challenge.seed.hex(), **carried_layout(challenge.layout)}
    return record_of(events, reference(challenge.layout), extras)
