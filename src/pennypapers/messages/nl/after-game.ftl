# De coach op de pagina: wat er met de dobbelstenen van een afgelopen spel kon, en wat je nog eens kunt proberen.

coach-title = De coach
coach-corner = Wat er met de dobbelstenen kon
coach-needs-server = De coach werkt waar een server is.
coach-looking = De coach bekijkt je dobbelstenen…

# $count is a number of stars
coach-best = Wie alle worpen vooraf had gekend, had { $count ->
    [one] { $count } ster
   *[other] { $count } sterren
} kunnen halen: dat is het beste blad dat is gevonden.
coach-best-is-yours = Met deze dobbelstenen is geen beter blad gevonden dan het jouwe, zelfs niet met alle worpen vooraf bekend.
coach-best-is-below = Jouw blad is minstens zo goed: alleen gespeeld heeft het beste dat met deze dobbelstenen is gevonden, { $count ->
    [one] { $count } ster
   *[other] { $count } sterren
}.
coach-bound = Meer dan { $count } kan niet met deze dobbelstenen.
coach-proven = Meer kan niet met deze dobbelstenen.
coach-alone = Dat blad is alleen gespeeld: de gevaren blijven erop, zoals in een solospel.
coach-look = Met de coach bekijken

coach-best-name = Beste oplossing
coach-back = Naar het terugkijken
coach-whose = Wiens spel?
coach-nothing = De coach bekijkt spellen die zijn afgelopen. Open er eerst een.

# De drie kaarten. $what zegt wat er is geschreven, $part is een onderdeel van de score, $count een aantal sterren.
coach-cards-wait = De coach speelt elke beurt nog vele keren. Geluk en goede keuzes komen zo.
coach-find = Je mooiste beurt
coach-find-choice = In beurt { $turn } vond je de beste plek van allemaal: { $what }.
coach-find-mark = { $what }: in beurt { $turn } leverde dat meteen { $count ->
    [one] { $count } ster
   *[other] { $count } sterren
} op.
coach-roll = De worp die het meest uitmaakte
coach-roll-lucky = Beurt { $turn } was een cadeautje. { $roll }
coach-roll-unlucky = Beurt { $turn } was voor iedereen lastig. { $roll }
coach-again = Probeer deze nog eens
coach-again-says = Probeer in beurt { $turn } eens een andere plek: daar vind je misschien zo’n { $count ->
    [one] { $count } ster
   *[other] { $count } sterren
} meer.
coach-again-part = Probeer in beurt { $turn } eens een andere plek, voor { $part }: daar vind je misschien zo’n { $count ->
    [one] { $count } ster
   *[other] { $count } sterren
} meer.
coach-steady = Vaste hand
coach-steady-says = Bij { $steady } van { $choices } keuzes had niemand een duidelijk betere plek gevonden.
coach-see-turn = Bekijk beurt { $turn }

# Eén beurt, en de grafiek.
coach-luck = Dobbelstenen en keuzes
coach-chart-says = Verwachte sterren, beurt na beurt: van { $start } voor de eerste worp tot { $final } aan het eind.
coach-chart-luck = wat de dobbelstenen veranderden
coach-chart-choice = wat een andere keuze had behouden
coach-turn = Beurt { $turn }
coach-luck-little = Deze worp veranderde weinig.
coach-luck-good = Deze worp was geluk: zo’n { $count ->
    [one] { $count } ster
   *[other] { $count } sterren
} meer dan gewoonlijk.
coach-luck-bad = Deze worp was pech: zo’n { $count ->
    [one] { $count } ster
   *[other] { $count } sterren
} minder dan gewoonlijk.
coach-forced = Er was maar één ding te doen.
coach-drawn-by = { $name } tekende op dit blad.
coach-more-there = Een andere plek zou aan het eind zo’n { $count ->
    [one] { $count } ster
   *[other] { $count } sterren
} meer opleveren.
coach-as-good = Geen andere plek was duidelijk beter.
coach-options = De beste plekken
coach-options-hint = Tik er een aan om hem op het blad te zien. De sterren zijn die van het einde, gemiddeld.
coach-you-did = Dat deed je.
coach-worth = zo’n { $count ->
    [one] { $count } ster
   *[other] { $count } sterren
}

# Een beurt die nog eens is geprobeerd. $what zegt wat er is geschreven.
coach-try = Nog eens proberen
coach-back-to-turn = Terug naar de beurt
coach-try-says = Speel deze beurt zoals je wilt: er wordt niets bewaard.
coach-try-waits = De coach speelt jouw beurt vele keren verder…
coach-try-more = Nog een poging
coach-tried = { $what }: aan het eind zo’n { $count ->
    [one] { $count } ster
   *[other] { $count } sterren
}.
coach-tried-other = De beste die is gevonden, { $what }, levert zo’n { $count ->
    [one] { $count } ster
   *[other] { $count } sterren
} op.
coach-tried-best = Niemand heeft een betere gevonden.
coach-tried-error = Het verschil klopt op zo’n { $count ->
    [one] { $count } ster
   *[other] { $count } sterren
} na.
