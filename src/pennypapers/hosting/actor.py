"""Who makes a request at a hosted table, as their token says."""

from __future__ import annotations

import hmac
from dataclasses import dataclass

from .hosted import Hosted
from .not_now import NotNow
from .tokens import token_hash


@dataclass(frozen=True, slots=True)
class Actor:
    """Who asks: a seat, the host, both, a latecomer or a spectator. It follows from the token, never from a request."""

    seat: int | None
    is_host: bool
    late: str | None = None
    """The name, if this is a latecomer who is still catching up."""


def actor(hosted: Hosted, token: str | None) -> Actor:
    """Whom a token stands for at the table now; NotNow if it stands for nobody."""
    if token is None:
        if hosted.is_run:  # nobody may watch a run
            raise NotNow("token")
        return Actor(None, is_host=False)
    hashed = token_hash(token)
    seat = hosted.seat_of(hashed)
    if seat is None and (late := hosted.latecomer_of(hashed)) is not None:
        return Actor(None, is_host=False, late=late)
    opener = hmac.compare_digest(hashed, hosted.created.host_hash)
    if seat is None and not opener:
        raise NotNow("token")
    return Actor(seat, is_host=hosted.host == seat if seat is not None else hosted.host is None)


def is_known(hosted: Hosted, token: str | None) -> bool:
    """Whether a token stands for somebody at the table now."""
    try:
        actor(hosted, token)
    except NotNow:
        return False
    return True


def seated(who: Actor) -> int:
    """The seat of the actor; NotNow for a spectator."""
    if who.seat is None:
        raise NotNow("seat.watching")
    return who.seat
