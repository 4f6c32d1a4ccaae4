"""PettingZoo: its own tests, sealed turns, dangers on other agents' sheets."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from support.envs import KEYS, assert_same, some_action

from pennypapers import InvalidValue
from pennypapers.envs.illegal_action import IllegalAction
from pennypapers.envs.players import PennyPapersParallel, env, parallel_env
from pennypapers.rules import Symbol

THEIRS = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}
"""PettingZoo warns of every observation that is a dictionary, though its own form with a mask is one."""


@pytest.mark.parametrize("key", KEYS)
def test_pettingzoo_finds_no_fault(key: str) -> None:
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        api_test(env(key), num_cycles=60)
        parallel_api_test(parallel_env(key, players=3), num_cycles=60)
        seed_test(lambda: env(key), num_cycles=40)
    assert {str(each.message) for each in warned} <= THEIRS


def play(many: PennyPapersParallel, seed: int) -> Any:
    """A game with random legal actions: yields what every agent sees, before each step."""
    rng = np.random.default_rng(seed)
    observations, _ = many.reset(seed=seed)
    while many.agents:
        actions = {agent: some_action(observations[agent]["action_mask"], rng) for agent in many.agents}
        yield observations, actions
        observations, *_ = many.step(actions)


def test_open_turns_are_sealed() -> None:
    """Until the turn closes, an agent sees nothing of what the others have committed."""
    table = env("temple", players=3)
    table.reset(seed=5, options={"rolls": ["1 2 3", "1 2 4"]})
    before = {agent: table.observe(agent)["sheets"].copy() for agent in table.agents}
    for agent in table.agents[:2]:
        assert table.agent_selection == agent
        table.step(int(np.flatnonzero(table.observe(agent)["action_mask"])[0]))
    for agent in table.agents:
        assert np.array_equal(table.observe(agent)["sheets"], before[agent])
    table.step(int(np.flatnonzero(table.observe("player_2")["action_mask"])[0]))
    for agent in table.agents:
        assert (table.observe(agent)["sheets"] > 0).sum() == 3


def test_dangers_are_drawn_on_the_sheets_of_others() -> None:
    table = env("temple", players=4)
    table.reset(seed=5, options={"rolls": ["1 2 !"]})
    held = {agent: int(table.observe(agent)["turn"][1]) for agent in table.agents}
    assert all(held.values())
    for agent in list(table.agents):
        table.step(int(np.flatnonzero(table.observe(agent)["action_mask"])[0]))
    sheets = table.game.episode.table.sheets
    assert all(list(sheet.writing.values()) == [Symbol.DANGER] for sheet in sheets)
    assert sorted((seat + held[f"player_{seat}"]) % 4 for seat in range(4)) == [0, 1, 2, 3]


@pytest.mark.parametrize("key", KEYS)
def test_one_after_the_other_and_all_at_once_are_the_same_game(key: str) -> None:
    """The turns that were played all at once, played one agent after the other, lead to the same sheets."""
    together, turns = parallel_env(key, players=3), env(key, players=3)
    turns.reset(seed=9)
    played: dict[str, list[int]] = {agent: [] for agent in together.possible_agents}
    for _, actions in play(together, 9):
        waiting = together.game.episode.waiting
        for seat, agent in enumerate(together.possible_agents):
            if seat in waiting:
                played[agent].append(actions[agent])
        if together.game.episode.table.turns == 6:
            break
    while turns.game.episode.table.turns < 6:
        turns.step(played[turns.agent_selection].pop(0))
    assert turns.game.episode.table.sheets == together.game.episode.table.sheets


def test_an_agent_that_has_committed_waits() -> None:
    many = parallel_env("valley", players=2)
    observations, _ = many.reset(seed=1, options={"rolls": ["1 2 3"]})
    first = {agent: int(np.flatnonzero(observations[agent]["action_mask"])[0]) for agent in many.agents}
    observations, *_ = many.step(first)
    commit = many.game.actions.commit
    one = int(np.flatnonzero(observations["player_1"]["action_mask"])[0])
    observations, *_ = many.step({"player_0": commit, "player_1": one})
    assert np.flatnonzero(observations["player_0"]["action_mask"]).tolist() == [commit]
    _, rewards, _, _, infos = many.step({"player_0": 3, "player_1": commit})
    assert rewards["player_0"] == -1
    assert "G8" in infos["player_0"]["refused"]


def test_a_seed_gives_the_same_game() -> None:
    games = [list(play(parallel_env("island", players=2), 4)) for _ in range(2)]
    for (one, _), (other, _) in zip(*games, strict=True):
        for agent in one:
            assert_same(one[agent], other[agent], agent)


def test_a_hundred_agents_play() -> None:
    many = parallel_env("temple", players=100)
    for step, (observations, _) in enumerate(play(many, 2)):
        assert len(observations) == 100
        if step == 3:
            break


def test_what_is_wrong_is_an_error() -> None:
    for players in (1, 101):
        with pytest.raises(InvalidValue, match=f"2 to 100 agents, not {players}"):
            env("temple", players=players)
    table = env("temple", illegal="raise")
    table.reset(seed=1, options={"rolls": ["1 2 3"]})
    with pytest.raises(IllegalAction, match="G4"):
        table.step(8)
    many = parallel_env("temple")
    many.reset(seed=1)
    with pytest.raises(InvalidValue, match="player_1"):
        many.step({"player_0": 0})
