"""The links that players' devices add to the dice: asked for when a turn has closed, and no roll without them."""

from __future__ import annotations

import asyncio
import hmac
from dataclasses import replace
from pathlib import Path

from support.server.event_loop import LONG_ENOUGH
from support.server.guest import Guest, Heard, Party, fetch, open_party, opened, refusal
from support.server.manual_clock import ManualClock
from support.server.robot import Robot, play_all
from support.server.running_server import PATIENT, on_a_server, running_server

from pennypapers.hosting.dealer import server_anchor
from pennypapers.server.store.sqlite import SqliteStore
from pennypapers.table.dice.chains import LINKS, link_from_root

ROW = "adventure: temple\nname: row\ngrid:\no o o o D\n"
PATIENCE = "link_seconds=60"
"""So long that no roll comes because time is up."""


def given(guest: Guest, turn: int) -> Heard:
    assert guest.root is not None
    return {"type": "link", "turn": turn, "link": link_from_root(guest.root, turn)}


@on_a_server(replace(PATIENT, link_seconds=60))
async def test_no_roll_is_made_before_every_device_has_given_its_link(port: int) -> None:
    party = await open_party(port, "ana", "ben", layout=ROW)
    ana, ben = party.guests
    ben.is_silent = True
    await ana.say("start")
    assert (await ben.hear("reveal"))["reveal"] == {"turn": 1, "chains": [0, 1]}
    assert refusal(await ana.say("ask")) == "G3.no_roll", "ana has given hers, and it is not enough"
    assert "roll" not in await opened(Guest(port, party.code))
    await ben.send(given(ben, 1))
    roll = await ana.hear("roll")
    assert "missing" not in roll["roll"]


@on_a_server(replace(PATIENT, link_seconds=60))
async def test_what_is_no_link_of_the_chain_is_refused(port: int) -> None:
    party = await open_party(port, "ana", "ben", layout=ROW)
    ana, ben = party.guests
    ben.is_silent = True
    await ana.say("start")
    await ben.hear("reveal")
    for wrong in (given(ben, 2)["link"], given(ana, 1)["link"], "", "x" * 64):
        assert refusal(await ben.say("link", turn=1, link=wrong)) == "link"
    await ben.send(given(ben, 2))
    assert refusal(await ben.say("ask")) == "G3.no_roll", "a link for another turn is passed over"
    watcher = await Guest(port, party.code).come()
    await watcher.send(given(ben, 1))
    assert refusal(await watcher.say("ask")) == "seat.watching"
    assert [each for each in watcher.heard if each["type"] == "refused" and "re" not in each] == [], "it is passed over"
    assert refusal(await ben.say("ask")) == "G3.no_roll", "who only watches gives nothing"
    await ben.send(given(ben, 1))
    await ana.hear("roll")


WAITING = ManualClock()


@on_a_server(PATIENT, clock=WAITING)
async def test_a_silent_device_holds_nobody_up_and_is_named(port: int) -> None:
    party = await open_party(port, "ana", "ben", layout=ROW)
    ana, ben = party.guests
    ben.is_silent = True
    await ana.say("start")
    await ana.hear("reveal")
    assert refusal(await ana.say("ask")) == "G3.no_roll", "ana has given hers"
    await WAITING.pass_by(PATIENT.link_seconds)
    assert (await ana.hear("roll"))["roll"]["missing"] == [1]
    assert (await opened(Guest(port, party.code)))["roll"]["missing"] == [1], "whoever comes later is told too"
    ben.is_silent = False  # it is asked again when it has rested
    await play_on(ana, ben)
    asked = [message["reveal"]["chains"] for message in ana.heard if message["type"] == "reveal"]
    assert asked[:4] == [[0, 1], [0], [0], [0]], "it rests"
    record = (await party.get("/record")).text
    assert (await fetch(port, "POST", "/api/verify", {"text": record})).json()["verdict"] == "good"
    assert "ben’s device was asked and gave nothing, in these turns: 1" in (await party.get("/verify")).text


@on_a_server(replace(PATIENT, link_seconds=60))
async def test_links_are_saved_when_the_last_device_that_has_not_given_its_own_goes(port: int) -> None:
    """Others of the table may be connected to another process, which would roll without them when time is up."""
    party = await open_party(port, "ana", "ben", layout=ROW)
    ana, ben = party.guests
    ben.is_silent = True
    await ana.say("start")
    await ben.hear("reveal")
    assert refusal(await ana.say("ask")) == "G3.no_roll", "ana has given hers, and it is not enough"
    await ben.go()
    while 'pennypapers_events_total{kind="linked"} 1.0' not in (await fetch(port, "GET", "/metrics")).text:
        pass


