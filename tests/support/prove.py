"""Compares both engines in many games: `PYTHONPATH=tests python -m support.prove --games 10000`.

Every game is determined by a seed. At the first difference it prints the command that plays this game again.
"""

from __future__ import annotations

import argparse
import sys
from time import perf_counter

from support.same_game import COMPARISONS

from pennypapers.bots.compiled_bots import COMPILED_BOTS


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "adventures", nargs="*", metavar="ADVENTURE", help=f"of {', '.join(COMPILED_BOTS)}; all without it"
    )
    parser.add_argument("--games", type=int, default=1000, help="how many of each adventure and kind of comparison")
    parser.add_argument("--seed", type=int, default=0, help="of the first game; the next has the next one")
    args = parser.parse_args()
    for key in args.adventures or COMPILED_BOTS:
        for name, compare in COMPARISONS.items():
            began, looks = perf_counter(), 0
            for seed in range(args.seed, args.seed + args.games):
                try:
                    looks += compare(key, seed)
                except Exception as error:
                    print(f"{key}, {name}: the game of seed {seed} differs: {error or type(error).__name__}")
                    print(f"again: PYTHONPATH=tests python -m support.prove {key} --games 1 --seed {seed}")
                    return 1
                if sys.stdout.isatty():
                    print(f"\r{key}, {name}: {seed - args.seed + 1} of {args.games}", end="", flush=True)
            what = "drafts" if name == "mark by mark" else "turns"
            print(f"\r{key}, {name}: {args.games} games, {looks} {what}, all the same ({perf_counter() - began:.0f} s)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
