"""`Game`: what a program finds when it plays, alone and at a table."""

from __future__ import annotations

import pickle
from pathlib import Path
from random import Random

import pytest

from pennypapers import (
    ADVENTURES,
    Game,
    InvalidValue,
    Layout,
    Record,
    Roll,
    RuleBroken,
    TextError,
    bot,
    builtin_layout,
    parse_mark,
    read,
    write,
)
from pennypapers.cli import main
from pennypapers.table.dice.fairness import check_dice

HUT = "adventure: temple\nname: hut\ngrid:\n  o o o\n  o D o\n"


def played(key: str, players: list[str] | None = None, *, seed: int = 1, turns: int = 1000) -> Game:
    """A game between Tourists, to its end or so many turns."""
    game, rng, tourist = Game(key, players=players or (), seed=seed), Random(seed), bot("tourist")
    while not game.is_over and game.turn <= turns:
        game.play(tourist.turn(game.position(), rng))
    return game


# -- alone ---------------------------------------------------------------------------------------------------


def test_a_new_game_has_a_roll_an_empty_sheet_and_legal_marks() -> None:
    game = Game("temple", seed=1)
    assert game.players == ("you",)
    assert game.roll == Roll.parse("2 3 2")
    assert game.turn == 1
    assert game.legal_marks()[0] == parse_mark("c1=2")
    assert not game.sheet.writing
    assert not game.is_over
    assert repr(game) == "<Game temple front: you, turn 1, roll 2 3 2>"


def test_playing_writes_on_the_sheet_and_rolls_again() -> None:
    game = Game("temple", seed=1)
    game.play("c4=7")
    assert game.sheet.numbers == {"c4": 7}
    assert (game.turn, str(game.roll)) == (2, "4 D 5")


def test_a_refusal_names_the_clause_and_changes_nothing() -> None:
    game = Game("temple", seed=1)
    with pytest.raises(RuleBroken, match="G4: ") as refused:
        game.play("c4=15")
    assert refused.value.clause == "G4"
    assert game.turn == 1
    assert not game.sheet.writing
    why = game.why_illegal("c4=15")
    assert why is not None
    assert str(why) == str(refused.value)
    assert game.why_illegal("c4=7") is None


@pytest.mark.parametrize("form", ["text", "mark", "marks", "draft"])
def test_a_turn_may_be_given_in_any_form(form: str) -> None:
    game = Game("temple", seed=1)
    mark = parse_mark("c4=7")
    game.play({"text": "c4=7", "mark": mark, "marks": [mark], "draft": game.draft().add(mark)}[form])
    assert game.sheet.numbers == {"c4": 7}


@pytest.mark.parametrize("key", ADVENTURES)
def test_every_legal_turn_can_be_played_and_leads_to_its_sheet(key: str) -> None:
    game = played(key, seed=4, turns=3)
    turns = game.legal_turns()
    assert {turn.marks[0] for turn in turns} <= set(game.legal_marks())
    for turn in Random(1).sample(turns, min(20, len(turns))):
        tried = game.copy()
        tried.play(turn)
        assert tried.sheet == turn.sheet


def test_legal_marks_after_others() -> None:
    game = Game("valley", rolls=["1 2 3"])
    first = game.legal_marks()[0]
    assert set(map(str, game.legal_marks(after=first))) == set(map(str, game.draft().add(first).options.marks()))


