"""A policy that learns the Temple from nothing, on one processor: CMA-ES over linear policies, on the vector.

    pip install 'pennypapers[learn]'
    python examples/learn.py

The policy rates every legal action by what can be seen round the space: equal numbers, the number before and the next,
how long a sequence would be, mummies, empty spaces. What of that is good it finds out by itself: all weights begin at
zero. Every generation plays some games with each of the weights that CMA-ES asks about, all on the same dice.
"""

from __future__ import annotations

import argparse
import json
import warnings
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, NamedTuple

import gymnasium
import numpy as np
from numba import njit
from numpy.typing import NDArray

import pennypapers.envs

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it misses matplotlib, with which nothing is drawn here
    import cma

ENV = pennypapers.envs.env_id("temple")
STRIDE, DANGER, HIGHEST, GROUP = 16, 16, 15, 3
"""Actions a space; what an observation shows for a mummy; the highest number; a group's size."""
FEATURES = (
    *("one equal beside", "two equal beside", "makes a group", "number has a group", "equal in reach"),
    *("longer sequence", "length of the sequence", "a next number beside", "a fitting empty space"),
    *("9 beside mummies", "9 beside empty spaces", "9", "distance from 8", "empty spaces beside", "is a door"),
    *("covers a pair", "covers the end of a sequence", "first turns: empty spaces"),
)
"""What is seen of a number in a space, in the order of the weights."""
OF_MUMMIES = (
    *("mummy: a 9 beside", "mummy: empty spaces beside", "mummy: covers a pair"),
    *("mummy: covers the end of a sequence", "mummy: spaces beside"),
)
COUNT = len(FEATURES) + len(OF_MUMMIES)

Numbers = NDArray[np.int64]


class Sheet(NamedTuple):
    """What does not change in a game."""

    near: Numbers
    """[space, n]: the neighbours of each space, then −1."""
    is_door: Numbers
    actions: int


def sheet_of(env: Any) -> Sheet:
    actions = env.actions
    spaces = actions.spaces[: actions.writable]
    near = np.full((len(spaces), 8), -1)
    for index, space in enumerate(spaces):
        beside = [n for n, o in enumerate(spaces) if max(abs(space.row - o.row), abs(space.col - o.col)) == 1]
        near[index, : len(beside)] = beside
    doors = set(env.layout.of("D"))
    return Sheet(near, np.array([space in doors for space in spaces], np.int64), len(actions))


@njit(cache=True)
def lengths(cells: Any, near: Any, step: int, found: Any) -> None:
    """How long the longest sequence is that goes on from each space by `step`: up or down."""
    count = len(near)
    for turn in range(HIGHEST):
        value = HIGHEST - turn if step > 0 else turn + 1
        for space in range(count):
            if cells[space] == value:
                longest = 0
                for other in near[space]:
                    if other >= 0 and cells[other] == value + step:
                        longest = max(longest, found[other])
                found[space] = longest + 1


