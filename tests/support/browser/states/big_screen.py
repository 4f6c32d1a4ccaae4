"""The view for a projector or television."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from support.browser.live_server import LiveServer
from support.browser.states.end import ENDS
from support.browser.states.state import Place, State, click, then
from support.browser.states.tables import CROWDS, ROLLS, finished, lobby, on_big_screen, started, type_roll
from support.server.guest import Party
from support.server.robot import Robot, play_all


def _wall_end(count: int, letters: int, adventure: str) -> State:
    def opened(server: LiveServer) -> Place:
        return on_big_screen(finished(server, count, letters, adventure))

    return State(f"big screen, end: {count}", opened, ".big-screen.after .cheerful:not([hidden])", is_big_screen=True)


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


def _hosted(name: str, there: str, opened: Callable[[LiveServer], Party], *, typing: bool = False) -> State:
    """The big screen in the browser of the host, who has buttons there."""

    def hosted(server: LiveServer) -> Place:
        party = opened(server)
        return Place(f"/t/{party.code}/screen", party, party.host)

    act = then(click(".controls .btn.primary"), "dialog .typed-dice") if typing else None
    return State(f"big screen, hosted: {name}", hosted, there, act=act, is_big_screen=not typing)


def states() -> Iterator[State]:
    yield _hosted("lobby", ".controls .btn.primary", lambda server: lobby(server, 8, 20, "island"))
    yield _hosted("typing dice", ".controls .btn.primary", lambda server: started(server, 8, 20, "valley"), typing=True)
    yield _hosted(
        "turn", ".tile .lies svg >> nth=7", lambda server: started(server, 8, 20, "temple", ROLLS["ordinary"])
    )
    yield _hosted("end", ".big-screen.after .cheerful:not([hidden])", lambda server: finished(server, *ENDS[2]))
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
