"""nginx and Caddy in front of a server, as docs/running-it.md configures them: TLS, websockets, limits of every real
address, a path of the host, and nothing for strangers that is the owner's."""

from __future__ import annotations

import asyncio
import http.client
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from support.server.event_loop import LONG_ENOUGH
from support.server.guest import PATIENCE, Reply
from support.server.proxies import Certificate, make_certificate, missing, running_proxy
from support.server.running_server import QUICK, served
from websockets.asyncio.client import connect

ONE, OTHER = "127.0.0.2", "127.0.0.3"
"""Two visitors at addresses of their own."""
PATH = "/games/penny"
FORGED = {"x-forwarded-for": "192.0.2.99", "x-forwarded-prefix": "/elsewhere", "x-forwarded-proto": "http"}
"""What a visitor would like the server to believe."""

SITES = {"": "play.example.org", PATH: "www.example.org"}
"""The sites of the guide, by the path below which the game lives there."""


@pytest.fixture(params=["nginx", "caddy"])
def proxy(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    if lacking := missing(name, "openssl"):
        pytest.skip(
            f"*** {name.upper()} IS NOT TRIED: install {' and '.join(lacking)} (apt-get install nginx-light caddy)"
        )
    return name


@pytest.fixture(params=SITES, ids=["at the top", "below a path"])
def below(request: pytest.FixtureRequest) -> str:
    path: str = request.param
    return path


@dataclass(frozen=True)
class Site:
    """A game behind a proxy, as visitors find it."""

    port: int
    below: str
    made: Certificate

    @property
    def origin(self) -> str:
        return f"https://localhost:{self.port}"

    async def ask(self, method: str, path: str, data: object = None, *, address: str = ONE, **headers: str) -> Reply:
        return await asyncio.to_thread(self._ask, method, path, data, address, headers)

    def _ask(self, method: str, path: str, data: object, address: str, headers: dict[str, str]) -> Reply:
        line = http.client.HTTPSConnection(
            "localhost", self.port, timeout=PATIENCE, source_address=(address, 0), context=self.made.trust
        )
        try:
            body = None if data is None else json.dumps(data)
            line.request(method, f"{self.below}{path}", body, {"origin": self.origin, **headers})
            answer = line.getresponse()
            found = {key.lower(): value for key, value in answer.getheaders()}
            return Reply(answer.status, found, answer.read().decode())
        finally:
            line.close()


def behind(proxy: str, below: str, folder: Path, scenario: Callable[[Site], Awaitable[None]], **limits: float) -> None:
    """Run a scenario at a site whose server has these limits."""
    made = make_certificate(folder)

    async def whole() -> None:
        few = replace(QUICK, **limits)  # type: ignore[arg-type]
        async with asyncio.timeout(LONG_ENOUGH), served(folder, few, proxy="127.0.0.1") as server:
            with running_proxy(proxy, SITES[below], server, made, folder) as port:
                await scenario(Site(port, below, made))

    asyncio.run(whole())


async def plays(site: Site) -> None:
    """What the page needs: documents, links that lead back here, a key that only TLS carries, and a websocket."""
    document = await site.ask("GET", "/", accept="text/html", **FORGED)
    assert document.status == 200
    assert f'<meta name="root" content="{site.below}">' in document.text
    assert f'src="{site.below}/web/js/app/main.js"' in document.text
    assert (await site.ask("GET", "/web/js/app/main.js")).status == 200

    code = (await site.ask("POST", "/api/tables", {"adventure": "temple"})).json()["code"]
    picture = await site.ask("GET", f"/api/tables/{code}/qr.svg", **FORGED)
    assert f"<title>{site.origin}{site.below}/t/{code}</title>" in picture.text

    cookie = (await site.ask("POST", "/api/me")).headers["set-cookie"]
    assert "Secure" in cookie
    assert f"Path={site.below}/" in cookie

    address = f"wss://localhost:{site.port}{site.below}/api/tables/{code}/socket"
    async with connect(address, ssl=site.made.trust, origin=site.origin) as socket:  # type: ignore[arg-type]
        await socket.send('{"type":"hello"}')
        assert '"type":"welcome"' in str(await socket.recv())


def test_a_game_is_played_through_it(proxy: str, below: str, tmp_path: Path) -> None:
    behind(proxy, below, tmp_path, plays)


async def counts_every_address(site: Site) -> None:
    """One visitor runs out of requests, whatever addresses it makes up; another does not notice."""
    statuses = [
        (await site.ask("GET", "/api/bots", **{"x-forwarded-for": f"192.0.2.{number}"})).status for number in range(6)
    ]
    assert statuses == [200, 200, 200, 200, 429, 429]
    assert (await site.ask("GET", "/api/bots", address=OTHER)).status == 200


def test_limits_hold_for_every_real_address(proxy: str, below: str, tmp_path: Path) -> None:
    behind(proxy, below, tmp_path, counts_every_address, requests_per_second=1e-6, request_burst=4)


async def keeps_figures_in(site: Site) -> None:
    assert (await site.ask("GET", "/metrics")).status in (403, 404)
    assert (await site.ask("GET", "/healthz")).status == 200


def test_figures_are_not_for_everybody(proxy: str, below: str, tmp_path: Path) -> None:
    behind(proxy, below, tmp_path, keeps_figures_in)
