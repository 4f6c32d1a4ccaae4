"""The plain-text environment: prompts, refusals that name the clause, and the adapters of two harnesses."""

from __future__ import annotations

import asyncio
import importlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from support.envs import KEYS

from pennypapers import Game, InvalidValue
from pennypapers.envs.text import LISTED, TextGame
from pennypapers.table.dice.draws import draw_roll, numbered_seed

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("opponents", ["", "tourist"])
def test_a_whole_game_by_text(key: str, opponents: str) -> None:
    game, rng, gained = TextGame(key, seed=3, opponents=opponents), Random(1), 0.0
    while not game.is_over:
        prompt = game.prompt()
        assert f"Dice (purple green red): {game.table.roll}." in prompt
        answer = game.play(rng.choice(game.legal_turns(50)))
        assert answer.refused is None
        gained += answer.reward
    assert gained == game.stars
    assert answer.is_over
    assert answer.text.startswith(f"The game is over after {game.table.turns} turns")
    assert game.play("a1=1").refused == "the game is over"


def test_a_game_of_text_is_the_game_of_the_library() -> None:
    """The same seed has the same dice as `Game`."""
    text, library = TextGame("temple", seed=5), Game("temple", seed=5)
    for _ in range(5):
        assert text.table.roll == library.roll
        turn = text.legal_turns(1)[0]
        text.play(turn)
        library.play(turn)
        assert text.table.sheets[0] == library.sheet


def test_an_illegal_turn_is_answered_by_its_rule_and_changes_nothing() -> None:
    game = TextGame("temple", rolls=["1 2 3"])
    before = game.prompt()
    answer = game.play("b4=3")
    assert answer.clause == "T2"
    assert answer.refused is not None
    assert answer.refused.startswith("T2: ")
    assert answer.text.startswith(f"Refused: {answer.refused}\nThe rule: T2 ")
    assert answer.text.endswith(before)
    assert (answer.reward, answer.is_over, game.refusals) == (0.0, False, 1)


@pytest.mark.parametrize("said", ["hello", "", "c4=99", "I play c1=3.", "x" * 5000, "c1=1 d1=2"])
def test_what_cannot_be_played_is_refused_with_a_reason(said: str) -> None:
    game = TextGame("temple", rolls=["1 2 3"])
    answer = game.play(said)
    assert answer.refused
    assert game.table.turns == 0
    assert "Traceback" not in answer.text


def test_a_turn_of_several_lines_and_spaces_is_read() -> None:
    game = TextGame("valley", rolls=["1 2 3"])
    first = game.legal_turns(2000)[-1]
    assert game.play(f"  {first.replace(' ', chr(10))} ").refused is None


def test_handed_in_rolls_come_first_and_then_those_of_the_seed() -> None:
    game = TextGame("temple", rolls=["P D 5"], seed=7)
    assert str(game.table.roll) == "P D 5"
    game.play(game.legal_turns(1)[0])
    assert game.table.roll == draw_roll(numbered_seed(7), b"", 2)


def test_many_turns_are_not_all_listed() -> None:
    game = TextGame("valley", rolls=["1 2 3", "P D 5", "P D 5"])
    game.play(game.legal_turns(2000)[-1])
    assert "more legal turns than can be listed" in game.prompt()
    assert len(game.prompt().splitlines()) < 2 * LISTED + 100


def test_a_danger_on_the_sheet_of_another_is_said() -> None:
    game = TextGame("temple", rolls=["1 1 !"], opponents="tourist")
    assert "You hold the sheet of tourist 1: fewer stars for them are better for you." in game.prompt()


@pytest.mark.parametrize("key", KEYS)
def test_the_rules_are_those_that_are_played(key: str) -> None:
    rules = TextGame(key).rules()
    letter = TextGame(key).table.adventure.clauses.letter
    assert {line[0] for line in rules.splitlines() if line[1:2].isdigit()} == {"G", letter}


def test_wrong_arguments_are_errors() -> None:
    with pytest.raises(InvalidValue, match="castle"):
        TextGame("castle")
    with pytest.raises(InvalidValue, match="deepblue"):
        TextGame("temple", opponents="deepblue")


def test_it_needs_nothing_but_python() -> None:
    code = (
        "import sys, importlib.util as util\n"
        "find = util.find_spec\n"
        "util.find_spec = lambda name, *rest: None if name == 'gymnasium' else find(name, *rest)\n"
        "from pennypapers.envs.text import TextGame\n"
        "TextGame('temple').play('c1=1')\n"
        "assert not {'numpy', 'gymnasium', 'numba'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


# -- the adapters, with stand-ins for the harnesses, so that no test needs them or a network --------------------


@pytest.fixture
def harnesses(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    def kept(*_: Any, **__: Any) -> Any:
        return lambda made: made

    def module(name: str, **content: Any) -> None:
        made = ModuleType(name)
        vars(made).update(content)
        monkeypatch.setitem(sys.modules, name, made)

    def value(**fields: Any) -> SimpleNamespace:
        return SimpleNamespace(**fields)

    module("inspect_ai", Task=value, task=lambda made: made)
    module("inspect_ai.dataset", MemoryDataset=list, Sample=value)
    module("inspect_ai.model", ChatMessageSystem=value, ChatMessageUser=value)
    module("inspect_ai.scorer", Score=value, mean=kept, stderr=kept, scorer=kept)
    module("inspect_ai.solver", solver=lambda made: made)
    module("textarena", Env=object)
    monkeypatch.syspath_prepend(EXAMPLES)
    yield
    for name in ("inspect_task", "textarena_env"):
        sys.modules.pop(name, None)


@pytest.mark.usefixtures("harnesses")
def test_inspect_plays_a_game() -> None:
    task = importlib.import_module("inspect_task").pennypapers(adventure="temple", games=2)
    state = SimpleNamespace(metadata=dict(task.dataset[1].metadata), messages=[], output=None)
    prompts: list[str] = []

    async def generate(state: Any) -> Any:
        prompts.append(state.messages[-1].content)
        lines = prompts[-1].splitlines()
        said = "nonsense" if len(prompts) == 1 else lines[lines.index("Legal turns:") + 1]
        state.output = SimpleNamespace(completion=f" {said}\n")
        return state

    state = asyncio.run(task.solver(state, generate))
    assert "T2 " in state.messages[0].content
    assert prompts[1].startswith("Refused: ")
    assert state.metadata["refusals"] == 1
    score = asyncio.run(task.scorer(state, None))
    assert score.value == state.metadata["stars"]
    assert score.explanation == "1 refused answers"


@pytest.mark.usefixtures("harnesses")
def test_textarena_plays_a_game() -> None:
    env = importlib.import_module("textarena_env").PennyPapers("temple")
    env.reset(num_players=1, seed=1)
    done, steps = False, 0
    while not done:
        player, observation = env.get_observation()
        assert player == 0
        lines = observation.splitlines()
        done, info = env.step(lines[lines.index("Legal turns:") + 1] if steps else "b4=99")
        assert (info["refused"] is not None) == (steps == 0)
        steps += 1
    rewards, _ = env.close()
    assert rewards == {0: float(info["stars"])}
    with pytest.raises(ValueError, match="opponents"):
        env.reset(num_players=2)
