"""TextArena plays: an environment with its interface, registered as `PennyPapers-v0`.

pip install pennypapers textarena
python examples/textarena_env.py temple
"""

from __future__ import annotations

import sys
from typing import Any

import textarena as ta

from pennypapers.envs.text import TextGame

MOST_REFUSALS = 20
"""A game with so many refused answers is given up; it keeps the stars that it has."""


class PennyPapers(ta.Env):  # type: ignore[misc]  # TextArena says no types
    """One player, alone or against our bots. The reward is the number of stars."""

    def __init__(self, adventure: str = "temple", layout: str = "front", opponents: str = "") -> None:
        self.arguments = {"adventure": adventure, "layout": layout, "opponents": opponents}

    def reset(self, num_players: int = 1, seed: int | None = None) -> None:
        if num_players != 1:
            raise ValueError("one player has this seat; name the others as opponents")
        self.game = TextGame(**self.arguments, seed=seed or 0)
        self.observation = f"{self.game.rules()}\n\n{self.game.prompt()}"

    def get_observation(self) -> tuple[int, str]:
        return 0, self.observation

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        answer = self.game.play(action.strip())
        self.observation = answer.text
        info = {"refused": answer.refused, "clause": answer.clause, "stars": self.game.stars}
        return answer.is_over or self.game.refusals >= MOST_REFUSALS, info

    def close(self) -> tuple[dict[int, float], dict[int, dict[str, Any]]]:
        return {0: float(self.game.stars)}, {0: {"refusals": self.game.refusals}}


def register() -> None:
    ta.envs.registration.register(id="PennyPapers-v0", entry_point=PennyPapers)


if __name__ == "__main__":
    env = PennyPapers(*sys.argv[1:2])
    env.reset(seed=1)
    done = False
    while not done:
        print(env.get_observation()[1])
        done, _ = env.step(input("> "))
    print(env.close())
