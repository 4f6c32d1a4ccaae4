"""A coach for tests of the page: at once, the same every time, and without a search."""

from __future__ import annotations

import asyncio
from random import Random

from pennypapers.bots import Position, bot
from pennypapers.hosting.texts.text_answers import given_layout
from pennypapers.notation.layout import carried_layout, reference
from pennypapers.notation.names import ALONE
from pennypapers.notation.record import read_record, write_record
from pennypapers.server.analyses.analysis_registry import Stages, Told
from pennypapers.server.analyses.coach_work import HindsightView
from pennypapers.server.codec import encode
from pennypapers.table import Commit, Event, RollDice, evolve, open_table, perform, record_of, replay

MORE = 7
"""The canned bound is so much above what was found."""


async def _hindsight(_: str, text: str, told: Told) -> bytes:
    told(0.5)
    return encode(await asyncio.to_thread(canned_hindsight, text))


def canned_hindsight(text: str) -> HindsightView:
    """The game of a weak bot with the dice of this one, as if it were the best found."""
    record = read_record(text, given_layout(None))
    opened = open_table(record.adventure, record.layout, (ALONE,), house=record.house)
    table, events = evolve(None, opened), list[Event]([opened])
    rolls = [turn.roll for turn in record.turns]
    for number, roll in enumerate(rolls, 1):
        if table.ended:
            break
        table, happened = perform(table, RollDice(roll, None))
        marks = bot("tourist").turn(Position.of(table, 0), Random(number))
        table, inked = perform(table, Commit(0, marks))
        events += [*happened, *inked]
    found = record_of(events, reference(record.layout), carried_layout(record.layout))
    stars = record.adventure.score(table.sheets[0]).total
    own = record.adventure.score(replay(record).table.sheets[0]).total
    if record.solo and own > stars:
        return HindsightView(own, own, proven=True, record=text)
    return HindsightView(stars, stars + MORE, proven=False, record=write_record(found))


CANNED = Stages([("hindsight", 1.0, _hindsight)])
