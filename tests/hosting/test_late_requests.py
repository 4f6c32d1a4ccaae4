"""Requests of latecomers: who may come, which turns they play, and when they join."""

from __future__ import annotations

import random

import pytest
from support.hosting.hosted_game import HostedGame
from support.random_play import EVERY_SIDE, finished

from pennypapers.errors import RuleBroken
from pennypapers.hosting.actor import actor
from pennypapers.hosting.decisions.decide import commit
from pennypapers.hosting.decisions.late import late_draft
from pennypapers.hosting.hosted import fold
from pennypapers.hosting.not_now import NotNow
from pennypapers.hosting.protocol import requests
from pennypapers.hosting.views.late_views import catch_up_view
from pennypapers.notation import Record, read_record, write_record
from pennypapers.rules import builtin_layout
from pennypapers.server.codec import decode_events, encode
from pennypapers.table import replay
from pennypapers.table.dice.fairness import check_dice

OPEN = "adventure: temple\nname: open\ngrid:\n  o o o o\n"
SEA = "adventure: island\nname: sea\ngrid:\n  ~ ~ ~ ~\n  ~ o o ~\n  ~ ~ ~ ~\n"


def begun(*rolls: str, layout: str = OPEN, seats_wanted: int | None = None) -> HostedGame:
    """A game of ana and ben after these rolls; they fill the sheet from the left."""
    game = HostedGame(layout, "ana", "ben", seats_wanted=seats_wanted)
    game.start()
    for turn, roll in enumerate(rolls):
        marks = f"{'abcd'[turn]}1={'!' if '!' in roll else 1}"
        game.roll(roll)
        game.ink(marks, marks)
    return game


def replayed(game: HostedGame) -> Record:
    """The record of the game; asserts that it replays to the present sheets."""
    record = game.hosted.record()
    again = replay(record)
    assert again.failure is None
    assert again.table.sheets == game.game.sheets
    return record


# -- coming ------------------------------------------------------------------------------------------------


def test_lobbies_finished_games_and_solo_games_take_no_latecomer() -> None:
    for game, code in (
        (HostedGame(OPEN, "ana", "ben"), "lobby"),
        (HostedGame(OPEN, "ana"), "solo"),
    ):
        if code == "solo":
            game.start()
        with pytest.raises(NotNow) as refusal:
            game.come("cleo")
        assert refusal.value.code == code
    with pytest.raises(RuleBroken, match="T8"):
        begun(*["1 1 1"] * 4).come("cleo")


def test_a_locked_or_full_table_takes_no_latecomer() -> None:
    game = begun("1 1 1", seats_wanted=3)
    game.ask(requests.Lock(on=True))
    with pytest.raises(NotNow, match="locked"):
        game.come("cleo")
    game.ask(requests.Lock(on=False))
    game.come("cleo")
    with pytest.raises(NotNow, match="all seats here are taken") as refusal:
        game.come("dan")
    assert refusal.value.facts == {"seats": "3"}


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("ana", "name.taken"),
        (" cleo ", "name.taken"),
        ("", "name.empty"),
        ("a,b", "name.reserved"),
        ("x" * 41, "name.long"),
    ],
)
def test_a_latecomer_needs_a_name_that_nobody_else_has(name: str, code: str) -> None:
    game = begun("1 1 1")
    game.come("cleo")
    with pytest.raises(NotNow) as refusal:
        game.come(name)
    assert refusal.value.code == code


def test_a_latecomer_joins_at_once_if_no_turn_is_closed() -> None:
    game = begun()
    assert game.come("cleo") == ["LateCame", "LateJoined"]
    game.roll("1 1 1")
    assert game.come("dan") == ["LateCame", "LateJoined"]
    assert game.game.seats == ("ana", "ben", "cleo", "dan")
    assert game.game.waiting == (0, 1, 2, 3)


# -- catching up -------------------------------------------------------------------------------------------


def test_closed_turns_are_inked_one_after_another_and_the_last_one_joins() -> None:
    game = begun("1 1 1", "1 1 2")
    assert game.come("cleo") == ["LateCame"]
    assert game.ink_late("cleo", 1, "d1=1") == ["LateInked"]
    assert str(late_draft(game.hosted, "cleo").roll) == "1 1 2"
    assert game.ink_late("cleo", 2, "a1=4") == ["LateInked", "LateJoined"]
    assert actor(game.hosted, "cleo").seat == 2
    record = replayed(game)
    assert record.players == ("ana", "ben", "cleo")
    assert record.extras["x-late"] == "cleo 2"
    assert [str(turn.entries[2]) for turn in record.turns] == ["cleo: d1=1", "cleo: a1=4"]


