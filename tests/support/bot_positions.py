"""Positions to test bots in: solo and with several players, on sheets from all phases of a game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from support.random_play import EVERY_SIDE, some_sheets

from pennypapers.bots import BOTS, Position, bot
from pennypapers.rules import Crossing, Growth, HouseRules, NoDoor, adventure, all_rolls

HOUSES = [
    HouseRules(),
    HouseRules(crossing=Crossing.MANUAL, no_door=NoDoor.PASS, valley_growth=Growth.BUILDINGS_TOO),
]
EVERY_BOT = pytest.mark.parametrize("name", BOTS)
EVERY_LAYOUT = pytest.mark.parametrize(("key", "side"), EVERY_SIDE)


def positions(key: str, side: str, *, games: int = 2, house: HouseRules | None = None) -> Iterator[Position]:
    rules, rng = adventure(key), Random(f"{key} {side}")
    house = house or HouseRules()
    sheets = [sheet for sheet in some_sheets(key, side, games=games) if not sheet.is_full]
    for sheet, other in zip(sheets, reversed(sheets), strict=True):
        roll = rng.choice(all_rolls())
        yield Position(rules, house, (sheet,), 0, 0, 5, roll, sheet.layout.of("o")[:1])
        if len(sheet.dangers) == len(other.dangers) or not roll.danger:  # I7: all sheets of a table have as many
            held = 1 if rules.is_danger_turn(sheet, roll) else 0
            yield Position(rules, house, (sheet, other), 0, held, 5, roll)


def wake(key: str) -> None:
    """Ask every bot for one turn, so that its kernels are compiled before a table has to wait for them."""
    for name in BOTS:
        bot(name).turn(next(positions(key, "front", games=1)), Random(1))
