"""Where rolls come from: drawn from a seed, or typed by somebody who rolls real dice (O4)."""

from __future__ import annotations

import secrets

from ..errors import RuleBroken
from ..rules.dice import Roll
from ..table import Exchange, Table, draw_exchange, draw_roll
from ..table.draws import SEED_BYTES
from .prompt import Prompt
from .screen import Screen, Tone


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


def typed_roll(table: Table, screen: Screen, prompt: Prompt) -> Roll:
    """Ask for the roll of real dice on a real table."""
    rules = table.adventure
    screen.say()
    screen.say(
        f"Turn {table.turns + 1}. Roll the three dice and type what they show, purple green red, like 2 D 5. "
        f"P is Penny, D is {rules.helper_name}, ! is the {rules.danger_name}."
    )
    while True:
        try:
            return read_roll(prompt.ask("dice> "))
        except RuleBroken as broken:
            screen.say(str(broken), Tone.REFUSAL)


def read_roll(text: str) -> Roll:
    """A roll as people type it: `2 d 5`, `2,d,5` and `2d5` are `2 D 5`. RuleBroken says what a die shows."""
    faces = text.replace(",", " ").upper()
    return Roll.parse(" ".join(faces) if len(faces) == 3 else faces)
