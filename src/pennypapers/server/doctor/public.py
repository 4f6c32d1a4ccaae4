"""Looks at the server through its public address, as a phone would: is it there, does the proxy say who asks and how,
does a websocket come through?"""

from __future__ import annotations

import re
import ssl
import time
from collections.abc import Iterator
from email.utils import parsedate_to_datetime
from http.client import HTTPException
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPSHandler, Request, build_opener

from .finding import Finding, bad, doubtful, good

SECONDS = 15.0
MOST_BYTES = 200_000
CLOCK_SECONDS = 30.0
NOBODY = "QQQQ"
"""The code of a table that hardly exists; if it does, its welcome shows just as well that the websocket works."""
HELLO = '{"type":"hello"}'

Answer = tuple[int, dict[str, str], str]


class PublicAddress:
    """A server at its public address, without a slash at the end."""

    def __init__(self, url: str, trust: ssl.SSLContext | None = None) -> None:
        self.url = url.rstrip("/")
        self._trust = trust or ssl.create_default_context()
        self._opener = build_opener(HTTPSHandler(context=self._trust))

    @property
    def path(self) -> str:
        return urlsplit(self.url).path

    @property
    def origin(self) -> str:
        parts = urlsplit(self.url)
        return f"{parts.scheme}://{parts.netloc}"

    @property
    def is_safe(self) -> bool:
        return self.url.startswith("https://")

    def ask(self, path: str, method: str = "GET", **headers: str) -> Answer:
        """Its answer, refusals included; OSError if there is none."""
        request = Request(f"{self.url}{path}", method=method, headers=headers)
        try:
            with self._opener.open(request, timeout=SECONDS) as answer:
                return _read(answer)
        except HTTPError as error:
            with error:
                return _read(error)
        except URLError as error:
            raise OSError(str(error.reason)) from None
        except HTTPException as error:
            raise OSError(repr(error)) from None

    def websocket(self) -> str:
        """What a table says to a hello; OSError or a refusal of the handshake if no websocket comes through."""
        from websockets.exceptions import WebSocketException
        from websockets.sync.client import connect
        from websockets.typing import Origin

        address = f"ws{self.url.removeprefix('http')}/api/tables/{NOBODY}/socket"
        try:
            with connect(
                address,
                origin=Origin(self.origin),
                ssl=self._trust if self.is_safe else None,
                open_timeout=SECONDS,
                close_timeout=1,
            ) as socket:
                socket.send(HELLO)
                return str(socket.recv(timeout=SECONDS))
        except WebSocketException as error:
            raise OSError(str(error)) from None


def _read(answer: object) -> Answer:
    found = {key.lower(): value for key, value in answer.headers.items()}  # type: ignore[attr-defined]
    return answer.status, found, answer.read(MOST_BYTES).decode(errors="replace")  # type: ignore[attr-defined]


def look_at_public(address: PublicAddress) -> Iterator[Finding]:
    try:
        status, headers, _ = address.ask("/healthz")
    except OSError as error:
        yield bad("public", "public-away", url=address.url, why=str(error))
        return
    if status != 200 or "x-request-id" not in headers:
        yield bad("public", "public-other", url=address.url, status=str(status))
        return
    yield (
        good("public", "public", url=address.url)
        if address.is_safe
        else doubtful("public", "public-plain", url=address.url)
    )
    yield clock(headers.get("date", ""))
    yield root(address)
    yield from forwarded(address)
    yield websocket(address)
    yield figures(address)


def clock(date: str) -> Finding:
    """The server's clock and that of this machine, as far as they can be compared."""
    try:
        apart = parsedate_to_datetime(date).timestamp() - time.time()
    except ValueError:
        return doubtful("clock", "clock-unknown")
    return (
        bad("clock", "clock-apart", seconds=str(round(apart))) if abs(apart) > CLOCK_SECONDS else good("clock", "clock")
    )


def root(address: PublicAddress) -> Finding:
    """Whether the page looks for its files where the public address has them."""
    _, _, document = address.ask("/", accept="text/html")
    found = re.search('<meta name="root" content="([^"]*)">', document)
    if found is None:
        return bad("path", "path-no-page", url=address.url)
    if found[1] != address.path:
        return bad("path", "path-other", path=address.path or "/", said=found[1] or "/")
    return good("path", "path", path=address.path or "/")


def forwarded(address: PublicAddress) -> Iterator[Finding]:
    """Whether the proxy passes the name of the host on, and whether the server believes it about TLS."""
    status, headers, _ = address.ask("/api/me", "POST", origin=address.origin)
    if status == 403:
        yield bad("host", "host", host=urlsplit(address.url).netloc)
        return
    yield good("host", "host-good")
    if address.is_safe and "secure" not in headers.get("set-cookie", "").lower():
        yield bad("proxy", "proxy")
    elif address.is_safe:
        yield good("proxy", "proxy-good")


def websocket(address: PublicAddress) -> Finding:
    try:
        said = address.websocket()
    except (OSError, EOFError) as error:
        return bad("websocket", "websocket", why=str(error) or type(error).__name__)
    return good("websocket", "websocket-good") if '"type"' in said else bad("websocket", "websocket", why=said[:80])


def figures(address: PublicAddress) -> Finding:
    status, _, text = address.ask("/metrics")
    return doubtful("metrics", "metrics") if status == 200 and "# HELP" in text else good("metrics", "metrics-good")
