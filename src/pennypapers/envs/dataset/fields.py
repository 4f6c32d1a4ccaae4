"""The columns of a dataset: their types, and what they mean."""

from __future__ import annotations

from collections.abc import Mapping

import pyarrow as pa

from ...rules.layout import Layout
from ..actions import actions_of

GAMES: Mapping[str, tuple[pa.DataType, str]] = {
    "game": (pa.int32(), "The number of the game, from 0 on; with the seed it decides the dice."),
    "turns": (pa.int16(), "How many turns were played."),
    "players": (pa.list_(pa.string()), "The bot at each seat, and the number of the seat."),
    "stars": (pa.list_(pa.int16()), "The final stars of each seat."),
    "places": (pa.list_(pa.int16()), "The place of each seat; those that are level share one (G10)."),
    "ended": (pa.string(), "The clause that ended the game."),
    "record": (pa.string(), "The whole game in notation, which `pennypapers replay` reads."),
}


def turn_fields(layout: Layout) -> Mapping[str, tuple[pa.DataType, str]]:
    cells = pa.list_(pa.int8(), len(actions_of(layout).spaces))
    return {
        "game": (pa.int32(), "The game."),
        "turn": (pa.int16(), "The number of the turn, from 1 on."),
        "seat": (pa.int16(), "Who plays, from 0 on."),
        "holds": (
            pa.int16(),
            "The seat whose sheet the player writes on: its own, but another's in the danger turns of a table.",
        ),
        "roll": (pa.dictionary(pa.int16(), pa.string()), "The purple, the green and the red die, in notation."),
        "sheet": (pa.string(), "The sheet that is held, before this turn, in notation."),
        "cells": (cells, "The same sheet: what stands in each cell, as the environments observe it (`sheets`)."),
        "crossed": (cells, "1 where a danger is crossed out."),
        "found": (cells, "Treasures and discoveries, as the environments observe them."),
        "stars": (pa.int16(), "The stars of that sheet before this turn."),
        "marks": (pa.string(), "What was written, in notation."),
        "expected": (pa.float32(), "The stars that this sheet is expected to end with, before the roll is known."),
        "error": (pa.float32(), "The standard error of `expected`."),
        "final": (pa.int16(), "The stars that this sheet ended with."),
    }


def schema(fields: Mapping[str, tuple[pa.DataType, str]]) -> pa.Schema:
    """Every column carries its meaning as metadata."""
    return pa.schema([pa.field(name, kind, metadata={"meaning": meaning}) for name, (kind, meaning) in fields.items()])
