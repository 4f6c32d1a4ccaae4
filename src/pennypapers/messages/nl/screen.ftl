# The big screen, which a whole room reads from afar.

screen-controls = Voor de host
screen-full = Volledig scherm
screen-line-lost = De verbinding is weg. Het scherm komt vanzelf terug.
screen-line-back = Weer verbonden.
screen-nobody = Nog niemand. Wie is de eerste?
screen-how-to-join = Scan de code, of typ hem op { $host }.
screen-come-aboard = Kom aan boord
screen-turn = Beurt { $turn }
screen-between = Tussen twee beurten
screen-last-turn = Vorige beurt
screen-sealed = Iedereen schrijft tegelijk. Wat je schrijft blijft geheim tot iedereen klaar is.
screen-paused = Het spel staat op pauze.
screen-pause = Pauze
screen-go-on = Verder
screen-skip = Bots schrijven voor de rest
screen-again = Nog een keer
screen-type-dice = Typ de worp
screen-dice-coming = De dobbelstenen komen…
screen-host-types = { $name } gooit de echte dobbelstenen.
screen-screen-types = Gooi de echte dobbelstenen en typ ze hier.

screen-roll-temple-numbers = Eén getal van de dobbelstenen, of een som.
screen-roll-temple-penny = Penny! Een getal naar keuze, 1 tot 15.
screen-roll-temple-helper = Een Sleutel! Het getal gaat in een deur.
screen-roll-temple-pennyhelper = Penny en een Sleutel! Een getal naar keuze, in een deur.
screen-roll-island-numbers = Eén getal van de dobbelstenen, of een som.
screen-roll-island-penny = Penny! Een getal naar keuze, 1 tot 15.
screen-roll-island-helper = Een boot, of één getal van de dobbelstenen.
screen-roll-island-pennyhelper = Een boot, of een getal naar keuze, 1 tot 15.
screen-roll-valley-numbers = Eén, twee of drie dobbelstenen, los of opgeteld.
screen-roll-valley-penny = Penny! Een getal naar keuze, en de andere dobbelstenen ook.
screen-roll-valley-helper = Een gebouw, en de andere dobbelstenen ook.
screen-roll-valley-pennyhelper = Een gebouw, een getal naar keuze, en de laatste dobbelsteen ook.
screen-danger-temple = Een mummie! Teken er een op het blad dat je vasthebt.
screen-danger-island = Gevaar! Teken een schedel op het blad dat je vasthebt.
screen-danger-valley = Een slang! Teken er een op het blad dat je vasthebt.
screen-danger-alone-temple = Een mummie! Ze komt op het blad.
screen-danger-alone-island = Gevaar! Er komt een schedel op het blad.
screen-danger-alone-valley = Een slang! Ze komt op het blad.

screen-progress-label = Wie er klaar is
# after a large number: "57 of 100 have inked"
screen-inked-of = { $done ->
    [one] van { $count } is klaar
   *[other] van { $count } zijn klaar
}
screen-thinking = Denken nog na
screen-and-more = en nog { $count }
screen-late = { $name } haalt in, beurt { $turns }
# in a danger turn, below "Ben’s sheet"
screen-held-by = bij { $name }
screen-all-sheets = { $count ->
    [one] { $count } blad
   *[other] Alle { $count } bladen
}
screen-tile = { $name }, { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
}{ $state ->
    [thinking] , denkt na
    [inked] , klaar
   *[resting] { "" }
}
screen-tile-held = { $holder } heeft het blad van { $name } vast{ $state ->
    [thinking] , denkt na
    [inked] , klaar
   *[resting] { "" }
}
screen-key = Wat de kleine bladen tonen
screen-key-few = 1–4
screen-key-some = 5–9
screen-key-many = 10–15
screen-key-danger = gevaar
screen-key-drawn = { $adventure ->
    [island] boot
   *[other] gebouw
}
screen-key-found = { $adventure ->
    [island] schat
   *[other] ontdekking
}
screen-heat = Waar jullie schreven
screen-heat-space = { $space }: { $count }

screen-news-boldest = Gedurfdste getal
screen-news-treasures = Nieuwe schatten
screen-news-discoveries = Ontdekkingen
screen-news-beaten = Doorgestreept
screen-news-dangers = Bladen gewisseld
screen-news-blow = Hardste klap
screen-news-leap = Grootste sprong
screen-news-meeting = Drukste vak
screen-news-alone = Helemaal alleen
screen-news-race = Spannendste strijd
screen-say-boldest = { $count ->
    [one] { $name }, { $value } in { $space }
   *[other] { $value }, van { $count } van jullie
}
screen-say-treasures = { $count ->
    [one] Eén schat, { $value } waard
   *[other] { $count } schatten, de meeste { $value } waard
}
screen-say-discoveries = { $discovery ->
    [forest] { $count ->
        [one] Een bos
       *[other] { $count }, vooral bossen
    }
    [city] { $count ->
        [one] Een stad
       *[other] { $count }, vooral steden
    }
    [mountain] { $count ->
        [one] Een gebergte
       *[other] { $count }, vooral gebergtes
    }
   *[pyramid] { $count ->
        [one] Een piramide
       *[other] { $count }, vooral piramides
    }
}
screen-say-beaten = { $adventure ->
    [temple] { $count ->
        [one] Eén mummie doorgestreept
       *[other] { $count } mummies doorgestreept
    }
    [island] { $count ->
        [one] Eén gevaar doorgestreept
       *[other] { $count } gevaren doorgestreept
    }
   *[valley] { $count ->
        [one] Aan één slang ontsnapt
       *[other] Aan { $count } slangen ontsnapt
    }
}
screen-say-dangers = { $adventure ->
    [temple] { $count } mummies
    [island] { $count } schedels
   *[valley] { $count } slangen
}{ $most ->
    [1] , geen twee op één plek
   *[other] , waarvan { $most } in { $space }
}
screen-say-blow = { $other } kost { $name } { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
}
screen-say-leap = { $name }, { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
} erbij
screen-say-meeting = { $count } schreven in { $space }
screen-say-alone = Alleen { $name } ging naar { $space }
screen-say-racer = { $name } { $stars }

screen-won = { $count ->
    [one] { $names } wint.
   *[other] { $names } delen de overwinning.
}
screen-winning-sheet = Het blad van { $name }
screen-everybody = Iedereen

# $what is wat iemand schreef, $count een aantal sterren
screen-find-choice = In beurt { $turn } vond { $name } de beste plek van allemaal: { $what }.
screen-find-mark = { $name }, beurt { $turn }: { $what }. Dat leverde meteen { $count ->
    [one] { $count } ster
   *[other] { $count } sterren
} op!
screen-gift = Beurt { $turn } was een cadeautje voor { $name }.
