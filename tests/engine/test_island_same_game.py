"""The compiled rules of Skull Island agree with the readable rules, also if several treasures compete for a slot."""

from __future__ import annotations

from random import Random

import pytest
from support.drawn import draft
from support.same_game import Setting, compare_mark_by_mark, compare_simulated, play_both

from pennypapers.bots.compiled_bots import compiled_bots
from pennypapers.rules import Draft, Roll, Sheet, Symbol, Write
from pennypapers.rules.mark import NUMBERS, Writing


@pytest.mark.parametrize("seed", range(24))
def test_every_draft_is_the_same_in_both_engines(seed: int) -> None:
    assert compare_mark_by_mark("island", seed) > 0


@pytest.mark.parametrize("seed", range(16))
def test_simulated_games_follow_the_rules(seed: int) -> None:
    assert compare_simulated("island", seed) > 0


def crowded_sheet(setting: Setting, rng: Random) -> Sheet:
    """A random sheet with few different numbers and many boats, so that one boat may reveal more treasures than I10
    allows. Games hardly ever lead to such a sheet."""
    rules, sheet = setting.rules, Sheet(setting.board.layout)
    numbers = rng.sample(NUMBERS, rng.randint(2, 7))
    values: list[Writing] = [*numbers, Symbol.BOAT, Symbol.BOAT]
    for space in sheet.layout.spaces:
        written = sheet.written(space, Symbol.DANGER if rng.random() < 0.05 else rng.choice(values))
        if rng.random() < 0.7 and rules.why_impossible(written) is None:
            sheet = written
    for _ in range(rng.choice((0, 10, 100))):
        circled = sheet.circled(rng.choice(sheet.layout.spaces), rng.choice(numbers))
        if rules.why_impossible(circled) is None:
            sheet = circled
    return sheet


def with_a_boat(draft: Draft) -> Draft:
    """The draft with the boat that reveals the most treasures; unchanged if no boat can be drawn."""
    marks = [Write(space, Symbol.BOAT) for space in draft.adventure.spaces_for(draft, Symbol.BOAT)]
    return max((draft.add(mark) for mark in marks), key=lambda each: len(each.options.circles), default=draft)


def test_competing_treasures_are_the_same_in_both_engines() -> None:
    competing = 0
    for seed in range(100):
        rng = Random(seed)
        setting = Setting.of("island", rng)
        sheet = crowded_sheet(setting, rng)
        if setting.rules.end([sheet], turns=1, solo=True):
            continue
        draft = with_a_boat(Draft.begin(setting.rules, sheet, Roll.parse("P D 1"), house=setting.house))
        competing += len(draft.options.circles) > 1 and not draft.options.may_commit
        play_both(setting, draft, setting.kernels.position(setting.board, draft), rng)
    assert competing > 20


@pytest.mark.parametrize(("noted", "fits"), [("1*1 2*2 3*3 4", True), ("1*1 2*2 3*3 4*4", False)])
def test_in_both_engines_a_turn_with_two_treasures_for_the_last_slot_needs_a_choice(noted: str, fits: bool) -> None:
    begun = draft("island", f"~ 7 8 ~ ~|~ ^ ^ 7 8|~ 7 8 ~ ~|~ {noted}|~ . ~ ~ ~", roll="1 D 1", marks="a2=B")
    kernels = compiled_bots("island").engine
    position = kernels.position(kernels.board(begun.sheet.layout), begun)
    assert {str(mark) for mark in position.legal()} == {"b2*7", "c2*8"}
    assert position.may_commit == begun.options.may_commit == fits
