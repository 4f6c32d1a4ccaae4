"""Rules and printing."""

from __future__ import annotations

from collections.abc import Iterator

from support.browser.states.state import State, screen


def states() -> Iterator[State]:
    yield screen("rules", "/rules", "article, .clause")
    yield screen("print", "/print", ".print-pages img")
