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
    rest: int
    """The first action that writes no number in a space."""
    cross: int
    """The action that crosses out the danger in the place 0; those of the other places follow."""
    begin: int
    """The action that begins a discovery of the first kind."""
    pick: int
    """The action that names the place 0."""
    may_pass: int
    commit: int


ROW = np.dtype(
    [
        (name, kind)
        for kind, names in (
            (np.uint64, "seed before filled picked open"),
            (
                np.int64,
                "episode scripted roll turns dangers written unused kinds begun phase touched "
                "first values choices rest",
            ),
        )
        for name in names.split()
    ]
)
"""What a game is besides sheets and random states. One record a game, so that a step touches little memory.

seed, episode     the seed, and how many games of it came before this one
scripted          how many of the rolls that were handed in count in this game
roll, turns       the roll on the table, and the number of the turn
dangers           how many danger turns there were
before            G12: what was filled on the turn before in a solo game: the place plus 1, in the Valley a mask
filled            the same for the present turn
written           the code of what this turn has written, where one mark is a turn; −1 before
unused            the dice that may be unused, as a set of possible sets
kinds             the kinds of discoveries that could be made on the agent's own sheet, as bits
begun, picked     the kind of the discovery whose places are being named, −1 if there is none; the places named so far
phase             see above
touched           whether this turn may have changed the stars of a solo game, where that is looked at

and the legal actions:

open, first       the spaces for numbers: a mask whose lowest bit is the cell `first`
values            what may be written in each of them: bit n is its n-th action
rest              whether there are others, which are in `Games.rest`
choices           how many legal actions there are
"""


class Games(NamedTuple):
    """Every game is a row of each array."""

    rows: NDArray[Any]
    """[game]: a record, see `ROW`."""
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
    script: NDArray[np.int64]
    """[turn]: rolls that were handed in."""
    stars: NDArray[np.int64]
    """[game, seat]: the stars when they were last counted."""
    ties: NDArray[np.int64]
    tally: NDArray[np.uint64]
    """[game, seat, word]: what an adventure keeps to count the stars of a mark instead of a sheet."""
    rest: NDArray[np.int8]
    """[game, action]: the mask of the actions that write no number in a space; all zero unless the game's record says
    otherwise. Some zeros after the last action make a row a whole number of words."""
    rest_words: NDArray[np.uint64]
    """The same memory, eight actions a word."""
    cells: NDArray[np.int8]
    crossed: NDArray[np.int8]
    found: NDArray[np.int8]
    """[game, seat, cell], as `pennypapers.envs.observation` describes."""


class Shown(NamedTuple):
    """What a step writes for the caller."""

    mask: NDArray[np.int8]
    """[game, action], with some zeros after the last action, so that a row is a whole number of words."""
    mask_words: NDArray[np.uint64]
    """The same memory, eight actions a word."""
    faces: NDArray[np.int8]
    turn: NDArray[np.int16]
    rewards: NDArray[np.float64]
    ended: NDArray[np.bool_]
    """Whether this step ended the game."""
    illegal: NDArray[np.bool_]
    """Whether the action was illegal; then the game stays as it is."""


def new_games(
    count: int, seats: int, blank: NDArray[np.uint64], tally: int, actions: Actions, script: NDArray[np.int64]
) -> Games:
    """The arrays of so many games, each of which begins with the next deal."""
    rows = np.zeros(count, ROW)
    rows["episode"], rows["phase"] = -1, OVER
    rest = np.zeros((count, 8 * _rest_words(actions)), np.int8)
    shape = (count, seats, len(actions.spaces))
    return Games(
        rows=rows,
        sheets=np.zeros((count, seats, blank.size), np.uint64),
        blank=blank,
        held=np.zeros((count, seats), np.int64),
        dice=np.zeros((count, 1), np.uint64),
        luck=np.zeros((count, 1), np.uint64),
        script=script,
        stars=np.zeros((count, seats), np.int64),
        ties=np.zeros((count, seats), np.int64),
        tally=np.zeros((count, seats, tally), np.uint64),
        rest=rest,
        rest_words=rest.view(np.uint64),
        cells=np.zeros(shape, np.int8),
        crossed=np.zeros(shape, np.int8),
        found=np.zeros(shape, np.int8),
    )


def new_shown(count: int, actions: Actions) -> Shown:
    mask = np.empty((count, STRIDE * actions.writable + 8 * _rest_words(actions)), np.int8)
    return Shown(
        mask=mask,
        mask_words=mask.view(np.uint64),
        faces=np.empty((count, ROLL), np.int8),
        turn=np.empty((count, TURN), np.int16),
        rewards=np.zeros(count),
        ended=np.zeros(count, np.bool_),
        illegal=np.zeros(count, np.bool_),
    )


def _rest_words(actions: Actions) -> int:
    """How many words the actions have that write no number in a space."""
    return -(-(len(actions) - STRIDE * actions.writable) // 8)


def copied(games: Games, **others: NDArray[Any]) -> Games:
    """A copy that shares no memory; `others` replace arrays by their names."""
    arrays: dict[str, Any] = {name: array.copy() for name, array in games._replace(**others)._asdict().items()}
    return Games(**{**arrays, "rest_words": arrays["rest"].view(np.uint64)})


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
        rest=STRIDE * actions.writable,
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
