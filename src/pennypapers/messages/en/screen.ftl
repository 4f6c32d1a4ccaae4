# The big screen, which a whole room reads from afar.

screen-controls = For the host
screen-full = Full screen
screen-line-lost = The line is lost. The screen comes back by itself.
screen-line-back = Back online.
screen-nobody = Nobody yet. Who is first?
screen-how-to-join = Scan the code, or go to { $host } and type it.
screen-come-aboard = Come aboard
screen-turn = Turn { $turn }
screen-between = Between turns
screen-last-turn = Previous turn
screen-sealed = Everybody writes at once. What you write stays sealed until all have inked.
screen-paused = The game is paused.
screen-pause = Pause
screen-go-on = Go on
screen-skip = Bots write for the rest
screen-again = Play again
screen-type-dice = Type the dice
screen-dice-coming = The dice are coming…
screen-host-types = { $name } rolls the real dice.
screen-screen-types = Roll the real dice, then type them here.

screen-roll-temple-numbers = One number from the dice, or a sum.
screen-roll-temple-penny = Penny! Any number, 1 to 15.
screen-roll-temple-helper = A Lockpick! The number goes in a door.
screen-roll-temple-pennyhelper = Penny and a Lockpick! Any number, in a door.
screen-roll-island-numbers = One number from the dice, or a sum.
screen-roll-island-penny = Penny! Any number, 1 to 15.
screen-roll-island-helper = A boat, or one number from the dice.
screen-roll-island-pennyhelper = A boat, or any number, 1 to 15.
screen-roll-valley-numbers = One, two or three dice, alone or added up.
screen-roll-valley-penny = Penny! Any number, and the other dice too.
screen-roll-valley-helper = A building, and the other dice too.
screen-roll-valley-pennyhelper = A building, any number, and the last die too.
screen-danger-temple = A mummy! Draw one on the sheet you hold.
screen-danger-island = Danger! Draw a skull on the sheet you hold.
screen-danger-valley = A snake! Draw one on the sheet you hold.
screen-danger-alone-temple = A mummy! It goes on the sheet.
screen-danger-alone-island = Danger! A skull goes on the sheet.
screen-danger-alone-valley = A snake! It goes on the sheet.

screen-progress-label = Who has inked
# after a large number: "57 of 100 have inked"
screen-inked-of = { $done ->
    [one] of { $count } has inked
   *[other] of { $count } have inked
}
screen-thinking = Still thinking
screen-and-more = and { $count } more
screen-late = { $name } catches up, turn { $turns }
# in a danger turn, below "Ben’s sheet"
screen-held-by = held by { $name }
screen-all-sheets = { $count ->
    [one] { $count } sheet
   *[other] All { $count } sheets
}
screen-tile = { $name }, { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}{ $state ->
    [thinking] , thinking
    [inked] , inked
   *[resting] { "" }
}
screen-tile-held = { $holder } holds the sheet of { $name }{ $state ->
    [thinking] , thinking
    [inked] , done
   *[resting] { "" }
}
screen-key = What the small sheets show
screen-key-few = 1–4
screen-key-some = 5–9
screen-key-many = 10–15
screen-key-danger = danger
screen-key-drawn = { $adventure ->
    [island] boat
   *[other] building
}
screen-key-found = { $adventure ->
    [island] treasure
   *[other] discovery
}
screen-heat = Where you wrote
screen-heat-space = { $space }: { $count }

screen-news-boldest = Boldest number
screen-news-treasures = New treasures
screen-news-discoveries = Discoveries
screen-news-beaten = Crossed out
screen-news-dangers = Sheets changed hands
screen-news-blow = Hardest blow
screen-news-leap = Biggest leap
screen-news-meeting = Most crowded spot
screen-news-alone = All alone
screen-news-race = Closest race
screen-say-boldest = { $count ->
    [one] { $name }, { $value } in { $space }
   *[other] { $value }, from { $count } of you
}
screen-say-treasures = { $count ->
    [one] One treasure, worth { $value }
   *[other] { $count } treasures, most of them worth { $value }
}
screen-say-discoveries = { $discovery ->
    [forest] { $count ->
        [one] A forest
       *[other] { $count }, most of them forests
    }
    [city] { $count ->
        [one] A city
       *[other] { $count }, most of them cities
    }
    [mountain] { $count ->
        [one] A mountain range
       *[other] { $count }, most of them mountains
    }
   *[pyramid] { $count ->
        [one] A pyramid
       *[other] { $count }, most of them pyramids
    }
}
screen-say-beaten = { $adventure ->
    [temple] { $count ->
        [one] One mummy crossed out
       *[other] { $count } mummies crossed out
    }
    [island] { $count ->
        [one] One danger crossed out
       *[other] { $count } dangers crossed out
    }
   *[valley] { $count ->
        [one] Escaped from one snake
       *[other] Escaped from { $count } snakes
    }
}
screen-say-dangers = { $adventure ->
    [temple] { $count } mummies
    [island] { $count } skulls
   *[valley] { $count } snakes
}{ $most ->
    [1] , no two in one spot
   *[other] , { $most } of them in { $space }
}
screen-say-blow = { $other } cost { $name } { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
screen-say-leap = { $name }, { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} more
screen-say-meeting = { $count } wrote in { $space }
screen-say-alone = Only { $name } went to { $space }
screen-say-racer = { $name } { $stars }

screen-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
screen-winning-sheet = The sheet of { $name }
screen-everybody = Everybody

# $what is what somebody wrote, $count a number of stars
screen-find-choice = { $name } found the best place of all in turn { $turn }: { $what }.
screen-find-mark = { $name }, turn { $turn }: { $what }. That brought { $count ->
    [one] { $count } star
   *[other] { $count } stars
} at once!
screen-gift = Turn { $turn } was a gift for { $name }.
