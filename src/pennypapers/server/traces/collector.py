"""Sends the spans of this process to a collector, by OTLP over HTTP."""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from urllib.parse import urlsplit

from ...messages import say
from ..logs import LOGGER
from .span import tracing

PACKAGES = {
    "opentelemetry.sdk": "opentelemetry-sdk",
    "opentelemetry.exporter.otlp.proto.http": "opentelemetry-exporter-otlp-proto-http",
}
PATH = "/v1/traces"

END_SECONDS = 0.5
"""How long a server that ends waits for its last spans to be taken: the collector may be away."""


class BadCollector(ValueError):  # noqa: N818  # as it is said
    """What was typed is no address of a collector; the message is one sentence for the user."""


def parse_collector(text: str) -> str:
    """The address of a collector, without a slash at its end.

    >>> parse_collector("http://127.0.0.1:4318/")
    'http://127.0.0.1:4318'
    """
    try:
        parts = urlsplit(text)
        is_address = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:  # no number for a port
        is_address = False
    if not is_address or parts.query or parts.fragment:
        raise BadCollector(say("cli-trace", text=repr(text)))
    return text.rstrip("/")


def missing_packages() -> list[str]:
    """What has to be installed before there are traces."""
    return [package for module, package in PACKAGES.items() if not _is_here(module)]


def _is_here(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # not even what it is in
        return False


@contextmanager
def traced_to(collector: str | None) -> Iterator[None]:
    """Within this block the spans of this process go to a collector, if there is one. Nothing waits for it."""
    if collector is None:
        yield
        return
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    _log_as_we_do()
    processor = BatchSpanProcessor(OTLPSpanExporter(endpoint=f"{collector}{PATH}"))
    try:
        with tracing(processor):
            yield
    finally:
        ending = threading.Thread(target=processor.shutdown, daemon=True)
        ending.start()
        ending.join(END_SECONDS)


def _log_as_we_do() -> None:
    """What the exporter has to say, such as that nobody answers, becomes lines of our log."""
    logger = logging.getLogger("opentelemetry")
    logger.handlers = LOGGER.handlers
    logger.propagate = LOGGER.propagate
