"""One turn at the keyboard: what is shown, refused, explained and taken back."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.typist import Played, Script

from pennypapers.drawing.text.ink import ASCII_TEXT, Style
from pennypapers.rules import HouseRules
from pennypapers.terminal.begin import Wishes


def shown(folder: Path, key: str, *lines: str, house: str = "", style: Style | None = None) -> str:
    """What a solo player sees, with dice by hand."""
    rules = HouseRules.parse(f"dice=by_hand {house}")
    wishes = Wishes(adventure=key, house=rules)
    return Played(Script(*lines), wishes, folder, style=style or Style(colour=False)).shown


def test_the_roll_the_sheet_and_the_choices(tmp_path: Path) -> None:
    said = shown(tmp_path, "temple", "2 D 5")
    assert "Turn 1. 0 stars." in said
    assert "Rolled: purple 2, green Lockpick, red 5." in said
    assert "T3 Lockpick. When the green die shows the Lockpick, the number must go in an empty door." in said
    assert "numbers  2,  5,  7 = 2+5" in said
    assert "where    d2, b4, f4, d6, a7 or g7 (door)" in said
    assert "[ ◦ ]" in said


def test_refusals_name_the_clause_and_change_nothing(tmp_path: Path) -> None:
    said = shown(tmp_path, "temple", "2 D 5", "c4=2", "d2=3", "z9=2", "b1=2", "d2=7 c3=2", "", "quit")
    assert "T3: a Lockpick was rolled, so the number goes in a door space; c4 is plain" in said
    assert "G4: these dice make 2, 5 and 7, not 3" in said
    assert "T1: z9 is not on this sheet" in said
    assert "T1: b1 is not on this sheet" in said
    assert "T2: one number a turn" in said
    assert "T2: write one number from the dice first: 2, 5 or 7" in said, "nothing of a refused line is kept"


@pytest.mark.parametrize("line", ["nonsense", "c4=99", "c4=", "7", "x", "forest(a1", "c4==7", "☃", "c4 7 8"])
def test_nonsense_gets_a_line_and_no_harm(line: str, tmp_path: Path) -> None:
    said = shown(tmp_path, "temple", "2 3 5", line, "c4=2")
    assert "? helps." in said
    assert "In pencil: c4=2" in said


def test_what_is_no_mark_gets_samples_of_this_adventure_only(tmp_path: Path) -> None:
    said = shown(tmp_path, "temple", "1 2 3", "foo")
    assert "“foo” is not a mark. Write c4=7, c4=! or d2x. ? helps." in said
    said = shown(tmp_path, "valley", "1 2 3", "foo")
    assert "“foo” is not a mark. Write c4=7, c4=H, c4=S, c4=M, c4=!, d2x or forest(a1,…). ? helps." in said


def test_a_draft_is_shown_with_what_it_changes_and_undo_takes_it_back(tmp_path: Path) -> None:
    said = shown(tmp_path, "temple", "1 3 5", "c4=1", "", "2 3 5", "c5=2", "c6=3", "undo", "undo", "")
    assert "In pencil: c5=2" in said
    assert "0 stars, 2 more with this (sequence +2)." in said
    assert "undo takes back what is in pencil." in said
    assert "Took back c5=2." in said
    assert "Nothing is in pencil. What is inked stays (G8)." in said
    assert said.rindex("T2: write one number") > said.index("Took back")


def test_inked_is_told_with_the_stars(tmp_path: Path) -> None:
    said = shown(tmp_path, "temple", "1 3 5", "c4=1", "done", "2 3 5", "c5=2", "ink")
    assert "Inked c4=1. 0 stars." in said
    assert "Inked c5=2. 2 stars." in said


def test_a_rule_is_told_in_full_once(tmp_path: Path) -> None:
    said = shown(tmp_path, "temple", "2 D 5", "d2=7", "", "3 D 1", "b4=1", "", "1 1 1")
    assert said.count("the number must go in an empty door.") == 1
    assert said.count("(The rules: ? T2, ? T3)") == 1


def test_help_explains_what_may_be_done_now(tmp_path: Path) -> None:
    said = shown(tmp_path, "island", "P D 5", "?")
    helped = said[said.index("> ") if "> " in said else 0 :]
    assert "I2 Your turn." in helped
    assert "I5 Navigation" in helped
    assert "I6 Penny" in helped
    assert "any from 1 to 15, with Penny" in helped
    assert "B boat" in helped
    assert "undo" in helped


@pytest.mark.parametrize(
    ("topic", "answer"),
    [
        ("? c4", "c4, plain, empty. T3: a Lockpick was rolled"),
        ("help D2", "d2, door, empty. 2, 5 or 7 may go there: d2=7."),
        ("? z9", "z9, not on this sheet. T1: z9 is not on this sheet."),
        ("? t3", "T3 Lockpick. When the green die shows the Lockpick, the number must go in an empty door."),
        ("?G9", "G9 Crossing out. In the Temple and on the Island a danger with a 9 beside it"),
        ("? soup", "There is nothing to say about “soup”. Ask about a space (? c4) or a clause (? T3)."),
    ],
)
def test_help_about_one_thing(topic: str, answer: str, tmp_path: Path) -> None:
    assert answer in shown(tmp_path, "temple", "2 D 5", topic)


def test_stars_and_words(tmp_path: Path) -> None:
    said = shown(tmp_path, "temple", "1 3 5", "c4=1", "", "2 3 5", "c5=2", "stars", "words")
    assert "+2  Sequence from 1 to 2 in c4 c5, one star each (T9)" in said
    assert "┃  1◂ ┃" in said
    assert "Row 5: a5 and b5, plain, empty. c5, 2." in said


def test_a_mummy_alone_goes_beside_the_turn_before(tmp_path: Path) -> None:
    said = shown(tmp_path, "temple", "1 3 5", "c4=7", "c4=8", "", "1 1 !", "g7=!", "g5", "a5=!", "c3", "")
    assert "A mummy wakes. Draw on your sheet, beside c4 if there is room" in said
    assert "T6: a mummy goes in a plain space; g7 is a door" in said
    assert "T14: alone, draw the mummy beside c4, which you filled last turn; g5 is too far away" in said
    assert "T14: alone, draw the mummy beside c4, which you filled last turn; a5 is too far away" in said
    assert "Inked c3=!. Minus 2 stars." in said


def test_G9_a_nine_in_pencil_says_what_it_crosses_out(tmp_path: Path) -> None:
    said = shown(tmp_path, "temple", "1 3 !", "c4", "", "4 5 1", "c5=9")
    assert "c4 crossed out." in said
    assert "Minus 2 stars, 4 more with this (mummies +4)." in said


def test_a_bare_space_is_enough_where_only_one_thing_can_go_there(tmp_path: Path) -> None:
    said = shown(tmp_path, "temple", "1 1 !", "c4", "undo", "", "d1")
    assert "In pencil: c4=!" in said
    assert "G6: draw a mummy first; everybody does" in said
    assert "In pencil: d1=!" in said
    assert "c4 can take 2, 3, 4, 5, 6, 7 or 9. Write c4=2." in shown(tmp_path, "temple", "2 3 4", "c4")


def test_loose_writing_is_understood(tmp_path: Path) -> None:
    said = shown(tmp_path, "island", "P D 5", "A5 = b", "undo", "C2 =15")
    assert "In pencil: a5=B" in said
    assert "In pencil: c2=15" in said


def test_O1_a_turn_is_passed_where_the_house_says_so(tmp_path: Path) -> None:
    doors = [line for door in ("d2", "b4", "f4", "d6", "a7", "g7") for line in ("1 D 1", f"{door}=1", "")]
    said = shown(tmp_path, "temple", *doors, "1 D 1", "c4=1", "-", "", house="no_door=pass")
    assert "pass  -" in said
    assert "O1: a Lockpick was rolled and no door is left" in said
    assert "Inked -." in said


def test_O3_a_crossing_by_hand_is_offered(tmp_path: Path) -> None:
    said = shown(tmp_path, "temple", "1 3 !", "c4", "", "4 5 1", "c5=9", "c4", "", house="crossing=manual")
    assert "cross out  c4x" in said
    assert "Inked c5=9 c4x. 2 stars." in said


ISLET = "adventure: island\nname: islet\ngrid:\n  ~ ~ ~ ~ ~ ~\n" + "  ~ o o o o ~\n" * 4 + "  ~ ~ ~ ~ ~ ~\n"


def islet(folder: Path, *lines: str) -> str:
    layout = folder / "islet.layout"
    layout.write_text(ISLET)
    wishes = Wishes(layout=str(layout), house=HouseRules.parse("dice=by_hand"))
    return Played(Script(*lines), wishes, folder).shown


def inked(*marks: str) -> list[str]:
    """One turn each, all with Penny."""
    return [line for mark in marks for line in ("P 1 1", mark, "")]


def test_I11_a_treasure_comes_to_light(tmp_path: Path) -> None:
    said = islet(tmp_path, *inked("c2=7", "b3=7", "d3=7"), "P 1 1", "c4=7", "")
    assert "Treasure 7 in c3." in said
    assert "0 stars, 7 more with this (treasures +7)." in said
    assert "Inked c4=7 c3*7. 7 stars." in said


def test_I11_where_treasures_compete_the_player_chooses(tmp_path: Path) -> None:
    before = inked("d2=7", "e3=7", "e4=7", "c2=1", "b3=7", "b4=7")
    said = islet(tmp_path, *before, "1 D 1", "d6=B", "", "3", "2", "undo", "1", "")
    assert "treasure  1) d3*7, 7 stars" in said
    assert "          2) d4*7, 7 stars" in said
    assert "Choose one: type its number." in said
    assert "I11: you cannot have all these treasures; choose 7 in d3 or 7 in d4" in said
    assert "The list ends at 2, so there is no 3." in said
    assert "In pencil: d6=B d4*7" in said
    assert "Inked d6=B d3*7. 7 stars." in said


def test_valley_uses_then_a_discovery_from_the_list(tmp_path: Path) -> None:
    turns = ["P 5 5", "c1=12 d1=10", "", "P 5 5", "c2=13 d2=10", "", "P 5 5", "e1=11", "1", ""]
    said = shown(tmp_path, "valley", *turns)
    assert "numbers  any from 1 to 15, with Penny;  without:  5,  10 = 5+5" in said
    assert "1) pyramid(c1,d1,e1,d2), 15 stars" in said
    assert "mountain(" in said
    assert "Enter inks it, undo takes it back. A number from the list picks it." in said
    assert "In pencil: e1=11 pyramid(c1,d1,e1,d2)" in said
    assert "0 stars, 15 more with this (pyramids +15)." in said
    assert "Inked e1=11 pyramid(c1,d1,e1,d2). 15 stars." in said


def test_valley_a_discovery_can_be_typed_loosely(tmp_path: Path) -> None:
    turns = ["P 5 5", "c1=12 d1=10", "", "P 5 5", "e1=11 d2=10", "Pyramid c1 d1 e1 d2", "undo", "mountain (c1, d1, e1)"]
    said = shown(tmp_path, "valley", *turns)
    assert "In pencil: e1=11 d2=10 pyramid(c1,d1,e1,d2)" in said
    assert "In pencil: e1=11 d2=10 mountain(c1,d1,e1)" in said


def test_V8_a_snake_can_be_escaped(tmp_path: Path) -> None:
    said = shown(tmp_path, "valley", "3 1 1", "c1=3", "", "1 1 !", "d1", "", "4 5 1", "d1")
    assert "cross out  d1x (spends a 9)" in said
    assert "d1 crossed out." in said
    assert "Minus 3 stars, 3 more with this (snakes +3)." in said


def test_I8_a_sixth_danger_counts_for_nothing(tmp_path: Path) -> None:
    turns = [line for space in ("c2", "d2", "e2", "d3", "c3") for line in ("1 1 !", space, "")]
    said = shown(tmp_path, "island", *turns, "1 2 !")
    assert "I8 Five dangers." in said
    assert said.rstrip().split("numbers  ")[-1].startswith("1,  2,  3 = 1+2")


def test_plain_streams_get_no_colour_and_ascii_only_ascii(tmp_path: Path) -> None:
    assert "\x1b" not in shown(tmp_path, "temple", "2 D 5", "?", "d2=7", "")
    said = shown(tmp_path, "valley", "1 D !", "?", "c1", "", "P 1 1", "? V6", style=ASCII_TEXT)
    assert said.isascii()


def test_text_is_coloured_on_a_colour_terminal(tmp_path: Path) -> None:
    said = shown(tmp_path, "temple", "1 1 !", "z9=!", style=Style())
    assert "\x1b[1;31mA mummy wakes." in said
    assert "\x1b[31mT1: z9 is not on this sheet\x1b[0m" in said


def test_words_instead_of_drawings(tmp_path: Path) -> None:
    import io

    from pennypapers.terminal.begin import begin
    from pennypapers.terminal.dialogue import run_dialogue
    from pennypapers.terminal.prompt import Prompt
    from pennypapers.terminal.screen import Screen

    screen = Screen(out := io.StringIO(), Style(colour=False), speaks=True)
    run_dialogue(begin(Wishes(adventure="temple"), folder=tmp_path), screen, Prompt(Script()))
    assert "Row 2: c2, plain, empty. d2, door, empty." in out.getvalue()
    assert "┌" not in out.getvalue()
    assert "marked" not in out.getvalue()
