"""Dice that can be checked: fair, repeatable, and different for every seed, entropy and turn."""

from __future__ import annotations

from collections import Counter
from hmac import digest
from itertools import permutations
from time import process_time

import pytest

from pennypapers.rules import Special
from pennypapers.table import draw_exchange, draw_roll, is_exchange
from pennypapers.table.dice.draws import SEED_BYTES

SEED = bytes(range(SEED_BYTES))


def test_the_same_seed_gives_the_same_dice() -> None:
    first = [str(draw_roll(SEED, b"ana", turn)) for turn in range(1, 9)]
    assert first == [str(draw_roll(SEED, b"ana", turn)) for turn in range(1, 9)]
    assert draw_exchange(SEED, b"ana", 3, 5) == draw_exchange(SEED, b"ana", 3, 5)


def test_what_is_drawn_never_changes() -> None:
    """Old records must verify with every later version."""
    rolls = ["3 D 4", "1 2 5", "5 1 3", "1 D 5", "P 3 4"]
    exchanges = [(1, 3, 4, 2, 0), (3, 0, 4, 1, 2), (1, 0, 3, 4, 2)]
    assert [str(draw_roll(SEED, b"", turn)) for turn in range(1, 6)] == rolls
    assert [draw_exchange(SEED, b"", turn, 5) for turn in range(1, 4)] == exchanges


def test_long_entropy_is_hashed_once() -> None:
    """Whoever sends a record may write what they like in it: a megabyte, hashed for each of many thousand turns."""
    entropy, began = bytes(1_000_000), process_time()
    for turn in range(1, 5_000):
        draw_roll(SEED, entropy, turn)
    assert process_time() - began < 1, "five gigabytes would take several seconds"


@pytest.mark.parametrize("turn", range(1, 200))
def test_a_roll_can_be_checked_by_hand(turn: int) -> None:
    """Bytes of HMAC-SHA256 below 252, modulo 6: 0 to 4 is a number, 5 the special face."""
    data = digest(SEED, b"ana ben" + (2 * turn).to_bytes(8, "big") + bytes(8), "sha256")
    purple, green, red, *_ = [byte % 6 for byte in data if byte < 252]
    faces = [("12345" + special)[face] for face, special in zip((purple, green, red), "PD!", strict=True)]
    assert str(draw_roll(SEED, b"ana ben", turn)) == " ".join(faces)


def test_another_seed_or_other_entropy_gives_other_dice() -> None:
    def first(seed: bytes, entropy: bytes) -> list[object]:
        return [draw_roll(seed, entropy, turn) for turn in range(20)]

    games = [first(SEED, b""), first(SEED, b"ana"), first(SEED, b"anb"), first(SEED[::-1], b"")]
    assert all(one != other for one, other in permutations(games, 2))


def test_a_roll_and_the_exchange_of_its_turn_are_independent() -> None:
    drawn = {(draw_roll(SEED, b"", turn).purple, draw_exchange(SEED, b"", turn, 3)) for turn in range(300)}
    assert len(drawn) == 6 * 2, "every face comes with both derangements of three"


def test_every_face_is_as_likely_as_any_other() -> None:
    rolls = [draw_roll(SEED, b"", turn) for turn in range(6000)]
    for die, special in (("purple", Special.PENNY), ("green", Special.DAKOTA), ("red", Special.DANGER)):
        counts = Counter(getattr(roll, die) for roll in rolls)
        assert counts.keys() == {1, 2, 3, 4, 5, special}
        assert all(900 < count < 1100 for count in counts.values()), counts


def test_the_dice_of_a_roll_do_not_depend_on_each_other() -> None:
    counts = Counter(str(draw_roll(SEED, b"", turn)) for turn in range(21600))
    assert len(counts) == 216
    assert all(50 < count < 150 for count in counts.values())


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_derangement_is_as_likely_as_any_other(seats: int) -> None:
    every = [order for order in permutations(range(seats)) if is_exchange(order, seats)]
    counts = Counter(draw_exchange(SEED, b"", turn, seats) for turn in range(300 * len(every)))
    assert counts.keys() == set(every)
    assert all(225 < count < 375 for count in counts.values()), counts


@pytest.mark.parametrize("seats", [2, 3, 7, 50, 100])
def test_every_exchange_leaves_nobody_with_their_own_sheet(seats: int) -> None:
    assert all(is_exchange(draw_exchange(SEED, b"", turn, seats), seats) for turn in range(40))


def test_a_draw_may_need_more_bytes_than_one_block() -> None:
    """A hundred seats take ninety-nine numbers, and more where an order is thrown away: the blocks never repeat."""
    drawn = {draw_exchange(SEED, b"", turn, 100) for turn in range(50)}
    assert len(drawn) == 50
    columns = [Counter(order[seat] for order in drawn).most_common(1)[0][1] for seat in range(100)]
    assert max(columns) < 10
