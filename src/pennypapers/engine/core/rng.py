"""Random numbers for kernels: splitmix64, one stream for each game.

A stream depends on the seed and the number of the game only, so a simulation gives the same games however many
processes share them. The state is an array of one word, so that kernels can change it in place.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from .kernel import inlined, kernel

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
LOW_WORD = np.uint64(0xFFFFFFFF)

CLOSE = 1e-6
"""Values that differ by less are treated as equal by `random_best`."""

State = NDArray[np.uint64]


def new_state() -> State:
    return np.zeros(1, np.uint64)


@inlined
def _mixed(word: np.uint64) -> np.uint64:
    word = (word ^ (word >> np.uint64(30))) * MIX_1
    word = (word ^ (word >> np.uint64(27))) * MIX_2
    return word ^ (word >> np.uint64(31))


@inlined
def start(state: State, seed: np.uint64, game: int) -> None:
    """Seed the stream of one game."""
    state[0] = _mixed(_mixed(seed + GOLDEN) ^ (np.uint64(game) * GOLDEN + MIX_1))


@inlined
def word(state: State) -> np.uint64:
    """Sixty-four random bits."""
    state[0] += GOLDEN
    return _mixed(state[0])


@inlined
def below(state: State, limit: int) -> int:
    """A number from 0 to limit − 1, each with exactly the same probability (Lemire's multiplication with rejection)."""
    bound = np.uint64(limit)
    product = (word(state) >> np.uint64(32)) * bound
    if (product & LOW_WORD) < bound:
        unfair = ((LOW_WORD ^ bound) + np.uint64(1)) % bound
        while (product & LOW_WORD) < unfair:
            product = (word(state) >> np.uint64(32)) * bound
    return int(np.int64(product >> np.uint64(32)))


@inlined
def assign_sheets(state: State, held: NDArray[np.int64], swaps: bool) -> None:
    """Set `held[seat]` to the seat whose sheet it plays on: its own, or if `swaps` (a danger turn with several players,
    G6) that of another."""
    if swaps and held.size > 1:
        exchange(state, held)
    else:
        for seat in range(held.size):
            held[seat] = seat


@kernel
def exchange(state: State, held: NDArray[np.int64]) -> None:
    """G6: fill `held` with a uniformly random derangement: a permutation in which no seat keeps its own sheet.

    Permutations are drawn until one is a derangement.
    """
    seats = held.size
    while True:
        settled = True
        for seat in range(seats):
            held[seat] = seat
        for seat in range(seats - 1, -1, -1):
            other = below(state, seat + 1)
            held[seat], held[other] = held[other], held[seat]
            if held[seat] == seat:
                settled = False
                break
        if settled:
            return


@kernel
def random_best(values: NDArray[np.float64], state: State) -> int:
    """The index of one of the highest values, each with the same probability."""
    enough = values.max() - CLOSE
    left = below(state, int((values >= enough).sum()))
    for index in range(values.size):
        if values[index] >= enough:
            if left == 0:
                return index
            left -= 1
    return 0
