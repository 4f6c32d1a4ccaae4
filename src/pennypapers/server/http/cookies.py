"""The cookie that keeps the key of a visitor."""

from __future__ import annotations

from litestar.datastructures import Cookie
from litestar.types import HTTPScope

from ..identity import COOKIE
from ..root_path import root_of

A_DAY = 86_400
MOST_DAYS = 400
"""Browsers keep no cookie for longer."""


def cookie_with(key: str, scope: HTTPScope) -> Cookie:
    """The cookie that keeps a key: no script can read it, no page of another site sends it along with a post, and other
    programs at our host do not get it if we live below a path."""
    return Cookie(
        COOKIE,
        path=f"{root_of(scope)}/",
        value=key,
        max_age=MOST_DAYS * A_DAY,
        httponly=True,
        samesite="lax",
        secure=scope["scheme"] == "https",
    )


def no_cookie(scope: HTTPScope) -> Cookie:
    """Takes the key away from a browser."""
    gone = cookie_with("", scope)
    gone.max_age = 0
    return gone
