"""The drawn examples of the rules page against the rules: what glows is legal, what is lit counts."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from support.web.catalogue import language_messages
from support.web.node import needs_node, print_json

from pennypapers.rules import Space
from pennypapers.rules.adventure import Adventure
from pennypapers.rules.dice import Roll
from pennypapers.rules.library import adventure, builtin_layout
from pennypapers.rules.mark import Circle, CrossOut, Discovery, Write, parse_marks
from pennypapers.rules.rulebook import clauses
from pennypapers.rules.sheet import Sheet
from pennypapers.rules.turn import Draft

pytestmark = needs_node

SCORING = {"T9", "T10", "T11", "I9", "I14", "I15", "V9", "V11", "V12"}
PLACING = {"G7", "T2", "T3", "T14", "I2", "I3", "I5", "I19", "V3", "V4", "V8", "V15"}

BESIDES = {("I15", "danger"), ("V12", "forest")}
"""What counts too, but is not the rule that is shown."""


class May(msgspec.Struct, forbid_unknown_fields=True):
    value: str
    spaces: list[str]


class CountedReason(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    stars: int
    spaces: list[str]
    space: str | None = None
    value: int | None = None


class Example(msgspec.Struct, forbid_unknown_fields=True):
    key: str
    adventure: str
    marks: str
    corners: tuple[str, str]
    roll: str = ""
    pencil: str = ""
    may: May | None = None
    before: list[str] = []
    reasons: list[CountedReason] = []

    @property
    def rules(self) -> Adventure:
        return adventure(self.adventure)

    @property
    def sheet(self) -> Sheet:
        """What is inked, on the front side."""
        sheet = Sheet(builtin_layout(self.adventure, "front"))
        for mark in parse_marks(self.marks):
            match mark:
                case Write(space, value):
                    sheet = sheet.written(space, value)
                case CrossOut(space):
                    sheet = sheet.struck(space)
                case Circle(space, value):
                    sheet = sheet.circled(space, value)
                case Discovery():
                    sheet = sheet.revealed(mark)
        return sheet

    @property
    def draft(self) -> Draft:
        return Draft.begin(self.rules, self.sheet, Roll.parse(self.roll), before=tuple(map(Space, self.before)))


@lru_cache(maxsize=1)
def by_clause() -> dict[str, list[Example]]:
    return msgspec.convert(print_json("print_examples.js"), type=dict[str, list[Example]])


def examples() -> list[Example]:
    return [example for found in by_clause().values() for example in found]


def test_every_rule_of_scoring_and_placing_is_drawn() -> None:
    assert set(by_clause()) == SCORING | PLACING
    assert clauses().keys() >= SCORING | PLACING
    assert [example.key for example in by_clause()["V9"]] == ["V9-forest", "V9-city", "V9-mountain", "V9-pyramid"]


def test_every_example_has_a_caption() -> None:
    said = {key for key in language_messages("en") if key.startswith("example-")}
    assert said == {f"example-{example.key}" for example in examples()}


def test_such_a_sheet_can_stand() -> None:
    assert {example.key: example.rules.why_impossible(example.sheet) for example in examples()} == {
        example.key: None for example in examples()
    }


def test_what_is_talked_of_is_in_the_picture() -> None:
    for example in examples():
        first, last = map(Space, example.corners)
        shown = {space for space in example.sheet.layout.spaces if first.col <= space.col <= last.col}
        shown &= {space for space in example.sheet.layout.spaces if first.row <= space.row <= last.row}
        talked = {space for reason in example.reasons for space in [*reason.spaces, *filter(None, [reason.space])]}
        assert talked | set(example.sheet.writing) <= shown, example.key


def test_what_glows_is_where_the_value_may_go() -> None:
    drawn = [example for example in examples() if example.may]
    assert len(drawn) > 10
    for example in drawn:
        assert example.may
        legal = [
            choice.spaces for choice in example.draft.options.choices if example.may.value in map(str, choice.values)
        ]
        assert set(example.may.spaces) == {space for spaces in legal for space in spaces}, example.key


def test_what_is_lit_is_all_that_counts() -> None:
    drawn = [example for example in examples() if example.reasons]
    assert len(drawn) > 10
    for example in drawn:
        lit = [
            (reason.kind, reason.stars, reason.space, set(reason.spaces), reason.value) for reason in example.reasons
        ]
        counted = [
            (reason.kind, reason.stars, reason.space, set(reason.spaces), reason.value)
            for part in example.rules.score(example.sheet).parts
            for reason in part.reasons
            if (example.key, reason.kind) not in BESIDES
        ]
        assert sorted(lit, key=str) == sorted(counted, key=str), example.key


def test_what_is_pencilled_may_be_inked() -> None:
    drawn = [example for example in examples() if example.pencil]
    assert drawn
    for example in drawn:
        draft = example.draft.add_all(parse_marks(example.pencil))
        assert draft.why_unfinished() is None, example.key