@on_a_server(replace(PATIENT, link_seconds=60))
async def test_a_second_device_without_the_secret_holds_nobody_up(port: int) -> None:
    """Ben's tablet has the token of his seat, but the secret of his chain is on the phone."""
    party = await open_party(port, "ana", "ben", layout=ROW)
    ana, phone = party.guests
    tablet = Guest(port, party.code, phone.token)
    await tablet.come()
    await ana.say("start")
    assert (await ana.hear("reveal"))["reveal"]["chains"] == [0, 1], "the phone answers for both"
    assert "missing" not in (await ana.hear("roll"))["roll"]
    await phone.go()
    await play_on(ana, tablet)
    asked = [message["reveal"]["chains"] for message in ana.heard if message["type"] == "reveal"]
    assert asked[1:] == [[0]] * (len(asked) - 1)
    record = (await party.get("/record")).text
    assert chains_of(record)[1].endswith(f" 2-{len(asked)} -"), "away, and not silent"
    assert (await party.get("/verify")).json()["verdict"] == "good"


@on_a_server(replace(PATIENT, link_seconds=60))
async def test_two_windows_of_one_seat_both_answer_and_it_counts_once(port: int) -> None:
    party = await open_party(port, "ana", "ben", layout=ROW)
    ana, ben = party.guests
    again = Guest(port, party.code, ben.token, root=ben.root)
    await again.come()
    await ana.say("start")
    assert "missing" not in (await ana.hear("roll"))["roll"]
    await again.hear("roll")
    assert ben.gave == again.gave == [1]
    assert not [message for message in (*ben.heard, *again.heard) if message["type"] == "refused"]


@on_a_server(replace(PATIENT, link_seconds=60))
async def test_a_page_reloaded_while_links_are_gathered_still_gives_its_own(port: int) -> None:
    party = await open_party(port, "ana", "ben", layout=ROW)
    ana, ben = party.guests
    ben.is_silent = True
    await ana.say("start")
    await ben.hear("reveal")
    await ben.go()
    ben.is_silent = False
    await ben.come()
    assert "missing" not in (await ana.hear("roll"))["roll"]


@on_a_server(replace(PATIENT, link_seconds=60))
async def test_a_client_that_does_not_say_what_it_has_is_asked(port: int) -> None:
    party = await open_party(port, "ana", "ben", layout=ROW, come=False)
    ana, ben = party.guests
    await ana.come()
    await ben.come(hello={"type": "hello", "token": ben.token})
    await ben.hear("welcome")
    await ana.say("start")
    assert (await ana.hear("reveal"))["reveal"]["chains"] == [0, 1]


@on_a_server(replace(PATIENT, link_seconds=60))
async def test_a_chain_begun_in_the_lobby_is_asked_for(port: int) -> None:
    """As after a rematch: the client says hello before it has a secret."""
    party = await open_party(port, "ana", layout=ROW)
    ben = await party.sit("ben", anchor=None)
    root, ben.root = ben.root, None
    await ben.come()
    await ben.hear("welcome")
    assert root is not None
    assert (await ben.say("anchor", anchor=link_from_root(root, 0)))["type"] == "done"
    ben.root = root
    await party.host.say("start")
    assert (await party.host.hear("reveal"))["reveal"]["chains"] == [0, 1]
    assert "missing" not in (await party.host.hear("roll"))["roll"]


@on_a_server(PATIENT)
async def test_with_links_of_the_first_roll_alone_nothing_is_asked_later(port: int) -> None:
    party = await open_party(port, "ana", "ben", layout=ROW, links="first")
    assert "each_roll" not in (await opened(party.host))["dice"]
    await party.host.say("start")
    for guest in party.guests:
        await guest.hear("roll")  # who came again before it would be asked again
    await play_on(*party.guests)
    assert [guest.gave for guest in party.guests] == [[1], [1]]
    assert (await party.get("/verify")).json()["verdict"] == "good"
    assert (await fetch(port, "POST", "/api/tables", {"adventure": "temple", "links": "never"})).status == 400


@on_a_server(PATIENT)
async def test_who_comes_late_or_takes_over_a_bot_counts_from_the_next_roll(port: int) -> None:
    is_danger = True
    while is_danger:  # nobody joins while the sheets are exchanged
        party = await open_party(port, "ana", "ben", layout="front")
        ana, ben = party.guests
        await ana.say("start")
        is_danger = (await ana.hear("roll"))["roll"].get("is_danger", False)
    await ben.say("leave")
    cleo = await party.sit("", take_over=1)
    dan = await party.sit("dan", catch_up=True)
    chains: list[dict[str, object]] = []
    while len(chains) < 4:  # changes of one moment are told together
        chains = (await ana.hear("dice"))["dice"]["chains"]
    assert [(chain["name"], chain["since"]) for chain in chains] == [("ana", 1), ("ben", 1), ("ben", 2), ("dan", 2)]
    await play_on(ana, cleo, dan)
    assert cleo.gave[0] == dan.gave[0] == 2
    assert (await party.get("/verify")).json()["verdict"] == "good"


