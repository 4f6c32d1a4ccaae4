"""A challenge and its text: the same dice for everybody, and a seal that shows every change."""

from __future__ import annotations

import hashlib

import pytest

from pennypapers import Game, TextError
from pennypapers.challenges import Challenge, read_challenge
from pennypapers.errors import InvalidText
from pennypapers.rules import HouseRules, builtin_layout, read_layout

SEED = bytes(range(32))
HOOK = read_layout("adventure: temple\nname: hook\ngrid:\n  o o D\n  o - -\n")
FRONT = builtin_layout("island", "front")
CHALLENGES = [
    Challenge(FRONT, SEED),
    Challenge(HOOK, SEED, HouseRules.parse("no_door=pass"), "Sunday’s hook"),
]


def nothing_beside(name: str) -> str:
    raise FileNotFoundError(name)


@pytest.mark.parametrize("challenge", CHALLENGES, ids=["built-in", "own layout"])
def test_a_challenge_is_the_same_after_a_round_trip(challenge: Challenge) -> None:
    assert read_challenge(str(challenge), nothing_beside) == challenge


def test_its_rolls_are_those_of_a_game_with_its_seed() -> None:
    game = Game("island", seed=SEED)
    assert [CHALLENGES[0].draws.roll(1)] == [game.roll]


def test_the_seal_can_be_worked_out_by_hand() -> None:
    head = "pennypapers challenge 1\nadventure temple\nlayout hook | o o D | o - -\noptions no_door=pass\n"
    text = f"{head}rolls \nseed {SEED.hex()}\n"
    assert CHALLENGES[1].seal == hashlib.sha256(text.encode()).hexdigest()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("seed: 00", "seed: 01"),
        ("hook | o o D", "hook | o o o"),
        ("options: no_door=pass\n", ""),
        ("seal: ", "seal: 0"),
    ],
    ids=["seed", "layout", "options", "seal"],
)
def test_a_change_is_told_by_the_seal(old: str, new: str) -> None:
    text = str(CHALLENGES[1])
    assert old in text
    with pytest.raises(TextError) as refused:
        read_challenge(text.replace(old, new), nothing_beside)
    assert refused.value.code == "challenge.seal"


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("challenge: 1", "challenge: 2", "challenge.version"),
        ("seed: 00", "seed: ", "challenge.seed"),
        ("seed: 00", "seed: zz", "text.hexadecimal"),
        ("no_door=pass", "dice=by_hand", "challenge.by_hand"),
        ("title: ", f"title: {'x' * 60}", "challenge.title"),
        ("seal: ", "sale: ", "text.header_unknown"),
        ("challenge: 1\n", "", "text.header_missing"),
    ],
)
def test_a_text_that_is_no_challenge_is_refused(old: str, new: str, code: str) -> None:
    with pytest.raises(TextError) as refused:
        read_challenge(str(CHALLENGES[1]).replace(old, new), nothing_beside)
    assert refused.value.code == code


@pytest.mark.parametrize("title", ["two\nlines", "a # b", "x" * 61, " edge", "bell\a"])
def test_a_title_that_would_not_survive_its_text_is_refused(title: str) -> None:
    with pytest.raises(InvalidText):
        Challenge(FRONT, SEED, title=title)
