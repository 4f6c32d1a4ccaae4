# `pennypapers analyse`: what of a game was luck and what was choice.

help-analyse = say what of a game was luck and what was choice
help-analyse-about = For every player the stars that were expected after each turn, what the roll changed and what the choice changed: together they are the stars of the sheet. A bot plays on from every position many times; the play-outs are counted, so the same game gives the same answer. A whole game takes up to a minute for each player.
help-analyse-player = analyse this player alone; may be given several times
help-analyse-playouts = how many play-outs measure a turn; 144 in the Temple and 64 elsewhere without it
help-analyse-plot = draw the expected stars turn by turn, luck and choice in two colours; - for standard output
help-analyse-example-game = three cards and every turn, for each player
help-analyse-example-plot = one player, with a picture
help-analyse-example-json = one line of JSON, quicker and less sure

cli-amount-playouts = a number of play-outs is a whole number from { $least } to { $most }, not { $text }

# $count and $most are numbers of players
cli-analyse-many = An analysis of { $count } players would take too long. Name up to { $most } with --player.

# $name is a player, $final and $start are numbers of stars with a decimal
analysis-player = { $name }: { $final } stars; { $start } were expected at the start
analysis-luck = luck
analysis-choice = choices
analysis-neighbours = neighbours
analysis-head-value = expected
analysis-head-luck = luck
analysis-head-loss = lost
# $turn is a number, $roll the dice, $marks what was written, $stars a number with a decimal
analysis-find-choice = Best find: turn { $turn }, { $roll }, { $marks }. It is worth { $stars } stars more than anything else there.
analysis-find-mark = Best find: turn { $turn }, { $roll }, { $marks }. Stars at once: { $stars }.
analysis-roll-lucky = The roll that mattered most: turn { $turn }, { $roll }. It brought { $stars } stars more than expected.
analysis-roll-unlucky = The roll that mattered most: turn { $turn }, { $roll }. It brought { $stars } stars less than expected.
# $better is what could have been written instead
analysis-again = A turn to try again: turn { $turn }, { $roll }. You wrote { $marks }; { $better } is worth { $stars } stars more.
# $count of $choices turns
analysis-steady = Nothing to try again: { $count } of { $choices } choices were as good as the best.
# $done of $total turns
analysis-progress = { $done } of { $total } turns

refused-analysis-empty = There is no turn in this game.
