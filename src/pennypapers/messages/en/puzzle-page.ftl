# Puzzles on the page, and what the command says of them too.

puzzle-grade-easy = easy
puzzle-grade-fair = tricky
puzzle-grade-hard = hard
puzzle-grade-fiendish = very hard
puzzle-coming = { $count ->
    [one] One roll is left:
   *[other] { $count } rolls are left:
}
# Both are numbers of stars.
puzzle-task = Find a finish with { $best } stars. Most players end with { $usual }.
puzzle-solved = That is the best there is!
puzzle-missed = { $count ->
    [one] One more star is possible.
   *[other] { $count } more stars are possible.
}

puzzle-title = Puzzles
puzzle-one = Puzzle
puzzle-all = All puzzles
puzzle-looking = Looking for puzzles…
puzzle-about = The last rolls of a game, and all of them are known. How many stars can you make?
puzzle-of-the-day = Puzzle of the day
puzzle-play = Play it
puzzle-play-again = Play it again
# $grade is how hard it is, $best a number of stars
puzzle-aim = { $grade } · up to { $best } stars
# $best is a number of stars
puzzle-up-to = up to { $best } stars
# above the dice that come after the roll on the table
puzzle-next-rolls = Then
puzzle-last-roll = This is the last roll.
puzzle-begin-again = Begin the puzzle again
puzzle-well-done = Solved
puzzle-not-yet = Not yet
# $stars, $best and $usual are numbers of stars
puzzle-your-stars = You made { $stars } stars, the best is { $best }. Most players end with { $usual }.
puzzle-your-best = You made { $stars } stars. Most players end with { $usual }.
puzzle-all-searched = Every possible finish was searched. Any finish with as many stars is just as good.
puzzle-mine = Yours
puzzle-a-best = One of the best
puzzle-as-good = Just as good
puzzle-turns = Roll by roll
# $what is what somebody wrote
puzzle-you-wrote = You: { $what }
puzzle-best-wrote = Best: { $what }
puzzle-begins = Before the first of these rolls
puzzle-roll-of = Roll { $turn } of { $last }
puzzle-try-again = Try again
puzzle-next = Next puzzle
puzzle-more = More puzzles
puzzle-how-hard = How hard?
puzzle-so-many = { $done } of { $count } solved
# $number is the puzzle’s own, $grade how hard it is
puzzle-number = Number { $number }, { $grade }
puzzle-is-solved = Solved
puzzle-is-missed = Not solved yet
puzzle-missed-ones = { $count ->
    [0] Puzzles you missed: none
   *[other] Puzzles you missed: { $count }
}
puzzle-missed-title = Puzzles you missed
puzzle-missed-about = There is more in these. Only this browser knows them.
puzzle-none-missed = No puzzle is waiting for another try.
puzzle-rush = Puzzle rush
puzzle-rush-about = How many puzzles can you solve in three minutes?
puzzle-rush-how = Easy ones come first. A finish with fewer stars than are possible does not count, and you may skip.
puzzle-rush-which = Which adventure?
puzzle-every-adventure = All
puzzle-rush-go = Go
puzzle-rush-again = Once more
# $count is a number of puzzles
puzzle-rush-best = Your best: { $count }
puzzle-rush-new-best = That is your best ever!
puzzle-rush-solved = { $count ->
    [one] { $count } puzzle solved
   *[other] { $count } puzzles solved
}
puzzle-rush-over = Time is up.
puzzle-rush-list = Your puzzles
puzzle-skip = Skip
puzzle-skipped = Skipped.
