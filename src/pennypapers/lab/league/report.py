"""A league as a report: JSON for programs, a page in one file for people, a few lines for the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Any

from ...messages import say
from ...rules.library import adventure
from ..summary import fixed
from .chart import chart
from .figures import Duel, Figures, Mean, Row

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem; color: #33291c;
  background: #fbf6ea; }
table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto; }
th, td { padding: .3rem .8rem; text-align: right; border-bottom: 1px solid #d9ccb0; white-space: nowrap; }
th:first-child, td:first-child, td.text { text-align: left; }
td.text { white-space: normal; }
svg { width: 100%; height: auto; }
code { overflow-wrap: anywhere; }
"""


def as_json(figures: Figures) -> dict[str, Any]:
    league = figures.league
    return {
        "adventure": league.layout.adventure,
        "layout": league.layout.name,
        "house": str(league.house),
        "tables": league.tables,
        "seed": league.seed,
        "games": figures.games,
        "players": [
            {
                "name": row.player,
                "source": row.source,
                "stars": _mean_json(row.stars),
                "rating": round(row.rating, 3),
                "deviation": round(row.deviation, 3),
                "failed": row.failed,
            }
            for row in figures.rows
        ],
        "duels": [
            {
                "one": duel.one,
                "other": duel.other,
                "ahead": _mean_json(duel.ahead),
                "share": None if duel.share is None else round(duel.share, 4),
            }
            for duel in figures.duels
        ],
        "failures": [{"match": match, "player": who, "why": why} for match, who, why in figures.failures],
    }


def as_text(figures: Figures) -> str:
    lines = [title_of(figures), ""]
    for head, rows in _tables(figures):
        lines += [*_aligned([head, *rows]), ""]
    return "\n".join([*lines, say("cli-league-note")])


def as_html(figures: Figures, command: str, language: str) -> str:
    """A page in one file. `command` is the line that plays the same league again."""
    title = escape(title_of(figures))
    pieces = [
        f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{title}</title>\n<style>{STYLE}</style>",
        f"<h1>{title}</h1>",
        chart(figures),
    ]
    pieces += [_html_table(head, rows) for head, rows in _tables(figures)]
    pieces.append(f"<p>{escape(say('cli-league-note'))}</p>\n<p><code>{escape(command)}</code></p>\n</html>\n")
    return "\n".join(pieces)


def title_of(figures: Figures) -> str:
    league = figures.league
    return say(
        f"cli-league-title-{league.tables}",
        name=adventure(league.layout.adventure).title,
        layout=league.layout.name,
        games=figures.games,
        seed=", ".join(filter(None, [str(league.seed), str(league.house)])),
    )


def _tables(figures: Figures) -> Iterator[tuple[list[str], list[list[str]]]]:
    """Each table: its head, and its rows."""
    yield _heads("player", "rating", "games", "stars", "failed"), [_cells(row) for row in figures.rows]
    yield _heads("duel", "games", "ahead", "share"), [_duel_cells(duel) for duel in figures.duels]
    if figures.failures:
        yield _heads("match", "player", "why"), [list(failure) for failure in figures.failures]


def _heads(*labels: str) -> list[str]:
    return [say(f"cli-league-{label}") for label in labels]


def _cells(row: Row) -> list[str]:
    rating = f"{fixed(row.rating, 1)} ± {fixed(2 * row.deviation, 1)}"
    return [row.player, rating, str(row.stars.games), _with_interval(row.stars), str(row.failed)]


def _duel_cells(duel: Duel) -> list[str]:
    share = "–" if duel.share is None else say("cli-cal-share", share=fixed(100 * duel.share, 1))
    return [f"{duel.one} – {duel.other}", str(duel.ahead.games), _with_interval(duel.ahead), share]


def _with_interval(mean: Mean) -> str:
    if mean.mean is None:
        return "–"
    return f"{fixed(mean.mean, 2)} ± {'?' if mean.interval is None else fixed(mean.interval, 2)}"


def _aligned(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *others in rows:
        cells = [f"{cell:>{width}}" for cell, width in zip(others, widths[1:], strict=True)]
        yield f"  {first:<{widths[0]}}  {'  '.join(cells)}".rstrip()


def _html_table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    heads = "".join(f'<th scope="col">{escape(each)}</th>' for each in head)
    lines = [f"<tr>{''.join(f'<td>{escape(each)}</td>' for each in row)}</tr>" for row in rows]
    return "\n".join([f"<table>\n<tr>{heads}</tr>", *lines, "</table>"])


def _mean_json(mean: Mean) -> dict[str, float | int | None]:
    return {
        "games": mean.games,
        "mean": None if mean.mean is None else round(mean.mean, 4),
        "interval": None if mean.interval is None else round(mean.interval, 4),
    }
