# The screen of a game. Spaces such as c4, rolls and marks are never translated.

play-number = { $number ->
    [1] Eén
    [2] Twee
    [3] Drie
    [4] Vier
    [5] Vijf
    [6] Zes
    [7] Zeven
    [8] Acht
    [9] Negen
    [10] Tien
    [11] Elf
    [12] Twaalf
    [13] Dertien
    [14] Veertien
   *[15] Vijftien
}

# The bar
play-menu = Menu
play-help = Hulp
play-solo = Solo
play-have-inked = { $done ->
    [one] is klaar
   *[other] zijn klaar
}
play-players = spelers
play-turn = Beurt { $turn } · { $side }
play-turn-of = Beurt { $turn } van { $last } · { $side }
play-progress = { $done ->
    [one] { $done } van { $count } is klaar
   *[other] { $done } van { $count } zijn klaar
}
play-time-left = { $seconds ->
    [one] Nog { $seconds } seconde
   *[other] Nog { $seconds } seconden
}

# The dice
play-dice = Dobbelstenen
play-die = { $colour } dobbelsteen: { $face }
play-die-used = { $colour } dobbelsteen: { $face }, gebruikt
play-die-idle = { $colour } dobbelsteen: { $face }, telt niet mee
play-die-blank = nog niet gegooid
play-colour-purple = Paarse
play-colour-green = Groene
play-colour-red = Rode
play-face-temple-penny = Penny
play-face-temple-helper = Sleutel
play-face-temple-danger = Mummie
play-face-island-penny = Penny
play-face-island-helper = Navigatie
play-face-island-danger = Gevaar
play-face-valley-penny = Penny
play-face-valley-helper = Dakota
play-face-valley-danger = Slang
play-rolled = Gegooid: { $purple }, { $green }, { $red }.
play-rolled-colours = Gegooid: paars { $purple }, groen { $green }, rood { $red }.
play-typed-by = { $name } heeft deze worp getypt.

# The sentence beside the dice
play-dice-coming = De dobbelstenen komen.
play-type-roll = Gooi je dobbelstenen.
play-type-roll-more = Tik dan aan wat ze tonen.
play-host-types = { $name } gooit de dobbelstenen.
play-paused = Het spel staat op pauze.
play-paused-more = Je schets blijft bewaard.
play-goes-on = Het spel gaat verder.
play-watching = Je kijkt mee.
play-inked = Geïnkt.
play-thinking-one = { $name } denkt nog na.
play-thinking-two = { $name } en { $other } denken nog na.
play-thinking-many = { $count } denken nog na.
play-roll-temple-numbers = Schrijf één getal.
play-roll-temple-numbers-more = Tik op een getal, dan op een vak.
play-roll-temple-penny = Penny! Kies zelf: 1 tot 15.
play-roll-temple-penny-more = Een 9 verjaagt mummies.
play-roll-temple-helper = Een Sleutel! Schrijf in een deur.
play-roll-temple-helper-more = { $count ->
    [one] Eén deur is nog dicht.
   *[other] { $count } deuren zijn nog dicht.
}
play-roll-temple-pennyhelper = Penny en een Sleutel!
play-roll-temple-pennyhelper-more = Een getal naar keuze, in een deur.
play-no-door = Een Sleutel, maar geen deur vrij.
play-no-door-more = Schrijf in een gewoon vak.
play-must-pass = Een Sleutel, en geen deur vrij.
play-must-pass-more = Aan deze tafel sla je over.
play-roll-island-numbers = Schrijf één getal.
play-roll-island-numbers-more = Tik op een getal, dan op een vak.
play-roll-island-penny = Penny! Kies zelf: 1 tot 15.
play-roll-island-penny-more = Een 9 overwint gevaren.
play-roll-island-helper = Een boot, of één getal.
play-roll-island-helper-more = Boten varen vlak langs het eiland.
play-roll-island-pennyhelper = Een boot, of een getal naar keuze.
play-roll-island-pennyhelper-more = Penny geeft 1 tot 15.
play-roll-valley-numbers = Gebruik 1, 2 of 3 dobbelstenen.
play-roll-valley-numbers-more = Tik op een getal, dan op een vak.
play-roll-valley-penny = Penny! Kies zelf: 1 tot 15.
play-roll-valley-penny-more = De andere dobbelstenen tellen ook.
play-roll-valley-helper = Dakota! Je mag bouwen.
play-roll-valley-helper-more = De andere dobbelstenen tellen ook.
play-roll-valley-pennyhelper = Penny en Dakota!
play-roll-valley-pennyhelper-more = Gebruik er gerust alle drie.
play-which-number = Wat komt er in { $space }?
play-which-number-more = Tik hieronder op een getal.
play-tap-number = { play-number }: tik op een vak.
play-tap-B = Een boot: tik op de zee.
play-tap-H = Een hut: tik op een vak.
play-tap-S = Een beeld: tik op een vak.
play-tap-M = Een mijn: tik op een vak.
play-tap-x = Tik aan wat je doorstreept.
play-drawn-B = Een boot.
play-drawn-H = Een hut.
play-drawn-S = Een beeld.
play-drawn-M = Een mijn.
play-drawn-x = Doorgestreept.
play-from-p = { play-number }, van de paarse dobbelsteen.
play-from-g = { play-number }, van de groene dobbelsteen.
play-from-r = { play-number }, van de rode dobbelsteen.
play-from-penny = { play-number }, van Penny.
play-from-sum = { $sum } = { $number }.
play-move-it = Tik op een ander vak om het te verplaatsen.
play-go-on = Ga door, of zet het in inkt.
play-go-on-more = Je hoeft niet alles te gebruiken.
play-passed = Je slaat over.
play-choose-treasure = Welke schat?
play-choose-treasure-more = Er is geen plaats voor allemaal.
play-discovery = Een ontdekking?
play-discovery-more = Volg ze met je vinger, of tik op de vakken.
play-found-forest = Een bos!
play-found-city = Een stad!
play-found-mountain = Een gebergte!
play-found-pyramid = Een piramide!
play-found-more = Eén ontdekking per beurt. Inkten?

