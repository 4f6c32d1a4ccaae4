"""The Gymnasium environment of one agent: its interface, what it refuses, and what decides a game."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from support.envs import BY_HAND, KEYS, assert_same, single, some_action

from pennypapers import Game, InvalidValue, RuleBroken, Sheet, write
from pennypapers.challenges import Challenge
from pennypapers.envs import env_id
from pennypapers.envs.actions import actions_of
from pennypapers.envs.episode import Episode
from pennypapers.envs.illegal_action import IllegalAction
from pennypapers.envs.single import PennyPapersEnv
from pennypapers.rules import Mark, Roll, Symbol, Write, builtin_layout, parse_mark


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("opponents", ["", "tourist,pathfinder"])
def test_gymnasium_finds_no_fault(key: str, opponents: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(env_id(key), opponents=opponents).unwrapped)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("house", ["", BY_HAND])
def test_its_games_are_games_of_the_rules(key: str, house: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The turns that it commits, played on a table of the readable rules, give the same sheet, stars and end."""
    env, rng = single(key, house=house), np.random.default_rng(3)
    played: list[tuple[Roll, str]] = []
    commit = Episode.commit

    def noted(episode: Episode, seat: int, marks: tuple[Mark, ...]) -> None:
        assert episode.table.roll is not None
        played.append((episode.table.roll, " ".join(map(str, marks))))
        commit(episode, seat, marks)

    monkeypatch.setattr(Episode, "commit", noted)
    observation, terminated, gained = env.reset(seed=11)[0], False, 0.0
    while not terminated:
        assert env.observation_space.contains(observation)
        observation, reward, terminated, truncated, _ = env.step(some_action(observation["action_mask"], rng))
        gained += reward
        assert not truncated
    game = Game(key, layout="front", house=house, rolls=[roll for roll, _ in played])
    for _, turn in played:
        game.play(turn)
    assert game.sheet == env.episode.table.sheets[0]
    assert game.table.ended == env.episode.table.ended is not None
    assert game.score.total == gained


@pytest.mark.parametrize("key", KEYS)
def test_every_action_has_a_number_and_every_number_an_action(key: str) -> None:
    actions = actions_of(builtin_layout(key, "front"))
    assert [actions.numbers[action] for action in actions.all] == list(range(len(actions)))
    assert str(actions[16 * 3 + 6]) == f"{actions.spaces[3]}=7"
    assert str(actions[16 * 3 + 15]) == f"{actions.spaces[3]}=!"
    assert [str(actions[actions.commit - 1]), str(actions[actions.commit])] == ["-", "commit"]


def test_an_illegal_action_is_refused_with_its_clause_and_changes_nothing() -> None:
    env = single("temple")
    before, _ = env.reset(seed=1, options={"rolls": ["1 2 3"]})
    door = env.actions.numbers[Write(env.layout.of("D")[0], 3)]
    after, reward, terminated, _, info = env.step(door)
    assert reward == -1
    assert not terminated
    assert info["refused"].startswith(f"{env.layout.of('D')[0]}=3 is illegal: T2: ")
    assert_same(before, after, "after a refusal")


def test_an_illegal_action_is_raised_if_that_is_wished() -> None:
    env = single("valley", illegal="raise")
    env.reset(seed=1, options={"rolls": ["1 2 3"]})
    with pytest.raises(IllegalAction, match=r"forest is illegal: V9: ") as raised:
        env.step(next(number for number, action in enumerate(env.actions.all) if str(action) == "forest"))
    assert raised.value.clause == "V9"
    with pytest.raises(IllegalAction, match=r"commit is illegal: V2: "):
        env.step(env.actions.commit)


@pytest.mark.parametrize("action", [np.array([1]), np.zeros((2, 2)), 1.5, None, True, "a1=3"])
def test_what_is_no_action_is_an_error(action: object) -> None:
    env = single("temple")
    env.reset(seed=1)
    with pytest.raises(InvalidValue, match="an action is one whole number, not"):
        env.step(action)


@pytest.mark.parametrize("action", [-1, 574, np.int64(10**9)])
def test_a_number_without_an_action_is_an_error(action: int) -> None:
    env = single("temple")
    env.reset(seed=1)
    with pytest.raises(InvalidValue, match="is not one of 0 to 573"):
        env.step(action)


