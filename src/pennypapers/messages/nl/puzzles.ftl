# Puzzels: het einde van een spel alleen, met bekende dobbelstenen.

help-puzzles = het einde van een spel met bekende dobbelstenen: haal eruit wat erin zit
help-puzzles-about = Een blad tegen het einde van een spel alleen, en de worpen die nog komen. Alle eindes zijn doorzocht, dus het hoogste aantal sterren staat vast; elk einde met evenveel is even goed. Zonder meer de puzzel van vandaag.
help-puzzles-show = een puzzel laten zien
help-puzzles-show-about = Laat het blad en de worpen van een puzzel zien.
help-puzzles-play = een puzzel spelen
help-puzzles-play-about = Speel een puzzel beurt voor beurt, zo vaak als je wilt, tot je een van de beste eindes vindt.
help-puzzles-list = de puzzels op een rij
help-puzzles-list-about = Eén regel per puzzel: de naam, hoe moeilijk hij is, wat voor de hand ligt, en wat er hoogstens in zit.
help-puzzles-check = alle eindes opnieuw doorzoeken
help-puzzles-check-about = Doorzoekt alle eindes van de puzzels van een avontuur of een bestand, en vergelijkt het beste met wat het bestand zegt.
help-puzzles-mine = nieuwe puzzels zoeken
help-puzzles-mine-about = Neemt het einde van spellen van bots, en bewaart die waar het beste einde duidelijk meer sterren geeft dan wat voor de hand ligt. Hetzelfde startgetal vindt dezelfde puzzels.
help-puzzles-puzzle = zoals valley-17; anders die van vandaag
help-puzzles-answer = met een van de beste eindes
help-puzzles-file = een avontuur, of een bestand dat “mine” schreef
help-puzzles-every = alleen elke N-de controleren
help-puzzles-count = hoeveel; anders 10
help-puzzles-seed = een startgetal: hetzelfde vindt dezelfde puzzels
help-puzzles-out = het bestand om te schrijven; - voor de standaarduitvoer
help-puzzles-example-day = de puzzel van vandaag
help-puzzles-example-play = er een spelen
help-puzzles-example-answer = zien hoe het moet
help-puzzles-example-list = alle puzzels van de Tempel
help-puzzles-example-check = kloppen ze allemaal?
help-puzzles-example-mine = er nog tien zoeken

cli-amount-puzzles = het aantal puzzels is een geheel getal van { $least } tot { $most }, niet { $text }

# Beide zijn aantallen sterren.
puzzle-from-to = { $usual } sterren zijn gewoon, { $best } zijn mogelijk
# $spaces zijn namen van vakjes
puzzle-before = Ingevuld in de beurt ervoor: { $spaces }
# $command is wat je typt
puzzle-how = Spelen: { $command }
# $rolls zijn dobbelstenen
puzzle-then = Na deze worp komen: { $rolls }
puzzle-again = Enter om het nog eens te proberen, { plain-word-quit } om weg te gaan.
puzzle-checked = { $count ->
    [one] Eén puzzel klopt: alle eindes zijn doorzocht.
   *[other] { $count } puzzels kloppen: alle eindes zijn doorzocht.
}

refused-puzzle-heading = Een bestand met puzzels begint met een regel als “adventure: temple”.
refused-puzzle-line = Deze regel is geen puzzel.
refused-puzzle-number = Deze puzzel hoort het getal { $number } te hebben.
# Beide zijn aantallen sterren.
refused-puzzle-answer = Het einde dat hier staat geeft { $stars } sterren, niet { $best }.
refused-puzzle-too-high = Geen enkel einde geeft { $best } sterren.
# Beide zijn aantallen sterren.
refused-puzzle-too-low = Het beste einde geeft { $stars } sterren, niet { $best }.
