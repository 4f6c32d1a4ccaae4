"""`pennypapers replay`: exact JSON, sheets that score the same when they are saved, and refusals."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.command import Shell

STEPS = """
    adventure: temple
    layout: steps.layout
    players: ana, ben, cleo le grand
    options: no_door=pass

    1. P 3 5 | ana: b2=15 | ben: c2=9 | cleo le grand: b3=3
    2. 2 2 ! | ana>ben: d2=! | ben>cleo le grand: a2=! | cleo le grand>ana: c3=!
    3. 1 D 4 | ana: c1=5 | ben: e3=5 d2x | cleo le grand: a3=1
    """
ROW = """
    adventure: temple
    layout: row.layout
    players: zoe, ana, Ana

    1. 1 2 3 | ana: a1=1 | Ana: a1=1 | zoe: a1=1
    2. 1 2 4 | ana: b1=2 | Ana: b1=4 | zoe: b1=2
    3. 1 2 3 | ana: c1=3 | Ana: c1=3 | zoe: c1=3
    """
SOLO = "adventure: temple\nlayout: row.layout\nmode: solo\nplayers: ana\n1. 1 2 3 | ana: a1=1\n2. 1 2 3 | ana: b1=2\n"
GAMES = Path(__file__).parents[3] / "data" / "games"


def test_json_of_an_unfinished_game(shell: Shell) -> None:
    ran = shell.run("replay", shell.write("a.game", STEPS).name, "--json")
    assert (ran.status, ran.err) == (0, "")
    (found,) = ran.json()
    players = found.pop("players")
    assert (
        found.items() >= {"adventure": "temple", "layout": "steps", "mode": "table", "turns": 3, "over": False}.items()
    )
    assert found["winners"] == []
    assert "rank" not in found
    assert [player.keys() for player in players] == [{"name", "total", "parts", "place", "sheet"}] * 3
    assert [(each["name"], each["total"], each["place"]) for each in players] == [
        ("ana", -2, 2),
        ("ben", 2, 1),
        ("cleo le grand", -2, 2),
    ]
    assert players[1]["parts"] == {"sequence": 0, "groups": 0, "mummies": 2}
    assert players[1]["sheet"].splitlines() == [
        "adventure: temple",
        "layout: steps.layout",
        "player: ben",
        "grid:",
        "  -  .  D  .  -",
        "  .  .  9  !x .",
        "  D  .  .  .  5",
    ]


def test_json_of_a_game_that_is_over(shell: Shell) -> None:
    (found,) = shell.run("replay", "-", "--json", stdin=ROW).json()
    assert (found["over"], found["turns"], found["winners"]) == (True, 3, ["zoe", "ana"])
    assert [(each["name"], each["place"]) for each in found["players"]] == [("zoe", 1), ("ana", 1), ("Ana", 3)]


def test_json_of_a_solo_game(shell: Shell) -> None:
    (found,) = shell.run("replay", "-", "--json", stdin=SOLO).json()
    assert (found["mode"], found["over"], found["rank"], found["winners"]) == ("solo", False, None, [])
    assert [each["place"] for each in found["players"]] == [1]
    (found,) = shell.run("replay", "-", "--json", stdin=SOLO + "3. 1 2 3 | ana: c1=3").json()
    assert (found["over"], found["rank"], found["winners"]) == (True, "tourist", [])
    assert [each["place"] for each in found["players"]] == [1]


def test_a_game_without_turns_has_no_stars(shell: Shell) -> None:
    (found,) = shell.run("replay", "-", "--json", stdin="adventure: valley\nlayout: front\nplayers: ana, ben").json()
    assert (found["turns"], found["over"], found["winners"]) == (0, False, [])
    assert [(each["total"], each["place"]) for each in found["players"]] == [(0, 1), (0, 1)]


@pytest.mark.parametrize("text", [STEPS, ROW, SOLO])
def test_a_sheet_saved_beside_its_record_scores_the_same(shell: Shell, text: str) -> None:
    shell.write("papers/row.layout", "adventure: temple\nname: other-row\ngrid:\n  o o o D\n")
    shell.write("papers/steps.layout", "adventure: temple\nname: more\ngrid:\n  - o D o -\n  o o o o o\n  D o o o D\n")
    shell.write("papers/a.game", text)
    (found,) = shell.run("replay", "papers/a.game", "--json").json()
    for player in found["players"]:
        shell.write("papers/one.sheet", player["sheet"].encode())
        (scored,) = shell.run("score", "papers/one.sheet", "--json").json()
        assert scored["layout"] == found["layout"]
        assert (scored["player"], scored["total"], scored["parts"]) == (
            player["name"],
            player["total"],
            player["parts"],
        )


@pytest.mark.parametrize("game", sorted(GAMES.glob("*.game")), ids=lambda path: path.stem)
def test_the_sheets_of_a_whole_game_score_the_same(shell: Shell, game: Path) -> None:
    (found,) = shell.run("replay", str(game), "--json").json()
    assert found["over"]
    for player in found["players"]:
        (scored,) = shell.run("score", "-", "--json", stdin=player["sheet"].encode()).json()
        assert (scored["total"], scored["parts"]) == (player["total"], player["parts"])


@pytest.mark.parametrize("name", ["\r", "ana\r", "a\u2028b", "ana\x0b", "\u00a0", "'\"\\", "🦜" * 40])
def test_sheets_of_strange_names_score_the_same(shell: Shell, name: str) -> None:
    text = f"adventure: temple\nlayout: row.layout\nplayers: {name}, ben\n1. 1 2 3 | {name}: a1=1 | ben: a1=1\n"
    (found,) = shell.run("replay", "-", "--json", stdin=text.encode()).json()
    player, _ = found["players"]
    assert player["name"] == name
    (scored,) = shell.run("score", "-", "--json", stdin=player["sheet"].encode()).json()
    assert scored["player"] == name


def test_plain_output_is_for_people(shell: Shell) -> None:
    ran = shell.run("replay", "-", stdin=ROW)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.splitlines()[-6:] == [
        "  1. zoe  3 stars",
        "  1. ana  3 stars",
        "  3. Ana  2 stars",
        "zoe and ana each have 3 stars, and all else is equal too: they share the place (G10).",
        "zoe and ana share the win. (T8 ended the game.)",
        "",
    ]


@pytest.mark.parametrize(
    ("old", "new", "refusal"),
    [
        ("c2=9", "c1=9", (6, "ben", "T2")),
        ("ben>cleo le grand: a2=!", "ben>cleo le grand: a3=!", (7, "ben", "T6")),
        ("ben>cleo le grand: a2=!", "ben>dan: a2=!", (7, "ben", None)),
        ("ben>cleo le grand: a2=!", "ben>ben: a2=!", (7, "ben", "G6")),
        ("3. 1 D 4", "4. 1 D 4", (8, None, None)),
        (" | cleo le grand: a3=1", "", (8, "cleo le grand", "G3")),
        ("1 D 4", "1 D 6", (8, None, "G2")),
        ("players: ana, ben, cleo le grand", "mode: solo\n    players: ana, ben", (4, None, "G11")),
        ("adventure: temple", "adventure: island", (2, None, None)),
        ("no_door=pass", "no_door=stay", (4, None, None)),
    ],
)
def test_json_of_a_refusal(shell: Shell, old: str, new: str, refusal: tuple[int, str | None, str | None]) -> None:
    assert old in STEPS
    ran = shell.run("replay", "-", "--json", stdin=STEPS.replace(old, new))
    assert (ran.status, ran.err) == (1, "")
    assert ran.error() == refusal


def test_a_refusal_names_line_player_and_clause(shell: Shell) -> None:
    ran = shell.run("replay", "-", stdin=STEPS.replace("e3=5", "a2=5"))
    assert (ran.status, ran.out) == (1, "")
    assert ran.err == ("line 8: ben: T3: a Lockpick was rolled, so the number goes in a door space; a2 is plain\n")


def test_several_games_give_one_line_each_in_order(shell: Shell) -> None:
    shell.write("a.game", ROW)
    shell.write("b.game", STEPS.replace("c2=9", "c1=9"))
    ran = shell.run("replay", "b.game", "a.game", "--json")
    assert ran.status == 1
    assert ["error" in line for line in ran.json()] == [True, False]
    assert shell.run("replay", "b.game", "a.game").err.startswith("b.game: line 6: ben: T2: ")


def test_windows_line_ends_a_byte_order_mark_and_tabs_change_nothing(shell: Shell) -> None:
    plain = "adventure: temple\nlayout: row.layout\nplayers: ana, ben\n1. 1 2 3 | ana: a1=1 | ben: a1=1\n"
    other = b"\xef\xbb\xbf" + plain.replace(" ", "\t").replace("\n", " # x\r\n\r\n").encode()
    assert shell.run("replay", "-", "--json", stdin=other).out == shell.run("replay", "-", "--json", stdin=plain).out


def test_a_long_refusal_is_still_one_short_line(shell: Shell) -> None:
    text = f"adventure: temple\nlayout: row.layout\nplayers: ana, ben\n1. 1 2 3 | ana: {'1' * 100_000} | ben: a1=1\n"
    ran = shell.run("replay", "-", stdin=text)
    assert ran.status == 1
    assert len(ran.err) < 1000
    assert ran.err.count("\n") == 1
