"""What has been played, line by line in a file, so that an interrupted league goes on where it stopped."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ...errors import PennyError
from ...messages import say
from ...notation.layout import reason
from .match import League, Match, Played

VERSION = 1


class Ledger:
    """The results of a league in a file of JSON lines: first what decides the games, then one line a match.

    Games that failed are played again when the league goes on. A line that was not written to its end counts for
    nothing.
    """

    def __init__(self, path: Path, league: League) -> None:
        """Open it or begin it; PennyError if it is that of another league."""
        self._path = path
        self.played: dict[str, Played] = {}
        head = _line(_settings(league))
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            lines = path.read_text(encoding="utf-8").split("\n") if path.exists() else []
        except (OSError, UnicodeDecodeError) as error:
            raise PennyError(say("cli-cannot-write", path=str(path), why=reason(error))) from None
        if lines and lines[0] != head:
            raise PennyError(say("cli-league-other", path=str(path)))
        for line in lines[1:-1]:
            found = json.loads(line)
            match = found.pop("match")
            self.played[match] = Played(**_tuples(found))
        self.played = {match: each for match, each in self.played.items() if not each.failed}
        kept = [head, *(_entry(match, each) for match, each in self.played.items())]
        try:
            path.write_text("\n".join([*kept, ""]), encoding="utf-8")
            self._file = path.open("a", encoding="utf-8")
        except OSError as error:
            raise PennyError(say("cli-cannot-write", path=str(path), why=reason(error))) from None

    def missing(self, matches: Sequence[Match]) -> list[Match]:
        return [match for match in matches if match.key not in self.played]

    def add(self, match: Match, played: Played) -> None:
        self.played[match.key] = played
        self._file.write(_entry(match.key, played) + "\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()


def _settings(league: League) -> dict[str, Any]:
    return {
        "league": VERSION,
        "layout": str(league.layout),
        "tables": league.tables,
        "seed": league.seed,
        "house": str(league.house),
        "players": [[player.name, player.source] for player in league.players],
    }


def _entry(match: str, played: Played) -> str:
    return _line({"match": match} | {key: value for key, value in asdict(played).items() if value is not None})


def _tuples(found: dict[str, Any]) -> dict[str, Any]:
    return {key: tuple(value) if isinstance(value, list) else value for key, value in found.items()}


def _line(value: dict[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
