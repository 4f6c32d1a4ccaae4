"""A whole game between bots on the readable rules: for tests, for measuring, and to try out a bot of your own."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ..rules.adventure import Adventure
from ..rules.house import HouseRules
from ..rules.layout import Layout
from ..table import Commit, RollDice, Table, draw_exchange, draw_roll, evolve, open_table, perform
from .bot import Bot
from .position import Position


def play_game(
    adventure: Adventure, layout: Layout, bots: Sequence[Bot], *, seed: int, house: HouseRules | None = None
) -> Table:
    """Play a game to its end and return the table; with one bot it is a solo game. The seed decides the dice and the
    bots' random choices."""
    names = [f"{bot.name} {seat}" for seat, bot in enumerate(bots, start=1)]
    table = evolve(None, open_table(adventure, layout, names, house=house))
    key, lucks = f"game {seed}".encode(), [Random(f"{seed} {seat}") for seat in range(len(bots))]
    while not table.ended:
        turn = table.turns + 1
        roll = draw_roll(key, b"", turn)
        swaps = not table.solo and adventure.is_danger_turn(table.sheets[0], roll)
        table, _ = perform(table, RollDice(roll, draw_exchange(key, b"", turn, len(bots)) if swaps else None))
        for seat, (each, luck) in enumerate(zip(bots, lucks, strict=True)):
            table, _ = perform(table, Commit(seat, each.turn(Position.of(table, seat), luck)))
    return table
