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
    [one] Allein
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
replay-dice-good = Diese Würfel standen vor dem Spiel fest, und niemand hat sie ausgesucht. Geprüft.
replay-dice-seed = Diese Würfel passen zu dem Geheimnis, das vor dem Spiel versiegelt war. Geprüft.
replay-dice-checking = Jeder Wurf wird geprüft …
replay-dice-not-yet = Diese Würfel waren vor dem Spiel versiegelt. Ist es zu Ende, werden die Geheimnisse geöffnet, und jeder Wurf lässt sich prüfen.
replay-dice-unsealed = Diese Mitschrift trägt kein Siegel, also kann niemand ihre Würfel prüfen.
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
replay-download = Mitschrift speichern
replay-another = Andere öffnen

# A record from a file.
replay-open-says = Öffne eine Mitschrift (.game) und sieh das Spiel noch einmal, Runde für Runde.
replay-open-file = Datei wählen
replay-paste = Oder zieh sie hierher oder füg ihren Text ein
replay-own-layout = Sie hat einen eigenen Plan
replay-own-layout-text = Der Text des Plans
replay-open-it = Zeigen
replay-open-code = Ein beendeter Tisch behält seinen Verlauf: Öffne ihn vom letzten Bildschirm aus.
replay-from-file = Mitschrift aus einer Datei öffnen

# The card.
replay-card-place = Platz { $place } von { $count }
# $adventure is the name of an adventure
replay-card-text = { stars }: { $adventure }

# One line of the dice check: $roll and $due are rolls such as "2 D 5", $mark and $found are marks such as "c4=!"
replay-check-seal-good = Das Geheimnis ist das, das vor dem ersten Wurf versiegelt wurde.
replay-check-seal-wrong = Das Geheimnis ist nicht das, das vor dem ersten Wurf versiegelt wurde.
replay-check-seal-none = Es gibt kein Siegel: Niemand hat diese Würfel vor dem Spiel festgelegt.
replay-check-challenge-good = Das Siegel der Herausforderung passt: Alle, die sie spielen, haben diese Würfel.
replay-check-challenge-wrong = Das Siegel der Herausforderung passt nicht zu dem, was gespielt wurde, oder zu den Würfeln.
replay-check-sealed-good = Das Siegel passt: Spiel, Plätze und alle Geheimnisse standen vor dem ersten Wurf fest.
replay-check-sealed-wrong = Das Siegel passt nicht zu Spiel, Plätzen oder Geheimnissen.
replay-check-given-good = Es ist das Siegel, das du dir notiert hast.
replay-check-given-wrong = Es ist nicht das Siegel, das du dir notiert hast: { $given }
replay-check-server-good = Die Geheimnisse des Servers sind die, auf die er sich festgelegt hatte.
replay-check-server-wrong = Die Geheimnisse des Servers sind nicht die, auf die er sich festgelegt hatte.
replay-check-server-none = Die Geheimnisse des Servers werden am Ende des Spiels geöffnet; bis dahin lassen sich die Würfel nicht prüfen.
replay-check-chain-good = Das Gerät von { $player } hatte seine Geheimnisse festgelegt, und sie stecken in den Würfen: { $count }
replay-check-chain-wrong = Das Gerät von { $player } hatte sich auf andere Geheimnisse festgelegt.
replay-check-chain-silent = Das Gerät von { $player } wurde gefragt und gab nichts, in diesen Runden: { $turns }
replay-check-chain-rested = Das Gerät von { $player } gab nichts und zählte früher wieder mit als erlaubt.
replay-check-links-none = Kein Gerät hat ein Geheimnis dazugegeben, also konnte diese Würfel aussuchen, wer den Server betreibt.
replay-check-links-turns = Zu den Würfen dieser Runden hat kein Gerät ein Geheimnis dazugegeben, also kannte der Server sie vorher: { $turns }
replay-check-roll-good = Runde { $turn }: { $roll }
replay-check-roll-wrong = Runde { $turn }: Die Mitschrift sagt { $roll }, fällig war { $due }.
replay-check-roll-typed = Runde { $turn }: { $roll }, echte Würfel.
replay-check-exchange-good = Runde { $turn }: Die Blätter wurden getauscht wie fällig.
replay-check-exchange-late = Runde { $turn }: Die Blätter wurden getauscht wie fällig; später dazugekommen: { $names }.
replay-check-exchange-wrong = Runde { $turn }: { $player } hatte das Blatt von { $held }, fällig war das von { $due }.
replay-check-exchange-none = Runde { $turn }: { $player } hatte kein Blatt, fällig war das von { $due }.
replay-check-missed-good = Runde { $turn }: { $player } war noch nicht da und bekam { $mark } wie fällig.
replay-check-missed-wrong = Runde { $turn }: { $player } war noch nicht da. Fällig war { $mark }, die Mitschrift sagt { $found }.
replay-check-missed-none = Runde { $turn }: { $player } war noch nicht da. Fällig war { $mark }, die Mitschrift sagt nichts.
replay-check-missed-broken = Runde { $turn } bricht eine Regel, also lässt sich das Versäumte nicht prüfen: { $why }
replay-check-end-none = Die Mitschrift hört vor dem Ende des Spiels auf.
replay-check-signed-good = Nach dem Spiel wurde nichts geändert: Die Unterschrift passt zu jedem Wort.
replay-check-signed-wrong = Die Mitschrift wurde nach dem Spiel geändert: Ihre Unterschrift passt nicht.
replay-check-signed-none = Die Mitschrift ist nicht unterschrieben; das geschieht, wenn ein Spiel endet.

# Worauf alle Prüfungen hinauslaufen.
replay-verdict-good = { $count } Prüfungen, alle bestanden.
replay-verdict-wrong = Falsch: Diese Würfel folgen nicht aus den Geheimnissen, die vor dem Spiel feststanden.
replay-verdict-edited = Bearbeitet: Das ist nicht die Mitschrift, wie sie am Ende des Spiels veröffentlicht wurde.
replay-verdict-unfinished = Unfertig: Bis hierhin ist alles gut, aber das Spiel ist nicht zu Ende.
replay-verdict-unsealed = Ohne Siegel: Niemand hat diese Würfel vor dem Spiel festgelegt, also kann sie jemand ausgesucht haben.
replay-verdict-typed = Von Hand eingetippt: Alles andere ist gut, aber es sind echte Würfel, die jemand eingetippt hat.
replay-verdict-server = Der Server allein: Alles passt, aber kein Gerät hat ein Geheimnis dazugegeben, also konnte diese Würfel aussuchen, wer den Server betreibt.
