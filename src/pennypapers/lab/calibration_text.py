"""A calibration as tables for people and as one line of JSON for programs."""

from __future__ import annotations

from collections.abc import Iterator

from ..rules.library import adventure
from ..rules.scoring import Rank
from .calibrate import Calibration, Judged, Measured
from .summary import rank_counts

HEAD = f"  {'bot':<11}{'games':>9}{'stars':>16}{'spread':>8}" + "".join(f"{rank.value.title():>12}" for rank in Rank)


def as_text(calibration: Calibration) -> str:
    lines = [line for judged in calibration.judged for line in (*_table(judged), "")]
    lines.append(f"Solo games, seed {calibration.effort.seed}; ± holds the true mean nineteen times in twenty.")
    if calibration.stopped:
        lines.append("Stopped early; these are the games that were done.")
    return "\n".join(lines)


def _table(judged: Judged) -> Iterator[str]:
    rules = adventure(judged.layout.adventure)
    yield f"{rules.title}, {judged.layout.name} (ranks from {', '.join(map(str, rules.ranks))} stars)"
    yield f"{HEAD}  typical"
    yield from map(_line, judged.measured)
    yield from (f"  {why}" for why in judged.skipped)


def _line(measured: Measured) -> str:
    sure = "?" if measured.interval is None else f"{measured.interval:.2f}"
    stars = f"{measured.mean:.2f} ± {sure}"
    shares = "".join(f"{100 * share:>10.1f} %" for share in measured.shares)
    games = f"{measured.outcome.games:,}"
    return f"  {measured.bot:<11}{games:>9}{stars:>16}{measured.spread:>8.2f}{shares}  {measured.typical.value.title()}"


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