def test_a_turn_other_than_the_next_closed_one_is_refused_and_changes_nothing() -> None:
    game = begun("1 1 1", "1 1 2")
    game.come("cleo")
    game.ink_late("cleo", 1, "d1=1")
    before = game.hosted
    for turn, marks, code in (
        (3, "a1=1", "stale.late"),
        (4, "a1=1", "stale.late"),
        (2, "a1=", "notation.mark"),
        (2, "d1=1", "T2.taken"),
        (2, "a1=9", "G4"),
        (2, "", "T2.none"),
        (1, "a1=1", "G8.committed"),
        (1, "", "G8.committed"),
    ):
        with pytest.raises((NotNow, RuleBroken)) as refusal:
            game.ink_late("cleo", turn, marks)
        error = refusal.value
        assert isinstance(error, NotNow | RuleBroken)
        assert error.code == code, (turn, marks)
    assert game.ink_late("cleo", 1, "d1=1") == [], "the same again is harmless"
    assert game.hosted == before


def test_missed_dangers_are_drawn_automatically_and_shown() -> None:
    game = begun("1 1 !", "1 1 1", "1 1 !")
    assert game.come("cleo") == ["LateCame", "LateInked"]
    view = catch_up_view(game.hosted, "cleo", None)
    (drawn,) = view.drawn
    assert (view.turns, view.of, drawn.turn) == (1, 3, 1)
    assert view.roll is not None
    assert (view.roll.turn, view.roll.roll) == (2, "1 1 1")
    free = "a1=1" if drawn.mark != "a1=!" else "b1=1"
    assert game.ink_late("cleo", 2, free) == ["LateInked", "LateInked", "LateJoined"]
    assert all(len(sheet.dangers) == 2 for sheet in game.game.sheets)
    replayed(game)


def test_nobody_joins_an_open_danger_turn() -> None:
    game = begun("1 1 1")
    game.come("cleo")
    game.roll("1 1 !")
    assert game.ink_late("cleo", 1, "d1=1") == ["LateInked"]
    view = catch_up_view(game.hosted, "cleo", "a1=1")
    assert (view.roll, view.draft) == (None, None)
    assert view.says == "you have caught up; you join as soon as this turn has closed"
    with pytest.raises(NotNow) as refusal:
        game.ink_late("cleo", 2, "a1=!")
    assert refusal.value.code == "late.caught_up"
    assert game.ink("b1=!", "b1=!") == ["Committed", "Closed", "LateInked", "LateJoined"]
    assert replayed(game).extras["x-late"] == "cleo 2"


def test_a_latecomer_joins_when_a_typed_danger_is_corrected_to_another_roll() -> None:
    game = begun("1 1 1")
    game.come("cleo")
    game.roll("1 1 !")
    game.ink_late("cleo", 1, "d1=1")
    assert game.roll("1 1 1") == ["Rolled", "LateJoined"]
    assert game.roll("1 1 !") == ["Rolled"]
    assert game.game.exchange is not None
    assert len(game.game.exchange) == 3, "typed as a danger again, all three exchange sheets"


def test_two_latecomers_join_one_after_the_other() -> None:
    game = begun("1 1 !", "1 1 1")
    game.come("cleo")
    game.come("dan")
    for name in ("dan", "cleo"):
        sheet = game.hosted.late[name].sheet.sheet
        game.ink_late(name, 2, f"{sheet.empty()[0]}=1")
    record = replayed(game)
    assert record.players == ("ana", "ben", "dan", "cleo"), "in the order in which they joined"
    assert record.extras["x-late"] == "dan 2, cleo 2"
    assert {entry.owner for entry in record.turns[0].entries} == {"ana", "ben", "cleo", "dan"}


def test_catching_up_goes_on_in_a_pause() -> None:
    game = begun("1 1 1", "1 1 1")
    game.ask(requests.Pause(on=True))
    game.come("cleo")
    assert game.ink_late("cleo", 1, "a1=1") == ["LateInked"]


# -- a sheet that would have ended the game ----------------------------------------------------------------


def test_a_turn_that_would_have_ended_the_game_is_refused() -> None:
    """The others have empty land. A latecomer may not fill a sheet in a turn after which the game went on."""
    game = HostedGame(SEA, "ana", "ben")
    game.start()
    for turn, marks in enumerate(("b2=1", "a1=B", "b1=B"), start=1):
        game.roll("1 D 1" if turn > 1 else "1 1 1")
        game.ink(marks, marks)
    game.come("cleo")
    game.ink_late("cleo", 1, "b2=1")
    with pytest.raises(NotNow, match="with this the game would have ended, but it went on") as refusal:
        game.ink_late("cleo", 2, "c2=1")
    assert (refusal.value.code, refusal.value.facts) == ("ended", {"turn": "2", "clause": "I16"})
    game.ink_late("cleo", 2, "d1=B")
    assert game.ink_late("cleo", 3, "c1=B") == ["LateInked", "LateJoined"]
    replayed(game)


