"""The lessons of the page, read from its modules by Node."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from support.web.node import print_json


class Step(msgspec.Struct, forbid_unknown_fields=True):
    say: str
    point: str = ""
    roll: str = ""
    want: list[str] = []
    more: list[str] = []
    part: str = ""
    examples: str = ""


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    adventure: str
    layout: str
    steps: list[Step]


@lru_cache(maxsize=1)
def lessons() -> dict[str, Lesson]:
    found = msgspec.convert(print_json("print_lessons.js"), type=list[Lesson])
    return {lesson.adventure: lesson for lesson in found}
