"""Tests of the inspection helpers: they find targets that are too small, or cut off where a finger cannot scroll."""

from __future__ import annotations

import pytest
from support.browser.inspection import assert_accessible, assert_targets_are_large
from support.browser.visitor import SMALL_PHONE, Visitor

PAGE = """<!doctype html><html lang="en"><title>t</title><style>
body {{ margin: 0 }} button {{ display: block; width: 300px; height: 44px; border: 0; background: #fff; color: #000 }}
.foot {{ position: sticky; bottom: 0; height: 60px; background: #fff; z-index: 1 }}
</style><main><h1>t</h1>{}</main></html>"""
FOOT = '<div class="foot"><button>foot</button></div>'
COVERED = '<div style="height: {}px"></div><button>it</button>'


@pytest.mark.parametrize(
    ("body", "is_seen"),
    [
        ("<button>it</button>", False),
        ('<button style="width: 12px; height: 12px">it</button><button>beside</button>', True),
        (COVERED.format(470) + '<div style="height: 400px"></div>' + FOOT, False),
        ('<div style="height: 12px; overflow: hidden"><button>it</button></div><button>beside</button>', True),
        (
            '<div style="height: 60px; overflow: hidden"><div style="height: 50px"></div><button>it</button></div>'
            "<button>beside</button>",
            True,
        ),
        (
            '<div style="height: 60px; overflow: auto"><div style="height: 50px"></div><button>it</button></div>'
            "<button>beside</button>",
            False,
        ),
    ],
    ids=["plain", "small", "under-a-foot", "cut", "cut-where-only-scripts-scroll", "scrolled"],
)
def test_small_or_cut_targets_are_found_unless_scrolling_shows_them(visitor: Visitor, body: str, is_seen: bool) -> None:
    page = visitor.blank(SMALL_PHONE)
    page.set_content(PAGE.format(body))
    if is_seen:
        with pytest.raises(AssertionError, match="target-size"):
            assert_accessible(page)
    else:
        assert_accessible(page)
    assert page.evaluate("() => [...document.querySelectorAll('*')].every((each) => each.scrollTop === 0)")


GROWN = "<style>i {{ position: absolute; inset: {}px -20px }} button {{ position: relative }}</style>"
ROW = '<button style="height: {}px; width: {}px">it<i></i></button>'


@pytest.mark.parametrize(
    ("body", "is_small"),
    [
        ('<button style="width: 44px">it</button>', False),
        ('<button style="width: 40px">it</button>', True),
        ('<button style="height: 40px">it</button>', True),
        (GROWN.format(-7) + "<p>above</p>" + ROW.format(30, 30), False),
        (GROWN.format(-6) + "<p>above</p>" + ROW.format(30, 30), True),
        ('<label style="display: block; height: 44px"><input type="checkbox">it</label>', False),
        ('<label style="display: block; height: 30px"><input type="checkbox">it</label>', True),
        ('<p>see <a href="/">there</a></p>', False),
    ],
)
def test_targets_smaller_than_44_px_are_found(visitor: Visitor, body: str, is_small: bool) -> None:
    page = visitor.blank(SMALL_PHONE)
    page.set_content(PAGE.format(body))
    if is_small:
        with pytest.raises(AssertionError, match=" x "):
            assert_targets_are_large(page)
    else:
        assert_targets_are_large(page)
