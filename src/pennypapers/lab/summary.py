"""The results of a simulation as text for people and as one line of JSON for programs."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ..rules.library import adventure
from ..rules.scoring import Rank
from .run import Run


def as_json(run: Run) -> dict[str, object]:
    outcome = run.outcome
    job = outcome.job
    shown: dict[str, object] = {
        "adventure": job.adventure,
        "layout": job.layout.name,
        "bot": job.bot,
        "players": job.players,
        "seed": job.seed,
        "house": str(job.house),
        "games": outcome.games,
        "stopped": run.stopped,
        "turns": run.turns,
        "seconds": round(run.seconds, 6),
        "games_per_second": round(run.games_per_second, 2),
        "turns_per_second": round(run.turns_per_second, 2),
        "workers": run.workers,
        "mean": None,
        "spread": None,
        "parts": {},
        "ranks": rank_counts(outcome.ranks),
    }
    if outcome.games:
        shown["mean"] = round(float(outcome.totals.mean()), 4)
        shown["spread"] = round(float(outcome.totals.std()), 4)
        shown["parts"] = {key: round(float(stars.mean()), 4) for key, stars in outcome.parts.items()}
    return shown


def rank_counts(ranks: NDArray[np.int8]) -> dict[str, int]:
    """How many sheets earn each rank, lowest first."""
    counts = np.bincount(ranks.ravel(), minlength=len(Rank))
    return {rank.value: int(count) for rank, count in zip(Rank, counts, strict=True)}


def as_text(run: Run) -> str:
    outcome = run.outcome
    job = outcome.job
    seats = "alone" if job.players == 1 else f"at tables of {job.players}"
    house = f", {job.house}" if str(job.house) else ""
    head = f"{adventure(job.adventure).title}, {job.layout.name}: {outcome.games:,} games of {job.bot} {seats}"
    lines = [f"{head} (seed {job.seed}{house})", ""]
    if run.stopped:
        lines.insert(1, "Stopped early; these are the games that were done.")
    if outcome.games:
        lines += _figures(run)
    return "\n".join(lines)


def _figures(run: Run) -> list[str]:
    outcome = run.outcome
    totals = outcome.totals
    low, middle, high = np.percentile(totals, (5, 50, 95))
    parts = " · ".join(f"{key} {stars.mean():.2f}" for key, stars in outcome.parts.items())
    ranks = rank_counts(outcome.ranks)
    shares = " · ".join(f"{name.title()} {100 * count / totals.size:.1f} %" for name, count in ranks.items())
    processes = "1 process" if run.workers == 1 else f"{run.workers} processes"
    lines = [
        f"  stars    {totals.mean():.2f} on average, spread {totals.std():.2f}, from {totals.min()} to {totals.max()}",
        f"           half between {np.percentile(totals, 25):.0f} and {np.percentile(totals, 75):.0f}, "
        f"nine in ten between {low:.0f} and {high:.0f}, the middle at {middle:.0f}",
        f"  made of  {parts}",
        f"  ranks    {shares}",
        f"  turns    {outcome.turns.mean():.1f} a game, from {outcome.turns.min()} to {outcome.turns.max()}",
        f"  speed    {run.games_per_second:,.0f} games/s, {run.turns_per_second:,.0f} turns/s "
        f"({run.seconds:.2f} s, {processes})",
    ]
    if outcome.job.players > 1:
        firsts = outcome.places == 1
        shared = (firsts.sum(axis=1) > 1).mean()
        best = totals.max(axis=1).mean()
        lines.insert(4, f"  winners  {best:.2f} stars on average; {100 * shared:.1f} % of the games are shared")
    return lines
