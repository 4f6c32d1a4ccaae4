"""Who owns the machine: a link that works once, and the key in a cookie that it is exchanged for.

There is no password. Only who can start the server or reach its store gets a link. Of links and keys the store has the
hashes; a new link replaces an unused one, and a new key the one before, so one browser is the owner's at a time.
"""

from __future__ import annotations

import hmac
import re
import secrets
import time

from litestar.datastructures import Cookie
from litestar.types import HTTPScope

from ...hosting.tokens import token_hash
from ..root_path import root_of
from ..store.owner_contract import OwnerStore

COOKIE = "pennypapers-owner"
SECRET = re.compile("[A-Za-z0-9_-]{43}")
"""As `new_secret` makes them."""

LINK, KEY = "owner-link", "owner-key"
"""The notes that hold a hash and the second since 1970 until which it is good."""

LINK_SECONDS = 3600.0
KEY_SECONDS = 7 * 86_400.0


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def link_below(url: str, secret: str) -> str:
    """The address of the page. Browsers never send what stands behind the #, so no log and no proxy has the secret."""
    return f"{url.rstrip('/')}/owner#{secret}"


async def offer_link(store: OwnerStore, secret: str) -> None:
    """From now on this link opens the page, once."""
    await store.write_note(LINK, _note(secret, LINK_SECONDS))


async def use_link(store: OwnerStore, secret: str) -> str | None:
    """The key that a link is exchanged for, or None if it is wrong, used or too old. Of several who use it at once, at
    whichever processes, one gets a key."""
    if not _is_good(await store.note(LINK), secret):
        return None
    if not _is_good(await store.take_note(LINK), secret):  # somebody was faster
        return None
    key = new_secret()
    await store.write_note(KEY, _note(key, KEY_SECONDS))
    return key


async def is_owner(store: OwnerStore, cookies: dict[str, str]) -> bool:
    key = cookies.get(COOKIE, "")
    return SECRET.fullmatch(key) is not None and _is_good(await store.note(KEY), key)


async def sign_out(store: OwnerStore) -> None:
    await store.take_note(KEY)


def cookie_with(key: str, scope: HTTPScope) -> Cookie:
    """It is sent to the owner's addresses only, by our own page only, and no script can read it."""
    return Cookie(
        COOKIE,
        path=f"{root_of(scope)}/api/owner",
        value=key,
        max_age=int(KEY_SECONDS) if key else 0,
        httponly=True,
        samesite="strict",
        secure=scope["scheme"] == "https",
    )


def _note(secret: str, seconds: float) -> str:
    return f"{token_hash(secret)} {time.time() + seconds:.0f}"


def _is_good(note: str | None, secret: str) -> bool:
    hashed, _, until = (note or "").partition(" ")
    return hmac.compare_digest(hashed, token_hash(secret)) and time.time() < float(until or 0)
