"""Codes of tables: four letters while there are few tables, and none a prefix of another."""

from __future__ import annotations

import re
import secrets
from pathlib import Path
from unittest import mock

from support.server.guest import open_party
from support.server.running_server import PATIENT, on_a_server

from pennypapers.hosting.codes import CROWDED, FIRST_OF_FIVE, FIRST_OF_FOUR, LETTERS, new_code
from pennypapers.server.limits import Limits
from pennypapers.server.store.sqlite import SqliteStore

BOXES = Path(__file__).parents[3] / "src/pennypapers/web/js/lobby/code-boxes.js"


def test_a_code_has_five_letters_once_there_are_many() -> None:
    for tables, first, length in ((0, FIRST_OF_FOUR, 4), (CROWDED - 1, FIRST_OF_FOUR, 4), (CROWDED, FIRST_OF_FIVE, 5)):
        for code in (new_code(tables, secrets.choice) for _ in range(200)):
            assert len(code) == length
            assert code[0] in first
            assert set(code) <= set(LETTERS)


def test_hardly_any_guess_finds_a_table() -> None:
    """One address can try ten codes a second: nobody with a right one may be held up (`Guesses`)."""
    assert CROWDED / (len(FIRST_OF_FOUR) * len(LETTERS) ** 3) <= 1 / 1000
    assert Limits().tables / (len(FIRST_OF_FIVE) * len(LETTERS) ** 4) <= 1 / 300


def test_the_page_tells_them_apart_by_the_same_letters() -> None:
    found = re.search(r"FIRST_OF_FIVE = /\^(\[.-.\])/", BOXES.read_text(encoding="utf-8"))
    assert found is not None
    assert [letter for letter in LETTERS if re.match(found[1], letter)] == list(FIRST_OF_FIVE)
    assert set(FIRST_OF_FOUR) & set(FIRST_OF_FIVE) == set()


@on_a_server(PATIENT)
async def test_a_table_of_a_crowded_server_is_found_by_its_five_letters(port: int) -> None:
    with mock.patch.object(SqliteStore, "count", return_value=CROWDED - 1):
        short = await open_party(port, "ana")
        long = await open_party(port, "ben")  # the table before it took the last code of four letters
    assert (len(short.code), len(long.code)) == (4, 5)
    for party in (short, long):
        for what in ("", "/qr.svg", "/art.svg"):
            assert (await party.get(what)).status == 200
        assert (await party.host.say("start"))["type"] == "done"
