"""Any request that changes a table is decided by who asks, looked up when it is decided."""

from __future__ import annotations

import pytest
from support.hosting.hosted_game import SEED, HostedGame

from pennypapers.hosting import events as log
from pennypapers.hosting import requests
from pennypapers.hosting.decide import Actor, actor
from pennypapers.hosting.decide_request import decide_request, decide_with_token
from pennypapers.hosting.not_now import NotNow
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
        decide_request(begun().hosted, SPECTATOR, request_, seed=SEED)
    assert refusal.value.code == "seat.watching"


@pytest.mark.parametrize(
    "request_",
    [requests.Start(), requests.SetUp(), requests.AddPaper(name="cleo"), requests.PaperDone(), requests.EnterSheet()],
)
def test_what_the_host_may_do_a_seat_may_not(request_: requests.TableRequest) -> None:
    with pytest.raises(NotNow) as refusal:
        decide_request(begun().hosted, Actor(0, is_host=False), request_, seed=SEED)
    assert refusal.value.code == "host"


def test_a_seat_inks_and_leaves() -> None:
    hosted = begun().hosted
    (step,) = decide_request(hosted, Actor(1, is_host=False), requests.Ink(marks="a1=1"), seed=SEED)
    assert isinstance(step, tuple)
    assert step[0] == log.Committed(1, parse_marks("a1=1"))
    assert decide_request(hosted, Actor(1, is_host=False), requests.Leave(), seed=SEED) == [log.SeatLeft(1)]


def test_a_latecomer_inks_a_closed_turn_and_leaves() -> None:
    game = begun()
    game.ink("a1=1", "a1=1")
    game.come("cleo")
    who = actor(game.hosted, "cleo")
    inked, *_ = decide_request(game.hosted, who, requests.Ink(marks="b1=2"), seed=SEED)
    assert inked == log.LateInked("cleo", 1, "b1=2")
    assert decide_request(game.hosted, who, requests.Leave(), seed=SEED) == [log.LateLeft("cleo")]


def test_a_seat_on_paper_gets_the_entropy_that_is_handed_in() -> None:
    lobby = HostedGame(ROW, "ana").hosted
    host, added = Actor(None, is_host=True), requests.AddPaper(name="ben")
    assert decide_request(lobby, host, added, seed=SEED, entropy="0f") == [
        log.SeatTaken(1, "ben", None, "0f", None, paper=True)
    ]


def test_a_token_is_looked_up_at_the_table_that_is_decided_on() -> None:
    game = HostedGame(ROW, "ana", "ben")
    leave = requests.Leave()
    assert decide_with_token(game.hosted, "ben", leave, seed=SEED) == [log.SeatLeft(1)]
    game.ask(requests.Remove(seat=0))
    assert decide_with_token(game.hosted, "ben", leave, seed=SEED)[0] == log.SeatLeft(0), "seats move in the lobby"
    with pytest.raises(NotNow) as refusal:
        decide_with_token(game.hosted, "ana", leave, seed=SEED)
    assert refusal.value.code == "token"
