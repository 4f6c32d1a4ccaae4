"""The list of golden games, and the program that played them. Run this file to play them again after a layout changed.

A golden game is a record whose headers state its result: `x-turns`, `x-stars` and `x-winners` or `x-rank`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from pennypapers.notation import write_record
from pennypapers.rules import ADVENTURES, SIDES, Adventure, Draft, HouseRules, Mark, adventure, builtin_layout
from pennypapers.table import (
    Commit,
    Event,
    RollDice,
    Table,
    draw_exchange,
    draw_roll,
    evolve,
    open_table,
    perform,
    record_of,
    result,
)

FOLDER = Path(__file__).parent.parent / "data" / "games"

TABLES = {
    "solo": (("ana",), ""),
    "table": (("ana", "ben", "cleo le grand"), ""),
    "house": (("ana", "ben"), "no_door=pass valley_growth=buildings_too crossing=manual"),
}


@dataclass(frozen=True)
class Golden:
    key: str
    side: str
    mode: str

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.key}-{self.side}-{self.mode}.game"


GAMES = [Golden(key, side, mode) for key in ADVENTURES for side in SIDES for mode in TABLES]


def play(game: Golden) -> str:
    """Play a game with `greedy_turn` at every seat, and return its record."""
    seats, options = TABLES[game.mode]
    rng, seed = Random(str(game)), str(game).encode()
    rules = adventure(game.key)
    opened = open_table(rules, builtin_layout(game.key, game.side), seats, house=HouseRules.parse(options))
    events: list[Event] = [opened]
    table = evolve(None, opened)
    while table.ended is None:
        roll = draw_roll(seed, b"", table.turns + 1)
        swaps = len(seats) > 1 and rules.is_danger_turn(table.sheets[0], roll)
        exchange = draw_exchange(seed, b"", table.turns + 1, len(seats)) if swaps else None
        table, happened = perform(table, RollDice(roll, exchange))
        commits = [Commit(seat, greedy_turn(rules, table.draft(seat), rng)) for seat in table.waiting]
        table, inked = perform(table, *commits)
        events += happened + inked
    return write_record(record_of(events, game.side, outcome(table)))


def greedy_turn(rules: Adventure, draft: Draft, rng: Random) -> tuple[Mark, ...]:
    """A turn built mark by mark: always the mark after which the sheet has the most stars, or the fewest if the sheet
    is another player's. Ties are broken at random."""
    while True:
        marks = list(draft.options.marks())
        if draft.options.may_commit and not marks:
            return draft.commit().marks
        hurts = draft.is_danger and not draft.before
        after = [
            (rules.score(draft.add(mark).sheet).total * (-1 if hurts else 1), rng.random(), mark) for mark in marks
        ]
        stars, _, best = max(after, key=lambda each: each[:2])
        if draft.options.may_commit and stars < rules.score(draft.sheet).total:
            return draft.commit().marks
        draft = draft.add(best)


def outcome(table: Table) -> dict[str, str]:
    """The headers that state the result of a golden game."""
    found = result(table)
    stars = ", ".join(f"{each.player} {each.score.total} place {each.place}" for each in found.standings)
    last = {"x-rank": str(found.rank)} if found.rank else {"x-winners": ", ".join(found.winners)}
    return {"x-turns": f"{table.turns} ended by {table.ended}", "x-stars": stars, **last}


def write_all() -> Iterator[Path]:
    for game in GAMES:
        game.file.write_text(play(game), encoding="utf-8")
        yield game.file


if __name__ == "__main__":
    for path in write_all():
        print(path.name)
