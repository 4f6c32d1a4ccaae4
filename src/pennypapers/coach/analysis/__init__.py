"""Luck and skill: what every roll was worth, and what every choice, by the stars that a sheet is expected to have.

Importing this package is cheap; numba is imported when an analysis begins.
"""

from .analyse import Progress, analyse, analysing
from .values import Alternative, Analysis, Cards, Facts, Found, PlayerAnalysis, TurnAnalysis

__all__ = [
    "Alternative",
    "Analysis",
    "Cards",
    "Facts",
    "Found",
    "PlayerAnalysis",
    "Progress",
    "TurnAnalysis",
    "analyse",
    "analysing",
]
