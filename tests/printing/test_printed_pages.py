"""Printed pages, looked at: sizes, margins, both sides on each other, the drawing, the words and their fonts."""

from __future__ import annotations

import os
import subprocess
import sys
from io import BytesIO

import pytest
import typst
from PIL import Image, ImageChops, ImageFilter, ImageStat
from support.printed_pages import DOT, Page, card_bounds, printed, sheets

from pennypapers.drawing.pieces import layout_piece
from pennypapers.drawing.scenery.library import scenery_of
from pennypapers.messages import LANGUAGES
from pennypapers.messages.translation import translation
from pennypapers.printing.card import EDGES
from pennypapers.printing.job import Job, make_job
from pennypapers.printing.paper import CUT_FROM, PAPERS, PER_PAGE
from pennypapers.printing.pdf import page_count, pdf, pictures
from pennypapers.printing.sheets import sheet_values
from pennypapers.rules import ADVENTURES, SIDES, Layout, builtin_layout
from pennypapers.rules.rulebook import clauses, section

MM = 0.05


def of_all(what: str, key: str | None = None, **wishes: str) -> Job:
    return make_job(what, key, **wishes)  # type: ignore[arg-type]


# -- the paper -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("per_page", PER_PAGE)
@pytest.mark.parametrize("paper", PAPERS)
def test_a_page_is_as_large_as_its_paper(paper: str, per_page: int) -> None:
    long_edge_first = sheets("temple", per_page=per_page, paper=paper)
    (page,) = printed(long_edge_first)
    assert sorted(page.size) == pytest.approx(sorted((PAPERS[paper].width, PAPERS[paper].height)), abs=MM)
    for side in printed(sheets("temple", *SIDES, per_page=per_page, paper=paper)):
        assert side.size == pytest.approx((PAPERS[paper].width, PAPERS[paper].height), abs=MM)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("what", ["rules", "dice"])
def test_rules_and_dice_take_a_page_each(what: str, paper: str) -> None:
    job = of_all(what, "island", paper=paper)
    (page,) = printed(job)
    assert page.size == pytest.approx((PAPERS[paper].width, PAPERS[paper].height), abs=MM)
    assert page_count(job) == 1
    assert len(printed(of_all("dice", paper=paper))) == page_count(of_all("dice")) == len(ADVENTURES)


@pytest.mark.parametrize("key", ADVENTURES)
@pytest.mark.parametrize("per_page", PER_PAGE)
def test_nothing_lies_where_printers_do_not_reach_or_scissors_go(key: str, per_page: int) -> None:
    job = sheets(key, *SIDES, per_page=per_page, copies=per_page)
    for number, page in enumerate(printed(job)):
        width, height = page.size
        found = page.inked(0, 0, width, height)
        assert found is not None
        assert min(found[0], found[1], width - found[2], height - found[3]) >= min(CUT_FROM, EDGES[per_page]) - 2 * DOT
        for place in job.imposition.places(back=number == 1):
            left, top, right, bottom = card_bounds(job, place)
            letters = [box for _, box in page.letters() if left <= box[0] <= right and top <= box[1] <= bottom]
            assert letters
            edge = EDGES[per_page] - 1.2  # a letter may hang below its line, and a card be turned
            for box in letters:
                assert left + edge <= box[0] < box[2] <= right - edge
                assert top + edge <= box[1] < box[3] <= bottom - edge


def test_copies_fill_page_after_page() -> None:
    job = sheets("temple", *SIDES, per_page=4, copies=6)
    pages = printed(job)
    assert len(pages) == page_count(job) == 4
    counts = [page.text.count("Unofficial") for page in pages]
    assert counts == [4, 4, 2, 2]
    assert ["front side" in page.text for page in pages] == [True, False, True, False]
    assert ["back side" in page.text for page in pages] == [False, True, False, True]


# -- front and back ------------------------------------------------------------------------------------------


def mirrored(page: Page) -> Page:
    """The page as it shines through from behind, turned over on its long edge."""
    seen = Page(page.page)
    seen.picture = page.picture.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    return seen


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("per_page", PER_PAGE)
@pytest.mark.parametrize("key", ADVENTURES)
def test_front_and_back_lie_on_each_other(key: str, per_page: int, paper: str) -> None:
    job = sheets(key, *SIDES, per_page=per_page, paper=paper, copies=per_page)
    front, back = printed(job)
    behind = mirrored(back)
    for place in job.imposition.places():
        bounds = card_bounds(job, place)
        # Cut marks reach into the cards, so look only where cards may be printed.
        edge = EDGES[per_page] - 1.5
        inside = bounds[0] + edge, bounds[1] + edge, bounds[2] - edge, bounds[3] - edge
        one, other = front.inked(*inside), behind.inked(*inside)
        assert one is not None
        assert other is not None
        assert other == pytest.approx(one, abs=1.0)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("per_page", [2, 4])
