"""Counting paper sheets: what they are worth, what was overlooked, and what is not allowed."""

from .claims import Claims
from .count import Count, Miscounted, Unfounded, Unnoted, count_paper
from .table import CountedTable, count_table

__all__ = ["Claims", "Count", "CountedTable", "Miscounted", "Unfounded", "Unnoted", "count_paper", "count_table"]
