# The first screen, and the way in with a code.

home-title = Pennypapers
home-tagline = Drie dobbelstenen, één potlood, één avontuur.
home-language = Taal: { $name }
home-settings = Instellingen
home-together = Samen spelen
home-play-alone = Nu alleen spelen
home-age-minutes = Vanaf { $age } · { $minutes } minuten
home-line-temple = Klim op volgorde, houd gelijke getallen bij elkaar en pas op voor mummies.
home-line-island = Omring een plek met vier gelijke getallen en graaf de schat op.
home-line-valley = Vind bossen, steden en piramides voordat de wolken dichttrekken.
# above "Front" or "Back", on a button that turns the sheet over
home-side = Blad
home-side-front = Voor
home-side-back = Achter
home-turn-to-back = Draai naar de achterkant
home-turn-to-front = Draai naar de voorkant
home-join = Meedoen
home-join-with = Meedoen met een code
home-host = Tafel openen
home-one-phone = Geef één telefoon door
home-learn = Leer het spel
home-daily = Worpen van vandaag
home-puzzles = Puzzels
home-same-dice = Dezelfde worpen, wanneer je wilt
home-more = Meer
home-games = Mijn spellen
home-rules = Regels
home-replay = Spel terugkijken
home-count = Papieren blad tellen
home-unofficial = Onofficieel. De spellen zijn van Henri Kermarrec, uitgegeven door Sit Down!; de tekeningen en woorden hier zijn van ons.
home-no-account = Geen account, geen reclame. Je instellingen blijven in deze browser; de server kent je spellen alleen onder een geheime sleutel, en je kunt ze wissen.
# on a site without a server
home-on-device = Geen account, geen reclame. Je spellen en instellingen blijven in deze browser; er wordt niets verstuurd.
home-code-label = Tafelcode, vier of vijf letters

home-waiting = Begonnen spellen
home-waiting-temple = Je tempel wacht
home-waiting-island = Je eiland wacht
home-waiting-valley = Je vallei wacht
home-waiting-more = { $count ->
    [one] Nog { $count } spel
   *[other] Nog { $count } spellen
}
home-at-solo = Alleen, beurt { $turn }
home-at-table = Tafel { $code }, beurt { $turn }, als { $name }
# $names are those of all who share this device
home-at-one-phone = { $names }, beurt { $turn }
home-at-lobby = Tafel { $code }, nog niet begonnen
home-at-screen = Tafel { $code }, jij toont het grote scherm
# $title is the title of a challenge
home-at-run = { $title }, beurt { $turn }
home-at-practice = { $title }: oefening, beurt { $turn }
home-put-away = Spel { $code } opbergen

join-title = Aan tafel gaan
join-type-code = Typ de letters op het grote scherm of op de telefoon van de host.
join-looking = Tafel { $code } zoeken…
join-no-table = Er is geen tafel { $code }. Kijk nog eens: de letters I, L en O staan nooit in een code.
join-table = Tafel { $code }
join-who = { $count ->
    [0] Er is nog niemand.
    [one] { $count } is er: { $names }
   *[other] { $count } zijn er: { $names }
}
join-your-name = Je naam
join-name-hint = Zoals de anderen hem zien. Initialen zijn genoeg.
join-name-missing = Geef eerst een naam, welke dan ook.
join-sit-down = Ga zitten
join-just-watch = Alleen kijken
join-locked = De host heeft deze tafel op slot gedaan.
join-running = Het spel is begonnen: beurt { $turn }.
join-over = Dit spel is uit.
join-has-ended = Dit spel is net uit.
join-catch-up = Later instappen
join-catch-up-hint = Je schrijft een beurt voor elke gemiste worp en speelt dan mee.
join-take-over = Verder spelen voor een bot
join-take-over-hint = Kies een blad dat nu een bot speelt. Vanaf hier is het van jou.
join-take-this = Verder spelen als { $name }
join-see-replay = Het spel terugkijken
join-another = Andere code
print-title = Afdrukken
same-title = Dezelfde worpen
