"""Places and percentiles of runs, from how many runs of the field have each sort key."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from ...challenges.field import percentile
from ...hosting.runs import stars_of


@dataclass(frozen=True, slots=True)
class Field:
    """All runs of a challenge that have a place: `counts` says how many have each sort key, the best first."""

    counts: Mapping[int, int]

    @property
    def total(self) -> int:
        return sum(self.counts.values())

    def place(self, key: int) -> int:
        """The place of a run with this sort key; runs that are level share one (G10): 1, 1, 3."""
        return 1 + sum(runs for other, runs in self.counts.items() if other > key)

    def percentile(self, key: int) -> int:
        """What share of the others a run with this sort key has beaten."""
        beaten = sum(runs for other, runs in self.counts.items() if other < key)
        return percentile(beaten=beaten, level=max(0, self.counts.get(key, 0) - 1), others=max(0, self.total - 1))

    def seek(self, start: int) -> tuple[int, int] | None:
        """Where the run after the first `start` ones is found: its sort key, and how many runs with that key come
        before it. None if there are no more."""
        before = 0
        for key, runs in self.counts.items():
            if before + runs > start:
                return key, start - before
            before += runs
        return None

    def by_stars(self) -> list[tuple[int, int]]:
        """How many runs have how many stars, the fewest first."""
        found = Counter[int]()
        for key, runs in self.counts.items():
            found[stars_of(key)] += runs
        return sorted(found.items())
