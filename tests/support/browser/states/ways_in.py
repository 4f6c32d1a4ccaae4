"""Home, and how one comes to a table: joining, hosting, the lobby."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from support.browser.live_server import LiveServer
from support.browser.states.state import Place, State, click, screen, then
from support.browser.states.tables import CROWDS, ROLLS, at_seat, finished, lobby, rematch_without, started

if TYPE_CHECKING:
    from playwright.sync_api import Page


IN_A_LOBBY = [".code .tiles", ".code .qr", ".dock > :not([hidden])"]


def _lobby(count: int, letters: int, *, seat: int = 0) -> State:
    def opened(server: LiveServer) -> Place:
        return at_seat(lobby(server, count, letters), seat)

    return State(f"lobby: {count}{', guest' if seat else ''}", opened, ".lobby", needed=IN_A_LOBBY)


def _with_acts(server: LiveServer) -> Place:
    return at_seat(lobby(server, 3, 20))


def _open_folds(page: Page) -> None:
    page.evaluate("() => document.querySelectorAll('details').forEach((each) => { each.open = true; })")


def _join_running(server: LiveServer) -> Place:
    party = started(server, 3, 20, "valley", ROLLS["ordinary"])
    return Place(f"/join?code={party.code}")


def _join_over(server: LiveServer) -> Place:
    return Place(f"/join?code={finished(server, 3, 20, 'temple').code}")


def _rematch(server: LiveServer) -> Place:
    """The lobby of a rematch at a table of four, of whom one left during the game."""
    return at_seat(rematch_without(server, 1, 4, 20))


def states() -> Iterator[State]:
    yield screen("home", "/", ".home", needed=[".join", ".tbl > .btn"])
    yield screen("settings", "/", ".home", act=then(click(".home .hd > .ib"), "dialog.settings"))
    yield screen("join", "/join", ".big-code input")
    yield State("join: running", _join_running, ".sit", needed=[".table-look", ".sit input", ".sit .btn.primary"])
    yield State("join: over", _join_over, ".notice")
    yield screen("host", "/host", ".pictures .scene", needed=["#host-name", ".pictures label", ".dock .btn"])
    yield screen("host, all open", "/host", ".pictures .scene", act=_open_folds)
    for count, letters in zip(CROWDS, (20, 20, 1, 20, 1, 20, 20), strict=True):
        yield _lobby(count, letters)
    yield _lobby(8, 20, seat=7)
    acts = ".plist li:nth-child(2) .acts:not([hidden])"
    yield State(
        "lobby: what to do with a player", _with_acts, ".lobby", act=then(click(".plist li:nth-child(2) .who"), acts)
    )
    yield State(
        "lobby: to play something else",
        _with_acts,
        ".lobby",
        act=then(click(".change"), "dialog.set-up .sheet-thumb svg"),
    )
    yield State("lobby: rematch, somebody left", _rematch, ".lobby .plist li >> nth=2", needed=IN_A_LOBBY)
