"""OpenSpiel: the games under the name `pennypapers`, registered from outside when this module is imported.

    import pyspiel
    import pennypapers.envs.openspiel
    game = pyspiel.load_game("pennypapers(adventure=island,players=2)")

Chance nodes are explicit: one of the 216 rolls, and in danger turns of a table, whose sheet everybody holds. Then all
players act at once, one action of `pennypapers.envs.actions` each; whoever has played the whole turn waits with
`commit`, which then does nothing. Turns are sealed: an observation has one's own marks of the present turn and no
others. House rules have a colon in the name of a game: `pennypapers(house=no_door:pass crossing:manual)`.

It needs the extra `openspiel`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import permutations
from typing import Any

import numpy as np
import pyspiel

from ..engine.core.dice import ROLLS, roll_at
from ..errors import InvalidValue
from ..notation.sheet import SheetFile, write_sheet
from ..rules.dice import Roll
from ..rules.library import ADVENTURES, SIDES
from ..rules.sheet import Sheet
from ..table import Commit, Exchange, RollDice, Table, evolve, is_exchange, open_table, perform
from .actions import Actions, Steps, actions_of
from .observation import observe
from .settings import Rewards, Settings, stars_of

NAME = "pennypapers"
MOST_PLAYERS = 6
"""With more, the exchanges of a danger turn are too many to be listed."""
LONGEST = 10_000
"""No bound follows from the rules, because whoever cannot write passes; games have 20 to 100 turns."""
MASK = "action_mask"
STARS_A_SPACE = 20
"""A loose bound of what a sheet can be worth, or cost."""

DEFAULTS = {
    "adventure": next(iter(ADVENTURES)),
    "layout": SIDES[0],
    "house": "",
    "players": 1,
    "rewards": str(Rewards.GAINED),
}

_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Penny Papers Adventures",
    dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.REWARDS,
    max_num_players=MOST_PLAYERS,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class Position:
    """A table and the turns that its seats are playing. It never changes: playing gives a new one."""

    def __init__(self, table: Table, roll: Roll | None = None, playing: Mapping[int, Steps] | None = None) -> None:
        self.table = table
        self.roll = roll
        """A roll after which it is still to be drawn who holds whose sheet."""
        self.actions: Actions = actions_of(table.layout)
        self._playing: Mapping[int, Steps] = playing or {}
        self._legal: dict[int, list[int]] = {}

    def __deepcopy__(self, _memo: object) -> Position:
        return self

    @property
    def is_chance(self) -> bool:
        return self.table.roll is None and not self.table.ended

    def steps(self, seat: int) -> Steps | None:
        return self._playing.get(seat)

    def legal(self, seat: int) -> list[int]:
        if seat not in self._legal:
            steps = self._playing.get(seat)
            self._legal[seat] = sorted(steps.legal()) if steps else []
        return self._legal[seat]

    def outcomes(self) -> int:
        return ROLLS if self.roll is None else len(exchanges(len(self.table.seats)))

    def outcome(self, number: int) -> str:
        """What an outcome of chance is called."""
        if self.roll is None:
            return str(roll_at(number))
        return " ".join(map(str, exchanges(len(self.table.seats))[number]))

    def chance(self, number: int) -> Position:
        """After an outcome of chance."""
        if self.roll is not None:
            return self._rolled(self.roll, exchanges(len(self.table.seats))[number])
        roll = roll_at(number)
        if not self.table.solo and self.table.is_danger_roll(roll):
            return Position(self.table, roll)
        return self._rolled(roll, None)

    def _rolled(self, roll: Roll, exchange: Exchange | None) -> Position:
        table, _ = perform(self.table, RollDice(roll, exchange))
        return Position(table, None, {seat: Steps(self.actions, table.draft(seat)) for seat in table.waiting})

    def act(self, actions: list[int]) -> Position:
        """After an action of every seat; IllegalAction says which clause forbids one."""
        table, playing = self.table, dict(self._playing)
        for seat, steps in self._playing.items():
            after, legal = steps.then(actions[seat])
            if legal:
                playing[seat] = after
            else:
                table, _ = perform(table, Commit(seat, after.draft.marks))
                del playing[seat]
        return Position(table, None, playing)


@lru_cache(maxsize=MOST_PLAYERS)
def exchanges(seats: int) -> tuple[Exchange, ...]:
    """Every exchange of the sheets (G6), in order; each is as likely as the others."""
    return tuple(each for each in permutations(range(seats)) if is_exchange(each, seats))


class PennyPapersGame(pyspiel.Game):  # type: ignore[misc]  # says no types
    """The game of a layout under house rules, for a number of players."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        wish = {**DEFAULTS, **(params or {})}
        players = int(wish["players"])
        if not 1 <= players <= MOST_PLAYERS:
            raise InvalidValue(f"'players' is 1 to {MOST_PLAYERS}, not {players}")
        wish["house"] = str(wish["house"]).replace("=", ":")  # names of games in OpenSpiel can be read back without "="
        house = wish["house"].replace(":", "=")
        self.settings = Settings.of(wish["adventure"], wish["layout"], house, rewards=wish["rewards"])
        seats = [f"player_{seat}" for seat in range(players)]
        actions = actions_of(self.settings.layout)
        self.start = Position(
            evolve(None, open_table(actions.adventure, self.settings.layout, seats, house=self.settings.house))
        )
        bound = float(STARS_A_SPACE * len(actions.spaces))
        super().__init__(
            _TYPE,
            pyspiel.GameInfo(
                num_distinct_actions=len(actions),
                max_chance_outcomes=max(ROLLS, len(exchanges(players))),
                num_players=players,
                min_utility=-bound,
                max_utility=bound,
                utility_sum=None,
                max_game_length=LONGEST,
            ),
            wish,
        )

    def new_initial_state(self) -> PennyPapersState:
        return PennyPapersState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 2 * LONGEST

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        if params:
            raise InvalidValue(f"an observer of {NAME} takes no parameters")
        return Observer(kind or pyspiel.IIGObservationType(perfect_recall=False), self.start)


