# The daily: dice of the day, the same for everybody, and a calendar of the days before.

daily-title = Täglich
# $day is a date
daily-of = Die Würfel vom { $day }
daily-today = Würfel von heute: { $day }
daily-looking = Die Würfel von heute werden gesucht …
daily-says = Jeden Tag neue Würfel, für alle die gleichen. Auch die Tage davor warten auf dich.
daily-played = { $count ->
    [one] Du hast an { $count } Tag gespielt.
   *[other] Du hast an { $count } Tagen gespielt.
}
daily-days = Tage
daily-site-says = Zum Spaß, ohne Rangliste: Diese Würfel liegen in Dateien dieser Seite, und wer sie liest, kennt die Würfe.
daily-none = Von diesem Tag gibt es hier keine Würfel.
daily-new-layout = neuer Plan
daily-not-played = Noch nicht gespielt
daily-begun = Dein Blatt wartet auf dich.
daily-place = Platz { $place }
daily-month-before = Der Monat davor
daily-month-after = Der nächste Monat
# $day is a date with its weekday
daily-day = { $day }: { $count } von { $total } gespielt

# A result as a text for a chat.
chat-copy = Für einen Chat kopieren
chat-copied = Kopiert. Füg es in einen Chat ein.
chat-best = Platz 1 von { $total }
chat-place = Platz { $place } von { $total }, { $percent } von 100 Matchpunkten
