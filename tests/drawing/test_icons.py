"""The page's icons are drawn from our symbols, and small."""

from __future__ import annotations

import json
import struct
from pathlib import Path

import icons
import pytest

from pennypapers.server.web.web_files import WEB

MANIFEST = json.loads((WEB / "manifest.webmanifest").read_text(encoding="utf-8"))


def on_disk(address: str) -> Path:
    """The file of an address in the manifest, which begins where the manifest is, so that it holds below a path too."""
    return WEB / address.removeprefix("web/")


def test_the_icons_are_the_symbols() -> None:
    assert (WEB / "favicon.svg").read_text(encoding="utf-8") == icons.favicon(), "run: make icons"
    assert (WEB / "icons" / "app.svg").read_text(encoding="utf-8") == icons.app(), "run: make icons"


def test_no_colour_is_left_to_a_page() -> None:
    assert "var(" not in icons.app()
    assert "currentColor" not in icons.app()


@pytest.mark.parametrize(("name", "size"), icons.PNGS.items())
def test_pictures_have_their_size_and_are_small(name: str, size: int) -> None:
    data = (WEB / "icons" / name).read_bytes()
    assert struct.unpack(">II", data[16:24]) == (size, size)
    assert len(data) < 30_000


def test_the_manifest_names_what_is_there() -> None:
    assert {icon["purpose"] for icon in MANIFEST["icons"]} == {"any", "maskable"}
    for icon in MANIFEST["icons"]:
        assert on_disk(icon["src"]).is_file()
        width = icon["sizes"].partition("x")[0]
        assert width in ("any", *map(str, icons.PNGS.values()))
