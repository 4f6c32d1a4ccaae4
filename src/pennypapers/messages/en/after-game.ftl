# The coach on the page: what the dice of a finished game could have brought, and what to try again.

coach-title = The coach
coach-corner = What the dice could bring
coach-needs-server = The coach works where there is a server.
coach-looking = The coach is looking at your dice…

# $count is a number of stars
coach-best = Somebody who had known every roll beforehand could have made { $count ->
    [one] { $count } star
   *[other] { $count } stars
}: that is the best sheet found.
coach-best-is-yours = Nobody could find a better sheet with these dice than yours, not even knowing every roll beforehand.
coach-best-is-below = Your sheet is at least as good: played alone, the best one found with these dice has { $count ->
    [one] { $count } star
   *[other] { $count } stars
}.
coach-bound = More than { $count } is not possible with these dice.
coach-proven = More is not possible with these dice.
coach-alone = That sheet is played alone, so its dangers stay with it, as in a solo game.
coach-look = Look at it with the coach

coach-best-name = Best found
coach-back = To the replay
coach-whose = Whose game?
coach-nothing = The coach looks at finished games. Open a record first.

# The three cards. $what says what was written, $part is a part of the score, $count a number of stars.
coach-cards-wait = The coach plays every turn again, many times. Luck and good choices come next.
coach-find = Best find
coach-find-choice = In turn { $turn } you found the best place of all: { $what }.
coach-find-mark = { $what }: in turn { $turn } that brought { $count ->
    [one] { $count } star
   *[other] { $count } stars
} at once.
coach-roll = The roll that mattered most
coach-roll-lucky = Turn { $turn } was a gift. { $roll }
coach-roll-unlucky = Turn { $turn } was a hard one for anybody. { $roll }
coach-again = Try this one again
coach-again-says = In turn { $turn } another place would be fun to try: about { $count ->
    [one] { $count } star
   *[other] { $count } stars
} more may wait there.
coach-again-part = In turn { $turn } another place would be fun to try, for { $part }: about { $count ->
    [one] { $count } star
   *[other] { $count } stars
} more may wait there.
coach-steady = Steady hand
coach-steady-says = In { $steady } of { $choices } choices nobody would have found a clearly better place.
coach-see-turn = See turn { $turn }

# One turn, and the chart.
coach-luck = Dice and choices
coach-chart-says = Expected stars, turn by turn: from { $start } before the first roll to { $final } at the end.
coach-chart-luck = what the dice changed
coach-chart-choice = what another choice would have kept
coach-turn = Turn { $turn }
coach-luck-little = This roll changed little.
coach-luck-good = This roll was lucky: about { $count ->
    [one] { $count } star
   *[other] { $count } stars
} more than usual.
coach-luck-bad = This roll was unlucky: about { $count ->
    [one] { $count } star
   *[other] { $count } stars
} less than usual.
coach-forced = There was only one thing to do.
coach-drawn-by = { $name } drew on this sheet.
coach-more-there = Another place would bring about { $count ->
    [one] { $count } star
   *[other] { $count } stars
} more by the end.
coach-as-good = No other place was clearly better.
coach-options = The best places
coach-options-hint = Tap one to see it on the sheet. The stars are those that the game ends with on average.
coach-you-did = That is what you did.
coach-worth = about { $count ->
    [one] { $count } star
   *[other] { $count } stars
}

# A turn tried again. $what says what was written.
coach-try = Try this turn again
coach-back-to-turn = Back to the turn
coach-try-says = Play this turn as you like: nothing is kept.
coach-try-waits = The coach plays your turn on, many times…
coach-try-more = Another try
coach-tried = { $what }: about { $count ->
    [one] { $count } star
   *[other] { $count } stars
} at the end.
coach-tried-other = The best one found, { $what }, brings about { $count ->
    [one] { $count } star
   *[other] { $count } stars
}.
coach-tried-best = Nobody has found a better one.
coach-tried-error = The difference is right to about { $count ->
    [one] { $count } star
   *[other] { $count } stars
}.
