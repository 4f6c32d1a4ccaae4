"""Penny's die as the page's icons, from our symbols: `make icons` writes them.

favicon.svg is the die alone; in app.svg it lies on the desk, with the margin that phones cut into.
PNGs are for whatever reads no SVG.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

ROOT = Path(__file__).parents[1] / "src" / "pennypapers"
WEB = ROOT / "web"

COLOURS = {
    "var(--die)": "#6b2fa0",
    "var(--die,#6b2fa0)": "#6b2fa0",
    "var(--die-edge)": "#3f1766",
    "var(--die-lens,#ffffff)": "#fff",
    "var(--die-hat,currentColor)": "#fff",
    "currentColor": "#fff",
}
PNGS = {"app-192.png": 192, "app-512.png": 512, "touch-180.png": 180}


def favicon() -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">{_die()}</svg>\n'


def app() -> str:
    """The die in the inner four fifths, which no mask of a phone may cut."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">'
        '<path fill="#ead2a6" d="M0 0H96V96H0Z"/><path fill="#dcb982" d="M0 66C26 58 62 74 96 62V96H0Z"/>'
        '<g transform="rotate(-6 48 48)">'
        f'<path fill="#3a240e" fill-opacity=".22" d="{_outline()}" transform="translate(20 23) scale(1.18)"/>'
        f'<g transform="translate(20 19) scale(1.18)">{_die()}</g></g></svg>\n'
    )


def _die() -> str:
    return f'{_symbol("die-purple")}<g transform="translate(6.5 6.5) scale(.73)">{_symbol("face-penny")}</g>'


def _outline() -> str:
    found = re.search(r' d="([^"]+)"', _symbol("die-purple"))
    assert found
    return found[1]


def _symbol(name: str) -> str:
    """What a symbol draws, in the colours of the purple die."""
    symbols = (ROOT / "drawing" / "symbols.svg").read_text(encoding="utf-8")
    found = re.search(rf'<symbol id="{name}"[^>]*>(.*?)</symbol>', symbols, re.DOTALL)
    assert found, name
    drawn = found[1].replace("\n", "")
    for variable, colour in COLOURS.items():
        drawn = drawn.replace(variable, colour)
    return drawn


def main() -> None:
    from playwright.sync_api import sync_playwright

    (WEB / "favicon.svg").write_text(favicon(), encoding="utf-8")
    (WEB / "icons" / "app.svg").write_text(app(), encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, size in PNGS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>*{{margin:0}}svg{{display:block;width:{size}px}}</style>{app()}")
            page.screenshot(path=WEB / "icons" / name)
        browser.close()


if __name__ == "__main__":
    main()