def test_a_crossing_that_would_change_nothing_is_refused() -> None:
    """O3: under `auto` the rules take it as a remark; here it would be a step without effect."""
    env = single("temple", illegal="raise")
    mummy = env.layout.of("o")[0]
    nine = next(space for space in env.layout.around[mummy] if env.layout.kinds[space] == "o")
    sheet = Sheet(env.layout).written(mummy, Symbol.DANGER).written(nine, 9).struck(mummy)
    env.reset(seed=1, options={"position": sheet, "rolls": ["1 2 3"]})
    with pytest.raises(IllegalAction, match="O3"):
        env.step(env.actions.numbers[parse_mark(f"{mummy}x")])


@pytest.mark.parametrize("key", KEYS)
def test_the_seed_decides_everything(key: str) -> None:
    def game(env: PennyPapersEnv, seed: int | None) -> list[Any]:
        observation, info = env.reset(seed=seed)
        seen: list[Any] = [observation]
        rng, ended = np.random.default_rng(0), False
        while not ended:
            observation, reward, ended, _, info = env.step(some_action(observation["action_mask"], rng))
            seen += [observation, {"reward": reward, "stars": info["stars"]}]
        return seen

    one, other = single(key, opponents="tourist"), single(key, opponents="tourist")
    for seed in (4, None, None):  # the games after the first one too
        for left, right in zip(game(one, seed), game(other, seed), strict=True):
            assert_same(left, right, f"seed {seed}")
    assert one.episode.table.sheets[0] != single_first_sheet(key)


def single_first_sheet(key: str) -> Sheet:
    env = single(key, opponents="tourist")
    env.reset(seed=4)
    return env.episode.table.sheets[0]


def test_rolls_are_handed_in_and_the_seed_gives_the_others() -> None:
    env, free = single("temple"), single("temple")
    _, _ = env.reset(seed=9, options={"rolls": ["P 3 5", "2 2 !"]})
    first, _ = free.reset(seed=9)
    observation, rolls, rng = env.reset(seed=9, options={"rolls": ["P 3 5", "2 2 !"]})[0], [], np.random.default_rng(1)
    for _ in range(3):
        rolls.append(tuple(observation["roll"].tolist()))
        observation = env.step(some_action(observation["action_mask"], rng))[0]
    assert rolls == [(6, 3, 5), (2, 2, 6), tuple(first["roll"].tolist())]


@pytest.mark.parametrize("rolls", [["P 3"], ["1 2 7"], ["D 1 1"]])
def test_a_foreign_roll_is_refused_with_its_clause(rolls: list[str]) -> None:
    with pytest.raises(RuleBroken, match=r"^G2: "):
        single("temple").reset(options={"rolls": rolls})


def test_a_position_is_played_on_from() -> None:
    game = Game("island", seed=3)
    for _ in range(5):
        game.play(next(iter(game.legal_turns())))
    env = single("island")
    for position in (game.record(), write(game.record()), game.table):
        env.reset(seed=1, options={"position": position})
        assert env.episode.table.sheets[0] == game.sheet
        assert env.episode.table.turns == game.table.turns
    observation, info = env.reset(seed=1, options={"position": game.sheet})
    assert observation["turn"][0] == 1
    assert info["stars"] == [game.score.total]


def test_a_position_that_does_not_fit_is_an_error() -> None:
    env = single("island")
    for position, why in (
        (Sheet(builtin_layout("island", "back")), "the position is one on"),
        (Game("island", players="ana, ben", seed=1).table, "the position has 2 seats, this environment 1"),
        (17, "is a table, a record or a sheet, not 17"),
    ):
        with pytest.raises(InvalidValue, match=why):
            env.reset(options={"position": position})


def test_a_challenge_has_its_own_dice() -> None:
    layout = builtin_layout("temple", "front")
    challenge = Challenge(layout, bytes(range(32)), rolls=(Roll.parse("P D 3"),))
    env, rng = single("temple"), np.random.default_rng(1)
    for given in (challenge, str(challenge)):
        observation, _ = env.reset(options={"challenge": given})
        for turn in range(1, 6):
            assert env.episode.table.roll == challenge.draws.roll(turn)
            observation = env.step(some_action(observation["action_mask"], rng))[0]
    with pytest.raises(InvalidValue, match="the challenge is played on"):
        single("temple", layout="back").reset(options={"challenge": challenge})
    with pytest.raises(InvalidValue, match="cannot both be given"):
        env.reset(options={"challenge": challenge, "rolls": []})