# A danger turn
play-danger-title-temple = Een mummie
play-danger-title-island = Een gevaar
play-danger-title-valley = Een slang
play-danger-temple = Een mummie ontwaakt.
play-danger-island = Gevaar in zicht.
play-danger-valley = Een slang sluipt binnen.
play-danger-solo = Teken in een vak met rode hoeken.
play-hold = Je hebt het blad van { $name } vast.
play-danger-draw-temple = Teken één mummie in een leeg gewoon vak. Dan gaat het blad terug.
play-danger-draw-island = Teken één schedel op leeg land. Dan gaat het blad terug.
play-danger-draw-valley = Teken één slang in een leeg vak. Dan gaat het blad terug.
play-tab = Blad van { $name }
play-holds = { $name } → { $owner }
play-holds-yours = { $name } heeft dat van jou vast. Je ziet wat erop komt als iedereen klaar is.
play-drew-temple = { $name } tekende een mummie in { $space }.
play-drew-island = { $name } tekende een schedel in { $space }.
play-drew-valley = { $name } tekende een slang in { $space }.
play-leave-it = Laat staan

# Chips
play-next = Wat je kunt schrijven
play-chips = Getallen
play-uses = Deze beurt tot nu toe
play-sealed = Geheim. De anderen zien het als iedereen klaar is.
play-dice-left-out = Beurt { $turn }: het geheim van je toestel kwam te laat en zit niet in deze worp.
play-dice-fault = De server veranderde wat voor het spel vastlag. Je toestel voegt niets meer aan de worpen toe.
play-penny = Penny
play-plus = { " plus " }
play-or = { " of " }
play-face-of = { $colour } { $face }
play-chip-made = { $name }, { $made }
play-chip-closed = { $name }, kan nu niet: { $reason }
play-chip-elsewhere = { $name }, niet in dit vak
play-chip-B = Boot
play-chip-H = Hut
play-chip-S = Beeld
play-chip-M = Mijn
play-chip-cross = door­strepen
play-chip-x-temple = Een mummie doorstrepen
play-chip-x-island = Een gevaar doorstrepen
play-chip-x-valley = Een slang doorstrepen
play-closed = nu niet
play-closed-V4-building = eerst een getal
play-closed-V6-die = al gebruikt
play-closed-V6-once = staat er al
play-closed-V6-full = geen plaats
play-closed-V8-nine = 9 nodig
play-closed-G9-no-nine = een 9 nodig
play-closed-I2-one = één per beurt
play-closed-I5-full = geen zee vrij
play-closed-V9-last = te laat
play-use-penny = Penny schreef { $mark } in { $space }
play-use-die = { $mark } in { $space }
play-use-sum = { $sum } = { $mark } in { $space }
play-use-drew = { $mark } in { $space }
play-use-cross = { $space } doorgestreept
play-use-treasure = Schat { $value } in { $space }
play-use-pass = Overgeslagen
play-treasure = Schat { $value }
play-treasure-in = in { $space }

# Discoveries
play-suggestions = Ontdekkingen
play-kind-forest = Bos
play-kind-city = Stad
play-kind-mountain = Gebergte
play-kind-pyramid = Piramide
play-ways = { $count ->
    [one] één manier
   *[other] { $count } manieren
}
play-another-way = tik voor een andere
play-one-more = nog één: { $space }
play-nothing-there = Daar is nog niets te vinden.
play-nothing-to-find = Er is nog niets te vinden.

