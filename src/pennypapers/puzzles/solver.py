"""The best finish of an endgame. All finishes are searched, so that no other has more stars."""

from __future__ import annotations

from dataclasses import dataclass

from ..errors import InvalidText, PennyError, RuleBroken
from ..rules.mark import Mark
from .endgame import Endgame
from .finish.compiled import COMPILED, Compiled
from .puzzle import Puzzle

MOST_NODES = 1 << 62
"""No limit."""


@dataclass(frozen=True, slots=True)
class Finish:
    """The best finish of an endgame."""

    stars: int
    turns: tuple[tuple[Mark, ...], ...]
    nodes: int
    """How many nodes were searched."""


def best_finish(endgame: Endgame, *, floor: int | None = None, most_nodes: int = MOST_NODES) -> Finish | None:
    """The best finish, replayed by the readable rules; None if all have `floor` stars or fewer.

    TooLong if the search would need more than `most_nodes`.
    """
    from .finish.search import search

    compiled = COMPILED[endgame.adventure.key](endgame)
    least = -(1 << 20) if floor is None else floor
    stars, nodes = (int(each) for each in search(compiled.task, least, most_nodes))
    if nodes > most_nodes:
        raise TooLong(f"more than {most_nodes} nodes")
    if stars <= least:
        return None
    finish = Finish(stars, _turns(compiled, len(endgame.rolls)), nodes)
    counted = endgame.play(finish.turns)
    if not counted.is_over or counted.stars != stars:
        raise AssertionError(f"the finish found has {counted.stars} stars, not {stars}")
    return finish


def why_wrong(puzzle: Puzzle) -> PennyError | None:
    """Search all finishes: why what a puzzle says of its best finish is not true, or None if it is."""
    if broken := why_no_answer(puzzle):
        return broken
    finish = best_finish(puzzle.endgame, floor=puzzle.best - 1)
    if finish is None:
        return InvalidText("puzzle.too_high", best=str(puzzle.best))
    if finish.stars > puzzle.best:
        return InvalidText("puzzle.too_low", best=str(puzzle.best), stars=str(finish.stars))
    return None


def why_no_answer(puzzle: Puzzle) -> PennyError | None:
    """Play the finish of a puzzle by the readable rules: why it does not bring the best stars, or None if it does."""
    try:
        finish = puzzle.endgame.play(puzzle.answer)
    except RuleBroken as broken:
        return broken
    if not finish.is_over or finish.stars != puzzle.best:
        return InvalidText("puzzle.answer", best=str(puzzle.best), stars=str(finish.stars))
    return None


class TooLong(PennyError):  # noqa: N818  # what the search is
    """A search was given up because it would have needed too many nodes."""


def _turns(compiled: Compiled, rolls: int) -> tuple[tuple[Mark, ...], ...]:
    from ..engine.core.log import END

    tree = compiled.task.tree
    length = int(tree.length[0])
    turns: list[list[Mark]] = [[] for _ in range(rolls)]
    for turn, move in zip(tree.best_turns[:length].tolist(), tree.best[:length].tolist(), strict=True):
        if move != END:
            turns[turn].append(compiled.decode(move))
    for turn, code in enumerate(compiled.discoveries()):
        if code != END:
            turns[turn].append(compiled.decode(int(code)))
    return tuple(tuple(marks) for marks in turns[: int(tree.best_turns[length - 1]) + 1])
