"""PettingZoo: tables of 2 to 100 agents, one after the other (`env`) or all at once (`parallel_env`).

Everybody plays the same roll at the same time, and turns are sealed. So an agent sees the sheets as they were when the
last turn closed, and of the present turn only its own marks. In a danger turn each agent draws on the sheet of another
one: `turn[1]` of its observation says whose it holds, counted from its own seat on. When the last agent has committed,
the turn closes, and all agents get their rewards.

*One after the other*: each agent plays its whole turn, which may be several steps, before the next one is asked.
*All at once*: every agent takes a step; one that has committed waits, and its only action is `commit`, which then does
nothing.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from ..errors import InvalidValue
from ..rules.adventure import MOST_SEATS
from ..rules.house import HouseRules
from ..rules.layout import Layout
from ..rules.library import SIDES
from .actions import actions_of
from .dice_stream import DiceStream
from .episode import Episode
from .illegal_action import IllegalAction
from .observation import Observation, observe
from .options import CHALLENGE, POSITION, ROLLS, challenge_of, check_options, rolls_of, start_of
from .picture import rgb_of, svg_of, text_of
from .settings import REFUSED, Illegal, Rewards, Settings, stars_of
from .single import ANSI, RGB, SVG, number_of, observation_space

FEWEST = 2

THEIR_OPTION = "options"
"""PettingZoo's own test hands in an option of this name, which means nothing."""


class TableGame:
    """What both environments share: the settings, the spaces and the game."""

    def __init__(
        self,
        adventure: str,
        players: int,
        layout: str | Path | Layout,
        house: str | HouseRules,
        rewards: str,
        illegal: str,
    ) -> None:
        if not FEWEST <= players <= MOST_SEATS:
            raise InvalidValue(f"a table has {FEWEST} to {MOST_SEATS} agents, not {players}")
        self.settings = Settings.of(adventure, layout, house, (), rewards, illegal)
        self.agents = [f"player_{seat}" for seat in range(players)]
        self.actions = actions_of(self.settings.layout)
        self.action_spaces = {agent: spaces.Discrete(len(self.actions)) for agent in self.agents}
        self.observation_spaces = {agent: observation_space(self.actions, players) for agent in self.agents}
        self.seed: int | None = None
        self.number = 0
        self._episode: Episode | None = None
        self._stars: list[int] = []

    @property
    def episode(self) -> Episode:
        if self._episode is None:
            raise InvalidValue("no game has begun; call reset()")
        return self._episode

    def reset(self, seed: int | None, options: dict[str, Any] | None) -> None:
        """Begin a game, as `PennyPapersEnv.reset` does."""
        chosen = options or {}
        check_options(chosen, ignored=THEIR_OPTION)
        layout, house = self.settings.layout, self.settings.house
        table = start_of(chosen.get(POSITION), layout, house, self.agents)
        rolls, challenge = rolls_of(chosen.get(ROLLS)), chosen.get(CHALLENGE)
        draws = challenge_of(challenge, layout, house).draws if challenge is not None else None
        if seed is not None or self.seed is None:
            self.seed = seed if seed is not None else int(np.random.default_rng().integers(2**62))
            self.number = 0
        else:
            self.number += 1
        self._episode = Episode(table, draws or DiceStream(self.seed, self.number, rolls, table.turns))
        self._stars = stars_of(table)

    def take(self, seat: int, action: object) -> str | None:
        """One step of a seat; returns the sentence of a refusal, or raises it if that is wished."""
        number = number_of(action)
        try:
            self.episode.take(seat, number)
        except IllegalAction as illegal:
            if self.settings.illegal is Illegal.RAISE:
                raise
            return str(illegal)
        return None

    def rewards(self) -> dict[str, float]:
        """What every agent is rewarded with since this was last asked."""
        table = self.episode.table
        rewards = self.settings.rewards_of(self._stars, table)
        self._stars = stars_of(table)
        return dict(zip(self.agents, rewards, strict=True))

    def info(self, seat: int) -> dict[str, Any]:
        return {"action_mask": observe(self.episode, seat)["action_mask"], "stars": self._stars[seat]}

    def drawn(self, mode: str | None, seat: int) -> Any:
        if mode is None:
            return None
        if mode == ANSI:
            return text_of(self.episode, seat)
        return svg_of(self.episode, seat) if mode == SVG else rgb_of(svg_of(self.episode, seat))


