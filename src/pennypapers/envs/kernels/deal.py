"""What a step does in every adventure: check the actions, settle closed turns, deal the next roll, write the mask."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...engine.core.bits import NONE, lowest, nth, ones, without_lowest
from ...engine.core.dice import IS_DANGER, MAKES, ROLLS, UNUSED
from ...engine.core.kernel import inlined, kernel
from ...engine.core.rng import State, assign_sheets, below, start
from ...engine.core.unowned import unowned
from .games import AT_END, CLOSING, GAINED, OVER, PLAYING, Codes, Games

DANGER_SLOT = np.uint64(1 << 56)
"""The sixteenth action of a space as a byte of its second word."""

SPREAD = np.array([sum(1 << 8 * index for index in range(8) if bits >> index & 1) for bits in range(256)], np.uint64)
"""Eight bits as eight bytes of 0 or 1."""

MADE_LOW = SPREAD[(MAKES >> 1) & 255]
MADE_HIGH = SPREAD[(MAKES >> 9) & 255]
"""[roll]: the numbers that it makes, as the two words of a space's actions."""


@kernel
def illegal_actions(games: Games, actions: NDArray[np.int64], illegal: NDArray[np.bool_]) -> int:
    """Set `illegal` for every game that is being played and whose action is not in its mask; return their number.
    Actions have to be numbers that exist."""
    games, actions, illegal = unowned(games), unowned(actions), unowned(illegal)
    found = 0
    for game in range(actions.size):
        illegal[game] = games.phase[game] == PLAYING and games.mask[game, actions[game]] == 0
        found += illegal[game]
    return found


@kernel
def random_actions(games: Games, actions: NDArray[np.int64], state: State) -> None:
    """Draw one of the legal actions of every game, each with the same probability."""
    games, actions, state = unowned(games), unowned(actions), unowned(state)
    for game in range(actions.size):
        words = games.mask_words[game]
        legal = 0
        for word in words:
            legal += ones(word)
        left = below(state, legal)
        index = 0
        while left >= ones(words[index]):
            left -= ones(words[index])
            index += 1
        actions[game] = 8 * index + (nth(words[index], left) >> 3)


@kernel
def deal(games: Games, boxes: int) -> None:
    """Begin a new game where one is over, and put the next roll on the table where a turn was closed.

    At most `boxes` dangers count in a game (I8).
    """
    games = unowned(games)
    players = games.held.shape[1]
    for game in range(games.roll.size):
        if games.phase[game] == PLAYING:
            continue
        if games.phase[game] == OVER:
            _begin(games, game)
        elif games.ended[game]:
            games.phase[game] = OVER
            games.faces[game, :] = 0
            continue
        turns = games.turns[game] + 1
        games.turns[game] = turns
        if turns <= games.scripted[game]:  # noqa: SIM108  # reads better
            roll = games.script[game, turns - 1]
        else:
            roll = below(games.dice[game], ROLLS)
        is_danger = bool(IS_DANGER[roll]) and games.dangers[game] < boxes
        if players > 1:
            assign_sheets(games.dice[game], games.held[game], is_danger)
        games.dangers[game] += is_danger
        games.roll[game] = roll
        games.faces[game, 0] = roll // 36 + 1
        games.faces[game, 1] = roll // 6 % 6 + 1
        games.faces[game, 2] = roll % 6 + 1
        games.before[game] = games.filled[game]
        games.filled[game] = NONE
        games.written[game] = -1
        games.unused[game] = UNUSED
        games.kinds[game] = 0
        games.begun[game] = -1
        games.picked[game] = NONE
        games.phase[game] = PLAYING


@inlined
def _begin(games: Games, game: int) -> None:
    games.episodes[game] += 1
    if games.episodes[game]:
        games.scripted[game] = 0
    start(games.dice[game], games.seeds[game], games.episodes[game])
    start(games.luck[game], ~games.seeds[game], games.episodes[game])
    for seat in range(games.held.shape[1]):
        games.sheets[game, seat, :] = games.blank
        games.held[game, seat] = seat
        games.stars[game, seat] = 0
    games.cells[game] = 0
    games.crossed[game] = 0
    games.found[game] = 0
    games.turns[game] = 0
    games.dangers[game] = 0
    games.filled[game] = NONE


@inlined
def settle(games: Games, game: int, what: int, before: int) -> None:
    """Set the reward of a step that closed a turn. The stars are counted; `before` are those that the agent had."""
    if what == GAINED:
        games.rewards[game] = games.stars[game, 0] - before
    elif not games.ended[game]:
        games.rewards[game] = 0.0
    elif what == AT_END:
        games.rewards[game] = games.stars[game, 0]
    else:
        best = games.stars[game, 0] * (1 << 16) + games.ties[game, 0]
        equals = 0
        for seat in range(games.held.shape[1]):
            strength = games.stars[game, seat] * (1 << 16) + games.ties[game, seat]
            if strength > best:
                return
            equals += strength == best
        games.rewards[game] = 1.0 / equals


@inlined
def begin_step(games: Games, game: int) -> None:
    games.rewards[game] = 0.0
    games.ended[game] = False


@inlined
def show_turn(games: Games, game: int) -> None:
    """What is observed of the turn. Without a roll, after the end, it is only the number of turns."""
    games.turn[game, 0] = min(games.turns[game], 32767)
    is_over = games.phase[game] == OVER
    games.turn[game, 1] = 0 if is_over else games.held[game, 0]
    games.turn[game, 2] = 0 if is_over else games.unused[game]
    games.turn[game, 3] = 0 if is_over else games.begun[game] + 1


@inlined
def clear_mask(games: Games, game: int) -> None:
    games.mask_words[game, :] = NONE


@inlined
def offer_numbers(
    games: Games, game: int, spaces: np.uint64, first: int, count: int, low: np.uint64, high: np.uint64
) -> None:
    """Write the actions of `count` spaces from the cell `first` on: these numbers in the set, none elsewhere."""
    for place in range(count):
        chosen = NONE - ((spaces >> np.uint64(place)) & np.uint64(1))
        games.mask_words[game, 2 * (first + place)] = low & chosen
        games.mask_words[game, 2 * (first + place) + 1] = high & chosen


@inlined
def offer(games: Games, game: int, spaces: np.uint64, first: int) -> None:
    """Offer the actions `first + p` for every place p of the set."""
    while spaces != NONE:
        games.mask[game, first + lowest(spaces)] = 1
        spaces = without_lowest(spaces)


@inlined
def show_all(row: NDArray[np.int8], codes: Codes, spaces: np.uint64, value: int) -> None:
    """Show a value in the cells of these places, which are fillable ones."""
    while spaces != NONE:
        row[codes.cell[lowest(spaces)]] = value
        spaces = without_lowest(spaces)


@inlined
def close(games: Games, game: int) -> None:
    games.phase[game] = CLOSING
