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
