# Where stars come from, and the end of a game.

score-part-sequence = Folge
score-part-groups = Gruppen
score-part-mummies = Mumien
score-part-treasures = Schätze
score-part-dangers = Gefahren
score-part-forests = Wälder
score-part-cities = Städte
score-part-mountains = Gebirge
score-part-pyramids = Pyramiden
score-part-buildings = Gebäude
score-part-snakes = Schlangen
score-part-full = Volles Tal

score-nothing-sequence = Noch zählen keine zwei Nachbarn hoch.
score-nothing-groups = Noch hängen keine drei gleichen zusammen.
score-nothing-mummies = Bisher keine Mumie.
score-nothing-treasures = Noch kein Schatz.
score-nothing-dangers = Bisher keine Gefahr.
score-nothing-forests = Noch kein Wald.
score-nothing-cities = Noch keine Stadt.
score-nothing-mountains = Noch kein Gebirge.
score-nothing-pyramids = Noch keine Pyramide.
score-nothing-buildings = Noch kein Gebäude.
score-nothing-snakes = Bisher keine Schlange.
score-nothing-full = Im Tal ist noch Platz.

score-reason-sequence = Folge von { $value } bis { $last } in { $spaces }, je ein Stern
score-reason-group = Gruppe aus { $value } in { $spaces }
score-reason-vanquished = Mumie in { $space }, besiegt von der 9 in { $spaces }
score-reason-mummy = Mumie in { $space }, noch frei
score-reason-treasure = { $count ->
    [0] Schatz { $value } in { $space }
   *[other] Schatz { $value } in { $space }, gezeigt von { $spaces }
}
score-reason-lost = Schatz { $value } in { $space }, an seine Gefahr verloren
score-reason-overcome = { $count ->
    [0] Gefahr in { $space }, besiegt, ohne Zahl daneben
   *[other] Gefahr in { $space }, besiegt, bringt die kleinste Zahl daneben, { $value } in { $spaces }
}
score-reason-danger = { $count ->
    [0] Gefahr in { $space }, frei, ohne Zahl daneben
   *[other] Gefahr in { $space }, frei, kostet die kleinste Zahl daneben, { $value } in { $spaces }
}
score-reason-forest = Wald in { $spaces }
score-reason-city = Stadt in { $spaces }
score-reason-mountain = Gebirge in { $spaces }
score-reason-pyramid = Pyramide in { $spaces }
score-reason-hut = { $count ->
    [0] Hütte in { $space }, kein Wald daneben
    [one] Hütte in { $space }, daneben { $count } Waldfeld, { $spaces }
   *[other] Hütte in { $space }, daneben { $count } Waldfelder, { $spaces }
}
score-reason-statue = { $count ->
    [0] Statue in { $space }, keine Stadt daneben
    [one] Statue in { $space }, daneben { $count } Stadtfeld, { $spaces }
   *[other] Statue in { $space }, daneben { $count } Stadtfelder, { $spaces }
}
score-reason-mine = { $count ->
    [0] Mine in { $space }, kein Gebirge daneben
    [one] Mine in { $space }, daneben { $count } Gebirgsfeld, { $spaces }
   *[other] Mine in { $space }, daneben { $count } Gebirgsfelder, { $spaces }
}
score-reason-snake = { $count ->
    [0] Schlange in { $space }, nicht entkommen, ohne Zahl daneben
   *[other] Schlange in { $space }, nicht entkommen, kostet die größte Zahl daneben, { $value } in { $spaces }
}
score-reason-escaped = Schlange in { $space }, entkommen
score-reason-full = Kein Feld mehr leer

# What several reasons of one kind come to
score-sum-sequence = { $count } Folgen { $stars }
score-sum-group = Gruppen aus { $values }
score-sum-vanquished = { $count } besiegt { $stars }
score-sum-mummy = { $count } frei { $stars }
score-sum-treasure = Schätze { $values }
score-sum-lost = { $count } verloren
score-sum-overcome = { $count } besiegt { $stars }
score-sum-danger = { $count } frei { $stars }
score-sum-forest = { $count } Wälder
score-sum-city = { $count } Städte
score-sum-mountain = { $count } Gebirge
score-sum-pyramid = { $count } Pyramiden
score-sum-hut = Hütte { $stars }
score-sum-statue = Statue { $stars }
score-sum-mine = Mine { $stars }
score-sum-snake = { $count } frei { $stars }
score-sum-escaped = { $count } entkommen
score-sum-full = kein Feld mehr leer

