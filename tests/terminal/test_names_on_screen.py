"""Names that could break a terminal: escape codes, marks of direction, wide letters, accents, Textual's markup."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from support.command import Shell
from support.full_screen import Player, played
from support.typist import Played, Script, Typist

from pennypapers.notation.names import cells
from pennypapers.table.dice.draws import numbered_seed
from pennypapers.terminal.begin import CannotPlay, Wishes, resume

ESCAPE, RIGHT_TO_LEFT = "ana\x1b[2J", "ana\u202eneb"
WIDE, ACCENTS = "安" * 20, "a" + "\u0301" * 39
HEBREW, MARKUP = "אנה", "[/b][@click=app.leave]x"
REFUSED = {"escape code": ESCAPE, "right-to-left override": RIGHT_TO_LEFT, "zero width": "a\u200bb", "bell": "a\x07"}
SHOWN = {"wide": WIDE, "accents": ACCENTS, "hebrew": HEBREW, "markup": MARKUP, "twenty": "W" * 20, "long": "M" * 40}
UNSEEN = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u200b-\u200f\u202a-\u202e\u2066-\u2069]")


def record(name: str) -> str:
    return (
        f"adventure: temple\nlayout: front\nmode: table\nplayers: {name}, ben\n\n1. 2 3 5 | {name}: c1=5 | ben: c1=2\n"
    )


@pytest.mark.parametrize("name", REFUSED.values(), ids=REFUSED)
def test_a_name_with_unseen_characters_is_refused_at_the_keyboard(shell: Shell, name: str) -> None:
    ran = shell.run("play", "temple", "--players", f"{name},ben")
    assert (ran.status, ran.out) == (2, "")
    assert UNSEEN.search(ran.err) is None
    assert "invisible" in ran.err


@pytest.mark.parametrize("name", REFUSED.values(), ids=REFUSED)
def test_a_saved_game_with_such_a_name_is_refused_and_listed_without_harm(name: str, tmp_path: Path) -> None:
    (tmp_path / "a.game").write_text(record(name), encoding="utf-8")
    with pytest.raises(CannotPlay) as refused:
        resume(tmp_path / "a.game")
    assert UNSEEN.search(str(refused.value)) is None

    async def act(player: Player) -> None:
        assert "ben" in player.screen
        assert UNSEEN.search(player.screen) is None

    played(Wishes(), tmp_path, act)


@pytest.mark.parametrize("name", [*REFUSED.values(), *SHOWN.values()], ids=[*REFUSED, *SHOWN])
@pytest.mark.parametrize(
    "command", [("replay",), ("verify",), ("show",), ("show", "--words"), ("hint", "--roll", "2 3 5"), ("compare",)]
)
def test_what_a_record_holds_cannot_write_elsewhere_on_the_screen(
    shell: Shell, command: tuple[str, ...], name: str
) -> None:
    shell.write("a.game", record(name))
    ran = shell.run(command[0], "a.game", *command[1:])
    assert UNSEEN.search(ran.out + ran.err) is None
    assert "Traceback" not in ran.err


def test_columns_stay_in_line_behind_wide_letters_and_accents(shell: Shell) -> None:
    shell.write("a.game", record(WIDE))
    shell.write("b.game", record(ACCENTS))
    lines = shell.run("compare", "a.game", "b.game").out.splitlines()
    stars = [line for line in lines if re.match(r" +\d\. .* stars", line)]
    assert len(stars) == 4
    assert len({cells(line[: line.rindex("  ")]) for line in stars}) == 1


@pytest.mark.parametrize("name", SHOWN.values(), ids=SHOWN)
def test_a_game_is_played_under_any_name_that_can_be_seen(name: str, tmp_path: Path) -> None:
    wishes = Wishes(adventure="temple", players=(name, "ben"), seed=numbered_seed(3), out=tmp_path / "a.game")
    plain = Played(Typist(leaves_at=9), wishes, tmp_path)
    assert name in plain.shown
    assert Played(Script("quit"), plain.path, tmp_path).game.table.seats == (name, "ben")

    async def act(player: Player) -> None:
        assert "ben" in player.screen
        await player.press("enter")
        assert "c4" not in player.screen
        await player.press("question_mark", "escape", "o", "right", "escape", "q")

    app = played(resume(plain.path), tmp_path, act)
    assert app.return_code == 0
    assert str(plain.path) in (app.return_value or "")


@pytest.mark.parametrize("typed", ["[/b]", "[@click=x]", "[red]2 D 5"])
def test_what_is_typed_is_quoted_as_it_stands(typed: str, tmp_path: Path) -> None:
    async def act(player: Player) -> None:
        await player.press("enter")
        await player.type(f"{typed},{typed}")
        await player.press("enter")
        assert typed in player.screen
        await player.press("escape", "escape")

    played(Wishes(), tmp_path, act)
