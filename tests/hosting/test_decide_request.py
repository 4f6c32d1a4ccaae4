"""Any request that changes a table is decided by who asks, looked up when it is decided."""

from __future__ import annotations

import pytest
from support.hosting.hosted_game import HostedGame

from pennypapers.hosting import events as log
from pennypapers.hosting.actor import Actor, actor
from pennypapers.hosting.decisions.decide_request import decide_request, decide_with_token
from pennypapers.hosting.not_now import NotNow
from pennypapers.hosting.protocol import requests
from pennypapers.rules.mark import parse_marks

ROW = "adventure: temple\nname: row\ngrid:\no o o o D\n"
SPECTATOR = Actor(None, is_host=False)


def begun() -> HostedGame:
    game = HostedGame(ROW, "ana", "ben")
    game.start()
    game.roll("1 2 3")
    return game


@pytest.mark.parametrize("request_", [requests.Ink(marks="a1=1"), requests.Leave(), requests.Extend()])
def test_what_a_seat_may_do_a_spectator_may_not(request_: requests.TableRequest) -> None:
    with pytest.raises(NotNow) as refusal:
        decide_request(begun().hosted, SPECTATOR, request_, dealer=begun().dealer)
    assert refusal.value.code == "seat.watching"


@pytest.mark.parametrize(
    "request_",
    [requests.Start(), requests.SetUp(), requests.AddPaper(name="cleo"), requests.PaperDone(), requests.EnterSheet()],
)
def test_what_the_host_may_do_a_seat_may_not(request_: requests.TableRequest) -> None:
    with pytest.raises(NotNow) as refusal:
        decide_request(begun().hosted, Actor(0, is_host=False), request_, dealer=begun().dealer)
    assert refusal.value.code == "host"


def test_a_seat_inks_and_leaves() -> None:
    game = begun()
    hosted, dealer = game.hosted, game.dealer
    (step,) = decide_request(hosted, Actor(1, is_host=False), requests.Ink(marks="a1=1"), dealer=dealer)
    assert isinstance(step, tuple)
    assert step[0] == log.Committed(1, parse_marks("a1=1"))
    assert decide_request(hosted, Actor(1, is_host=False), requests.Leave(), dealer=dealer) == [log.SeatLeft(1)]


def test_a_latecomer_inks_a_closed_turn_and_leaves() -> None:
    game = begun()
    game.ink("a1=1", "a1=1")
    game.come("cleo")
    who = actor(game.hosted, "cleo")
    inked, *_ = decide_request(game.hosted, who, requests.Ink(marks="b1=2"), dealer=game.dealer)
    assert inked == log.LateInked("cleo", 1, "b1=2")
    assert decide_request(game.hosted, who, requests.Leave(), dealer=game.dealer) == [log.LateLeft("cleo")]


def test_a_seat_on_paper_adds_nothing_to_the_dice() -> None:
    game = HostedGame(ROW, "ana")
    host, added = Actor(None, is_host=True), requests.AddPaper(name="ben")
    assert decide_request(game.hosted, host, added, dealer=game.dealer) == [log.SeatTaken(1, "ben", paper=True)]


def test_a_token_is_looked_up_at_the_table_that_is_decided_on() -> None:
    game = HostedGame(ROW, "ana", "ben")
    leave = requests.Leave()
    assert decide_with_token(game.hosted, "ben", leave, dealer=game.dealer) == [log.SeatLeft(1)]
    game.ask(requests.Remove(seat=0))
    assert decide_with_token(game.hosted, "ben", leave, dealer=game.dealer)[0] == log.SeatLeft(0), (
        "seats move in the lobby"
    )
    with pytest.raises(NotNow) as refusal:
        decide_with_token(game.hosted, "ana", leave, dealer=game.dealer)
    assert refusal.value.code == "token"
