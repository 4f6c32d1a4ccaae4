"""Goes through a lesson without a word of any language, and stops at everything that it shows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from support.browser.states.state import click, pick
from support.web.lessons import Lesson

from pennypapers.rules.mark import CrossOut, Discovery, Symbol, Write, parse_marks

if TYPE_CHECKING:
    from playwright.sync_api import Page

MAY_WRITE = """() => document.querySelector('.lesson .sheet [data-space]')
  && document.querySelector('.lesson .sheet .is-legal, .lesson .chips .chip, .lesson .sugg button')"""


def steps(page: Page, lesson: Lesson) -> Iterator[str]:
    """Every moment of the lesson, each with a name: a step, a mark of it, the button to ink, a part of the score."""
    for number, step in enumerate(lesson.steps, 1):
        page.locator(f".coach-far[value='{number}']").wait_for(state="attached")
        if step.roll:
            page.wait_for_function(MAY_WRITE)
            yield f"step {number}"
            for mark in step.want[0].split():
                _pencil(page, mark)
                yield f"step {number}, {mark}"
            page.locator(".lesson[data-point=ink]").wait_for()
            click(".foot .ink")(page)
            continue
        yield f"step {number}"
        if step.part:
            click(".is-pointed .part")(page)
            page.locator(".explanation:not([hidden])").wait_for(state="attached")
            yield f"step {number}, {step.part}"
        if number < len(lesson.steps):
            click(".coach > .btn.primary")(page)


def _pencil(page: Page, text: str) -> None:
    """Pencil one mark, and wait until the coach says something else."""
    said = page.locator(".coach-words").text_content()
    [mark] = parse_marks(text)
    match mark:
        case Write(space, Symbol.DANGER):
            pick(page, str(space))
        case Write(space, value):
            click(f".chips .chip[data-value='{value}']")(page)
            pick(page, str(space))
        case CrossOut(space):
            click(".chips .chip[data-value=x]")(page)
            pick(page, str(space))
        case Discovery():
            click(".sugg button")(page)
    page.wait_for_function("(said) => document.querySelector('.coach-words').textContent !== said", arg=said)
