# Puzzels op de pagina, en wat het commando er ook over zegt.

puzzle-grade-easy = makkelijk
puzzle-grade-fair = pittig
puzzle-grade-hard = moeilijk
puzzle-grade-fiendish = heel moeilijk
puzzle-coming = { $count ->
    [one] Er komt nog één worp:
   *[other] Er komen nog { $count } worpen:
}
# Beide zijn aantallen sterren.
puzzle-task = Vind een einde met { $best } sterren. De meesten eindigen met { $usual }.
puzzle-solved = Beter kan niet!
puzzle-missed = { $count ->
    [one] Er is nog één ster mogelijk.
   *[other] Er zijn nog { $count } sterren mogelijk.
}

puzzle-title = Puzzels
puzzle-one = Puzzel
puzzle-all = Alle puzzels
puzzle-looking = We zoeken puzzels…
puzzle-about = De laatste worpen van een spel, en je kent ze allemaal. Hoeveel sterren haal jij?
puzzle-of-the-day = Puzzel van de dag
puzzle-play = Spelen
puzzle-play-again = Nog eens spelen
# $grade is hoe moeilijk hij is, $best een aantal sterren
puzzle-aim = { $grade } · tot { $best } sterren
# $best is een aantal sterren
puzzle-up-to = tot { $best } sterren
# boven de dobbelstenen die na de worp op tafel komen
puzzle-next-rolls = Dan
puzzle-last-roll = Dit is de laatste worp.
puzzle-begin-again = De puzzel opnieuw beginnen
puzzle-well-done = Opgelost
puzzle-not-yet = Nog niet
# $stars, $best en $usual zijn aantallen sterren
puzzle-your-stars = Jij haalde { $stars } sterren, het beste is { $best }. De meesten eindigen met { $usual }.
puzzle-your-best = Jij haalde { $stars } sterren. De meesten eindigen met { $usual }.
puzzle-all-searched = Elk mogelijk einde is doorzocht. Elk einde met evenveel sterren is even goed.
puzzle-mine = Van jou
puzzle-a-best = Een van de beste
puzzle-as-good = Even goed
puzzle-turns = Worp voor worp
# $what is wat iemand schreef
puzzle-you-wrote = Jij: { $what }
puzzle-best-wrote = Beste: { $what }
puzzle-begins = Voor de eerste van deze worpen
puzzle-roll-of = Worp { $turn } van { $last }
puzzle-try-again = Nog eens proberen
puzzle-next = Volgende
puzzle-more = Meer puzzels
puzzle-how-hard = Hoe moeilijk?
puzzle-so-many = { $done } van { $count } opgelost
# $number is dat van de puzzel, $grade hoe moeilijk hij is
puzzle-number = Puzzel { $number }, { $grade }
puzzle-is-solved = Opgelost
puzzle-is-missed = Nog niet opgelost
puzzle-missed-ones = { $count ->
    [0] Gemiste puzzels: geen
   *[other] Gemiste puzzels: { $count }
}
puzzle-missed-title = Gemiste puzzels
puzzle-missed-about = Hier zit meer in. Alleen deze browser kent ze.
puzzle-none-missed = Er wacht geen puzzel op een nieuwe poging.
puzzle-rush = Puzzelrace
puzzle-rush-about = Hoeveel puzzels los je op in drie minuten?
puzzle-rush-how = De makkelijke komen eerst. Een einde met minder sterren dan er mogelijk zijn telt niet, en je mag overslaan.
puzzle-rush-which = Welk avontuur?
puzzle-every-adventure = Alle
puzzle-rush-go = Start
puzzle-rush-again = Nog een keer
# $count is een aantal puzzels
puzzle-rush-best = Je beste: { $count }
puzzle-rush-new-best = Dat is je beste ooit!
puzzle-rush-solved = { $count ->
    [one] { $count } puzzel opgelost
   *[other] { $count } puzzels opgelost
}
puzzle-rush-over = De tijd is om.
puzzle-rush-list = Je puzzels
puzzle-skip = Overslaan
puzzle-skipped = Overgeslagen.
