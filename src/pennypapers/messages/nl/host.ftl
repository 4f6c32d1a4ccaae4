# Opening a table, and the lobby where everybody comes together.

host-title = Tafel openen
host-adventure = Welk avontuur?
host-minutes = { $minutes } minuten
host-side = Welke kant van het blad?
host-own-layout = Een eigen plattegrond
host-own-text = De plattegrond, als tekst
host-own-hint = Hij komt in de plaats van beide kanten. De eerste regel noemt het avontuur.
host-own-file = Kies een bestand
host-clock = Tijd per beurt
host-clock-hint = Is de tijd om, dan schrijft een bot voor wie nog denkt.
host-clock-none = geen
host-clock-seconds = { $seconds } s
host-clock-minutes = { $minutes } min
host-rule-dice = Dobbelstenen
host-rule-dice-fair = hier gegooid
host-rule-dice-by-hand = echte dobbelstenen
host-links = Geheimen voor de worpen
host-links-each = vóór elke worp
host-links-first = vóór de eerste worp
host-links-hint = Met nieuwe geheimen voor elke worp kan zelfs de server die niet kennen. Met een slechte verbinding zijn die van de eerste worp genoeg, zodat niemand er een kan kiezen.
host-hint-dice = Echte dobbelstenen liggen op tafel: de host typt wat ze tonen.
host-rule-crossing = { $adventure ->
    [temple] Mummies doorstrepen
   *[other] Gevaren doorstrepen
}
host-rule-crossing-auto = voor je
host-rule-crossing-manual = zelf
host-hint-crossing = Een 9 ernaast is genoeg. De sterren blijven gelijk.
host-rule-no-door = Sleutel, maar geen deur vrij
host-rule-no-door-plain = een gewoon vak
host-rule-no-door-pass = niets
host-hint-no-door = Waar gaat het getal heen als al je deuren vol zijn?
host-rule-valley-growth = Schrijf naast
host-rule-valley-growth-numbers = een getal
host-rule-valley-growth-buildings-too = ook een gebouw
host-hint-valley-growth = Een nieuw getal raakt een getal dat er al staat. Mag het in plaats daarvan een gebouw raken?
host-house-rules = Huisregels
host-house-rules-hint = Groot scherm, bots, tijd, dobbelstenen, kant van het blad
host-you = En jij?
host-you-play = Ik speel mee
host-you-show = Ik toon alleen het grote scherm
host-bots = Bots aan tafel
host-bots-hint = Je kunt er nog toevoegen of weghalen tot het spel begint.
host-open = Tafel openen
host-one-phone = Maar één telefoon? Geef hem door.

lobby-title = Wie komt er
lobby-you-host = Jij bent de host
lobby-host-is = { $name } is de host
lobby-no-host = Het grote scherm is de host
lobby-code = Tafelcode
lobby-qr = QR-code voor tafel { $code }
lobby-share = Deel de link
lobby-shared = De link is gekopieerd.
lobby-share-text = Speel mee: { $adventure }, tafel { $code }
lobby-big-screen = Groot scherm
lobby-count = { $count ->
    [0] Nog niemand aan tafel
    [one] { $count } aan tafel
   *[other] { $count } aan tafel
}
lobby-count-of = { $count } van { $most } aan tafel
lobby-you = { $name } (jij)
lobby-is-host = host
lobby-is-bot = bot
lobby-is-bot-of = bot, { $bot }
lobby-is-away = verbinding kwijt
lobby-away = { $count ->
    [one] { $name } is de verbinding kwijt. De plek blijft bewaard.
   *[other] { $count } zijn de verbinding kwijt. De plekken blijven bewaard.
}
lobby-tap-a-name = Tik op een naam om een plek weg te halen of de kroon door te geven.
lobby-remove = Weghalen
lobby-make-host = Host maken
lobby-removed = { $name } is weggehaald.
lobby-add-bot = Bot erbij
lobby-bot-strength = Sterkte van de bot
lobby-allow-hints = Hints toestaan
lobby-forbid-hints = Geen hints meer
lobby-lock = Tafel op slot
lobby-unlock = Tafel van slot
lobby-locked = Op slot: niemand kan er nog bij.
lobby-set-up = Zo spelen we
lobby-change = Wijzigen
lobby-change-done = Zo doen we het
# $facts is a list of what is chosen
lobby-changed = Nu: { $facts }.
lobby-own-layout = een eigen plattegrond
lobby-start = { $count ->
    [one] Begin alleen
   *[other] Begin met { $count }
}
lobby-start-nobody = Eerst moet er iemand gaan zitten
lobby-waiting = Wachten tot de host begint…
lobby-leave = Tafel verlaten
lobby-came = { $name } is er.
lobby-went = { $name } heeft de tafel verlaten.
