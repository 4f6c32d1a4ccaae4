# The first screen, and the way in with a code.

home-title = Pennypapers
home-tagline = Drei Würfel, ein Stift, ein Abenteuer.
home-language = Sprache: { $name }
home-settings = Einstellungen
home-together = Zusammen spielen
home-play-alone = Allein loslegen
home-age-minutes = Ab { $age } · { $minutes } Minuten
home-line-temple = Steig der Reihe nach, halte Gleiches beisammen und hüte dich vor Mumien.
home-line-island = Viermal dieselbe Zahl rundherum, und der Schatz gehört dir.
home-line-valley = Finde Wälder, Städte und Pyramiden, ehe die Wolken sich schließen.
home-side-front = Vorn
home-side-back = Hinten
home-turn-to-back = Vorn: die Vorderseite. Zur Rückseite wenden
home-turn-to-front = Hinten: die Rückseite. Zur Vorderseite wenden
home-join = Los
home-join-with = Mit einem Code dazukommen
home-host = Tisch eröffnen
home-learn = Spielen lernen
home-more = Mehr
home-rules = Regeln
home-replay = Spiel noch einmal ansehen
home-count = Papierblatt zählen
home-unofficial = Inoffiziell. Die Spiele sind von Henri Kermarrec, erschienen bei Sit Down!; Zeichnungen und Worte hier sind unsere eigenen.
home-no-account = Kein Konto, keine Werbung. Was du magst und wo du sitzt, weiß nur dieser Browser.
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
home-at-lobby = Tisch { $code }, noch nicht begonnen
home-at-screen = Tisch { $code }, du zeigst die Leinwand
home-put-away = Spiel { $code } weglegen

join-title = An einen Tisch setzen
join-type-code = Tipp die Buchstaben ein, die auf der Leinwand oder beim Gastgeber stehen.
join-looking = Tisch { $code } wird gesucht …
join-no-table = Einen Tisch { $code } gibt es nicht. Schau noch einmal: I, L und O kommen in keinem Code vor.
join-table = Tisch { $code }
join-who = { $count ->
    [0] Noch ist niemand da.
    [one] { $count } ist da: { $names }
   *[other] { $count } sind da: { $names }
}
join-your-name = Dein Name
join-name-hint = So sehen ihn die anderen. Initialen genügen.
join-name-missing = Erst ein Name, ganz gleich welcher.
join-sit-down = Hinsetzen
join-just-watch = Nur zuschauen
join-locked = Dieser Tisch ist abgeschlossen.
join-running = Das Spiel läuft: Runde { $turn }.
join-over = Dieses Spiel ist vorbei.
join-catch-up = Später einsteigen
join-catch-up-hint = Du spielst jeden verpassten Wurf nach und bist dann dabei.
join-take-over = Für einen Bot weiterspielen
join-take-over-hint = Wähl ein Blatt, das gerade ein Bot spielt. Ab jetzt gehört es dir.
join-take-this = Als { $name } weiterspielen
join-see-replay = Den Verlauf ansehen
join-another = Anderer Code