# The footer
play-undo = Ongedaan maken
play-hint = Hint
play-hint-thinking = Even nadenken over een hint…
play-hint-by = { $bot } zou schrijven:
play-hint-stars = { $count ->
    [one] { $count } ster verwacht
   *[other] { $count } sterren verwacht
}
# $error zegt hoe zeker dat is: het echte aantal ligt er negentien van de twintig keer in
play-hint-about = { $count } ± { $error } sterren verwacht
play-ink-it = Inkt erop
play-pass = Overslaan
play-discover = Ontdek
play-skip-discovery = Sla over
play-waiting = { $count ->
    [0] Iedereen is klaar
    [one] Wachten op één speler
   *[other] Wachten op { $count } spelers
}
play-said-inked = Geïnkt.
play-said-chosen = { $count ->
    [one] { $name }: één vak.
   *[other] { $name }: { $count } vakken.
}
play-said-pencilled = In potlood: { $what }. { stars }.
play-said-erased = Niets meer in potlood.
play-show-where = Toon waar het mag
play-read-rule = Lees regel { $clause }

# Stars
play-stars = Sterren
play-stars-change = { $change } met deze schets

play-to-rank = { $count ->
    [one] Nog één ster tot { $rank }
   *[other] Nog { $count } sterren tot { $rank }
}
play-at-top-rank = { $rank }: hoger kan niet
play-spaces-left = { $count ->
    [one] Eén vak vrij
   *[other] { $count } vakken vrij
}
play-rolls-so-far = { $count ->
    [one] Eén worp tot nu toe
   *[other] { $count } worpen tot nu toe
}
play-look-at = Bekijk het blad van { $name }
play-look-at-own = Bekijk je eigen blad

play-news = { $title }: { $text }

# Players
play-at-the-table = Aan tafel
play-is-thinking = denkt na
play-is-away = bot speelt zo
play-has-inked = klaar
play-has-drawn = getekend
play-is-host = host
play-is-bot = een bot
play-lost-line = verbinding kwijt
play-is-late = haalt in
play-make-host = Host maken
play-remove = Weghalen

# The sheets
play-your-temple = Jouw tempel
play-your-island = Jouw eiland
play-your-valley = Jouw vallei

# The menu
play-sounds-on = Geluiden: aan
play-sounds-off = Geluiden: uit
play-rules = De regels
play-lesson = Leer het spel
play-big-screen = Groot scherm
play-record = Verslag downloaden
play-home = Beginscherm. Een bot past op je plek.
play-home-solo = Beginscherm. Het spel wacht op je.
play-leave = Mijn plek opgeven
play-leave-sure = Tik nog eens: een bot gaat verder met je blad
play-give-up = Dit spel opgeven
play-give-up-sure = Tik nog eens om op te geven
play-you-host = Jij bent de host
play-pause = Pauze
play-resume = Verder
play-skip = Laat bots het afmaken
play-lock = Tafel op slot
play-unlock = Tafel van slot
play-more-time = Meer tijd
play-usual-time = Terug naar de gewone tijd
play-correct-dice = Worp verbeteren

# Real dice
play-typed-done = Dit is de worp
play-typed-die = { $colour } dobbelsteen

# A mark as text
play-typed-mark = Typ wat je schrijft
play-typed-mark-how = Een vak en wat erin komt, bijvoorbeeld c4=15
play-typed-write = In potlood
play-typed-unread = Schrijf het zoals c4=15, of d5x om door te strepen.

# Help and keys
play-help-temple = Schrijf elke beurt één getal van de dobbelstenen. Buren die oplopen vormen een rij, drie gelijke een groep, en een 9 verslaat de mummies eromheen.
play-help-island = Schrijf elke beurt één getal, naast een getal of een boot. Vier gelijke rond een plek, links, rechts, boven en onder, tonen daar een schat.
play-help-valley = Gebruik elke beurt één, twee of drie dobbelstenen, naast een getal. Doe dan een ontdekking als je wilt: bos, stad, gebergte of piramide.
play-help-pencil = Potlood mag veranderen zo vaak je wilt. Inkt blijft.
play-keys = Toetsen
play-key-arrows = Pijlen
play-key-arrows-do = over het blad lopen
play-key-digits-do = een getal kiezen
play-key-letters-do = boot, hut, beeld, mijn, doorstrepen
play-key-enter = Enter
play-key-enter-do = daar schrijven
play-key-back = Backspace, Ctrl+Z
play-key-back-do = ongedaan maken
play-key-ink = I, Ctrl+Enter
play-key-ink-do = inkten
play-key-discover-do = een ontdekking zoeken
play-key-hint-do = hint tonen of verbergen
play-key-slash-do = typ wat je schrijft, bijvoorbeeld c4=15
play-key-escape = Escape
play-key-escape-do = sluiten, loslaten
play-key-help-do = deze lijst

play-time-wrote-yours = De tijd was om, dus een bot schreef voor jou: { $what }.
play-bot-wrote-yours = Een bot speelde deze beurt voor jou: { $what }.
play-time-wrote = { $count ->
    [0] De tijd was om, dus een bot schreef voor { $names }.
   *[other] De tijd was om, dus een bot schreef voor { $count } spelers.
}
play-bot-wrote = { $count ->
    [0] Een bot speelde deze beurt voor { $names }.
   *[other] Een bot speelde deze beurt voor { $count } spelers.
}
