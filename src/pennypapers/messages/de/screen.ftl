# The big screen, which a whole room reads from afar.

screen-controls = Für den Host
screen-full = Vollbild
screen-line-lost = Die Verbindung ist weg. Der Bildschirm kommt von selbst wieder.
screen-line-back = Wieder verbunden.
screen-nobody = Noch niemand da. Wer macht den Anfang?
screen-how-to-join = Scann den Code oder tipp ihn auf { $host } ein.
screen-come-aboard = Komm an Bord
screen-turn = Runde { $turn }
screen-between = Zwischen zwei Runden
screen-last-turn = Vorige Runde
screen-sealed = Alle schreiben zugleich. Was du schreibst, bleibt verdeckt, bis alle fertig sind.
screen-paused = Das Spiel macht Pause.
screen-pause = Pause
screen-go-on = Weiter
screen-skip = Bots schreiben für den Rest
screen-again = Noch mal
screen-type-dice = Würfel eintippen
screen-dice-coming = Die Würfel kommen …
screen-host-types = { $name } wirft die echten Würfel.
screen-screen-types = Wirf die echten Würfel und tipp sie hier ein.

screen-roll-temple-numbers = Eine Zahl von den Würfeln oder eine Summe.
screen-roll-temple-penny = Penny! Eine beliebige Zahl von 1 bis 15.
screen-roll-temple-helper = Ein Dietrich! Die Zahl kommt in eine Tür.
screen-roll-temple-pennyhelper = Penny und ein Dietrich! Eine beliebige Zahl, in eine Tür.
screen-roll-island-numbers = Eine Zahl von den Würfeln oder eine Summe.
screen-roll-island-penny = Penny! Eine beliebige Zahl von 1 bis 15.
screen-roll-island-helper = Ein Boot oder eine Zahl von den Würfeln.
screen-roll-island-pennyhelper = Ein Boot oder eine beliebige Zahl von 1 bis 15.
screen-roll-valley-numbers = Einen, zwei oder drei Würfel, einzeln oder zusammengezählt.
screen-roll-valley-penny = Penny! Eine beliebige Zahl, und die anderen Würfel dazu.
screen-roll-valley-helper = Ein Gebäude, und die anderen Würfel dazu.
screen-roll-valley-pennyhelper = Ein Gebäude, eine beliebige Zahl und der letzte Würfel dazu.
screen-danger-temple = Eine Mumie! Zeichne sie auf das Blatt, das du hältst.
screen-danger-island = Gefahr! Zeichne einen Schädel auf das Blatt, das du hältst.
screen-danger-valley = Eine Schlange! Zeichne sie auf das Blatt, das du hältst.
screen-danger-alone-temple = Eine Mumie! Sie kommt aufs Blatt.
screen-danger-alone-island = Gefahr! Ein Schädel kommt aufs Blatt.
screen-danger-alone-valley = Eine Schlange! Sie kommt aufs Blatt.

screen-progress-label = Wer schon fertig ist
# after a large number: "57 of 100 have inked"
screen-inked-of = { $done ->
    [one] von { $count } ist fertig
   *[other] von { $count } sind fertig
}
screen-thinking = Überlegen noch
screen-and-more = und { $count } weitere
screen-late = { $name } holt auf, Runde { $turns }
# in a danger turn, below "Ben’s sheet"
screen-held-by = in der Hand von { $name }
screen-all-sheets = { $count ->
    [one] { $count } Blatt
   *[other] Alle { $count } Blätter
}
screen-tile = { $name }, { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}{ $state ->
    [thinking] , überlegt
    [inked] , fertig
   *[resting] { "" }
}
screen-tile-held = { $holder } hält das Blatt von { $name }{ $state ->
    [thinking] , überlegt
    [inked] , fertig
   *[resting] { "" }
}
screen-key = Was die kleinen Blätter zeigen
screen-key-few = 1–4
screen-key-some = 5–9
screen-key-many = 10–15
screen-key-danger = Gefahr
screen-key-drawn = { $adventure ->
    [island] Boot
   *[other] Gebäude
}
screen-key-found = { $adventure ->
    [island] Schatz
   *[other] Entdeckung
}
screen-heat = Wo ihr geschrieben habt
screen-heat-space = { $space }: { $count }

screen-news-boldest = Kühnste Zahl
screen-news-treasures = Neue Schätze
screen-news-discoveries = Entdeckungen
screen-news-beaten = Durchgestrichen
screen-news-dangers = Blätter getauscht
screen-news-blow = Härtester Schlag
screen-news-leap = Größter Sprung
screen-news-meeting = Beliebtestes Feld
screen-news-alone = Ganz allein
screen-news-race = Engstes Rennen
screen-say-boldest = { $count ->
    [one] { $name }, { $value } in { $space }
   *[other] { $value }, von { $count } von euch
}
screen-say-treasures = { $count ->
    [one] Ein Schatz, { $value } wert
   *[other] { $count } Schätze, die meisten { $value } wert
}
screen-say-discoveries = { $discovery ->
    [forest] { $count ->
        [one] Ein Wald
       *[other] { $count }, meist Wälder
    }
    [city] { $count ->
        [one] Eine Stadt
       *[other] { $count }, meist Städte
    }
    [mountain] { $count ->
        [one] Ein Gebirge
       *[other] { $count }, meist Gebirge
    }
   *[pyramid] { $count ->
        [one] Eine Pyramide
       *[other] { $count }, meist Pyramiden
    }
}
screen-say-beaten = { $adventure ->
    [temple] { $count ->
        [one] Eine Mumie durchgestrichen
       *[other] { $count } Mumien durchgestrichen
    }
    [island] { $count ->
        [one] Eine Gefahr durchgestrichen
       *[other] { $count } Gefahren durchgestrichen
    }
   *[valley] { $count ->
        [one] Einer Schlange entkommen
       *[other] { $count } Schlangen entkommen
    }
}
screen-say-dangers = { $adventure ->
    [temple] { $count } Mumien
    [island] { $count } Schädel
   *[valley] { $count } Schlangen
}{ $most ->
    [1] , keine zwei am selben Ort
   *[other] , davon { $most } in { $space }
}
screen-say-blow = { $other } kostet { $name } { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}
screen-say-leap = { $name }, { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
} mehr
screen-say-meeting = { $count } schrieben in { $space }
screen-say-alone = Nur { $name } ging nach { $space }
screen-say-racer = { $name } { $stars }

screen-won = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
screen-winning-sheet = Das Blatt von { $name }
screen-everybody = Alle

# $what ist, was jemand geschrieben hat, $count eine Zahl von Sternen
screen-find-choice = { $name } hat in Runde { $turn } die beste Stelle von allen gefunden: { $what }.
screen-find-mark = { $name }, Runde { $turn }: { $what }. Das brachte auf einmal { $count ->
    [one] { $count } Stern
   *[other] { $count } Sterne
}!
screen-gift = Runde { $turn } war ein Geschenk für { $name }.
