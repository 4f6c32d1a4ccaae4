"""Random games with latecomers, each of whom catches up at a different speed."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from support.random_play import finished

from pennypapers.notation import Record
from pennypapers.rules import HouseRules, Layout, Sheet, adventure
from pennypapers.table import (
    Commit,
    Event,
    Latecomer,
    RollDice,
    Table,
    decide,
    draw_exchange,
    draw_roll,
    evolve,
    join,
    open_table,
    record_of,
)
from pennypapers.table.dice.draws import SeedDraws
from pennypapers.table.dice.fairness import dice_headers

ENTROPY = b"luck"


@dataclass
class LateTable:
    """A table and the latecomers who are catching up; `comes` gives the turn after which each latecomer joins."""

    layout: Layout
    seats: Sequence[str]
    comes: Mapping[str, int]
    seed: int
    house: HouseRules = field(default_factory=HouseRules)

    def __post_init__(self) -> None:
        self.rng, self.secret = random.Random(self.seed), self.seed.to_bytes(32, "big")
        opened = open_table(adventure(self.layout.adventure), self.layout, self.seats, house=self.house)
        self.events: list[Event] = [opened]
        self.table: Table = evolve(None, opened)
        self.late: dict[str, Latecomer] = {}

    def record(self) -> Record:
        return record_of(self.events, self.layout.name, dice_headers(self.secret, ENTROPY))

    def play(self, turns: int = 1000) -> LateTable:
        while self.table.ended is None and self.table.turns < turns:
            self._newcomers()
            self._turn()
        return self

    def happen(self, event: Event) -> None:
        self.events.append(event)
        self.table = evolve(self.table, event)

    def _turn(self) -> None:
        table, number = self.table, self.table.turns + 1
        roll = draw_roll(self.secret, ENTROPY, number)
        swaps = table.adventure.is_danger_turn(table.sheets[0], roll)
        exchange = draw_exchange(self.secret, ENTROPY, number, len(table.seats)) if swaps else None
        self._command(RollDice(roll, exchange))
        self.catch_up()
        while waiting := self.table.waiting:
            seat = self.rng.choice(waiting)
            self._command(Commit(seat, finished(self.table.draft(seat), self.rng).marks))
        self.catch_up()

    def _command(self, command: RollDice | Commit) -> None:
        for event in decide(self.table, command):
            self.happen(event)

    def _newcomers(self) -> None:
        for name, turn in self.comes.items():
            if turn == self.table.turns:
                table = self.table
                self.late[name] = Latecomer(name, table.adventure, table.house, Sheet(table.layout))

    def catch_up(self) -> None:
        """Let each latecomer play some of the turns they missed, and join the table once they have played all."""
        for name in list(self.late):
            self._play_on(name, steps=self.rng.randrange(4))
            if self.late[name].may_join(self.table):
                turns = record_of(self.events, "front").turns
                self.happen(join(self.table, self.late.pop(name), turns, SeedDraws(self.secret, ENTROPY)))

    def _play_on(self, name: str, steps: int) -> None:
        turns = record_of(self.events, "front").turns
        while (late := self.late[name]).turns < len(turns) and not late.ended:
            roll = turns[late.turns].roll
            drawn = late.missed_danger(roll, SeedDraws(self.secret, ENTROPY))
            if drawn is None:
                steps -= 1
                if steps < 0:
                    return
                drawn = finished(late.draft(roll), self.rng)
            self.late[name] = late.after(drawn)
