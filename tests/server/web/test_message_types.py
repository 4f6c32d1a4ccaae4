"""The page's type declarations of the messages are those that the server's schema gives."""

from __future__ import annotations

import re
from pathlib import Path
from types import UnionType

import pytest

import pennypapers
from pennypapers.hosting.protocol.messages import AnyMessage
from pennypapers.hosting.protocol.requests import AnyRequest
from pennypapers.server.web.message_types import typescript

COMMITTED = Path(pennypapers.__file__).parent / "web" / "js" / "net" / "messages.d.ts"


def declared(name: str) -> str:
    """The fields of one declaration."""
    found = re.search(rf"^export interface {name} {{\n(.*?)^}}", typescript(), re.MULTILINE | re.DOTALL)
    assert found
    return found[1]


def test_the_committed_declarations_are_those_of_the_messages() -> None:
    assert COMMITTED.read_text(encoding="utf-8") == typescript(), "run: make types"


def test_every_message_and_request_is_declared_by_its_name() -> None:
    for each in (*AnyMessage.__args__, *AnyRequest.__args__):
        assert f'  type: "{each.type}";\n' in declared(each.__name__)


@pytest.mark.parametrize(("name", "union"), [("AnyMessage", AnyMessage), ("AnyRequest", AnyRequest)])
def test_the_unions_have_all_their_members(name: str, union: UnionType) -> None:
    found = re.search(rf"^export type {name} = (.*?);", typescript(), re.MULTILINE | re.DOTALL)
    assert found
    assert found[1].replace("\n", "").replace(" ", "").split("|") == [struct.__name__ for struct in union.__args__]


def test_what_is_left_out_at_its_default_may_be_missing() -> None:
    roll = declared("RollView")
    assert "  turn: number;\n" in roll
    assert "  holds?: number[] | null;\n" in roll
    assert "  is_danger?: boolean;\n" in roll


def test_parts_refer_to_each_other_by_name() -> None:
    welcome = declared("Welcome")
    assert "  seats: SeatView[];\n" in welcome
    assert "  roll?: RollView | null;\n" in welcome
    assert "  parts: Record<string, number>;\n" in declared("SheetView")
