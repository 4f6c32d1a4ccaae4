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

score-nothing-sequence = Noch keine zwei Nachbarn, die um eins steigen.
score-nothing-groups = Noch keine drei gleichen beisammen.
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
score-reason-group = Gruppe mit { $value } in { $spaces }
score-reason-vanquished = Mumie in { $space }, besiegt von der 9 in { $spaces }
score-reason-mummy = Mumie in { $space }, unbesiegt
score-reason-treasure = { $count ->
    [0] Schatz { $value } in { $space }
   *[other] Schatz { $value } in { $space }, gezeigt von { $spaces }
}
score-reason-lost = Schatz { $value } in { $space }, an seine Gefahr verloren
score-reason-overcome = { $count ->
    [0] Gefahr in { $space }, überwunden, ohne Zahl daneben
   *[other] Gefahr in { $space }, überwunden, bringt die kleinste Zahl daneben, { $value } in { $spaces }
}
score-reason-danger = { $count ->
    [0] Gefahr in { $space }, nicht überwunden, ohne Zahl daneben
   *[other] Gefahr in { $space }, nicht überwunden, kostet die kleinste Zahl daneben, { $value } in { $spaces }
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
score-sum-group = Gruppen mit { $values }
score-sum-vanquished = { $count } besiegt { $stars }
score-sum-mummy = { $count } unbesiegt { $stars }
score-sum-treasure = Schätze { $values }
score-sum-lost = { $count } verloren
score-sum-overcome = { $count } überwunden { $stars }
score-sum-danger = { $count } nicht überwunden { $stars }
score-sum-forest = { $count } Wälder
score-sum-city = { $count } Städte
score-sum-mountain = { $count } Gebirge
score-sum-pyramid = { $count } Pyramiden
score-sum-hut = Hütte { $stars }
score-sum-statue = Statue { $stars }
score-sum-mine = Mine { $stars }
score-sum-snake = { $count } nicht entkommen { $stars }
score-sum-escaped = { $count } entkommen
score-sum-full = kein Feld mehr leer

# The end
score-title = Ende
score-home = Startseite
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
score-rank-rare = { $rank } ist hier ein Traum: Selbst wer alle Würfe vorher kennt, schafft es nur ungefähr in jedem zehnten Spiel.
score-placed = Platz { $place }: { $name }, { stars }
score-winner = { $names } gewinnt.
score-winners = { $names } teilen sich den Sieg.
# $names have the same stars; $order is one score-tie-value for each value of the tie-break, and score-tie-less
score-tie-shared = { $names } haben je { $stars }, und auch sonst ist alles gleich: Sie teilen sich den Platz.
score-tie-temple = { $names } haben je { $stars }. Die längere Folge entscheidet: { $order }.
score-tie-island = { $names } haben je { $stars }. Der wertvollere beste Schatz entscheidet: { $order }.
score-tie-valley = { $names } haben je { $stars }. Die Sterne aus Gebäuden entscheiden: { $order }.
score-tie-value = { $value } für { $names }
# how many others have a value below those that are named
score-tie-less = weniger für { $count } weitere
# $names have the same stars and the same tie-break
score-tie-place = { $names } teilen sich Platz { $place }.
score-next = Und jetzt
score-replay = Verlauf
score-share = Teilen
score-again = Noch mal
score-again-front = Noch mal, auf der Vorderseite
score-again-back = Noch mal, auf der Rückseite
score-follow = Weiterspielen
score-host-again = Der Host kann ein neues Spiel beginnen.
score-rematch = Ein neuer Tisch ist offen. Dein Platz bleibt reserviert.
score-record = Mitschrift herunterladen
score-install = Auf den Startbildschirm legen
score-install-never = Nein, danke
score-downloaded = Das Bild liegt bei deinen Downloads.
score-no-picture = Das Bild lässt sich hier nicht machen.
score-seal = Die Würfel werden auf diesem Gerät geprüft …
score-seal-good = Niemand hat diese Würfel ausgesucht. Auf diesem Gerät geprüft.
score-seal-wrong = Mit diesen Würfeln stimmt etwas nicht. Tipp darauf, um zu sehen, was.
score-seal-real = Ihr habt echte Würfel geworfen.
score-seal-none = Diese Würfel hat der Server allein geworfen.
score-seal-seed = Diese Würfel passen zu ihrem Siegel.
score-seal-title = Die Würfel
score-seal-how = Vor dem ersten Wurf haben jedes Gerät und der Server eine Reihe von Geheimnissen festgelegt und ihren Fingerabdruck gezeigt. Jeder Wurf besteht aus den nächsten Geheimnissen aller, und die wurden erst geöffnet, als die Runde davor zu Ende war. Also konnte niemand einen Wurf aussuchen oder vorher kennen, auch nicht, wer den Server betreibt.
score-seal-how-first = Vor dem ersten Wurf haben jedes Gerät und der Server ihre Geheimnisse festgelegt und einen Fingerabdruck gezeigt; dann öffneten die Geräte ihre. Jeder Wurf folgt daraus, also konnte niemand einen aussuchen, auch nicht, wer den Server betreibt. Nur der Server konnte die Würfe vorher kennen.
score-seal-how-alone = Vor dem ersten Wurf haben dein Gerät und der Server ihre Geheimnisse festgelegt und einen Fingerabdruck gezeigt; dann öffnete dein Gerät seines. Jeder Wurf folgt daraus, also konnte niemand einen aussuchen. Nur der Server konnte die Würfe vorher kennen.
score-seal-how-none = Kein Gerät hat ein Geheimnis dazugegeben. Jeder Wurf folgt aus dem, was der Server vor dem Spiel festgelegt hatte; wer ihn betreibt, konnte aber viele Geheimnisse ausprobieren und eines behalten, das gefiel.
score-seal-how-seed = Das ist ein älteres Spiel. Seine Würfel folgen aus einem einzigen Geheimnis des Servers, das vor dem Spiel versiegelt war, und aus dem, was jedes Gerät offen dazugab. Wer den Server betreibt, konnte sie also kennen und aussuchen, was zuletzt dazukam.
score-seal-how-real = Ihr habt echte Würfel geworfen, und jemand hat sie eingetippt. Nur der Tausch der Blätter wurde hier gezogen, aus Geheimnissen, die jedes Gerät vor dem Spiel festgelegt hatte.
score-seal-all-good = { $count } Prüfungen, alle bestanden.
score-seal-unknown = Die Prüfung ist gerade nicht verfügbar.
score-seal-every = Jede einzelne Prüfung
score-seal-yourself = Alles wurde auf diesem Gerät nachgerechnet, aus der Mitschrift und aus dem, was es beim Spielen aufgehoben hat. Lade die Mitschrift herunter, und alle können noch einmal nachprüfen.
score-own-none = Dieses Gerät hat nicht mitgespielt, also hat es selbst nichts zu vergleichen.
score-own-seal-good = Das Siegel ist das, das dieses Gerät vor dem ersten Wurf gesehen hat.
score-own-seal-wrong = Das Siegel ist nicht das, das dieses Gerät vor dem ersten Wurf gesehen hat.
score-own-links-good = Die Geheimnisse dieses Geräts stecken in den Würfen, für die es sie gegeben hat: { $count }
score-own-links-wrong = Dieses Gerät hat sein Geheimnis gegeben, aber die Mitschrift lässt es aus, in diesen Runden: { $turns }
score-own-links-late = Das Geheimnis dieses Geräts zählte nicht, weil es zu spät kam, sagt der Server, in diesen Runden: { $turns }
score-own-passed = Der Server hat dieses Gerät nicht nach seinem Geheimnis gefragt, obwohl es da war, in diesen Runden: { $turns }
score-own-turns-good = Jede Runde ist so, wie dieses Gerät sie gesehen hat: { $count }
score-own-turns-wrong = Diese Runden sind nicht so, wie dieses Gerät sie gesehen hat: { $turns }
score-own-faults = Während du gespielt hast, hat der Server zu früh nach Geheimnissen gefragt oder Festgelegtes geändert.
