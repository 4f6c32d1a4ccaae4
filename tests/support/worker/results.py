"""Games and drawings whose text must be the same wherever Python runs: here, and in a browser."""

from __future__ import annotations

import hashlib
import json
from random import Random

from pennypapers.bots import Position, bot
from pennypapers.drawing.printed import printed_svg
from pennypapers.drawing.svg import sheet_svg
from pennypapers.hosting.texts.text_answers import checks_of, steps_of
from pennypapers.notation.record import write_record
from pennypapers.rules.adventure import Adventure
from pennypapers.rules.layout import Layout
from pennypapers.rules.library import ADVENTURES, SIDES, builtin_layout
from pennypapers.server.answers.rules import rules
from pennypapers.server.codec import encode
from pennypapers.table import Commit, RollDice, Table, draw_exchange, draw_roll, evolve, open_table, perform
from pennypapers.table.events import Event
from pennypapers.table.replay import record_of

GAMES = 3
"""Of each adventure on each side, by the Pathfinder and the Tourist."""


BOTS = ("pathfinder", "tourist")


def play(adventure: Adventure, layout: Layout, seed: int) -> tuple[Table, list[Event]]:
    """A whole game with everything that has happened in it."""
    events: list[Event] = [opened := open_table(adventure, layout, list(BOTS))]
    table, luck = evolve(None, opened), Random(f"{seed}")
    while not table.ended:
        turn, key = table.turns + 1, f"game {seed}".encode()
        roll = draw_roll(key, b"", turn)
        swaps = adventure.is_danger_turn(table.sheets[0], roll)
        exchange = draw_exchange(key, b"", turn, len(BOTS)) if swaps else None
        table, happened = perform(table, RollDice(roll, exchange))
        events += happened
        for seat, name in enumerate(BOTS):
            table, happened = perform(table, Commit(seat, bot(name).turn(Position.of(table, seat), luck)))
            events += happened
    return table, events


def results() -> str:
    """By name, what was made; long texts as their hashes."""
    made = {"rules": repr(rules())}
    for key, adventure in ADVENTURES.items():
        for side in SIDES:
            layout = builtin_layout(key, side)
            made[f"{key} {side} printed"] = printed_svg(layout)
            for seed in range(GAMES):
                name = f"{key} {side} {seed}"
                table, events = play(adventure, layout, seed)
                record = write_record(record_of(events, side))
                made[f"{name} record"] = record
                made[f"{name} steps"] = encode(steps_of(record, None)).decode()
                made[f"{name} checks"] = encode(checks_of(record, None)).decode()
                for sheet in table.sheets:
                    made[f"{name} {len(made)} drawn"] = sheet_svg(sheet, score=adventure.score(sheet))
    made["random"] = str([Random(f"{seed}").random() for seed in range(10)])
    return json.dumps({name: hashlib.sha256(text.encode()).hexdigest() for name, text in made.items()})
