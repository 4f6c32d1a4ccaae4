# A game shown again, turn by turn, and the card to share.

replay-title = Verlauf
# $adventure is the name of an adventure
replay-of = Verlauf: { $adventure }
replay-more = Über dieses Spiel
replay-players = { $count ->
    [one] Solo
   *[other] Zu { $count }
}
replay-turn = Runde { $turn } von { $last }
replay-begin = Vor dem ersten Wurf
replay-begin-says = Alle Blätter sind leer.
replay-danger = Gefahr! Jedes Blatt ging in andere Hände.
replay-danger-alone = Gefahr! Sie kam auf das eigene Blatt.

# The controls.
replay-controls = Durch die Runden
replay-turns = Runde
replay-back = Eine Runde zurück
replay-on = Eine Runde weiter
replay-play = Abspielen
replay-pause = Pause
replay-sheets = Die Blätter

# $name is a player
replay-sheet-of = { $name }: Blatt
replay-held-by = In den Händen von { $name }

# Who wrote what. Several are joined by commas.
replay-wrote-title = Wer was geschrieben hat
replay-nothing-yet = Noch niemand.
replay-everybody = { $count ->
    [one] Wer allein spielt
   *[other] Alle { $count }
}
# $mark is a number, or a picture such as "mummy"; $space is a space such as c4
replay-wrote = { $mark } in { $space }
replay-crossed = { $space } durchgestrichen
replay-circled = Schatz { $value } in { $space }
replay-found-forest = ein Wald: { $spaces }
replay-found-city = eine Stadt: { $spaces }
replay-found-mountain = ein Gebirge: { $spaces }
replay-found-pyramid = eine Pyramide: { $spaces }
replay-passed = nichts
replay-on-sheet-of = auf dem Blatt von { $name }
replay-by-bot = von einem Bot gespielt

# The end.
replay-won = { $winners ->
    [one] { $names } gewinnt: { stars }.
   *[other] { $names } gewinnen: { stars }.
}
# $rank is a rank such as "Explorer"
replay-solo = { stars }: { $rank }.

replay-chart = Sterne im Lauf der Zeit
replay-chart-says = { $name }: { stars }; am meisten sind { $most }.

# The dice.
replay-dice = Die Würfel
replay-dice-good = Diese Würfel waren vor dem Spiel versiegelt. Geprüft.
replay-dice-bad = Diese Würfel sind nicht die versiegelten.
replay-dice-checking = Jeder Wurf wird geprüft …
replay-dice-not-yet = Diese Würfel waren vor dem Spiel versiegelt. Ist es vorbei, wird das Geheimnis offen, und du kannst jeden Wurf prüfen.
replay-dice-unsealed = Diese Mitschrift trägt kein Siegel, also kann niemand ihre Würfel prüfen.
replay-dice-how = Vor dem ersten Wurf zeigte der Tisch den Fingerabdruck eines Geheimnisses. Jetzt, da es bekannt ist, wurde jeder Wurf nachgerechnet.
replay-dice-details = { $count ->
    [one] { $count } Prüfung
   *[other] Alle { $count } Prüfungen
}

# What to do with it.
replay-share-link = Diese Runde teilen
# $adventure is the name of an adventure
replay-share-text = Eine Runde: { $adventure }
replay-shared = Der Link ist kopiert.
replay-share-card = Karte teilen
replay-share-failed = Die Karte ließ sich nicht zeichnen.
replay-download = Mitschrift sichern
replay-another = Andere öffnen

# A record from a file.
replay-open-says = Öffne eine Mitschrift (.game) und sieh das Spiel noch einmal, Runde für Runde.
replay-open-file = Datei wählen
replay-paste = Oder zieh sie hierher oder füg ihren Text ein
replay-own-layout = Sie hat einen eigenen Plan
replay-own-layout-text = Der Text des Plans
replay-open-it = Zeigen
replay-open-code = Ein beendeter Tisch behält seinen Verlauf: Öffne ihn vom letzten Bild aus.
replay-from-file = Mitschrift aus einer Datei öffnen

# The card.
replay-card-place = Platz { $place } von { $count }
# $adventure is the name of an adventure
replay-card-text = { stars }: { $adventure }

# One line of the dice check: $roll and $due are rolls such as "2 D 5", $mark and $found are marks such as "c4=!"
replay-check-seal-good = Das Geheimnis ist das, das vor dem ersten Wurf versiegelt wurde.
replay-check-seal-wrong = Das Geheimnis ist nicht das, das vor dem ersten Wurf versiegelt wurde.
replay-check-seal-none = Es gibt kein Siegel: Die Würfel folgen aus dem Geheimnis, aber es war vorher nicht versiegelt.
replay-check-roll-good = Runde { $turn }: { $roll }
replay-check-roll-wrong = Runde { $turn }: Die Mitschrift sagt { $roll }, aber das Geheimnis ergibt { $due }.
replay-check-roll-typed = Runde { $turn }: { $roll }, echte Würfel.
replay-check-exchange-good = Runde { $turn }: Die Blätter wurden getauscht, wie das Geheimnis sagt.
replay-check-exchange-late = Runde { $turn }: Die Blätter wurden getauscht, wie das Geheimnis sagt, und { $names } kam später dazu, auch wie es sagt.
replay-check-exchange-wrong = Runde { $turn }: { $player } hielt das Blatt von { $held }, aber das Geheimnis ergibt das von { $due }.
replay-check-exchange-none = Runde { $turn }: { $player } hielt kein Blatt, aber das Geheimnis ergibt das von { $due }.
replay-check-missed-good = Runde { $turn }: { $player } war noch nicht da und bekam { $mark }, wie das Geheimnis sagt.
replay-check-missed-wrong = Runde { $turn }: { $player } war noch nicht da. Das Geheimnis ergibt { $mark }, aber die Mitschrift sagt { $found }.
replay-check-missed-none = Runde { $turn }: { $player } war noch nicht da. Das Geheimnis ergibt { $mark }, aber die Mitschrift sagt nichts.
replay-check-missed-broken = Runde { $turn } bricht eine Regel, also lässt sich das Verpasste nicht prüfen: { $why }
