"""What a step does in every adventure: check the actions, settle closed turns, deal the next roll, write the mask."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...engine.core.bits import NONE, ONE, lowest, nth, ones, without_lowest
from ...engine.core.dice import IS_DANGER, MAKES, ROLLS, UNUSED
from ...engine.core.kernel import inlined, kernel
from ...engine.core.rng import State, assign_sheets, below, start
from ...engine.core.unowned import unowned
from .encoding import STRIDE
from .games import AT_END, CLOSING, GAINED, OVER, PLAYING, Codes, Games, Shown

DANGER_VALUE = 1 << STRIDE - 1
"""The danger, the last action of a space, as a set of values."""

MADE = (MAKES >> 1).astype(np.int64)
"""[roll]: the numbers that it makes, as a set of values."""

SPREAD = np.array([sum(1 << 8 * index for index in range(8) if bits >> index & 1) for bits in range(256)], np.uint64)
"""Eight bits as eight bytes of 0 or 1."""

BYTE = 255
FULL_WORD = np.uint64(64)


@kernel
def illegal_actions(games: Games, codes: Codes, actions: NDArray[np.int64], illegal: NDArray[np.bool_]) -> int:
    """Set `illegal` for every game that is being played and whose action is illegal; return their number."""
    games, codes, actions, illegal = unowned(games), unowned(codes), unowned(actions), unowned(illegal)
    found = 0
    for game in range(actions.size):
        illegal[game] = games.rows[game].phase == PLAYING and not is_legal(games, codes, game, actions[game])
        found += illegal[game]
    return found


@kernel
def are_actions(actions: NDArray[np.int64], number: int) -> bool:
    """Whether all are among so many actions."""
    wrong = False
    for action in unowned(actions):
        wrong |= action < 0
        wrong |= action >= number
    return not wrong


@kernel
def random_actions(games: Games, codes: Codes, actions: NDArray[np.int64], state: State) -> None:
    """Draw one of the legal actions of every game, each with the same probability."""
    games, codes, actions, state = unowned(games), unowned(codes), unowned(actions), unowned(state)
    for game in range(actions.size):
        row = games.rows[game]
        left = below(state, row.choices)
        values = ones(np.uint64(row.values))
        numbers = values * ones(row.open)
        if left < numbers:
            value = nth(np.uint64(row.values), left % values)
            actions[game] = STRIDE * (row.first + nth(row.open, left // values)) + value
            continue
        left -= numbers
        words = games.rest_words[game]
        index = 0
        while left >= ones(words[index]):
            left -= ones(words[index])
            index += 1
        actions[game] = codes.rest + 8 * index + (nth(words[index], left) >> 3)


@kernel
def show_all_games(games: Games, shown: Shown) -> None:
    """Write what is observed of every game as it stands."""
    games, shown = unowned(games), unowned(shown)
    for game in range(games.rows.size):
        begin_step(shown, game)
        show_game(games, shown, game)


@inlined
def is_legal(games: Games, codes: Codes, game: int, action: int) -> bool:
    """Whether an action that exists is in the mask."""
    row = games.rows[game]
    if action >= codes.rest:
        return bool(games.rest[game, action - codes.rest] != 0)
    space = action // STRIDE - row.first
    if space < 0 or space >= np.int64(FULL_WORD):
        return False
    return bool((row.open >> np.uint64(space)) & np.uint64(row.values >> action % STRIDE) & np.uint64(1) != NONE)


@inlined
def begin_step(shown: Shown, game: int) -> None:
    shown.rewards[game] = 0.0
    shown.ended[game] = False
    shown.illegal[game] = False


@inlined
def begin_game(games: Games, game: int) -> None:
    """Begin the next game of the seed."""
    row = games.rows[game]
    row.episode += 1
    if row.episode:
        row.scripted = 0
    start(games.dice[game], row.seed, row.episode)
    start(games.luck[game], ~row.seed, row.episode)
    for seat in range(games.held.shape[1]):
        games.sheets[game, seat, :] = games.blank
        games.tally[game, seat, :] = NONE
        games.held[game, seat] = seat
        games.stars[game, seat] = 0
    games.cells[game] = 0
    games.crossed[game] = 0
    games.found[game] = 0
    row.turns = 0
    row.dangers = 0
    row.kinds = 0
    row.filled = NONE


@inlined
def deal(games: Games, game: int, boxes: int) -> None:
    """Put the next roll on the table. At most `boxes` dangers count in a game (I8)."""
    row = games.rows[game]
    row.turns += 1
    if row.turns <= row.scripted:  # noqa: SIM108  # reads better
        roll = games.script[row.turns - 1]
    else:
        roll = below(games.dice[game], ROLLS)
    is_danger = bool(IS_DANGER[roll]) and row.dangers < boxes
    if games.held.shape[1] > 1:
        assign_sheets(games.dice[game], games.held[game], is_danger)
    row.dangers += is_danger
    row.roll = roll
    row.before = row.filled
    row.filled = NONE
    row.written = -1
    row.unused = UNUSED
    row.begun = -1
    row.picked = NONE
    row.touched = 0
    row.phase = PLAYING


@inlined
def reward_of(games: Games, game: int, what: int, before: int, ended: bool) -> float:
    """The reward of a step that closed a turn. The stars are counted; `before` are those that the agent had."""
    if what == GAINED:
        return float(games.stars[game, 0] - before)
    if not ended:
        return 0.0
    if what == AT_END:
        return float(games.stars[game, 0])
    best = games.stars[game, 0] * (1 << 16) + games.ties[game, 0]
    equals = 0
    for seat in range(games.held.shape[1]):
        strength = games.stars[game, seat] * (1 << 16) + games.ties[game, seat]
        if strength > best:
            return 0.0
        equals += strength == best
    return 1.0 / equals


@inlined
def next_turn(games: Games, shown: Shown, game: int, boxes: int, reward: float, ended: bool) -> None:
    """After a turn that was closed: the end of the game, or the next roll."""
    shown.rewards[game] = reward
    shown.ended[game] = ended
    if ended:
        games.rows[game].phase = OVER
    else:
        deal(games, game, boxes)


@inlined
def show_game(games: Games, shown: Shown, game: int) -> None:
    """Write what is observed of a game, apart from the cells, which are written mark by mark."""
    row = games.rows[game]
    is_over = row.phase == OVER
    roll = row.roll
    shown.faces[game, 0] = 0 if is_over else roll // 36 + 1
    shown.faces[game, 1] = 0 if is_over else roll // 6 % 6 + 1
    shown.faces[game, 2] = 0 if is_over else roll % 6 + 1
    # Without a roll, after the end, only the number of turns is shown.
    shown.turn[game, 0] = min(row.turns, 32767)
    shown.turn[game, 1] = 0 if is_over else games.held[game, 0]
    shown.turn[game, 2] = 0 if is_over else row.unused
    shown.turn[game, 3] = 0 if is_over else row.begun + 1
    _show_mask(games, shown.mask_words[game], game)


@inlined
def _show_mask(games: Games, words: NDArray[np.uint64], game: int) -> None:
    """Write the mask: two words a space, of which a caller may do what they like with."""
    row = games.rows[game]
    low, high = SPREAD[row.values & BYTE], SPREAD[row.values >> 8]
    first, more = np.uint64(row.first), np.uint64(games.rest_words.shape[1])
    rest = np.uint64(words.size) - more
    end = rest >> ONE
    if end <= FULL_WORD:  # without a branch that depends on the roll
        _write_spaces(words, row.open << first, NONE, end, low, high)
    else:
        end = min(first + FULL_WORD, end)
        _write_zeros(words, NONE, first << ONE)
        _write_spaces(words, row.open, first, end - first, low, high)
    if row.rest:
        _write_zeros(words, end << ONE, rest)
        for index in range(more):
            words[rest + index] = games.rest_words[game, index]
    else:
        _write_zeros(words, end << ONE, rest + more)


@inlined
def _write_spaces(
    words: NDArray[np.uint64], spaces: np.uint64, first: np.uint64, count: np.uint64, low: np.uint64, high: np.uint64
) -> None:
    """Write the words of so many spaces from the cell `first` on; those of the mask have the actions `low`, `high`."""
    for place in range(count):
        chosen = NONE - ((spaces >> place) & ONE)
        index = (first + place) << ONE
        words[index] = low & chosen
        words[index + ONE] = high & chosen


@inlined
def _write_zeros(words: NDArray[np.uint64], first: np.uint64, end: np.uint64) -> None:
    for index in range(first, end):
        words[index] = NONE


@inlined
def offer_nothing(games: Games, game: int) -> None:
    """Take all actions out of the mask."""
    row = games.rows[game]
    row.open = NONE
    row.first = 0
    row.values = 0
    row.choices = 0
    if row.rest:
        games.rest_words[game, :] = NONE
        row.rest = 0


@inlined
def offer_numbers(games: Games, game: int, spaces: np.uint64, first: int, values: int) -> None:
    """Offer these values in each of the spaces, whose lowest bit is the cell `first`."""
    row = games.rows[game]
    row.open = spaces
    row.first = first
    row.values = values
    row.choices += ones(spaces) * ones(np.uint64(values))


@inlined
def offer(games: Games, codes: Codes, game: int, action: int) -> None:
    """Offer an action that writes no number in a space."""
    row = games.rows[game]
    index = action - codes.rest
    row.choices += games.rest[game, index] == 0
    row.rest = 1
    games.rest[game, index] = 1


@inlined
def offer_each(games: Games, codes: Codes, game: int, spaces: np.uint64, first: int) -> None:
    """Offer the actions `first + p` for every place p of the set."""
    while spaces != NONE:
        offer(games, codes, game, first + lowest(spaces))
        spaces = without_lowest(spaces)


@inlined
def show_places(row: NDArray[np.int8], codes: Codes, spaces: np.uint64, value: int) -> None:
    """Show a value in the cells of these places, which are fillable ones."""
    while spaces != NONE:
        row[codes.cell[lowest(spaces)]] = value
        spaces = without_lowest(spaces)


@inlined
def close(games: Games, game: int) -> None:
    games.rows[game].phase = CLOSING
