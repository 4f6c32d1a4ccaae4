"""The end of a game: every sheet with the spaces that count, the stars explained, places or rank."""

from __future__ import annotations

from ..drawing.text.words import score_text
from ..errors import RuleBroken
from ..messages import labelled, say
from ..notation.names import printable
from ..table import Table, result, result_words
from .refusal import refusal_words
from .screen import Screen, Tone


def show_end(table: Table, place: str, screen: Screen) -> None:
    screen.clear()
    outcome = result(table)
    for standing, sheet in zip(outcome.standings, table.sheets, strict=True):
        screen.say()
        title = f"{say('score-title')}."
        if not table.solo:
            title += f" {labelled(say('play-tab', name=standing.player), '').rstrip()}"
        screen.say(title, Tone.TITLE)
        reasons = [reason for part in standing.score.parts for reason in part.reasons]
        screen.sheet(sheet, highlight=[space for reason in reasons for space in reason.all_spaces])
        screen.say()
        screen.show(score_text(standing.score))
    screen.say()
    if table.ended:
        screen.say(f"{refusal_words(RuleBroken(table.ended)).removesuffix('.')}.", Tone.QUIET)
    screen.say(result_words(table, outcome), Tone.GOOD)
    screen.say()
    screen.show(say("terminal-kept", path=printable(place)))
