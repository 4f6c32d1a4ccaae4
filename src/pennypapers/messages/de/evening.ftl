# Evenings: several challenges that are made and counted together.

evening-title = Spieleabend
evening-code = Spieleabend { $code }
evening-untitled = Ein Spieleabend
# $finished of $count games
evening-progress = { $finished ->
    [0] { $count } Spiele mit den gleichen Würfeln für alle, wann immer es passt.
   *[other] Du hast { $finished } von { $count } Spielen beendet.
}
evening-play-next = Spiel { $number } spielen
evening-games = Spiele
evening-game = Spiel { $number }:
evening-new-game = noch nicht gespielt
evening-begun = angefangen
evening-closed = geschlossen
evening-unplayed = Der Stand erscheint hier, sobald du ein Spiel beendet hast.
evening-standing = Stand
evening-adds-matchpoints = In jedem Spiel 0 bis 100 Matchpunkte: je mehr andere du schlägst, desto mehr.
evening-adds-stars = Alle Sterne werden zusammengezählt.
# $numbers are those of games, such as "1 and 3"; $count is how many
evening-counted = { $count ->
    [one] Hier zählt nur Spiel { $numbers }: Die anderen folgen, wenn du sie beendet hast.
   *[other] Hier zählen nur die Spiele { $numbers }: Die anderen folgen, wenn du sie beendet hast.
}
evening-points = { $count ->
    [one] { $count } Matchpunkt
   *[other] { $count } Matchpunkte
}
evening-print = Drucken
evening-csv = Als Tabelle speichern
evening-share-text = Ein Spieleabend, mit den gleichen Würfeln für dich und mich. Wer liegt am Ende vorn?
evening-qr = QR-Code zum Spieleabend { $code }
evening-back = Zum Spieleabend
evening-on = Weiter mit dem Spieleabend

# Making an evening.
evening-new = Spieleabend anlegen
evening-several = Mehrere Spiele? Ein Spieleabend
evening-several-hint = 3 bis 10 Spiele, zusammen gezählt
evening-new-says = Mehrere Spiele hintereinander, mit den gleichen Würfeln für alle. Du verschickst einen Link, und am Ende seht ihr, wer vorn liegt.
evening-name = Wie heißt er?
evening-add = Spiel hinzufügen
evening-count = { $count } Spiele
evening-row-adventure = Abenteuer von Spiel { $number }
evening-row-side = Seite von Spiel { $number }
evening-remove = Spiel { $number } entfernen
evening-total = Was wird zusammengezählt?
evening-matchpoints = Matchpunkte für jedes Spiel
evening-matchpoints-hint = 0 bis 100, je nachdem, wie viele du schlägst
evening-stars = Sterne
evening-stars-hint = alle zusammen
evening-closing-hint = Danach sehen alle den ganzen Stand, auch wer nicht gespielt hat.
evening-closing-hours = nach { $count } Stunden
evening-make = Spieleabend anlegen
