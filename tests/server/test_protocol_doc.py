"""docs/protocol.md agrees with the program: every example, route, refusal, close code and limit."""

from __future__ import annotations

import re
import typing
from dataclasses import fields
from pathlib import Path

import msgspec
import pytest
from support.hosting.refusals import refusal_calls
from support.server.event_loop import Run
from support.web.catalogue import command_refusals, refusal

from pennypapers.hosting.protocol import messages as wire
from pennypapers.hosting.protocol import requests, sizes
from pennypapers.hosting.texts.counted_sheets import count_sheets
from pennypapers.hosting.views.timeline import Timeline, timeline_of
from pennypapers.notation import names, read_record
from pennypapers.rules import adventure
from pennypapers.rules.adventure import MOST_SEATS
from pennypapers.server.answers.refusals import STATUS
from pennypapers.server.app import create_app
from pennypapers.server.codec import decode, encode
from pennypapers.server.http import kit
from pennypapers.server.limits import Limits
from pennypapers.server.session.lines.dialogue import BEHIND, FAILED, REFUSED
from pennypapers.server.session.lines.websocket import TOO_MANY
from pennypapers.server.store.sqlite import SqliteStore
from pennypapers.server.web import pages
from pennypapers.server.web.adventure_facts import AdventureFacts, adventure_facts

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
STEPS = "### A game step by step"
COUNT = "### Paper sheets counted"
FACTS = "### Facts of an adventure"


def section(title: str) -> str:
    """The text under a heading, up to the next heading of the same or a higher level."""
    rank = title.split()[0]
    _, found, rest = PAGE.partition(f"\n{title}\n")
    assert found, f"the page has no {title!r}"
    return re.split(rf"^#{{1,{len(rank)}}} ", rest, maxsplit=1, flags=re.MULTILINE)[0]


def examples(title: str) -> list[str]:
    return re.findall(r"^```json\n(.*?)^```$", section(title), flags=re.MULTILINE | re.DOTALL)


def first_cells(title: str) -> list[str]:
    """The first cell of each row of the table under a heading."""
    return [row.strip(" `") for row in re.findall(r"^\| ([^|]+) \|", section(title), flags=re.MULTILINE)[1:]]


def test_every_status_of_a_refusal_is_told() -> None:
    rows = dict(re.findall(r"^\| (\d{3}) \| (.+) \|$", section("## The status of a refusal"), flags=re.MULTILINE))
    told = {code: int(status) for status, row in rows.items() for code in re.findall("`([a-z.]+)`", row)}
    assert told.items() >= STATUS.items()
    assert told.keys() - STATUS == {"failed"}


def test_the_largest_sizes_are_told() -> None:
    (told,) = re.findall(r"^Marks in a message have at most .+$", section("## Limits"), flags=re.MULTILINE)
    largest = (
        sizes.LONGEST_MARKS,
        names.LONGEST,
        sizes.LONGEST_LAYOUT,
        sizes.LONGEST_SHEET,
        sizes.LONGEST_PAPER,
        sizes.LONGEST_RECORD,
        sizes.LONGEST_WORD,
        MOST_SEATS,
    )
    assert tuple(map(int, re.findall(r"\d+", told))) == largest


@pytest.mark.parametrize(
    ("title", "union"), [("### From a client", requests.AnyRequest), ("### From the server", wire.AnyMessage)]
)
def test_every_message_has_an_example_that_decodes(title: str, union: type) -> None:
    shown: list[type] = [type(decode(text, union)) for text in examples(title)]
    assert sorted(each.__name__ for each in shown) == sorted(each.__name__ for each in typing.get_args(union))


def test_the_steps_of_a_game_have_an_example_that_is_one() -> None:
    """Replaying the turns of the example gives its sheets and stars."""
    (text,) = examples(STEPS)
    shown = decode(text, Timeline)
    names = shown.players
    lines = []
    for step in shown.steps:
        owners = {turn.seat: f">{names[turn.owner]}" if turn.owner is not None else "" for turn in step.turns}
        turns = [f"{names[turn.seat]}{owners[turn.seat]}: {turn.marks}" for turn in step.turns]
        lines.append(" | ".join([f"{step.roll.turn}. {step.roll.roll}", *turns]))
    head = [f"adventure: {shown.adventure}", "layout: row.layout", f"players: {', '.join(names)}", "x-seal: 00"]
    record = read_record("\n".join([*head, *lines]), lambda _: shown.layout)
    assert msgspec.json.decode(encode(timeline_of(record))) == msgspec.json.decode(text)


def test_counted_sheets_have_an_example_that_is_one() -> None:
    (text,) = examples(COUNT)
    row = "adventure: temple\nname: row\ngrid:\n  o o o D\n"
    head = "adventure: temple\nlayout: row.layout"
    ana, ben = f"{head}\nx-claims: sequence=3\ngrid:\n4 5 . !", f"{head}\ngrid:\n! 9 . D"
    sheets = (f"player: Ana\n{ana}", f"player: Ben\n{ben}")
    counted = count_sheets(sheets, row)
    assert msgspec.json.decode(encode(counted)) == msgspec.json.decode(text)


def test_the_facts_of_an_adventure_have_an_example_that_is_one() -> None:
    (text,) = examples(FACTS)
    shown = msgspec.json.decode(text, type=AdventureFacts)
    assert shown == adventure_facts(adventure(shown.key))
    for field in msgspec.structs.fields(AdventureFacts):
        assert field.name in ("key", "age", "minutes") or f"`{field.name}`" in section(FACTS)


def test_no_example_stands_elsewhere() -> None:
    assert PAGE.count("```json\n") == sum(
        len(examples(title)) for title in (STEPS, COUNT, FACTS, "### From a client", "### From the server")
    )


@pytest.mark.parametrize("text", examples("### From the server"))
def test_no_example_shows_a_field_that_is_never_sent(text: str) -> None:
    decoded: object = decode(text, typing.cast(type, wire.AnyMessage))
    shown, sent = msgspec.json.decode(text), msgspec.json.decode(encode(decoded))
    assert shown == sent


def test_every_route_is_there(run: Run, tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    app = create_app(store)
    run(store.close())
    of_the_page = {route.path_format for router in (pages.router, kit.router) for route in router.routes}
    served = {
        f"{method} {route.path_format}"
        for route in app.routes
        for method in getattr(route, "methods", set()) - {"OPTIONS"}
        if not route.path_format.startswith("/schema") and route.path_format not in of_the_page
    }
    assert set(first_cells("## HTTP")) == served


def test_every_refusal_is_there_and_no_other() -> None:
    of_commands = command_refusals()
    said = {call.code for call in refusal_calls() if refusal(call.code) not in of_commands}
    assert first_cells("## Refusals") == sorted(said)


def test_every_close_code_is_there() -> None:
    said = set(map(int, first_cells("## Closing")))
    assert {BEHIND, REFUSED, TOO_MANY, FAILED} <= said


def test_every_limit_is_there_with_its_default() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ([\d.]+) \|", section("## Limits"), flags=re.MULTILINE)
    limits = Limits()
    assert [(name, float(value)) for name, value in rows] == [
        (field.name, float(getattr(limits, field.name))) for field in fields(limits)
    ]
