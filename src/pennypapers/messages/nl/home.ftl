# The first screen, and the way in with a code.

home-title = Pennypapers
home-tagline = Drie dobbelstenen, één potlood, één avontuur.
home-language = Taal: { $name }
home-settings = Instellingen
home-together = Samen spelen
home-play-alone = Nu alleen spelen
home-age-minutes = Vanaf { $age } · { $minutes } minuten
home-line-temple = Klim op volgorde, houd gelijken bijeen en pas op voor mummies.
home-line-island = Vier dezelfde getallen rondom, en de schat is van jou.
home-line-valley = Vind bossen, steden en piramides voor de wolken dichttrekken.
home-side-front = Voor
home-side-back = Achter
home-turn-to-back = Voor: toont de voorkant. Draai om
home-turn-to-front = Achter: toont de achterkant. Draai om
home-join = Meedoen
home-join-with = Meedoen met een code
home-host = Tafel openen
home-learn = Leer het spel
home-more = Meer
home-rules = Regels
home-replay = Spel terugkijken
home-count = Papieren blad tellen
home-unofficial = Onofficieel. De spellen zijn van Henri Kermarrec, uitgegeven door Sit Down!; de tekeningen en woorden hier zijn van ons.
home-no-account = Geen account, geen reclame. Wat je fijn vindt en waar je zit, weet alleen deze browser.
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
home-at-lobby = Tafel { $code }, nog niet begonnen
home-at-screen = Tafel { $code }, jij toont het grote scherm
home-put-away = Spel { $code } opbergen

join-title = Aanschuiven
join-type-code = Typ de letters van het grote scherm of van wie de tafel leidt.
join-looking = Tafel { $code } wordt gezocht …
join-no-table = Er is geen tafel { $code }. Kijk nog eens: I, L en O staan nooit in een code.
join-table = Tafel { $code }
join-who = { $count ->
    [0] Er is nog niemand.
    [one] { $count } is er: { $names }
   *[other] { $count } zijn er: { $names }
}
join-your-name = Je naam
join-name-hint = Zoals de anderen hem zien. Initialen zijn genoeg.
join-name-missing = Eerst een naam, welke dan ook.
join-sit-down = Ga zitten
join-just-watch = Alleen kijken
join-locked = Deze tafel is op slot.
join-running = Het spel is bezig: beurt { $turn }.
join-over = Dit spel is uit.
join-catch-up = Later instappen
join-catch-up-hint = Je speelt elke gemiste worp na en doet dan mee.
join-take-over = Verder voor een bot
join-take-over-hint = Kies een blad dat nu een bot speelt. Vanaf hier is het van jou.
join-take-this = Verder als { $name }
join-see-replay = Het spel terugkijken
join-another = Andere code
