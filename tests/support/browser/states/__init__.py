"""All states of all screens, and how each is reached.

States are reached without texts, so that it works in every language: guests act over their own connections,
and taps on the page use selectors.
"""

from support.browser.states import (
    big_screen,
    challenges,
    dailies,
    documents,
    end,
    evenings,
    games,
    lessons,
    offline,
    one_phone,
    over_play,
    owner,
    play,
    puzzles,
    records,
    ways_in,
)

STATES = [
    *ways_in.states(),
    *play.states(),
    *end.states(),
    *challenges.states(),
    *evenings.states(),
    *dailies.states(),
    *puzzles.states(),
    *games.states(),
    *big_screen.states(),
    *records.states(),
    *documents.states(),
    *lessons.states(),
    *over_play.states(),
    *owner.states(),
    *one_phone.states(),
    *offline.states(),
]
"""All states, always in the same order."""

SHOWN_BY = {
    "/": "home",
    "/host": "host",
    "/one-phone": "one phone: names",
    "/join": "join",
    "/t/{code}": "lobby: 1",
    "/t/{code}/screen": "big screen, lobby: 1",
    "/challenge": "challenge: new",
    "/c/{code}": "challenge: not played",
    "/evening": "evening: new",
    "/e/{code}": "evening: not played",
    "/daily": "daily",
    "/puzzles": "puzzles",
    "/puzzles/rush": "puzzle rush",
    "/puzzles/missed": "puzzles: none missed",
    "/puzzles/{puzzle}": "puzzle: temple-1",
    "/games": "games",
    "/move": "games: moved here",
    "/owner": "owner: page",
    "/replay": "replay",
    "/replay/{code}": "replay: 3, turn 2",
    "/coach": "coach: nothing",
    "/coach/{code}": "coach: 1, the end",
    "/learn": "lessons",
    "/learn/{adventure}": "lesson: temple",
    "/print": "print",
    "/rules": "rules",
    "/count": "count",
}
"""A state of the screen at each address of the page. Whoever adds an address adds its states, and names one here."""
GO_ON_AT_ONCE = {"/solo/{adventure}": "/t/{code}"}
"""Addresses without a screen of their own, and where they lead to."""
