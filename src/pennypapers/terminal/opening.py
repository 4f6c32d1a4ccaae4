"""Before the first roll: which adventure, who plays, on which layout."""

from __future__ import annotations

from dataclasses import replace

from ..drawing.text.words import capital
from ..messages import listed, say
from ..notation.layout import reason
from ..notation.names import ALONE, printable
from ..rules.adventure import Adventure
from ..rules.library import ADVENTURES
from ..table import Table
from .begin import Wishes
from .names import read_names
from .prompt import Prompt
from .screen import Screen, Tone


def ask_missing(wishes: Wishes, screen: Screen, prompt: Prompt) -> Wishes:
    """The player's options, completed by a menu if they name no adventure."""
    if wishes.is_chosen:
        return wishes
    key = ask_adventure(screen, prompt).key
    return replace(wishes, adventure=key, players=wishes.players or ask_players(screen, prompt))


def ask_adventure(screen: Screen, prompt: Prompt) -> Adventure:
    """A short menu; Enter takes the first, which is the one to begin with."""
    screen.say("Penny Papers Adventures", Tone.TITLE)
    screen.say()
    for number, (key, rules) in enumerate(ADVENTURES.items(), start=1):
        facts = rules.facts
        menu = say("plain-menu", name=rules.title, key=key, age=facts.age, minutes=facts.minutes)
        screen.say(f"  {number}  {menu}")
        screen.say(f"     {about(rules)}", Tone.QUIET, indent="     ")
    screen.say()
    numbers = [str(number) for number in range(1, len(ADVENTURES) + 1)]
    while True:
        question = say("plain-which-adventure", numbers=listed(numbers, "or"))
        answer = prompt.ask(f"{question} ").lower() or "1"
        for number, (key, rules) in enumerate(ADVENTURES.items(), start=1):
            if answer in (str(number), key):
                return rules
        screen.say(say("plain-no-adventure", text=answer, choices=listed([*numbers, *ADVENTURES], "or")), Tone.REFUSAL)


def ask_players(screen: Screen, prompt: Prompt) -> tuple[str, ...]:
    """Names parted by commas; Enter plays alone."""
    while True:
        answer = prompt.ask(f"{say('plain-who')} ")
        if not answer:
            return (ALONE,)
        try:
            return read_names(answer)
        except ValueError as error:
            screen.say(f"{capital(reason(error)).removesuffix('.')}.", Tone.REFUSAL)


def about(rules: Adventure) -> str:
    """What an adventure is about, in one or two sentences."""
    return say(f"learn-about-{rules.key}")


def show_welcome(table: Table, place: str, screen: Screen) -> None:
    """What is played, what it is about, where it is kept."""
    rules = table.adventure
    screen.say()
    screen.say(say("plain-title", name=rules.title, layout=table.layout.name), Tone.TITLE)
    screen.say(f"{about(rules)} {say('plain-helps-always')}", Tone.QUIET)
    screen.show(printable(place))  # never wrapped: it may be copied
