# The first screen, and the way in with a code.

home-title = Pennypapers
home-tagline = Drei Würfel, ein Stift, ein Abenteuer.
home-language = Sprache: { $name }
home-settings = Einstellungen
home-together = Zusammen spielen
home-play-alone = Allein spielen
home-age-minutes = Ab { $age } · { $minutes } Minuten
home-line-temple = Steig der Reihe nach, halte gleiche Zahlen beisammen und hüte dich vor Mumien.
home-line-island = Viermal dieselbe Zahl rundherum, und der Schatz gehört dir.
home-line-valley = Finde Wälder, Städte und Pyramiden, ehe die Wolken sich schließen.
# above "Front" or "Back", on a button that turns the sheet over
home-side = Blatt
home-side-front = Vorn
home-side-back = Hinten
home-turn-to-back = Zur Rückseite wenden
home-turn-to-front = Zur Vorderseite wenden
home-join = Los
home-join-with = Mit einem Code mitspielen
home-host = Tisch eröffnen
home-one-phone = Ein Handy für alle
home-learn = Spielen lernen
home-daily = Würfel von heute
home-puzzles = Knobeleien
home-same-dice = Gleiche Würfel, jederzeit
home-more = Mehr
home-games = Meine Spiele
home-rules = Regeln
home-replay = Spiel noch einmal ansehen
home-count = Papierblatt auswerten
home-unofficial = Inoffiziell. Die Spiele sind von Henri Kermarrec, erschienen bei Sit Down!; Zeichnungen und Worte hier sind unsere eigenen.
home-no-account = Kein Konto, keine Werbung. Deine Einstellungen bleiben in diesem Browser; der Server kennt deine Spiele nur unter einem geheimen Schlüssel, und du kannst sie löschen.
# on a site without a server
home-on-device = Kein Konto, keine Werbung. Deine Spiele und Einstellungen bleiben in diesem Browser; nichts wird verschickt.
home-code-label = Tischcode, vier oder fünf Buchstaben

home-waiting = Angefangene Spiele
home-waiting-temple = Dein Tempel wartet
home-waiting-island = Deine Insel wartet
home-waiting-valley = Dein Tal wartet
home-waiting-more = { $count ->
    [one] { $count } weiteres Spiel
   *[other] { $count } weitere Spiele
}
home-at-solo = Allein, Runde { $turn }
home-at-table = Tisch { $code }, Runde { $turn }, als { $name }
# $names are those of all who share this device
home-at-one-phone = { $names }, Runde { $turn }
home-at-lobby = Tisch { $code }, noch nicht begonnen
home-at-screen = Tisch { $code }, du zeigst den großen Bildschirm
# $title is the title of a challenge
home-at-run = { $title }, Runde { $turn }
home-at-practice = { $title }: Übung, Runde { $turn }
home-put-away = Spiel { $code } weglegen

join-title = An einen Tisch setzen
join-type-code = Tipp die Buchstaben ein, die auf dem großen Bildschirm oder auf dem Handy des Hosts stehen.
join-looking = Tisch { $code } wird gesucht …
join-no-table = Einen Tisch { $code } gibt es nicht. Schau noch einmal: Die Buchstaben I, L und O kommen in keinem Code vor.
join-table = Tisch { $code }
join-who = { $count ->
    [0] Noch ist niemand da.
    [one] { $count } ist da: { $names }
   *[other] { $count } sind da: { $names }
}
join-your-name = Dein Name
join-name-hint = So sehen ihn die anderen. Initialen genügen.
join-name-missing = Gib erst einen Namen ein, ganz gleich welchen.
join-sit-down = Hinsetzen
join-just-watch = Nur zuschauen
join-locked = Der Host hat diesen Tisch abgeschlossen.
join-running = Das Spiel hat begonnen: Runde { $turn }.
join-over = Dieses Spiel ist vorbei.
join-has-ended = Dieses Spiel ist gerade zu Ende gegangen.
join-catch-up = Später einsteigen
join-catch-up-hint = Du spielst jeden verpassten Wurf nach und bist dann dabei.
join-take-over = Für einen Bot weiterspielen
join-take-over-hint = Wähl ein Blatt, das gerade ein Bot spielt. Ab jetzt gehört es dir.
join-take-this = Als { $name } weiterspielen
join-see-replay = Spiel noch einmal ansehen
join-another = Anderer Code
print-title = Drucken
same-title = Gleiche Würfel
