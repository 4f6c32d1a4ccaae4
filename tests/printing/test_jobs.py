"""What may be printed and what is refused, each in one clear line; and how cards lie on their pages."""

from __future__ import annotations

import pytest
from support.printed_pages import printed
from support.svg_marks import ODD, huge

from pennypapers.printing.job import MOST_COPIES, PrintError, make_job
from pennypapers.printing.paper import PAPERS, PER_PAGE, Imposition
from pennypapers.printing.pdf import pdf
from pennypapers.rules import ADVENTURES, Layout, builtin_layout, read_layout

FRONT = builtin_layout("temple", "front")


@pytest.mark.parametrize(
    ("wish", "says"),
    [
        ({"what": "stamps"}, "there is nothing like 'stamps' to print; choose sheets, blank, rules or dice"),
        ({"adventure": "cave"}, "there is no adventure 'cave'; choose temple, island or valley"),
        ({"adventure": None}, "say which adventure: temple, island or valley"),
        ({"paper": "a3"}, "there is no paper 'a3'; choose a4 or letter"),
        ({"language": "tlh"}, "there is no language 'tlh' here; choose en, fr, nl, de or es"),
        ({"per_page": 3}, "3 sheets do not fit on a page; choose 1, 2 or 4"),
        ({"copies": 0}, f"1 to {MOST_COPIES} copies can be printed at once, not 0"),
        ({"copies": MOST_COPIES + 1}, f"1 to {MOST_COPIES} copies can be printed at once, not {MOST_COPIES + 1}"),
        ({"adventure": "island"}, "front is a layout of another adventure"),
        ({"layouts": [FRONT, FRONT]}, "sides to print: 1, but layouts for them: 2"),
        ({"layouts": []}, "sides to print: 1, but layouts for them: 0"),
    ],
)
def test_a_job_that_cannot_be_printed_is_refused(wish: dict[str, object], says: str) -> None:
    wishes = {"what": "sheets", "adventure": "temple", "layouts": [FRONT], **wish}
    with pytest.raises(PrintError, match="^" + says.replace("(", r"\(") + "$"):
        make_job(**wishes)  # type: ignore[arg-type]


@pytest.mark.parametrize("key", ADVENTURES)
def test_the_largest_layout_there_may_be_is_refused(key: str) -> None:
    with pytest.raises(PrintError, match=r"a layout of 26 × 99 is too large for A4.* mm is the least .*fits no paper"):
        pdf(make_job("sheets", key, layouts=[huge(key)]))


def test_a_large_layout_is_told_where_it_fits() -> None:
    rows = "\n".join([" ".join("o" * 18)] * 16)
    large = read_layout(f"adventure: temple\nname: large\ngrid:\n{rows}\n")
    with pytest.raises(PrintError, match=r"too large for A4 with 4 on a page: .*; it fits A4 × 2, "):
        pdf(make_job("sheets", "temple", layouts=[large], per_page=4))
    assert pdf(make_job("sheets", "temple", layouts=[large], per_page=2))


@pytest.mark.parametrize(
    "layout", [each for each in ODD if each.height < 20], ids=lambda each: f"{each.adventure}-{each.name}"
)
def test_any_other_layout_is_printed(layout: Layout) -> None:
    (page,) = printed(make_job("sheets", layout.adventure, layouts=[layout]))
    assert layout.name in page.text


def test_a_layout_of_ones_own_is_on_both_sides_unless_a_back_is_given() -> None:
    own = read_layout("adventure: temple\nname: hook\ngrid:\n  o o D\n  o o o\n")
    front, back = printed(make_job("sheets", "temple", layouts=[own], duplex=True))
    assert "hook" in front.text
    assert "hook" in back.text
    front, back = printed(make_job("sheets", "temple", layouts=[own, FRONT], duplex=True))
    assert "hook" not in back.text


def test_a_long_name_is_cut_short() -> None:
    own = read_layout(f"adventure: temple\nname: {'long-' * 40}\ngrid:\n  o o D\n")
    (page,) = printed(make_job("sheets", "temple", layouts=[own], per_page=4))
    assert "long-long-long-long-lon…" in page.text


@pytest.mark.parametrize("key", ADVENTURES)
def test_a_blank_sheet_has_a_grid_and_says_what_to_draw(key: str) -> None:
    (page,) = printed(make_job("blank", key))
    assert "Name of this layout" in page.text
    assert f"Ink the spaces of your {key}" in page.text


@pytest.mark.parametrize("duplex", [False, True])
@pytest.mark.parametrize("per_page", PER_PAGE)
@pytest.mark.parametrize("paper", PAPERS)
def test_cards_share_a_page_without_overlap(paper: str, per_page: int, duplex: bool) -> None:
    imposition = Imposition(PAPERS[paper], per_page, duplex)
    page_width, page_height = imposition.page
    for back in (False, True):
        covered = []
        for place in imposition.places(back=back):
            width, height = reversed(imposition.card) if place.turn else imposition.card
            covered.append((place.x, place.y, place.x + width, place.y + height))
        assert len(covered) == per_page
        assert sum((x1 - x0) * (y1 - y0) for x0, y0, x1, y1 in covered) == pytest.approx(page_width * page_height)
        assert all(x1 <= page_width + 1e-9 and y1 <= page_height + 1e-9 for _, _, x1, y1 in covered)
        assert len(set(covered)) == per_page


@pytest.mark.parametrize("per_page", PER_PAGE)
def test_a_back_lies_behind_its_front_with_its_top_at_the_same_edge(per_page: int) -> None:
    imposition = Imposition(PAPERS["a4"], per_page, duplex=True)
    width, _ = imposition.page
    for front, back in zip(imposition.places(), imposition.places(back=True), strict=True):
        card = imposition.card[1] if front.turn else imposition.card[0]
        assert (back.x, back.y) == pytest.approx((width - front.x - card, front.y))
        assert back.turn == -front.turn