def test_a_latecomer_whose_sheet_is_filled_by_a_missed_danger_does_not_join() -> None:
    game = HostedGame(SEA, "ana", "ben")
    game.start()
    game.roll("1 D 1")
    game.ink("a1=B", "a1=B")
    game.roll("1 1 !")
    game.ink("b2=!", "b2=!")
    game.come("cleo")
    assert game.ink_late("cleo", 1, "b2=1") == ["LateInked", "LateInked"]
    view = catch_up_view(game.hosted, "cleo", None)
    assert view.says == "a danger you missed ended the game on your sheet in turn 2, but it went on; you can watch"
    assert view.roll is None
    with pytest.raises(RuleBroken, match="I16"):
        game.ink_late("cleo", 3, "c2=1")
    game.roll("1 D 1")
    game.ink("b1=B", "b1=B")
    assert game.game.seats == ("ana", "ben")


def test_a_latecomer_who_has_not_caught_up_at_the_end_does_not_join() -> None:
    game = begun("1 1 1", "1 1 1", "1 1 1")
    game.come("cleo")
    game.roll("1 1 1")
    assert game.ink("d1=1", "d1=1")[-1] == "Ended"
    view = catch_up_view(game.hosted, "cleo", None)
    assert (view.roll, view.says) == (None, "the game ended before you had caught up; you can watch how it went")
    with pytest.raises(RuleBroken, match="T8"):
        game.ink_late("cleo", 1, "a1=1")
    assert replayed(game).players == ("ana", "ben")


# -- going -------------------------------------------------------------------------------------------------


def test_the_host_removes_a_latecomer_by_name_and_a_seat_by_name_or_number() -> None:
    game = begun("1 1 1")
    game.come("cleo")
    assert game.ask(requests.Remove(name="cleo")) == ["LateLeft"]
    assert not game.hosted.late
    with pytest.raises(NotNow, match="this seat is not yours any more"):
        actor(game.hosted, "cleo")
    for request, code in (
        (requests.Remove(name="cleo"), "seat.nobody"),
        (requests.Remove(), "seat.nobody"),
        (requests.Remove(seat=0, name="ben"), "seat.moved"),
        (requests.Remove(seat=2), "seat.unknown"),
    ):
        with pytest.raises(NotNow) as refusal:
            game.ask(request)
        assert refusal.value.code == code
    assert game.ask(requests.Remove(seat=1, name="ben")) == ["SeatLeft"]
    assert game.ask(requests.Remove(name="ana")) == ["SeatLeft"]
    assert [seat.is_bot for seat in game.hosted.seats] == [True, True]


# -- any game ----------------------------------------------------------------------------------------------


def play_with_latecomers(key: str, side: str, seed: int) -> HostedGame:
    """A random game with three latecomers; seats ink in random order."""
    rng = random.Random(f"{key} {side} {seed}")
    game = HostedGame(str(builtin_layout(key, side)), "ana", "ben", "x=!", options="")
    game.start()
    comes = {"cleo le grand": 2, "5": rng.randrange(12), "Zoë": rng.randrange(12)}
    while game.game.ended is None:
        for name in [name for name, turn in comes.items() if turn <= game.game.turns]:
            del comes[name]
            game.come(name)
        choices: list[int | str] = [*game.game.waiting, *game.hosted.late]
        chosen = rng.choice(choices)
        if isinstance(chosen, int):
            marks = finished(game.game.draft(chosen), rng).marks
            steps = commit(game.hosted, chosen, game.game.turns + 1, " ".join(map(str, marks)), game.dealer)
            game.happen([event for event, _ in steps])
        else:
            ink_some(game, chosen, rng)
    return game


def ink_some(game: HostedGame, name: str, rng: random.Random) -> None:
    """Play one closed turn for a latecomer, if there is one and the first legal turn does not end the game."""
    sheet = game.hosted.late[name].sheet
    if sheet.ended or sheet.turns == game.game.turns:
        return
    whole = finished(late_draft(game.hosted, name), rng)
    if sheet.after(whole).ended is None:
        game.ink_late(name, sheet.turns + 1, " ".join(map(str, whole.marks)))


@pytest.mark.parametrize(("key", "side"), EVERY_SIDE)
def test_any_game_with_latecomers_gives_a_record_that_replays_and_verifies(key: str, side: str) -> None:
    joined = 0
    for seed in range(3):
        game = play_with_latecomers(key, side, seed)
        text = write_record(game.hosted.record())
        record = read_record(text.replace("x.layout", side), lambda name: name)
        again = replay(record)
        assert again.failure is None
        assert again.table.sheets == game.game.sheets
        assert again.table.ended == game.game.ended
        assert all(check.good for check in check_dice(record))
        assert fold(decode_events(map(encode, game.events))) == game.hosted, "it can be read back at any time"
        joined += len(game.hosted.joined)
    assert joined > 3
