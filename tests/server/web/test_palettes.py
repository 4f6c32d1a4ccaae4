"""The colours of the page are those of the adventures' facts."""

from __future__ import annotations

import re

from pennypapers.rules import ADVENTURES, Kind
from pennypapers.server.web.palettes import palettes_css
from pennypapers.server.web.web_files import WEB, WebFiles


def test_every_adventure_has_its_day_and_its_night() -> None:
    css = palettes_css()
    for key, adventure in ADVENTURES.items():
        day = re.search(rf"^\[data-adv={key}\] {{(.*?)}}", css, re.DOTALL | re.MULTILINE)
        night = re.search(rf"^\[data-theme=dark\]\[data-adv={key}\], .*? {{(.*?)}}", css, re.DOTALL | re.MULTILINE)
        assert day
        assert night
        assert f"--accent-d: {adventure.facts.day.accent_d};" in day[1]
        assert f"--accent-d: {adventure.facts.night.accent_d};" in night[1]
        for kind in adventure.facts.discoveries:
            assert f"--discovery-{kind}: {adventure.facts.day.discoveries[kind]};" in day[1]
            assert f"--discovery-{kind}: {adventure.facts.night.discoveries[kind]};" in night[1]


def test_they_come_with_the_style_sheet_before_everything_else() -> None:
    served = WebFiles().find("css/page.css")
    assert served is not None
    text = served.body.decode()
    colours = re.sub(r"^\s+", "", palettes_css(), flags=re.MULTILINE)
    assert text.index(colours) < text.index("* {\n")
    assert text.count(colours) == 1


def test_no_style_sheet_repeats_them() -> None:
    for style in (WEB / "css").rglob("*.css"):
        text = style.read_text(encoding="utf-8")
        assert "--accent-d:" not in text, style
        assert not re.search(rf"[.-]({'|'.join(Kind)})\b", text), f"{style} knows a discovery by its kind"