def test_a_server_killed_while_it_gathers_asks_again_and_loses_nothing(tmp_path: Path) -> None:
    with running_server(tmp_path, None, "--limit", PATIENCE) as server:

        async def power_cut(party: Party) -> None:
            await party.go()
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.restart)

        async def whole() -> None:
            party = await open_party(server.port, "ana", "ben", layout=ROW)
            ana, ben = party.guests
            ben.is_silent = True
            await ana.say("start")
            for guest in party.guests:
                await guest.hear("reveal")
            await power_cut(party)
            ben.is_silent = False
            for guest in party.guests:
                assert (await opened(guest))["reveal"] == {"turn": 1, "chains": [0, 1]}
            first, second = [(await guest.hear("roll"))["roll"] for guest in party.guests]
            assert first == second
            await power_cut(party)
            for guest in party.guests:
                assert (await opened(guest))["roll"] == first, "what was told is never drawn again"
            await play_on(ana, ben)
            assert (await party.get("/verify")).json()["verdict"] == "good"
            assert all(chain.endswith(" - -") for chain in chains_of((await party.get("/record")).text))

        asyncio.run(asyncio.wait_for(whole(), LONG_ENOUGH))


async def play_on(*guests: Guest) -> None:
    """Play to the end from wherever the table stands."""
    for guest in guests:
        guest.number = None
    await play_all([Robot(guest, i) for i, guest in enumerate(guests)])


def chains_of(record: str) -> list[str]:
    (line,) = [line for line in record.splitlines() if line.startswith("x-chains: ")]
    return line.removeprefix("x-chains: ").split(", ")


def test_the_servers_links_are_secret_until_the_end(tmp_path: Path) -> None:
    """Not even the link of the open roll is told: from it, others could be guessed while it is being gathered."""
    with running_server(tmp_path) as server:

        async def game() -> tuple[Party, str]:
            party = await open_party(server.port, "ana", "ben", layout=ROW)
            await party.host.say("start")
            await play_all([Robot(guest, i) for i, guest in enumerate(party.guests)], turns=1)
            record = (await party.get("/record")).text
            await party.go()
            return party, record

        party, record = asyncio.run(asyncio.wait_for(game(), LONG_ENOUGH))
        server.stop()
        said = [*(raw for guest in party.guests for raw in guest.raw), record, server.log]
    seed = asyncio.run(seed_of(tmp_path, party.code))
    root = hmac.digest(seed, b"chain", "sha256")
    assert any(server_anchor(seed) in text for text in said)
    for number in range(1, LINKS + 1):
        link = link_from_root(root, number)
        assert not any(link in text for text in said), number


async def seed_of(folder: Path, code: str) -> bytes:
    store = SqliteStore(folder / "tables.db")
    try:
        found = await store.find(code)
    finally:
        await store.close()
    assert found is not None
    return found.seed


@on_a_server(PATIENT)
async def test_the_host_chooses_in_the_lobby_before_which_rolls_devices_are_asked(port: int) -> None:
    party = await open_party(port, "ana", "ben", layout=ROW)
    ana, ben = party.guests
    assert (await ana.say("set_up", links="first"))["type"] == "done"
    assert "each_roll" not in await ben.hear("set_up")
    assert "each_roll" not in (await opened(Guest(port, party.code)))["dice"]
    assert (await ana.say("set_up", clock=60))["type"] == "done"
    assert "each_roll" not in await ben.hear("set_up"), "what is left out stays"
    assert (await ana.say("set_up", links="each", clock=60))["type"] == "done"
    assert (await ben.hear("set_up"))["each_roll"] is True
    assert (await opened(Guest(port, party.code)))["dice"]["each_roll"] is True
    assert refusal(await ben.say("set_up", links="first")) == "host"
    await ana.send({"type": "set_up", "links": "never"})
    assert refusal(await ana.hear("refused")) == "message"
    assert (await ana.say("set_up", links="first"))["type"] == "done"
    await ana.say("start")
    assert refusal(await ana.say("set_up", links="each")) == "started"
    await play_on(ana, ben)
    assert [set(guest.gave) for guest in party.guests] == [{1}, {1}]
    record = (await party.get("/record")).text
    assert "\nx-dice: 2 first\n" in record
    assert (await party.get("/verify")).json()["verdict"] == "good"
