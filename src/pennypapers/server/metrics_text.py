"""What the server has counted as text for Prometheus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from .metrics import SECONDS, Metrics


def metrics_text(metrics: Metrics, *, tables: int, seats: int, connections: int, waiting_messages: int) -> str:
    """All metrics in the text format that Prometheus reads."""
    return _text(
        [
            _gauge("tables", "Tables in memory", tables),
            _gauge("seats", "Seats of those tables", seats),
            _gauge("connections", "Open websockets", connections),
            _gauge("waiting_messages", "Messages waiting to be sent", waiting_messages),
            _counter("turns", "Turns that everybody at a table has inked", metrics.events["closed"]),
            _counters("events", "Events saved, by kind", "kind", metrics.events),
            _counters("refusals", "Requests refused, by code", "code", metrics.refusals),
            _counters("http_responses", "HTTP answers, by status", "status", metrics.requests),
            _counter("dropped", "Connections dropped because their client read too slowly", metrics.dropped),
            _histogram(metrics),
        ]
    )


def _histogram(metrics: Metrics) -> Metric:
    bounds = [*map(str, SECONDS), "+Inf"]
    return HistogramMetricFamily(
        "pennypapers_change_seconds",
        "Time to decide, save and broadcast a change of a table",
        buckets=list(zip(bounds, map(float, accumulate(metrics.buckets)), strict=True)),
        sum_value=metrics.seconds,
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
