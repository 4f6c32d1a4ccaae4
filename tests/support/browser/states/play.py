"""A seat while a game is played: own turns, dangers, waiting, paper, and what lies over the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from support.browser.live_server import LiveServer
from support.browser.player import drawn
from support.browser.states.state import FOR_A_MOVE, TO_TYPE_A_SHEET, Place, State, click, pick, then
from support.browser.states.tables import ADVENTURES, ROLLS, SMALL, ask, at_seat, first_marks, names, started, type_roll
from support.server.guest import Party

if TYPE_CHECKING:
    from playwright.sync_api import Page


FORBIDDEN = "() => document.querySelector('.play .sheet .spaces [data-space]:not(.is-legal)').dataset.space"


def _turn(adventure: str, kind: str, count: int) -> State:
    def opened(server: LiveServer) -> Place:
        return at_seat(started(server, count, 20, adventure, ROLLS[kind]))

    return State(f"turn: {adventure}, {kind}", opened, ".play:not(.arriving) .chips .chip", needed=FOR_A_MOVE)


def _pencilled(adventure: str) -> State:
    def opened(server: LiveServer) -> Place:
        party = started(server, 3, 20, adventure, ROLLS["ordinary"])
        first_marks(server, party.host)
        return at_seat(party)

    return State(f"pencilled: {adventure}", opened, ".play .foot .ink:not([aria-disabled])", needed=FOR_A_MOVE)


def _refuse(page: Page) -> None:
    """Choose the first number and tap a space where it may not go."""
    click(".chips .chip:not(.off)")(page)
    pick(page, page.evaluate(FORBIDDEN))
    page.locator(".bubble").wait_for()


def _refusal(adventure: str) -> State:
    def opened(server: LiveServer) -> Place:
        party = started(server, 2, 1, adventure, "2 3 5")
        marks = first_marks(server, party.host)
        for guest in party.guests:
            assert server.do(guest.say("ink", turn=1, marks=marks))["type"] == "inked"
        type_roll(server, party, "2 3 4", turn=2)
        return at_seat(party)

    return State(
        f"refusal: {adventure}",
        opened,
        ".chips .chip",
        act=_refuse,
        acts_each_time=True,
        needed=[*FOR_A_MOVE, ".bubble", ".bubble button"],
    )


def _tracing(server: LiveServer) -> Place:
    party = started(server, 1, 1, "valley", "P 4 5")
    assert server.do(party.host.say("ink", turn=1, marks="c1=12 d1=9"))["type"] == "inked"
    type_roll(server, party, "P 3 2", turn=2)
    ask(server, party.host, "e1=6 e2=3 d2=2")
    return at_seat(party)


def _crossing(adventure: str, roll: str) -> State:
    """A turn in which a danger may be crossed out; in the Valley its snake stands on the sheet already."""
    danger, nine = ("a1", "b1") if adventure == "temple" else ("b2", "c2")

    def opened(server: LiveServer) -> Place:
        layout = "front" if adventure == "valley" else SMALL[adventure]
        party = server.party(*names(2, 20), adventure=adventure, layout=layout, options="dice=by_hand crossing=manual")
        server.do(party.host.say("start"))
        turns = [("1 2 !", "")] if adventure == "valley" else [("1 2 !", f"{danger}=!"), ("4 5 1", f"{nine}=9")]
        for turn, (dice, marks) in enumerate(turns, 1):
            type_roll(server, party, dice, turn=turn)
            for guest in party.guests:
                written = marks or first_marks(server, guest)
                assert server.do(guest.say("ink", turn=turn, marks=written))["type"] == "inked"
        type_roll(server, party, roll, turn=len(turns) + 1)
        return at_seat(party)

    return State(f"crossing out: {adventure}, {roll}", opened, ".chips .chip[data-value=x]", needed=FOR_A_MOVE)


def _danger(adventure: str, count: int, letters: int, *, is_drawn: bool) -> State:
    def opened(server: LiveServer) -> Place:
        party = started(server, count, letters, adventure, "1 2 !")
        if is_drawn:
            first_marks(server, party.host)
        return at_seat(party)

    drawn = ", drawn" if is_drawn else ""
    there = ".danger-turn .foot .ink:not([aria-disabled])" if is_drawn else ".danger-turn .sheet .is-legal"
    return State(f"danger: {adventure}, {count}{drawn}", opened, there, needed=FOR_A_MOVE)


def _waiting(count: int, letters: int) -> State:
    def opened(server: LiveServer) -> Place:
        party = started(server, count, letters, "island", ROLLS["ordinary"])
        marks = first_marks(server, party.host)
        assert server.do(party.host.say("ink", turn=1, marks=marks))["type"] == "inked"
        return at_seat(party)

    return State(
        f"waiting: {count}", opened, ".foot .sealed", needed=[".foot button", ".play .sheet .spaces [data-space]"]
    )


def _typed_dice(server: LiveServer) -> Place:
    return at_seat(started(server, 2, 20, "temple"))


def _with_paper(server: LiveServer, adventure: str, layout: str = "front") -> Party:
    """A table of one phone and two people on paper."""
    party = server.party(names(1, 20)[0], adventure=adventure, layout=layout, options="dice=by_hand")
    for name in names(3, 20)[1:]:
        server.do(party.host.say("add_paper", name=name))
    server.do(party.host.say("start"))
    return party


def _paper(adventure: str, roll: str) -> State:
    def opened(server: LiveServer) -> Place:
        party = _with_paper(server, adventure)
        type_roll(server, party, roll)
        return at_seat(party)

    needed = [*FOR_A_MOVE, ".paper-acts .btn"]
    return State(f"paper: {adventure}, {roll}", opened, ".play .sheet .is-legal", needed=needed)


def _paper_end(server: LiveServer) -> Place:
    party = _with_paper(server, "valley", drawn("valley", "o o o o", "o o o o"))
    type_roll(server, party, "1 2 3")
    assert server.do(party.host.say("ink", turn=1, marks=first_marks(server, party.host)))["type"] == "inked"
    answer = server.do(party.host.say("paper_done", turn=1, full=True))
    assert answer["type"] != "refused", answer
    return at_seat(party)


def _dialog(name: str, count: int, letters: int, selector: str) -> State:
    def opened(server: LiveServer) -> Place:
        return at_seat(started(server, count, letters, "island", ROLLS["ordinary"]))

    return State(name, opened, ".chips .chip", act=then(click(selector), "dialog[open]"))


def _players_away() -> State:
    """The others have gone, and a bot will soon play for them."""

    def opened(server: LiveServer) -> Place:
        party = started(server, 3, 20, "valley", ROLLS["ordinary"])
        for guest in party.guests[1:]:
            server.do(guest.go())
        return at_seat(party)

    return State("players: away", opened, ".chips .chip", act=then(click(".bar button.pill"), "dialog[open]"))


def states() -> Iterator[State]:
    for adventure in ADVENTURES:
        for kind, count in zip(ROLLS, (1, 8, 2, 3), strict=True):
            yield _turn(adventure, kind, count)
        yield _pencilled(adventure)
        yield _refusal(adventure)
    for adventure in ADVENTURES:
        yield _crossing(adventure, "2 3 4")
    yield _crossing("valley", ROLLS["Dakota"])
    yield _crossing("valley", ROLLS["Penny and Dakota"])
    yield State("tracing a discovery", _tracing, ".sugg button", needed=FOR_A_MOVE)
    yield State("typing dice", _typed_dice, ".typed-dice", needed=[".typed-dice button"])
    for adventure, count, letters in (("temple", 2, 20), ("island", 8, 20), ("valley", 3, 1), ("valley", 1, 20)):
        yield _danger(adventure, count, letters, is_drawn=False)
    for adventure in ADVENTURES:
        yield _danger(adventure, 2, 20, is_drawn=True)
    yield _waiting(2, 20)
    yield _waiting(100, 20)
    yield _paper("temple", "1 2 !")
    yield _paper("valley", ROLLS["Penny and Dakota"])
    yield State("paper: end", _paper_end, ".paper-sheets button")
    yield State(
        "paper: entering a sheet",
        _paper_end,
        ".paper-sheets button",
        act=then(click(".paper-sheets button"), "dialog .sheet-editor .sheet"),
        needed=[*TO_TYPE_A_SHEET, ".dialog .btn.primary"],
    )
    yield _dialog("menu", 3, 20, ".bar .ib")
    yield _dialog("players: 3", 3, 20, ".bar button.pill")
    yield _players_away()
    yield _dialog("players: 100", 100, 20, ".bar button.pill")
