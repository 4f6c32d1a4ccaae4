"""Hindsight: a short search against a longer one, the bound, and Explorer's stars with the same dice.

    python benchmarks/bots/hindsight.py temple front --games 10 --longer 3

Each line is one game. "Best known" is the better of the short search and of one with another seed that takes `--longer`
times as many seconds. The summary says how often the short search is within a star of it. With `--processor-time` the
seconds are those of the processor, so that other work on the machine changes nothing.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from random import Random
from statistics import mean
from time import perf_counter, thread_time

from pennypapers.bots import Position, bot
from pennypapers.coach import hindsight
from pennypapers.coach.hindsight import SECONDS
from pennypapers.rules.dice import Roll, all_rolls
from pennypapers.rules.layout import Layout
from pennypapers.rules.library import adventure, builtin_layout
from pennypapers.table import Commit, RollDice, evolve, open_table, perform

ENOUGH = 120
"""More rolls than any game needs."""


def explorer_stars(layout: Layout, rolls: Sequence[Roll]) -> int:
    table = evolve(None, open_table(adventure(layout.adventure), layout, ["explorer"]))
    while not table.ended:
        table, _ = perform(table, RollDice(rolls[table.turns]))
        turn = bot("explorer").turn(Position.of(table, 0), Random(table.turns))
        table, _ = perform(table, Commit(0, turn))
    return table.adventure.score(table.sheets[0]).total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("adventure", choices=list(SECONDS))
    parser.add_argument("layout", choices=("front", "back"))
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--longer", type=float, default=3)
    parser.add_argument("--no-explorer", action="store_true")
    parser.add_argument("--processor-time", action="store_true")
    args = parser.parse_args()
    layout, seconds = builtin_layout(args.adventure, args.layout), args.seconds or SECONDS[args.adventure]
    clock = thread_time if args.processor_time else perf_counter
    rows = []
    for game in range(args.games):
        luck = Random(1000 + game)
        rolls = [luck.choice(all_rolls()) for _ in range(ENOUGH)]
        short = hindsight(layout, rolls, seconds=seconds, clock=clock)
        long = hindsight(layout, rolls, seconds=args.longer * seconds, seed=1, clock=clock)
        known = max(short.stars, long.stars)
        own = 0 if args.no_explorer else explorer_stars(layout, rolls)
        rows.append((short.stars, known, short.bound or 0, own, short.stars == short.bound, short.seconds))
        print(game, *rows[-1][:5], f"{short.seconds:.2f}", flush=True)
    short_mean, known_mean, bound, explorer = (mean(row[at] for row in rows) for at in range(4))
    near = sum(row[1] - row[0] <= 1 for row in rows)
    print(
        f"{args.adventure} {args.layout}, {len(rows)} games, {seconds} s, a longer search of {args.longer} times that"
    )
    print(f"short {short_mean:.1f}, best known {known_mean:.1f}, bound {bound:.1f}, Explorer {explorer:.1f}")
    if explorer:
        print(f"Explorer's share of the best known: {100 * explorer / known_mean:.0f} %")
    print(f"within a star of the best known {near} of {len(rows)}, proven {sum(row[4] for row in rows)}")


if __name__ == "__main__":
    main()
