# Knobeleien auf der Seite, und was auch der Befehl von ihnen sagt.

puzzle-grade-easy = leicht
puzzle-grade-fair = knifflig
puzzle-grade-hard = schwer
puzzle-grade-fiendish = sehr schwer
puzzle-coming = { $count ->
    [one] Ein Wurf kommt noch:
   *[other] { $count } Würfe kommen noch:
}
# Beides sind Zahlen von Sternen.
puzzle-task = Finde ein Ende mit { $best } Sternen. Die meisten enden mit { $usual }.
puzzle-solved = Besser geht es nicht!
puzzle-missed = { $count ->
    [one] Ein Stern mehr ist möglich.
   *[other] { $count } Sterne mehr sind möglich.
}

puzzle-title = Knobeleien
puzzle-one = Knobelei
puzzle-all = Alle Knobeleien
puzzle-looking = Knobeleien werden gesucht …
puzzle-about = Die letzten Würfe eines Spiels, und du kennst sie alle. Wie viele Sterne schaffst du?
puzzle-of-the-day = Die Knobelei des Tages
puzzle-play = Spielen
puzzle-play-again = Noch einmal spielen
# $grade ist, wie schwer sie ist, $best eine Zahl von Sternen
puzzle-aim = { $grade } · bis zu { $best } Sterne
# $best ist eine Zahl von Sternen
puzzle-up-to = bis zu { $best } Sterne
# über den Würfeln, die nach dem Wurf auf dem Tisch kommen
puzzle-next-rolls = Dann
puzzle-last-roll = Das ist der letzte Wurf.
puzzle-begin-again = Die Knobelei neu beginnen
puzzle-well-done = Gelöst
puzzle-not-yet = Noch nicht
# $stars, $best und $usual sind Zahlen von Sternen
puzzle-your-stars = Du hast { $stars } Sterne geschafft, möglich sind { $best }. Die meisten enden mit { $usual }.
puzzle-your-best = Du hast { $stars } Sterne geschafft. Die meisten enden mit { $usual }.
puzzle-all-searched = Alle möglichen Enden sind durchsucht. Jedes Ende mit ebenso vielen Sternen ist ebenso gut.
puzzle-mine = Deins
puzzle-a-best = Eines der besten
puzzle-as-good = Ebenso gut
puzzle-turns = Wurf für Wurf
# $what ist, was jemand geschrieben hat
puzzle-you-wrote = Du: { $what }
puzzle-best-wrote = Am besten: { $what }
puzzle-begins = Vor dem ersten dieser Würfe
puzzle-roll-of = Wurf { $turn } von { $last }
puzzle-try-again = Neuer Versuch
puzzle-next = Nächste
puzzle-more = Mehr Knobeleien
puzzle-how-hard = Wie schwer?
puzzle-so-many = { $done } von { $count } gelöst
# $number ist die der Knobelei, $grade ist, wie schwer sie ist
puzzle-number = Nummer { $number }, { $grade }
puzzle-is-solved = Gelöst
puzzle-is-missed = Noch nicht gelöst
puzzle-missed-ones = { $count ->
    [0] Noch offene Knobeleien: keine
   *[other] Noch offene Knobeleien: { $count }
}
puzzle-missed-title = Noch offene Knobeleien
puzzle-missed-about = Hier ist mehr drin. Nur dieser Browser kennt sie.
puzzle-none-missed = Keine Knobelei wartet auf einen neuen Versuch.
puzzle-rush = Knobelrennen
puzzle-rush-about = Wie viele Knobeleien löst du in drei Minuten?
puzzle-rush-how = Die leichten kommen zuerst. Ein Ende mit weniger Sternen, als möglich sind, zählt nicht, und überspringen darfst du.
puzzle-rush-which = Welches Abenteuer?
puzzle-every-adventure = Alle
puzzle-rush-go = Los
puzzle-rush-again = Noch einmal
# $count ist eine Zahl von Knobeleien
puzzle-rush-best = Dein Rekord: { $count }
puzzle-rush-new-best = Das ist dein Rekord!
puzzle-rush-solved = { $count ->
    [one] { $count } Knobelei gelöst
   *[other] { $count } Knobeleien gelöst
}
puzzle-rush-over = Die Zeit ist um.
puzzle-rush-list = Deine Knobeleien
puzzle-skip = Überspringen
puzzle-skipped = Übersprungen.
