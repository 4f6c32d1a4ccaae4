# My games: the list of a player's games, and the way to another device.

games-title = Mijn spellen
games-looking = Je spellen worden gezocht…
games-none = Nog geen spellen
games-none-says = Hier staat wat je speelt: alleen, aan tafels en met dezelfde worpen als anderen.
games-play = Spelen
games-no-name = Nog geen naam
games-rename = Naam veranderen
games-rename-says = Hij geldt voor je volgende spellen. Spellen die klaar zijn houden de naam die je had.
games-rename-do = Deze naam bewaren
games-unfinished = Begonnen
games-elsewhere = Tafel { $code }, gaat verder op je andere apparaat
games-at-run = { $title }
games-at-practice = { $title }, oefening
games-at-table = Tafel { $code }, beurt { $turn }, met { $names }
games-here = op dit apparaat
games-at-server = bij de server
games-finished = Gespeelde spellen
games-page-back = Latere spellen
games-page-on = Eerdere spellen
games-row = { $count ->
    [one] { $what }, { $result }, { $when }: { $count } ster.
   *[other] { $what }, { $result }, { $when }: { $count } sterren.
}
games-row-replay = { $says } Terugkijken.
games-results = { $title }: alle uitslagen
games-alone = Alleen
games-with = Plaats { $place } van { $total }, met { $names }
games-reached = Wat je hebt bereikt
games-chart = Sterren van je laatste { $count } spellen, het nieuwste als laatste: { $stars }
games-against = { $count ->
    [one] Sterren tegen { $bot } met dezelfde worpen, laatste spel
   *[other] Sterren tegen { $bot } met dezelfde worpen, laatste { $count } spellen
}
games-against-says = Het gemiddelde, en hoeveel het ernaast kan zitten. Geluk met de worpen telt niet mee: { $bot } had dezelfde.
games-against-one = Na een tweede spel staat hier ook hoe zeker dit is.
games-against-none = Speel de worpen van vandaag of een uitdaging, dan worden je sterren vergeleken met die van { $bot } met dezelfde worpen.
games-mean-error = { $mean } ± { $error }
games-sheet = Blad
games-games = Spellen
games-best = Beste
games-mean = Gemiddeld
games-own-layouts = andere plattegronden
games-ranks = Behaalde rangen
games-rank = { $rank }: { $count }
games-keeping = Je lijst
games-keeping-says = Er is geen account. Deze browser herkent je aan een geheime sleutel: wie die verliest, verliest deze lijst en verder niets.
games-move = Naar een andere telefoon
games-move-here = Ik heb een code
games-export = Alle spellen bewaren
games-delete = Alles wissen
games-delete-says = Je naam, je lijst en je pogingen bij uitdagingen worden voorgoed gewist. Niets brengt ze terug.
games-delete-shared = Tafels waar je met anderen zat, blijven in hun lijsten, met de naam die je daar had.
games-delete-devices = Je andere apparaten verliezen de lijst ook.
games-delete-do = Voorgoed wissen
games-delete-not = Bewaren
games-deleted = Je spellen zijn gewist.
games-move-making = Er wordt een code gemaakt…
games-move-says = Scan dit met je andere telefoon, of typ daar de letters.
games-move-qr = QR-code voor je andere telefoon
games-move-once = Hij werkt één keer, tot { $until }.
games-move-secret = Laat hem aan niemand anders zien: wie hem gebruikt, speelt hier als jij.
games-move-print = Deze kaart afdrukken
games-move-expired = Deze code is te oud. Sluit dit en maak een nieuwe.

# Another device takes over the list.
move-title = Je spellen ook hier
move-says = Kies op je andere apparaat ‘Mijn spellen’ en ‘Naar een andere telefoon’. Daar staat een code van acht letters.
move-code = Code
move-letters = Een code heeft acht letters.
move-joins = { $count ->
    [one] { $count } spel dat hier is gespeeld, komt bij die lijst.
   *[other] { $count } spellen die hier zijn gespeeld, komen bij die lijst.
}
move-own = Gebruik alleen een eigen code: deze browser toont daarna de spellen van wie hem maakte.
move-do = Mijn spellen hierheen halen
move-done = Je spellen zijn nu hier.