# The end
score-title = Ende
score-home = Start
score-print = Drucken
score-solo = { $turns ->
    [one] Solo · { $turns } Runde
   *[other] Solo · { $turns } Runden
}
score-together = { $turns ->
    [one] { $turns } Runde · zu { $count }
   *[other] { $turns } Runden · zu { $count }
}
score-where-from = Woher die Sterne kommen
score-everybody = Alle Blätter
score-made = { $stars ->
    [one] { $stars } Stern.
   *[other] { $stars } Sterne.
}
score-make-tourist = { $count ->
    [one] Stern. Dein Rang:
   *[other] Sterne. Dein Rang:
}
score-make-pathfinder = { $count ->
    [one] Stern. Dein Rang:
   *[other] Sterne. Dein Rang:
}
score-make-voyager = { $count ->
    [one] Stern. Dein Rang:
   *[other] Sterne. Dein Rang:
}
score-make-explorer = { $count ->
    [one] Stern. Dein Rang:
   *[other] Sterne. Dein Rang:
}
score-rank-tourist = Tourist
score-rank-pathfinder = Kundschafter
score-rank-voyager = Weltenbummler
score-rank-explorer = Entdecker
score-rank-label = { stars }: { $rank }
score-rank-range = { $from }–{ $to }
score-rank-from = ab { $from }
score-placed = Platz { $place }: { $name }, { stars }
score-winner = { $names } gewinnt.
score-winners = { $names } teilen sich den Sieg.
score-tie-shared = { $one } und { $two } haben beide { $stars }, und auch sonst ist alles gleich: Sie teilen sich den Platz.
score-tie-temple = { $one } und { $two } haben beide { $stars }. { $one } hat die längere Folge, { $first } Felder gegen { $second }.
score-tie-island = { $one } und { $two } haben beide { $stars }. Der beste Schatz von { $one } ist { $first }, der von { $two } { $second }.
score-tie-valley = { $one } und { $two } haben beide { $stars }. Die Gebäude von { $one } bringen { $first }, die von { $two } { $second }.
score-next = Wie weiter
score-replay = Verlauf
score-share = Teilen
score-again = Noch mal
score-again-front = Noch mal, auf der Vorderseite
score-again-back = Noch mal, auf der Rückseite
score-follow = Weiterspielen
score-host-again = Wer leitet, kann ein neues Spiel beginnen.
score-rematch = Ein neuer Tisch ist offen. Dein Platz ist dir sicher.
score-record = Mitschrift herunterladen
score-downloaded = Das Bild liegt bei deinen Downloads.
score-no-picture = Das Bild lässt sich hier nicht machen.
score-seal = Diese Würfel waren vor dem Spiel versiegelt.
score-seal-good = Diese Würfel waren vor dem Spiel versiegelt. Geprüft.
score-seal-wrong = Diese Würfel passen nicht zu ihrem Siegel.
score-seal-real = Ihr habt echte Würfel geworfen.
score-seal-title = Die Würfel
score-seal-how = Bevor sich jemand setzte, wurde ein Geheimnis gezogen und versiegelt: Seinen Fingerabdruck konnten alle sehen. Jede Person gab etwas eigenes Glück dazu. Jeder Wurf und jeder Tausch folgt allein daraus, also konnte niemand etwas drehen.
score-seal-all-good = { $count } Prüfungen, alle bestanden.
score-seal-not-good = Nicht jede Prüfung ist bestanden.
score-seal-unknown = Die Prüfung ist gerade nicht zu haben.
score-seal-every = Jede einzelne Prüfung
score-seal-yourself = Jetzt ist das Geheimnis offen. Lade die Mitschrift herunter, und alle können noch einmal nachprüfen.
