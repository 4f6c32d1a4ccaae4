"""What anybody may write into the head of a request: where a page comes from, and for whom a proxy asks."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest
from litestar.routes import HTTPRoute
from support.server.challenger import Challenger
from support.server.event_loop import LONG_ENOUGH
from support.server.guest import HOME
from support.server.owner import Owner
from support.server.running_server import PATIENT, QUICK, served

from pennypapers.server.app import create_app
from pennypapers.server.store.contract import Store
from pennypapers.server.store.sqlite import SqliteStore

READING = {"GET", "HEAD", "OPTIONS"}
BLOCKED, FREE = "127.0.0.9", "127.0.0.8"
THE_PROXY = "127.0.0.2"
FORGED = {
    "x-forwarded-for": FREE,
    "x-real-ip": FREE,
    "forwarded": f"for={FREE};proto=https;host=evil.example",
    "x-forwarded-proto": "https",
    "x-forwarded-host": "evil.example",
    "x-forwarded-prefix": "/evil",
}
BURST = 20


def on_a_server(
    work: Callable[[int, Store], Awaitable[None]], folder: Path, *, proxy: str | None = None, burst: int = 5000
) -> None:
    async def whole() -> None:
        store = SqliteStore(folder / "tables.db")
        limits = replace(
            QUICK, request_burst=burst, requests_per_second=QUICK.requests_per_second if burst > BURST else 0.01
        )
        async with asyncio.timeout(LONG_ENOUGH), served(folder, limits, store=store, proxy=proxy) as port:
            await work(port, store)

    asyncio.run(whole())


@pytest.mark.parametrize("origin", ["https://evil.example", "null"])
def test_pages_of_other_hosts_change_nothing_at_any_address(tmp_path: Path, origin: str) -> None:
    """Whatever is added later: a request that is more than reading is refused before anything is looked at."""

    async def scenario(port: int, store: Store) -> None:
        routes = [each for each in create_app(store, PATIENT).routes if isinstance(each, HTTPRoute)]
        declared = {(method, each.path) for each in routes for method in set(each.methods) - READING}
        assert len(declared) > 30
        visitor = Challenger(port)
        for method, path in sorted(declared):
            filled = re.sub("{[^}]*}", "1", path)
            reply = await visitor.fetch(method, filled, {}, origin=origin)
            assert (reply.status, reply.json()["code"]) == (403, "origin"), (method, path)
            assert "set-cookie" not in reply.headers

    on_a_server(scenario, tmp_path)


def test_without_a_proxy_nobody_says_who_asks(tmp_path: Path) -> None:
    """Neither to get round a block, nor to have another one blocked or kept waiting."""

    async def scenario(port: int, store: Store) -> None:
        owner = await Owner(port).enter(store)
        assert (await owner.fetch("GET", **FORGED)).json()["address"] == HOME
        await owner.ask("POST", "/blocks", {"kind": "address", "what": BLOCKED})
        assert (await Challenger(port, address=BLOCKED).fetch("GET", "/api/bots", **FORGED)).status == 403
        about_the_blocked = {name: said.replace(FREE, BLOCKED) for name, said in FORGED.items()}
        assert (await Challenger(port, address=FREE).fetch("GET", "/api/bots", **about_the_blocked)).status == 200

    on_a_server(scenario, tmp_path)


def test_forged_heads_change_neither_limits_nor_links_nor_cookies(tmp_path: Path) -> None:
    async def scenario(port: int, _: Store) -> None:
        known = Challenger(port)
        reply = await known.fetch("POST", "/api/me", **FORGED)
        assert "secure" not in reply.headers["set-cookie"].lower()
        assert "path=/;" in f"{reply.headers['set-cookie'].lower()};"
        code = (await known.fetch("POST", "/api/me/codes", **FORGED)).json()
        assert code["link"].startswith(f"http://{HOME}:{port}/move#")
        told = {
            (await known.fetch("GET", "/api/bots", **{**FORGED, "x-forwarded-for": f"192.0.2.{number}"})).status
            for number in range(BURST)
        }
        assert 429 in told
        assert (await Challenger(port, address=FREE).fetch("GET", "/api/bots")).status == 200, "who was named"

    on_a_server(scenario, tmp_path, burst=BURST)


def test_behind_a_proxy_the_address_that_it_has_seen_counts(tmp_path: Path) -> None:
    """What stands before it in the header came from the client."""

    async def scenario(port: int, store: Store) -> None:
        owner = await Owner(port).enter(store)
        await owner.ask("POST", "/blocks", {"kind": "address", "what": BLOCKED})
        for seen, status in ((BLOCKED, 403), (f"{FREE}, {BLOCKED}", 403), (f"{BLOCKED}, {FREE}", 200)):
            through = Challenger(port, address=THE_PROXY)
            assert (await through.fetch("GET", "/api/bots", **{"x-forwarded-for": seen})).status == status, seen
        for past, status in ((BLOCKED, 403), (FREE, 200)):
            stranger = Challenger(port, address=past)
            forged = {"x-forwarded-for": BLOCKED if past == FREE else FREE}
            assert (await stranger.fetch("GET", "/api/bots", **forged)).status == status, past

    on_a_server(scenario, tmp_path, proxy=THE_PROXY)


@pytest.mark.parametrize(
    "path",
    [
        "//owner",
        "/./owner",
        "/x/../owner",
        "/owner/",
        "/owner//tables",
        "/%6fwner",
        "/owner%2Ftables",
        "/owner;/tables",
    ],
)
def test_no_spelling_of_an_address_opens_the_owners_page(tmp_path: Path, path: str) -> None:
    async def scenario(port: int, _: Store) -> None:
        reply = await Challenger(port).fetch("GET", f"/api{path}")
        assert reply.status in (403, 404), reply.text
        assert "processes" not in reply.text

    on_a_server(scenario, tmp_path)
