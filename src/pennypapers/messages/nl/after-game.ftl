# De coach op de pagina: wat er met de dobbelstenen van een afgelopen spel kon, en wat je nog eens kunt proberen.

coach-title = De coach
coach-corner = Wat er met de dobbelstenen kon
coach-looking = De coach bekijkt je dobbelstenen …

# $count is a number of stars
coach-best = Wie alle worpen vooraf had gekend, had { $count ->
    [one] { $count } ster
   *[other] { $count } sterren
} kunnen halen: dat is het beste blad dat is gevonden.
coach-best-is-yours = Met deze dobbelstenen is geen beter blad gevonden dan het jouwe, zelfs niet met alle worpen vooraf bekend.
coach-bound = Meer dan { $count } kan niet met deze dobbelstenen.
coach-proven = Meer kan niet met deze dobbelstenen.
coach-alone = Dat blad is alleen gespeeld: de gevaren blijven erop, zoals in een solospel.
coach-look = Met de coach bekijken

coach-best-name = Beste gevonden
coach-back = Naar het terugkijken
coach-whose = Wiens spel?
coach-nothing = De coach bekijkt spellen die zijn afgelopen. Open er eerst een.
