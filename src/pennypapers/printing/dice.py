"""Paper dice to cut out and fold, as the values that `dice.typ` sets: a page of three for each adventure."""

from __future__ import annotations

from ..drawing.pieces import letters_piece, symbol_piece, theme_of
from ..messages.translation import Translation
from ..rules.library import adventure
from .job import Job
from .sheets import Values

COLOURS = {"purple": "#6b2fa0", "green": "#1a7038", "red": "#b8232b"}
WHITE = {"--die": "#ffffff", "--die-lens": "#ffffff"}
SPECIAL = {"purple": "penny", "green": "helper", "red": "danger"}


def dice_values(job: Job, words: Translation) -> Values:
    theme = theme_of(job.adventure)
    return {
        "title": words.say("print-what-dice"),
        "page": job.imposition.page,
        "ink": theme.ink,
        "ink2": theme.ink2,
        "line": theme.line,
        "subtitle": words.say("print-what-dice"),
        "how": words.say("print-dice-how").splitlines(),
        "sets": [_set(key, words) for key in job.adventures],
    }


def _set(key: str, words: Translation) -> Values:
    return {
        "name": words.say(f"name-{key}"),
        "letters": letters_piece(words.say(f"short-{key}"), key).svg,
        "dice": [_die(key, colour, words) for colour in COLOURS],
    }


def _die(key: str, colour: str, words: Translation) -> Values:
    paint = COLOURS[colour]
    facts = adventure(key).facts
    special = {"purple": "face-penny", "green": f"face-{facts.helper}", "red": f"face-{facts.danger}"}[colour]
    # In this order a one lies opposite the special face, a two opposite the five, a three opposite the four.
    round_the_die = ("face1", "face2", special, "face5")
    pictures = {name: _face(key, colour, paint, name) for name in (*round_the_die, "face3", "face4")}
    return {
        "paint": paint,
        "name": words.say(f"print-die-{colour}"),
        "shows": words.say("print-die-shows", face=words.say(f"play-face-{key}-{SPECIAL[colour]}")),
        "round": [pictures[name] for name in round_the_die],
        "top": pictures["face3"],
        "bottom": pictures["face4"],
    }


def _face(key: str, colour: str, paint: str, name: str) -> dict[str, str]:
    """Three outlines as on the screen, so that the dice are told apart without their colours."""
    outline = symbol_piece(f"die-{colour}", key, colours={"--die": "#ffffff", "--die-edge": paint})
    return {"outline": outline.svg, "face": symbol_piece(name, key, colour=paint, colours=WHITE).svg}
