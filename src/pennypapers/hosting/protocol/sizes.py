"""The largest sizes of what clients may send. Requests over websockets and HTTP share them, and `sizes.js` has those
that the page needs; a test compares them."""

LONGEST_WORD = 200
"""Of a name, a token, a roll or house rules as they are sent; what they may hold is checked later."""

LONGEST_MARKS = 2_000
LONGEST_LAYOUT = 10_000
LONGEST_SHEET = 12_000
"""Of a sheet without the notes that a player may add to it when it is counted."""

LONGEST_PAPER = 20_000
"""Of a sheet with those notes."""

LONGEST_RECORD = 2_000_000

SHORTEST_CLOCK, LONGEST_CLOCK = 5, 3600
"""Seconds a turn."""
