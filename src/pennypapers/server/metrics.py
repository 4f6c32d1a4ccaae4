"""What the server counts about itself, in the text format that Prometheus reads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 2.5)
"""The upper bounds of the histogram's buckets."""


class Metrics:
    """Counters since the process began; gauges are passed in when the text is made."""

    def __init__(self) -> None:
        self.events: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.requests: Counter[int] = Counter()
        self.dropped = 0
        self._steps = [0] * len(SECONDS)
        self._changes = 0
        self._seconds = 0.0

    def changed(self, seconds: float) -> None:
        """Count one write of a table that took so many seconds to decide, save and broadcast."""
        self._changes += 1
        self._seconds += seconds
        for i, step in enumerate(SECONDS):
            self._steps[i] += seconds <= step

    def text(self, *, tables: int, seats: int, connections: int, waiting_messages: int) -> str:
        lines = [
            *_gauge("tables", "Tables in memory", tables),
            *_gauge("seats", "Seats of those tables", seats),
            *_gauge("connections", "Open websockets", connections),
            *_gauge("waiting_messages", "Messages waiting to be sent", waiting_messages),
            "# HELP pennypapers_turns_total Turns that everybody at a table has inked",
            "# TYPE pennypapers_turns_total counter",
            f"pennypapers_turns_total {self.events['closed']}",
            *_counter("events_total", "Events saved, by kind", "kind", self.events),
            *_counter("refusals_total", "Requests refused, by code", "code", self.refusals),
            *_counter("http_responses_total", "HTTP answers, by status", "status", self.requests),
            "# HELP pennypapers_dropped_total Connections dropped because their client read too slowly",
            "# TYPE pennypapers_dropped_total counter",
            f"pennypapers_dropped_total {self.dropped}",
            *self._histogram(),
        ]
        return "\n".join(lines) + "\n"

    def _histogram(self) -> Iterator[str]:
        name = "pennypapers_change_seconds"
        yield f"# HELP {name} Time to decide, save and tell a change of a table"
        yield f"# TYPE {name} histogram"
        for step, count in zip(SECONDS, self._steps, strict=True):
            yield f'{name}_bucket{{le="{step}"}} {count}'
        yield f'{name}_bucket{{le="+Inf"}} {self._changes}'
        yield f"{name}_sum {self._seconds:.6f}"
        yield f"{name}_count {self._changes}"


def _gauge(name: str, help_text: str, value: int) -> Iterator[str]:
    yield f"# HELP pennypapers_{name} {help_text}"
    yield f"# TYPE pennypapers_{name} gauge"
    yield f"pennypapers_{name} {value}"


def _counter(name: str, help_text: str, label: str, values: Counter[str] | Counter[int]) -> Iterator[str]:
    yield f"# HELP pennypapers_{name} {help_text}"
    yield f"# TYPE pennypapers_{name} counter"
    for key, count in sorted(values.items(), key=str):
        yield f'pennypapers_{name}{{{label}="{key}"}} {count}'