def _metadata(name: str, *, parallel: bool) -> dict[str, Any]:
    return {"name": name, "render_modes": [ANSI, SVG, RGB], "render_fps": 4, "is_parallelizable": parallel}


class _TableEnv:
    """What both kinds of environments have: a table, its agents and their spaces."""

    def __init__(
        self,
        adventure: str,
        players: int = FEWEST,
        layout: str | Path | Layout = SIDES[0],
        house: str | HouseRules = "",
        rewards: str = Rewards.GAINED,
        illegal: str = Illegal.REFUSE,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = TableGame(adventure, players, layout, house, rewards, illegal)
        self.possible_agents = list(self.game.agents)
        self.agents: list[str] = []
        self.action_spaces, self.observation_spaces = self.game.action_spaces, self.game.observation_spaces
        self.render_mode = render_mode

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def render(self) -> Any:
        return self.game.drawn(self.render_mode, 0)

    def close(self) -> None:
        """Nothing is open."""


class PennyPapersAEC(_TableEnv, AECEnv):  # type: ignore[misc]  # PettingZoo says no types
    """A table whose agents are asked one after the other; the turns are sealed all the same."""

    metadata = _metadata("pennypapers_v0", parallel=False)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.game.reset(seed, options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self.game.info(seat) for seat, agent in enumerate(self.agents)}
        self.agent_selection = self._next()

    def observe(self, agent: str) -> Observation:
        return observe(self.game.episode, self.possible_agents.index(agent))

    def step(self, action: object) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        refused = self.game.take(self.possible_agents.index(agent), action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self.game.rewards()
        if refused:
            self.rewards[agent] = REFUSED
        self.infos = {each: self.game.info(self.possible_agents.index(each)) for each in self.agents}
        if refused:
            self.infos[agent]["refused"] = refused
        if self.game.episode.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self._next()
        self._accumulate_rewards()

    def _next(self) -> str:
        return str(self.possible_agents[self.game.episode.waiting[0]])


class PennyPapersParallel(_TableEnv, ParallelEnv):  # type: ignore[misc]  # PettingZoo says no types
    """A table whose agents all take a step at once."""

    metadata = _metadata("pennypapers_parallel_v0", parallel=True)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.game.reset(seed, options)
        self.agents = list(self.possible_agents)
        return self._observations(), self._infos({})

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        if set(actions) != set(self.agents):
            missing = ", ".join(sorted(set(self.agents) ^ set(actions)))
            raise InvalidValue(f"a step has one action for each agent that plays; see {missing}")
        turn = self.game.episode.table.turns
        refused: dict[str, str] = {}
        for seat, agent in enumerate(self.possible_agents):
            if seat in self.game.episode.waiting and self.game.episode.table.turns == turn:
                said = self.game.take(seat, actions[agent])
            else:
                said = self._wait(actions[agent])
            if said:
                refused[agent] = said
        rewards = self.game.rewards()
        rewards.update(dict.fromkeys(refused, REFUSED))
        over = self.game.episode.is_over
        observations, infos = self._observations(), self._infos(refused)
        terminations, truncations = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, False)
        if over:
            self.agents = []
        return observations, rewards, terminations, truncations, infos

    def _wait(self, action: object) -> str | None:
        """An agent that has committed can only wait for the others."""
        number = number_of(action)
        if number == self.game.actions.commit:
            return None
        illegal = IllegalAction(str(self.game.actions[number]), "G8", "the turn is committed; only commit may follow")
        if self.game.settings.illegal is Illegal.RAISE:
            raise illegal
        return str(illegal)

    def _observations(self) -> dict[str, Observation]:
        return {agent: observe(self.game.episode, seat) for seat, agent in enumerate(self.possible_agents)}

    def _infos(self, refused: dict[str, str]) -> dict[str, dict[str, Any]]:
        infos = {agent: self.game.info(seat) for seat, agent in enumerate(self.possible_agents)}
        for agent, said in refused.items():
            infos[agent]["refused"] = said
        return infos


def env(adventure: str, **settings: Any) -> PennyPapersAEC:
    """A table of agents that are asked one after the other."""
    return PennyPapersAEC(adventure, **settings)


def parallel_env(adventure: str, **settings: Any) -> PennyPapersParallel:
    """A table of agents that all step at once."""
    return PennyPapersParallel(adventure, **settings)
