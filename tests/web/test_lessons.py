"""The lessons, played: every turn that a lesson wants is legal, the last one ends the game, and what is said is so."""

from __future__ import annotations

import pytest
from support.web.catalogue import language_messages
from support.web.lessons import Lesson, Step, lessons
from support.web.node import needs_node

from pennypapers.rules.dice import Roll
from pennypapers.rules.house import HouseRules
from pennypapers.rules.library import ADVENTURES, read_layout
from pennypapers.rules.mark import parse_marks
from pennypapers.rules.scoring import Score
from pennypapers.table.events import Commit, RollDice
from pennypapers.table.table import Table, fold, open_table, perform

pytestmark = needs_node

ADVENTURE_KEYS = tuple(ADVENTURES)
PARTS = {
    "temple": {"sequence": 5, "groups": 3, "mummies": 2},
    "island": {"treasures": 4, "dangers": 4},
    "valley": {"mountains": 7, "buildings": 6, "full": 7},
}
"""What the words of each lesson promise; all other parts are nothing."""


def opened(lesson: Lesson) -> Table:
    layout = read_layout(lesson.layout)
    house = HouseRules.parse("dice=by_hand")
    return fold([open_table(ADVENTURES[lesson.adventure], layout, ["You"], house=house)])


def after(table: Table, *commands: RollDice | Commit) -> Table:
    return perform(table, *commands)[0]


def rolled(table: Table, step: Step) -> Table:
    return after(table, RollDice(Roll.parse(step.roll)))


def score(table: Table) -> Score:
    return table.adventure.score(table.sheets[0])


def test_every_adventure_has_a_lesson() -> None:
    assert tuple(lessons()) == ADVENTURE_KEYS
    assert all(read_layout(lesson.layout).adventure == key for key, lesson in lessons().items())


@pytest.mark.parametrize("key", ADVENTURE_KEYS)
def test_a_lesson_is_a_whole_game(key: str) -> None:
    table = opened(lessons()[key])
    for step in lessons()[key].steps:
        if not step.roll:
            continue
        assert table.ended is None, step.say
        table = after(rolled(table, step), Commit(0, parse_marks(step.want[0])))
    assert table.ended
    assert {part: stars for part, stars in score(table).as_dict().items() if stars} == PARTS[key]


@pytest.mark.parametrize("key", ADVENTURE_KEYS)
def test_whatever_a_step_wants_may_be_written_and_inked(key: str) -> None:
    table = opened(lessons()[key])
    for step in lessons()[key].steps:
        if not step.roll:
            continue
        table = rolled(table, step)
        ends = set()
        for wanted in step.want:
            draft = table.draft(0)
            for mark in parse_marks(wanted):
                assert draft.why_illegal(mark) is None, f"{step.say}: {mark}"
                draft = draft.add(mark)
            assert draft.why_unfinished() is None, step.say
            ends.add(after(table, Commit(0, parse_marks(wanted))).ended)
        assert len(ends) == 1, f"{step.say} may not end the game by one way and not by another"
        table = after(table, Commit(0, parse_marks(step.want[0])))


@pytest.mark.parametrize("key", ADVENTURE_KEYS)
def test_a_part_is_explained_when_it_has_something_to_show(key: str) -> None:
    table = opened(lessons()[key])
    for step in lessons()[key].steps:
        if step.roll:
            table = after(rolled(table, step), Commit(0, parse_marks(step.want[0])))
        elif step.part:
            assert score(table)[step.part].reasons, step.say


@pytest.mark.parametrize("key", ADVENTURE_KEYS)
def test_every_face_that_is_special_is_met(key: str) -> None:
    faces = {face for step in lessons()[key].steps for face in step.roll.split()}
    assert {"P", "D", "!"} <= faces


def test_every_sentence_of_a_lesson_is_there_and_no_other() -> None:
    for key, lesson in lessons().items():
        said = [words for step in lesson.steps for words in (step.say, *step.more)]
        assert said == [name for name in language_messages("en") if name.startswith(f"learn-{key}-")]
