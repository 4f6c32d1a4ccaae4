"""What several answers about challenges have in common."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from litestar.params import PathParameter

from ....hosting.codes import PATTERN

Code = Annotated[str, PathParameter(pattern=PATTERN, description="The letters of the challenge")]


@dataclass(frozen=True, slots=True)
class MyRun:
    """`stars` is null until the run is over."""

    run: int
    attempt: int
    table: str | None
    is_over: bool
    stars: int | None
