"""Bots that think in the threads of the test, so that it can bring bots of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

from pennypapers.server.session.bots.bot_processes import THINKERS

T = TypeVar("T")


class InThread:
    def do(self, work: Callable[[], T]) -> T:
        return work()

    def end(self) -> None:
        pass

    def give_up(self) -> None:
        pass


def think_in_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(THINKERS, "start", InThread)
    monkeypatch.setattr(THINKERS, "_lanes", {})
