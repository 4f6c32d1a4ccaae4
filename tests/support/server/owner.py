"""The owner of a server, who has a link to the owner's page: an HTTP client that keeps its cookie."""

from __future__ import annotations

import asyncio
import http.client
import json
from http.cookies import SimpleCookie
from typing import Any

from support.server.guest import HOME, PATIENCE, Reply

from pennypapers.server.owner.access import COOKIE, new_secret, offer_link
from pennypapers.server.store.contract import Store


class Owner:
    """`address` is the one that it comes from; `key` is what its cookie holds, None before a link was used."""

    def __init__(self, port: int, *, address: str = HOME, key: str | None = None) -> None:
        self.port, self.address, self.key = port, address, key

    async def fetch(self, method: str, path: str = "", data: object = None, **headers: str) -> Reply:
        return await asyncio.to_thread(self._fetch, method, path, data, headers)

    async def ask(self, method: str, path: str = "", data: object = None) -> Any:
        """The answer as JSON; None if it is empty. It must not be a refusal."""
        reply = await self.fetch(method, path, data)
        assert reply.status < 300, reply.text
        return reply.json() if reply.text else None

    async def enter(self, store: Store) -> Owner:
        """Make a link as the server does, and use it."""
        secret = new_secret()
        await offer_link(store.owner, secret)
        reply = await self.use(secret)
        assert reply.status == 201, reply.text
        return self

    async def use(self, secret: str) -> Reply:
        return await self.fetch("POST", "/session", {"link": secret})

    def _fetch(self, method: str, path: str, data: object, more: dict[str, str]) -> Reply:
        line = http.client.HTTPConnection(HOME, self.port, timeout=PATIENCE, source_address=(self.address, 0))
        headers = {"cookie": f"{COOKIE}={self.key}"} if self.key else {}
        try:
            line.request(method, f"/api/owner{path}", None if data is None else json.dumps(data), {**headers, **more})
            answer = line.getresponse()
            found = {key.lower(): value for key, value in answer.getheaders()}
            reply = Reply(answer.status, found, answer.read().decode())
        finally:
            line.close()
        if "set-cookie" in found:
            self.key = SimpleCookie(found["set-cookie"])[COOKIE].value or None
        return reply
