"""An answer to one request, and the request itself, however they travelled."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec

from ..server.answers.asker import Asker
from ..server.codec import encode

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Asked:
    """`names` are the parts of the address that stand for something, `query` what follows it."""

    names: dict[str, str]
    query: dict[str, str]
    asker: Asker
    body: str = ""

    def read(self, kind: type[T]) -> T:
        """The body; msgspec.MsgspecError says what is wrong with it."""
        return msgspec.json.decode(self.body, type=kind)

    def number(self, name: str, usual: int, *, least: int, most: int) -> int:
        text = self.query.get(name, str(usual))
        return min(max(int(text), least), most) if text.isdecimal() else usual


@dataclass(frozen=True, slots=True)
class Answer:
    body: str
    media_type: str = "application/json"
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)


def json_answer(content: Any, status: int = 200) -> Answer:
    """As the server encodes it: without the fields of a dataclass that are at their default."""
    made = encode(content) if dataclasses.is_dataclass(content) else msgspec.json.encode(content)
    return Answer(made.decode(), status=status)
