"""The seal of a table: one hash over everything that is fixed before the first roll.

It covers what is played, who sits where, everybody's anchor and the server's, and the key with which the finished
record is signed. Every draw depends on it, so nothing of it can be changed later without other dice.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from ...notation.layout import carried
from ...rules.layout import Layout

TITLE = "pennypapers dice 2"


@dataclass(frozen=True, slots=True)
class Sealed:
    """What a seal covers. `seats` are the players on screens with their anchors, None for a seat without a chain."""

    code: str
    layout: Layout
    options: str
    each_roll: bool
    """Whether every roll asks for new links; otherwise only the first does."""
    server: str
    key: str
    seats: Sequence[tuple[str, str | None]]
    paper: Sequence[str] = ()

    @property
    def text(self) -> str:
        lines = [
            TITLE,
            f"table {self.code}",
            f"adventure {self.layout.adventure}",
            f"layout {carried(self.layout)}",
            f"options {self.options}",
            f"links {links_text(each_roll=self.each_roll)}",
            f"server {self.server} {self.key}",
            *[f"seat {anchor or '-'} {name}" for name, anchor in self.seats],
            *[f"paper {name}" for name in self.paper],
        ]
        return "".join(f"{line}\n" for line in lines)

    @property
    def seal(self) -> str:
        return hashlib.sha256(self.text.encode()).hexdigest()


def links_text(*, each_roll: bool) -> str:
    return "each" if each_roll else "first"
