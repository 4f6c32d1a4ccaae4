"""The dailies of a static site: a sealed challenge file for each day and adventure, and the list that the page reads.

Whoever reads the files knows the dice of days to come: they are for fun, and the page says so.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from datetime import date, timedelta
from pathlib import Path

from ...challenges import Challenge, read_challenge
from ...challenges.challenge import SUFFIX
from ...challenges.daily import Draw, daily_layout_of
from ...errors import PennyError
from ...hosting.texts.text_answers import given_layout
from ...rules.library import ADVENTURES
from .site_files import Written

FOLDER = "dailies"
LIST = f"{FOLDER}/dailies.json"
NAME = re.compile(rf"(\d{{4}}-\d\d-\d\d)-(\w+)\{SUFFIX}")


def daily_files(out: Path, first: date, days: int, draw: Draw, seed: Callable[[], bytes]) -> Iterator[Written]:
    """Files of so many days from the first one on, and the list of all. Days that the folder has already keep their
    dice, also those that are past: somebody may have played them."""
    found = dict(_there(out / FOLDER))
    for day in (first + timedelta(days=each) for each in range(days)):
        for key in ADVENTURES:
            if (day.isoformat(), key) not in found:
                made = Challenge(daily_layout_of(day, key, draw), seed())
                found[day.isoformat(), key] = made
                yield f"{FOLDER}/{_name(day.isoformat(), key)}", str(made).encode()
    listed = [
        {
            "day": day,
            "adventure": key,
            "layout_name": each.layout.name,
            "seal": each.seal,
            "file": _name(day, key),
        }
        for (day, key), each in sorted(found.items())
    ]
    yield LIST, json.dumps(listed).encode()


def has_dailies(out: Path) -> bool:
    """Whether a site that was written before has some."""
    return any(_there(out / FOLDER))


def _there(folder: Path) -> Iterator[tuple[tuple[str, str], Challenge]]:
    """The dailies that a folder has; one that cannot be read is made anew."""
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        named = NAME.fullmatch(path.name)
        if named is None or named[2] not in ADVENTURES:
            continue
        try:
            challenge = read_challenge(path.read_text(encoding="utf-8"), given_layout(None))
        except (PennyError, ValueError):
            continue
        yield (named[1], named[2]), challenge


def _name(day: str, key: str) -> str:
    return f"{day}-{key}{SUFFIX}"
