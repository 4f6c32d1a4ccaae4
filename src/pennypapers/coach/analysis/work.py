"""How much work an analysis is: play-outs are counted, not seconds, so that the same record gives the same analysis."""

from __future__ import annotations

from dataclasses import dataclass

MOST_TIMES = 4
"""How many times as many play-outs a close choice may have."""


@dataclass(frozen=True, slots=True)
class Work:
    """Which play-outs are for what. Those with numbers below `choosing` choose a turn, those from there on measure."""

    playouts: int
    """The play-outs that measure a turn, unless it is close."""

    @property
    def choosing(self) -> int:
        return self.playouts // 2

    @property
    def value(self) -> int:
        """Those below this number estimate the value of a turn that was played: both halves."""
        return self.choosing + self.playouts

    @property
    def rows(self) -> int:
        """How many there are."""
        return self.choosing + MOST_TIMES * self.playouts
