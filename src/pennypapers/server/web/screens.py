"""The addresses of the page, and the modules of the screen that it shows at each, read from the page's own list.

A document preloads these modules; a game's screen also names the module of the phase it most likely is in.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

from .module_graph import imports_of

BEGINNING = "app/main.js"
ROUTES = "app/routes.js"

ROUTE = re.compile(r"""\[\s*["'`](/[^"'`]*)["'`],\s*\(\)\s*=>\s*import\(["'`](\.[^"'`]+)["'`]\)""")
"""`["/host", () => import("../lobby/host.js")]`, as people or bundlers write it."""

NEXT = {
    "table/solo.js": ("table/seat.js", "play/play.js"),
    "table/seat.js": ("play/play.js",),
    "big-screen/big-screen.js": ("big-screen/play.js",),
}
"""What a screen will most likely load next."""


def addresses_in(folder: Path) -> dict[str, tuple[str, ...]]:
    """The addresses in the list of a folder of modules, each with the modules to preload, by their names below it.

    A bundle keeps the name of the list, but may put its content into a module that it imports.
    """
    found = {}
    for name in (ROUTES, *imports_of(ROUTES, (folder / ROUTES).read_text(encoding="utf-8"))):
        for address, module in ROUTE.findall((folder / name).read_text(encoding="utf-8")):
            screen = posixpath.normpath(posixpath.join(posixpath.dirname(name), module))
            found[address] = (screen, *NEXT.get(screen, ()))
    return found


ADDRESSES = addresses_in(Path(__file__).parents[2] / "web" / "js")
