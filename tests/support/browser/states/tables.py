"""Brings tables into the states of `states/`: guests act over their own connections."""

from __future__ import annotations

from support.browser.live_server import LiveServer
from support.browser.player import drawn
from support.browser.states.state import Place
from support.server.guest import Guest, Heard, Party
from support.server.robot import Robot, play_all

from pennypapers.hosting.player_names import skeleton

ADVENTURES = ("temple", "island", "valley")
ROLLS = {"ordinary": "2 3 5", "Penny": "P 3 5", "Dakota": "2 D 5", "Penny and Dakota": "P D 5"}
CROWDS = (1, 2, 3, 8, 23, 60, 100)
SMALL = {
    "temple": drawn("temple", "o o o", "D o o"),
    "island": drawn("island", "~ ~ ~ ~", "~ o o ~", "~ o o ~", "~ ~ ~ ~"),
    "valley": drawn("valley", "o o o", "o o o"),
}
"""Small layouts, so that games of many players end soon."""


def names(count: int, letters: int) -> list[str]:
    """Distinct names: of one letter, or of twenty letters, some of which have the same beginning."""
    if letters == 1:
        latin = [chr(at) for at in range(0x41, 0x17F) if chr(at).isalpha()]
        return list({skeleton(letter): letter for letter in reversed(latin)}.values())[::-1][:count]
    first = ["Maximilian-Alexander", "Maximilian-Alexandra", "Bartholomew Winchest", "Wilhelmina-Katharina"]
    return [*first, *(f"Annemarie-Louisa W{number:02}" for number in range(100))][:count]


def lobby(server: LiveServer, count: int, letters: int, adventure: str = "temple") -> Party:
    return server.party(*names(count, letters), adventure=adventure, options="dice=by_hand")


def started(server: LiveServer, count: int, letters: int, adventure: str, roll: str | None = None) -> Party:
    """A table whose game has begun, with this first roll."""
    party = lobby(server, count, letters, adventure)
    server.do(party.host.say("start"))
    if roll:
        type_roll(server, party, roll)
    return party


def type_roll(server: LiveServer, party: Party, roll: str, turn: int = 1) -> None:
    answer = server.do(party.host.say("type_roll", turn=turn, roll=roll))
    assert answer["type"] != "refused", answer


def ask(server: LiveServer, guest: Guest, marks: str) -> Heard:
    """Pencil these marks for a seat: the server keeps the draft, and the seat's page shows it when it is opened."""
    answer = server.do(guest.say("ask", marks=marks))
    assert answer["type"] != "refused", answer
    return answer


def first_marks(server: LiveServer, guest: Guest) -> str:
    """Pencil a legal turn that can be inked, and return its marks."""
    marks: list[str] = []
    while True:
        options = ask(server, guest, " ".join(marks))
        if marks and options["may_ink"]:
            return " ".join(marks)
        if options["single"] and not options["choices"]:
            marks.append(options["single"][0])
        else:
            choice = options["choices"][0]
            marks.append(f"{choice['spaces'][len(choice['spaces']) // 2]}={choice['values'][0]}")


def rematch_without(server: LiveServer, leaver: int, count: int, letters: int) -> Party:
    """The table of a rematch, after a game that one player left."""
    party = server.party(*names(count, letters), layout=SMALL["temple"])
    server.do(party.host.say("start"))
    server.do(party.guests[leaver].say("leave"))
    staying = [guest for seat, guest in enumerate(party.guests) if seat != leaver]
    server.do(play_all([Robot(guest, guest.name) for guest in staying]))
    server.do(party.host.come())
    answer = server.do(party.host.say("play_again"))
    assert answer["type"] != "refused", answer
    code = server.do(party.host.hear("rematch"))["code"]
    guests = [Guest(server.port, code, guest.token, name=guest.name) for guest in staying]
    for guest in guests:
        server.do(guest.come())
    again = Party(server.port, code, party.host_token, guests)
    server.parties.append(again)
    return again


def at_seat(party: Party, seat: int = 0) -> Place:
    return Place(f"/t/{party.code}", party, party.guests[seat])


def on_big_screen(party: Party) -> Place:
    return Place(f"/t/{party.code}/screen")


_ended: dict[tuple[int, int, str], Party] = {}


def finished(server: LiveServer, count: int, letters: int, adventure: str) -> Party:
    """A table with a finished game, which is played once for each set of arguments; many players get a small layout."""
    key = (server.port, count, adventure)
    if key not in _ended:
        layout = "front" if count <= 8 else SMALL[adventure]
        _ended[key] = server.finished(*names(count, letters), adventure=adventure, layout=layout)
    return _ended[key]


_alone: dict[int, Party] = {}


def small_solo(server: LiveServer) -> Party:
    """A finished game alone on a small layout, of which the coach soon knows everything."""
    if server.port not in _alone:
        _alone[server.port] = server.finished(*names(1, 20), layout=SMALL["temple"])
    return _alone[server.port]
