# Puzzles: the end of a solo game whose dice are known.

help-puzzles = the end of a game with known dice: make the most of it
help-puzzles-about = A sheet late in a solo game, and the rolls that are still to come. All finishes were searched, so the best number of stars is certain; every finish with as many is as good. Without more, today’s puzzle.
help-puzzles-show = show a puzzle
help-puzzles-show-about = Show the sheet and the rolls of a puzzle.
help-puzzles-play = play a puzzle
help-puzzles-play-about = Play a puzzle turn by turn, as often as you like, until you find a best finish.
help-puzzles-list = list the puzzles
help-puzzles-list-about = One line for each puzzle: its name, how hard it is, what the obvious marks bring, and the best.
help-puzzles-check = search all finishes again
help-puzzles-check-about = Search all finishes of the puzzles of an adventure or of a file, and compare the best with what the file says.
help-puzzles-mine = find new puzzles
help-puzzles-mine-about = Take the ends of bots’ games, and keep those where the best finish brings clearly more stars than the obvious one. The same seed finds the same puzzles.
help-puzzles-puzzle = such as valley-17; without one, today’s
help-puzzles-answer = with a best finish
help-puzzles-file = an adventure, or a file that “mine” wrote
help-puzzles-every = check only every Nth
help-puzzles-count = how many; 10 without it
help-puzzles-seed = a number: the same one finds the same puzzles
help-puzzles-out = the file to write; - for standard output
help-puzzles-example-day = today’s puzzle
help-puzzles-example-play = play one
help-puzzles-example-answer = see how it is done
help-puzzles-example-list = all puzzles of the Temple
help-puzzles-example-check = are they all true?
help-puzzles-example-mine = find ten more

cli-amount-puzzles = a number of puzzles is a whole number from { $least } to { $most }, not { $text }

# Both are numbers of stars.
puzzle-from-to = { $usual } stars are usual, { $best } are possible
# $spaces are names of spaces
puzzle-before = Filled on the turn before: { $spaces }
# $command is what to type
puzzle-how = Play it: { $command }
# $rolls are dice
puzzle-then = After this roll come: { $rolls }
puzzle-again = Enter to try again, { plain-word-quit } to leave.
puzzle-checked = { $count ->
    [one] One puzzle is true: all its finishes were searched.
   *[other] { $count } puzzles are true: all their finishes were searched.
}

refused-puzzle-heading = A file of puzzles begins with a line like “adventure: temple”.
refused-puzzle-line = This line is not a puzzle.
refused-puzzle-number = This puzzle should have the number { $number }.
# Both are numbers of stars.
refused-puzzle-answer = The finish that stands here brings { $stars } stars, not { $best }.
refused-puzzle-too-high = No finish has { $best } stars.
# Both are numbers of stars.
refused-puzzle-too-low = The best finish has { $stars } stars, not { $best }.
