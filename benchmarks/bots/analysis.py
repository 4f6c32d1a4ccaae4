"""How long an analysis takes, how sure it is, and whether its luck is centred.

    python benchmarks/bots/analysis.py ADVENTURE [--bot explorer] [--games 4] [--playouts 216] [--players 1] [--back]

Bots play games with the dice of the seeds 0, 1, 2 …; each is analysed. Seconds are processor time without compiling.
`luck` should be about 0 for Explorer on average: from that the constants `DRIFT` are set (coach/analysis/game.py).
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import mean, stdev
from time import process_time

from pennypapers import Game
from pennypapers.bots import bot
from pennypapers.coach.analysis import Analysis, analyse
from pennypapers.notation.record import Record


def played(adventure: str, name: str, players: int, side: str, seed: int) -> Record:
    game, luck = Game(adventure, players=[f"p{seat}" for seat in range(players)], seed=seed, layout=side), Random(seed)
    while not game.is_over:
        game.play(bot(name).turn(game.position(), luck))
    return game.record()


def told(values: list[float]) -> str:
    spread = 2 * stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return f"{mean(values):.2f} ± {spread:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("adventure")
    parser.add_argument("--bot", default="explorer")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--playouts", type=int)
    parser.add_argument("--players", type=int, default=1)
    parser.add_argument("--back", action="store_true")
    args = parser.parse_args()
    side = "back" if args.back else "front"
    records = [played(args.adventure, args.bot, args.players, side, seed) for seed in range(args.games)]
    analyse(records[0], playouts=8)
    seconds: list[float] = []
    found: list[Analysis] = []
    for record in records:
        began = process_time()
        found.append(analyse(record, playouts=args.playouts))
        seconds.append(process_time() - began)
    players = [player for each in found for player in each.players]
    print(f"{args.adventure} {side}, {args.bot}, {args.games} games of {args.players}, {found[0].playouts} play-outs")
    print(f"seconds a game   {told(seconds)}, at most {max(seconds):.1f}")
    print(f"start            {players[0].start:.2f}")
    print(f"final            {told([player.final for player in players])}")
    print(f"luck a game      {told([sum(turn.luck for turn in player.turns) for player in players])}")
    print(f"luck a turn      {told([turn.luck for player in players for turn in player.turns])}")
    print(f"loss a game      {told([sum(turn.loss for turn in player.turns) for player in players])}")
    print(f"neighbours       {told([sum(turn.neighbours for turn in player.turns) for player in players])}")
    print(f"mistakes a game  {told([float(sum(turn.facts.mistake for turn in player.turns)) for player in players])}")
    errors = sorted(turn.error for player in players for turn in player.turns if turn.error)
    print(f"error of a loss  median {errors[len(errors) // 2]:.2f}, at most {errors[-1]:.2f}")


if __name__ == "__main__":
    main()
