"""Compares the marks that are drawn on a sheet with the labels that screen readers get; records announcements."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

SHOWN = """(root) => {
  const shown = [];
  for (const use of root.querySelectorAll('[role=gridcell] .mark:not(.rubbed) use')) {
    const { dataset } = use.closest('[data-space]');
    if (use.matches('.pencil2')) continue; // the second stroke of a pencil
    shown.push([dataset.space, use.getAttribute('href').slice(1), use.matches('.pencil')]);
  }
  for (const ring of root.querySelectorAll('.treasure:not(.rubbed)')) {
    const value = ring.querySelector('.coinn').getAttribute('href').slice(1);
    shown.push([ring.dataset.space, `treasure ${value}`, ring.matches('.is-draft')]);
  }
  for (const line of root.querySelectorAll('.disc:not(.rubbed)')) {
    const [, kind] = line.classList;
    for (const space of line.dataset.discovery.split(' ')) shown.push([space, `in ${kind}`, line.matches('.is-draft')]);
  }
  return shown;
}"""
"""All drawn marks of a sheet, each as its space, its symbol, and whether it is in pencil."""
SAID_AND_SHOWN = f"""(within) => {{
  const sheet = document.querySelector(`${{within}} .sheet`);
  const shown = sheet ? ({SHOWN})(sheet) : [];
  const names = [...sheet?.querySelectorAll('[role=gridcell][data-space]') ?? []]
    .map((cell) => [cell.dataset.space, cell.getAttribute('aria-label')]);
  return shown.length > 0 && [Object.fromEntries(names), shown];
}}"""
"""The labels and the drawn marks of a sheet, read at the same moment; false while nothing is drawn."""
WORDS = {
    "cross": "crossed out",
    "in forest": "in a forest",
    "in city": "in a city",
    "in mountain": "in a mountain range",
    "in pyramid": "in a pyramid",
}

LISTEN = """() => {
  window.heard = [];
  for (const id of ['says', 'calls']) {
    const region = document.getElementById(id);
    new MutationObserver(() => region.textContent && window.heard.push(`${id}: ${region.textContent}`))
      .observe(region, { childList: true });
  }
}"""
TOLD = """() => window.heard.reduce((told, each) =>
  told && each.startsWith('says: ') ? each.replace('says:', told) : told + each, '')"""
"""All recorded announcements as one text; successive ones of the polite region (`says`) are joined."""


def said(symbol: str) -> str:
    """The words for a drawn symbol in a label."""
    return WORDS.get(symbol) or re.sub(r"\b[dn](?=\d)", "", symbol)


def assert_marks_are_labelled(page: Page, within: str = ".play") -> None:
    """Assert that every mark on the sheet of this screen is in the label of its space, and that pencil is said."""
    names, shown = page.wait_for_function(SAID_AND_SHOWN, arg=within).json_value()
    for space, symbol, in_pencil in shown:
        words = names[space].split(", ")
        wanted = f"{said(symbol)} in pencil" if in_pencil else said(symbol)
        assert wanted in words, names[space]
