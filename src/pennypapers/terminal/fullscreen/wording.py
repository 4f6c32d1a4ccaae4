"""What the full screen says, in the player's language: message ids of the catalogue with what they speak of."""

from __future__ import annotations

from ...drawing.text.words import reason_message
from ...messages.translation import Translation
from ...rules.dice import DICE, PURPLE
from ...rules.mark import Discovery, Symbol
from ...rules.scoring import Reason
from ...rules.turn import Draft
from ...table import Result, Table
from .pencil import CROSS, Chip, Pencil


def lead(words: Translation, table: Table, seat: int, pencil: Pencil) -> str:
    """The sentence beside the dice: what this roll asks for, or what comes next."""
    draft, key = pencil.draft, table.adventure.key
    last = draft.marks[-1] if draft.marks else None
    if isinstance(last, Discovery):
        return words.say(f"play-found-{last.kind}")
    if pencil.must_pick:
        return f"{words.say('play-choose-treasure')} {words.say('play-choose-treasure-more')}"
    if draft.marks:
        return words.say("terminal-ready") if draft.options.may_commit else words.say("play-go-on")
    if draft.is_danger:
        if table.solo:
            return f"{words.say(f'play-danger-{key}')} {words.say('terminal-only-enter')}"
        owner = table.seats[table.held(seat)]
        return f"{words.say('play-hold', name=owner)} {words.say(f'play-danger-draw-{key}')}"
    return _fresh(words, draft)


def _fresh(words: Translation, draft: Draft) -> str:
    key, roll, options = draft.adventure.key, draft.roll, draft.options
    if options.may_pass:
        return f"{words.say('play-must-pass')} {words.say('play-must-pass-more')}"
    token = draft.adventure.facts.helper_kind if roll.dakota else None
    tokens = {draft.sheet.layout.kinds[space] for choice in options.choices for space in choice.spaces}
    if token is not None and tokens and token not in tokens:
        kind = draft.adventure.printed[token]
        return f"{words.say(f'play-no-{kind}')} {words.say(f'play-no-{kind}-more')}"
    faces = f"{'penny' if roll.penny else ''}{'helper' if roll.dakota else ''}" or "numbers"
    return f"{words.say(f'play-roll-{key}-{faces}')} {words.say('terminal-how')}"


def chip_name(words: Translation, chip: Chip) -> str:
    """A chip as a word, for symbols and for crossing out."""
    if chip == CROSS:
        return words.say("play-chip-cross")
    if chip is Symbol.DANGER:
        return str(chip)
    return words.say(f"play-chip-{chip}") if isinstance(chip, Symbol) else str(chip)


def made_of(words: Translation, draft: Draft, number: int) -> str:
    """How the dice make a number: `7 = 2 + 5`, or `7 = Penny`."""
    ways = draft.ways.get(number, ())
    if not ways:
        return ""
    if draft.roll.penny and PURPLE in ways:
        return f"{number} = {words.say('play-penny')}"
    faces = [str(face) for (die, _, _), face in zip(DICE, draft.roll.faces, strict=True) if die & ways[0]]
    return f"{number} = {' + '.join(faces)}" if len(faces) > 1 else ""


def reason_text(words: Translation, reason: Reason) -> str:
    """Why stars were counted, and in which spaces."""
    message, facts = reason_message(reason)
    return words.say(message, **facts)


def closing_words(words: Translation, outcome: Result) -> str:
    """Who has won, or the rank of a solo game."""
    if outcome.rank is not None:
        stars = outcome.standings[0].score.total
        return words.say("score-rank-label", count=stars, rank=words.say(f"score-rank-{outcome.rank}"))
    lines = [
        words.say("score-placed", place=each.place, name=each.player, count=each.score.total)
        for each in sorted(outcome.standings, key=lambda each: each.place)
    ]
    names = words.listed(outcome.winners)
    won = words.say("score-winner" if len(outcome.winners) == 1 else "score-winners", names=names)
    return "\n".join([*lines, won])
