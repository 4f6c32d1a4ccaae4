"""Golden games for every adventure and side: alone, at a table, and under the house rules."""

from __future__ import annotations

import pytest
from support.golden_games import FOLDER, GAMES, Golden, outcome

from pennypapers.notation import read_record, write_record
from pennypapers.table import record_of, replay


def no_files(reference: str) -> str:
    raise FileNotFoundError(reference)


def test_no_golden_game_is_missing_and_none_is_left_over() -> None:
    assert {file.name for file in FOLDER.iterdir()} == {game.file.name for game in GAMES}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.file.stem)
def test_a_golden_game_ends_as_it_says(game: Golden) -> None:
    text = game.file.read_text(encoding="utf-8")
    record = read_record(text, no_files)
    played = replay(record)
    assert played.failure is None
    assert played.table.ended is not None
    assert outcome(played.table) == record.extras
    assert write_record(record_of(played.events, record.layout_ref, record.extras)) == text
