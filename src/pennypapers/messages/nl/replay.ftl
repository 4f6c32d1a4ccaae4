# A game shown again, turn by turn, and the card to share.

replay-title = Terugkijken
# $adventure is the name of an adventure
replay-of = Terugkijken: { $adventure }
replay-more = Over dit spel
replay-players = { $count ->
    [one] Solo
   *[other] { $count } spelers
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
    [one] De enige speler
   *[other] Alle { $count } spelers
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

replay-chart = Sterren in de loop van het spel
replay-chart-says = { $name }: { stars }; het meeste is { $most }.

# The dice.
replay-dice = De dobbelstenen
replay-dice-good = Deze worpen lagen voor het spel vast en niemand koos ze. Nagekeken.
replay-dice-seed = Deze worpen passen bij het geheim dat voor het spel verzegeld was. Nagekeken.
replay-dice-checking = Elke worp wordt nagekeken…
replay-dice-not-yet = Deze worpen zijn voor het spel verzegeld. Als het voorbij is, gaan de geheimen open en is elke worp na te kijken.
replay-dice-unsealed = Dit verslag draagt geen zegel, dus niemand kan de worpen nakijken.
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
replay-check-seal-good = Dit is het geheim dat vóór de eerste worp verzegeld werd.
replay-check-seal-wrong = Dit is niet het geheim dat vóór de eerste worp verzegeld werd.
replay-check-seal-none = Er is geen zegel: niemand legde deze worpen vooraf vast.
replay-check-challenge-good = Het zegel van de uitdaging klopt: iedereen die haar speelt, heeft deze worpen.
replay-check-challenge-wrong = Het zegel van de uitdaging klopt niet met wat er gespeeld is of met de worpen.
replay-check-sealed-good = Het zegel klopt: het spel, de plaatsen en ieders geheimen lagen vast voor de eerste worp.
replay-check-sealed-wrong = Het zegel klopt niet met het spel, de plaatsen of ieders geheimen.
replay-check-given-good = Dit is het zegel dat je noteerde.
replay-check-given-wrong = Dit is niet het zegel dat je noteerde: { $given }
replay-check-server-good = De server had deze geheimen vastgelegd.
replay-check-server-wrong = De server had andere geheimen vastgelegd.
replay-check-server-none = De geheimen van de server gaan open als het spel voorbij is; tot dan zijn de worpen niet na te kijken.
replay-check-chain-good = Het toestel van { $player } had zijn geheimen vastgelegd, en ze zitten in de worpen: { $count }
replay-check-chain-wrong = Het toestel van { $player } had andere geheimen vastgelegd.
replay-check-chain-silent = Het toestel van { $player } werd gevraagd en gaf niets, in deze beurten: { $turns }
replay-check-chain-rested = Het toestel van { $player } gaf niets, en telde eerder weer mee dan mag.
replay-check-links-none = Geen enkel toestel voegde een geheim toe, dus wie de server draait, kon deze worpen kiezen.
replay-check-links-turns = Geen enkel toestel voegde een geheim toe aan de worpen van deze beurten, dus de server kende ze vooraf: { $turns }
replay-check-roll-good = Beurt { $turn }: { $roll }
replay-check-roll-wrong = Beurt { $turn }: het verslag zegt { $roll }, maar het moest { $due } zijn.
replay-check-roll-typed = Beurt { $turn }: { $roll }, echte dobbelstenen.
replay-check-exchange-good = Beurt { $turn }: de bladen wisselden zoals het moest.
replay-check-exchange-late = Beurt { $turn }: de bladen wisselden zoals het moest, met { $names } er later bij.
replay-check-exchange-wrong = Beurt { $turn }: { $player } had het blad van { $held }, maar het moest dat van { $due } zijn.
replay-check-exchange-none = Beurt { $turn }: { $player } had niemands blad, maar het moest dat van { $due } zijn.
replay-check-missed-good = Beurt { $turn }: { $player } was er nog niet, en kreeg { $mark } zoals het moest.
replay-check-missed-wrong = Beurt { $turn }: { $player } was er nog niet. Het moest { $mark } zijn, maar het verslag zegt { $found }.
replay-check-missed-none = Beurt { $turn }: { $player } was er nog niet. Het moest { $mark } zijn, maar het verslag zegt niets.
replay-check-missed-broken = Beurt { $turn } breekt een regel, dus wat gemist is, is niet na te kijken: { $why }
replay-check-end-none = Het verslag stopt voor het einde van het spel.
replay-check-signed-good = Er is niets veranderd na het spel: de handtekening klopt met elk woord.
replay-check-signed-wrong = Het verslag is na het spel veranderd: de handtekening klopt niet.
replay-check-signed-none = Het verslag is niet ondertekend; dat gebeurt als een spel eindigt.

# Waar alle controles op uitkomen.
replay-verdict-good = { $count } controles, allemaal goed.
replay-verdict-wrong = Fout: deze worpen volgen niet uit de geheimen die voor het spel vastlagen.
replay-verdict-edited = Bewerkt: dit is niet het verslag zoals het aan het einde van het spel verscheen.
replay-verdict-unfinished = Niet af: tot zover is alles goed, maar het spel is niet voorbij.
replay-verdict-unsealed = Zonder zegel: niemand legde deze worpen vooraf vast, dus iedereen kan ze gekozen hebben.
replay-verdict-typed = Met de hand getypt: al het andere is goed, maar dit zijn echte dobbelstenen die iemand intypte.
replay-verdict-server = De server alleen: alles klopt, maar geen enkel toestel voegde een geheim toe, dus wie de server draait, kon deze worpen kiezen.
