"""A mark that cannot stand on a sheet, however it got there."""

from __future__ import annotations

from dataclasses import dataclass

from ..errors import RuleBroken
from .mark import Mark


@dataclass(frozen=True, slots=True)
class Fault:
    """What would have to go, and which rule says so."""

    mark: Mark
    broken: RuleBroken
