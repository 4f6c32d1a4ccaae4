"""The Gymnasium environment of one agent, alone or against bots, on the readable rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from ..errors import InvalidValue
from ..rules.house import HouseRules
from ..rules.layout import Layout
from ..rules.library import SIDES
from ..table import result
from .actions import Actions, actions_of
from .dice_stream import DiceStream
from .episode import Dice, Episode, Moment
from .illegal_action import IllegalAction
from .kernels.encoding import FIRST_SYMBOL, NAMED, ROLL, SPECIAL, SYMBOLS, TURN
from .observation import MOST_TURNS, Observation, grid_of, observe
from .opponents import Opponents, names_of, new_lucks, play_others
from .options import CHALLENGE, POSITION, ROLLS, challenge_of, check_options, rolls_of, start_of
from .picture import rgb_of, svg_of, text_of
from .settings import REFUSED, Illegal, Rewards, Settings, stars_of

ANSI, SVG, RGB = "ansi", "svg", "rgb_array"


@dataclass(frozen=True, slots=True)
class Snapshot:
    """An environment as it stood; `restore` goes back to it."""

    moment: Moment
    dice: Dice | None
    """The dice to come; None if the snapshot was taken without randomness."""
    lucks: tuple[object, ...] | None


class PennyPapersEnv(gymnasium.Env[Observation, np.int64]):
    """One agent at the first seat, alone or with bots at the others.

    An episode is a game, a step one action (see `pennypapers.envs.actions`): in the Temple nearly every turn is one
    step, in the Valley a turn is several. Bots commit when the agent's turn is whole; nobody sees an open turn.

    `reset(seed=s)` plays the first game of the seed s, and each reset without a seed the next one of the same seed.
    The seed decides the dice and the bots' random choices, nothing else is random.
    """

    metadata: dict[str, Any] = {"render_modes": [ANSI, SVG, RGB], "render_fps": 4}

    def __init__(
        self,
        adventure: str,
        layout: str | Path | Layout = SIDES[0],
        house: str | HouseRules = "",
        opponents: Opponents = (),
        rewards: str = Rewards.GAINED,
        illegal: str = Illegal.REFUSE,
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            modes = ", ".join(self.metadata["render_modes"])
            raise InvalidValue(f"'render_mode' is one of {modes}, not {render_mode!r}")
        self.settings = Settings.of(adventure, layout, house, opponents, rewards, illegal)
        self.render_mode = render_mode
        self.actions: Actions = actions_of(self.settings.layout)
        self.action_space = spaces.Discrete(len(self.actions))
        self.observation_space: spaces.Space[Observation] = observation_space(self.actions, self.settings.seats)
        self._names = names_of(self.settings.opponents)
        self._episode: Episode | None = None
        self._seed: int | None = None
        self._number = 0
        self._lucks: tuple[Random, ...] = ()
        self._stars: list[int] = []

    # -- Gymnasium -------------------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game.

        `options` may hold `rolls`, handed in for the first turns of the game, or `challenge`, whose dice are played;
        and `position`, a table, a record or a sheet to begin from. The seed gives all other dice.
        """
        check_options(options or {})
        chosen: Mapping[str, Any] = options or {}
        layout, house = self.settings.layout, self.settings.house
        table = start_of(chosen.get(POSITION), layout, house, self._names)
        rolls = rolls_of(chosen.get(ROLLS))
        challenge = chosen.get(CHALLENGE)
        draws = challenge_of(challenge, layout, house).draws if challenge is not None else None
        super().reset(seed=seed)
        if seed is not None or self._seed is None:
            self._seed = seed if seed is not None else int(self.np_random.integers(2**62))
            self._number = 0
        else:
            self._number += 1
        self._lucks = new_lucks(self._seed, self._number, self.settings.opponents)
        self._episode = Episode(table, draws or DiceStream(self._seed, self._number, rolls, table.turns))
        self._stars = stars_of(table)
        return self._seen()

    def step(self, action: object) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play one action. An illegal one is refused or raises IllegalAction (see `Illegal`), and nothing is played."""
        episode = self.episode
        if episode.is_over:
            raise ResetNeeded("the game is over; reset() begins the next one")
        chosen = number_of(action)
        try:
            is_whole = episode.take(0, chosen)
        except IllegalAction as illegal:
            if self.settings.illegal is Illegal.RAISE:
                raise
            observation, info = self._seen()
            return observation, REFUSED, False, False, {**info, "refused": str(illegal)}
        if is_whole:
            play_others(episode, self.settings.opponents, self._lucks)
        reward = self.settings.rewards_of(self._stars, episode.table)[0]
        self._stars = stars_of(episode.table)
        observation, info = self._seen()
        return observation, reward, episode.is_over, False, info

    def render(self) -> Any:
        """The sheets in the render mode: text, SVG, or an array of red, green and blue."""
        match self.render_mode:
            case None:
                return None
            case "ansi":
                return text_of(self.episode, 0)
            case "svg":
                return svg_of(self.episode, 0)
            case _:
                return rgb_of(svg_of(self.episode, 0))

    # -- more than Gymnasium asks for ------------------------------------------------------------------------

    @property
    def episode(self) -> Episode:
        """The game that is being played."""
        if self._episode is None:
            raise ResetNeeded("no game has begun; call reset()")
        return self._episode

    @property
    def layout(self) -> Layout:
        return self.settings.layout

    @property
    def grid(self) -> NDArray[np.int16]:
        """The cell of every place of the printed grid, −1 off the sheet."""
        return grid_of(self.settings.layout)

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as some libraries ask for them."""
        return self._seen()[0]["action_mask"].astype(np.bool_)

    def clone(self, *, randomness: bool = True) -> Snapshot:
        """The game as it stands. Restored, it has the same dice to come; without `randomness` it goes on with the dice
        that the environment has at that time, so that the same position can be played on in many ways."""
        dice = self.episode.dice
        if not randomness:
            return Snapshot(self.episode.moment(), None, None)
        kept = dice.copy() if isinstance(dice, DiceStream) else dice
        return Snapshot(self.episode.moment(), kept, tuple(luck.getstate() for luck in self._lucks))

    def restore(self, snapshot: Snapshot) -> tuple[Observation, dict[str, Any]]:
        """Go back to a snapshot of this environment, or of another with the same layout and as many seats."""
        if not isinstance(snapshot, Snapshot):
            raise InvalidValue(f"'snapshot' is what clone() gave, not {snapshot!r}")
        table = snapshot.moment.table
        if table.layout != self.settings.layout or len(table.seats) != self.settings.seats:
            raise InvalidValue("this snapshot is one of another layout or of another number of seats")
        self.episode.go_to(snapshot.moment)
        if snapshot.dice is not None:
            dice = snapshot.dice
            self.episode.dice = dice.copy() if isinstance(dice, DiceStream) else dice
        if snapshot.lucks is not None:
            for luck, state in zip(self._lucks, snapshot.lucks, strict=True):
                luck.setstate(state)  # type: ignore[arg-type]  # what getstate gave
        self._stars = stars_of(table)
        return self._seen()

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        """The observation and the info of the present moment."""
        episode = self.episode
        observation = observe(episode, 0)
        info: dict[str, Any] = {"action_mask": observation["action_mask"].copy(), "stars": stars_of(episode.table)}
        if episode.is_over:
            info["ended"] = episode.table.ended
            info["places"] = [each.place for each in result(episode.table).standings]
        return observation, info


def observation_space(actions: Actions, seats: int) -> spaces.Space[Any]:
    """The space of what `observe` gives."""
    shape = (seats, len(actions.spaces))
    return spaces.Dict(
        {
            "action_mask": spaces.MultiBinary(len(actions)),
            "crossed": spaces.Box(0, 1, shape, np.int8),
            "found": spaces.Box(0, max(15, 2 * NAMED), shape, np.int8),
            "roll": spaces.Box(0, SPECIAL, (ROLL,), np.int8),
            "sheets": spaces.Box(0, FIRST_SYMBOL + len(SYMBOLS) - 1, shape, np.int8),
            "turn": spaces.Box(0, MOST_TURNS, (TURN,), np.int16),
        }
    )


def number_of(action: object) -> int:
    """An action as an `int`; InvalidValue if it is not one whole number."""
    if isinstance(action, np.ndarray) and action.shape == ():
        action = action.item()
    if isinstance(action, bool | np.bool_) or not isinstance(action, int | np.integer):
        shape = f"an array of shape {action.shape}" if isinstance(action, np.ndarray) else repr(action)
        raise InvalidValue(f"an action is one whole number, not {shape}")
    return int(action)
