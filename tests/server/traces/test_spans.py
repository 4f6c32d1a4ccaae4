"""The spans of what a server does: what they hold, what belongs to what, and that nothing anybody sent is in them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from opentelemetry.trace import Span, StatusCode
from support.server.event_loop import LONG_ENOUGH
from support.server.guest import fetch, open_party
from support.server.running_server import PATIENT, served
from support.texts import FILES, drawn

from pennypapers.server.session.queue.pending_decision import PendingDecision
from pennypapers.server.traces.span import UNTRACED, is_traced, span, tracing

ROW = drawn(FILES["row.layout"])


class Seen:
    """The spans that have ended."""

    def __init__(self, memory: InMemorySpanExporter) -> None:
        self._memory = memory

    def all(self) -> tuple[ReadableSpan, ...]:
        found: tuple[ReadableSpan, ...] = self._memory.get_finished_spans()
        return found

    def named(self, name: str) -> list[ReadableSpan]:
        return [each for each in self.all() if each.name == name]

    def parent(self, span: ReadableSpan) -> ReadableSpan | None:
        return next((each for each in self.all() if span.parent and number(each) == span.parent.span_id), None)


def number(span: ReadableSpan) -> int:
    assert span.context is not None
    found: int = span.context.span_id
    return found


@pytest.fixture
def seen() -> Iterator[Seen]:
    memory = InMemorySpanExporter()
    with tracing(SimpleSpanProcessor(memory)):
        yield Seen(memory)
    assert not is_traced()


def on_a_server(folder: Path, scenario: Callable[[int], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with asyncio.timeout(LONG_ENOUGH), served(folder, PATIENT) as port:
            await scenario(port)

    asyncio.run(whole())


def test_without_traces_there_is_one_block_for_all_that_does_nothing() -> None:
    assert span("message", "ink") is span("append") is UNTRACED
    with span("message") as nothing:
        assert nothing is None


def test_a_request_has_its_template_and_its_status(tmp_path: Path, seen: Seen) -> None:
    async def scenario(port: int) -> None:
        party = await open_party(port, come=False)
        await fetch(port, "GET", f"/api/tables/{party.code}?secret=yes")
        await fetch(port, "GET", "/api/tables/ZZZZ")
        await fetch(port, "GET", "/nowhere/at/all")
        await fetch(port, "BREW", "/")

    on_a_server(tmp_path, scenario)
    found = [(each.name, (each.attributes or {}).get("http.response.status_code")) for each in seen.all()]
    assert ("POST /api/tables", 201) in found
    assert ("GET /api/tables/{code}", 200) in found
    assert ("GET /api/tables/{code}", 404) in found
    assert ("GET", 404) in found
    assert found[-1][0].startswith("_OTHER")
    [opened] = seen.named("POST /api/tables")
    assert opened.attributes == {
        "http.request.method": "POST",
        "http.route": "/api/tables",
        "http.response.status_code": 201,
    }
    assert opened.resource.attributes["service.name"] == "pennypapers"


def test_a_message_has_its_kind_its_decision_and_the_write(tmp_path: Path, seen: Seen) -> None:
    async def scenario(port: int) -> None:
        party = await open_party(port, "ana", "ben", layout=ROW, options="dice=by_hand")
        await party.host.say("start")
        await party.host.say("type_roll", turn=1, roll="1 2 3")
        assert (await party.host.say("ink", turn=9, marks="-"))["type"] == "refused"
        assert (await party.host.say("ink", turn=1, marks="a1=1"))["type"] == "inked"

    on_a_server(tmp_path, scenario)
    [start] = seen.named("message start")
    early, inked = seen.named("message ink")
    assert start.parent is None
    assert (early.attributes, inked.attributes) == ({"pennypapers.refused": "stale.early"}, {})
    assert early.status.status_code is StatusCode.UNSET, "a refusal is no failure of the server"
    [decision] = [each for each in seen.named("decision") if seen.parent(each) is inked]
    [append] = [each for each in seen.named("append") if seen.parent(each) is decision]
    [begun] = decision.events
    times = (decision.start_time, begun.timestamp, append.start_time, append.end_time, decision.end_time)
    assert list(times) == sorted(times, key=lambda time: time or 0), "it waits, it begins, it is saved, it is done"
    assert (append.attributes or {})["pennypapers.events"] == 1


def test_a_job_has_its_kind_and_the_moment_it_began(tmp_path: Path, seen: Seen) -> None:
    async def scenario(port: int) -> None:
        await fetch(port, "POST", "/api/score", {"text": "adventure: temple\nlayout: front\nnothing: here"})

    on_a_server(tmp_path, scenario)
    [job] = seen.named("job score_of")
    assert [each.name for each in job.events] == ["begun"]
    assert (job.attributes or {})["pennypapers.refused"] == "text.header_unknown"
    asked = seen.parent(job)
    assert asked is not None
    assert asked.name == "POST /api/score"


def test_nothing_that_anybody_sent_is_in_a_span(tmp_path: Path, seen: Seen) -> None:
    secrets = ["ana-of-the-hills", "ben-by-the-sea", "127.0.0.1", "z99", "a1=1", "look-at-this", "drawn-by-hand"]

    async def scenario(port: int) -> None:
        party = await open_party(port, "ana-of-the-hills", "ben-by-the-sea", layout=ROW, options="dice=by_hand")
        secrets.extend([party.code, *(guest.token for guest in party.guests if guest.token)])
        await party.host.say("start")
        await party.host.say("type_roll", turn=1, roll="1 2 3")
        assert (await party.host.say("ink", turn=1, marks="z99=4"))["type"] == "refused"
        assert (await party.host.say("ink", turn=1, marks="a1=1"))["type"] == "inked"
        await party.get("/record")
        await fetch(port, "GET", f"/t/{party.code}?look-at-this", token=party.host.token)
        await fetch(port, "POST", "/api/score", {"text": "drawn-by-hand"})

    on_a_server(tmp_path, scenario)
    assert len(secrets) == 10
    told = "\n".join(each.to_json() for each in seen.all())
    assert "message ink" in told
    assert not [secret for secret in secrets if secret in told]


def test_an_error_is_told_by_its_type_alone(seen: Seen) -> None:
    with pytest.raises(OSError, match="secret"), span("append"):
        raise OSError("secret")
    [append] = seen.all()
    assert append.attributes == {"error.type": "OSError"}
    assert append.status.status_code is StatusCode.ERROR
    assert "secret" not in append.to_json()


def test_a_write_for_many_is_a_part_of_the_first_and_linked_to_the_others(seen: Seen) -> None:
    async def scenario() -> None:
        with span("decision") as first, span("decision") as second:
            waiting = [PendingDecision(lambda _: [], span=each) for each in (None, first, second)]
            with span("append", of=waiting):
                pass

    asyncio.run(scenario())
    [append] = seen.named("append")
    second, first = seen.named("decision")
    assert seen.parent(append) is first
    assert [each.context.span_id for each in append.links] == [number(second)]


def test_what_goes_on_after_a_span_is_no_part_of_it(seen: Seen) -> None:
    async def later(ended: asyncio.Event) -> None:
        with span("message", "soon"):
            pass
        await ended.wait()
        with span("message", "late"):
            pass

    async def scenario() -> None:
        ended = asyncio.Event()
        made: Span | None
        with span("message", "first") as made:
            assert made is not None
            task = asyncio.create_task(later(ended))
            await asyncio.sleep(0)
        ended.set()
        await task

    asyncio.run(scenario())
    [soon], [late], [first] = (seen.named(f"message {name}") for name in ("soon", "late", "first"))
    assert seen.parent(soon) is first
    assert late.parent is None
