# What commands print and ask line by line: `play --plain`, `count`, `score`, `replay`, `show`, `hint` and `verify`.
# Marks, spaces such as c4 and names of files are never translated.

## Before the first roll

plain-menu = { $name } ({ $key }), age { $age }+, { $minutes } minutes
plain-which-adventure = Which adventure? { $numbers } (Enter for 1):
plain-no-adventure = There is no “{ $text }” here. Type { $choices }.
plain-who = Who plays? Names with commas between (Enter to play alone):
plain-title = { $name }, layout { $layout }
plain-helps-always = ? helps at any time. What is inked is kept here:

## A turn

plain-turn = Turn { $turn }.
plain-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
plain-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
plain-standing = Stars: { $list }.
plain-pass-to = Pass to { $name }, then press Enter.
plain-rolled = Rolled: { $dice }.
plain-die-purple = purple { $face }
plain-die-green = green { $face }
plain-die-red = red { $face }
plain-type-dice = Roll the three dice and type what they show, purple green red, like 2 D 5.
plain-draw-own = Draw on your sheet.
plain-draw-beside = Draw on your sheet, beside { $before } if there is room.
plain-holds-yours = Somebody holds yours. You see what was drawn when all are done.
plain-rules = (The rules: { $clauses })
plain-inked = Inked { $marks }.
plain-bot-inked = { $name } inked { $marks }: { $stars }.
plain-pencil = In pencil: { $marks }
plain-more = { $stars }, { $count } more with this
plain-fewer = { $stars }, { $count } fewer with this
plain-same = { $stars }, with this as without
plain-took-back = Took back { $mark }.
plain-nothing-in-pencil = Nothing is in pencil. What is inked stays (G8).
plain-ink-or-undo = Enter inks it, { plain-word-undo } takes it back.
plain-pick = A number from the list picks it.
plain-choose = Choose one: type its number.
plain-type-a-mark = Type a mark, like { $mark }.
plain-nothing-to-write = Nothing can be written.
plain-hint-by = { $bot } would ink:
plain-sheet-after = { $name }’s sheet after turn { $turn }: { $stars }.

# What may be done, a label and what goes behind it
plain-label-draw = draw
plain-label-numbers = numbers
plain-label-where = where
plain-label-cross = cross out
plain-label-pass = pass
plain-label-reveal = reveal
plain-label-treasure = treasure
plain-draw-where = { $what }, in { $where }
plain-spends-nine = { $marks } (spends a 9)
plain-also = { $number } (also { $sums })
plain-penny = any from 1 to 15, with Penny
plain-penny-or = any from 1 to 15, with Penny;  without:  { $numbers }
plain-any-of = any of the { $count } spaces marked { $sign } ({ $kinds })

# What is wrong with a line that was typed
plain-help-is-near = ? helps.
plain-undo-helps = { plain-word-undo } takes back what is in pencil.
plain-no-mark = “{ $text }” is not a mark. Write { $samples }.
plain-nobody = Nobody is called “{ $name }”. Here play { $names }.
plain-write-where = Write where: c4={ $number } puts a { $number } in c4.
plain-list-is-short = The list ends at { $last }, so there is no { $number }.
plain-can-take = { $space } can take { $values }. Write { $mark }.
plain-nothing-goes = Nothing can go in { $space } now.
plain-may-go = { $values } may go there: { $mark }.
plain-nothing-to-say = There is nothing to say about “{ $topic }”. Ask about a space (? c4) or a clause (? T3).

# The words that can be typed; the English ones are always understood too
plain-word-done = done
plain-word-ink = ink
plain-word-undo = undo
plain-word-stars = stars
plain-word-sheet = sheet
plain-word-words = words
plain-word-hint = hint
plain-word-help = help
plain-word-quit = quit
plain-dice-prompt = dice>

# What can be typed, each behind its word
plain-command-mark = write a 7 in c4; several marks at once are parted by spaces
plain-command-enter = ink what is in pencil ({ plain-word-done } does the same)
plain-command-undo = take back the last mark, until it is inked
plain-command-stars = the score as it stands, and why
plain-command-sheet = draw the sheet again; { plain-word-sheet } NAME shows somebody else’s
plain-command-words = the sheet in words
plain-command-hint = what a bot would play
plain-command-about = about a space, about a clause of the rules
plain-command-quit = leave; the game is saved and can be gone on with
plain-sample-boat = a1=B draws a boat in a1
plain-sample-hut = c4=H draws a hut in c4 (S a statue, M a mine)

## Sheets and results

plain-legend-legal = possible now
plain-legend-pencil = in pencil
plain-legend-highlight = highlighted
plain-legend-clouds = clouds
plain-sheet = { $name }, layout { $layout }, { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} and { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
}, { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}: { $kinds }. { $filled } filled, { $empty } empty.
plain-not-on-sheet = not on this sheet
plain-row = Row { $row }:
plain-span = { $first } to { $last }
plain-treasures = Treasures: { $list }.
plain-in-all = { $stars } in all.
plain-not-over = The game is not over; this is how it stands after turn { $turn }.
plain-ranks = (The ranks start at { $steps }; { $clause }.)
plain-ended = ({ $clause } ended the game.)
plain-what-counts = What counts is: { $list }
plain-no-places = These sheets are not of one adventure and layout, so there are no places.
plain-hint = Turn { $turn }, { $name }, dice { $dice }. { $bot } says:
plain-check-good = ok
plain-check-wrong = WRONG

## Typing what stands on paper

plain-paper-how = Type each row from left to right with spaces between: numbers, . for nothing, ! for a danger, !x for one that is crossed out. Spaces left out at the end are empty, Enter is an empty row, < goes back a row, { plain-word-quit } leaves.
plain-paper-symbols = Also: { $symbols }.
plain-paper-symbol = { $sign } for { $name }
plain-paper-treasure = *7 behind it for a treasure of 7
plain-paper-first = Whose sheet? (Enter if it has no name):
plain-paper-next = Whose sheet? (Enter when all are done):
plain-paper-taken = “{ $name }” has a sheet already.
plain-paper-row = row { $row }, { $first } to { $last }:
plain-paper-long = Row { $row } has { $spaces } spaces, and these are { $typed }.
plain-paper-discovery = discovery, like forest a1 a2 b2 b3 c3 (Enter when all are there):
plain-paper-claims = your own count to compare, like { $example } (Enter for none):

## What stands before a text, and why files cannot be read or written

plain-labelled = { $label }: { $text }
plain-line = line { $line }
plain-why-missing = No such file or directory
plain-why-folder = it is a folder
plain-why-no-folder = Not a directory
plain-why-there = it is there already
plain-why-forbidden = permission denied
plain-why-read-only = nothing can be written there
plain-why-full = the disk is full
plain-why-long = the name is too long
