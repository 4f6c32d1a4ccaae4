"""The page reads the facts of an adventure: its modules and style sheets name no adventure."""

from __future__ import annotations

import re

from support.web.node import HERE

from pennypapers.rules import ADVENTURES
from pennypapers.server.web.adventure_facts import facts_json
from pennypapers.server.web.web_files import WEB

NAMED = re.compile(rf"""["'`/|(\s{{]({"|".join(ADVENTURES)})(?=["'`|):])""")
"""A key in quotes, as a property, or in a pattern; not as a word of a comment or as a part of a longer name."""

STYLED = re.compile(rf"""(?:\.|data-adv[~|^$*]?=["']?)({"|".join(ADVENTURES)})(?![\w-])""")
"""An adventure in a selector, as a class or as the value of `data-adv`."""

DATA = {"lessons/scripts", "rules/examples.js"}
"""Texts that are about one adventure: the lessons with the list that finds them by name, and the drawn examples."""


def test_no_module_names_an_adventure() -> None:
    found = {
        f"{name}:{number}: {line.strip()}"
        for module in (WEB / "js").rglob("*.js")
        if not (name := module.relative_to(WEB / "js").as_posix()).startswith(tuple(DATA))
        for number, line in enumerate(module.read_text(encoding="utf-8").splitlines(), start=1)
        if NAMED.search(line)
    }
    assert found == set()


def test_the_places_of_data_do_name_adventures() -> None:
    """Otherwise the pattern above finds nothing at all."""
    texts = [
        module.read_text(encoding="utf-8")
        for place in DATA
        for module in ([WEB / "js" / place] if place.endswith(".js") else (WEB / "js" / place).glob("*.js"))
    ]
    assert len(texts) > len(ADVENTURES)
    assert all(NAMED.search(text) for text in texts)


def test_no_style_sheet_names_an_adventure() -> None:
    found = {
        f"{style.relative_to(WEB)}:{number}: {line.strip()}"
        for style in (WEB / "css").rglob("*.css")
        for number, line in enumerate(style.read_text(encoding="utf-8").splitlines(), start=1)
        if STYLED.search(line)
    }
    assert found == set()


def test_the_colours_of_a_picture_are_beside_it() -> None:
    """They do name their adventure, so that the pattern above is known to find something."""
    styles = list((WEB / "scenes").glob("*.css"))
    assert {style.stem for style in styles} == set(ADVENTURES)
    for style in styles:
        assert style.with_suffix(".svg").is_file()
        assert set(STYLED.findall(style.read_text(encoding="utf-8"))) == {style.stem}


def test_the_facts_for_tests_in_node_are_those_of_the_server() -> None:
    committed = (HERE / "adventures.json").read_bytes()
    assert b"".join(committed.split()) == b"".join(facts_json().split()), "run: make types"
