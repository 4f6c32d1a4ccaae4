"""How strong the bots are: alone on every built-in layout, and each against the next weaker at tables of two.

    python benchmarks/bots/strength.py temple --games 1000 --explorer-games 60

Seeds are far from those of training. Every figure has its 95 % interval; ties count as half a win.
"""

from __future__ import annotations

import argparse
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from pennypapers.bots.lineup import NAMES
from pennypapers.rules.library import ADVENTURES, SIDES, builtin_layout
from pennypapers.rules.scoring import Rank
from pennypapers.simulation.results import Outcome
from pennypapers.simulation.simulate import simulate

SEED = 20_000_000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("adventures", nargs="*", default=list(ADVENTURES))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--explorer-games", type=int, default=60, help="Explorer thinks longer")
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    ranks = " | ".join(rank.name.capitalize() for rank in Rank)
    print(f"| layout | bot | games | stars | {ranks} |\n|---|---|---|---|{'---|' * len(Rank)}")
    for key in given.adventures:
        for side in SIDES:
            for name in NAMES:
                games = given.explorer_games if name == "explorer" else given.games
                outcome = simulate(builtin_layout(key, side), name, games, seed=SEED, workers=given.workers)
                print(f"| {key} {side} | {name} | {games} | {stars(outcome)} | {shares(outcome)} |", flush=True)
    print("\n| layout | at a table of two | games | won |\n|---|---|---|---|")
    for key in given.adventures:
        for side in SIDES:
            for weaker, stronger in pairwise(NAMES):
                games = given.explorer_games if stronger == "explorer" else given.games
                seats = f"{stronger},{weaker}"
                layout = builtin_layout(key, side)
                outcome = simulate(layout, seats, games, seed=SEED, players=2, workers=given.workers)
                print(f"| {key} {side} | {stronger} against {weaker} | {games} | {won(outcome)} |", flush=True)


def stars(outcome: Outcome) -> str:
    return interval(outcome.totals[:, 0].astype(np.float64))


def shares(outcome: Outcome) -> str:
    counts = np.bincount(outcome.ranks[:, 0], minlength=len(Rank))
    return " | ".join(f"{100 * count / outcome.games:.0f} %" for count in counts)


def won(outcome: Outcome) -> str:
    first, second = outcome.places[:, 0], outcome.places[:, 1]
    return interval(100 * (0.5 + 0.5 * np.sign(second - first))) + " %"


def interval(values: NDArray[np.float64]) -> str:
    return f"{values.mean():.1f} ± {1.96 * values.std() / len(values) ** 0.5:.1f}"


if __name__ == "__main__":
    main()
