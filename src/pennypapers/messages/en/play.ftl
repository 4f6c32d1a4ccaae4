# The screen of a game. Spaces such as c4, rolls and marks are never translated.

play-number = { $number ->
    [1] One
    [2] Two
    [3] Three
    [4] Four
    [5] Five
    [6] Six
    [7] Seven
    [8] Eight
    [9] Nine
    [10] Ten
    [11] Eleven
    [12] Twelve
    [13] Thirteen
    [14] Fourteen
   *[15] Fifteen
}

# The bar
play-menu = Menu
play-help = Help
play-solo = Solo
play-have-inked = { $done ->
    [one] has inked
   *[other] have inked
}
play-players = players
play-turn = Turn { $turn } · { $side }
play-turn-of = Turn { $turn } of { $last } · { $side }
play-progress = { $done ->
    [one] { $done } of { $count } has inked
   *[other] { $done } of { $count } have inked
}
play-time-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}

# The dice
play-dice = Dice
play-die = { $colour } die: { $face }
play-die-used = { $colour } die: { $face }, used
play-die-idle = { $colour } die: { $face }, ignored
play-die-blank = not rolled yet
play-colour-purple = Purple
play-colour-green = Green
play-colour-red = Red
play-face-temple-penny = Penny
play-face-temple-helper = Lockpick
play-face-temple-danger = Mummy
play-face-island-penny = Penny
play-face-island-helper = Navigation
play-face-island-danger = Danger
play-face-valley-penny = Penny
play-face-valley-helper = Dakota
play-face-valley-danger = Snake
play-rolled = Rolled { $purple }, { $green }, { $red }.
play-rolled-colours = Rolled purple { $purple }, green { $green }, red { $red }.
play-typed-by = { $name } typed these dice.

# The sentence beside the dice
play-dice-coming = The dice are coming.
play-type-roll = Roll your dice.
play-type-roll-more = Then tap what they show.
play-host-types = { $name } rolls the dice.
play-paused = The game is paused.
play-paused-more = Your draft is kept.
play-goes-on = The game goes on.
play-watching = You are watching.
play-inked = Inked.
play-thinking-one = { $name } is still thinking.
play-thinking-two = { $name } and { $other } are still thinking.
play-thinking-many = { $count } are still thinking.
play-roll-temple-numbers = Write one number.
play-roll-temple-numbers-more = Tap a number, then a space.
play-roll-temple-penny = Penny! Any number, 1 to 15.
play-roll-temple-penny-more = A 9 sends mummies packing.
play-roll-temple-helper = A Lockpick! Write in a door.
play-roll-temple-helper-more = { $count ->
    [one] One door is still shut.
   *[other] { $count } doors are still shut.
}
play-roll-temple-pennyhelper = Penny and a Lockpick!
play-roll-temple-pennyhelper-more = Any number, in a door.
play-no-door = A Lockpick, but no door is left.
play-no-door-more = Write in a plain space.
play-must-pass = A Lockpick, and no door is left.
play-must-pass-more = At this table you pass.
play-roll-island-numbers = Write one number.
play-roll-island-numbers-more = Tap a number, then a space.
play-roll-island-penny = Penny! Any number, 1 to 15.
play-roll-island-penny-more = A 9 overcomes dangers.
play-roll-island-helper = A boat, or one number.
play-roll-island-helper-more = Boats sail beside the island.
play-roll-island-pennyhelper = A boat, or any number.
play-roll-island-pennyhelper-more = Penny gives 1 to 15.
play-roll-valley-numbers = Use one, two or three dice.
play-roll-valley-numbers-more = Tap a number, then a space.
play-roll-valley-penny = Penny! Any number, 1 to 15.
play-roll-valley-penny-more = The other dice count too.
play-roll-valley-helper = Dakota! You may build.
play-roll-valley-helper-more = The other dice count too.
play-roll-valley-pennyhelper = Penny and Dakota!
play-roll-valley-pennyhelper-more = Use all three dice if you like.
play-which-number = What goes in { $space }?
play-which-number-more = Tap a number below.
play-tap-number = { play-number }: tap a space.
play-tap-B = A boat: tap the sea.
play-tap-H = A hut: tap a space.
play-tap-S = A statue: tap a space.
play-tap-M = A mine: tap a space.
play-tap-x = Tap what you cross out.
play-drawn-B = A boat.
play-drawn-H = A hut.
play-drawn-S = A statue.
play-drawn-M = A mine.
play-drawn-x = Crossed out.
play-from-p = { play-number }, from the purple die.
play-from-g = { play-number }, from the green die.
play-from-r = { play-number }, from the red die.
play-from-penny = { play-number }, from Penny.
play-from-sum = { $sum } = { $number }.
play-move-it = Tap another space to move it.
play-go-on = Go on, or ink it.
play-go-on-more = What is left may be left.
play-passed = You pass.
play-choose-treasure = Which treasure?
play-choose-treasure-more = There is no room for all of them.
play-discovery = A discovery?
play-discovery-more = Trace it with a finger, or tap its spaces.
play-found-forest = A forest!
play-found-city = A city!
play-found-mountain = A mountain!
play-found-pyramid = A pyramid!
play-found-more = One discovery a turn. Ink it?

