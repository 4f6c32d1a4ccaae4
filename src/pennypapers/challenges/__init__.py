"""The same dice for everybody, at any time: challenges, and how runs through the same dice compare."""

from .challenge import Challenge, read_challenge
from .comparison import Comparison, NotComparable, Run, RunTurn, compare
from .comparison_svg import comparison_svg
from .comparison_text import comparison_text
from .field import Placed, placed
from .run_check import check_run
from .whole_run import whole_run

__all__ = [
    "Challenge",
    "Comparison",
    "NotComparable",
    "Placed",
    "Run",
    "RunTurn",
    "check_run",
    "compare",
    "comparison_svg",
    "comparison_text",
    "placed",
    "read_challenge",
    "whole_run",
]
