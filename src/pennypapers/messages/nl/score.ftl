# Where stars come from, and the end of a game.

score-part-sequence = Reeks
score-part-groups = Groepen
score-part-mummies = Mummies
score-part-treasures = Schatten
score-part-dangers = Gevaren
score-part-forests = Bossen
score-part-cities = Steden
score-part-mountains = Gebergtes
score-part-pyramids = Piramides
score-part-buildings = Gebouwen
score-part-snakes = Slangen
score-part-full = Volle vallei

score-nothing-sequence = Nog geen twee buren die optellen.
score-nothing-groups = Nog geen drie gelijke bij elkaar.
score-nothing-mummies = Tot nu toe geen mummie.
score-nothing-treasures = Nog geen schat.
score-nothing-dangers = Tot nu toe geen gevaar.
score-nothing-forests = Nog geen bos.
score-nothing-cities = Nog geen stad.
score-nothing-mountains = Nog geen gebergte.
score-nothing-pyramids = Nog geen piramide.
score-nothing-buildings = Nog geen gebouw.
score-nothing-snakes = Tot nu toe geen slang.
score-nothing-full = Er is nog plaats in de vallei.

score-reason-sequence = Reeks van { $value } tot { $last } in { $spaces }, elk een ster
score-reason-group = Groep van { $value } in { $spaces }
score-reason-vanquished = Mummie in { $space }, verslagen door de 9 in { $spaces }
score-reason-mummy = Mummie in { $space }, nog los
score-reason-treasure = { $count ->
    [0] Schat van { $value } in { $space }
   *[other] Schat van { $value } in { $space }, aangewezen door { $spaces }
}
score-reason-lost = Schat van { $value } in { $space }, verloren aan zijn gevaar
score-reason-overcome = { $count ->
    [0] Gevaar in { $space }, verslagen, zonder getal ernaast
   *[other] Gevaar in { $space }, verslagen, geeft het kleinste getal ernaast, { $value } in { $spaces }
}
score-reason-danger = { $count ->
    [0] Gevaar in { $space }, los, zonder getal ernaast
   *[other] Gevaar in { $space }, los, kost het kleinste getal ernaast, { $value } in { $spaces }
}
score-reason-forest = Bos in { $spaces }
score-reason-city = Stad in { $spaces }
score-reason-mountain = Gebergte in { $spaces }
score-reason-pyramid = Piramide in { $spaces }
score-reason-hut = { $count ->
    [0] Hut in { $space }, geen bos ernaast
    [one] Hut in { $space }, naast { $count } vak van een bos, { $spaces }
   *[other] Hut in { $space }, naast { $count } vakken van bossen, { $spaces }
}
score-reason-statue = { $count ->
    [0] Beeld in { $space }, geen stad ernaast
    [one] Beeld in { $space }, naast { $count } vak van een stad, { $spaces }
   *[other] Beeld in { $space }, naast { $count } vakken van steden, { $spaces }
}
score-reason-mine = { $count ->
    [0] Mijn in { $space }, geen gebergte ernaast
    [one] Mijn in { $space }, naast { $count } vak van een gebergte, { $spaces }
   *[other] Mijn in { $space }, naast { $count } vakken van gebergtes, { $spaces }
}
score-reason-snake = { $count ->
    [0] Slang in { $space }, niet ontsnapt, zonder getal ernaast
   *[other] Slang in { $space }, niet ontsnapt, kost het grootste getal ernaast, { $value } in { $spaces }
}
score-reason-escaped = Slang in { $space }, ontsnapt
score-reason-full = Geen vak meer leeg

