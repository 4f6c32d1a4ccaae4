"""Who gets to the owner's page: whoever has a link, once. Each test of the store runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from litestar.routes import HTTPRoute
from support.server.event_loop import LONG_ENOUGH, Run
from support.server.guest import fetch, open_party
from support.server.owner import Owner
from support.server.running_server import PATIENT, served

from pennypapers.server.app import OWNERS, create_app
from pennypapers.server.limits import Limits
from pennypapers.server.logs import LOGGER, JsonLines
from pennypapers.server.owner import access
from pennypapers.server.owner.access import is_owner, new_secret, offer_link, sign_out, use_link
from pennypapers.server.store.contract import Store
from pennypapers.server.store.sqlite import SqliteStore

Scenario = Callable[[int, Store], Awaitable[None]]

WISHES: dict[tuple[str, str], tuple[str, object]] = {
    ("DELETE", "/session"): ("/session", None),
    ("GET", ""): ("", None),
    ("GET", "/tables"): ("/tables", None),
    ("GET", "/tables/{code:str}"): ("/tables/{table}", None),
    ("DELETE", "/tables/{code:str}"): ("/tables/{table}", None),
    ("PUT", "/notice"): ("/notice", {"kind": "back"}),
    ("DELETE", "/notice"): ("/notice", None),
    ("POST", "/blocks"): ("/blocks", {"kind": "name", "what": "Ben"}),
    ("POST", "/blocks/end"): ("/blocks/end", {"kind": "name", "what": "Ben"}),
    ("POST", "/restart"): ("/restart", None),
}
"""By method and declared path: a request that the owner may make."""


def with_server(scenario: Scenario, folder: Path, limits: Limits = PATIENT, **how: str) -> None:
    async def whole() -> None:
        store = SqliteStore(folder / "tables.db")
        async with asyncio.timeout(LONG_ENOUGH), served(folder, limits, store=store, **how) as port:  # type: ignore[arg-type]
            await scenario(port, store)

    asyncio.run(whole())


def test_a_link_works_once(run: Run, store: Store) -> None:
    secret = new_secret()
    assert run(use_link(store.owner, secret)) is None
    run(offer_link(store.owner, secret))
    key = run(use_link(store.owner, secret))
    assert key is not None
    assert run(use_link(store.owner, secret)) is None
    assert run(is_owner(store.owner, {access.COOKIE: key}))


def test_of_many_who_use_a_link_at_once_one_gets_in(run: Run, store: Store) -> None:
    async def eight() -> list[str | None]:
        secret = new_secret()
        await offer_link(store.owner, secret)
        return await asyncio.gather(*(use_link(store.owner, secret) for _ in range(8)))

    keys = run(eight())
    (key,) = filter(None, keys)
    assert run(is_owner(store.owner, {access.COOKIE: key}))


def test_a_wrong_link_uses_nothing_up(run: Run, store: Store) -> None:
    secret = new_secret()
    run(offer_link(store.owner, secret))
    for wrong in ("", secret[:-1], secret.swapcase(), new_secret()):
        assert run(use_link(store.owner, wrong)) is None
    assert run(use_link(store.owner, secret)) is not None


def test_a_new_link_replaces_an_unused_one_and_a_new_key_the_one_before(run: Run, store: Store) -> None:
    first, second = new_secret(), new_secret()
    run(offer_link(store.owner, first))
    run(offer_link(store.owner, second))
    assert run(use_link(store.owner, first)) is None
    key = run(use_link(store.owner, second))
    run(offer_link(store.owner, first))
    other = run(use_link(store.owner, first))
    assert key is not None
    assert other is not None
    assert not run(is_owner(store.owner, {access.COOKIE: key}))
    assert run(is_owner(store.owner, {access.COOKIE: other}))
    run(sign_out(store.owner))
    assert not run(is_owner(store.owner, {access.COOKIE: other}))


def test_links_and_keys_grow_old(run: Run, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1_000_000.0
    monkeypatch.setattr("pennypapers.server.owner.access.time.time", lambda: now)
    secret = new_secret()
    run(offer_link(store.owner, secret))
    now += access.LINK_SECONDS + 1
    assert run(use_link(store.owner, secret)) is None
    run(offer_link(store.owner, secret))
    key = run(use_link(store.owner, secret))
    assert key is not None
    now += access.KEY_SECONDS - 2
    assert run(is_owner(store.owner, {access.COOKIE: key}))
    now += 4
    assert not run(is_owner(store.owner, {access.COOKIE: key}))


def test_the_store_holds_hashes_only(run: Run, store: Store) -> None:
    secret = new_secret()
    run(offer_link(store.owner, secret))
    assert secret not in str(run(store.owner.note(access.LINK)))
    key = run(use_link(store.owner, secret))
    assert str(key) not in str(run(store.owner.note(access.KEY)))


def test_every_address_is_closed_to_everybody_else(tmp_path: Path) -> None:
    async def scenario(port: int, store: Store) -> None:
        routes = [each for each in create_app(store).routes if isinstance(each, HTTPRoute)]
        declared = {
            (method, route.path.removeprefix(OWNERS))
            for route in routes
            for method in set(route.methods) - {"OPTIONS", "HEAD"}
            if route.path.startswith(OWNERS)
        }
        assert declared == {*WISHES, ("POST", "/session"), ("GET", "/session")}, "each address is in WISHES"
        party = await open_party(port, "Ana", "Ben")
        await Owner(port).enter(store)
        for stranger in (Owner(port), Owner(port, key=new_secret()), Owner(port, key="x"), Owner(port, key="ü")):
            for (method, _), (path, data) in WISHES.items():
                reply = await stranger.fetch(method, path.format(table=party.code), data)
                assert (reply.status, reply.json()["code"]) == (403, "owner"), (method, path)
            assert await stranger.ask("GET", "/session") == {"is_owner": False}
        assert (await party.get()).status == 200

    with_server(scenario, tmp_path)


def test_pages_of_other_hosts_can_do_nothing_with_the_owners_cookie(tmp_path: Path) -> None:
    """The cookie is not sent along by them either: it is SameSite=Strict."""

    async def scenario(port: int, store: Store) -> None:
        party = await open_party(port, "Ana")
        owner = await Owner(port).enter(store)
        for (method, _), (path, data) in WISHES.items():
            if method == "GET":
                continue
            for origin in ("https://evil.example", "null", f"http://127.0.0.1:{port + 1}"):
                reply = await owner.fetch(method, path.format(table=party.code), data, origin=origin)
                assert (reply.status, reply.json()["code"]) == (403, "origin"), (method, path)
        secret = new_secret()
        await offer_link(store.owner, secret)
        reply = await Owner(port).fetch("POST", "/session", {"link": secret}, origin="https://evil.example")
        assert reply.json()["code"] == "origin"
        assert (await Owner(port).use(secret)).status == 201, "the link was not used up"

    with_server(scenario, tmp_path)


@pytest.mark.parametrize(("proxy", "root", "path"), [(None, None, "/api/owner"), ("127.0.0.1", "/p", "/p/api/owner")])
def test_the_cookie_goes_to_our_pages_alone_and_to_no_script(
    tmp_path: Path, proxy: str | None, root: str | None, path: str
) -> None:
    async def scenario(port: int, store: Store) -> None:
        secret = new_secret()
        await offer_link(store.owner, secret)
        more = {"x-forwarded-proto": "https"} if proxy else {}
        reply = await Owner(port).fetch("POST", "/session", {"link": secret}, **more)
        cookie = {part.strip().partition("=")[0].lower(): part for part in reply.headers["set-cookie"].split(";")}
        assert cookie["path"].partition("=")[2] == path
        assert cookie["samesite"].partition("=")[2].lower() == "strict"
        assert "httponly" in cookie
        assert ("secure" in cookie) == (proxy is not None)
        assert "domain" not in cookie

    with_server(scenario, tmp_path, proxy=proxy, root=root)  # type: ignore[arg-type]


def test_guesses_and_a_flood_of_them_keep_nobody_out(tmp_path: Path) -> None:
    """Wrong links of one address cost its share of requests; the right one works at once from another."""

    async def scenario(port: int, store: Store) -> None:
        secret = new_secret()
        await offer_link(store.owner, secret)
        crowd = [Owner(port, address="127.0.0.9") for _ in range(8)]
        codes: set[str] = set()

        async def flood(guesser: Owner) -> None:
            for _ in range(20):
                codes.add((await guesser.use(new_secret())).json()["code"])

        await asyncio.gather(*map(flood, crowd))
        assert codes == {"owner.link", "slowly"}
        assert (await Owner(port).use(secret)).status == 201

    with_server(scenario, tmp_path, Limits(request_burst=100, requests_per_second=0.01))


def test_what_the_owner_does_is_logged_without_secrets(tmp_path: Path) -> None:
    said: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            said.append(JsonLines().format(record))

    async def scenario(port: int, store: Store) -> None:
        secret = new_secret()
        await offer_link(store.owner, secret)
        owner = Owner(port)
        await owner.use(secret)
        await owner.ask("GET")
        await owner.ask("POST", "/blocks", {"kind": "name", "what": "Evil"})
        whole = "\n".join(said)
        assert secret not in whole
        assert str(owner.key) not in whole
        assert "127.0.0.1, signs in" in whole
        assert "blocks the name 'Evil'" in whole

    handler = Kept()
    LOGGER.addHandler(handler)
    try:
        with_server(scenario, tmp_path)
    finally:
        LOGGER.removeHandler(handler)


def test_options_lists_all_methods(tmp_path: Path) -> None:
    async def scenario(port: int, store: Store) -> None:
        del store
        for path, methods in (
            ("/session", "DELETE, GET, OPTIONS, POST"),
            ("/notice", "DELETE, OPTIONS, PUT"),
            ("/tables/KLMN", "DELETE, GET, OPTIONS"),
        ):
            assert (await fetch(port, "OPTIONS", f"/api/owner{path}")).headers["allow"] == methods

    with_server(scenario, tmp_path)


def test_the_secret_is_long() -> None:
    assert re.fullmatch(access.SECRET, new_secret())
    assert len({new_secret() for _ in range(100)}) == 100
