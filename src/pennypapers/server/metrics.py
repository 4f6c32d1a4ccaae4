"""What the server counts about itself: plain integers, as counting is on the path of every turn."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, defaultdict
from dataclasses import dataclass
from itertools import accumulate

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 2.5)
"""The upper bounds of the histogram's buckets."""


@dataclass(slots=True)
class Taken:
    """How often something was done, and how many seconds that took."""

    count: int = 0
    seconds: float = 0.0
    longest: float = 0.0


class Metrics:
    """Counters since the process began."""

    def __init__(self) -> None:
        self.events: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.requests: Counter[int] = Counter()
        self.dropped = 0
        self.parts: defaultdict[str, Taken] = defaultdict(Taken)
        """By method and declared path, with … for parameters: how long HTTP requests took, their bodies included."""
        self.buckets = [0] * (len(SECONDS) + 1)
        self.seconds = 0.0

    def changed(self, seconds: float) -> None:
        """Count one write of a table that took so many seconds to decide, save and broadcast."""
        self.seconds += seconds
        self.buckets[bisect_left(SECONDS, seconds)] += 1

    def answered(self, part: str, seconds: float) -> None:
        """Count one HTTP request that took so many seconds."""
        taken = self.parts[part]
        taken.count += 1
        taken.seconds += seconds
        taken.longest = max(taken.longest, seconds)

    def within(self, share: float) -> float | None:
        """The milliseconds within which this share of the changes was made, as the bound of a bucket; None without
        changes, and if it is beyond the last bound."""
        counts = list(accumulate(self.buckets))
        if not counts[-1]:
            return None
        at = bisect_left(counts, share * counts[-1])
        return SECONDS[at] * 1000 if at < len(SECONDS) else None
