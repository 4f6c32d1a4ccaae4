"""The rules of all three adventures: pure values in, values out. Rolls are handed in; nothing here is random."""

from .adventure import Adventure
from .dice import Roll, Special, all_rolls, roll_outcomes
from .grid import Space
from .house import Crossing, DiceFrom, Growth, HouseRules, NoDoor
from .layout import Layout
from .library import ADVENTURES, SIDES, adventure, builtin_layout, read_layout
from .mark import Circle, CrossOut, Discovery, Kind, Mark, Pass, Symbol, Write, parse_mark, parse_marks
from .scoring import Part, Rank, Reason, Score
from .sheet import Sheet
from .turn import Choice, Draft, Options

__all__ = [
    "ADVENTURES",
    "SIDES",
    "Adventure",
    "Choice",
    "Circle",
    "CrossOut",
    "Crossing",
    "DiceFrom",
    "Discovery",
    "Draft",
    "Growth",
    "HouseRules",
    "Kind",
    "Layout",
    "Mark",
    "NoDoor",
    "Options",
    "Part",
    "Pass",
    "Rank",
    "Reason",
    "Roll",
    "Score",
    "Sheet",
    "Space",
    "Special",
    "Symbol",
    "Write",
    "adventure",
    "all_rolls",
    "builtin_layout",
    "parse_mark",
    "parse_marks",
    "read_layout",
    "roll_outcomes",
]
