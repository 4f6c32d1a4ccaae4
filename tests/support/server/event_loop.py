"""Runs coroutines in tests that are plain functions."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Protocol, TypeVar

T = TypeVar("T")

LONG_ENOUGH = 300.0
"""Timeout of a test in seconds: only what never comes takes so long, however busy the machine is."""


class Run(Protocol):
    def __call__(self, work: Coroutine[Any, Any, T]) -> T: ...
