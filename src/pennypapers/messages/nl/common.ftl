# Words that every part of the page uses.
# The terms of this language: docs/glossaries/nl.md.

name-temple = De Tempel van Apikhabou
name-island = Schedeleiland
name-valley = De Vallei van Wiraqocha
short-temple = Tempel van Apikhabou
short-island = Schedeleiland
short-valley = Vallei van Wiraqocha
side-front = voorkant
side-back = achterkant
you = Jij
line-back = Weer verbonden. Je schets staat er nog.
line-lost = De verbinding is weg. Je plek blijft bewaard.
seat-removed = De host heeft je plek weggehaald.
seat-to-bot = De host heeft je blad aan een bot gegeven.
seat-has-left = { $name } is weggegaan.
seat-left-to-bot = { $name } is weggegaan. Een bot speelt verder op het blad.
seat-taken-over = Iemand heeft de plek van { $name } overgenomen.
seat-hosts-now = { $name } is nu de host.
seat-you-host-now = Jij bent nu de host.
late-turn = Je haalt in: beurt { $turn } van { $of }.
late-waits = Je bent bij. Na deze beurt doe je mee.
late-joined = Je bent bij. Nu speel je mee.
late-over = Het spel was uit voordat je bij was.
back = Terug
close = Sluiten
stars = { $count ->
    [one] { $count } ster
   *[other] { $count } sterren
}
stars-below-zero = min { stars }
line-lost-solo = De verbinding is weg. Dit spel wacht bij de server en gaat verder als de verbinding terug is. Intussen kun je op dit apparaat een nieuw spel beginnen.
offline-title = Even geen verbinding
offline-says = Pennypapers heeft zijn server nodig voor dobbelstenen en tafels, en kan er niet bij.
offline-safe = Wat je hebt geïnkt is veilig. Deze pagina komt vanzelf terug als de verbinding er weer is.
offline-again = Opnieuw proberen
missing-title = Hier houdt de kaart op
missing-says = Op dit adres is niets te vinden. Kijk het nog eens na, letter voor letter, of begin bij het begin.
missing-home = Naar het begin

# Waar iedereen bij de dobbelstenen op mag rekenen
dice-holds-each = Elk toestel voegt een geheim toe aan elke worp. Niemand kan de worpen kiezen of vooraf kennen, ook de server niet.
dice-holds-first = Elk toestel voegt een geheim toe voor de eerste worp. Niemand kan de worpen kiezen. Alleen de server zou ze vooraf kunnen kennen.
dice-holds-alone = Je toestel voegt een geheim toe voor de eerste worp. Niemand kan de worpen kiezen. Alleen de server zou ze vooraf kunnen kennen.
dice-holds-typed = Echte dobbelstenen: iemand gooit ze op tafel en typt wat ze tonen.
dice-holds-none = Geen enkel toestel voegt hier een geheim toe. De server gooit alleen, en je moet die vertrouwen.
# $names are players whose devices cannot add to the dice
dice-without = Zonder eigen geheim: { $names }.
# On a second device of the same seat
dice-elsewhere = Je eigen geheim staat niet op dit toestel. Het telt alleen mee zolang het toestel waarmee je bent gaan zitten verbonden is.
dice-short-each = Worpen: een geheim van elk toestel, bij elke worp
dice-short-first = Worpen: een geheim van elk toestel, voor de eerste worp
dice-short-alone = Worpen: met een geheim van je toestel
dice-short-typed = Echte dobbelstenen, met de hand ingetypt
dice-short-none = Worpen: van de server alleen
dice-seal = Zegel van dit spel: { $seal }
dice-seal-note = Elk toestel toont hetzelfde zegel, nu en aan het eind. Schrijf het op, en niemand kan je later een ander spel laten zien.
# $names are the first of several
names-and-more = { $names } en nog { $count }

# Wat wie de server beheert aan alle tafels zegt
notice-from = Van wie deze server beheert
notice-back = { $minutes ->
    [one] De server is even weg en over { $minutes } minuut terug. Alles wat je met inkt hebt geschreven blijft.
   *[other] De server is even weg en over { $minutes } minuten terug. Alles wat je met inkt hebt geschreven blijft.
}
notice-closing = { $minutes ->
    [one] De server sluit over { $minutes } minuut. Alles wat je met inkt hebt geschreven blijft.
   *[other] De server sluit over { $minutes } minuten. Alles wat je met inkt hebt geschreven blijft.
}
