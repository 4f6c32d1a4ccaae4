"""The vector environment: the same games as the single environments, and what it refuses."""

from __future__ import annotations

import warnings
from itertools import permutations
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode
from support.envs import BY_HAND, KEYS, assert_same, single, some_action, vector

from pennypapers import InvalidValue, PennyError, RuleBroken
from pennypapers.envs import env_id
from pennypapers.envs.illegal_action import IllegalAction
from pennypapers.rules import Circle, Crossing, CrossOut, Draft, HouseRules, Layout, Mark, Write, adventure

GAMES = 3


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize(("house", "layout"), [("", "front"), (BY_HAND, "back")])
def test_alone_it_plays_the_games_of_single_environments(key: str, house: str, layout: str) -> None:
    """Observations, masks, rewards and ends are the same after every step, over the end of games as well."""
    many = vector(key, GAMES, house=house, layout=layout)
    each = [single(key, house=house, layout=layout) for _ in range(GAMES)]
    rng, done = np.random.default_rng(7), [False] * GAMES
    observations, infos = many.reset(seed=20)
    seen = [env.reset(seed=20 + game)[0] for game, env in enumerate(each)]
    ended = 0
    while ended < 2 * GAMES:
        assert many.observation_space.contains(observations)
        for game in range(GAMES):
            row = {name: array[game] for name, array in observations.items()}
            assert_same(row, seen[game], f"game {game}")
            assert np.array_equal(infos["action_mask"][game], seen[game]["action_mask"])
        actions = np.array([some_action(one["action_mask"], rng) for one in seen])
        observations, rewards, terminations, _, infos = many.step(actions)
        for game, env in enumerate(each):
            if done[game]:
                seen[game], reward, done[game] = env.reset()[0], 0.0, False
            else:
                seen[game], reward, done[game], _, info = env.step(actions[game])
                assert infos["stars"][game].tolist() == info["stars"]
            assert (rewards[game], terminations[game]) == (reward, done[game])
            ended += done[game]


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("rewards", ["gained", "end", "win"])
def test_against_bots_its_games_follow_the_rules(key: str, rewards: str) -> None:
    """After every closed turn each sheet is the one before with one legal turn of the roll on it."""
    many = vector(key, 2, opponents="tourist,pathfinder", rewards=rewards)
    rules, house = adventure(key), HouseRules(crossing=Crossing.AUTO)
    many.reset(seed=3)
    total, ended = np.zeros(2), np.zeros(2, bool)
    dangers = 0
    while not ended.any():
        before = [[many.sheet(game, seat) for seat in range(3)] for game in range(2)]
        rolls = [many.roll(game) for game in range(2)]
        _, got, ended, _, infos = many.step(many.random_actions())
        total += got
        for game in range(2):
            after = [many.sheet(game, seat) for seat in range(3)]
            if after[1:] == before[game][1:]:
                continue  # a step within a turn, or every other sheet was passed on
            dangers += rules.is_danger_turn(before[game][0], rolls[game])
            for old, new in zip(before[game][1:], after[1:], strict=True):
                _assert_one_turn(rules, old, new, rolls[game], house)
    assert dangers
    game = int(np.flatnonzero(ended)[0])
    stars = [rules.score(many.sheet(game, seat)).total for seat in range(3)]
    assert infos["stars"][game].tolist() == stars
    assert infos["_stars"][game]
    if rewards == "win":
        strength = [(star, rules.tie_break(many.sheet(game, seat))) for seat, star in enumerate(stars)]
        assert total[game] == (1 / strength.count(max(strength)) if strength[0] == max(strength) else 0)
    else:
        assert total[game] == stars[0]


def _assert_one_turn(rules: Any, old: Any, new: Any, roll: Any, house: Any) -> None:
    """`new` is `old` after one legal turn. The order of several marks is found by trying."""
    marks: tuple[Mark, ...]
    written: list[Mark] = [Write(space, value) for space, value in new.writing.items() if space not in old.writing]
    crossed: list[Mark] = [CrossOut(space) for space in new.crossed - old.crossed] if not rules.nine_crosses else []
    circled: list[Mark] = [Circle(space, value) for space, value in new.treasures.items() if space not in old.treasures]
    found = new.discoveries[len(old.discoveries) :]
    for marks in permutations([*written, *crossed, *circled]):
        try:
            draft = Draft.begin(rules, old, roll, house=house).add_all([*marks, *found]).commit()
        except RuleBroken:
            continue
        assert draft.sheet == new
        return
    raise AssertionError(f"{roll}: {written} {crossed} {circled} {found} is no legal turn")


@pytest.mark.parametrize("opponents", ["voyager", "explorer"])
def test_learned_bots_play_too(opponents: str) -> None:
    many = vector("temple", 2, opponents=opponents)
    many.reset(seed=3)
    for _ in range(3):
        many.step(many.random_actions())
    assert len(many.sheet(0, 1).writing) >= 2


def test_gymnasium_makes_it_without_a_warning() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        many = gymnasium.make_vec(env_id("temple"), num_envs=4)
    assert many.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    assert many.spec is not None
    assert many.spec.kwargs["num_envs"] == 4
    alone = gymnasium.make_vec(env_id("temple"), num_envs=2, vectorization_mode="sync")
    observation, _ = alone.reset(seed=1)
    first, _ = many.reset(seed=1)
    assert_same(observation, {name: array[:2] for name, array in first.items()}, "made with sync")


