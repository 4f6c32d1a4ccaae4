"""What the owner sees and does over HTTP, and what the players at the tables notice of it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from server.owner.test_owner_access import with_server
from support.server.challenger import SMALL, Challenger
from support.server.guest import Closed, Guest, Party, fetch, open_party, opened, refusal
from support.server.manual_clock import ManualClock
from support.server.owner import Owner
from support.server.robot import Robot, play_all
from support.server.running_server import PATIENT, served
from websockets.exceptions import InvalidStatus

from pennypapers.server.limits import Limits
from pennypapers.server.store.contract import Store
from pennypapers.server.store.sqlite import SqliteStore
from pennypapers.server.upkeep.backup import backup

ELSEWHERE = "127.0.0.7"
"""The address of a player who is not the owner's neighbour."""


def test_the_owner_sees_who_plays_and_what_is_counted(tmp_path: Path) -> None:
    async def scenario(port: int, store: Store) -> None:
        owner = await Owner(port).enter(store)
        empty = await owner.ask("GET")
        assert (empty["tables"], empty["last_backup"], empty["notice"], empty["blocks"]) == (0, None, None, [])
        party = await open_party(port, "Ana", "Ben", address=ELSEWHERE)
        await party.host.say("start")
        await party.host.hear("roll")
        assert (await party.host.say("ink", turn=9, marks="-"))["code"] == "stale.early"
        look = await owner.ask("GET")
        (process,) = look["processes"]
        assert (process["tables"], process["games"], process["seats"], process["connections"]) == (1, 1, 2, 2)
        assert process["refusals"]["stale.early"] == 1
        assert process["half"] > 0
        assert {part["name"] for part in process["parts"]} >= {"POST /api/tables", "GET /api/owner"}
        assert look["tables"] == 1
        assert look["address"] == "127.0.0.1"
        await asyncio.to_thread(backup, [f"sqlite:///{tmp_path / 'tables.db'}"], tmp_path / "saved")
        assert abs((await owner.ask("GET"))["last_backup"] - look["now"]) < 600
        (line,) = await owner.ask("GET", "/tables")
        assert (line["code"], line["phase"], line["names"], line["here"]) == (party.code, "playing", ["Ana", "Ben"], 2)
        spectator = Guest(port, party.code, address="127.0.0.8")
        await opened(spectator)
        table = await owner.ask("GET", f"/tables/{party.code}")
        assert [(seat["name"], seat["addresses"]) for seat in table["seats"]] == [
            ("Ana", [ELSEWHERE]),
            ("Ben", [ELSEWHERE]),
        ]
        assert table["watching"] == ["127.0.0.8"]
        await spectator.go()
        await party.go()

    with_server(scenario, tmp_path)


def test_nothing_of_secrets_or_sealed_marks_is_shown(tmp_path: Path) -> None:
    async def scenario(port: int, store: Store) -> None:
        owner = await Owner(port).enter(store)
        party = await open_party(port, "Ana", "Ben")
        await party.host.say("start")
        roll = (await party.host.hear("roll"))["roll"]
        options = await party.host.say("ask", marks="")
        mark = options["options"][0] if "options" in options else options
        await party.host.say("ink", turn=roll["turn"], marks=str(mark))
        stored = await store.find(party.code)
        assert stored is not None
        secrets = [party.host_token, *(str(guest.token) for guest in party.guests), stored.seed.hex()]
        for path in ("", "/tables", f"/tables/{party.code}"):
            said = (await owner.fetch("GET", path)).text
            for secret in secrets:
                assert secret not in said
            assert not {"token", "seed", "hash", "marks", "sheet", "draft", "roll", "anchor"} & _keys(json.loads(said))
        await party.go()

    with_server(scenario, tmp_path)


def _keys(value: object) -> set[str]:
    if isinstance(value, dict):
        return set(value).union(*map(_keys, value.values()))
    return set().union(*map(_keys, value)) if isinstance(value, list) else set()


def test_a_closed_table_is_gone_and_its_players_are_told(tmp_path: Path) -> None:
    async def scenario(port: int, store: Store) -> None:
        owner = await Owner(port).enter(store)
        party, other = [await open_party(port, "Ana", "Ben") for _ in range(2)]
        await party.host.say("start")
        await party.host.hear("roll")
        await owner.ask("DELETE", f"/tables/{party.code.lower()}")
        for guest in party.guests:
            await guest.closed()
            assert refusal(await (await guest.come()).hear("refused")) == "code"
        assert (await party.get()).status == 404
        assert await store.find(party.code) is None
        assert (await owner.fetch("DELETE", f"/tables/{party.code}")).status == 404
        assert [line["code"] for line in await owner.ask("GET", "/tables")] == [other.code]
        await other.host.say("start")
        await other.host.hear("roll")
        await other.go()

    with_server(scenario, tmp_path)


