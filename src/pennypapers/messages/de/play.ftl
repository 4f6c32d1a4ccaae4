# The screen of a game. Spaces such as c4, rolls and marks are never translated.

play-number = { $number ->
    [1] Eins
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [10] Zehn
    [11] Elf
    [12] Zwölf
    [13] Dreizehn
    [14] Vierzehn
   *[15] Fünfzehn
}

# The bar
play-menu = Menü
play-help = Hilfe
play-solo = Solo
play-have-inked = { $done ->
    [one] ist fertig
   *[other] sind fertig
}
play-players = spielen mit
play-turn = Runde { $turn } · { $side }
play-turn-of = Runde { $turn } von { $last } · { $side }
play-progress = { $done ->
    [one] { $done } von { $count } ist fertig
   *[other] { $done } von { $count } sind fertig
}
play-time-left = { $seconds ->
    [one] Noch { $seconds } Sekunde
   *[other] Noch { $seconds } Sekunden
}

# The dice
play-dice = Würfel
play-die = Würfel { $colour }: { $face }
play-die-used = Würfel { $colour }: { $face }, benutzt
play-die-idle = Würfel { $colour }: { $face }, zählt nicht
play-die-blank = noch nicht geworfen
play-colour-purple = lila
play-colour-green = grün
play-colour-red = rot
play-face-temple-penny = Penny
play-face-temple-helper = Dietrich
play-face-temple-danger = Mumie
play-face-island-penny = Penny
play-face-island-helper = Navigation
play-face-island-danger = Gefahr
play-face-valley-penny = Penny
play-face-valley-helper = Dakota
play-face-valley-danger = Schlange
play-rolled = Gewürfelt: { $purple }, { $green }, { $red }.
play-rolled-colours = Gewürfelt: Lila { $purple }, Grün { $green }, Rot { $red }.
play-typed-by = { $name } hat diese Würfel eingetippt.

