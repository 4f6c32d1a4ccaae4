"""The rules of the Bridge of Winds: one number a turn; a star for each number that is one more than the number to its
left; the dangers are gusts, which a 9 calms."""

from __future__ import annotations

from collections.abc import Iterator

from pennypapers.errors import RuleBroken
from pennypapers.rules.adventure import Adventure, Clauses
from pennypapers.rules.facts import Facts, Ground, Palette, PartFacts, Shape
from pennypapers.rules.grid import Space, reading_order
from pennypapers.rules.mark import Symbol, Writing
from pennypapers.rules.scoring import Part, Reason, ReasonKind, Score, ToldBy
from pennypapers.rules.sheet import Sheet
from pennypapers.rules.turn import Draft

PLANK = "o"

DAY = Palette(
    desk="#dfe7ea", desk2="#c8d4d9", paper="#f7fafb", sheet="#ffffff", wash="#e3d3b8",
    ink="#1d2a30", ink2="#46565e", line="#7d8c93", accent="#2f5f8a", accent_d="#1d4263",
    on="#ffffff", legal="#fff3c4", legal_l="#8a6a10", hi="#cfe3f5",
)  # fmt: skip
NIGHT = Palette(
    desk="#0d1316", desk2="#080c0e", paper="#182126", sheet="#212d33", wash="#3a3426",
    ink="#e9f1f4", ink2="#b4c3ca", line="#82929a", accent="#8fc1ec", accent_d="#5b8db8",
    on="#0c1418", legal="#4d4416", legal_l="#f2d36b", hi="#274257",
)  # fmt: skip


class Bridge(Adventure):
    key = "bridge"
    danger_name = "gust"
    printed = {PLANK: "plank"}  # B1
    carries = {PLANK: (int, Symbol.DANGER)}
    part_keys = ("steps", "gusts")
    reason_kinds = {
        "step": ReasonKind("steps", "B5", ToldBy.SPACE),
        "calmed": ReasonKind("gusts", "B6", ToldBy.SPACE),
        "gust": ReasonKind("gusts", "B6", ToldBy.SPACE),
    }
    clauses = Clauses(spaces="B1", turn="B2", end="B7", tie="B8", ranks="B10")
    ranks = (2, 4, 6)  # B10
    facts = Facts(
        age=6,
        minutes=5,
        helper="lockpick",
        danger="skull",
        shapes={PLANK: Shape.SQUARE},
        ground=Ground.STONE,
        day=DAY,
        night=NIGHT,
        parts={"steps": PartFacts("B5", "i-up"), "gusts": PartFacts("B6", "skull")},
        house_rules=("dice", "crossing"),
        legend=(("B3", "face-lockpick"), ("B4", "face-skull")),
        blank=(6, 4),
    )

    def spaces_for(self, draft: Draft, value: Writing) -> tuple[Space, ...]:  # noqa: ARG002
        return draft.sheet.empty(PLANK)  # B2

    def why_not_there(self, draft: Draft, space: Space, value: Writing) -> RuleBroken:  # noqa: ARG002
        return RuleBroken("B2.taken", space=space)

    def why_no_danger_there(self, draft: Draft, space: Space) -> RuleBroken:
        if space in draft.sheet.writing:
            return RuleBroken("B4.taken", space=space)
        return RuleBroken("B9", space=space, before=draft.before)

    def count(self, sheet: Sheet) -> Score:
        return Score((Part("steps", tuple(self._steps(sheet))), Part("gusts", tuple(self._gusts(sheet)))))

    def tie_break(self, sheet: Sheet) -> int:
        return self.score(sheet)["steps"].stars  # B8

    def lookalikes(self, sheet: Sheet) -> Iterator[Reason]:
        for space in reading_order(sheet.dangers):
            yield self.lookalike("calmed", space)
            yield self.lookalike("gust", space)

    def _steps(self, sheet: Sheet) -> Iterator[Reason]:
        numbers = {space: value for space, value in sheet.writing.items() if isinstance(value, int)}
        for space in reading_order(numbers):
            left = next((each for each in numbers if (each.col, each.row) == (space.col - 1, space.row)), None)
            if left is not None and numbers[left] == numbers[space] - 1:
                yield Reason("step", "B5", 1, (left,), space=space, value=numbers[space])

    def _gusts(self, sheet: Sheet) -> Iterator[Reason]:
        for space in reading_order(sheet.dangers):
            calmed = sheet.has_nine_beside(space)
            yield Reason("calmed", "B6", 0, space=space) if calmed else Reason("gust", "B6", -1, space=space)
