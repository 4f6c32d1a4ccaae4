"""A calibration as tables for people and as one line of JSON for programs."""

from __future__ import annotations

from collections.abc import Iterator

from ..messages import say
from ..rules.library import adventure
from ..rules.scoring import Rank
from .calibrate import Calibration, Judged, Measured
from .summary import fixed, rank_counts

RANKS = tuple(rank.value for rank in Rank)


def as_text(calibration: Calibration) -> str:
    lines = [line for judged in calibration.judged for line in (*_table(judged), "")]
    lines.append(say("cli-cal-sure", seed=str(calibration.effort.seed)))
    if calibration.stopped:
        lines.append(say("cli-sim-stopped"))
    return "\n".join(lines)


def _table(judged: Judged) -> Iterator[str]:
    rules = adventure(judged.layout.adventure)
    steps = ", ".join(map(str, rules.ranks))
    yield say("cli-cal-title", name=rules.title, layout=judged.layout.name, steps=steps)
    rows = [_head(), *map(_cells, judged.measured)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for bot, *figures, typical in rows:
        aligned = (f"{each:>{width}}" for each, width in zip(figures, widths[1:-1], strict=True))
        yield f"  {bot:<{widths[0]}}  {'  '.join(aligned)}  {typical}"
    yield from (f"  {why}" for why in judged.skipped)


def _head() -> list[str]:
    labels = [say(f"cli-cal-{label}") for label in ("bot", "games", "stars", "spread")]
    return [*labels, *(say(f"score-rank-{rank}") for rank in RANKS), say("cli-cal-typical")]


def _cells(measured: Measured) -> list[str]:
    """What stands in the row of a bot, column by column."""
    sure = "?" if measured.interval is None else fixed(measured.interval, 2)
    figures = [
        say("cli-number", number=measured.outcome.games),
        f"{fixed(measured.mean, 2)} ± {sure}",
        fixed(measured.spread, 2),
        *(say("cli-cal-share", share=fixed(100 * share, 1)) for share in measured.shares),
    ]
    return [say(f"score-rank-{measured.bot}"), *figures, say(f"score-rank-{measured.typical.value}")]


def as_json(calibration: Calibration) -> dict[str, object]:
    return {
        "seed": calibration.effort.seed,
        "workers": calibration.effort.workers,
        "stopped": calibration.stopped,
        "layouts": [
            {
                "adventure": judged.layout.adventure,
                "layout": judged.layout.name,
                "ranks_from": list(adventure(judged.layout.adventure).ranks),
                "bots": [_figures(measured) for measured in judged.measured],
                "skipped": list(judged.skipped),
            }
            for judged in calibration.judged
        ],
    }


def _figures(measured: Measured) -> dict[str, object]:
    return {
        "bot": measured.bot,
        "games": measured.outcome.games,
        "mean": round(measured.mean, 4),
        "interval": None if measured.interval is None else round(measured.interval, 4),
        "spread": round(measured.spread, 4),
        "ranks": rank_counts(measured.outcome.ranks),
        "typical": measured.typical.value,
    }