# The sentence beside the dice
play-dice-coming = Die Würfel kommen.
play-type-roll = Wirf deine Würfel.
play-type-roll-more = Dann tipp an, was sie zeigen.
play-host-types = { $name } wirft die Würfel.
play-paused = Das Spiel macht Pause.
play-paused-more = Dein Entwurf bleibt erhalten.
play-goes-on = Das Spiel geht weiter.
play-watching = Du schaust zu.
play-inked = Eingetragen.
play-thinking-one = { $name } überlegt noch.
play-thinking-two = { $name } und { $other } überlegen noch.
play-thinking-many = { $count } überlegen noch.
play-roll-temple-numbers = Schreib eine Zahl.
play-roll-temple-numbers-more = Tipp auf eine Zahl, dann auf ein Feld.
play-roll-temple-penny = Penny! Wähl frei, 1 bis 15.
play-roll-temple-penny-more = Eine 9 vertreibt Mumien.
play-roll-temple-helper = Ein Dietrich! Schreib in eine Tür.
play-roll-temple-helper-more = { $count ->
    [one] Eine Tür ist noch zu.
   *[other] { $count } Türen sind noch zu.
}
play-roll-temple-pennyhelper = Penny und ein Dietrich!
play-roll-temple-pennyhelper-more = Eine beliebige Zahl, in eine Tür.
play-no-door = Ein Dietrich, aber keine Tür frei.
play-no-door-more = Schreib in ein einfaches Feld.
play-must-pass = Ein Dietrich, und keine Tür frei.
play-must-pass-more = An diesem Tisch setzt du aus.
play-roll-island-numbers = Schreib eine Zahl.
play-roll-island-numbers-more = Tipp auf eine Zahl, dann auf ein Feld.
play-roll-island-penny = Penny! Wähl frei, 1 bis 15.
play-roll-island-penny-more = Eine 9 überwindet Gefahren.
play-roll-island-helper = Ein Boot oder eine Zahl.
play-roll-island-helper-more = Boote segeln dicht an der Insel.
play-roll-island-pennyhelper = Ein Boot oder eine beliebige Zahl.
play-roll-island-pennyhelper-more = Penny gibt 1 bis 15.
play-roll-valley-numbers = Nimm 1, 2 oder 3 Würfel.
play-roll-valley-numbers-more = Tipp auf eine Zahl, dann auf ein Feld.
play-roll-valley-penny = Penny! Wähl frei, 1 bis 15.
play-roll-valley-penny-more = Die anderen Würfel zählen auch.
play-roll-valley-helper = Dakota! Du darfst bauen.
play-roll-valley-helper-more = Die anderen Würfel zählen auch.
play-roll-valley-pennyhelper = Penny und Dakota!
play-roll-valley-pennyhelper-more = Nimm alle drei Würfel, wenn du magst.
play-which-number = Was kommt in { $space }?
play-which-number-more = Tipp unten auf eine Zahl.
play-tap-number = { play-number }: Tipp auf ein Feld.
play-tap-B = Ein Boot: Tipp aufs Meer.
play-tap-H = Eine Hütte: Tipp auf ein Feld.
play-tap-S = Eine Statue: Tipp auf ein Feld.
play-tap-M = Eine Mine: Tipp auf ein Feld.
play-tap-x = Tipp an, was du durchstreichst.
play-drawn-B = Ein Boot.
play-drawn-H = Eine Hütte.
play-drawn-S = Eine Statue.
play-drawn-M = Eine Mine.
play-drawn-x = Durchgestrichen.
play-from-p = { play-number }, vom lila Würfel.
play-from-g = { play-number }, vom grünen Würfel.
play-from-r = { play-number }, vom roten Würfel.
play-from-penny = { play-number }, von Penny.
play-from-sum = { $sum } = { $number }.
play-move-it = Tipp auf ein anderes Feld, um sie zu verschieben.
play-go-on = Mach weiter oder trag es ein.
play-go-on-more = Du musst nicht alle Würfel nehmen.
play-passed = Du setzt aus.
play-choose-treasure = Welcher Schatz?
play-choose-treasure-more = Für alle ist kein Platz.
play-discovery = Eine Entdeckung?
play-discovery-more = Fahr sie mit dem Finger nach oder tipp ihre Felder an.
play-found-forest = Ein Wald!
play-found-city = Eine Stadt!
play-found-mountain = Ein Gebirge!
play-found-pyramid = Eine Pyramide!
play-found-more = Eine Entdeckung je Runde. Eintragen?

# A danger turn
play-danger-title-temple = Eine Mumie
play-danger-title-island = Eine Gefahr
play-danger-title-valley = Eine Schlange
play-danger-temple = Eine Mumie erwacht.
play-danger-island = Gefahr voraus.
play-danger-valley = Eine Schlange schleicht herein.
play-danger-solo = Zeichne sie in ein Feld mit roten Ecken.
play-hold = Du hältst das Blatt von { $name }.
play-danger-draw-temple = Zeichne eine Mumie in ein leeres einfaches Feld. Das Blatt geht zurück.
play-danger-draw-island = Zeichne einen Schädel auf leeres Land. Das Blatt geht zurück.
play-danger-draw-valley = Zeichne eine Schlange in ein leeres Feld. Das Blatt geht zurück.
play-tab = Blatt von { $name }
play-holds = { $name } → { $owner }
play-holds-yours = { $name } hält deins. Was gezeichnet wurde, siehst du, wenn alle fertig sind.
play-drew-temple = { $name } hat eine Mumie in { $space } gezeichnet.
play-drew-island = { $name } hat einen Schädel in { $space } gezeichnet.
play-drew-valley = { $name } hat eine Schlange in { $space } gezeichnet.
play-leave-it = Dort lassen

