"""The arrays of the vector environment: the state of every game, and what its agent observes."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...engine.core.board import PLACES, Board
from ...engine.core.marks import encode
from ...rules.mark import Circle, CrossOut, Mark, Symbol, Write
from ..actions import Action, Actions, Begin, End, Pick
from .encoding import FIRST_SYMBOL, KIND_NAMES, ROLL, STRIDE, SYMBOLS, TURN

PLAYING, CLOSING, OVER = 0, 1, 2
"""The phases of a game: a turn is being played; all seats have committed; the next step begins a new game."""

GAINED, AT_END, WIN = 0, 1, 2
"""What is rewarded, in the order of `Rewards`."""

COMMIT, NEVER = -1, -2
FIRST_KIND, FIRST_PICK = -8, -1024
"""Codes of actions that are no marks: `FIRST_KIND - k` begins a discovery of the kind k, `FIRST_PICK - p` names the
place p. `NEVER` is an action that is never legal."""

ALL_PLACES = 2 * PLACES
"""Places of marks: two kinds of 64, and on the Island the mountains."""


class Codes(NamedTuple):
    """The actions of a layout for kernels."""

    marks: NDArray[np.int64]
    """[action]: the code of its mark, or one of the codes above."""
    cell: NDArray[np.int64]
    """[place]: the index of the space among the cells of an observation."""
    symbol: NDArray[np.int64]
    """[place, n]: the action that draws the n-th symbol of the adventure there; −1 if there is none."""
    circle: NDArray[np.int64]
    """[place]: the action that circles a treasure of 1 there; −1 if there is none."""
    fill: int
    """How many fillable spaces there are."""
    cross: int
    """The action that crosses out the danger in the place 0; those of the other places follow."""
    begin: int
    """The action that begins a discovery of the first kind."""
    pick: int
    """The action that names the place 0."""
    may_pass: int
    commit: int


class Games(NamedTuple):
    """Every game is a row of each array."""

    sheets: NDArray[np.uint64]
    """[game, seat, word]"""
    blank: NDArray[np.uint64]
    """An empty sheet."""
    held: NDArray[np.int64]
    """[game, seat]: the seat whose sheet it has in hand."""
    dice: NDArray[np.uint64]
    """[game, 1]: the random state of the dice."""
    luck: NDArray[np.uint64]
    """[game, 1]: the random state of the bots."""
    seeds: NDArray[np.uint64]
    episodes: NDArray[np.int64]
    """How many games of the seed came before this one."""
    script: NDArray[np.int64]
    """[game, turn]: rolls that were handed in."""
    scripted: NDArray[np.int64]
    """How many of them count in the present game."""
    roll: NDArray[np.int64]
    turns: NDArray[np.int64]
    dangers: NDArray[np.int64]
    """How many danger turns there were."""
    before: NDArray[np.uint64]
    """G12: what was filled on the turn before in a solo game: the place plus 1, in the Valley a mask."""
    filled: NDArray[np.uint64]
    """The same for the present turn."""
    written: NDArray[np.int64]
    """The code of what this turn has written, where one mark is a turn; −1 before."""
    unused: NDArray[np.int64]
    """The dice that may be unused, as a set of possible sets."""
    kinds: NDArray[np.int64]
    """The kinds of discoveries that could be made now, as bits."""
    begun: NDArray[np.int64]
    """The kind of the discovery whose places are being named; −1 if there is none."""
    picked: NDArray[np.uint64]
    """The places named so far."""
    stars: NDArray[np.int64]
    """[game, seat]: the stars when they were last counted."""
    ties: NDArray[np.int64]
    phase: NDArray[np.int64]
    rewards: NDArray[np.float64]
    ended: NDArray[np.bool_]
    """Whether the last step ended the game."""
    cells: NDArray[np.int8]
    crossed: NDArray[np.int8]
    found: NDArray[np.int8]
    """[game, seat, cell], as `pennypapers.envs.observation` describes; so are the following."""
    faces: NDArray[np.int8]
    turn: NDArray[np.int16]
    mask: NDArray[np.int8]
    """[game, action], with some zeros after the last action, so that a row is a whole number of words."""
    mask_words: NDArray[np.uint64]
    """The same memory, eight actions a word."""


def new_games(count: int, seats: int, blank: NDArray[np.uint64], actions: Actions, script: int) -> Games:
    """The arrays of so many games, each of which begins with the next deal."""
    width = -(-len(actions) // STRIDE) * STRIDE
    mask = np.zeros((count, width), np.int8)
    shape = (count, seats, len(actions.spaces))

    def numbers() -> NDArray[np.int64]:
        return np.zeros(count, np.int64)

    def masks() -> NDArray[np.uint64]:
        return np.zeros(count, np.uint64)

    return Games(
        sheets=np.zeros((count, seats, blank.size), np.uint64),
        blank=blank,
        held=np.zeros((count, seats), np.int64),
        dice=np.zeros((count, 1), np.uint64),
        luck=np.zeros((count, 1), np.uint64),
        seeds=masks(),
        episodes=np.full(count, -1, np.int64),
        script=np.zeros((count, script), np.int64),
        scripted=numbers(),
        roll=numbers(),
        turns=numbers(),
        dangers=numbers(),
        before=masks(),
        filled=masks(),
        written=numbers(),
        unused=numbers(),
        kinds=numbers(),
        begun=numbers(),
        picked=masks(),
        stars=np.zeros((count, seats), np.int64),
        ties=np.zeros((count, seats), np.int64),
        phase=np.full(count, OVER, np.int64),
        rewards=np.zeros(count),
        ended=np.zeros(count, np.bool_),
        cells=np.zeros(shape, np.int8),
        crossed=np.zeros(shape, np.int8),
        found=np.zeros(shape, np.int8),
        faces=np.zeros((count, ROLL), np.int8),
        turn=np.zeros((count, TURN), np.int16),
        mask=mask,
        mask_words=mask.view(np.uint64),
    )


def copied(games: Games, **others: NDArray[Any]) -> Games:
    """A copy that shares no memory; `others` replace arrays by their names."""
    arrays: dict[str, Any] = {name: array.copy() for name, array in games._replace(**others)._asdict().items()}
    return Games(**{**arrays, "mask_words": arrays["mask"].view(np.uint64)})


def codes_of(actions: Actions, board: Board) -> Codes:
    """The actions of a layout as arrays."""
    cell, circle = np.zeros(ALL_PLACES, np.int64), np.full(ALL_PLACES, -1, np.int64)
    symbols = actions.adventure.symbols
    symbol = np.full((ALL_PLACES, max(1, len(symbols))), -1, np.int64)
    for space, place in board.places.items():
        cell[place] = actions.cells[space]
        for index, each in enumerate(symbols):
            symbol[place, index] = actions.numbers.get(Write(space, each), -1)
        circle[place] = _first_circle(actions, place, board)
    first = board.space(0)
    return Codes(
        marks=np.array([_code(action, board) for action in actions.all], np.int64),
        cell=cell,
        symbol=symbol,
        circle=circle,
        fill=board.grid.fill,
        cross=actions.numbers[CrossOut(first)],
        begin=_first(actions, Begin),
        pick=_first(actions, Pick),
        may_pass=actions.commit - 1,
        commit=actions.commit,
    )


def symbol_cell(symbol: Symbol) -> int:
    """What an observation shows for a symbol."""
    return FIRST_SYMBOL + SYMBOLS.index(symbol)


def _first(actions: Actions, kind: type[Begin] | type[Pick]) -> int:
    return next((number for number, action in enumerate(actions.all) if isinstance(action, kind)), -1)


def _first_circle(actions: Actions, place: int, board: Board) -> int:
    return actions.numbers.get(Circle(board.space(place), 1), -1)


def _code(action: Action, board: Board) -> int:
    match action:
        case End():
            return COMMIT
        case Begin(kind):
            return FIRST_KIND - KIND_NAMES.index(kind)
        case Pick(space):
            return FIRST_PICK - board.places[space]
        case _:
            return _mark_code(action, board)


def _mark_code(mark: Mark, board: Board) -> int:
    space = getattr(mark, "space", None)
    return encode(board, mark) if space is None or space in board.places else NEVER
