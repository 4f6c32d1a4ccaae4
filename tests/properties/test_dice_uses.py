"""What dice make (G4, G5), and which uses of a roll fit together in the Valley (V2)."""

from __future__ import annotations

from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support import brute
from support.drawn import sheet
from support.strategies import permuted, rolls, steady

from pennypapers.rules import CrossOut, Draft, Mark, Roll, Space, Symbol, Write, adventure, all_rolls
from pennypapers.rules.mark import Writing

MEADOW = sheet("valley", "7 . . . ! ! !|. . . . w w w")
"""A sheet with room for any three uses: each space from b1 to d1 is beside a number once the one before is filled."""
ROOM = tuple(map(Space, ("b1", "c1", "d1")))
SNAKES = tuple(map(Space, ("e1", "f1", "g1")))

ESCAPE = Symbol.DANGER
"""In a list of uses: a 9 that is spent on a snake (V8)."""

USES: tuple[Writing, ...] = (*range(1, 16), Symbol.HUT, ESCAPE)
CALM = [roll for roll in all_rolls() if not roll.danger]


def marks(uses: tuple[Writing, ...]) -> tuple[Mark, ...]:
    rooms, snakes = iter(ROOM), iter(SNAKES)
    return tuple(CrossOut(next(snakes)) if use is ESCAPE else Write(next(rooms), use) for use in uses)


def accepted(roll: Roll, uses: tuple[Writing, ...]) -> bool:
    """Whether a draft accepts these uses; numbers are written before buildings, so that each has a legal space."""
    draft = Draft.begin(adventure("valley"), MEADOW, roll)
    for mark in marks(tuple(sorted(uses, key=lambda use: use is Symbol.HUT))):
        if broken := draft.why_illegal(mark):
            assert broken.clause in ("G4", "V2", "V6", "V8"), f"refused for another reason: {broken}"
            return False
        draft = draft.add(mark)
    return True


def fits(roll: Roll, uses: tuple[Writing, ...]) -> bool:
    return brute.uses_fit(roll, [9 if use is ESCAPE else use for use in uses])


@pytest.mark.parametrize("roll", all_rolls(), ids=str)
def test_the_numbers_of_every_roll(roll: Roll) -> None:
    assert set(roll.numbers) == brute.numbers_of(roll)


@pytest.mark.parametrize("roll", [roll for roll in CALM if roll.purple in (1, 4, "P")], ids=str)
def test_every_pair_of_uses_fits_exactly_when_the_dice_can_be_parted(roll: Roll) -> None:
    makeable = [use for use in USES if fits(roll, (use,))]
    for pair in product(makeable, repeat=2):
        if pair.count(Symbol.HUT) < 2:
            assert accepted(roll, pair) == fits(roll, pair), f"{pair} with {roll}"


@steady(400)
@given(roll=st.sampled_from(CALM), data=st.data())
def test_three_uses_fit_exactly_when_the_dice_can_be_parted(roll: Roll, data: st.DataObject) -> None:
    makeable = st.sampled_from([use for use in USES if fits(roll, (use,))])
    uses = tuple(data.draw(st.lists(makeable, min_size=3, max_size=3)))
    if uses.count(Symbol.HUT) < 2:
        assert accepted(roll, uses) == fits(roll, uses)


@steady(200)
@given(roll=rolls, order=st.permutations([0, 1, 2]))
def test_which_die_shows_a_number_changes_no_number_that_can_be_made(roll: Roll, order: list[int]) -> None:
    assert permuted(roll, order).numbers == roll.numbers


@steady(150)
@given(roll=st.sampled_from(CALM), order=st.permutations([0, 1, 2]), data=st.data())
def test_which_die_shows_a_number_changes_no_legal_turn(roll: Roll, order: list[int], data: st.DataObject) -> None:
    uses = tuple(data.draw(st.lists(st.sampled_from(USES), min_size=1, max_size=3)))
    assert accepted(roll, uses) == accepted(permuted(roll, order), uses)


@steady(150)
@given(roll=st.sampled_from(CALM), data=st.data())
def test_the_order_of_the_uses_changes_no_legal_turn(roll: Roll, data: st.DataObject) -> None:
    numbers = st.sampled_from(roll.numbers)
    uses = data.draw(st.lists(numbers, min_size=1, max_size=3))
    assert len({accepted(roll, tuple(order)) for order in permutations(uses)}) == 1