@njit(cache=True)
def choose(cells: Any, masks: Any, turns: Any, near: Any, is_door: Any, weights: Any, actions: Any) -> None:
    """The best action of every game by the weights."""
    count = len(near)
    up, down = np.zeros(count, np.int64), np.zeros(count, np.int64)
    groups, seen = np.zeros(HIGHEST + 1, np.bool_), np.zeros(count, np.int64)
    mummies = len(weights) - len(OF_MUMMIES)
    for game in range(len(cells)):
        sheet, mask = cells[game], masks[game]
        up[:] = 0
        down[:] = 0
        lengths(sheet, near, 1, up)
        lengths(sheet, near, -1, down)
        longest = up.max()
        groups[:] = False
        for space in range(count):
            if 0 < sheet[space] <= HIGHEST and not groups[sheet[space]]:
                groups[sheet[space]] = size_of(sheet, near, space, sheet[space], seen) >= GROUP
        best, action = -np.inf, -1
        for space in range(count):
            empty, ends, pairs, nines, drawn, around = 0, 0, 0, 0, 0, 0
            for other in near[space]:
                if other < 0:
                    continue
                around += 1
                if sheet[other] == 0:
                    empty += 1
                elif sheet[other] == DANGER:
                    drawn += 1
                else:
                    nines += sheet[other] == 9
                    ends += up[other] + down[other] - 1 == longest and longest > 1
                    for third in near[space]:
                        if third > other and sheet[third] == sheet[other] and not groups[sheet[other]]:
                            pairs += 1
            for number in range(1, STRIDE + 1):
                if not mask[STRIDE * space + number - 1]:
                    continue
                if number == DANGER:
                    rating = weights[mummies] * (nines > 0) + weights[mummies + 1] * empty
                    rating += weights[mummies + 2] * pairs + weights[mummies + 3] * ends + weights[mummies + 4] * around
                else:
                    equal, above, below, fits = 0, 0, 0, 0
                    for other in near[space]:
                        if other < 0:
                            continue
                        value = sheet[other]
                        if value == number:
                            equal += 1
                        elif value == number + 1:
                            above = max(above, up[other])
                        elif value == number - 1:
                            below = max(below, down[other])
                        elif value == 0:
                            for third in near[other]:
                                fits += third >= 0 and third != space and sheet[third] == number
                    size = size_of(sheet, near, space, number, seen) if equal else 1
                    length = 1 + above + below
                    is_new = not groups[number]
                    rating = weights[0] * (is_new and size == 2) + weights[1] * (equal >= 2)
                    rating += weights[2] * (is_new and size >= GROUP) + weights[3] * (not is_new)
                    rating += weights[4] * (is_new and fits > 0 and equal == 0)
                    rating += weights[5] * max(0, length - max(longest, 1)) + weights[6] * (length > 1) * length
                    rating += weights[7] * (above + below > 0) + weights[8] * (length > 1 and empty > 0)
                    rating += weights[9] * (number == 9) * drawn + weights[10] * (number == 9) * empty
                    rating += weights[11] * (number == 9) + weights[12] * abs(number - 8) + weights[13] * empty
                    rating += weights[14] * is_door[space] + weights[15] * max(0, pairs - equal)
                    rating += weights[16] * (ends > 0 and above + below == 0) + weights[17] * empty * (turns[game] < 10)
                if rating > best:
                    best, action = rating, STRIDE * space + number - 1
        if action < 0:
            for other in range(STRIDE * count, len(mask)):
                if mask[other]:
                    action = other
        actions[game] = action


@njit(cache=True)
def size_of(sheet: Any, near: Any, space: int, number: int, seen: Any) -> int:
    """How many equal numbers would touch each other with this one."""
    seen[0] = space
    size, done = 1, 0
    while done < size:
        for other in near[seen[done]]:
            if other >= 0 and sheet[other] == number:
                is_new = True
                for index in range(size):
                    if seen[index] == other:
                        is_new = False
                if is_new:
                    seen[size] = other
                    size += 1
        done += 1
    return size


def play(env: Any, sheet: Sheet, weights: Any, seed: int) -> NDArray[np.float64]:
    """The final stars of every game of the vector, played by these weights on the dice of the seed."""
    seen, _ = env.reset(seed=seed)
    actions = np.empty(env.num_envs, np.int64)
    stars, over = np.zeros(env.num_envs), np.zeros(env.num_envs, np.bool_)
    while not over.all():
        cells, turns = seen["sheets"][:, 0], seen["turn"][:, 0]
        choose(cells, seen["action_mask"], turns, sheet.near, sheet.is_door, weights, actions)
        seen, rewards, ended, _, _ = env.step(actions)
        stars += np.where(ended & ~over, rewards, 0)
        over |= ended
    return stars


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--games", type=int, default=256, help="of each candidate in a generation")
    parser.add_argument("--test", type=int, default=10_000, help="games of the test")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where to write the weights, as JSON")
    args = parser.parse_args()
    env: Any = gymnasium.make_vec(ENV, num_envs=args.games, rewards="end", copy=False)
    sheet = sheet_of(env)
    search = cma.CMAEvolutionStrategy(np.zeros(COUNT), 1.0, {"seed": args.seed, "verbose": -9})
    began, clock = process_time(), perf_counter()
    for generation in range(1, args.generations + 1):
        asked = search.ask()
        found = [play(env, sheet, weights, seed=generation * 10**6).mean() for weights in asked]
        search.tell(asked, [-stars for stars in found])
        if generation % 10 == 0:
            games = generation * len(asked) * args.games
            spent, passed = process_time() - began, perf_counter() - clock
            print(
                f"{generation} generations, {games:,} games, {spent:.0f} s of processor time, {passed:.0f} of clock: "
                f"{np.mean(found):.1f} stars",
                flush=True,
            )
    learned = search.result.xfavorite
    test: Any = gymnasium.make_vec(ENV, num_envs=args.test, rewards="end", copy=False)
    stars = play(test, sheet, learned, seed=10**12)
    interval = 1.96 * stars.std(ddof=1) / args.test**0.5
    print(f"{stars.mean():.2f} ± {interval:.2f} stars in {args.test:,} games on other dice")
    if args.out:
        args.out.write_text(json.dumps(dict(zip((*FEATURES, *OF_MUMMIES), learned.tolist(), strict=True)), indent=1))


if __name__ == "__main__":
    main()