def test_what_is_asked_of_a_table_while_it_is_closed_is_refused(tmp_path: Path) -> None:
    async def scenario(port: int, store: Store) -> None:
        owner = await Owner(port).enter(store)
        party = await open_party(port, "Ana")
        try:
            asked = await asyncio.gather(
                owner.ask("DELETE", f"/tables/{party.code}"), *(party.host.say("lock", on=True) for _ in range(20))
            )
        except Closed:
            return
        assert {answer["type"] for answer in asked[1:]} <= {"done", "refused"}

    with_server(scenario, tmp_path)


def test_a_message_is_shown_at_all_tables_to_later_ones_too_until_it_is_taken_back(tmp_path: Path) -> None:
    async def scenario(port: int, store: Store) -> None:
        owner = await Owner(port).enter(store)
        tables = [await open_party(port, "Ana", "Ben") for _ in range(2)]
        look = await owner.ask("PUT", "/notice", {"kind": "back", "minutes": 5})
        assert look["notice"]["kind"] == "back"
        for guest in (guest for party in tables for guest in party.guests):
            assert await guest.hear("notice") == {"type": "notice", "kind": "back", "minutes": 5}
        spectator = Guest(port, tables[0].code)
        await opened(spectator)
        assert (await spectator.hear("notice"))["minutes"] == 5
        words = "Tea is ready,  come down & eat <b>cake</b>!"
        await owner.ask("PUT", "/notice", {"kind": "words", "words": words})
        assert (await spectator.hear("notice"))["words"] == "Tea is ready, come down & eat <b>cake</b>!"
        assert (await owner.ask("DELETE", "/notice"))["notice"] is None
        assert await spectator.hear("notice") == {"type": "notice"}
        late = Guest(port, tables[1].code)
        await opened(late)
        await late.say("ask", marks="")
        assert "notice" not in {message["type"] for message in late.heard}
        await asyncio.gather(spectator.go(), late.go(), *(party.go() for party in tables))

    with_server(scenario, tmp_path)


def test_a_message_of_minutes_counts_down_and_ends_by_itself(tmp_path: Path) -> None:
    async def whole() -> None:
        clock = ManualClock()
        store = SqliteStore(tmp_path / "tables.db")
        async with served(tmp_path, PATIENT, store=store, clock=clock) as port:
            owner = await Owner(port).enter(store)
            party = await open_party(port, "Ana", come=False)
            await owner.ask("PUT", "/notice", {"kind": "closing", "minutes": 10})
            await clock.pass_by(7.5 * 60)
            await party.host.come()
            assert await party.host.hear("notice") == {"type": "notice", "kind": "closing", "minutes": 3}
            await clock.pass_by(3 * 60)
            assert (await owner.ask("GET"))["notice"] is None
            await party.go()

    asyncio.run(asyncio.wait_for(whole(), 60))


def test_words_that_cannot_be_shown_are_refused(tmp_path: Path) -> None:
    async def scenario(port: int, store: Store) -> None:
        owner = await Owner(port).enter(store)
        for words in ("", "   ", "a\u202eb", "a\u0007b", "\u200b"):
            reply = await owner.fetch("PUT", "/notice", {"kind": "words", "words": words})
            assert (reply.status, reply.json()["code"]) == (400, "owner.words"), words
        for wish in ({"kind": "words", "words": "x" * 201}, {"kind": "back", "minutes": 0}, {"kind": "other"}):
            assert (await owner.fetch("PUT", "/notice", wish)).status == 400

    with_server(scenario, tmp_path)


def test_a_blocked_address_gets_no_answer_until_it_is_free_again(tmp_path: Path) -> None:
    async def scenario(port: int, store: Store) -> None:
        owner = await Owner(port).enter(store)
        party = await open_party(port, "Ana")
        rude = await party.sit("Ben", address=ELSEWHERE)
        await opened(rude)
        await owner.ask("POST", "/blocks", {"kind": "address", "what": f" {ELSEWHERE} "})
        await rude.closed()
        reply = await fetch(port, "GET", "/", address=ELSEWHERE)
        assert (reply.status, reply.json()["code"]) == (403, "blocked")
        for method, path in (("POST", "/api/tables"), ("GET", "/web/js/app/main.js"), ("POST", "/api/owner/session")):
            assert (await fetch(port, method, path, {}, address=ELSEWHERE)).status == 403
        with pytest.raises(InvalidStatus, match="403"):
            await rude.come()
        assert (await party.get()).status == 200, "the others play on"
        look = await owner.ask("POST", "/blocks/end", {"kind": "address", "what": ELSEWHERE})
        assert look["blocks"] == []
        assert (await opened(rude))["you"] == 1
        await party.go()

    with_server(scenario, tmp_path)


def test_owners_cannot_lock_themselves_out(tmp_path: Path) -> None:
    async def scenario(port: int, store: Store) -> None:
        owner = await Owner(port).enter(store)
        for what in ("127.0.0.1", "::ffff:127.0.0.1"):
            reply = await owner.fetch("POST", "/blocks", {"kind": "address", "what": what})
            assert (reply.status, reply.json()["code"]) == (409, "owner.self")
        for what in ("the neighbours", "127.0.0.", "1"):
            reply = await owner.fetch("POST", "/blocks", {"kind": "address", "what": what})
            assert (reply.status, reply.json()["code"]) == (400, "owner.address")
        look = await owner.ask("POST", "/blocks", {"kind": "address", "what": "2001:db8::a:b"})
        assert [block["what"] for block in look["blocks"]] == ["2001:db8::/64"], "as a household has all of one"

    with_server(scenario, tmp_path)


