# Der Coach auf der Seite: was die Würfel eines beendeten Spiels hergaben, und was man noch einmal versuchen kann.

coach-title = Der Coach
coach-corner = Was die Würfel hergaben
coach-needs-server = Der Coach arbeitet nur, wo es einen Server gibt.
coach-looking = Der Coach sieht sich deine Würfel an …

# $count is a number of stars
coach-best = Wer alle Würfe vorher gekannt hätte, wäre auf { $count ->
    [one] { $count } Stern
   *[other] { $count } Sterne
} gekommen: Das ist das beste Blatt, das gefunden wurde.
coach-best-is-yours = Mit diesen Würfeln wurde kein besseres Blatt gefunden als deins, nicht einmal mit allen Würfen im Voraus.
coach-best-is-below = Dein Blatt ist mindestens so gut: Allein gespielt hat das beste, das mit diesen Würfeln gefunden wurde, { $count ->
    [one] { $count } Stern
   *[other] { $count } Sterne
}.
coach-bound = Mehr als { $count } sind mit diesen Würfeln nicht möglich.
coach-proven = Mehr ist mit diesen Würfeln nicht möglich.
coach-alone = Dieses Blatt ist allein gespielt: Seine Gefahren bleiben auf ihm, wie in einem Solospiel.
coach-look = Mit dem Coach ansehen

coach-best-name = Beste Lösung
coach-back = Zum Verlauf
coach-whose = Wessen Spiel?
coach-nothing = Der Coach sieht sich beendete Spiele an. Öffne zuerst eines.

# Die drei Karten. $what sagt, was geschrieben wurde, $part ist ein Teil der Wertung, $count eine Zahl von Sternen.
coach-cards-wait = Der Coach spielt jede Runde viele Male weiter. Glück und gute Entscheidungen kommen gleich.
coach-find = Deine schönste Runde
coach-find-choice = In Runde { $turn } hast du die beste Stelle von allen gefunden: { $what }.
coach-find-mark = { $what }: Das brachte in Runde { $turn } auf einmal { $count ->
    [one] { $count } Stern
   *[other] { $count } Sterne
}.
coach-roll = Der wichtigste Wurf
coach-roll-lucky = Runde { $turn } war ein Geschenk. { $roll }
coach-roll-unlucky = Runde { $turn } war für alle schwer. { $roll }
coach-again = Noch einmal versuchen
coach-again-says = Probier in Runde { $turn } eine andere Stelle: Dort findest du vielleicht etwa { $count ->
    [one] { $count } Stern
   *[other] { $count } Sterne
} mehr.
coach-again-part = Probier in Runde { $turn } eine andere Stelle, für „{ $part }“: Dort findest du vielleicht etwa { $count ->
    [one] { $count } Stern
   *[other] { $count } Sterne
} mehr.
coach-steady = Ruhige Hand
coach-steady-says = Bei { $steady } von { $choices } Entscheidungen hätte niemand eine klar bessere Stelle gefunden.
coach-see-turn = Runde { $turn } ansehen

# Eine Runde, und das Diagramm.
coach-luck = Würfel und Entscheidungen
coach-chart-says = Erwartete Sterne, Runde für Runde: von { $start } vor dem ersten Wurf bis { $final } am Ende.
coach-chart-luck = was die Würfel änderten
coach-chart-choice = was eine andere Wahl bewahrt hätte
coach-turn = Runde { $turn }
coach-luck-little = Dieser Wurf änderte wenig.
coach-luck-good = Dieser Wurf war Glück: etwa { $count ->
    [one] { $count } Stern
   *[other] { $count } Sterne
} mehr als sonst.
coach-luck-bad = Dieser Wurf war Pech: etwa { $count ->
    [one] { $count } Stern
   *[other] { $count } Sterne
} weniger als sonst.
coach-forced = Es gab nur eines zu tun.
coach-drawn-by = { $name } hat auf dieses Blatt gezeichnet.
coach-more-there = Eine andere Stelle brächte bis zum Ende etwa { $count ->
    [one] { $count } Stern
   *[other] { $count } Sterne
} mehr.
coach-as-good = Keine andere Stelle war klar besser.
coach-options = Die besten Stellen
coach-options-hint = Tippe eine an, um sie auf dem Blatt zu sehen. Die Sterne sind die am Ende, im Schnitt.
coach-you-did = Das hast du getan.
coach-worth = etwa { $count ->
    [one] { $count } Stern
   *[other] { $count } Sterne
}

# Eine Runde, die noch einmal versucht wird. $what sagt, was geschrieben wurde.
coach-try = Noch einmal versuchen
coach-back-to-turn = Zurück zur Runde
coach-try-says = Spiel diese Runde, wie du magst: Es wird nichts gespeichert.
coach-try-waits = Der Coach spielt deine Runde viele Male weiter …
coach-try-more = Noch ein Versuch
coach-tried = { $what }: am Ende etwa { $count ->
    [one] { $count } Stern
   *[other] { $count } Sterne
}.
coach-tried-other = Das Beste, was gefunden wurde, { $what }, bringt etwa { $count ->
    [one] { $count } Stern
   *[other] { $count } Sterne
}.
coach-tried-best = Etwas Besseres hat niemand gefunden.
coach-tried-error = Der Unterschied stimmt auf etwa { $count ->
    [one] { $count } Stern
   *[other] { $count } Sterne
} genau.
