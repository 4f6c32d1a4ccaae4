"""Spans of OpenTelemetry around what the server does. Until `tracing` says where they go, nothing of it is imported.

A span holds what kind of thing was done and how it ended, and nothing that anybody has sent: no names, codes of tables,
tokens, marks or bodies, and no texts of errors, which may quote them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import TYPE_CHECKING, Protocol

from ...errors import CodedError, RuleBroken, TextError

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import SpanProcessor
    from opentelemetry.trace import Span, Tracer

NAME = "pennypapers"
REFUSED = "pennypapers.refused"
BEGUN = "begun"
"""The event of a span whose work waits in a queue at first: from here on it is done."""

UNTRACED: AbstractContextManager[None] = nullcontext()


class Waiting(Protocol):
    """Something in a queue, with its span if there are traces."""

    span: Span | None


class _Tracing:
    """What this process has for spans; no tracer while nobody has asked for them."""

    tracer: Tracer | None = None


_TRACING = _Tracing()


def is_traced() -> bool:
    return _TRACING.tracer is not None


def span(what: str, kind: str = "", *, of: Iterable[Waiting] = ()) -> AbstractContextManager[Span | None]:
    """A span around a block, as `with span("message", "ink"):`; it gives None if there are no traces.

    It is a part of the span around it; or else of the first of those in a queue that it is done for, with links to the
    others.
    """
    tracer = _TRACING.tracer
    return UNTRACED if tracer is None else _traced(tracer, f"{what} {kind}".rstrip(), of)


def begun(waiting: Waiting) -> None:
    """What waited in a queue is being done."""
    if waiting.span is not None:
        waiting.span.add_event(BEGUN)


@contextmanager
def _traced(tracer: Tracer, name: str, of: Iterable[Waiting]) -> Iterator[Span]:
    from opentelemetry import trace
    from opentelemetry.context import Context
    from opentelemetry.sdk.trace import ReadableSpan

    first, *others = [each.span for each in of if each.span is not None] or [trace.get_current_span()]
    # Tasks and timers have the context in which they were made: what goes on after the end of a span is no part of it.
    is_over = isinstance(first, ReadableSpan) and first.end_time is not None
    with tracer.start_as_current_span(
        name,
        Context() if is_over else trace.set_span_in_context(first),
        links=[trace.Link(each.get_span_context()) for each in others],
        record_exception=False,
        set_status_on_exception=False,
    ) as made:
        try:
            yield made
        except (RuleBroken, CodedError, TextError) as refusal:
            made.set_attribute(REFUSED, refusal.code)
            raise
        except Exception as error:
            made.set_attribute("error.type", type(error).__name__)
            made.set_status(trace.StatusCode.ERROR)
            raise


@contextmanager
def tracing(processor: SpanProcessor) -> Iterator[None]:
    """Within this block the spans of this process go to a processor, which is not closed."""
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider

    provider = TracerProvider(resource=Resource.create({"service.name": NAME}), shutdown_on_exit=False)
    provider.add_span_processor(processor)
    _TRACING.tracer = provider.get_tracer(NAME)
    try:
        yield
    finally:
        _TRACING.tracer = None
