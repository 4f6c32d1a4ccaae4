"""What the server counts about itself, collected for Prometheus.

Counting is on the path of every turn, so it is plain integers; they become metrics when Prometheus asks.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 2.5)
"""The upper bounds of the histogram's buckets."""


class Metrics:
    """Counters since the process began; gauges are passed in when the text is made."""

    def __init__(self) -> None:
        self.events: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.requests: Counter[int] = Counter()
        self.dropped = 0
        self._buckets = [0] * (len(SECONDS) + 1)
        self._seconds = 0.0

    def changed(self, seconds: float) -> None:
        """Count one write of a table that took so many seconds to decide, save and broadcast."""
        self._seconds += seconds
        self._buckets[bisect_left(SECONDS, seconds)] += 1

    def text(self, *, tables: int, seats: int, connections: int, waiting_messages: int) -> str:
        """All metrics in the text format that Prometheus reads."""
        return _text(
            [
                _gauge("tables", "Tables in memory", tables),
                _gauge("seats", "Seats of those tables", seats),
                _gauge("connections", "Open websockets", connections),
                _gauge("waiting_messages", "Messages waiting to be sent", waiting_messages),
                _counter("turns", "Turns that everybody at a table has inked", self.events["closed"]),
                _counters("events", "Events saved, by kind", "kind", self.events),
                _counters("refusals", "Requests refused, by code", "code", self.refusals),
                _counters("http_responses", "HTTP answers, by status", "status", self.requests),
                _counter("dropped", "Connections dropped because their client read too slowly", self.dropped),
                self._histogram(),
            ]
        )

    def _histogram(self) -> Metric:
        bounds = [*map(str, SECONDS), "+Inf"]
        return HistogramMetricFamily(
            "pennypapers_change_seconds",
            "Time to decide, save and broadcast a change of a table",
            buckets=list(zip(bounds, map(float, accumulate(self._buckets)), strict=True)),
            sum_value=self._seconds,
        )


def _gauge(name: str, help_text: str, value: int) -> Metric:
    return GaugeMetricFamily(f"pennypapers_{name}", help_text, value=value)


def _counter(name: str, help_text: str, value: int) -> Metric:
    return CounterMetricFamily(f"pennypapers_{name}", help_text, value=value)


def _counters(name: str, help_text: str, label: str, values: Counter[str] | Counter[int]) -> Metric:
    family = CounterMetricFamily(f"pennypapers_{name}", help_text, labels=[label])
    for key, count in sorted(values.items(), key=str):
        family.add_metric([str(key)], count)
    return family


def _text(metrics: Iterable[Metric]) -> str:
    class Once(Collector):
        def collect(self) -> Iterator[Metric]:
            yield from metrics

    registry = CollectorRegistry(auto_describe=False)
    registry.register(Once())
    return generate_latest(registry).decode()
