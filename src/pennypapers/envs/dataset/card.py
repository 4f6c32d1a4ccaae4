"""The data card: what is in a dataset, how it was made, and what it can and cannot be used for.

It is Markdown with a head in YAML, as hubs of datasets read it; its text is English like that of other documentation.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.metadata import version
from typing import Any

from ...coach.analysis.playouts import POLICY
from ...notation.layout import carried
from .fields import GAMES, turn_fields
from .plan import Plan

SIZES = ((1_000, "n<1K"), (10_000, "1K<n<10K"), (100_000, "10K<n<100K"), (1_000_000, "100K<n<1M"))
LARGEST = "1M<n<10M"


def card_of(plan: Plan, games: int) -> str:
    """The card of a dataset that has so many games."""
    job, rules = plan.job, plan.job.layout.adventure
    seats = "alone" if job.players == 1 else f"at tables of {job.players}"
    short = "" if games == plan.games else f" It was interrupted after {games} of {plan.games} games.\n"
    return f"""---
pretty_name: Penny Papers Adventures, {rules}, {job.layout.name}
license: mit
tags: [games, roll-and-write, reinforcement-learning, expected-value]
size_categories: [{_size(games)}]
configs:
  - config_name: turns
    data_files: turns.parquet
    default: true
  - config_name: games
    data_files: games.parquet
---

# {games} games of {job.bot}, {rules}, {job.layout.name}

Games of bots {seats} under the rules of Penny Papers Adventures, written by pennypapers {version("pennypapers")}:

    {plan.command}
{short}
The same version writes the same files again, byte for byte, on any number of processes. `pennypapers dataset check`
replays every record by the readable rules and compares all rows with it.

- Layout: `{carried(job.layout)}`
- House rules: {str(job.house) or "those of the rulebook"}
- Seed: {job.seed}; dice and the bots' choices among equal turns follow from it and the number of the game.
- Notation, and the numbers in `cells`, `crossed` and `found`: docs/notation.md and docs/research.md of pennypapers.

## `turns.parquet`: a row for each seat of each turn

{_table(turn_fields(job.layout))}

`holds` links the sheets of a game: the sheet of the seat s before a turn is that of the row whose `holds` is s.

{_estimates(plan.playouts)}
## `games.parquet`: a row for each game

{_table(GAMES)}

## What it is good for, and what not

Learning values and policies by imitation, testing estimators, statistics of the game. The moves are those of one bot
and no person's; whoever learns from them alone learns its habits. The dice are pseudo-random (splitmix64). There is
nothing personal in it.

## Citing

By `CITATION.cff` of pennypapers, with its version and the line above.
"""


def _estimates(playouts: int) -> str:
    if not playouts:
        return "`expected` and `error` were left out (`--no-expected`) and are empty.\n"
    return f"""`expected` is the mean of {playouts} play-outs, in which the policy `{POLICY}` plays the sheet on to
the end of the game with other dice. So it is what that policy would make of the position, not the best player.
The play-outs of all positions have the same dice, so errors of neighbouring positions go together.
"""


def _table(fields: Mapping[str, tuple[Any, str]]) -> str:
    lines = [f"| `{name}` | {kind} | {meaning} |" for name, (kind, meaning) in fields.items()]
    return "\n".join(["| column | type | |", "|---|---|---|", *lines])


def _size(games: int) -> str:
    return next((name for most, name in SIZES if games < most), LARGEST)
