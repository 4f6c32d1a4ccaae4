"""What a table plays: reads and checks adventure, layout and options, for a new table and for changes in the lobby."""

from __future__ import annotations

from ...errors import InvalidText, TextError
from ...rules.house import HouseRules
from ...rules.layout import Layout
from ...rules.library import adventure, builtin_layout, read_layout
from .. import events as log
from ..actor import Actor
from ..hosted import Hosted
from ..not_now import NotNow
from ..protocol import messages as wire
from ..protocol import requests

MOST_SPACES = 400
"""The limit for custom layouts: several times a printed sheet, and still quick to score for a hundred seats."""


def change_set_up(hosted: Hosted, who: Actor, wish: requests.SetUp) -> list[log.AnyEvent]:
    """The host changes the set-up in the lobby; no event if nothing changes."""
    if not who.is_host:
        raise NotNow("host")
    if hosted.game is not None:
        raise NotNow("started")
    was = hosted.created
    layout, reference = hosted.layout, was.layout_ref
    if wish.layout or wish.adventure not in ("", was.adventure):
        layout, reference = wished_layout(wish.adventure or was.adventure, wish.layout or "front")
    links = stored_links(wish.links) if wish.links else was.links
    chosen = log.SetUp(
        layout.adventure,
        str(layout),
        reference,
        wished_options(wish.options),
        wish.clock,
        links if links != was.links else None,
    )
    return [] if chosen == as_set_up(was) else [chosen]


def as_set_up(created: log.Created) -> log.SetUp:
    """The event that would leave a table as it is."""
    return log.SetUp(created.adventure, created.layout, created.layout_ref, created.options, created.clock)


def stored_links(wish: str) -> str:
    """The host's wish as events keep it, which say nothing where every roll asks for links."""
    return "first" if wish == "first" else ""


def set_up_news(hosted: Hosted, number: int) -> wire.SetUpNews:
    rules = adventure(hosted.created.adventure)
    return wire.SetUpNews(
        number=number,
        adventure=rules.key,
        layout=str(hosted.layout),
        options=hosted.created.options,
        part_keys=rules.part_keys,
        clock=hosted.created.clock,
        solo_turns=rules.solo_turns,
        each_roll=hosted.created.asks_each_roll,
    )


def wished_layout(key: str, wish: str) -> tuple[Layout, str]:
    """A built-in layout by name, or a custom one by its text."""
    try:
        rules = adventure(key)
        if "\n" not in wish:
            return builtin_layout(rules.key, wish), wish
        layout = read_layout(wish)
    except (InvalidText, TextError) as error:
        raise NotNow.unreadable(error) from None
    within_size(layout)
    if layout.adventure != rules.key:
        raise NotNow("layout.adventure", found=layout.adventure, wanted=rules.key)
    return layout, f"{layout.name}.layout"


def within_size(layout: Layout) -> None:
    """Refuse a layout that would take too long to score."""
    spaces = len(layout.spaces)
    if spaces > MOST_SPACES:
        raise NotNow("layout.size", most=MOST_SPACES, spaces=spaces)


def wished_options(wish: str) -> str:
    """House rules in their canonical text."""
    try:
        return str(HouseRules.parse(wish))
    except InvalidText as error:
        raise NotNow.unreadable(error) from None
