"""Where rolls come from: drawn from a seed, or typed by somebody who rolls real dice (O4)."""

from __future__ import annotations

import secrets

from ..errors import RuleBroken
from ..messages import say
from ..rules.dice import Roll
from ..table import Table
from ..table.dice.draws import SEED_BYTES
from .prompt import Prompt
from .refusal import refusal_words
from .screen import Screen, Tone


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def typed_roll(table: Table, screen: Screen, prompt: Prompt) -> Roll:
    """Ask for the roll of real dice on a real table."""
    rules = table.adventure
    screen.say()
    faces = {"helper": rules.helper_name, "danger": say(f"play-face-{rules.key}-danger")}
    screen.say(
        f"{say('plain-turn', turn=table.turns + 1)} {say('plain-type-dice')} {say('terminal-dice-faces', **faces)}"
    )
    while True:
        try:
            return read_roll(prompt.ask(f"{say('plain-dice-prompt')} "))
        except RuleBroken as broken:
            screen.say(refusal_words(broken), Tone.REFUSAL)


def read_roll(text: str) -> Roll:
    """A roll as people type it: `2 d 5`, `2,d,5` and `2d5` are `2 D 5`. RuleBroken says what a die shows."""
    faces = text.replace(",", " ").upper()
    return Roll.parse(" ".join(faces) if len(faces) == 3 and " " not in faces else faces)
