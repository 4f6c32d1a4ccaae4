"""The rules of an adventure on one page, as the values that `rules.typ` sets: every clause that a player needs."""

from __future__ import annotations

from ..drawing.pieces import example_piece, letters_piece, symbol_piece, theme_of
from ..messages.speaker import labelled
from ..messages.translation import Translation
from ..rules.library import ADVENTURES, SIDES, builtin_layout
from ..rules.rulebook import section
from .job import Job
from .sheets import Values

SHARED = ("G2", "G3", "G4", "G5", "G6", "G7", "G9", "G10", "G11", "G12")
"""The shared clauses that are printed. G8, about pencil and ink, needs no explanation on paper."""


def rules_values(job: Job, words: Translation) -> Values:
    key, rules = job.adventure, ADVENTURES[job.adventure]
    theme = theme_of(key)
    shared = [clause for clause in SHARED if clause != "G9" or rules.nine_crosses]
    own = [clause.id for clause in section(rules.clauses.letter)]
    faces = ("face-penny", f"face-{rules.facts.helper}", f"face-{rules.facts.danger}")
    drawn = example_piece(builtin_layout(key, SIDES[0]))
    return {
        "title": labelled(words, words.say(f"name-{key}"), words.say("rules-title")),
        "page": job.imposition.page,
        "ink": theme.ink,
        "ink2": theme.ink2,
        "line": theme.line,
        "letters": letters_piece(words.say(f"short-{key}"), key).svg,
        "faces": [symbol_piece(face, key).svg for face in faces],
        "picture": drawn.svg,
        "picture_shape": drawn.height / drawn.width,
        "parts": [
            {"title": words.say(f"rules-part-{ids[0][0]}"), "clauses": [_clause(each, words) for each in ids]}
            for ids in (own, shared)
        ],
        "credit": words.say("rules-credit"),
    }


def _clause(name: str, words: Translation) -> Values:
    return {
        "id": name,
        "title": words.say(f"clause-{name}-title"),
        "text": words.say(f"clause-{name}").splitlines(),
    }
