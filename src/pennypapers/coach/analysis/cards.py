"""The three cards of a player, chosen from the turns of an analysis: a find, a roll, a turn to try again."""

from __future__ import annotations

from collections.abc import Sequence

from .values import Cards, Found, TurnAnalysis

CLEAR_MARGIN = 1.0
"""A choice is shown as a find if it is worth at least so many stars more than the next best."""


def cards(turns: Sequence[TurnAnalysis]) -> Cards:
    """Choose the cards. Where two turns are equal the earlier one is shown."""
    chosen = [turn for turn in turns if not turn.facts.forced]
    return Cards(
        _find(chosen),
        _roll(turns),
        _again(chosen),
        steady=sum(turn.is_best for turn in chosen),
        choices=len(chosen),
    )


def _find(turns: Sequence[TurnAnalysis]) -> Found | None:
    """The choice with the largest margin; if none is large, the turn that brought the most stars at once."""
    best = max(turns, key=lambda turn: turn.facts.margin, default=None)
    if best is not None and best.facts.margin >= CLEAR_MARGIN:
        return _found(best, best.facts.margin, "choice")
    richest = max(turns, key=_earned, default=None)
    if richest is None or _earned(richest) <= 0:
        return None
    return _found(richest, float(_earned(richest)), "mark")


def _roll(turns: Sequence[TurnAnalysis]) -> Found | None:
    most = max(turns, key=lambda turn: abs(turn.luck), default=None)
    if most is None:
        return None
    return _found(most, most.luck, "lucky" if most.luck >= 0 else "unlucky")


def _again(turns: Sequence[TurnAnalysis]) -> Found | None:
    mistakes = [turn for turn in turns if turn.facts.mistake]
    worst = max(mistakes, key=lambda turn: turn.loss, default=None)
    if worst is None:
        return None
    return Found(
        worst.number,
        worst.roll,
        worst.played,
        worst.loss,
        "better",
        better=worst.alternatives[0].marks,
        clauses=worst.facts.clauses,
        parts=worst.facts.missed,
    )


def _earned(turn: TurnAnalysis) -> int:
    return sum(turn.facts.earned.values())


def _found(turn: TurnAnalysis, stars: float, kind: str) -> Found:
    return Found(
        turn.number, turn.roll, turn.played, stars, kind, clauses=turn.facts.clauses, parts=dict(turn.facts.earned)
    )
