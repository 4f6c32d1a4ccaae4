"""Random whole games, for tests that must hold for any game."""

from __future__ import annotations

import random
from collections.abc import Sequence

from support.random_play import finished

from pennypapers.rules import HouseRules, Layout, adventure
from pennypapers.table import Commit, Event, RollDice, Table, draw_exchange, draw_roll, evolve, open_table, perform

SEATS = ("ana", "ben", "cleo le grand", "Zoë", "5", "x=!", "-")


def played_table(
    layout: Layout, seats: Sequence[str], *, seed: int, house: HouseRules | None = None, turns: int = 1000
) -> tuple[Table, list[Event]]:
    """A table after its last turn, or after `turns` turns, and all its events. Seats commit in random order."""
    rng, secret = random.Random(seed), seed.to_bytes(32, "big")
    opened = open_table(adventure(layout.adventure), layout, seats, house=house)
    table, events = evolve(None, opened), list[Event]([opened])
    while table.ended is None and table.turns < turns:
        number = table.turns + 1
        roll = draw_roll(secret, b"", number)
        swaps = not table.solo and table.adventure.is_danger_turn(table.sheets[0], roll)
        exchange = draw_exchange(secret, b"", number, len(seats)) if swaps else None
        table, happened = perform(table, RollDice(roll, exchange))
        order = rng.sample(range(len(seats)), len(seats))
        table, inked = perform(table, *(Commit(seat, finished(table.draft(seat), rng).marks) for seat in order))
        events += happened + inked
    return table, events
