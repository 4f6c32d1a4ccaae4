"""An event loop for tests that are plain functions."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Protocol, TypeVar

T = TypeVar("T")

LONG_ENOUGH = 20.0
"""Seconds after which a test is stuck."""


class Run(Protocol):
    def __call__(self, work: Coroutine[Any, Any, T]) -> T: ...
