"""Where a challenge is: the address of a server, and the code of a challenge there."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from ...errors import PennyError
from ...messages import say

CODE = re.compile("[A-Za-z]{4,5}")
LINK = "/c/"
"""The page of a challenge has this and its code behind the address of the server."""


class BadAddress(PennyError):  # noqa: N818  # as it is said
    """What was typed is no address of a server, or names no challenge."""


@dataclass(frozen=True, slots=True)
class Place:
    """A challenge at a server."""

    server: str
    code: str

    @property
    def link(self) -> str:
        return f"{self.server}{LINK}{self.code}"


def server_address(text: str) -> str:
    """The address of a server without a slash at its end.

    >>> server_address("http://127.0.0.1:8420/")
    'http://127.0.0.1:8420'
    """
    try:
        parts = urlsplit(text)
        well = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        well = False
    if not well or parts.query or parts.fragment or parts.username is not None or not text.isprintable():
        raise BadAddress(say("remote-address", text=repr(text)))
    return text.rstrip("/")


def is_link(text: str) -> bool:
    return text.startswith(("http://", "https://"))


def place_of(text: str, server: str | None) -> Place:
    """The challenge of a link, or of a code at `server`.

    >>> place_of("http://127.0.0.1:8420/c/PQRST", None).code
    'PQRST'
    """
    if is_link(text):
        address, found, code = text.rstrip("/").rpartition(LINK)
        if not found:
            raise BadAddress(say("remote-link", text=repr(text)))
        server, text = address, code.partition("?")[0].partition("#")[0]
    if not CODE.fullmatch(text):
        raise BadAddress(say("remote-code", text=repr(text)))
    if server is None:
        raise BadAddress(say("remote-which-server", code=text.upper()))
    return Place(server_address(server), text.upper())