def test_cut_marks_lie_on_each_other_and_half_way(per_page: int, paper: str) -> None:
    front, back = printed(sheets("temple", *SIDES, per_page=per_page, paper=paper))
    width, height = front.size
    seen = []
    for page in (front, mirrored(back)):
        at_left = page.inked(CUT_FROM, height / 2 - 3, CUT_FROM + 2, height / 2 + 3)
        assert at_left is not None
        seen.append((at_left[1] + at_left[3]) / 2)
        if per_page == 4:
            at_top = page.inked(width / 2 - 3, CUT_FROM, width / 2 + 3, CUT_FROM + 2)
            assert at_top is not None
            seen.append((at_top[0] + at_top[2]) / 2)
    half = [height / 2, width / 2] if per_page == 4 else [height / 2]
    assert seen == pytest.approx(half * 2, abs=1.0)


def test_a_single_sheet_has_no_cut_marks() -> None:
    (page,) = printed(sheets("valley"))
    width, height = page.size
    assert page.inked(0, 0, width, EDGES[1] - 2) is None
    assert page.inked(0, 0, EDGES[1] - 2, height) is None


# -- the drawing ---------------------------------------------------------------------------------------------


def picture_bounds(job: Job) -> tuple[float, float, float, float]:
    """Where the picture lies on a card that fills its page."""
    values = sheet_values(job, translation("en"))
    card = values["faces"][0]["card"]  # type: ignore[index]
    wide, high = card["picture"]
    left = (card["width"] - wide) / 2
    top = card["edge"] + card["header"] + card["gap"] + (card["picture_room"] - high) / 2
    return left, top, left + wide, top + high


def drawing(layout: Layout, width: float, height: float, size: tuple[int, int]) -> Image.Image:
    """The SVG alone, as another renderer than the PDF's shows it."""
    source = f"""
    #set page(width: {width}mm, height: {height}mm, margin: 0mm)
    #image(bytes(sys.inputs.svg), width: 100%, height: 100%, fit: "stretch")
    """
    made = typst.compile(source.encode(), format="png", ppi=144, sys_inputs={"svg": layout_piece(layout).svg})
    assert isinstance(made, bytes)
    return Image.open(BytesIO(made)).convert("L").resize(size)


def difference(one: Image.Image, other: Image.Image) -> float:
    """The mean difference in grey levels (0 to 255), tolerant of shifts by half a pixel."""
    soft = ImageFilter.GaussianBlur(1.5)
    return ImageStat.Stat(ImageChops.difference(one.filter(soft), other.filter(soft))).mean[0]


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("key", ADVENTURES)
def test_the_picture_is_the_drawing(key: str, side: str) -> None:
    job = sheets(key, side)
    (page,) = printed(job)
    left, top, right, bottom = picture_bounds(job)
    shown = page.cropped(left, top, right, bottom)
    same, another = (
        difference(shown, drawing(builtin_layout(key, each), right - left, bottom - top, shown.size))
        for each in sorted(SIDES, key=lambda each: each != side)
    )
    assert same < 4
    assert another > 1.5 * same


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("key", ADVENTURES)
def test_every_space_is_white_inside_a_dark_line(key: str, side: str) -> None:
    layout = builtin_layout(key, side)
    job = sheets(key, side)
    (page,) = printed(job)
    left, top, right, _ = picture_bounds(job)
    box = scenery_of(key).box(layout)
    unit = (right - left) / (box.width + 4)
    for space in layout.of("o"):
        x = left + (space.col * 48 - box.left + 2) * unit
        y = top + (space.row * 48 - box.top + 2) * unit
        middle = page.cropped(x + 10 * unit, y + 10 * unit, x + 38 * unit, y + 38 * unit)
        whole = page.cropped(x, y, x + 48 * unit, y + 48 * unit)
        assert middle.getextrema() == (255, 255), space
        assert ImageStat.Stat(whole).extrema[0][0] < 150, space


