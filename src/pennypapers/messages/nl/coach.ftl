# `pennypapers hindsight`: het beste gevonden blad als je alle dobbelstenen kent.

help-hindsight = het beste blad vinden dat deze dobbelstenen toelaten
help-hindsight-about = Het beste blad dat te vinden is als je alle dobbelstenen kent, en waar die er is, een grens waar geen blad boven komt. Neemt een afgelopen spel, of een avontuur met dobbelstenen in een bestand, één worp per regel. Gevaren komen waar ze alleen komen; de dobbelstenen van een tafel worden alleen gespeeld, hoogstens zo lang als de tafel speelde. Met alleen --runs geeft hetzelfde startgetal hetzelfde blad.
help-hindsight-what = een afgelopen spel als tekst, of met --dice een avontuur
help-hindsight-dice = dobbelstenen als tekst, één worp per regel; - voor de standaardinvoer
help-hindsight-seconds = hoe lang er gezocht wordt; anders 3 in de Tempel en 10 elders
help-hindsight-runs = hoe vaak er opnieuw gezocht wordt; anders zoveel als de tijd toelaat
help-hindsight-seed = een startgetal: hetzelfde zoekt op dezelfde manier
help-hindsight-example-game = wat er in dit spel mogelijk was
help-hindsight-example-dice = wat deze dobbelstenen zouden brengen
help-hindsight-example-json = één regel JSON; hetzelfde startgetal, hetzelfde blad
help-hindsight-example-svg = het beste blad als plaatje

cli-hindsight-which = Noem een FILE.game, of een avontuur met --dice FILE.
cli-hindsight-compiling = Eerst wordt het zoekprogramma vertaald, één keer; dat duurt een halve minuut of langer.
cli-amount-runs = het aantal pogingen is een geheel getal van { $least } tot { $most }, niet { $text }
cli-amount-seconds = de seconden zijn een getal boven 0 en tot { $most }, niet { $text }

# $count is een aantal sterren
hindsight-best = Beste gevonden: { $count ->
    [one] { $count } ster
   *[other] { $count } sterren
}.
# $count is een aantal sterren
hindsight-bound = Meer dan { $count } is niet mogelijk.
hindsight-proven = Meer is niet mogelijk.
# $name is een speler, $count een aantal sterren
hindsight-above = Dat is voor deze dobbelstenen alleen gespeeld. Aan de tafel, waar anderen de gevaren tekenen, haalde { $name } { $count ->
    [one] { $count } ster
   *[other] { $count } sterren
}.

refused-hindsight-few = Met zo weinig worpen eindigt geen spel: { $count }.
refused-hindsight-no-rolls = In deze tekst staat geen worp.
