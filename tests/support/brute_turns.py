"""Lists every legal turn by brute force: tries all sequences of marks, and checks each by the rules in `brute`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from support import brute

from pennypapers.rules import Circle, CrossOut, Discovery, HouseRules, Mark, Pass, Roll, Sheet, Space, Symbol, Write
from pennypapers.rules.grid import reading_order
from pennypapers.rules.mark import Writing

DRAWN = {"temple": (), "island": (Symbol.BOAT,), "valley": brute.BUILDINGS}


@dataclass(frozen=True)
class BruteTurn:
    """An uncommitted turn. Unless players cross out dangers themselves (O3), crossing out is not a mark."""

    sheet: Sheet
    roll: Roll
    house: HouseRules
    before: tuple[Space, ...] = ()
    marks: tuple[Mark, ...] = ()

    @property
    def key(self) -> str:
        return self.sheet.layout.adventure

    @property
    def is_danger(self) -> bool:
        drawn = [mark for mark in self.sheet.writing.values() if mark is Symbol.DANGER]
        drawn_now = [mark for mark in self.marks if isinstance(mark, Write) and mark.value is Symbol.DANGER]
        return self.roll.danger and (self.key != "island" or len(drawn) - len(drawn_now) < 5)

    @property
    def uses(self) -> list[Writing]:
        """The numbers and symbols that dice have been used for (V2, V8)."""
        written: list[Writing] = [mark.value for mark in self.marks if isinstance(mark, Write)]
        escapes = [9 for mark in self.marks if isinstance(mark, CrossOut) and self.key == "valley"]
        return written + escapes

    @property
    def is_used(self) -> bool:
        return bool(self.uses) or Pass() in self.marks

    @property
    def may_commit(self) -> bool:
        if not self.is_used:
            return False
        left = self._treasures()
        values, spaces = {value for _, value in left}, {space for space, _ in left}
        return len(values) == len(spaces) == len(left) and len(self.sheet.treasures) + len(left) <= 5

    def all(self) -> Iterator[tuple[Mark, ...]]:
        """The marks of every legal turn that continues this one; remaining treasures are noted in reading order."""
        if self.may_commit:
            left = sorted(self._treasures(), key=lambda each: (each[0].row, each[0].col))
            yield (*self.marks, *(Circle(space, value) for space, value in left))
        for mark in self._next():
            yield from self.after(mark).all()

    def after(self, mark: Mark) -> BruteTurn:
        return replace(self, sheet=marked(self.sheet, mark), marks=(*self.marks, mark))

    def _next(self) -> Iterator[Mark]:
        if self.is_danger:
            if not self.marks:
                yield from (Write(space, Symbol.DANGER) for space in brute.danger_spaces(self.sheet, self.before))
            return
        if any(isinstance(mark, Discovery) for mark in self.marks):
            return
        yield from self._crossings()
        if self._must_pass():
            if not self.marks:
                yield Pass()
            return
        yield from self._writings()
        yield from (Circle(space, value) for space, value in self._treasures())
        if self.key == "valley" and self.is_used:
            for kind, spaces in brute.possible_discoveries(self.sheet):
                yield Discovery(kind, reading_order(spaces))

    def _writings(self) -> Iterator[Mark]:
        if self.is_used and self.key != "valley":
            return
        for value in (*range(1, 16), *DRAWN[self.key]):
            stands = value in brute.BUILDINGS and value in self.sheet.writing.values()
            if not stands and brute.uses_fit(self.roll, [*self.uses, value]):
                for space in brute.eligible(self.sheet, self.roll, self.house, value):
                    yield Write(space, value)

    def _crossings(self) -> Iterator[Mark]:
        if self.key != "valley" and self.house.crossing == "auto":
            return
        for space, mark in self.sheet.writing.items():
            if mark is Symbol.DANGER and space not in self.sheet.crossed:
                if self.key == "valley":
                    may = brute.uses_fit(self.roll, [*self.uses, 9])
                else:
                    may = brute.crossed_out(self.sheet, space)
                if may:
                    yield CrossOut(space)

    def _must_pass(self) -> bool:
        doors = [space for space, kind in self.sheet.layout.kinds.items() if kind == "D"]
        left = [space for space in doors if space not in self.sheet.writing]
        return self.key == "temple" and self.roll.dakota and self.house.no_door == "pass" and not left

    def _treasures(self) -> set[tuple[Space, int]]:
        """I11: the treasures that may be noted after a number or a boat."""
        return brute.treasures_to_note(self.sheet) if self.key == "island" and self.uses else set()


def marked(sheet: Sheet, mark: Mark) -> Sheet:
    match mark:
        case Write(space, value):
            return replace(sheet, writing={**sheet.writing, space: value})
        case CrossOut(space):
            return replace(sheet, crossed=sheet.crossed | {space})
        case Circle(space, value):
            return replace(sheet, treasures={**sheet.treasures, space: value})
        case Discovery():
            return replace(sheet, discoveries=(*sheet.discoveries, mark))
        case Pass():
            return sheet
