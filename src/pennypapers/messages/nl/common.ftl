# Words that every part of the page uses.
# Glossary: space = vak, sheet = blad, roll = worp, turn = beurt, table = tafel, seat = plek, layout = plattegrond,
# to ink = inkten ("Inkt erop"), draft = potlood, stars = sterren, danger = gevaar, Lockpick = Loper,
# treasure = schat, discovery = ontdekking, sequence = reeks, group = groep, host = gastheer ("leidt"), bot = bot.
# Ranks: Toerist, Padvinder, Reiziger, Ontdekker.

name-temple = De Tempel van Apikhabou
name-island = Schedeleiland
name-valley = De Vallei van Wiraqocha
short-temple = Tempel van Apikhabou
short-island = Schedeleiland
short-valley = Vallei van Wiraqocha
side-front = voorkant
side-back = achterkant
you = Jij
line-back = Weer verbonden. Je potlood staat er nog.
line-lost = De verbinding is weg. Je plek blijft van jou.
seat-removed = Je plek is weggehaald.
seat-to-bot = Je blad is aan een bot gegeven.
late-turn = Je haalt in: beurt { $turn } van { $of }.
late-waits = Ingehaald. Na deze beurt doe je mee.
late-joined = Ingehaald. Nu speel je mee.
late-over = Het spel was uit voordat je had ingehaald.
back = Terug
close = Sluiten
stars = { $count ->
    [one] { $count } ster
   *[other] { $count } sterren
}
stars-below-zero = min { stars }
offline-title = Even geen verbinding
offline-says = Pennypapers heeft zijn server nodig voor dobbelstenen en tafels, en kan er niet bij.
offline-safe = Wat je hebt geïnkt is veilig. Deze pagina komt vanzelf terug als de verbinding er weer is.
offline-again = Nog eens