def test_a_blocked_name_gets_no_seat_in_any_spelling(tmp_path: Path) -> None:
    async def scenario(port: int, store: Store) -> None:
        owner = await Owner(port).enter(store)
        await owner.ask("POST", "/blocks", {"kind": "name", "what": "Rude Name"})
        party = await open_party(port, "Ana")
        for name in ("Rude Name", "rude  name", "RUDE NAME", "Rude N\u0430me"):
            reply = await party.post("/seats", {"name": name})
            assert (reply.status, reply.json()["code"]) == (403, "name.blocked"), name
            assert (await party.host.say("add_paper", name=name))["code"] == "name.blocked"
        assert (await party.post("/bots", {"name": "Rude Name"}, token=party.host_token)).status == 403
        assert (await party.post("/seats", {"name": "Rude Nam"})).status == 201
        await owner.ask("POST", "/blocks/end", {"kind": "name", "what": "Rude Name"})
        assert (await party.post("/seats", {"name": "Rude Name"})).status == 201
        await party.go()

    with_server(scenario, tmp_path)


def test_a_blocked_name_gets_no_seat_by_a_ticket_or_a_rematch(tmp_path: Path) -> None:
    """Where nobody types it: others have given it before."""

    async def scenario(port: int, store: Store) -> None:
        owner = await Owner(port).enter(store)
        code, tickets = await Challenger(port).make_tickets("Rude Name", "Ana")
        party = await open_party(port, "Rude Name", "Ana", "Ben", layout=SMALL)
        rude, ana, _ = party.guests
        await rude.say("start")
        await play_all([Robot(guest, guest.name) for guest in party.guests])
        await owner.ask("POST", "/blocks", {"kind": "name", "what": "Rude Name"})
        for name, status in (("Rude Name", 403), ("Ana", 201)):
            assert (await Challenger(port, "").post_run(code, ticket=tickets[name])).status == status
        wish = {"adventure": "temple", "tickets": ["Ana", "rude name"]}
        assert (await fetch(port, "POST", "/api/challenges", wish)).json()["code"] == "name.blocked"
        await opened(rude)
        assert (await rude.say("play_again"))["type"] == "done"
        again = await opened(Guest(port, (await rude.hear("rematch"))["code"], ana.token))
        assert [seat["name"] for seat in again["seats"]] == ["Ana", "Ben"]
        assert (again["you"], again["is_host"], again["host"]) == (0, True, 0)
        assert refusal(await (await Guest(port, again["code"], rude.token).come()).hear("refused")) == "token"

    with_server(scenario, tmp_path)


def test_what_was_decided_holds_after_a_restart(tmp_path: Path) -> None:
    async def decide(port: int, store: Store) -> None:
        owner = await Owner(port).enter(store)
        await owner.ask("POST", "/blocks", {"kind": "address", "what": ELSEWHERE})
        await owner.ask("PUT", "/notice", {"kind": "words", "words": "Good evening"})
        keys.append(owner.key)

    async def again(port: int, _: Store) -> None:
        assert (await fetch(port, "GET", "/", address=ELSEWHERE)).status == 403
        party = await open_party(port, "Ana")
        assert (await party.host.hear("notice"))["words"] == "Good evening"
        look = await Owner(port, key=keys[0]).ask("GET")
        assert look["notice"]["words"] == "Good evening"
        await party.go()

    keys: list[str | None] = []
    with_server(decide, tmp_path)
    with_server(again, tmp_path)


def test_a_server_that_cannot_start_itself_again_says_so(tmp_path: Path) -> None:
    async def scenario(port: int, store: Store) -> None:
        owner = await Owner(port).enter(store)
        assert (await owner.ask("GET"))["may_restart"] is False
        reply = await owner.fetch("POST", "/restart")
        assert (reply.status, reply.json()["code"]) == (409, "owner.restart")

    with_server(scenario, tmp_path)


def test_a_page_that_is_asked_again_and_again_leaves_a_game_alone(tmp_path: Path) -> None:
    async def scenario(port: int, store: Store) -> None:
        owner = await Owner(port).enter(store)
        party = await open_party(port, "Ana", "Ben", come=False)
        await party.host.come()
        await party.host.say("start")
        await party.host.go()
        playing = asyncio.gather(*(Robot(guest, guest.name).play() for guest in party.guests))
        while not playing.done():
            await asyncio.gather(owner.ask("GET"), owner.ask("GET", "/tables"))
        await playing
        assert (await Party(port, party.code, "", []).get("/verify")).json()["good"]

    with_server(scenario, tmp_path, Limits(requests_per_second=5000, request_burst=5000, message_burst=5000))
