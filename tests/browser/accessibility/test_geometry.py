"""Tests of the geometry that every screen is held against: each fault is found, and what is right is not."""

from __future__ import annotations

import pytest
from support.browser.geometry import findings
from support.browser.visitor import SMALL_PHONE, Device, Visitor

PAGE = """<!doctype html><html lang="en"><title>t</title><style>
body { margin: 0 } input, select { box-sizing: border-box; width: 120px; height: 44px }
svg { display: block } p { margin: 0; background: #fff }
</style>"""
SHEET = """<div style="position: relative">{}<svg class="sheet" width="100" height="100"><g class="spaces">
<rect data-space="a1" x="10" y="10" width="40" height="40"/></g></svg></div>"""
FRAMED = '<div style="width: {}px; padding: 20px 2px; border: 2px solid; background: #eee">{}</div>'
LOWER = '<div style="padding-top: 40px">{}</div>'
TAB = '<p style="position: absolute; z-index: -1; top: {}px; font: 16px/20px monospace">Ana</p>'
NAME = '<p style="width: {}px; font: 16px monospace; overflow-wrap: anywhere">Anne-Katharina</p>'
DOTS = '<p style="width: {}px; font: 16px monospace; overflow: hidden; text-overflow: ellipsis">Anne_Katharina</p>'
TITLE = '<h1><svg class="lettering" aria-label="Temple" width="90" height="{0}" viewBox="0 0 90 24"></svg></h1>'
POINTED = '<div data-point="ink"><p style="margin: {}px; outline: 3px dashed; outline-offset: 2px">it</p></div>'
NOTE = '<p style="position: absolute; inset: {}px 0 auto; height: 30px">note</p>'


@pytest.mark.parametrize(
    ("body", "found"),
    [
        ('<input aria-label="it">', []),
        ('<input aria-label="it" style="height: 38px">', ["field is too small"]),
        ('<input aria-label="it" style="width: 1px">', ["field is too small"]),
        ('<input aria-label="it" value="Maximilian-Alexander the Great">', ["field is too narrow"]),
        ('<input aria-label="it" placeholder="A word">', []),
        ('<input aria-label="it" placeholder="A word or an id such as T3">', ["field is too narrow"]),
        ("<select><option>Pathfinder</option></select>", []),
        ('<select style="height: 24px"><option>Pathfinder</option></select>', ["field is too small"]),
        ('<label>it <input type="checkbox" style="width: 20px; height: 20px"></label>', []),
        ('<button style="height: 44px; padding: 4px">Circle a treasure</button>', []),
        ('<button style="width: 80px; height: 30px">Circle a treasure now</button>', ["text bursts its button"]),
        (FRAMED.format(120, '<button style="width: 100px; height: 44px">it</button>'), []),
        (FRAMED.format(90, '<button style="width: 100px; height: 44px">it</button>'), ["leaves its frame"]),
        (FRAMED.format(50, '<span style="font: 16px monospace">Pencil</span>'), ["leaves its frame"]),
        (FRAMED.format(60, '<span style="font: 16px monospace">Pencil</span>'), []),
        (SHEET.format(""), []),
        (SHEET.format(NOTE.format(15)), ["space is covered"]),
        (SHEET.format(NOTE.format(60)), []),
        (LOWER.format(SHEET.format(TAB.format(-22))), []),
        (LOWER.format(SHEET.format(TAB.format(-14))), ["text is under a sheet"]),
        ('<p style="font: 16px/20px monospace">Ana</p>', []),
        ('<p style="font: 16px/12px monospace">Ana</p>', ["text touches the edge"]),
        (DOTS.format(140), []),
        (DOTS.format(133.5), ["text is cut"]),
        (NAME.format(60), ["word is broken"]),
        (NAME.format(90), []),
        (TITLE.format(9), ["title is small"]),
        (TITLE.format(18), []),
        (POINTED.format(1), ["outline is cut"]),
        (POINTED.format(6), []),
    ],
)
def test_covered_small_and_broken_elements_are_found(visitor: Visitor, body: str, found: list[str]) -> None:
    page = visitor.blank(SMALL_PHONE)
    page.set_content(PAGE + body)
    assert [finding.partition(":")[0] for finding in findings(page)] == found


@pytest.mark.parametrize(
    ("device", "size", "found"),
    [
        (SMALL_PHONE, 12, []),
        (Device(1440, 900), 12, []),
        (Device(1920, 1080), 12, ["text is small"]),
        (Device(1920, 1080), 14, []),
        (Device(2560, 1440), 14, ["text is small"]),
        (Device(2560, 1440), 17, []),
    ],
)
def test_a_large_screen_needs_larger_texts(visitor: Visitor, device: Device, size: int, found: list[str]) -> None:
    page = visitor.blank(device)
    page.set_content(f'{PAGE}<p style="font-size: {size}px">Three dice</p>')
    assert [finding.partition(":")[0] for finding in findings(page)] == found


def test_a_text_that_is_zoomed_is_as_large_as_it_is_seen(visitor: Visitor) -> None:
    page = visitor.blank(Device(1920, 1080))
    page.set_content(f'{PAGE}<main style="zoom: 1.3"><p style="font-size: 12px">Three dice</p></main>')
    assert findings(page) == {}
