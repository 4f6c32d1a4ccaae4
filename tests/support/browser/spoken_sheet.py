"""What a drawn sheet shows, compared with what a screen reader is told about it."""

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
"""Every mark of a picture, by space: the symbol that it is drawn with, and whether in pencil."""
SAID_AND_SHOWN = f"""(within) => {{
  const sheet = document.querySelector(`${{within}} .sheet`);
  const shown = sheet ? ({SHOWN})(sheet) : [];
  const names = [...sheet?.querySelectorAll('[role=gridcell][data-space]') ?? []]
    .map((cell) => [cell.dataset.space, cell.getAttribute('aria-label')]);
  return shown.length > 0 && [Object.fromEntries(names), shown];
}}"""
"""The names and the marks of one sheet at one moment, once there are any."""
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
"""All that was heard in one line, the polite region's name only at its beginning."""


def said(symbol: str) -> str:
    """What a drawn symbol is called."""
    return WORDS.get(symbol) or re.sub(r"\b[dn](?=\d)", "", symbol)


def assert_all_is_said(page: Page, within: str = ".play") -> None:
    """Whatever stands on the sheet of this screen is in the name of its space, and pencil is called pencil."""
    names, shown = page.wait_for_function(SAID_AND_SHOWN, arg=within).json_value()
    for space, symbol, in_pencil in shown:
        words = names[space].split(", ")
        wanted = f"{said(symbol)} in pencil" if in_pencil else said(symbol)
        assert wanted in words, names[space]
