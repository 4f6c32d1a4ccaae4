"""The view for a projector or television."""

from __future__ import annotations

from collections.abc import Iterator

from support.browser.live_server import LiveServer
from support.browser.states.end import ENDS
from support.browser.states.state import Place, State
from support.browser.states.tables import CROWDS, ROLLS, finished, lobby, on_big_screen, started, type_roll
from support.server.robot import Robot, play_all


def _wall_end(count: int, letters: int, adventure: str) -> State:
    def opened(server: LiveServer) -> Place:
        return on_big_screen(finished(server, count, letters, adventure))

    return State(f"big screen, end: {count}", opened, ".big-screen.after .sheet", is_big_screen=True)


def _wall_lobby(count: int, letters: int) -> State:
    def opened(server: LiveServer) -> Place:
        return on_big_screen(lobby(server, count, letters, "island"))

    there = f".big-screen.before .arrivals li >> nth={count - 1}"
    return State(f"big screen, lobby: {count}", opened, there, is_big_screen=True)


def _wall_turn(count: int, letters: int, adventure: str) -> State:
    def opened(server: LiveServer) -> Place:
        party = started(server, count, letters, adventure, "2 3 5")
        server.do(play_all([Robot(guest, guest.name) for guest in party.guests], 1))
        for guest in party.guests:  # they have gone, and a bot would soon play for them
            server.do(guest.come())
        type_roll(server, party, ROLLS["Penny and Dakota"], turn=2)
        return on_big_screen(party)

    return State(f"big screen, turn: {count}", opened, f".tile .lies svg >> nth={count - 1}", is_big_screen=True)


def _wall_danger(count: int, letters: int, adventure: str) -> State:
    def opened(server: LiveServer) -> Place:
        return on_big_screen(started(server, count, letters, adventure, "1 2 !"))

    there = f".tile{'.is-held' if count > 1 else ''} .lies svg >> nth={count - 1}"
    return State(f"big screen, danger: {count}", opened, there, is_big_screen=True)


def states() -> Iterator[State]:
    for count, letters in zip(CROWDS, (1, 20, 1, 20, 20, 20, 1), strict=True):
        yield _wall_lobby(count, letters)
    for count, letters, adventure in zip(
        CROWDS,
        (1, 20, 1, 20, 20, 20, 20),
        ("temple", "island", "valley", "temple", "island", "valley", "temple"),
        strict=True,
    ):
        yield _wall_turn(count, letters, adventure)
    for count, letters, adventure in zip(
        CROWDS,
        (20, 20, 20, 1, 20, 20, 20),
        ("island", "valley", "temple", "island", "valley", "temple", "island"),
        strict=True,
    ):
        yield _wall_danger(count, letters, adventure)
    for count, letters, adventure in ENDS:
        yield _wall_end(count, letters, adventure)