# Chips
play-next = Was du schreiben kannst
play-chips = Zahlen
play-uses = Diese Runde bisher
play-sealed = Verdeckt. Die anderen sehen es, wenn alle fertig sind.
play-dice-left-out = Runde { $turn }: Das Geheimnis deines Geräts kam zu spät und steckt nicht in diesem Wurf.
play-dice-fault = Der Server hat geändert, was vor dem Spiel feststand. Dein Gerät gibt nichts mehr zu den Würfeln dazu.
play-penny = Penny
play-plus = { " plus " }
play-or = { " oder " }
play-face-of = { $face } { $colour }
play-chip-made = { $name }, { $made }
play-chip-closed = { $name }, geht gerade nicht: { $reason }
play-chip-elsewhere = { $name }, nicht in diesem Feld
play-chip-B = Boot
play-chip-H = Hütte
play-chip-S = Statue
play-chip-M = Mine
play-chip-cross = durch­strei­chen
play-chip-x-temple = Eine Mumie durchstreichen
play-chip-x-island = Eine Gefahr durchstreichen
play-chip-x-valley = Eine Schlange durchstreichen
play-closed = jetzt nicht
play-closed-V4-building = erst eine Zahl
play-closed-V6-die = verbraucht
play-closed-V6-once = steht schon
play-closed-V6-full = kein Platz
play-closed-V8-nine = braucht 9
play-closed-G9-no-nine = braucht eine 9
play-closed-I2-one = eins je Runde
play-closed-I5-full = kein Meer frei
play-closed-V9-last = zu spät
play-use-penny = Penny schrieb { $mark } in { $space }
play-use-die = { $mark } in { $space }
play-use-sum = { $sum } = { $mark } in { $space }
play-use-drew = { $mark } in { $space }
play-use-cross = { $space } durchgestrichen
play-use-treasure = Schatz { $value } in { $space }
play-use-pass = Ausgesetzt
play-treasure = Schatz { $value }
play-treasure-in = in { $space }

