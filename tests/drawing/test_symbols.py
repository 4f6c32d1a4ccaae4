"""Our file of symbols: everything in it can be used, and its colours become plain ones."""

from __future__ import annotations

from importlib import resources
from xml.etree import ElementTree as ET

import pytest

from pennypapers.drawing.lettering import Line, clean, figures
from pennypapers.drawing.scenery.library import scenery_of
from pennypapers.drawing.symbols import Canvas, Definitions, all_symbols, symbol

ALL = sorted(all_symbols())


def canvas(definitions: Definitions | None = None) -> Canvas:
    return Canvas(scenery_of("temple").day, definitions or Definitions())


def test_every_symbol_of_the_file_is_found_once() -> None:
    text = resources.files("pennypapers.drawing").joinpath("symbols.svg").read_text(encoding="utf-8")
    ids = [each.attrib["id"] for each in ET.fromstring(text).iter("{http://www.w3.org/2000/svg}symbol")]
    assert sorted(ids) == ALL
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("name", ALL)
def test_every_symbol_can_be_drawn_in_plain_colours(name: str) -> None:
    definitions = Definitions()
    used = canvas(definitions).use(name, 0, 0, 48)
    ET.fromstring(used)
    (defined,) = ET.fromstring(str(definitions))
    assert f'href="#{defined.attrib["id"]}"' in used
    assert "var(" not in str(definitions)
    assert symbol(name).view[2] > 0


def test_a_symbol_in_two_colours_is_two_symbols_and_in_one_colour_one() -> None:
    definitions = Definitions()
    page = canvas(definitions)
    uses = [page.use("mountain", 0, 0, 48, colours={"--sheet": each}) for each in ("#ffffff", "#000000", "#ffffff")]
    assert uses[0] == uses[2] != uses[1]
    assert len(ET.fromstring(str(definitions))) == 2


def test_letters_are_capitals_with_their_accents_on_them() -> None:
    definitions = Definitions()
    Line.of("Noël").draw(canvas(definitions), x=0, y=0, height=24, colour="#000000")
    assert [each.attrib["id"] for each in ET.fromstring(str(definitions))] == [
        "pp-lN", "pp-lO", "pp-lE", "pp-l-diaeresis", "pp-lL",
    ]  # fmt: skip


def test_a_long_line_is_made_to_fit() -> None:
    line = Line.of("A very long name for one small sheet")
    drawn = line.draw(canvas(), x=0, y=0, height=24, colour="#000000", most=100)
    scale = float(drawn.split("scale(")[1].split(")")[0])
    assert line.width * scale == pytest.approx(100, abs=2)


@pytest.mark.parametrize(
    ("value", "signed", "letters"), [(-12, False, 3), (7, True, 2), (0, True, 1), (1234, False, 4)]
)
def test_figures_have_a_sign_where_it_is_wanted(value: int, signed: bool, letters: int) -> None:
    assert len(figures(value, signed=signed).letters) == letters


def test_a_text_is_cleaned_of_what_xml_cannot_carry() -> None:
    assert clean("a\x00b\tc\n\x7fd\ud800\uffff") == "a b c \x7fd"
    assert clean("\u202eabc\u2069") == "abc"
