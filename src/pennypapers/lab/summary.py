"""The results of a simulation as text for people and as one line of JSON for programs."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from ..drawing.text.words import part_words
from ..messages import listed, say
from ..messages.numbers import tenths, with_minus
from ..rules.library import adventure
from ..rules.scoring import Rank
from ..simulation.results import Outcome
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
    lines = [title_of(run.outcome), ""]
    if run.stopped:
        lines.insert(1, say("cli-sim-stopped"))
    if outcome.games:
        found = list(_figures(run))
        width = max(len(label) for label, _ in found)
        lines += [f"  {label:<{width}}  {text}" for label, text in found]
    return "\n".join(lines)


def title_of(outcome: Outcome) -> str:
    job = outcome.job
    facts: dict[str, str | float] = {
        "name": adventure(job.adventure).title,
        "layout": job.layout.name,
        "games": outcome.games,
        "bot": listed(say(f"score-rank-{name}") for name in dict.fromkeys(job.bots)),
        "seed": ", ".join(filter(None, [str(job.seed), str(job.house)])),
    }
    return say("cli-sim-alone", **facts) if job.players == 1 else say("cli-sim-tables", players=job.players, **facts)


def _figures(run: Run) -> Iterator[tuple[str, str]]:
    """Each line: its label, which is empty where it goes on with the line before, and what it says."""
    outcome = run.outcome
    totals, turns = outcome.totals, outcome.turns
    low, first, middle, third, high = (round(float(each)) for each in np.percentile(totals, (5, 25, 50, 75, 95)))
    mean, spread = round(float(totals.mean()), 2), round(float(totals.std()), 2)
    least, most = int(totals.min()), int(totals.max())
    yield say("cli-sim-label-stars"), say("cli-sim-stars", mean=mean, spread=spread, least=least, most=most)
    yield "", say("cli-sim-range", first=first, third=third, low=low, high=high, middle=middle)
    means = {part_words(key): round(float(stars.mean()), 2) for key, stars in outcome.parts.items()}
    parts = (say("cli-sim-part", name=name, stars=stars) for name, stars in means.items())
    yield say("cli-sim-label-made"), " · ".join(parts)
    ranks = rank_counts(outcome.ranks).items()
    shares = (
        say("cli-sim-share", name=say(f"score-rank-{name}"), share=tenths(100 * count / totals.size))
        for name, count in ranks
    )
    yield say("cli-sim-label-ranks"), " · ".join(shares)
    if outcome.job.players > 1:
        shared = tenths(100 * float(((outcome.places == 1).sum(axis=1) > 1).mean()))
        best = round(float(totals.max(axis=1).mean()), 2)
        yield say("cli-sim-label-winners"), say("cli-sim-winners", stars=best, share=shared)
    long = say("cli-sim-turns", mean=tenths(float(turns.mean())), least=int(turns.min()), most=int(turns.max()))
    yield say("cli-sim-label-turns"), long
    processes = say("cli-sim-processes", count=run.workers)
    rates = {"games": round(run.games_per_second), "turns": round(run.turns_per_second)}
    speed = say("cli-sim-speed", seconds=round(run.seconds, 2), processes=processes, **rates)
    yield say("cli-sim-label-speed"), speed


def fixed(value: float, digits: int) -> str:
    """A number with so many decimals, as the language writes it."""
    return with_minus(f"{value:.{digits}f}").replace(".", say("cli-decimal-sign"))