# A danger turn
play-danger-title-temple = A mummy
play-danger-title-island = A danger
play-danger-title-valley = A snake
play-danger-temple = A mummy wakes.
play-danger-island = Danger ahead.
play-danger-valley = A snake slips in.
play-danger-solo = Draw it in a space with red corners.
play-hold = You hold { $name }’s sheet.
play-danger-draw-temple = Draw one mummy in an empty plain space. Then the sheet goes back.
play-danger-draw-island = Draw one skull on empty land. Then the sheet goes back.
play-danger-draw-valley = Draw one snake in an empty space. Then the sheet goes back.
play-tab = { $name }’s sheet
play-holds = { $name } → { $owner }
play-holds-yours = { $name } holds yours. You will see what was drawn when all are done.
play-drew-temple = { $name } drew a mummy in { $space }.
play-drew-island = { $name } drew a skull in { $space }.
play-drew-valley = { $name } drew a snake in { $space }.
play-leave-it = Leave it there

# Chips
play-next = What to write
play-chips = Numbers
play-uses = This turn so far
play-sealed = Sealed. The others see it when all are done.
play-dice-left-out = Turn { $turn }: your device’s secret came too late and is not in this roll.
play-dice-fault = The server changed what was fixed before the game. Your device adds nothing to the dice any more.
play-penny = Penny
play-plus = { " plus " }
play-or = { " or " }
play-face-of = { $face } { $colour }
play-chip-made = { $name }, { $made }
play-chip-closed = { $name }, not possible now: { $reason }
play-chip-elsewhere = { $name }, not in this space
play-chip-B = Boat
play-chip-H = Hut
play-chip-S = Statue
play-chip-M = Mine
play-chip-cross = cross out
play-chip-x-temple = Cross out a mummy
play-chip-x-island = Cross out a danger
play-chip-x-valley = Cross out a snake
play-closed = not now
play-closed-V4-building = number first
play-closed-V6-die = used up
play-closed-V6-once = stands already
play-closed-V6-full = no room
play-closed-V8-nine = needs 9
play-closed-G9-no-nine = needs a 9
play-closed-I2-one = one a turn
play-closed-I5-full = no sea left
play-closed-V9-last = too late
play-use-penny = Penny wrote { $mark } in { $space }
play-use-die = { $mark } in { $space }
play-use-sum = { $sum } = { $mark } in { $space }
play-use-drew = { $mark } in { $space }
play-use-cross = { $space } crossed out
play-use-treasure = Treasure { $value } in { $space }
play-use-pass = Passed
play-treasure = Treasure { $value }
play-treasure-in = in { $space }

# Discoveries
play-suggestions = Discoveries
play-kind-forest = Forest
play-kind-city = City
play-kind-mountain = Mountain
play-kind-pyramid = Pyramid
play-ways = { $count ->
    [one] one way
   *[other] { $count } ways
}
play-another-way = tap for another
play-one-more = one more: { $space }
play-nothing-there = Nothing can be found there yet.
play-nothing-to-find = Nothing can be found yet.

