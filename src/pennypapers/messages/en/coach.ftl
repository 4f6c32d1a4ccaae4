# `pennypapers hindsight`: the best sheet found with all dice known.

help-hindsight = find the best sheet that these dice allow
help-hindsight-about = The best sheet found with all dice known, and where there is one, a bound that no sheet can pass. It takes a finished game, or an adventure with dice in a file, one roll a line. Dangers go where they go in a solo game; the dice of a table are played alone, and at most as long as the table played. With --runs alone, the same seed gives the same sheet.
help-hindsight-what = a finished game as text, or with --dice an adventure
help-hindsight-dice = dice as text, one roll a line; - for standard input
help-hindsight-seconds = how long to search; 3 in the Temple and 10 elsewhere without it
help-hindsight-runs = how many runs of the search; without it, as time allows
help-hindsight-seed = a number: the same one searches the same way
help-hindsight-example-game = what was possible in this game
help-hindsight-example-dice = what these dice would bring
help-hindsight-example-json = one line of JSON; the same seed, the same sheet
help-hindsight-example-svg = the best sheet as a picture

cli-hindsight-which = Name a FILE.game, or an adventure with --dice FILE.
cli-hindsight-compiling = The search is compiled first, once; this takes half a minute or more.
cli-amount-runs = a number of runs is a whole number from { $least } to { $most }, not { $text }
cli-amount-seconds = the seconds are a number above 0 and up to { $most }, not { $text }

# $count is a number of stars
hindsight-best = Best found: { $count ->
    [one] { $count } star
   *[other] { $count } stars
}.
# $count is a number of stars
hindsight-bound = No more than { $count } is possible.
hindsight-proven = More is not possible.
# $name is a player, $count a number of stars
hindsight-above = That is for these dice played alone. At the table, where others draw the dangers, { $name } made { $count ->
    [one] { $count } star
   *[other] { $count } stars
}.

refused-hindsight-few = A game does not end within so few rolls: { $count }.
refused-hindsight-no-rolls = There is no roll in this text.
