"""What an agent observes, as arrays of fixed shapes; the same for single environments, tables and vectors.

    sheets       [seat, cell]  what stands there: 0 nothing, 1 to 15 a number, then the symbols of `SYMBOLS` from 16 on
    crossed      [seat, cell]  1 where a danger is crossed out
    found        [seat, cell]  a treasure's value, or the kind of a discovery from 1 on; while the spaces of a discovery
                               are being named, those named so far have the kind plus `NAMED`
    roll         [3]           purple, green, red: 1 to 5, 6 for the special face; 0 after the end
    turn         [4]           the number of the turn; whose sheet is in hand; the dice still unused, as a set of
                               possible sets (`engine/core/dice.py`), 0 after the end; the kind of the discovery whose
                               spaces are being named, from 1 on
    action_mask  [action]      1 for every action that may come next

The agent's own sheet is the first; the other seats follow in their order round the table. Cells are those of
`Actions.spaces`. The sheet in hand is shown with the marks of the turn so far. After the end only `commit` is marked,
so that no distribution over the mask is empty.
"""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from ..rules.dice import Face
from ..rules.layout import Layout
from ..rules.mark import Symbol
from ..rules.sheet import Sheet
from ..rules.turn import Draft
from ..table import Table
from .actions import Actions, Steps, actions_of
from .kernels.encoding import BEGUN, FIRST_SYMBOL, HELD, KIND_NAMES, NAMED, NUMBER, ROLL, SPECIAL, SYMBOLS, TURN, UNUSED

Observation = dict[str, NDArray[Any]]

MOST_TURNS = np.iinfo(np.int16).max


class Observed(Protocol):
    """A game that is played step by step."""

    actions: Actions

    @property
    def table(self) -> Table: ...

    def steps(self, seat: int) -> Steps | None: ...

    def legal(self, seat: int) -> list[int]: ...


def observe(episode: Observed, seat: int) -> Observation:
    """What this seat sees now."""
    table, actions = episode.table, episode.actions
    seats = len(table.seats)
    steps, held = episode.steps(seat), table.held(seat)
    shape = (seats, len(actions.spaces))
    sheets, crossed, found = np.zeros(shape, np.int8), np.zeros(shape, np.int8), np.zeros(shape, np.int8)
    for row in range(seats):
        owner = (seat + row) % seats
        sheet = steps.draft.sheet if steps and owner == held else table.sheets[owner]
        fill(actions, sheet, sheets[row], crossed[row], found[row])
    if steps and steps.begun:
        for space in steps.picked:
            found[(held - seat) % seats, actions.cells[space]] = NAMED + KIND_NAMES.index(steps.begun) + 1
    turn = np.zeros(TURN, np.int16)
    turn[NUMBER] = min(table.turns + (table.roll is not None), MOST_TURNS)
    if steps:
        turn[HELD] = (held - seat) % seats
        turn[UNUSED] = unused(steps.draft)
        turn[BEGUN] = KIND_NAMES.index(steps.begun) + 1 if steps.begun else 0
    return {
        "action_mask": mask_of(actions, episode.legal(seat)),
        "crossed": crossed,
        "found": found,
        "roll": np.array([_face(face) for face in table.roll.faces] if table.roll else [0] * ROLL, np.int8),
        "sheets": sheets,
        "turn": turn,
    }


def mask_of(actions: Actions, legal: list[int]) -> NDArray[np.int8]:
    """The legal actions as an array of 0 and 1; without a turn to play only `commit` is marked."""
    mask = np.zeros(len(actions), np.int8)
    mask[legal or actions.commit] = 1
    return mask


def fill(
    actions: Actions, sheet: Sheet, cells: NDArray[np.int8], crossed: NDArray[np.int8], found: NDArray[np.int8]
) -> None:
    """Write a sheet into rows of zeros."""
    index = actions.cells
    for space, value in sheet.writing.items():
        cells[index[space]] = FIRST_SYMBOL + SYMBOLS.index(value) if isinstance(value, Symbol) else value
    for space in sheet.crossed:
        crossed[index[space]] = 1
    for space, value in sheet.treasures.items():
        found[index[space]] = value
    for discovery in sheet.discoveries:
        for space in discovery.spaces:
            found[index[space]] = KIND_NAMES.index(discovery.kind) + 1


def unused(draft: Draft) -> int:
    """The dice that may be unused, as a set of possible sets: bit s stands for the set of dice s."""
    if draft.is_danger:
        return 0 if draft.marks else 1 << 7
    return sum(1 << dice for dice in draft.free)


def grid_of(layout: Layout) -> NDArray[np.int16]:
    """The printed grid: the cell of every place, −1 off the sheet. `observation["sheets"][:, grid]` is a picture."""
    cells = actions_of(layout).cells
    grid = np.full((layout.height, layout.width), -1, np.int16)
    for space, cell in cells.items():
        grid[space.row, space.col] = cell
    return grid


def _face(face: Face) -> int:
    return face if isinstance(face, int) else SPECIAL
