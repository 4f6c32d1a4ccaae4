"""Work whose result goes to a client as JSON: it is encoded where it was done, so that the event loop need not."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVarTuple

from ..codec import encode

Args = TypeVarTuple("Args")


def encoded(work: Callable[[*Args], object], *args: *Args) -> bytes:
    return encode(work(*args))
