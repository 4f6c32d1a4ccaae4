# De pagina voor wie de machine van de server beheert. Alleen wie haar opent krijgt deze woorden.

owner-title = Je server
owner-looking = We vragen het de server…
owner-closed = Deze pagina is voor wie de server beheert
owner-closed-says = Ze gaat open met een link die één keer werkt. De server toont er een als hij start; op die machine maakt dit een nieuwe:
owner-now = Nu
owner-games = { $count ->
    [one] spel
   *[other] spellen
}
owner-players = { $count ->
    [one] speler
   *[other] spelers
}
owner-pace = beurten per seconde
owner-no-pace = …
owner-about = Versie { $version }, draait sinds { $when }
owner-processes = { $count ->
    [one] Eén serverproces
   *[other] { $count } serverprocessen
}
owner-kept = { $count ->
    [one] Eén tafel bewaard
   *[other] { $count } tafels bewaard
}
owner-backup = Laatste reservekopie: { $when }
owner-backup-none = Nog geen reservekopie. Dit maakt er een terwijl de server draait:
owner-message = Een bericht aan alle tafels
owner-message-says = Het staat op elk scherm aan een tafel, ook voor wie later komt, tot je het intrekt of de tijd om is.
owner-message-back = Zo terug
owner-message-closing = Bijna sluitingstijd
owner-message-words = Eigen woorden
owner-message-languages = Iedereen leest het in de eigen taal.
owner-minutes = Over hoeveel minuten?
owner-words = Wat er staat
owner-say = Aan alle tafels tonen
owner-unsay = Intrekken
owner-shown = Nu te zien
owner-said = Alle tafels zien het.
owner-unsaid = Niemand ziet het meer.
owner-list = Tafels
owner-list-none = Nog niemand heeft een tafel geopend.
owner-list-order = De laatst gebruikte staan bovenaan.
owner-lobby = niet begonnen
owner-playing = beurt { $turn }
owner-over = afgelopen
owner-here = { $count ->
    [one] { $count } verbonden
   *[other] { $count } verbonden
}
owner-run = poging bij een uitdaging
owner-nobody = nog niemand
owner-table = Tafel { $code }
owner-table-seats = Wie er is
owner-away = niet verbonden
owner-a-bot = een bot
owner-watching = Kijkt mee
owner-close = Deze tafel sluiten
owner-close-sure = Tafel { $code } voorgoed sluiten?
owner-close-says = Iedereen daar gaat terug naar het begin, en een lopend spel is kwijt. Afgelopen spellen blijven in de lijsten van wie ze speelde.
owner-close-do = Sluiten
owner-close-not = Open laten
owner-closed-table = Tafel { $code } is gesloten.
owner-blocked = Geblokkeerd
owner-blocked-says = Een geblokkeerd adres krijgt helemaal geen antwoord, een geblokkeerde naam geen plaats. Achter één adres kan een heel huis zitten.
owner-blocked-none = Niemand is geblokkeerd.
owner-address = Adres
owner-name = Naam
owner-block-kind = Wat er geblokkeerd wordt
owner-block-what = Adres of naam
owner-block-do = Blokkeren
owner-block = { $what } blokkeren
owner-unblock = { $what } niet meer blokkeren
owner-is-blocked = { $what } is geblokkeerd.
owner-is-free = { $what } is niet meer geblokkeerd.
owner-slow = Wat lang duurt
owner-slow-changes = De helft van alle veranderingen aan tafels is binnen { $half } ms bewaard en verstuurd, 99 van de 100 binnen { $most } ms.
owner-slow-late = De helft van alle veranderingen aan tafels is binnen { $half } ms bewaard en verstuurd; meer dan een op de honderd duurt langer dan { $most } ms.
owner-slow-none = Er is nog niets gevraagd.
owner-slow-part = Verzoek
owner-slow-count = Keer
owner-slow-mean = Gemiddeld, ms
owner-slow-longest = Langste, ms
owner-refused = Wat er geweigerd is
owner-refused-none = Er is niets geweigerd.
owner-restart = Herstarten
owner-restart-says = Wat met inkt staat blijft, en iedereen is na een ogenblik weer verbonden. Is er een nieuwere versie geïnstalleerd, dan draait die vanaf dat moment.
owner-restart-cannot = Deze server kan zichzelf niet herstarten.
owner-restart-sure = De server nu herstarten?
owner-restart-do = Herstarten
owner-restart-not = Nu niet
owner-restarting = De server start opnieuw…
owner-restarted = De server is terug.
owner-sign-out = Afmelden
owner-signed-out = Afgemeld. Een nieuwe link opent deze pagina weer.
owner-lost = De server antwoordt nu niet.
