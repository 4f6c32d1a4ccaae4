"""A Penny Papers server as a program asks it: JSON over HTTP, with the user's key as a cookie."""

from __future__ import annotations

import json
from http.client import HTTPException
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from ...errors import CodedError, PennyError
from ...messages import say
from ...messages.refusals import message_of
from ...messages.speaker import Speaker
from ...notation.names import printable
from .key_file import KeyFile

COOKIE = "pennypapers"
SECONDS = 30.0
MOST_BYTES = 16_000_000


class ServerAway(PennyError):  # noqa: N818  # as it is said
    """Nobody answers at the address, or what answers is no such server."""


class ServerRefused(CodedError):  # noqa: N818  # as it is said
    """What the server refuses, by its code; a code that this version does not know is said in the server's English."""

    def __init__(self, code: str, said: str = "", **facts: object) -> None:
        super().__init__(code, **facts)
        self._said = said

    def said_by(self, speaker: Speaker) -> str:
        return super().said_by(speaker) if message_of(self.code) in speaker else self._said


class Server:
    """One server. Its answers are believed no more than those of any stranger: they are read with care."""

    def __init__(self, address: str, keys: KeyFile) -> None:
        self.address = address
        self._keys = keys

    @property
    def socket_address(self) -> str:
        """The address with the scheme of websockets."""
        return f"ws{self.address.removeprefix('http')}"

    def ask(self, path: str) -> dict[str, Any]:
        """The answer to a GET request, a JSON object."""
        return self._object(self._open(Request(f"{self.address}{path}")))

    def text(self, path: str, token: str) -> str:
        """The answer to a GET request that needs the token of a seat, as text."""
        request = Request(f"{self.address}{path}")
        request.add_unredirected_header("authorization", f"Bearer {token}")
        return self._open(request)

    def send(self, path: str, body: dict[str, object]) -> dict[str, Any]:
        """The answer to a POST request, a JSON object."""
        sent = json.dumps(body).encode()
        return self._object(self._open(Request(f"{self.address}{path}", sent, {"content-type": "application/json"})))

    def _open(self, request: Request) -> str:
        if key := self._keys.read():
            request.add_unredirected_header("cookie", f"{COOKIE}={key}")
        try:
            with urlopen(request, timeout=SECONDS) as answer:
                self._keep_key(answer.headers.get_all("set-cookie") or [])
                return self._read(answer.read(MOST_BYTES + 1))
        except HTTPError as error:
            with error:
                raise self._refusal(error.read(MOST_BYTES)) from None
        except (URLError, HTTPException, OSError) as error:
            why = error.reason if isinstance(error, URLError) else error
            raise self._away(why) from None

    def _read(self, found: bytes) -> str:
        try:
            if len(found) > MOST_BYTES:
                raise self._stranger()
            return found.decode()
        except UnicodeDecodeError:
            raise self._stranger() from None

    def _object(self, text: str) -> dict[str, Any]:
        try:
            found = json.loads(text)
        except (ValueError, RecursionError):
            raise self._stranger() from None
        if not isinstance(found, dict):
            raise self._stranger()
        return found

    def _refusal(self, found: bytes) -> PennyError:
        try:
            answer = json.loads(found)
            code, said, facts = answer["code"], answer["says"], answer.get("facts", {})
            return refusal(code, said, facts)
        except (ValueError, RecursionError, KeyError, TypeError, AttributeError):
            return self._stranger()

    def _keep_key(self, headers: list[str]) -> None:
        for header in headers:
            try:
                cookies = SimpleCookie(header)
            except CookieError:
                continue
            if COOKIE in cookies:
                self._keys.write(cookies[COOKIE].value)

    def _away(self, why: object) -> ServerAway:
        said = getattr(why, "strerror", None) or str(why)
        return ServerAway(say("remote-away", server=self.address, why=printable(str(said))))

    def _stranger(self) -> ServerAway:
        return ServerAway(say("remote-stranger", server=self.address))


def refusal(code: object, said: object, facts: object) -> ServerRefused:
    """A refusal from its three parts of an answer; TypeError if they are no such parts."""
    if not isinstance(code, str) or not isinstance(said, str) or not isinstance(facts, dict):
        raise TypeError("no refusal")
    known = {str(name): printable(str(fact)) for name, fact in facts.items() if name not in ("code", "said")}
    return ServerRefused(code, printable(said), **known)