def test_an_unknown_option_is_an_error() -> None:
    with pytest.raises(InvalidValue, match="no option 'roll'; there are rolls, position, challenge"):
        single("temple").reset(options={"roll": ["1 2 3"]})


@pytest.mark.parametrize("key", KEYS)
def test_a_clone_goes_on_with_the_same_dice_or_with_others(key: str) -> None:
    env = single(key, opponents="tourist")

    def play_on(observation: dict[str, Any]) -> tuple[list[list[int]], Sheet]:
        rng, rolls, ended = np.random.default_rng(5), [], False
        while not ended:
            rolls.append(observation["roll"].tolist())
            observation, _, ended, _, _ = env.step(some_action(observation["action_mask"], rng))
        return rolls, env.episode.table.sheets[0]

    start, _ = env.reset(seed=2)
    with_dice, without = env.clone(), env.clone(randomness=False)
    first = play_on(start)
    again, _ = env.restore(with_dice)
    assert_same(start, again, "restored")
    assert play_on(again) == first
    other, _ = env.restore(without)
    assert_same(start, other, "restored without dice")
    assert play_on(other)[0] != first[0]
    with pytest.raises(InvalidValue, match=r"'snapshot' is what clone\(\) gave, not 7"):
        env.restore(7)  # type: ignore[arg-type]


@pytest.mark.parametrize("rewards", ["gained", "end", "win"])
def test_rewards_sum_up_to_what_they_promise(rewards: str) -> None:
    env, rng = single("temple", opponents="tourist,tourist", rewards=rewards), np.random.default_rng(2)
    for _ in range(3):
        observation, total, ended = env.reset(seed=None)[0], 0.0, False
        while not ended:
            observation, reward, ended, _, info = env.step(some_action(observation["action_mask"], rng))
            total += reward
        won = 1 / info["places"].count(1) if info["places"][0] == 1 else 0
        assert total == (won if rewards == "win" else info["stars"][0])


def test_after_the_end_only_commit_is_marked_and_a_step_needs_a_reset() -> None:
    env, rng = single("temple"), np.random.default_rng(2)
    observation, ended = env.reset(seed=1)[0], False
    while not ended:
        observation, _, ended, _, _ = env.step(some_action(observation["action_mask"], rng))
    assert np.flatnonzero(observation["action_mask"]).tolist() == [env.actions.commit]
    with pytest.raises(ResetNeeded):
        env.step(env.actions.commit)
    with pytest.raises(ResetNeeded):
        single("temple").step(0)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"rewards": "money"}, "'rewards' is one of gained, end, win, not 'money'"),
        ({"illegal": "ignore"}, "'illegal' is one of refuse, raise, not 'ignore'"),
        ({"opponents": "deepblue"}, "deepblue"),
        ({"opponents": ["tourist"] * 100}, "at most 100 seats"),
        ({"layout": "sideways"}, "'layout' is front, back, a Layout, or .*; there is no file sideways"),
        ({"house": "no_door=fly"}, "no_door"),
        ({"render_mode": "human"}, "'render_mode' is one of ansi, svg, rgb_array"),
    ],
)
def test_wrong_settings_are_errors(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(InvalidValue, match=why):
        PennyPapersEnv("temple", **wrong)


def test_it_is_drawn_as_text_as_svg_and_as_an_array() -> None:
    text = single("temple", render_mode="ansi", opponents="tourist")
    text.reset(seed=1)
    assert text.render().startswith("turn 1: ")
    assert "tourist 1" in text.render()
    svg = single("island", render_mode="svg")
    svg.reset(seed=1)
    assert svg.render().startswith("<svg")
    rgb = single("valley", render_mode="rgb_array")
    rgb.reset(seed=1)
    picture = rgb.render()
    assert picture.dtype == np.uint8
    assert picture.ndim == 3
    assert picture.shape[2] == 3
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 10


def test_the_grid_puts_cells_where_they_are_printed() -> None:
    env = single("temple")
    for space, cell in env.actions.cells.items():
        assert env.grid[space.row, space.col] == cell
    assert (env.grid >= 0).sum() == len(env.actions.spaces)
