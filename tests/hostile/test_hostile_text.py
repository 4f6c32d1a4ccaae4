"""Hostile text in all three formats gives an error line or a result, never a traceback."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.random_tables import SEATS, played_table
from support.strategies import steady
from support.texts import file_text

from pennypapers.errors import TextError
from pennypapers.notation import SheetFile, read_record, read_sheet, write_record, write_sheet
from pennypapers.rules import builtin_layout, read_layout
from pennypapers.rules.text import decode
from pennypapers.table import record_of, replay, result

Read = Callable[[str], object]


def _score(text: str) -> object:
    file = read_sheet(text, file_text)
    return file.adventure.score(file.sheet)


def _replay(text: str) -> object:
    played = replay(read_record(text, file_text))
    if played.failure:
        raise played.failure
    return result(played.table)


READERS: dict[str, Read] = {"layout": read_layout, "sheet": _score, "record": _replay}
EVERY_FORMAT = pytest.mark.parametrize("form", READERS)


def survives(form: str, data: bytes) -> TextError | None:
    """Read a text; returns the error if it is refused. Asserts that the error has a message and an existing line."""
    refusal: TextError | None = None
    try:
        READERS[form](decode(data))
    except TextError as error:
        refusal = error
    if refusal:
        assert 1 <= refusal.line <= data.count(b"\n") + 1
        assert refusal.message
        assert str(refusal).startswith(f"line {refusal.line}: ")
    return refusal


def _good() -> dict[str, list[str]]:
    """Good texts of every format, from games of all three adventures."""
    found: dict[str, list[str]] = {form: [] for form in READERS}
    for key in ("temple", "island", "valley"):
        layout = builtin_layout(key, "front")
        table, events = played_table(layout, SEATS[:2], seed=7, turns=14)
        found["layout"].append(str(layout))
        found["sheet"].append(write_sheet(SheetFile(table.adventure, table.sheets[0], "front", "ana")))
        found["record"].append(write_record(record_of(events, "front")))
    return found


GOOD = _good()
goods = {form: st.sampled_from(texts) for form, texts in GOOD.items()}


@EVERY_FORMAT
def test_the_good_texts_are_good(form: str) -> None:
    assert all(survives(form, text.encode()) is None for text in GOOD[form])


@EVERY_FORMAT
@given(data=st.binary(max_size=300))
@steady(200)
def test_random_bytes(form: str, data: bytes) -> None:
    assert survives(form, data) is not None


@EVERY_FORMAT
@given(text=st.text(st.sampled_from("\n\r\t #:.,|>=*!x-~^oDwB1290(aP\u00a0é\0\ufeff"), max_size=200))
@steady(200)
def test_random_text_of_the_notations_own_signs(form: str, text: str) -> None:
    survives(form, text.encode())
    head = {"layout": "name: a\n", "sheet": "layout: front\n", "record": "layout: front\nplayers: a, b\n"}[form]
    start = "1. " if form == "record" else "grid:\n"
    survives(form, f"adventure: island\n{head}{start}{text}".encode())


@EVERY_FORMAT
@given(data=st.data())
@steady(150)
def test_truncated_texts(form: str, data: st.DataObject) -> None:
    text = data.draw(goods[form]).encode()
    survives(form, text[: data.draw(st.integers(0, len(text)))])
    survives(form, text[data.draw(st.integers(0, len(text))) :])


@EVERY_FORMAT
@given(data=st.data())
@steady(200)
def test_bits_that_flipped(form: str, data: st.DataObject) -> None:
    text = bytearray(data.draw(goods[form]).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(text) - 1))
        text[place] ^= 1 << data.draw(st.integers(0, 7))
    survives(form, bytes(text))


@EVERY_FORMAT
@given(data=st.data())
@steady(150)
def test_words_and_lines_that_were_swapped_doubled_or_lost(form: str, data: st.DataObject) -> None:
    text = data.draw(goods[form])
    rng = random.Random(data.draw(st.integers(0, 10**6)))
    for separator in ("\n", " ", "|"):
        pieces = text.split(separator)
        one, other = rng.randrange(len(pieces)), rng.randrange(len(pieces))
        pieces[one], pieces[other] = pieces[other], pieces[one]
        pieces[one : one + 1] = [pieces[one]] * rng.randrange(3)
        text = separator.join(pieces)
        survives(form, text.encode())


@EVERY_FORMAT
@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-32", "cp500"])
def test_other_encodings(form: str, encoding: str) -> None:
    for text in GOOD[form]:
        assert survives(form, text.encode(encoding)) is not None


@EVERY_FORMAT
@pytest.mark.parametrize("sign", [b"\xe9", b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xe2\x82"])
def test_bytes_that_are_no_utf_8_are_refused_on_their_line(form: str, sign: bytes) -> None:
    first, rest = GOOD[form][0].encode().split(b"\n", 1)
    error = survives(form, first + b"\n# " + sign + b"\n" + rest)
    assert error is not None
    assert (error.line, error.clause) == (2, None)


@EVERY_FORMAT
@pytest.mark.parametrize("sign", ["\0", "\x1b[2J", "\v", "\x7f", "\u202e", "\ud7ff", "\uffff", "\U0010ffff", "\ufeff"])
def test_control_characters_anywhere(form: str, sign: str) -> None:
    for text in GOOD[form]:
        rng = random.Random(f"{form} {sign}")
        for _ in range(20):
            place = rng.randrange(len(text))
            survives(form, (text[:place] + sign + text[place:]).encode())


@pytest.mark.parametrize("name", ["\x1b[31mred", "a\0b", "\u202eana", "ana\u2028ben", "\x7f", "\r"])
def test_control_characters_in_names_are_kept_and_never_obeyed(name: str) -> None:
    text = f"adventure: temple\nlayout: front\nplayers: {name}, ben\n1. 1 2 3 | {name}: c1=1 | ben: c1=1\n"
    record = read_record(text, file_text)
    assert record.players[0] == name
    assert survives("record", text.encode()) is None


def test_the_golden_games_cut_anywhere(pytestconfig: pytest.Config) -> None:
    games = Path(pytestconfig.rootpath) / "tests" / "data" / "games"
    for game in sorted(games.glob("*.game"))[::3]:
        data = game.read_bytes()
        for place in range(0, len(data), 97):
            survives("record", data[:place])
