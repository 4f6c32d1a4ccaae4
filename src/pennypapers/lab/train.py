"""Trains the weights of an adventure's bots on their own games.

    python -m pennypapers.lab.train temple --seed 1

Policy iteration by least squares: in each round bots play with the present weights, some turns at random; the stars
gained after each turn are fitted to the features of the sheet; the next round plays with the new weights. The weights
with the highest mean stars are kept. Voyager is trained on its own features only, Explorer on all; if these are the
same, they are trained once. The same seed and options give the same file, wherever it is trained: `--executor` names
processes or a cluster (`pennypapers.simulation.executors`), on which trainings and layouts are played side by side.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ..bots.compiled_bots import CompiledBots, compiled_bots
from ..bots.lineup import PATHFINDER, SOLO, TABLE, VOYAGER, Lineup
from ..rules.layout import Layout
from ..rules.library import SIDES, builtin_layout, read_layout
from ..simulation.executors import LOCAL, open_executor
from ..simulation.jobs import compiled_layout

KEEP = 0.5
"""The factor by which the sums of earlier rounds are multiplied at the beginning of each round."""
RIDGE = 10.0
AT_RANDOM, AT_RANDOM_FIRST = 50, 150
"""How many turns in a thousand are random: in later rounds, and in the first."""

Weights = NDArray[np.float64]


def learned(
    bots: CompiledBots,
    layouts: Sequence[Layout],
    features: int,
    *,
    players: int,
    rounds: int,
    games: int,
    seed: int,
    executor: Executor | None = None,
) -> Weights:
    """Train for `rounds` rounds, each with `games` games on every layout, and return the best weights; only those of
    the first `features` features are fitted, the others are 0.

    The first round is played by Pathfinder, because there are no weights yet.
    """
    shape = (bots.features, bots.knots)
    size = shape[0] * shape[1]
    used = features * shape[1]
    kind = TABLE if players > 1 else SOLO
    weights = np.zeros((2, 4, *shape))
    normal, moment = np.zeros((size, size)), np.zeros(size)
    granted = np.zeros(shape)
    for feature, stars in bots.prior.items():
        granted[feature] = stars
    best, kept = -np.inf, np.zeros(shape)
    for round_ in range(rounds):
        knows = bool(round_)
        strength = VOYAGER if knows else PATHFINDER
        lineup = Lineup(np.full(players, strength), weights, np.array(bots.budget))
        normal *= KEEP
        moment *= KEEP
        chance = AT_RANDOM if knows else AT_RANDOM_FIRST
        seeds = [seed * 1000 + round_ * 100 + index for index in range(len(layouts))]
        means = []
        for mean, normal_of_layout, moment_of_layout in each_of(executor)(
            partial(sums_of_games, lineup=lineup, chance=chance, games=games), layouts, seeds
        ):
            means.append(mean)
            normal += normal_of_layout
            moment += moment_of_layout
        if knows and np.mean(means) > best:
            best, kept = float(np.mean(means)), weights[kind, VOYAGER].copy()
        print(
            f"{players} at the table, {features} features, round {round_ + 1}: {np.mean(means):.2f} stars", flush=True
        )
        known = moment[:used] + RIDGE * granted.reshape(-1)[:used]
        found = np.linalg.solve(normal[:used, :used] + RIDGE * np.eye(used), known)
        weights[kind, VOYAGER] = 0.0
        weights[kind, VOYAGER].reshape(-1)[:used] = found
    return kept


def sums_of_games(
    layout: Layout, seed: int, *, lineup: Lineup, chance: int, games: int
) -> tuple[float, Weights, Weights]:
    """Play training games on one layout: the mean of the stars, and the sums of the fit."""
    bots, _, tables = compiled_layout(layout)
    size = bots.features * bots.knots
    normal, moment = np.zeros((size, size)), np.zeros(size)
    return bots.learn(tables, lineup, chance, np.uint64(seed), games, normal, moment), normal, moment


def each_of(executor: Executor | None) -> Callable[..., Iterable[tuple[float, Weights, Weights]]]:
    """`map`, here or at an executor; both give the results in the order of the arguments."""
    return map if executor is None else executor.map


def practice(adventure: str) -> list[Layout]:
    """The layouts to train on: the adventure's practice layouts if it has any, otherwise the built-in ones.

    Those of Skull Island are smaller than the built-in ones: bots trained on them won more games of several players.
    """
    own = sorted((Path(__file__).parent / "practice").glob(f"{adventure}-*.layout"))
    if own:
        return [read_layout(path.read_text(encoding="utf-8")) for path in own]
    return [builtin_layout(adventure, side) for side in SIDES]


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m pennypapers.lab.train", description=__doc__)
    parser.add_argument("adventure")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--voyager-rounds", type=int, help="fewer, where Voyager would be too strong for its name")
    parser.add_argument("--games", type=int, default=3000, help="in each round, on each layout")
    parser.add_argument("--executor", default=LOCAL, help="local (this process), dask:ADDRESS, ray, MODULE:NAME")
    parser.add_argument("--out", type=Path, help="default: the file that the bots read")
    given = parser.parse_args(arguments)
    with open_executor(given.executor, 1) as at:
        found = weights_of_all(given, at.executor)
    command = f"python -m pennypapers.lab.train {given.adventure} --seed {given.seed}"
    command += f" --rounds {given.rounds} --games {given.games}"
    if given.voyager_rounds:
        command += f" --voyager-rounds {given.voyager_rounds}"
    text: dict[str, object] = {"made_by": command, "budget": compiled_bots(given.adventure).budget}
    text |= {name: {bot: weights.round(2).tolist() for bot, weights in each.items()} for name, each in found.items()}
    path = given.out or Path(__file__).parents[1] / "bots" / given.adventure / "weights.json"
    path.write_text(
        json.dumps(text, indent=None, separators=(",", ":")).replace("]],", "]],\n") + "\n", encoding="utf-8"
    )


def weights_of_all(given: argparse.Namespace, executor: Executor | None) -> dict[str, dict[str, Weights]]:
    """The weights of both bots, for solo games and for tables; at an executor all are trained at the same time."""
    bots = compiled_bots(given.adventure)
    layouts = practice(given.adventure)
    knows = {
        "voyager": (bots.voyager_features, given.voyager_rounds or given.rounds),
        "explorer": (bots.features, given.rounds),
    }
    kinds = [(each, 1) for each in dict.fromkeys(knows.values())]
    if not bots.plays_tables_by_solo_weights:
        kinds += [(each, 2) for each in knows.values()]

    def weights_of(kind: tuple[tuple[int, int], int]) -> Weights:
        (features, rounds), players = kind
        return learned(
            bots,
            layouts,
            features,
            players=players,
            rounds=rounds,
            games=given.games // players,
            seed=given.seed,
            executor=executor,
        )

    if executor is None:
        trained = {kind: weights_of(kind) for kind in kinds}
    else:
        with ThreadPoolExecutor(len(kinds)) as threads:
            trained = dict(zip(kinds, threads.map(weights_of, kinds), strict=True))
    found = {"solo": {bot: trained[each, 1] for bot, each in knows.items()}}
    if bots.plays_tables_by_solo_weights:
        found["table"] = dict.fromkeys(knows, trained[knows["explorer"], 1])
    else:
        found["table"] = {bot: trained[each, 2] for bot, each in knows.items()}
    return found


if __name__ == "__main__":
    main()
