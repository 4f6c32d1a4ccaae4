"""What a printed sheet has between its picture and its stars: places for treasures, symbols and turns."""

from __future__ import annotations

from enum import StrEnum

from ..drawing.pieces import symbol_piece
from ..messages.translation import Translation
from ..rules.adventure import Adventure


class Strip(StrEnum):
    """Which strip it is; the values are known to `sheets.typ`."""

    NONE = "none"
    TREASURES = "treasures"
    SYMBOLS = "symbols"


def strip_of(rules: Adventure) -> Strip:
    """Treasures are noted in slots, beside the danger boxes; elsewhere what can be drawn is ticked off."""
    if rules.facts.treasures:
        return Strip.TREASURES
    return Strip.SYMBOLS if rules.symbols else Strip.NONE


def strip_values(rules: Adventure, words: Translation) -> dict[str, object]:
    """What `sheets.typ` needs to set the strip."""
    strip = strip_of(rules)
    match strip:
        case Strip.TREASURES:
            return {
                "strip": strip.value,
                "treasures": words.say("score-part-treasures"),
                "slots": rules.facts.treasures,
                "dangers": words.say("score-part-dangers"),
                "danger_boxes": rules.danger_boxes or 0,
                "danger": symbol_piece(rules.facts.danger, rules.key, faint=True).svg,
            }
        case Strip.SYMBOLS:
            turns = rules.solo_turns or 0
            return {
                "strip": strip.value,
                "symbols": [
                    {
                        "name": _capital(words.say(f"sheet-{name}")),
                        "symbol": symbol_piece(name, rules.key, faint=True).svg,
                    }
                    for name in (symbol.name.lower() for symbol in rules.symbols)
                ],
                "turns": turns,
                "solo": words.say("print-solo-turns", turns=str(turns)),
            }
        case Strip.NONE:
            return {"strip": strip.value}


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]
