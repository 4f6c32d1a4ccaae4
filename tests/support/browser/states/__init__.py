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
    over_play,
    play,
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
    *games.states(),
    *big_screen.states(),
    *records.states(),
    *documents.states(),
    *lessons.states(),
    *over_play.states(),
]
"""All states, always in the same order."""