class PennyPapersState(pyspiel.State):  # type: ignore[misc]  # says no types
    """A position, and what the players have been rewarded with."""

    def __init__(self, game: PennyPapersGame) -> None:
        super().__init__(game)
        self.position = game.start
        self._settings = Kept(game.settings)
        self._rewards = [0.0] * game.num_players()
        self._returns = [0.0] * game.num_players()

    def current_player(self) -> int:
        if self.position.table.ended:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE if self.position.is_chance else pyspiel.PlayerId.SIMULTANEOUS)

    def is_terminal(self) -> bool:
        return self.position.table.ended is not None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self.position.outcomes()
        return [(outcome, 1 / count) for outcome in range(count)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal(player) or [self.position.actions.commit]

    def _apply_action(self, action: int) -> None:
        self.position = self.position.chance(action)

    def _apply_actions(self, actions: list[int]) -> None:
        before = stars_of(self.position.table)
        self.position = self.position.act(actions)
        self._rewards = self._settings.value.rewards_of(before, self.position.table)
        self._returns = [had + more for had, more in zip(self._returns, self._rewards, strict=True)]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.position.outcome(action)
        return str(self.position.actions[action])

    def rewards(self) -> list[float]:
        """Those of the last actions; what chance did since adds none."""
        return self._rewards

    def returns(self) -> list[float]:
        return self._returns

    def __str__(self) -> str:
        table = self.position.table
        open_turns = [marks_text(self.position, seat) for seat in range(len(table.seats))]
        return "\n".join([public_text(self.position), *open_turns])


class Kept:
    """A frozen value that copies of a state share."""

    def __init__(self, value: Settings) -> None:
        self.value = value

    def __deepcopy__(self, _memo: object) -> Kept:
        return self


class Observer:
    """What a player sees, as text and as the arrays of the other environments, without the mask.

    Public are the sheets of the last closed turn and the roll; private is one's own turn so far.
    """

    def __init__(self, kind: Any, start: Position) -> None:
        self._kind = kind
        self._has_own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        arrays = {name: array for name, array in observe(start, 0).items() if name != MASK}
        self.tensor = np.zeros(sum(array.size for array in arrays.values()), np.float32)
        self.dict: dict[str, Any] = {}
        """Views of `tensor`."""
        used = 0
        for name, array in arrays.items():
            self.dict[name] = self.tensor[used : used + array.size].reshape(array.shape)
            used += array.size

    def set_from(self, state: PennyPapersState, player: int) -> None:
        position = state.position if self._has_own else _sealed(state.position)
        seen = observe(position, player)
        for name, view in self.dict.items():
            view[:] = seen[name]

    def string_from(self, state: PennyPapersState, player: int) -> str:
        public = public_text(state.position) if self._kind.public_info else ""
        own = marks_text(state.position, player) if self._has_own else ""
        return "\n".join(filter(None, (public, own)))


def _sealed(position: Position) -> Position:
    """The same position without anybody's open turn."""
    return Position(position.table, position.roll)


def public_text(position: Position) -> str:
    """What everybody sees: the roll and the sheets of the last closed turn."""
    table = position.table
    roll = position.roll or table.roll
    ended = f", over by {table.ended}" if table.ended else ""
    lines = [f"turn {table.turns + (roll is not None)}, roll {roll or '-'}{ended}"]
    for seat, (name, sheet) in enumerate(zip(table.seats, table.sheets, strict=True)):
        held = "" if table.roll is None or table.held(seat) == seat else f" holds {table.seats[table.held(seat)]}"
        lines += [f"{name}{held}:", _sheet_text(table, sheet)]
    return "\n".join(lines)


def marks_text(position: Position, seat: int) -> str:
    """What a seat has written in the present turn and not committed."""
    steps = position.steps(seat)
    begun = [f"{steps.begun}({','.join(map(str, steps.picked))}…)"] if steps and steps.begun else []
    return " ".join([f"player_{seat} writes:", *map(str, steps.draft.marks if steps else ()), *begun])


def _sheet_text(table: Table, sheet: Sheet) -> str:
    text = write_sheet(SheetFile(table.adventure, sheet, sheet.layout.name))
    return text.partition("grid:\n")[2].rstrip("\n")


if NAME not in pyspiel.registered_names():
    pyspiel.register_game(_TYPE, PennyPapersGame)