@pytest.mark.parametrize("key", ADVENTURES)
@pytest.mark.parametrize("players", [[], ["ana", "ben", "cleo"]])
def test_a_whole_game_has_a_result_and_a_record_that_replays(
    key: str, players: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = played(key, players, seed=3)
    assert game.is_over
    assert game.roll is None
    assert game.ended_by == game.table.ended
    assert bool(game.result.winners) == bool(players)
    assert (game.result.rank is None) == bool(players)
    assert [standing.score for standing in game.result.standings] == list(game.scores.values())
    again = Game.from_record(read(str(game.record()), Record))
    assert again.table == game.table
    assert again.record() == game.record()
    assert all(check.good for check in check_dice(game.record()))
    path = tmp_path / "whole.game"
    write(game.record(), path)
    assert main(["replay", str(path)]) == 0
    assert main(["verify", str(path)]) == 3, "its dice follow from the seed, but nobody had sealed it"
    assert capsys.readouterr().out.splitlines()[-1].startswith("Unsealed: ")


def test_after_the_end_nothing_can_be_played() -> None:
    game = played("temple")
    with pytest.raises(RuleBroken, match="T8: "):
        game.play("c4=7")
    with pytest.raises(RuleBroken, match="T8: "):
        game.legal_marks()


# -- undo and copies -----------------------------------------------------------------------------------------


def test_undo_goes_back_to_the_same_roll() -> None:
    game = Game("temple", seed=1)
    seen = [game.table]
    for turn in ("c4=7", "d2=9", "c5=6"):
        game.play(turn)
        seen.append(game.table)
    for table in reversed(seen[:-1]):
        game.undo()
        assert game.table == table
    with pytest.raises(InvalidValue, match="nothing has been played"):
        game.undo()
    game.play("c4=7")
    assert game.table == seen[1]


def test_a_copy_is_independent() -> None:
    game = Game("temple", seed=1)
    twin = game.copy()
    twin.play("c4=7")
    assert game.turn == 1
    assert twin.turn == 2
    game.play("c5=7")
    twin.undo()
    assert game.sheet.numbers == {"c5": 7}


def test_a_game_can_be_pickled() -> None:
    game = played("island", ["ana", "ben"], turns=5)
    again = pickle.loads(pickle.dumps(game))
    assert again.table == game.table
    assert again.record() == game.record()
    again.undo()
    assert game.table != again.table


# -- dice ----------------------------------------------------------------------------------------------------


def test_rolls_may_be_handed_in_and_are_recorded_as_such() -> None:
    game = Game("temple", rolls=["2 3 5", Roll.parse("P 3 5")])
    game.play("c4=7")
    assert str(game.roll) == "P 3 5"
    game.play("c5=15")
    assert game.roll is None
    assert repr(game) == "<Game temple front: you, turn 3, no roll yet>"
    with pytest.raises(RuleBroken, match="G3: "):
        game.play("c4=7")
    game.set_roll("1 1 1")
    game.play("c3=3")
    with pytest.raises(RuleBroken, match="G3: "):
        Game("temple", seed=1).set_roll("1 1 1")
    assert "options: dice=by_hand" in str(game.record())
    assert {check.code for check in check_dice(game.record())} == {"seal.none", "roll.typed"}


def test_the_same_seed_gives_the_same_game_and_the_commands_dice() -> None:
    assert played("valley", seed=9, turns=4).table == played("valley", seed=9, turns=4).table
    assert Game("temple", seed=1).roll == Game("temple", seed=(1).to_bytes(32, "big")).roll
    assert len({str(Game("temple").record()) for _ in range(3)}) == 3, "without a seed the dice are drawn at random"


@pytest.mark.parametrize("seed", [-1, 2**256, b"short"])
def test_an_invalid_seed_is_refused(seed: int | bytes) -> None:
    with pytest.raises(InvalidValue, match="a seed"):
        Game("temple", seed=seed)


# -- at a table ----------------------------------------------------------------------------------------------


def test_turns_are_sealed_until_the_last_player_has_committed() -> None:
    game = Game("temple", players=["Ana", "Ben"], rolls=["2 3 5", "1 1 1"])
    assert game.player_to_move == "Ana"
    game.play("c4=7", player="Ben")
    assert game.waiting == ("Ana",)
    assert not game.sheets["Ben"].writing
    with pytest.raises(RuleBroken, match="G8: "):
        game.play("c5=7", player="Ben")
    with pytest.raises(RuleBroken, match="G8: "):
        game.draft("Ben")
    game.play("c5=5")
    assert game.turn == 2
    assert game.sheets["Ben"].numbers == {"c4": 7}
    assert game.sheets["Ana"].numbers == {"c5": 5}
    game.undo()
    assert game.waiting == ("Ana",)


def test_in_a_danger_turn_everybody_marks_the_sheet_of_somebody_else() -> None:
    game = Game("temple", players="Ana, Ben, Cleo", rolls=["2 3 5"])
    for player in game.players:
        game.play("c4=7", player=player)
    game.set_roll("2 3 !", holds={"Ana": "Ben", "Ben": "Cleo", "Cleo": "Ana"})
    assert game.holds == {"Ana": "Ben", "Ben": "Cleo", "Cleo": "Ana"}
    game.play("c5=!", player="Ana")
    game.play("c3=!", player="Ben")
    game.play("d4=!", player="Cleo")
    assert game.sheets["Cleo"].dangers == ("c3",)
    assert game.sheets["Ana"].dangers == ("d4",)
    assert game.holds == {"Ana": "Ana", "Ben": "Ben", "Cleo": "Cleo"}


def test_the_exchange_is_drawn_if_none_is_given() -> None:
    game = Game("temple", players=["Ana", "Ben", "Cleo"], rolls=["2 3 !"], seed=5)
    assert all(holder != owner for holder, owner in game.holds.items())
    assert sorted(game.holds.values()) == ["Ana", "Ben", "Cleo"]


def test_several_players_have_several_sheets() -> None:
    game = Game("temple", players=["Ana", "Ben"], seed=1)
    with pytest.raises(InvalidValue, match=r"game.sheets\['Ana'\]"):
        _ = game.sheet
    with pytest.raises(InvalidValue, match="nobody is called 'Cleo'"):
        game.play("c4=7", player="Cleo")


# -- how it is set up ----------------------------------------------------------------------------------------


def test_a_layout_may_be_a_name_a_value_a_text_or_a_path(tmp_path: Path) -> None:
    path = tmp_path / "hut.layout"
    path.write_text(HUT, encoding="utf-8")
    hut = read(HUT, Layout)
    assert Game("temple", layout="back").layout == builtin_layout("temple", "back")
    assert Game("temple", layout=hut).layout == Game("temple", layout=HUT).layout == hut
    assert Game("temple", layout=path).layout == Game("temple", layout=str(path)).layout == hut
    with pytest.raises(InvalidValue, match="hut is a layout of the temple, not of the island"):
        Game("island", layout=hut)


def test_a_record_carries_a_layout_of_ones_own() -> None:
    game = Game("temple", layout=HUT, rolls=["1 2 3"])
    game.play("a1=6")
    assert Game.from_record(read(str(game.record()), Record)).layout == game.layout


def test_house_rules_may_be_given_as_text() -> None:
    assert str(Game("temple", house="no_door=pass").house) == "no_door=pass"
    waits = Game("temple", house="dice=by_hand")
    assert waits.roll is None


def test_a_record_can_be_continued() -> None:
    game = played("temple", ["ana", "ben"], seed=6, turns=4)
    game.play(bot("tourist").turn(game.position(), Random(1)))
    again = Game.from_record(game.record())
    assert again.table == game.table
    assert again.waiting == ("ben",)
    for each in (game, again):
        each.play(each.legal_turns()[0])
        assert each.turn == game.turn
    assert again.table == game.table, "the dice go on from the same seed"
    again.undo()
    assert again.waiting == ("ben",)


def test_a_record_without_a_seed_waits_for_its_next_roll() -> None:
    record = read("adventure: temple\nlayout: front\nmode: solo\nplayers: ana\n\n1. 2 3 5 | ana: c4=7\n", Record)
    game = Game.from_record(record)
    assert game.roll is None
    game.set_roll("2 3 5")
    assert game.turn == 2
    assert "x-seed" not in game.record().extras


def test_a_record_that_breaks_a_rule_is_refused_with_its_line() -> None:
    record = read("adventure: temple\nlayout: front\nmode: solo\nplayers: ana\n\n1. 2 3 5 | ana: c4=9\n", Record)
    with pytest.raises(TextError, match="line 6: ana: G4"):
        Game.from_record(record)


# -- how it shows itself -------------------------------------------------------------------------------------


def test_a_game_prints_and_shows_its_sheets() -> None:
    solo, table = played("island", turns=3), played("island", ["Ana", "Ben"], turns=3)
    assert str(solo) == f"Skull Island, front, turn 4, roll {solo.roll}\n\n{solo.sheet}"
    assert "\n\nAna\n\n" in str(table)
    assert solo._repr_svg_() == solo.sheet._repr_svg_()
    assert table._repr_svg_().startswith("<svg ")
    assert "<title>Ana, Ben" in table._repr_svg_()
    over = played("temple")
    assert repr(over) == f"<Game temple front: you, over after turn {over.turn} (T8)>"
