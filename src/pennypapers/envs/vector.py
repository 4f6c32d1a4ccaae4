"""The vector environment: thousands of games in one step, on kernels, without Python for each game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ..bots import Bot
from ..bots.compiled_bots import compiled_bots
from ..bots.lineup import NAMES, load_lineup
from ..engine.core.dice import index_of, roll_at
from ..engine.core.house import house_bits
from ..engine.core.rng import new_state
from ..errors import InvalidValue, PennyError
from ..rules.dice import Roll
from ..rules.house import HouseRules
from ..rules.layout import Layout
from ..rules.library import SIDES
from ..rules.sheet import Sheet
from .actions import Actions, actions_of
from .illegal_action import IllegalAction
from .kernels.deal import are_actions, illegal_actions, random_actions, show_all_games
from .kernels.games import Games, codes_of, copied, new_games, new_shown
from .kernels.refusals import steps_of
from .kernels.registry import kernels_of
from .observation import Observation, grid_of
from .opponents import Opponents
from .options import CHALLENGE, POSITION, ROLLS, check_options, rolls_of
from .settings import REFUSED, Illegal, Rewards, Settings
from .single import observation_space

NO_LIMIT = np.iinfo(np.int64).max


class PennyPapersVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Many games of the same layout, a step apart.

    The game i has the seed `seed + i`; its dice are those of `PennyPapersEnv` with that seed, and alone it plays the
    same games, action for action. Opponents are our compiled bots; their choices among equal turns are drawn by the
    kernels, so against bots the games differ from those of `PennyPapersEnv`, but not from one run to the next.

    A game that has ended begins anew on the next step, whose action is ignored and whose reward is 0
    (`AutoresetMode.NEXT_STEP`).

    Arrays that are returned belong to the caller. With `copy=False` they are read-only views of the environment's own
    memory, which the next step overwrites; that saves copying.
    """

    metadata: dict[str, Any] = {  # as in the base class
        "autoreset_mode": AutoresetMode.NEXT_STEP,
        "render_modes": [],
    }

    def __init__(
        self,
        num_envs: int = 1,
        *,
        adventure: str,
        layout: str | Path | Layout = SIDES[0],
        house: str | HouseRules = "",
        opponents: Opponents = (),
        rewards: str = Rewards.GAINED,
        illegal: str = Illegal.REFUSE,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        if num_envs < 1:
            raise InvalidValue(f"a vector has at least one game, not {num_envs}")
        if render_mode is not None:
            raise InvalidValue("the vector environment draws nothing; sheet() gives one sheet, which draws itself")
        self.settings = Settings.of(adventure, layout, house, opponents, rewards, illegal)
        self.num_envs = num_envs
        self.actions: Actions = actions_of(self.settings.layout)
        self.single_action_space = spaces.Discrete(len(self.actions))
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.single_observation_space = observation_space(self.actions, self.settings.seats)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._copy = copy
        self._kernels = kernels_of(adventure)
        self._engine = compiled_bots(adventure).engine
        try:
            self._board = self._engine.board(self.settings.layout)
        except ValueError as error:
            raise PennyError(f"{error}; make it with vectorization_mode='sync'") from None
        self._tables = self._engine.tables(self._board)
        self._codes = codes_of(self.actions, self._board)
        self._house = house_bits(self.settings.house)
        self._rewards = list(Rewards).index(self.settings.rewards)
        boxes = self.actions.adventure.danger_boxes
        self._boxes = NO_LIMIT if boxes is None else boxes
        self._lineup = load_lineup(adventure, ("tourist", *_names(self.settings.opponents)))
        self._scratch = self._kernels.scratch_of(self._tables) if self.settings.opponents else ()
        self._games = self._new_games(())
        self._shown = new_shown(num_envs, self.actions)
        self._luck = new_state()
        self._is_reset = False

    # -- Gymnasium -------------------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin every game anew: the first one of its seed, or without a seed the next one.

        `options` may hold `rolls`: those of the first turns, the same in every game.
        """
        check_options(options or {})
        chosen: Mapping[str, Any] = options or {}
        for name in (POSITION, CHALLENGE):
            if chosen.get(name) is not None:
                raise InvalidValue(f"the vector takes no {name}; make it with vectorization_mode='sync'")
        rolls = rolls_of(chosen.get(ROLLS))
        super().reset(seed=seed)
        games, is_first = self._games, not self._is_reset
        if seed is not None or is_first:
            first = seed if seed is not None else int(self.np_random.integers(2**62))
            seeds = np.uint64(first & (2**64 - 1)) + np.arange(self.num_envs, dtype=np.uint64)
            episodes = np.full(self.num_envs, -1)
            self._luck[0] = seeds[0]
        else:
            seeds, episodes = games.rows["seed"], games.rows["episode"]
        self._games = games = self._new_games([index_of(roll) for roll in rolls])
        games.rows["seed"], games.rows["episode"], games.rows["scripted"] = seeds, episodes, len(rolls)
        self._is_reset = True
        self._begin_shown()
        self._advance(np.zeros(self.num_envs, np.int64))
        return self._seen()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Play one action in every game.

        Illegal ones are refused or raise IllegalAction (see `Illegal`); if it is raised, no game has changed. An array
        of another shape or type, or a number that is no action, raises InvalidValue.
        """
        if not self._is_reset:
            raise ResetNeeded("no game has begun; call reset()")
        chosen = self._checked(actions)
        if self.settings.illegal is Illegal.RAISE:
            self._raise_if_illegal(chosen)
        self._begin_shown()
        refused = self._advance(chosen)
        shown = self._shown
        observation, info = self._seen()
        if refused:
            info |= self._refusals(chosen)
            shown.rewards[shown.illegal] = REFUSED
        truncated = np.zeros(self.num_envs, np.bool_)
        rewards, ended = (shown.rewards, shown.ended) if self._copy else (shown.rewards.copy(), shown.ended.copy())
        return observation, rewards, ended, truncated, info

    # -- more than Gymnasium asks for ------------------------------------------------------------------------

    @property
    def layout(self) -> Layout:
        return self.settings.layout

    @property
    def grid(self) -> NDArray[np.int16]:
        """The cell of every place of the printed grid, −1 off the sheet."""
        return grid_of(self.settings.layout)

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for every game, each with the same probability; much quicker than sampling from the space with
        a mask. Reset with a seed, the same actions follow."""
        actions = np.empty(self.num_envs, np.int64)
        random_actions(self._games, self._codes, actions, self._luck)
        return actions

    def sheet(self, game: int, seat: int = 0) -> Sheet:
        """One sheet as a readable value."""
        return self._kernels.readable_sheet(self._board, self._games.sheets[game, seat])  # type: ignore[no-any-return]

    def roll(self, game: int) -> Roll:
        """The roll on the table of a game."""
        return roll_at(int(self._games.rows["roll"][game]))

    def clone(self, *, randomness: bool = True) -> Games:
        """All games as they stand; without `randomness` they go on with the dice that the environment has then."""
        none = np.zeros((0, 1), np.uint64)
        return copied(self._games) if randomness else copied(self._games, dice=none, luck=none)

    def restore(self, games: Games) -> tuple[Observation, dict[str, Any]]:
        """Go back to what `clone` gave."""
        if not isinstance(games, Games):
            raise InvalidValue(f"'games' is what clone() gave, not {games!r}")
        if games.sheets.shape != self._games.sheets.shape or games.cells.shape != self._games.cells.shape:
            raise InvalidValue("these are games of another layout, or of another number of games or seats")
        dice, luck = (games.dice, games.luck) if games.dice.size else (self._games.dice, self._games.luck)
        self._games = copied(games, dice=dice, luck=luck)
        self._is_reset = True
        self._begin_shown()
        show_all_games(self._games, self._shown)
        return self._seen()

    # -- details ---------------------------------------------------------------------------------------------

    def _new_games(self, script: Sequence[int]) -> Games:
        blank = self._kernels.blank_sheet(self._tables)
        tally, rolls = self._kernels.TALLY, np.array(script, np.int64)
        return new_games(self.num_envs, self.settings.seats, blank, tally, self.actions, rolls)

    def _begin_shown(self) -> None:
        """Arrays for what the next step shows: new ones if they will belong to the caller."""
        if self._copy:
            self._shown = new_shown(self.num_envs, self.actions)

    def _advance(self, actions: NDArray[np.int64]) -> int:
        """A step on the kernels; returns how many actions were illegal."""
        tables, codes, house, games, shown = self._tables, self._codes, self._house, self._games, self._shown
        if self.settings.seats == 1:
            return int(self._kernels.step(tables, codes, house, games, shown, actions, self._rewards, self._boxes))
        refused = int(self._kernels.act(tables, codes, house, games, shown, actions))
        self._kernels.oppose(tables, codes, house, games, self._lineup, *self._scratch)
        self._kernels.finish(tables, codes, house, games, shown, self._rewards, self._boxes)
        return refused

    def _checked(self, actions: object) -> NDArray[np.int64]:
        given = np.asarray(actions)
        if given.shape != (self.num_envs,):
            raise InvalidValue(f"actions have the shape ({self.num_envs},), not {given.shape}")
        if not np.issubdtype(given.dtype, np.integer):
            raise InvalidValue(f"actions are whole numbers, not {given.dtype}")
        chosen = np.ascontiguousarray(given, np.int64)
        if not are_actions(chosen, len(self.actions)):
            game = int(np.flatnonzero((chosen < 0) | (chosen >= len(self.actions)))[0])
            raise InvalidValue(f"game {game}: action {given[game]} is not one of 0 to {len(self.actions) - 1}")
        return chosen

    def _raise_if_illegal(self, actions: NDArray[np.int64]) -> None:
        illegal = np.empty(self.num_envs, np.bool_)
        if illegal_actions(self._games, self._codes, actions, illegal):
            game = int(np.flatnonzero(illegal)[0])
            why = self._why_illegal(game, int(actions[game]))
            why.add_note(f"in game {game} of {self.num_envs}; no game has changed")
            raise why

    def _refusals(self, actions: NDArray[np.int64]) -> dict[str, Any]:
        """Why the illegal actions are. Their games stand as they did before."""
        illegal, why = self._shown.illegal, np.full(self.num_envs, None, object)
        for game in np.flatnonzero(illegal).tolist():
            why[game] = str(self._why_illegal(game, int(actions[game])))
        return {"refused": why, "_refused": illegal.copy()}

    def _why_illegal(self, game: int, action: int) -> IllegalAction:
        """The refusal, as the readable rules say it."""
        held = self.sheet(game, int(self._games.held[game, 0]))
        before = self._kernels.spaces_before(self._board, int(self._games.rows["before"][game]))
        steps = steps_of(self._games, game, self._board, held, before, self.actions, self.settings.house)
        try:
            steps.take(self.actions[action])
        except IllegalAction as illegal:
            return illegal
        raise AssertionError(f"{self.actions[action]} is legal by the rules and not in the mask")

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        """The observations and infos of the present moment. The mask in both is one array."""
        games, shown, every = self._games, self._shown, np.ones(self.num_envs, np.bool_)
        mask = self._given(shown.mask[:, : len(self.actions)])
        counted = every.copy() if self.settings.rewards is Rewards.GAINED else shown.ended.copy()
        observation = {
            "action_mask": mask,
            "crossed": self._copied(games.crossed),
            "found": self._copied(games.found),
            "roll": self._given(shown.faces),
            "sheets": self._copied(games.cells),
            "turn": self._given(shown.turn),
        }
        info = {"action_mask": mask, "_action_mask": every, "stars": self._copied(games.stars), "_stars": counted}
        return observation, info

    def _copied(self, array: NDArray[Any]) -> NDArray[Any]:
        """An array that the environment goes on with, for the caller."""
        return array.copy() if self._copy else _read_only(array)

    def _given(self, array: NDArray[Any]) -> NDArray[Any]:
        """An array that was made for the caller, unless the environment gives views."""
        return array if self._copy else _read_only(array)


def _read_only(array: NDArray[Any]) -> NDArray[Any]:
    view = array.view()
    view.flags.writeable = False
    return view


def _names(bots: tuple[Bot, ...]) -> tuple[str, ...]:
    for each in bots:
        if each.name not in NAMES or type(each).__module__.partition(".")[0] != __name__.partition(".")[0]:
            known = ", ".join(NAMES)
            raise InvalidValue(f"the vector plays against {known}; for {each.name} use vectorization_mode='sync'")
    return tuple(each.name for each in bots)
