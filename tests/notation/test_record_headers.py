"""The headers of a record: adventure, layout, mode, players, options and what the program adds."""

from __future__ import annotations

import pytest
from support.texts import record_of_text, refused

from pennypapers.notation import write_record
from pennypapers.rules import Crossing, DiceFrom, Growth, HouseRules, NoDoor


def with_headers(*headers: str) -> str:
    return "\n".join(("adventure: temple", "layout: row.layout", *headers)) + "\n"


def test_every_header_is_read() -> None:
    record = record_of_text("""
        x-dice: by us
        players: ana , ben,  cleo \t le grand
        options: no_door=pass\tcrossing=manual   # two
        mode : table
        layout: row.layout
        adventure:temple
        """)
    assert record.adventure.key == "temple"
    assert (record.layout_ref, record.layout.name) == ("row.layout", "row")
    assert record.players == ("ana", "ben", "cleo le grand")
    assert record.house == HouseRules(no_door=NoDoor.PASS, crossing=Crossing.MANUAL)
    assert record.extras == {"x-dice": "by us"}
    assert record.turns == ()
    assert not record.solo


def test_a_record_is_written_with_its_headers() -> None:
    text = with_headers("mode: solo", "players: ana", "options: no_door=pass", "x-seed: 7", "x-empty: ") + "\n"
    assert write_record(record_of_text(text)) == text


def test_the_mode_is_table_unless_said_otherwise() -> None:
    assert not record_of_text(with_headers("players: ana, ben")).solo
    assert not record_of_text(with_headers("players: ana, ben", "mode: table")).solo
    assert record_of_text(with_headers("players: ana", "mode: solo")).solo


def test_a_table_has_up_to_100_players() -> None:
    names = [f"player {number}" for number in range(101)]
    assert len(record_of_text(with_headers("players: " + ", ".join(names[:100]))).players) == 100
    text = with_headers("players: " + ", ".join(names))
    assert refused(record_of_text, text, saying="not 101") == (3, None, "G1")


@pytest.mark.parametrize(
    ("headers", "line"),
    [
        (("players: ana",), 3),
        (("mode: table", "players: ana"), 4),
        (("players: ana", "", "mode: table"), 5),
        (("players: ana #, ben",), 3),
    ],
)
def test_one_player_is_a_solo_game(headers: tuple[str, ...], line: int) -> None:
    assert refused(record_of_text, with_headers(*headers), saying="write “mode: solo”") == (line, None, "G11")


@pytest.mark.parametrize("headers", [("mode: solo", "players: ana, ben"), ("players: ana, ben", "mode: solo")])
def test_several_players_are_no_solo_game(headers: tuple[str, ...]) -> None:
    assert refused(record_of_text, with_headers(*headers), saying="exactly one player, not 2") == (4, None, "G11")


def test_any_option_of_any_adventure_is_accepted_once() -> None:
    options = "options: dice=by_hand valley_growth=buildings_too no_door=pass crossing=manual"
    assert record_of_text(with_headers("players: a, b", options)).house == HouseRules(
        NoDoor.PASS, Growth.BUILDINGS_TOO, Crossing.MANUAL, DiceFrom.BY_HAND
    )
    defaults = "options: dice=fair valley_growth=numbers no_door=plain crossing=auto"
    assert record_of_text(with_headers("players: a, b", defaults)).house == HouseRules()


def test_empty_options_are_the_same_as_none() -> None:
    assert record_of_text(with_headers("players: a, b", "options:")).house == HouseRules()


@pytest.mark.parametrize(
    ("options", "saying"),
    [
        ("no_door=pass no_door=pass", "twice"),
        ("no_door=plain no_door=pass", "twice"),
        ("no_door=maybe", "'maybe'"),
        ("no_door", "'no_door' is not an option"),
        ("no_door = pass", "'no_door' is not an option"),
        ("no_door=pass,crossing=manual", "'pass,crossing=manual'"),
        ("No_door=pass", "'No_door=pass'"),
        ("crossing=", "''"),
        ("speed=fast", "'speed=fast'"),
    ],
)
def test_unknown_options_are_refused(options: str, saying: str) -> None:
    text = with_headers("players: a, b", f"options: {options}")
    assert refused(record_of_text, text, saying=saying) == (4, None, None)


@pytest.mark.parametrize(
    ("text", "line", "saying"),
    [
        ("layout: front\nplayers: a, b\n", 1, "'adventure:'"),
        ("adventure: temple\nplayers: a, b\n", 1, "'layout:'"),
        ("adventure: temple\nlayout: front\n", 1, "'players:'"),
        ("", 1, "'adventure:'"),
        (with_headers("players:"), 3, "says nothing"),
        (with_headers("players: a, b", "mode:"), 4, "says nothing"),
        (with_headers("players: a, b", "mode: Solo"), 4, "'Solo'"),
        (with_headers("players: a,,b"), 3, "needs a name"),
        (with_headers("players: a, b, a"), 3, "'a'"),
        (with_headers("players: a>c, b"), 3, "holds none of"),
        (with_headers("players: a#1, b"), 3, "holds none of"),
        (with_headers("players: a, b", "player: a"), 4, "'player'"),
        (with_headers("players: a, b", "players: a, b"), 4, "twice"),
        (with_headers("players: a, b", "x-a:", "x-a:"), 5, "twice"),
        (with_headers("players: a, b", "grid:"), 4, "'grid'"),
        (with_headers("players: a, b", "hello"), 4, "'hello'"),
        (with_headers("players: a, b", "١. 1 2 3 | a: a1=1 | b: a1=1"), 4, "header"),
        ("adventure: temple\nlayout: gone.layout\nplayers: a, b", 2, "No such file"),
        ("adventure: temple\nlayout: broken.layout\nplayers: a, b", 2, "line 5"),
        ("layout: vale.layout\nplayers: a, b\nadventure: temple", 3, "valley"),
    ],
)
def test_malformed_headers_are_refused(text: str, line: int, saying: str) -> None:
    assert refused(record_of_text, text, saying=saying) == (line, None, None)
