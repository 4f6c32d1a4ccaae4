# Words that every part of the page uses.

name-temple = The Temple of Apikhabou
name-island = Skull Island
name-valley = The Valley of Wiraqocha
short-temple = Temple of Apikhabou
short-island = Skull Island
short-valley = Valley of Wiraqocha
side-front = front side
side-back = back side
you = You
line-back = Back online. Your draft is safe.
line-lost = The line is lost. Your seat is kept.
seat-removed = The host has removed your seat.
seat-to-bot = The host has given your sheet to a bot.
late-turn = Catching up: turn { $turn } of { $of }.
late-waits = You have caught up. You join when this turn has closed.
late-joined = You have caught up. Now you play along.
late-over = The game ended before you caught up.
back = Back
close = Close
stars = { $count ->
    [one] { $count } star
   *[other] { $count } stars
}
stars-below-zero = minus { stars }
offline-title = No line just now
offline-says = Pennypapers needs its server for dice and tables, and cannot reach it.
offline-safe = Whatever you have inked is safe. This page comes back by itself when the line does.
offline-again = Try again
