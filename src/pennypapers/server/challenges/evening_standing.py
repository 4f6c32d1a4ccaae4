"""The standing of an evening: what every player has reached in its challenges, and their places by the total."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from dataclasses import dataclass, field

from ..store.evening_contract import CountedRun
from .places import Field

MARK = "\ufeff"
"""What tells a spreadsheet that a file is UTF-8."""

FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
"""What makes a spreadsheet compute a cell instead of showing it."""


@dataclass(frozen=True, slots=True)
class Score:
    """A player's first run of one challenge: its stars, its matchpoints and its number there."""

    stars: int
    matchpoints: int
    run: int


@dataclass(frozen=True, slots=True)
class Line:
    """One player, or a bot: a score for each counted challenge, None where they have not finished it."""

    place: int
    player: str | None
    bot: str | None
    name: str
    scores: tuple[Score | None, ...]
    total: int


@dataclass(slots=True)
class _Entry:
    name: str
    scores: list[Score | None]


@dataclass(slots=True)
class Tally:
    """Collects runs, challenge by challenge. `count` is how many challenges are counted."""

    count: int
    _entries: dict[tuple[str | None, str | None], _Entry] = field(default_factory=dict)

    def add(self, position: int, runs: Sequence[CountedRun], among: Field) -> None:
        """All runs of the challenge at this position, and its field, read after them."""
        points = {key: among.percentile(key) for key in {run.sort_key for run in runs}}
        for run in runs:
            who = (run.player, run.bot)
            entry = self._entries.get(who)
            if entry is None:
                entry = self._entries[who] = _Entry(run.name, [None] * self.count)
            entry.name = run.name
            entry.scores[position] = Score(run.stars, points[run.sort_key], run.number)

    def lines(self, total: str) -> list[Line]:
        """Everybody, the best first. What somebody has not finished adds nothing; the same total shares a place."""
        ranked = sorted(
            ((_total(entry.scores, total), who, entry) for who, entry in self._entries.items()),
            key=lambda found: (-found[0], found[1][1] or "", found[2].name, found[1][0] or ""),
        )
        lines: list[Line] = []
        for at, (reached, (player, bot), entry) in enumerate(ranked, 1):
            place = lines[-1].place if lines and lines[-1].total == reached else at
            lines.append(Line(place, player, bot, entry.name, tuple(entry.scores), reached))
        return lines


def as_csv(lines: Sequence[Line], numbers: Sequence[int], separator: str) -> str:
    """One row for each player. `numbers` are those of the counted challenges in the evening, from 1 on."""
    text = io.StringIO()
    write = csv.writer(text, delimiter=separator, lineterminator="\r\n")
    columns = [f"{number} {what}" for number in numbers for what in ("stars", "matchpoints")]
    write.writerow(["place", "name", "bot", *columns, "played", "total"])
    for line in lines:
        scores = [value for each in line.scores for value in ((each.stars, each.matchpoints) if each else ("", ""))]
        played = sum(each is not None for each in line.scores)
        write.writerow([line.place, _as_text(line.name), line.bot or "", *scores, played, line.total])
    return MARK + text.getvalue()


def _as_text(cell: str) -> str:
    return f"'{cell}" if cell.startswith(FORMULA) else cell


def _total(scores: Sequence[Score | None], total: str) -> int:
    played = [each for each in scores if each is not None]
    return sum(each.stars if total == "stars" else each.matchpoints for each in played)
