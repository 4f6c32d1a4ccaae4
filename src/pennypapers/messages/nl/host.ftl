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
host-rule-dice-by-hand = echte
host-hint-dice = Echte dobbelstenen liggen op tafel: wie leidt, typt wat ze tonen.
host-rule-crossing = { $adventure ->
    [temple] Mummies doorstrepen
   *[other] Schedels doorstrepen
}
host-rule-crossing-auto = vanzelf
host-rule-crossing-manual = met de hand
host-hint-crossing = Een 9 ernaast verslaat ze. De sterren blijven gelijk.
host-rule-no-door = Loper, maar geen deur vrij
host-rule-no-door-plain = gewoon vak
host-rule-no-door-pass = overslaan
host-hint-no-door = Waar gaat het getal heen als al je deuren vol zijn?
host-rule-valley-growth = Schrijven naast
host-rule-valley-growth-numbers = getallen
host-rule-valley-growth-buildings-too = ook gebouwen
host-hint-valley-growth = Een nieuw getal raakt een ander. Mag het ook een gebouw raken?
host-you = En jij?
host-you-play = Ik speel mee
host-you-show = Ik toon alleen het grote scherm
host-bots = Bots aan tafel
host-bots-hint = Je kunt er later nog toevoegen of weghalen, tot het spel begint.
host-open = Tafel openen

lobby-title = Wie komt er
lobby-you-host = Jij leidt de tafel
lobby-host-is = { $name } leidt de tafel
lobby-no-host = Het grote scherm leidt de tafel
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
lobby-is-host = leidt
lobby-is-bot = bot
lobby-is-bot-of = bot, { $bot }
lobby-is-away = verbinding kwijt
lobby-away = { $count ->
    [one] { $name } is de verbinding kwijt. De plek blijft vrij.
   *[other] { $count } zijn de verbinding kwijt. Hun plekken blijven vrij.
}
lobby-tap-a-name = Tik op een naam om die weg te halen of de kroon door te geven.
lobby-remove = Weghalen
lobby-make-host = Kroon geven
lobby-removed = { $name } is weggehaald.
lobby-add-bot = Bot erbij
lobby-bot-strength = Hoe sterk de bot is
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
lobby-start-nobody = Eerst moet er iemand zitten
lobby-waiting = We wachten tot het begint …
lobby-leave = Van tafel gaan
lobby-came = { $name } is er.
lobby-went = { $name } is weg.