def test_an_illegal_action_is_refused_in_its_game_only() -> None:
    many = vector("temple", 3)
    before, _ = many.reset(seed=1, options={"rolls": ["1 2 3"]})
    actions = many.random_actions()
    door = many.layout.of("D")[0]
    actions[1] = many.actions.numbers[Write(door, 3)]
    after, rewards, _, _, infos = many.step(actions)
    assert rewards[1] == -1
    assert infos["_refused"].tolist() == [False, True, False]
    assert infos["refused"][1].startswith(f"{door}=3 is illegal: T2: ")
    assert np.array_equal(before["sheets"][1], after["sheets"][1])
    assert not np.array_equal(before["sheets"][0], after["sheets"][0])


@pytest.mark.parametrize("key", KEYS)
def test_the_mask_and_the_rules_agree_about_every_action(key: str) -> None:
    """Every action that is not in the mask is refused by the readable rules, in the middle of turns too."""
    many, rng = vector(key, 1, house=BY_HAND, illegal="raise"), np.random.default_rng(4)
    observation, _ = many.reset(seed=8)
    for _ in range(60):
        mask = observation["action_mask"][0]
        over = observation["roll"][0, 0] == 0  # the action of the next step is ignored
        for action in [] if over else rng.choice(np.flatnonzero(mask == 0), 12):
            with pytest.raises(IllegalAction) as raised:
                many.step(np.array([action]))
            assert raised.value.clause
        observation, _, _, _, _ = many.step(np.array([some_action(mask, rng)]))


def test_a_raised_refusal_changes_no_game() -> None:
    many = vector("valley", 2, illegal="raise")
    before, _ = many.reset(seed=1, options={"rolls": ["1 2 3"]})
    with pytest.raises(IllegalAction, match="V2") as raised:
        many.step(np.array([many.random_actions()[0], many.actions.commit]))
    assert raised.value.__notes__ == ["in game 1 of 2; no game has changed"]
    kept = many.clone()
    assert_same(before, many.restore(kept)[0], "after a refusal")


@pytest.mark.parametrize(
    ("actions", "why"),
    [
        (np.zeros(3, int), r"actions have the shape \(2,\), not \(3,\)"),
        (np.zeros((2, 1), int), r"not \(2, 1\)"),
        (0, r"not \(\)"),
        (np.zeros(2), "actions are whole numbers, not float64"),
        (np.array([0, 574]), "game 1: action 574 is not one of 0 to 573"),
        (np.array([-1, 0]), "game 0: action -1"),
    ],
)
def test_what_are_no_actions_is_an_error(actions: Any, why: str) -> None:
    many = vector("temple", 2)
    many.reset(seed=1)
    with pytest.raises(InvalidValue, match=why):
        many.step(actions)


def test_a_step_needs_a_reset() -> None:
    with pytest.raises(ResetNeeded):
        vector("temple", 2).step(np.zeros(2, int))


@pytest.mark.parametrize("key", KEYS)
def test_a_clone_goes_on_with_the_same_dice_or_with_others(key: str) -> None:
    many = vector(key, 4)
    start, _ = many.reset(seed=2)
    with_dice, without = many.clone(), many.clone(randomness=False)

    def play_on() -> tuple[Any, Any]:
        rng, rolls = np.random.default_rng(1), []
        observations, _ = many.restore(many.clone())
        for _ in range(20):
            actions = np.array([some_action(mask, rng) for mask in observations["action_mask"]])
            observations = many.step(actions)[0]
            rolls.append(observations["roll"].copy())
        return rolls, observations["sheets"]

    rolls, sheets = play_on()
    assert_same(start, many.restore(with_dice)[0], "restored")
    again = play_on()
    assert np.array_equal(rolls, again[0])
    assert np.array_equal(sheets, again[1])
    assert_same(start, many.restore(without)[0], "restored without dice")
    assert not np.array_equal(play_on()[0], rolls)


def test_arrays_belong_to_the_caller_unless_they_are_views() -> None:
    many = vector("temple", 2)
    first, info = many.reset(seed=1)
    kept = {name: array.copy() for name, array in first.items()}
    many.step(many.random_actions())
    assert_same(first, kept, "kept")
    views = vector("temple", 2, copy=False)
    shown, info = views.reset(seed=1)
    with pytest.raises(ValueError, match="read-only"):
        shown["action_mask"][0, 0] = 1
    with pytest.raises(ValueError, match="read-only"):
        info["action_mask"][0, 0] = 1
    before = shown["sheets"].copy()
    views.step(views.random_actions())
    assert not np.array_equal(shown["sheets"], before)


def test_random_actions_are_legal_and_reach_every_one() -> None:
    many = vector("temple", 256)
    observation, _ = many.reset(seed=1, options={"rolls": ["1 1 !"]})
    legal = np.flatnonzero(observation["action_mask"][0])
    seen = np.zeros(len(many.actions), int)
    for _ in range(8):
        np.add.at(seen, many.random_actions(), 1)
    assert np.flatnonzero(seen).tolist() == legal.tolist()


def test_what_it_cannot_do_is_said() -> None:
    many = vector("temple", 1)
    for name in ("position", "challenge"):
        with pytest.raises(InvalidValue, match="vectorization_mode='sync'"):
            many.reset(options={name: "x"})
    with pytest.raises(InvalidValue, match=r"'games' is what clone\(\) gave, not None"):
        many.restore(None)  # type: ignore[arg-type]
    with pytest.raises(InvalidValue, match="at least one game"):
        vector("temple", 0)

    class Mine:
        name = "tourist"

    with pytest.raises(InvalidValue, match="the vector plays against tourist, pathfinder, voyager, explorer"):
        vector("temple", 1, opponents=[Mine()])
    large = Layout("temple", "large", (("o",) * 20,) * 20)
    with pytest.raises(PennyError, match="vectorization_mode='sync'"):
        vector("temple", 1, layout=large)
    observation, _ = single("temple", layout=large).reset(seed=1)
    assert observation["sheets"].shape == (1, 400)
