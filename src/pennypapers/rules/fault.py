"""A mark that cannot stand on a sheet, however it got there."""

from __future__ import annotations

from dataclasses import dataclass

from ..errors import RuleBroken
from .mark import Mark


@dataclass(frozen=True, slots=True)
class Fault:
    """An illegal mark and the rule that it breaks."""

    mark: Mark
    broken: RuleBroken
