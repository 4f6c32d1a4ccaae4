"""The legal turns from drawn positions, counted to a small depth and compared with tests/data/turn_counts/*.txt.

A turn counts once for each order of marks in which it can be committed. The second count of a file is that of all
pairs of turns with its first two rolls, and so on.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from support.brute_turns import BruteTurn
from support.drawn import sheet

from pennypapers.rules import Adventure, Draft, HouseRules, Mark, Roll, Sheet, Space, adventure

FILES = sorted((Path(__file__).parents[1] / "data" / "turn_counts").glob("*.txt"))


@dataclass(frozen=True)
class Position:
    """One file: a drawn sheet, the rolls that come, and how many ways there are to play them."""

    adventure: Adventure
    sheet: Sheet
    house: HouseRules
    solo: bool
    rolls: tuple[Roll, ...]
    counts: tuple[int, ...]

    @classmethod
    def read(cls, file: Path) -> Position:
        lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
        headers = dict(line.split(": ") for line in lines if ": " in line)
        grid, turns = lines.index("sheet:"), lines.index("turns:")
        rolls, counts = zip(*(line.split("|") for line in lines[turns + 1 :]), strict=True)
        key = headers["adventure"]
        return cls(
            adventure(key),
            sheet(key, "\n".join(lines[grid + 1 : turns]), headers.get("discoveries", "")),
            HouseRules.parse(headers.get("options", "")),
            headers.get("mode") == "solo",
            tuple(map(Roll.parse, rolls)),
            tuple(map(int, counts)),
        )

    def count(self, depth: int) -> int:
        return self._count(self.sheet, self.rolls[:depth], ())

    def _count(self, start: Sheet, rolls: tuple[Roll, ...], before: tuple[Space, ...]) -> int:
        if not rolls:
            return 1
        first, *others = rolls
        draft = Draft.begin(self.adventure, start, first, house=self.house, before=before if self.solo else ())
        return sum(self._count(turn.sheet, tuple(others), turn.filled) for turn in legal_turns(draft))


def legal_turns(draft: Draft) -> Iterator[Draft]:
    """Every way to commit this draft, each once."""
    found: dict[tuple[Mark, ...], Draft] = {}

    def explore(at: Draft) -> None:
        options = at.options
        if options.may_commit:
            whole = at.commit()
            found[whole.marks] = whole
        for mark in options.marks():
            explore(at.add(mark))

    explore(draft)
    yield from found.values()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_number_of_legal_turns_is_as_recorded(file: Path) -> None:
    position = Position.read(file)
    counted = tuple(position.count(depth) for depth in range(1, len(position.rolls) + 1))
    assert counted == position.counts


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_an_independent_brute_force_search_finds_the_same_turns(file: Path) -> None:
    position = Position.read(file)
    roll = position.rolls[0]
    again = set(BruteTurn(position.sheet, roll, position.house).all())
    draft = Draft.begin(position.adventure, position.sheet, roll, house=position.house)
    assert again == {turn.marks for turn in legal_turns(draft)}
    assert len(again) == position.counts[0]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_draft_lists_each_set_of_marks_once(file: Path) -> None:
    position = Position.read(file)
    draft = Draft.begin(position.adventure, position.sheet, position.rolls[0], house=position.house)
    listed = [frozenset(turn.marks) for turn in draft.turns()]
    assert len(listed) == len(set(listed))
    assert set(listed) == {frozenset(turn.marks) for turn in legal_turns(draft)}


def test_every_adventure_has_two_positions() -> None:
    assert sorted(Position.read(file).adventure.key for file in FILES) == sorted(2 * ["temple", "island", "valley"])


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_position_can_stand(file: Path) -> None:
    position = Position.read(file)
    assert position.adventure.why_impossible(position.sheet) is None
