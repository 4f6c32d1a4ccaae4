"""Turns a second of the readable engine, for all three adventures, beside python-chess random playouts in one run.

Processor time is counted, so that other work on the machine disturbs the ratio as little as it can.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from random import Random
from time import process_time

from playout import random_game

from pennypapers import ADVENTURES, Adventure, Layout, builtin_layout

ROUNDS = 20
SECONDS = 0.25


def main() -> int:
    try:
        import chess
    except ImportError:
        print("python-chess is missing: pip install -e '.[bench]'", file=sys.stderr)
        return 1

    def chess_game(rng: Random) -> int:
        board = chess.Board()
        plies = 0
        while plies < 200 and (moves := list(board.legal_moves)):
            board.push(rng.choice(moves))
            plies += 1
        return plies

    players: dict[str, Callable[[Random], int]] = {"python-chess (plies)": chess_game}
    for key, adventure in ADVENTURES.items():
        layout = builtin_layout(key, "front")
        players[f"{key} (turns)"] = partial(_turns, adventure, layout)
    best = dict.fromkeys(players, 0.0)
    for _ in range(ROUNDS):  # interleaved, so that a busy moment hits all of them
        for name, play in players.items():
            best[name] = max(best[name], _rate(play))
    baseline = best["python-chess (plies)"]
    for name, rate in best.items():
        print(f"{name:22} {rate:10,.0f} /s   {rate / baseline:5.2f} × python-chess")
    return 0


def _turns(adventure: Adventure, layout: Layout, rng: Random) -> int:
    return random_game(adventure, layout, rng)[1]


def _rate(play: Callable[[Random], int]) -> float:
    rng = Random(1)
    done = 0
    start = process_time()
    while (spent := process_time() - start) < SECONDS:
        done += play(rng)
    return done / spent


if __name__ == "__main__":
    sys.exit(main())
