# Where stars come from, and the end of a game.

score-part-sequence = Rij
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

score-nothing-sequence = Nog geen twee buren die oplopen.
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

score-reason-sequence = Rij van { $value } tot { $last } in { $spaces }, elk een ster
score-reason-group = Groep van { $value } in { $spaces }
score-reason-vanquished = Mummie in { $space }, verslagen door de 9 in { $spaces }
score-reason-mummy = Mummie in { $space }, onverslagen
score-reason-treasure = { $count ->
    [0] Schat van { $value } in { $space }
   *[other] Schat van { $value } in { $space }, aangewezen door { $spaces }
}
score-reason-lost = Schat van { $value } in { $space }, verloren aan zijn gevaar
score-reason-overcome = { $count ->
    [0] Gevaar in { $space }, overwonnen, zonder getal ernaast
   *[other] Gevaar in { $space }, overwonnen, geeft het kleinste getal ernaast, { $value } in { $spaces }
}
score-reason-danger = { $count ->
    [0] Gevaar in { $space }, niet overwonnen, zonder getal ernaast
   *[other] Gevaar in { $space }, niet overwonnen, kost het kleinste getal ernaast, { $value } in { $spaces }
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
score-reason-escaped = Slang in { $space }, eraan ontsnapt
score-reason-full = Geen vak meer leeg

# What several reasons of one kind come to
score-sum-sequence = { $count } rijen { $stars }
score-sum-group = groepen van { $values }
score-sum-vanquished = { $count } verslagen { $stars }
score-sum-mummy = { $count } onverslagen { $stars }
score-sum-treasure = schatten { $values }
score-sum-lost = { $count } verloren
score-sum-overcome = { $count } overwonnen { $stars }
score-sum-danger = { $count } niet overwonnen { $stars }
score-sum-forest = { $count } bossen
score-sum-city = { $count } steden
score-sum-mountain = { $count } gebergtes
score-sum-pyramid = { $count } piramides
score-sum-hut = hut { $stars }
score-sum-statue = beeld { $stars }
score-sum-mine = mijn { $stars }
score-sum-snake = { $count } niet ontsnapt { $stars }
score-sum-escaped = { $count } ontsnapt
score-sum-full = geen vak meer leeg

# The end
score-title = Het einde
score-home = Beginscherm
score-print = Afdrukken
score-solo = { $turns ->
    [one] Solo · { $turns } beurt
   *[other] Solo · { $turns } beurten
}
score-together = { $turns ->
    [one] { $turns } beurt · { $count } spelers
   *[other] { $turns } beurten · { $count } spelers
}
score-where-from = Waar de sterren vandaan komen
score-everybody = Alle bladen
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
score-rank-explorer = Ontdekkingsreiziger
score-rank-label = { stars }: { $rank }
score-rank-range = { $from }–{ $to }
score-rank-from = vanaf { $from }
score-rank-rare = { $rank } is hier een droom: zelfs als je alle dobbelstenen vooraf kent, haal je het maar ongeveer één keer op de tien.
score-placed = Plaats { $place }: { $name }, { stars }
score-winner = { $names } wint.
score-winners = { $names } delen de overwinning.
# $names have the same stars; $order is one score-tie-value for each value of the tie-break, and score-tie-less
score-tie-shared = { $names } hebben elk { $stars }, en ook verder is alles gelijk: ze delen de plaats.
score-tie-temple = { $names } hebben elk { $stars }. De langste rij beslist: { $order }.
score-tie-island = { $names } hebben elk { $stars }. De waardevolste schat beslist: { $order }.
score-tie-valley = { $names } hebben elk { $stars }. De sterren van gebouwen beslissen: { $order }.
score-tie-value = { $value } voor { $names }
# how many others have a value below those that are named
score-tie-less = minder voor nog { $count }
# $names have the same stars and the same tie-break
score-tie-place = { $names } delen plaats { $place }.
score-next = Wat nu
score-replay = Terugkijken
score-share = Delen
score-again = Nog eens
score-again-front = Nog eens, op de voorkant
score-again-back = Nog eens, op de achterkant
score-follow = Verder spelen
score-host-again = De host kan een nieuw spel beginnen.
score-rematch = Er is een nieuwe tafel open. Je plek blijft bewaard.
score-record = Verslag downloaden
score-install = Op mijn startscherm zetten
score-install-never = Nee, bedankt
score-downloaded = Het plaatje staat bij je downloads.
score-no-picture = Het plaatje kan hier niet worden gemaakt.
score-seal = De dobbelstenen worden op dit toestel nagekeken…
score-seal-good = Niemand koos deze worpen. Nagekeken op dit toestel.
score-seal-wrong = Er klopt iets niet met deze worpen. Tik om te zien wat.
score-seal-real = Jullie gooiden echte dobbelstenen.
score-seal-none = De server gooide deze worpen alleen.
score-seal-seed = Deze worpen passen bij hun zegel.
score-seal-title = De dobbelstenen
score-seal-how = Voor de eerste worp legden elk toestel en de server een rij geheimen vast en toonden de vingerafdruk. Elke worp is gemaakt van ieders volgende geheim, en dat ging pas open toen de beurt ervoor voorbij was. Dus niemand kon een worp kiezen of vooraf kennen, ook niet wie de server draait.
score-seal-how-first = Voor de eerste worp legden elk toestel en de server hun geheimen vast en toonden een vingerafdruk; daarna gingen die van de toestellen open. Elke worp volgt daaruit, dus niemand kon er een kiezen, ook niet wie de server draait. Alleen de server kon de worpen vooraf kennen.
score-seal-how-alone = Voor de eerste worp legden je toestel en de server hun geheimen vast en toonden een vingerafdruk; daarna opende je toestel het zijne. Elke worp volgt daaruit, dus niemand kon er een kiezen. Alleen de server kon de worpen vooraf kennen.
score-seal-how-none = Geen enkel toestel voegde een geheim toe. Elke worp volgt uit wat de server voor het spel vastlegde, maar wie hem draait, kon veel geheimen proberen en het leukste houden.
score-seal-how-seed = Dit is een ouder spel. De worpen volgen uit één geheim van de server, verzegeld voor het spel, en uit wat elk toestel open toevoegde. Wie de server draait, kon ze dus kennen, en kon kiezen wat het laatst werd toegevoegd.
score-seal-how-real = Jullie gooiden echte dobbelstenen, en iemand typte ze in. Alleen het wisselen van bladen werd hier getrokken, uit geheimen die elk toestel voor het spel had vastgelegd.
score-seal-all-good = { $count } controles, allemaal goed.
score-seal-unknown = De controle lukt nu even niet.
score-seal-every = Elke controle apart
score-seal-yourself = Alles is op dit toestel nagerekend, uit het verslag en uit wat het bewaarde terwijl je speelde. Download het verslag en iedereen kan het opnieuw nakijken.
score-own-none = Dit toestel speelde niet mee, dus het heeft zelf niets om te vergelijken.
score-own-seal-good = Dit is het zegel dat dit toestel vóór de eerste worp zag.
score-own-seal-wrong = Dit is niet het zegel dat dit toestel vóór de eerste worp zag.
score-own-links-good = De geheimen van dit toestel zitten in de worpen waarvoor het ze gaf: { $count }
score-own-links-wrong = Dit toestel gaf zijn geheim, maar het verslag laat het weg, in deze beurten: { $turns }
score-own-links-late = Het geheim van dit toestel telde niet mee omdat het te laat kwam, zegt de server, in deze beurten: { $turns }
score-own-passed = De server vroeg dit toestel niet om zijn geheim, al was het er wel, in deze beurten: { $turns }
score-own-turns-good = Elke beurt is zoals dit toestel die zag: { $count }
score-own-turns-wrong = Deze beurten zijn niet zoals dit toestel ze zag: { $turns }
score-own-faults = Terwijl je speelde vroeg de server te vroeg om geheimen of veranderde wat vastlag.
