# The daily: dice of the day, the same for everybody, and a calendar of the days before.

daily-title = Elke dag
# $day is a date
daily-of = De worpen van { $day }
daily-today = Worpen van vandaag: { $day }
daily-looking = De worpen van vandaag worden gezocht…
daily-says = Elke dag nieuwe worpen, voor iedereen dezelfde. Ook de dagen ervoor wachten op je.
daily-played = { $count ->
    [one] Je hebt { $count } dag gespeeld.
   *[other] Je hebt { $count } dagen gespeeld.
}
daily-days = Dagen
daily-site-says = Voor de lol, zonder ranglijst: deze worpen staan in bestanden van deze site, en wie ze leest kent de worpen.
daily-none = Van deze dag zijn hier geen worpen.
daily-new-layout = nieuwe plattegrond
daily-not-played = Nog niet gespeeld
daily-begun = Je blad wacht op je.
daily-place = Plaats { $place }
daily-month-before = De maand ervoor
daily-month-after = De volgende maand
# $day is a date with its weekday
daily-day = { $day }: { $count } van { $total } gespeeld

# A result as a text for a chat.
chat-copy = Kopiëren voor een chat
chat-copied = Gekopieerd. Plak het in een chat.
chat-best = plaats 1 van { $total }
chat-place = plaats { $place } van { $total }, { $percent } van 100 matchpunten
