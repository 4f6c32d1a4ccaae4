"""The lessons in a browser: following the steps, and departing from them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from support.browser.inspection import assert_accessible, assert_fits
from support.browser.moment import Glimpse, expect, see
from support.browser.visitor import DESKTOP, PHONE, SMALL_PHONE, Device, Visitor
from support.web.lessons import Lesson, Step, lessons
from support.web.node import needs_node

from pennypapers.rules.mark import CrossOut, Discovery, Symbol, Write, parse_marks

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = needs_node

ADVENTURES = ["temple", "island", "valley"]
LINKS = "() => [...document.querySelectorAll('.learn-card a')].map((link) => link.getAttribute('href'))"
CHIPS = {Symbol.BOAT: "Boat", Symbol.HUT: "Hut", Symbol.STATUE: "Statue", Symbol.MINE: "Mine"}


def begin(visitor: Visitor, lesson: Lesson, device: Device = PHONE) -> Page:
    return visitor.open(f"/learn/{lesson.adventure}", device)


def at_step(page: Page, number: int, lesson: Lesson) -> Step:
    page.locator(".lesson-bar", has_text=f"Step {number} of {len(lesson.steps)}").wait_for()
    return lesson.steps[number - 1]


def tap(page: Page, space: str) -> None:
    page.locator(f".lesson .sheet .spaces [data-space={space}]").click()


def choose(page: Page, value: int | Symbol) -> None:
    name = CHIPS[value] if isinstance(value, Symbol) else f"{value},"
    page.get_by_role("button", name=re.compile(f"^{name}")).first.click()


def draw(page: Page, marks: str) -> None:
    """Pencil these marks by tapping chips and spaces."""
    for mark in parse_marks(marks):
        match mark:
            case Write(space, Symbol.DANGER) | CrossOut(space):
                page.locator(f".lesson [data-space={space}]").wait_for()
                page.locator(".cor[d^=M], .chips .chip").first.wait_for(state="attached")
                tap(page, space)
            case Write(space, value):
                choose(page, value)
                tap(page, space)
            case Discovery():
                page.locator(".sugg button").first.click()


def ink(page: Page) -> None:
    page.locator(".lesson[data-point=ink]").wait_for()
    page.locator(".foot .ink").click()


def go_through(page: Page, lesson: Lesson) -> None:
    for number in range(1, len(lesson.steps)):
        step = at_step(page, number, lesson)
        if step.roll:
            page.locator(".dice .die").first.wait_for()
            page.wait_for_function("() => document.querySelector('.lesson .sheet .is-legal, .lesson .chips .chip')")
            draw(page, step.want[0])
            ink(page)
            continue
        if step.part:
            page.locator(".is-pointed .part").click()
            page.locator(".explanation:not([hidden])").wait_for()
        page.get_by_role("button", name="Next").click()
    at_step(page, len(lesson.steps), lesson)


@pytest.mark.parametrize("key", ADVENTURES)
def test_following_every_step_finishes_the_lesson(visitor: Visitor, key: str) -> None:
    lesson = lessons()[key]
    page = begin(visitor, lesson)
    go_through(page, lesson)
    stars = {"temple": "10", "island": "8", "valley": "20"}[key]
    expect(page.locator(".coach-words")).to_have_text(re.compile(rf"^{stars}\b"))
    assert_accessible(page)
    page.locator(".coach-ways .primary").click()
    page.wait_for_url(re.compile(r"/t/[A-Z]{4,5}$"))


@pytest.mark.parametrize("key", ADVENTURES)
@pytest.mark.parametrize("device", [SMALL_PHONE, DESKTOP], ids=lambda device: str(device.width))
def test_a_lesson_is_accessible_and_fits(visitor: Visitor, key: str, device: Device) -> None:
    page = begin(visitor, lessons()[key], device)
    page.locator(".chips .chip").first.wait_for()
    assert_accessible(page)
    assert_fits(page)


def test_an_illegal_mark_is_refused_with_its_clause(visitor: Visitor) -> None:
    page = begin(visitor, lessons()["temple"])
    page.locator(".chips .chip").first.wait_for()
    choose(page, 5)
    tap(page, "c2")
    expect(page.locator(".bubble .clause")).to_have_text("T2")
    page.get_by_role("button", name="Read rule T2").click()
    expect(page.locator("dialog .clause-text")).to_contain_text("one empty plain space")


def test_a_legal_mark_that_the_step_does_not_want_is_refused_with_a_notice(visitor: Visitor) -> None:
    lesson = lessons()["temple"]
    page = begin(visitor, lesson)
    page.locator(".chips .chip").first.wait_for()
    told = Glimpse(page, "#toasts", "For this lesson, try what Penny says")
    choose(page, 2)
    tap(page, "a2")
    told.has_appeared()
    at_step(page, 1, lesson)
    draw(page, lesson.steps[0].want[0])
    ink(page)
    at_step(page, 2, lesson)


def test_the_list_of_lessons_is_accessible_and_links_to_each_lesson(visitor: Visitor) -> None:
    page = visitor.open("/learn", SMALL_PHONE)
    assert_accessible(page)
    assert_fits(page)
    see(page, LINKS, [f"/learn/{key}" for key in ADVENTURES])
