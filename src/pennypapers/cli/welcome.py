"""What `serve` says when its tables can be reached: where, by whom, and as a QR code for phones."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from urllib.parse import urlsplit

from ..messages import say

BLOCKS = "▀▄█"


def welcome(
    urls: Sequence[str], *, taken: int | None = None, behind_proxy: bool = False, qr: bool = True, owner: str = ""
) -> None:
    """Print the addresses, the likeliest first; `taken` is the usual port, if another program has it, `owner` the link
    to the owner's page."""
    from ..server.addresses import is_this_computer

    first, *others = urls
    at = say("cli-serve-at", url=first) if taken is None else say("cli-serve-at-other", url=first, taken=str(taken))
    print(at)
    for url in others:
        also = say("cli-serve-or", url=url)
        print(" " * (at.index(first) - also.index(url)) + also)
    if is_this_computer(urlsplit(first).hostname or ""):
        if not behind_proxy:
            print(say("cli-serve-only-here"))
    else:
        if not behind_proxy:
            print(say("cli-serve-plain"))
        if qr and _shows_blocks():
            from ..server.http.qr import qr_text

            print(qr_text(first))
    if owner:
        print(say("cli-owner-link", url=owner))
    sys.stdout.flush()


def open_browser(url: str) -> None:
    """Open the browser in a thread, since some block the caller until they exit. It is no error if there is none."""
    has_window = any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")))
    if has_window or sys.platform in (
        "win32",
        "darwin",
    ):  # else a text browser might take over the terminal
        threading.Thread(target=_open, args=(url,), daemon=True).start()


def _open(url: str) -> None:
    with suppress(webbrowser.Error, OSError):
        webbrowser.open(url)


def _shows_blocks() -> bool:
    if not sys.stdout.isatty():
        return False
    try:
        BLOCKS.encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return False
    return True
