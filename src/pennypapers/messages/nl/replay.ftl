# A game shown again, turn by turn, and the card to share.

replay-title = Terugkijken
# $adventure is the name of an adventure
replay-of = Terugkijken: { $adventure }
replay-more = Over dit spel
replay-players = { $count ->
    [one] Solo
   *[other] Met { $count }
}
replay-turn = Beurt { $turn } van { $last }
replay-begin = Voor de eerste worp
replay-begin-says = Elk blad is leeg.
replay-danger = Gevaar! Elk blad ging naar iemand anders.
replay-danger-alone = Gevaar! Het kwam op het eigen blad.

# The controls.
replay-controls = Door de beurten
replay-turns = Beurt
replay-back = Eén beurt terug
replay-on = Eén beurt verder
replay-play = Afspelen
replay-pause = Pauze
replay-sheets = De bladen

# $name is a player
replay-sheet-of = { $name }: blad
replay-held-by = In handen van { $name }

# Who wrote what. Several are joined by commas.
replay-wrote-title = Wie wat schreef
replay-nothing-yet = Nog niemand.
replay-everybody = { $count ->
    [one] Wie alleen speelt
   *[other] Alle { $count }
}
# $mark is a number, or a picture such as "mummy"; $space is a space such as c4
replay-wrote = { $mark } in { $space }
replay-crossed = { $space } doorgestreept
replay-circled = schat { $value } in { $space }
replay-found-forest = een bos: { $spaces }
replay-found-city = een stad: { $spaces }
replay-found-mountain = een gebergte: { $spaces }
replay-found-pyramid = een piramide: { $spaces }
replay-passed = niets
replay-on-sheet-of = op het blad van { $name }
replay-by-bot = gespeeld door een bot

# The end.
replay-won = { $winners ->
    [one] { $names } wint met { stars }.
   *[other] { $names } winnen met { stars }.
}
# $rank is a rank such as "Explorer"
replay-solo = { stars }: { $rank }.

replay-chart = Sterren door de tijd
replay-chart-says = { $name } heeft { stars }; het meeste is { $most }.

# The dice.
replay-dice = De dobbelstenen
replay-dice-good = Deze dobbelstenen waren verzegeld voor het spel. Nagekeken.
replay-dice-bad = Dit zijn niet de verzegelde dobbelstenen.
replay-dice-checking = Elke worp wordt nagekeken …
replay-dice-not-yet = Deze dobbelstenen waren verzegeld voor het spel. Is het uit, dan gaat het geheim open en kun je elke worp nakijken.
replay-dice-unsealed = Dit verslag draagt geen zegel, dus niemand kan de worpen nakijken.
replay-dice-how = Voor de eerste worp toonde de tafel de vingerafdruk van een geheim. Nu het bekend is, is elke worp nagerekend.
replay-dice-details = { $count ->
    [one] { $count } controle
   *[other] Alle { $count } controles
}

# What to do with it.
replay-share-link = Deel deze beurt
# $adventure is the name of an adventure
replay-share-text = Een beurt: { $adventure }
replay-shared = De link is gekopieerd.
replay-share-card = Deel een kaart
replay-share-failed = De kaart kon niet worden getekend.
replay-download = Verslag bewaren
replay-another = Open een ander

# A record from a file.
replay-open-says = Open een verslag (.game) en bekijk het spel opnieuw, beurt voor beurt.
replay-open-file = Kies een bestand
replay-paste = Of sleep het hierheen, of plak de tekst
replay-own-layout = Het heeft een eigen plattegrond
replay-own-layout-text = De tekst van de plattegrond
replay-open-it = Tonen
replay-open-code = Een tafel die klaar is bewaart haar spel: open het vanaf het laatste scherm.
replay-from-file = Open een verslag uit een bestand

# The card.
replay-card-place = Plaats { $place } van { $count }
# $adventure is the name of an adventure
replay-card-text = { stars }: { $adventure }

# One line of the dice check: $roll and $due are rolls such as "2 D 5", $mark and $found are marks such as "c4=!"
replay-check-seal-good = Het geheim is dat wat voor de eerste worp verzegeld werd.
replay-check-seal-wrong = Het geheim is niet dat wat voor de eerste worp verzegeld werd.
replay-check-seal-none = Er is geen zegel: de worpen volgen uit het geheim, maar het was niet vooraf verzegeld.
replay-check-roll-good = Beurt { $turn }: { $roll }
replay-check-roll-wrong = Beurt { $turn }: het verslag zegt { $roll }, maar het geheim geeft { $due }.
replay-check-roll-typed = Beurt { $turn }: { $roll }, echte dobbelstenen.
replay-check-exchange-good = Beurt { $turn }: de bladen zijn gewisseld zoals het geheim zegt.
replay-check-exchange-late = Beurt { $turn }: de bladen zijn gewisseld zoals het geheim zegt, en { $names } er later bij gezet, ook zoals het zegt.
replay-check-exchange-wrong = Beurt { $turn }: { $player } hield het blad van { $held }, maar het geheim geeft dat van { $due }.
replay-check-exchange-none = Beurt { $turn }: { $player } hield geen blad, maar het geheim geeft dat van { $due }.
replay-check-missed-good = Beurt { $turn }: { $player } was er nog niet en kreeg { $mark }, zoals het geheim zegt.
replay-check-missed-wrong = Beurt { $turn }: { $player } was er nog niet. Het geheim geeft { $mark }, maar het verslag zegt { $found }.
replay-check-missed-none = Beurt { $turn }: { $player } was er nog niet. Het geheim geeft { $mark }, maar het verslag zegt niets.
replay-check-missed-broken = Beurt { $turn } breekt een regel, dus wat gemist werd is niet na te kijken: { $why }
