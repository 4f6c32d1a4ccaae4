# Evenings: several challenges that are made and counted together.

evening-title = Spelavond
evening-code = Spelavond { $code }
evening-untitled = Een spelavond
# $finished of $count games
evening-progress = { $finished ->
    [0] { $count } spellen met dezelfde worpen voor iedereen, wanneer het jou uitkomt.
   *[other] Je hebt { $finished } van { $count } spellen uitgespeeld.
}
evening-play-next = Spel { $number } spelen
evening-games = Spellen
evening-game = Spel { $number }:
evening-new-game = nog niet gespeeld
evening-begun = begonnen
evening-closed = gesloten
evening-unplayed = De stand verschijnt hier zodra je een spel hebt uitgespeeld.
evening-standing = Stand
evening-adds-matchpoints = In elk spel 0 tot 100 matchpunten: hoe meer spelers je verslaat, hoe meer je er krijgt.
evening-adds-stars = Alle sterren worden opgeteld.
# $numbers are those of games, such as "1 and 3"; $count is how many
evening-counted = { $count ->
    [one] Hier telt alleen spel { $numbers }: de andere volgen als je ze hebt uitgespeeld.
   *[other] Hier tellen alleen de spellen { $numbers }: de andere volgen als je ze hebt uitgespeeld.
}
evening-points = { $count ->
    [one] { $count } matchpunt
   *[other] { $count } matchpunten
}
evening-print = Afdrukken
evening-csv = Opslaan als tabel
evening-share-text = Een spelavond, met dezelfde worpen voor jou en mij. Wie staat aan het eind voor?
evening-qr = QR-code van spelavond { $code }
evening-back = Naar de spelavond
evening-on = Verder met de spelavond

# Making an evening.
evening-new = Spelavond maken
evening-several = Meerdere spellen? Maak een spelavond
evening-several-hint = 3 tot 10 spellen, samen geteld
evening-new-says = Een paar spellen achter elkaar, met dezelfde worpen voor iedereen. Je stuurt één link, en aan het eind zien jullie wie er voorstaat.
evening-name = Hoe heet hij?
evening-add = Spel toevoegen
evening-count = { $count } spellen
evening-row-adventure = Avontuur van spel { $number }
evening-row-side = Kant van spel { $number }
evening-remove = Spel { $number } weghalen
evening-total = Wat wordt opgeteld?
evening-matchpoints = Matchpunten voor elk spel
evening-matchpoints-hint = 0 tot 100, naar hoeveel spelers je verslaat
evening-stars = Sterren
evening-stars-hint = allemaal samen
evening-closing-hint = Daarna ziet iedereen de hele stand, ook wie niet heeft gespeeld.
evening-closing-hours = na { $count } uur
evening-make = Spelavond maken
