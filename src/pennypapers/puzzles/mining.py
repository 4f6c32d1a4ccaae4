"""Finds puzzles: the ends of bots' games where the best finish has clearly more stars than the obvious one."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ..bots.position import Position
from ..bots.registry import bot
from ..rules.dice import all_rolls
from ..rules.house import HouseRules
from ..rules.layout import Layout
from ..rules.library import SIDES, builtin_layout
from ..rules.sheet import Sheet
from .endgame import Endgame, Standing
from .finish.compiled import ROLLS
from .puzzle import TRIALS, Puzzle
from .solver import TooLong, best_finish

GAIN = 3
"""How many stars the best finish has more than the obvious one."""

MOST_NODES = 200_000

PLAYERS = ("voyager", "pathfinder")
"""Whose games are taken, in turn."""


def mine(key: str, *, seed: int) -> Iterator[Puzzle]:
    """Puzzles without end, numbered from 1, on both sides in turn. The same seed gives the same puzzles."""
    game, number = 0, 0
    seen: set[Sheet] = set()
    while True:
        side, player = SIDES[game % 2], PLAYERS[game // 2 % len(PLAYERS)]
        endgame = endgame_of(builtin_layout(key, side), player, seed, game)
        game += 1
        if endgame is None or endgame.sheet in seen:
            continue
        puzzle = as_puzzle(endgame, number + 1, Random(f"{seed} {game}"))
        if puzzle is not None:
            seen.add(endgame.sheet)
            number += 1
            yield puzzle


def endgame_of(layout: Layout, player: str, seed: int, game: int) -> Endgame | None:
    """The last turns of a bot's solo game; None if it was too short.

    Where the rules end a game after a number of turns, all of them are to come, with more dice if the bot was done
    before.
    """
    from ..simulation.jobs import Job
    from ..simulation.simulate import played_game

    rolls = ROLLS[layout.adventure]
    turns = played_game(Job(layout, player, seed), game)
    standing = Endgame(Sheet(layout), (), tuple(turn.roll for turn in turns), 0).start
    longest = _longest(standing, len(turns))
    played = longest - rolls
    if played >= len(turns):
        return None
    for turn in turns[:played]:
        standing = standing.play(turn.marks[0])
    rng = Random(f"{layout} {seed} {game}")
    coming = [turn.roll for turn in turns[played:]]
    coming += [rng.choice(all_rolls()) for _ in range(rolls - len(coming))]
    return Endgame(standing.sheet, standing.before, tuple(coming), played)


def _longest(standing: Standing, turns: int) -> int:
    """How many turns such a game may last: as many as it did, or more if only their number would end it."""
    endgame = standing.endgame
    for more in range(turns + ROLLS[endgame.layout.adventure]):
        if endgame.adventure.end((standing.sheet,), turns=more, solo=True) is not None:
            return more
    return turns


def as_puzzle(endgame: Endgame, number: int, rng: Random) -> Puzzle | None:
    """The puzzle of an endgame, or None if the obvious finish is nearly as good or not all can be searched."""
    first = stars_of(endgame, "pathfinder", rng)
    try:
        finish = best_finish(endgame, floor=first + GAIN - 1, most_nodes=MOST_NODES)
    except TooLong:
        return None
    if finish is None:
        return None
    pathfinder = sorted([first, *(stars_of(endgame, "pathfinder", rng) for _ in range(TRIALS - 1))])
    voyager = stars_of(endgame, "voyager", rng)
    puzzle = Puzzle(number, endgame, finish.stars, tuple(pathfinder), voyager, finish.turns)
    return puzzle if puzzle.best - puzzle.usual >= GAIN else None


def stars_of(endgame: Endgame, name: str, rng: Random) -> int:
    """The stars that a bot has at the end; like every player of a game it does not know the dice to come."""
    standing = endgame.start
    player = bot(name)
    while not standing.is_over:
        draft = standing.draft
        position = Position(
            endgame.adventure,
            HouseRules(),
            (standing.sheet,),
            0,
            0,
            endgame.played + standing.turns + 1,
            draft.roll,
            draft.before,
        )
        standing = standing.play(player.turn(position, rng))
    return standing.stars
