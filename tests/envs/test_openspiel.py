"""OpenSpiel: its own tests of our games, and the same games as the other environments play."""

from __future__ import annotations

import unittest
import warnings
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from pennypapers.engine.core.dice import roll_at  # noqa: E402
from pennypapers.envs import openspiel  # noqa: E402
from pennypapers.envs.actions import Steps  # noqa: E402
from pennypapers.envs.illegal_action import IllegalAction  # noqa: E402
from pennypapers.envs.players import parallel_env  # noqa: E402
from pennypapers.errors import InvalidValue  # noqa: E402
from pennypapers.rules.library import ADVENTURES  # noqa: E402
from pennypapers.table import result  # noqa: E402

GAMES = (
    "pennypapers",
    "pennypapers(adventure=island,players=2)",
    "pennypapers(adventure=valley,layout=back,players=3)",
    "pennypapers(adventure=temple,house=no_door:pass crossing:manual,players=4,rewards=win)",
    "pennypapers(adventure=valley,rewards=end)",
)


@pytest.mark.parametrize("name", GAMES)
def test_its_random_simulations_find_nothing(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    "name", ["pennypapers", "turn_based_simultaneous_game(game=pennypapers(adventure=valley,players=2))"]
)
def test_its_api_tests_pass(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # theirs
        from open_spiel.integration_tests import api_test

    class OfThisGame(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]  # says no types
        game_name = name
        game = pyspiel.load_game(name)

    suite = unittest.defaultTestLoader.loadTestsFromTestCase(OfThisGame)
    assert suite.countTestCases() >= 5
    outcome = unittest.TestResult()
    suite.run(outcome)
    assert [text for _, text in [*outcome.errors, *outcome.failures]] == []
    assert outcome.testsRun == suite.countTestCases()


def play(state: Any, rng: Random) -> None:
    """Play to the end with random actions and random chance."""
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
        else:
            state.apply_actions([rng.choice(state.legal_actions(seat)) for seat in range(state.num_players())])


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_it_plays_the_same_game_as_pettingzoo(adventure: str) -> None:
    rng = Random(3)
    state = pyspiel.load_game(f"pennypapers(adventure={adventure},players=2)").new_initial_state()
    table = parallel_env(adventure, players=2)
    rolls = [rng.randrange(216) for _ in range(200)]
    seen, _ = table.reset(options={"rolls": [str(roll_at(roll)) for roll in rolls]})
    gathered = np.zeros(2)
    while not state.is_terminal():
        turn = state.position.table.turns
        while state.is_chance_node():
            state.apply_action(rolls[turn] if state.position.roll is None else 0)
        for seat, agent in enumerate(table.possible_agents):
            assert state.legal_actions(seat) == np.flatnonzero(seen[agent]["action_mask"]).tolist()
            wanted = [seen[agent][name].ravel() for name in ("crossed", "found", "roll", "sheets", "turn")]
            assert state.observation_tensor(seat) == np.concatenate(wanted).tolist()
        actions = [rng.choice(state.legal_actions(seat)) for seat in range(2)]
        state.apply_actions(actions)
        seen, rewards, *_ = table.step(dict(zip(table.agents, actions, strict=True)))
        assert state.rewards() == list(rewards.values())
        gathered += state.rewards()
    assert not table.agents
    stars = [each.score.total for each in result(state.position.table).standings]
    assert state.returns() == gathered.tolist() == stars


def test_chance_is_explicit_and_fair() -> None:
    state = pyspiel.load_game("pennypapers(players=4)").new_initial_state()
    outcomes = state.chance_outcomes()
    assert len(outcomes) == 216
    assert {chance for _, chance in outcomes} == {1 / 216}
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 5) == str(roll_at(5))
    danger = next(roll for roll in range(216) if roll_at(roll).danger)
    state.apply_action(danger)
    exchanges = [
        state.action_to_string(pyspiel.PlayerId.CHANCE, outcome) for outcome, chance in state.chance_outcomes()
    ]
    assert len(set(exchanges)) == 9  # permutations of four in which nobody holds their own
    assert exchanges[0] == "1 0 3 2"
    state.apply_action(0)
    assert state.is_simultaneous_node()
    assert state.position.table.held(0) == 1


def open_turns(state: Any) -> Iterator[tuple[Any, Steps]]:
    """States after one action of the first player that does not end the turn."""
    for action in state.legal_actions(0):
        after = state.clone()
        after.apply_actions([action, state.legal_actions(1)[0]])
        if after.is_simultaneous_node() and (steps := after.position.steps(0)) and steps.draft.marks:
            yield after, steps


def test_an_open_turn_is_seen_by_its_player_alone() -> None:
    state = pyspiel.load_game("pennypapers(adventure=valley,players=2)").new_initial_state()
    state.apply_action(next(roll for roll in range(216) if not roll_at(roll).danger))
    before = [state.observation_string(seat) for seat in range(2)]
    state, steps = next(open_turns(state))
    assert state.observation_string(0) != before[0]
    mine = str(steps.draft.marks[0])
    assert mine in state.observation_string(0)
    assert f"player_0 writes: {mine}" not in state.observation_string(1)
    public = pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE)
    observer = openspiel.Observer(public, state.position)
    assert "writes" not in observer.string_from(state, 0)
    observer.set_from(state, 1)
    assert not observer.dict["sheets"].any()


def test_a_copy_goes_its_own_way() -> None:
    state = pyspiel.load_game("pennypapers").new_initial_state()
    state.apply_action(7)
    copy = state.clone()
    play(copy, Random(2))
    assert copy.is_terminal()
    assert state.history() == [7]
    assert state.legal_actions(0)


def test_it_can_be_played_one_after_the_other() -> None:
    game = pyspiel.convert_to_turn_based(pyspiel.load_game("pennypapers(players=2)"))
    rng, state = Random(4), game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert all(-100 < stars < 100 for stars in state.returns())


@pytest.mark.parametrize(
    ("parameters", "says"),
    [
        ({"players": 7}, "'players' is 1 to 6, not 7"),
        ({"players": 0}, "'players' is 1 to 6, not 0"),
        ({"rewards": "gold"}, "'rewards' is one of gained, end, win, not 'gold'"),
    ],
)
def test_what_does_not_exist_is_refused(parameters: dict[str, Any], says: str) -> None:
    with pytest.raises(InvalidValue, match=says):
        openspiel.PennyPapersGame(parameters)


def test_an_illegal_action_names_its_clause() -> None:
    state = pyspiel.load_game("pennypapers").new_initial_state()
    state.apply_action(next(roll for roll in range(216) if not roll_at(roll).danger))
    with pytest.raises(IllegalAction, match="c1=! is illegal: G6"):
        state.position.act([15])