# What several reasons of one kind come to
score-sum-sequence = { $count } reeksen { $stars }
score-sum-group = groepen van { $values }
score-sum-vanquished = { $count } verslagen { $stars }
score-sum-mummy = { $count } los { $stars }
score-sum-treasure = schatten { $values }
score-sum-lost = { $count } verloren
score-sum-overcome = { $count } verslagen { $stars }
score-sum-danger = { $count } los { $stars }
score-sum-forest = { $count } bossen
score-sum-city = { $count } steden
score-sum-mountain = { $count } gebergtes
score-sum-pyramid = { $count } piramides
score-sum-hut = hut { $stars }
score-sum-statue = beeld { $stars }
score-sum-mine = mijn { $stars }
score-sum-snake = { $count } los { $stars }
score-sum-escaped = { $count } ontsnapt
score-sum-full = geen vak meer leeg

# The end
score-title = Het einde
score-home = Begin
score-print = Printen
score-solo = { $turns ->
    [one] Solo · { $turns } beurt
   *[other] Solo · { $turns } beurten
}
score-together = { $turns ->
    [one] { $turns } beurt · met { $count }
   *[other] { $turns } beurten · met { $count }
}
score-where-from = Waar de sterren vandaan komen
score-everybody = Ieders blad
score-made = { $stars ->
    [one] { $stars } ster.
   *[other] { $stars } sterren.
}
score-make-tourist = { $count ->
    [one] ster. Je bent een
   *[other] sterren. Je bent een
}
score-make-pathfinder = { $count ->
    [one] ster. Je bent een
   *[other] sterren. Je bent een
}
score-make-voyager = { $count ->
    [one] ster. Je bent een
   *[other] sterren. Je bent een
}
score-make-explorer = { $count ->
    [one] ster. Je bent een
   *[other] sterren. Je bent een
}
score-rank-tourist = Toerist
score-rank-pathfinder = Padvinder
score-rank-voyager = Reiziger
score-rank-explorer = Ontdekker
score-rank-label = { stars }: { $rank }
score-rank-range = { $from }–{ $to }
score-rank-from = vanaf { $from }
score-placed = Plaats { $place }: { $name }, { stars }
score-winner = { $names } wint.
score-winners = { $names } delen de winst.
score-tie-shared = { $one } en { $two } hebben allebei { $stars }, en ook verder is alles gelijk: ze delen de plaats.
score-tie-temple = { $one } en { $two } hebben allebei { $stars }. { $one } heeft de langste reeks, { $first } vakken tegen { $second }.
score-tie-island = { $one } en { $two } hebben allebei { $stars }. De beste schat van { $one } is { $first }, die van { $two } { $second }.
score-tie-valley = { $one } en { $two } hebben allebei { $stars }. De gebouwen van { $one } brengen { $first }, die van { $two } { $second }.
score-next = Wat nu
score-replay = Terugkijken
score-share = Delen
score-again = Nog eens
score-again-front = Nog eens, op de voorkant
score-again-back = Nog eens, op de achterkant
score-follow = Verder spelen
score-host-again = Wie leidt kan een nieuw spel beginnen.
score-rematch = Er is een nieuwe tafel open. Je plek is van jou.
score-record = Verslag downloaden
score-downloaded = Het plaatje staat bij je downloads.
score-no-picture = Het plaatje kan hier niet worden gemaakt.
score-seal = Deze dobbelstenen waren verzegeld voor het spel.
score-seal-good = Deze dobbelstenen waren verzegeld voor het spel. Nagekeken.
score-seal-wrong = Deze dobbelstenen passen niet bij hun zegel.
score-seal-real = Jullie gooiden echte dobbelstenen.
score-seal-title = De dobbelstenen
score-seal-how = Voor er iemand zat werd een geheim getrokken en verzegeld: iedereen kon de vingerafdruk zien. Ieder voegde wat eigen geluk toe. Elke worp en elke wissel volgt alleen daaruit, dus niemand kon eraan draaien.
score-seal-all-good = { $count } controles, allemaal goed.
score-seal-not-good = Niet elke controle is goed.
score-seal-unknown = De controle lukt nu even niet.
score-seal-every = Elke controle apart
score-seal-yourself = Nu is het geheim open. Download het verslag en iedereen kan het opnieuw nakijken.