# Discoveries
play-suggestions = Entdeckungen
play-kind-forest = Wald
play-kind-city = Stadt
play-kind-mountain = Gebirge
play-kind-pyramid = Pyramide
play-ways = { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
play-another-way = tipp für die nächste
play-one-more = noch eins: { $space }
play-nothing-there = Dort ist noch nichts zu finden.
play-nothing-to-find = Noch ist nichts zu finden.

# The footer
play-undo = Zurücknehmen
play-hint = Tipp
play-hint-thinking = Ein Tipp wird überlegt …
play-hint-by = { $bot } würde schreiben:
play-hint-stars = { $count ->
    [one] { $count } Stern erwartet
   *[other] { $count } Sterne erwartet
}
# $error sagt, wie sicher das ist: Die wahre Zahl liegt neunzehn von zwanzig Malen darin
play-hint-about = { $count } ± { $error } Sterne erwartet
play-ink-it = Tinte drauf
play-pass = Aussetzen
play-discover = Entdecken
play-skip-discovery = Auslassen
play-waiting = { $count ->
    [0] Alle sind fertig
    [one] Eine Person fehlt
   *[other] { $count } fehlen noch
}
play-said-inked = Eingetragen.
play-said-chosen = { $count ->
    [one] { $name }: ein Feld.
   *[other] { $name }: { $count } Felder.
}
play-said-pencilled = Mit Bleistift: { $what }. { stars }.
play-said-erased = Nichts mehr mit Bleistift.
play-show-where = Zeig, wohin es darf
play-read-rule = Regel { $clause } lesen

# Stars
play-stars = Sterne
play-stars-change = { $change } mit diesem Entwurf

play-to-rank = { $count ->
    [one] Ein Stern bis { $rank }
   *[other] { $count } Sterne bis { $rank }
}
play-at-top-rank = { $rank }: höher geht es nicht
play-spaces-left = { $count ->
    [one] Ein Feld frei
   *[other] { $count } Felder frei
}
play-rolls-so-far = { $count ->
    [one] Ein Wurf bisher
   *[other] { $count } Würfe bisher
}
play-look-at = Das Blatt von { $name } ansehen
play-look-at-own = Dein eigenes Blatt ansehen

play-news = { $title }: { $text }

# Players
play-at-the-table = Am Tisch
play-is-thinking = überlegt
play-is-away = gleich spielt ein Bot
play-has-inked = fertig
play-has-drawn = gezeichnet
play-is-host = Host
play-is-bot = ein Bot
play-lost-line = ohne Verbindung
play-is-late = holt auf
play-make-host = Zum Host machen
play-remove = Entfernen

# The sheets
play-your-temple = Dein Tempel
play-your-island = Deine Insel
play-your-valley = Dein Tal

# The menu
play-sounds-on = Geräusche: an
play-sounds-off = Geräusche: aus
play-rules = Die Regeln
play-lesson = Spielen lernen
play-big-screen = Großer Bildschirm
play-record = Mitschrift herunterladen
play-home = Startseite. Ein Bot hütet deinen Platz.
play-home-solo = Startseite. Das Spiel wartet auf dich.
play-leave = Meinen Platz aufgeben
play-leave-sure = Noch einmal tippen: Ein Bot macht mit deinem Blatt weiter
play-give-up = Dieses Spiel aufgeben
play-give-up-sure = Noch einmal tippen zum Aufgeben
play-you-host = Du bist der Host
play-pause = Pause
play-resume = Weiter
play-skip = Bots fertig spielen lassen
play-lock = Tisch abschließen
play-unlock = Tisch aufschließen
play-more-time = Mehr Zeit
play-usual-time = Zurück zur üblichen Zeit
play-correct-dice = Würfel berichtigen

# Real dice
play-typed-done = Das sind die Würfel
play-typed-die = Würfel { $colour }

# A mark as text
play-typed-mark = Eintrag tippen
play-typed-mark-how = Ein Feld und was hineinkommt, zum Beispiel c4=15
play-typed-write = Mit Bleistift
play-typed-unread = Schreib es wie c4=15, oder d5x zum Durchstreichen.

# Help and keys
play-help-temple = Schreib jede Runde eine Zahl von den Würfeln. Nachbarn, die um eins steigen, bilden eine Folge, drei gleiche eine Gruppe, und eine 9 besiegt die Mumien um sie herum.
play-help-island = Schreib jede Runde eine Zahl neben eine Zahl oder ein Boot. Vier gleiche um ein Feld, links, rechts, darüber und darunter, zeigen dort einen Schatz.
play-help-valley = Nimm jede Runde einen, zwei oder drei Würfel und schreib neben eine Zahl. Dann darfst du etwas entdecken: Wald, Stadt, Gebirge oder Pyramide.
play-help-pencil = Bleistift darfst du ändern, so oft du willst. Tinte bleibt.
play-keys = Tasten
play-key-arrows = Pfeile
play-key-arrows-do = über das Blatt gehen
play-key-digits-do = Zahl wählen
play-key-letters-do = Boot, Hütte, Statue, Mine, durchstreichen
play-key-enter = Enter
play-key-enter-do = dorthin schreiben
play-key-back = Rücktaste, Strg+Z
play-key-back-do = zurücknehmen
play-key-ink = I, Strg+Enter
play-key-ink-do = eintragen
play-key-discover-do = nach einer Entdeckung suchen
play-key-hint-do = Tipp zeigen oder verbergen
play-key-slash-do = Eintrag tippen, zum Beispiel c4=15
play-key-escape = Escape
play-key-escape-do = schließen, loslassen
play-key-help-do = diese Liste

play-time-wrote-yours = Die Zeit war um, also hat ein Bot für dich geschrieben: { $what }.
play-bot-wrote-yours = Ein Bot hat diese Runde für dich gespielt: { $what }.
play-time-wrote = { $count ->
    [0] Die Zeit war um, also hat ein Bot für { $names } geschrieben.
   *[other] Die Zeit war um, also hat ein Bot für { $count } geschrieben.
}
play-bot-wrote = { $count ->
    [0] Ein Bot hat diese Runde für { $names } gespielt.
   *[other] Ein Bot hat diese Runde für { $count } gespielt.
}
