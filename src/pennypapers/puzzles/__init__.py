"""Puzzles: the end of a solo game whose dice are known, and the best that can be made of it.

`library` has the puzzles that are shipped, the other modules what they are made of and how a finish is judged by the
readable rules. `solver` searches all finishes with compiled kernels, and `mining` finds new puzzles; both import numba
when they are first used.
"""

from .endgame import Endgame, Standing
from .library import find, how_many, puzzle_of_the_day, puzzled, puzzles_of
from .puzzle import Grade, Puzzle

__all__ = [
    "Endgame",
    "Grade",
    "Puzzle",
    "Standing",
    "find",
    "how_many",
    "puzzle_of_the_day",
    "puzzled",
    "puzzles_of",
]
