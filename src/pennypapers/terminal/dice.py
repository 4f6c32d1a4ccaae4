"""Where rolls come from: drawn from a seed, or typed by somebody who rolls real dice (O4)."""

from __future__ import annotations

import secrets
from typing import Protocol

from ..errors import RuleBroken
from ..rules.adventure import Adventure
from ..rules.dice import Roll
from ..table import Exchange, draw_exchange, draw_roll
from ..table.draws import SEED_BYTES
from .prompt import Prompt
from .screen import Screen, Tone


class Dice(Protocol):
    def roll(self, turn: int) -> Roll: ...

    def exchange(self, turn: int, seats: int) -> Exchange: ...


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


class DrawnDice:
    """Every roll follows from the seed and the turn's number."""

    def __init__(self, seed: bytes) -> None:
        self._seed = seed

    def roll(self, turn: int) -> Roll:
        return draw_roll(self._seed, b"", turn)

    def exchange(self, turn: int, seats: int) -> Exchange:
        return draw_exchange(self._seed, b"", turn, seats)


class TypedDice(DrawnDice):
    """Real dice on a real table; only the exchange of the sheets is still drawn."""

    def __init__(self, seed: bytes, adventure: Adventure, screen: Screen, prompt: Prompt) -> None:
        super().__init__(seed)
        self._adventure = adventure
        self._screen = screen
        self._prompt = prompt

    def roll(self, turn: int) -> Roll:
        rules = self._adventure
        self._screen.say()
        self._screen.say(
            f"Turn {turn}. Roll the three dice and type what they show, purple green red, like 2 D 5. "
            f"P is Penny, D is {rules.helper_name}, ! is the {rules.danger_name}."
        )
        while True:
            try:
                return Roll.parse(_spread(self._prompt.ask("dice> ")))
            except RuleBroken as broken:
                self._screen.say(str(broken), Tone.REFUSAL)


def _spread(text: str) -> str:
    """Accept `2d5` for `2 D 5`."""
    faces = text.replace(",", " ").upper()
    return " ".join(faces) if len(faces) == 3 else faces
