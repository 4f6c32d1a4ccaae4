# `pennypapers analyse`: wat aan een spel geluk was en wat een keuze.

help-analyse = zeggen wat aan een spel geluk was en wat een keuze
help-analyse-about = Voor elke speler de sterren die na elke beurt te verwachten waren, wat de worp daaraan veranderde en wat de keuze: samen zijn het de sterren van het blad. Een bot speelt vanaf elke stand vele keren verder; die potjes worden geteld en niet de tijd, dus geeft hetzelfde spel hetzelfde antwoord. Een heel spel duurt hoogstens een minuut per speler.
help-analyse-player = alleen deze speler; mag vaker
help-analyse-playouts = hoeveel potjes een beurt meten; anders 144 in de Tempel en 64 elders
help-analyse-plot = de verwachte sterren beurt voor beurt tekenen, geluk en keuze in twee kleuren; - voor de standaarduitvoer
help-analyse-example-game = drie kaarten en elke beurt, voor elke speler
help-analyse-example-plot = één speler, met een plaatje
help-analyse-example-json = één regel JSON, sneller en minder zeker

cli-amount-playouts = het aantal potjes is een geheel getal van { $least } tot { $most }, niet { $text }

# $count en $most zijn aantallen spelers
cli-analyse-many = { $count } spelers analyseren zou te lang duren. Noem er met --player hoogstens { $most }.

# $name is een speler, $final en $start zijn aantallen sterren met één decimaal
analysis-player = { $name }: { $final } sterren; aan het begin waren er { $start } te verwachten
analysis-luck = geluk
analysis-choice = keuzes
analysis-neighbours = buren
analysis-head-value = verwacht
analysis-head-luck = geluk
analysis-head-loss = verloren
# $turn is een getal, $roll de dobbelstenen, $marks wat er geschreven is, $stars een getal met één decimaal
analysis-find-choice = Beste idee: beurt { $turn }, { $roll }, { $marks }. Dat is { $stars } sterren meer waard dan al het andere daar.
analysis-find-mark = Beste idee: beurt { $turn }, { $roll }, { $marks }. Sterren ineens: { $stars }.
analysis-roll-lucky = De worp die het meest telde: beurt { $turn }, { $roll }. Die bracht { $stars } sterren meer dan verwacht.
analysis-roll-unlucky = De worp die het meest telde: beurt { $turn }, { $roll }. Die bracht { $stars } sterren minder dan verwacht.
# $better is wat er in plaats daarvan kon
analysis-again = Een beurt om nog eens te proberen: beurt { $turn }, { $roll }. Je schreef { $marks }; { $better } is { $stars } sterren meer waard.
# $count van $choices beurten
analysis-steady = Niets om nog eens te proberen: { $count } van { $choices } keuzes waren zo goed als de beste.
# $done van $total beurten
analysis-progress = { $done } van { $total } beurten

refused-analysis-empty = Er is geen beurt in dit spel.
