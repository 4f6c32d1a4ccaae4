"""What `serve` says when its tables can be reached: where, by whom, and as a QR code for phones."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from urllib.parse import urlsplit

BLOCKS = "▀▄█"


def welcome(urls: Sequence[str], *, beside: str = "", behind_proxy: bool = False, qr: bool = True) -> None:
    """Print the addresses, the likeliest first; `beside` is a remark on it, such as why its port is another."""
    from ..server.addresses import is_this_computer

    first, *others = urls
    print(f"The tables are at {first} ({beside}Ctrl-C ends the server)")
    for url in others:
        print(f"               or {url}")
    if is_this_computer(urlsplit(first).hostname or ""):
        if not behind_proxy:
            print("Only this computer can reach them; with --host 0.0.0.0 everybody on your network can.")
    elif qr and _shows_blocks():
        from ..server.http.qr import qr_text

        print(qr_text(first))
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
