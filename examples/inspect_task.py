"""Inspect AI plays: a task whose samples are seeds, with the stars as score. Refused turns are answered by the rule.

pip install pennypapers inspect-ai
inspect eval examples/inspect_task.py --model openai/gpt-5 -T adventure=island -T games=5
"""

from __future__ import annotations

from typing import Any

from inspect_ai import Task, task
from inspect_ai.dataset import MemoryDataset, Sample
from inspect_ai.model import ChatMessageSystem, ChatMessageUser
from inspect_ai.scorer import Score, mean, scorer, stderr
from inspect_ai.solver import solver

from pennypapers.envs.text import TextGame

MOST_REFUSALS = 20
"""A game with so many refused answers is given up; it keeps the stars that it has."""


@task  # type: ignore[untyped-decorator]  # where it is not installed
def pennypapers(adventure: str = "temple", games: int = 10, layout: str = "front", opponents: str = "") -> Task:
    """One sample for each seed."""
    samples = [Sample(input=f"Seed {seed}", metadata={"seed": seed}) for seed in range(games)]
    return Task(dataset=MemoryDataset(samples), solver=play(adventure, layout, opponents), scorer=stars())


@solver  # type: ignore[untyped-decorator]
def play(adventure: str, layout: str, opponents: str) -> Any:
    async def solve(state: Any, generate: Any) -> Any:
        game = TextGame(adventure, layout=layout, opponents=opponents, seed=state.metadata["seed"])
        rules = f"You play a game on paper by these rules.\n{game.rules()}\nAnswer with the turn alone."
        prompt = game.prompt()
        while not game.is_over and game.refusals < MOST_REFUSALS:
            # What was played stands in the prompt, so that a long game needs no long memory.
            state.messages = [ChatMessageSystem(content=rules), ChatMessageUser(content=prompt)]
            state = await generate(state)
            prompt = game.play(state.output.completion.strip()).text
        state.metadata.update(stars=game.stars, refusals=game.refusals)
        return state

    return solve


@scorer(metrics=[mean(), stderr()])  # type: ignore[untyped-decorator]
def stars() -> Any:
    async def score(state: Any, _target: Any) -> Score:
        refusals = state.metadata["refusals"]
        return Score(value=state.metadata["stars"], explanation=f"{refusals} refused answers")

    return score
