"""What lies over a game for a while: hints, help, parts of the score, a player's sheet, refusals, news."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from support.browser.live_server import PATIENCE, LiveServer
from support.browser.states.state import FOR_A_MOVE, Place, State, click, pick, then
from support.browser.states.tables import ADVENTURES, ROLLS, ask, at_seat, first_marks, started, type_roll
from support.server.guest import Party

if TYPE_CHECKING:
    from playwright.sync_api import Page

A_HINT = [".dice .die", ".hinted button", ".play .sheet .spaces [data-space]", ".foot button"]
REFUSED = [*FOR_A_MOVE, ".bubble", ".bubble button"]
CLOSED_CHIP = ".chips .chip.off"
MANY = 20
"""More seats than there are looks at a state, as one of them leaves before each."""


def _hint(adventure: str) -> State:
    def opened(server: LiveServer) -> Place:
        return at_seat(started(server, 1, 20, adventure, ROLLS["ordinary"]))

    return State(f"hint: {adventure}", opened, ".play:not(.arriving) .chips .chip", act=_ask_for_hint, needed=A_HINT)


def _hint_in_danger(adventure: str, count: int) -> State:
    def opened(server: LiveServer) -> Place:
        party = started(server, count, 20, adventure, "1 2 !")
        _done(server.do(party.host.say("allow_hints", on=True)))
        return at_seat(party)

    there = ".danger-turn .sheet .is-legal"
    needed = [*A_HINT, ".say"]
    return State(f"hint: {adventure}, a danger, {count}", opened, there, act=_ask_for_hint, needed=needed)


def _ask_for_hint(page: Page) -> None:
    """The strongest bot may have to be compiled first, and is not waited for longer than the server's limit."""
    click(".foot .hint")(page)
    page.locator(".hinted .sugg button").first.wait_for(timeout=PATIENCE * 1000)


def _help(name: str, adventure: str, *selectors: str) -> State:
    def opened(server: LiveServer) -> Place:
        return at_seat(started(server, 2, 20, adventure, ROLLS["ordinary"]))

    act = then(click(".bar > .ib:last-child", *selectors), "dialog[open]")
    return State(name, opened, ".chips .chip", act=act)


def _open_parts(page: Page) -> None:
    if page.locator(".play.shows-stars").count() == 0:
        click(".foot .total")(page)
    click(".parts .part")(page)
    page.locator(".explanation:not([hidden])").wait_for(state="attached")


def _parts(adventure: str) -> State:
    def opened(server: LiveServer) -> Place:
        party = started(server, 3, 20, adventure, ROLLS["ordinary"])
        first_marks(server, party.host)
        return at_seat(party)

    needed = [".parts .part", ".explanation button", ".play .sheet .spaces [data-space]", ".foot button"]
    return State(
        f"parts of the score: {adventure}",
        opened,
        ".play .foot .ink:not([aria-disabled])",
        act=_open_parts,
        needed=needed,
    )


def _others_sheet(server: LiveServer) -> Place:
    party = started(server, 3, 20, "island", ROLLS["ordinary"])
    for guest in party.guests:
        assert server.do(guest.say("ink", turn=1, marks=first_marks(server, guest)))["type"] == "inked"
    type_roll(server, party, ROLLS["ordinary"], turn=2)
    return at_seat(party)


def _look(page: Page) -> None:
    click(".bar button.pill", ".plist .look")(page)
    page.locator("dialog.looks .sheet").wait_for()


def _with_closed_chip(server: LiveServer) -> Place:
    """A hut is drawn with the only die for buildings, so the other buildings are closed."""
    party = started(server, 2, 1, "valley", ROLLS["Dakota"])
    ask(server, party.host, "c1=2 d1=H")
    return at_seat(party)


def _tap_closed_chip(page: Page) -> None:
    click(CLOSED_CHIP)(page)
    page.locator(".bubble").wait_for()


def _refused_danger(adventure: str) -> State:
    def opened(server: LiveServer) -> Place:
        return at_seat(started(server, 2, 20, adventure, "1 2 !"))

    def act(page: Page) -> None:
        pick(page, page.evaluate("() => document.querySelector('.sheet [data-space]:not(.is-legal)').dataset.space"))
        page.locator(".bubble").wait_for()

    there = ".danger-turn .sheet .is-legal"
    return State(f"refused danger: {adventure}", opened, there, act=act, acts_each_time=True, needed=REFUSED)


def _news(name: str, tell: Callable[[LiveServer, Party], Callable[[], None]]) -> State:
    """A game of many with long names, in which something is told before every look."""

    def opened(server: LiveServer) -> Place:
        party = started(server, MANY, 20, "valley", ROLLS["Penny and Dakota"])
        return Place(f"/t/{party.code}", party, party.guests[1], tell(server, party))

    return State(f"news: {name}", opened, ".play:not(.arriving) .chips .chip", needed=FOR_A_MOVE)


def _somebody_leaves(server: LiveServer, party: Party) -> Callable[[], None]:
    staying = party.guests[2:]
    return lambda: _done(server.do(staying.pop().say("leave")))


def _somebody_takes_over(server: LiveServer, party: Party) -> Callable[[], None]:
    seats = list(range(2, MANY))
    for seat in seats:
        _done(server.do(party.guests[seat].say("leave")))

    def happens() -> None:
        reply = server.do(party.post("/seats", {"take_over": seats.pop()}))
        assert reply.status == 201, reply.text

    return happens


def _another_hosts(server: LiveServer, party: Party) -> Callable[[], None]:
    hosts = [0, 2]

    def happens() -> None:
        _done(server.do(party.guests[hosts[0]].say("pass_host", seat=hosts[1])))
        hosts.reverse()

    return happens


def _a_bot_writes(server: LiveServer, party: Party) -> Callable[[], None]:
    turns = iter(range(2, 100))

    def happens() -> None:
        _done(server.do(party.host.say("skip")))
        server.do(party.host.hear("turn"))
        type_roll(server, party, ROLLS["Penny and Dakota"], turn=next(turns))

    return happens


def _done(answer: dict[str, object]) -> None:
    assert answer["type"] != "refused", answer


def states() -> Iterator[State]:
    for adventure in ("temple", "valley"):
        yield _hint(adventure)
    for adventure, count in (("valley", 1), ("temple", 2)):
        yield _hint_in_danger(adventure, count)
    for adventure in ADVENTURES:
        yield _parts(adventure)
        yield _help(f"help: {adventure}", adventure)
    yield _help("keys", "valley", "dialog[open] button.lk")
    yield State("a player's sheet", _others_sheet, ".chips .chip", act=_look)
    yield State(
        "refused chip", _with_closed_chip, CLOSED_CHIP, act=_tap_closed_chip, acts_each_time=True, needed=REFUSED
    )
    yield _refused_danger("temple")
    yield _refused_danger("island")
    yield _news("somebody left", _somebody_leaves)
    yield _news("a seat was taken over", _somebody_takes_over)
    yield _news("another hosts", _another_hosts)
    yield _news("a bot wrote", _a_bot_writes)