# The footer
play-undo = Take back
play-hint = Hint
play-hint-thinking = Thinking about a hint…
play-hint-by = { $bot } would write:
play-hint-stars = { $count ->
    [one] { $count } star expected
   *[other] { $count } stars expected
}
# $error says how sure that is: the true number lies within it nineteen times in twenty
play-hint-about = { $count } ± { $error } stars expected
play-ink-it = Ink it
play-pass = Pass
play-discover = Discover
play-skip-discovery = Skip
play-waiting = { $count ->
    [0] All have inked
    [one] Waiting for one
   *[other] Waiting for { $count }
}
play-said-inked = Inked.
play-said-chosen = { $count ->
    [one] { $name }: one space.
   *[other] { $name }: { $count } spaces.
}
play-said-pencilled = In pencil: { $what }. { stars }.
play-said-erased = Nothing in pencil.
play-show-where = Show where it may go
play-read-rule = Read rule { $clause }

# Stars
play-stars = Stars
play-stars-change = { $change } with this draft

play-to-rank = { $count ->
    [one] One star to { $rank }
   *[other] { $count } stars to { $rank }
}
play-at-top-rank = { $rank }: there is no higher rank
play-spaces-left = { $count ->
    [one] One space left
   *[other] { $count } spaces left
}
play-rolls-so-far = { $count ->
    [one] One roll so far
   *[other] { $count } rolls so far
}
play-look-at = Look at the sheet of { $name }
play-look-at-own = Look at your own sheet

play-news = { $title }: { $text }

# Players
play-at-the-table = At the table
play-is-thinking = thinking
play-is-away = bot plays soon
play-has-inked = inked
play-has-drawn = drawn
play-is-host = host
play-is-bot = a bot
play-lost-line = lost the line
play-is-late = catching up
play-make-host = Make host
play-remove = Remove

# The sheets
play-your-temple = Your temple
play-your-island = Your island
play-your-valley = Your valley

# The menu
play-sounds-on = Sounds: on
play-sounds-off = Sounds: off
play-rules = The rules
play-lesson = Learn to play
play-big-screen = Big screen
play-record = Download the record
play-home = Home. A bot minds your seat.
play-home-solo = Home. The game waits for you.
play-leave = Give up my seat
play-leave-sure = Tap again: a bot goes on with your sheet
play-give-up = Give up this game
play-give-up-sure = Tap again to give it up
play-you-host = You are the host
play-pause = Pause
play-resume = Go on
play-skip = Let bots finish
play-lock = Lock the table
play-unlock = Unlock the table
play-more-time = More time
play-usual-time = Back to the usual time
play-correct-dice = Correct the dice

# Real dice
play-typed-done = These are the dice
play-typed-die = { $colour } die

# A mark as text
play-typed-mark = Type a mark
play-typed-mark-how = A space and what goes there, such as c4=15
play-typed-write = Pencil it
play-typed-unread = Write it like c4=15, or d5x to cross out.

# Help and keys
play-help-temple = Write one number from the dice each turn. Neighbours that count up make a sequence, three alike make a group, and a 9 vanquishes the mummies around it.
play-help-island = Write one number each turn, beside a number or a boat. Four alike around a spot, left, right, above and below, reveal a treasure there.
play-help-valley = Use one, two or three dice each turn, beside a number. Then reveal one discovery if you like: a forest, a city, a mountain or a pyramid.
play-help-pencil = Pencil may change as often as you like. Ink stays.
play-keys = Keys
play-key-arrows = Arrows
play-key-arrows-do = walk over the sheet
play-key-digits-do = choose a number
play-key-letters-do = boat, hut, statue, mine, cross out
play-key-enter = Enter
play-key-enter-do = write there
play-key-back = Backspace, Ctrl+Z
play-key-back-do = take back
play-key-ink = I, Ctrl+Enter
play-key-ink-do = ink it
play-key-discover-do = look for a discovery
play-key-hint-do = show or hide a hint
play-key-slash-do = type a mark, such as c4=15
play-key-escape = Escape
play-key-escape-do = close, let go
play-key-help-do = this list

play-time-wrote-yours = Time was up, so a bot wrote for you: { $what }.
play-bot-wrote-yours = A bot played this turn for you: { $what }.
play-time-wrote = { $count ->
    [0] Time was up, so a bot wrote for { $names }.
   *[other] Time was up, so a bot wrote for { $count } players.
}
play-bot-wrote = { $count ->
    [0] A bot played this turn for { $names }.
   *[other] A bot played this turn for { $count } players.
}
