"""Amounts on the command line: games, seats, processes, runs, play-outs, days, hours, seconds, and seeds."""

from __future__ import annotations

import argparse

from ..messages import say

MOST_SHEETS = 50_000_000
"""More would not fit in the memory of an ordinary computer."""
MOST_WORKERS = 256
SEEDS = 2**64
MOST_HOURS = 24 * 366
"""Until a challenge closes."""
MOST_DAYS = 3660
SHORTEST_CLOCK, LONGEST_CLOCK = 5, 3600
"""Seconds a turn."""
MOST_RUNS = 1_000_000
MOST_TABLES = 1_000_000
LEAST_PLAYOUTS, MOST_PLAYOUTS = 8, 10_000
MOST_PUZZLES = 100_000
MOST_SECONDS = 86_400
"""Of a search."""


def games(text: str) -> int:
    return _number(text, "games", 1, MOST_SHEETS)


def seed(text: str) -> int:
    return _number(text, "seed", 0, SEEDS - 1)


def players(text: str) -> int:
    return _number(text, "players", 1, 100)


def workers(text: str) -> int:
    return _number(text, "workers", 1, MOST_WORKERS)


def hours(text: str) -> int:
    return _number(text, "hours", 1, MOST_HOURS)


def days(text: str) -> int:
    return _number(text, "days", 1, MOST_DAYS)


def clock(text: str) -> int:
    return _number(text, "clock", SHORTEST_CLOCK, LONGEST_CLOCK)


def runs(text: str) -> int:
    return _number(text, "runs", 1, MOST_RUNS)


def tables(text: str) -> int:
    return _number(text, "tables", 1, MOST_TABLES)


def playouts(text: str) -> int:
    return _number(text, "playouts", LEAST_PLAYOUTS, MOST_PLAYOUTS)


def puzzles(text: str) -> int:
    return _number(text, "puzzles", 1, MOST_PUZZLES)


def seconds(text: str) -> float:
    """Seconds of a search, with or without a decimal point."""
    whole, _, tenths = text.partition(".")
    if not ((whole + tenths).isascii() and (whole + tenths).isdigit() and 0 < float(text) <= MOST_SECONDS):
        raise argparse.ArgumentTypeError(say("cli-amount-seconds", most=str(MOST_SECONDS), text=repr(text)))
    return float(text)


def _number(text: str, what: str, least: int, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 20 and least <= int(text) <= most):
        raise argparse.ArgumentTypeError(say(f"cli-amount-{what}", least=least, most=str(most), text=repr(text)))
    return int(text)
