"""What a screen reader gets of a page, from Chromium's accessibility tree, and what would sound wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

RUN_TOGETHER = re.compile(r"[a-zà-ÿ][A-ZÀ-Ý]|[a-zà-ÿ]{2}\d|\d[A-Za-zÀ-ÿ]{3}|[.,!?][A-Za-zÀ-ÿ]{2}")
"""Two words without anything between them: `Sequence0`, `AnaBen`."""
HYPHEN_FOR_MINUS = re.compile(r"(?<![\w.])-\d")
UNFILLED = re.compile(r"[{}$]|\bundefined\b|\bnull\b|\bNaN\b|\bobject Object\b")
YOU_AS_A_NAME = re.compile(r"\b(of You|von Du|de Toi|van Jij|de Tú)\b")
"""Where a name stands in a sentence, and "You" was put."""
FROM_CONTENTS = {"button", "link", "DisclosureTriangle", "gridcell", "row", "cell", "option", "radio", "tab", "heading"}
"""Roles whose names may be made of several texts."""


@dataclass(frozen=True)
class Spoken:
    role: str
    name: str
    description: str


def spoken(page: Page) -> list[Spoken]:
    """All elements that a screen reader meets, from top to bottom."""
    session = page.context.new_cdp_session(page)
    nodes: list[dict[str, Any]] = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return [
        Spoken(_of(node, "role"), _of(node, "name"), _of(node, "description"))
        for node in nodes
        if not node.get("ignored")
    ]


def sounds_wrong(page: Page) -> list[str]:
    """What would sound wrong: words run together, something said twice, a hyphen for a minus, "You" instead of a name,
    an unfilled message."""
    return [f'{fault}: {each.role} "{each.name}"' for each in spoken(page) for fault in _faults(each)]


def _faults(each: Spoken) -> Iterator[str]:
    if each.role in FROM_CONTENTS and RUN_TOGETHER.search(each.name):
        yield "words run together"
    if each.description and each.description in each.name:
        yield "description repeats the name"
    if each.role == "row" and each.name.count(",") > 2:
        yield "row is named by all its cells"
    if HYPHEN_FOR_MINUS.search(each.name):
        yield "hyphen for a minus"
    if YOU_AS_A_NAME.search(each.name):
        yield "you instead of a name"
    if UNFILLED.search(each.name):
        yield "message without its facts"


def _of(node: dict[str, Any], key: str) -> str:
    return str(node.get(key, {}).get("value", ""))
