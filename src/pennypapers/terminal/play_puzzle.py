"""A puzzle at the keyboard: its turns one after the other, and then how good the finish is."""

from __future__ import annotations

from ..drawing.text.words import capital, stars_words
from ..messages import say
from ..messages.numbers import number
from ..notation.names import ALONE
from ..puzzles import Puzzle, Standing
from ..rules.house import HouseRules
from ..table import Table
from .prompt import LeaveGame, Prompt
from .screen import Screen, Tone
from .turn import SeatTurn


def play_puzzle(puzzle: Puzzle, screen: Screen, prompt: Prompt) -> None:
    """Play until the best finish is found or the player has enough."""
    try:
        while not _play_once(puzzle, screen, prompt):
            screen.say(say("puzzle-again"), Tone.QUIET)
            prompt.ask("> ")
    except LeaveGame:
        return


def _play_once(puzzle: Puzzle, screen: Screen, prompt: Prompt) -> bool:
    """Whether the finish is one of the best."""
    standing, told = puzzle.endgame.start, set[str]()
    screen.say(say("puzzle-task", best=number(puzzle.best), usual=number(puzzle.usual)), Tone.TITLE)
    while not standing.is_over:
        coming = puzzle.endgame.rolls[standing.turns + 1 :]
        if coming:
            screen.say(say("puzzle-then", rolls=", ".join(map(str, coming))), Tone.QUIET)
        standing = standing.play(SeatTurn(_table(standing), 0, screen, prompt, told=told).play())
    screen.say()
    screen.sheet(standing.sheet)
    screen.say(f"{capital(stars_words(standing.stars))}.", Tone.TITLE)
    is_best = standing.stars == puzzle.best
    said = say("puzzle-solved") if is_best else say("puzzle-missed", count=puzzle.best - standing.stars)
    screen.say(said, Tone.GOOD if is_best else None)
    return is_best


def _table(standing: Standing) -> Table:
    """A table of one with the next roll on it."""
    endgame, draft = standing.endgame, standing.draft
    return Table(
        endgame.adventure,
        endgame.layout,
        (ALONE,),
        HouseRules(),
        (standing.sheet,),
        turns=endgame.played + standing.turns,
        roll=draft.roll,
        before=draft.before,
    )
