# The daily: dice of the day, the same for everybody, and a calendar of the days before.

daily-title = The daily
# $day is a date
daily-of = The dice of { $day }
daily-today = Today’s dice: { $day }
daily-looking = Looking for today’s dice…
daily-says = New dice every day, the same for everybody. The days before wait for you too.
daily-played = { $count ->
    [one] You have played { $count } day.
   *[other] You have played { $count } days.
}
daily-days = Days
daily-site-says = For fun, not for ranks: these dice lie in files of this site, and whoever reads them knows the rolls.
daily-none = There are no dice of this day here.
daily-new-layout = new layout
daily-not-played = Not played yet
daily-begun = Your sheet waits for you.
daily-place = Place { $place }
daily-month-before = The month before
daily-month-after = The next month
# $day is a date with its weekday
daily-day = { $day }: { $count } of { $total } played

# A result as a text for a chat.
chat-copy = Copy for a chat
chat-copied = Copied. Paste it into a chat.
chat-best = place 1 of { $total }
chat-place = place { $place } of { $total }, { $percent } of 100 matchpoints
