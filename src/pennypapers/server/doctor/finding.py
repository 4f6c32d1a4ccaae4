"""One thing that was looked at: how it is, what that means, and what to do about it."""

from __future__ import annotations

from dataclasses import dataclass

from ...messages import say

GOOD, DOUBTFUL, BAD = "good", "doubtful", "bad"


@dataclass(frozen=True, slots=True)
class Finding:
    check: str
    """What was looked at: a word for programs."""
    state: str
    """`good`, `doubtful` if a game goes on but something is missing or could not be seen, or `bad`."""
    says: str
    to_do: str = ""


def good(check: str, message: str, **facts: str | float) -> Finding:
    return Finding(check, GOOD, say(f"cli-doctor-{message}", **facts))


def doubtful(check: str, message: str, **facts: str | float) -> Finding:
    return Finding(check, DOUBTFUL, say(f"cli-doctor-{message}", **facts), say(f"cli-doctor-do-{message}", **facts))


def bad(check: str, message: str, **facts: str | float) -> Finding:
    return Finding(check, BAD, say(f"cli-doctor-{message}", **facts), say(f"cli-doctor-do-{message}", **facts))
