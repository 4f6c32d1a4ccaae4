# What is printed: the screen that chooses it, and the words on the paper.

print-lead = Een blok dat nooit op is: bladen, regels en dobbelstenen op je eigen papier.
print-what = Wat?
print-what-sheets = Bladen
print-what-blank = Lege plattegrond
print-what-rules = Regels
print-what-dice = Papieren dobbelstenen
print-side-both = beide, rug aan rug
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = US Letter
print-per-page = Bladen op een pagina
print-copies = Hoeveel bladen?
print-language = Taal van de afdruk
print-download = Download de pdf
print-hint = Druk af op ware grootte, niet passend op de pagina.
print-hint-duplex = Druk dubbelzijdig af, gedraaid over de lange kant. Voor- en achterkant liggen dan op elkaar.
print-preview = Voorbeeld
print-drawing = Even tekenen…
print-page = Pagina { $page } van { $pages }
print-prepared = Deze bestanden zijn met deze site gemaakt. Voor ander papier, meer bladen op een pagina en eigen plattegronden is een server nodig.

## On the paper

print-name = Naam
print-total = Totaal
print-layout-name = Naam van deze plattegrond
print-foot = Onofficieel, gemaakt met pennypapers
print-solo-turns = Alleen, { $turns } beurten
print-each-sequence = 1 per vak
print-each-groups = 3 per getal
print-each-mummies = verslagen +2, onverslagen −2
print-each-treasures = hun waarde
print-each-dangers = kleinste ernaast: + of −
print-each-forests = 5 per stuk
print-each-cities = 6 per stuk
print-each-mountains = 7 per stuk
print-each-pyramids = 15 per stuk
print-each-buildings = 2 per vak
print-each-snakes = − grootste ernaast
print-each-full = 7
print-legend-T3 = Sleutel: het getal gaat in een deur
print-legend-T4 = Penny: een getal naar keuze, 1 tot 15
print-legend-T6 = Mummie: teken haar op het blad van een ander
print-legend-T7 = Een 9 verslaat elke mummie ernaast
print-legend-T8 = Einde: geen gewoon vak meer leeg
print-legend-I2 = Naast een getal of boot; eerst aan de kust
print-legend-I5 = Navigatie: of een boot langs de kust
print-legend-I6 = Penny: een getal naar keuze, 1 tot 15
print-legend-I7 = Gevaar: op andermans land; kruis een hokje aan
print-legend-I9 = Schat: hetzelfde getal aan alle vier de kanten
print-legend-I13 = Een 9 overwint elk gevaar ernaast
print-legend-I16 = Einde: een vijfde schat, of geen leeg land
print-legend-V3 = Schrijf naast een getal; eerst aan de rand
print-legend-V6 = Dakota: hut, beeld of mijn, elk één keer
print-legend-V7 = Penny: een getal naar keuze, 1 tot 15
print-legend-V8 = Besteed een 9: streep een slang door
print-legend-V10 = Slang: teken haar op het blad van een ander
print-legend-V13 = Einde: een blad is vol
print-shape-forest = 5 verschillende
print-shape-city = 4 gelijke
print-shape-mountain = 3 vanaf 6
print-shape-pyramid = een T vanaf 10
print-blank-temple = Zet de vakken van je tempel in inkt, maak er 5 tot 7 deuren van met een boog, en laat de rest muur zijn.
print-blank-island = Zet de vakken van je eiland in inkt, teken er een kust omheen en een paar toppen erin, en omcirkel de zee erlangs voor boten.
print-blank-valley = Zet de vakken van je vallei in inkt, teken er wolken omheen, en vul er een paar met water als je meren wilt.
print-dice-how =
    Druk af op dik papier. Knip langs de omtrek.
    Vouw bij elke stippellijn, lijm de lipjes, sluit de dobbelsteen.
print-die-purple = Paarse dobbelsteen
print-die-green = Groene dobbelsteen
print-die-red = Rode dobbelsteen
print-die-shows = 1 tot 5 en { $face }