@pytest.mark.parametrize("key", ADVENTURES)
def test_a_page_saves_ink(key: str) -> None:
    (page,) = printed(sheets(key))
    assert ImageStat.Stat(page.picture).mean[0] > 0.9 * 255


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("key", ADVENTURES)
def test_three_dice_can_be_cut_out_one_by_one(key: str, paper: str) -> None:
    (page,) = printed(of_all("dice", key, paper=paper))
    _, height = page.size
    nets, top = [], 23.0
    while found := page.inked(13, top, 100, height):
        bottom = top = found[1]
        while page.inked(13, bottom, 100, bottom + 4 * DOT):
            bottom += 4 * DOT
        nets.append((top, bottom))
        top = bottom + 4 * DOT
    assert len(nets) == 3
    # Three faces and two tabs high, each.
    assert [bottom - top for top, bottom in nets] == pytest.approx([3 * 22 + 2 * 6] * 3, abs=1.5)


# -- the words -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ADVENTURES)
def test_the_words_can_be_read_and_copied(key: str, language: str) -> None:
    (page,) = printed(sheets(key, language=language))
    words = translation(language)
    rules = ADVENTURES[key]
    expected = [words.say("print-name"), words.say("print-total"), words.say(f"name-{key}")]
    expected += [words.say(f"score-part-{part}") for part in rules.part_keys]
    expected += [f"{stars} " for stars in rules.ranks]
    for each in expected:
        assert each in page.text
    assert clauses().keys() & set(page.text.replace("\n", " ").split()) == set(), (
        "ids of clauses are for the rules page"
    )
    if rules.solo_turns:
        assert all(str(turn) in page.text.split() for turn in range(1, rules.solo_turns + 1))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ADVENTURES)
def test_the_rules_say_every_clause_on_one_page(key: str, language: str) -> None:
    (page,) = printed(of_all("rules", key, language=language))
    words = translation(language)
    letter = ADVENTURES[key].clauses.turn[0]
    for clause in section(letter):
        assert f"{clause.id} {words.say(f'clause-{clause.id}-title')}." in page.text
    width, height = page.size
    picture = (width * 0.68, height - 50, width * 0.82, height - 26)
    assert page.inked(*picture), "a picture of the sheet stands below the rules"
    assert not [
        each for each, box in page.letters() if box[2] > picture[0] and box[3] > picture[1] and box[1] < picture[3]
    ]
    assert all(box[0] > 12 and box[2] < width - 12 and 12 < box[1] < height - 12 for _, box in page.letters())


@pytest.mark.parametrize("job", [sheets("island"), of_all("rules", "temple"), of_all("dice", "valley")])
def test_fonts_come_with_the_pdf(job: Job) -> None:
    fonts = {font for page in printed(job) for font in page.fonts()}
    assert fonts
    assert all(embedded for _, embedded in fonts)
    assert all("Libertinus" in name for name, _ in fonts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits_every_box(language: str) -> None:
    """The template refuses words that do not fit; the smallest cards are the tightest."""
    for paper in PAPERS:
        for key in ADVENTURES:
            assert pdf(sheets(key, per_page=4, paper=paper, language=language))
            assert pdf(make_job("blank", key, per_page=4, paper=paper, language=language))
            assert pdf(of_all("rules", key, paper=paper, language=language))
        assert pdf(of_all("dice", paper=paper, language=language))


def test_words_that_do_not_fit_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    job = sheets("temple", per_page=4)
    long = "Incomprehensibilities of antidisestablishmentarianism" * 2
    say = translation("en").say
    monkeypatch.setattr(
        type(translation("en")),
        "say",
        lambda _, message, **facts: long if message == "score-part-groups" else say(message, **facts),
    )
    with pytest.raises(typst.TypstError, match="do not fit"):
        pdf(job)


# -- always the same -----------------------------------------------------------------------------------------


def test_the_same_job_gives_the_same_bytes_anywhere() -> None:
    program = (
        "import sys; from pennypapers.printing.job import make_job; from pennypapers.printing.pdf import pdf\n"
        "sys.stdout.buffer.write(pdf(make_job('rules', 'valley', language='fr')))"
    )
    environment = {**os.environ, "TZ": "Pacific/Auckland", "PYTHONHASHSEED": "7"}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, env=environment, check=True, timeout=60)
    assert done.stdout == pdf(make_job("rules", "valley", language="fr"))
    assert pdf(sheets("island", *SIDES)) == pdf(sheets("island", *SIDES))


def test_a_preview_shows_the_first_page_and_its_back() -> None:
    made = pictures(sheets("temple", *SIDES, per_page=4, copies=40))
    assert len(made) == 2
    assert all(each.lstrip().startswith(b"<svg") for each in made)
    assert len(pictures(of_all("dice"))) == len(ADVENTURES)
