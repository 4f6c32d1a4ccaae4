# What is printed: the screen that chooses it, and the words on the paper.

print-lead = A pad that never runs out: sheets, rules and dice on your own paper.
print-what = What?
print-what-sheets = Sheets
print-what-blank = Blank layout
print-what-rules = Rules
print-what-dice = Paper dice
print-side-both = both, back to back
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = US Letter
print-per-page = Sheets on a page
print-copies = How many sheets?
print-language = Language of the print
print-download = Download the PDF
print-hint = Print at actual size, not fitted to the page.
print-hint-duplex = Print on both sides, turned over on the long edge. Front and back then lie on each other.
print-preview = Preview
print-drawing = Drawing…
print-page = Page { $page } of { $pages }
print-prepared = These files were made with this site. Other papers, several sheets on a page and layouts of your own need a server.

## On the paper

print-name = Name
print-total = Total
print-layout-name = Name of this layout
print-foot = Unofficial, made with pennypapers
print-solo-turns = Alone, { $turns } turns
print-each-sequence = 1 a space
print-each-groups = 3 a number
print-each-mummies = vanquished +2, undefeated −2
print-each-treasures = their values
print-each-dangers = smallest beside: + or −
print-each-forests = 5 each
print-each-cities = 6 each
print-each-mountains = 7 each
print-each-pyramids = 15 each
print-each-buildings = 2 a space
print-each-snakes = − largest beside
print-each-full = 7
print-legend-T3 = Lockpick: the number goes in a door
print-legend-T4 = Penny: any number from 1 to 15
print-legend-T6 = Mummy: draw it on somebody else’s sheet
print-legend-T7 = A 9 vanquishes every mummy beside it
print-legend-T8 = The end: no plain space is empty
print-legend-I2 = Beside a number or a boat; first at the coast
print-legend-I5 = Navigation: a boat by the coast instead
print-legend-I6 = Penny: any number from 1 to 15
print-legend-I7 = Danger: on somebody else’s land; tick a box
print-legend-I9 = Treasure: the same number on all four sides
print-legend-I13 = A 9 overcomes every danger beside it
print-legend-I16 = The end: a fifth treasure, or no empty land
print-legend-V3 = Write beside a number; first at the edge
print-legend-V6 = Dakota: a hut, a statue or a mine, each once
print-legend-V7 = Penny: any number from 1 to 15
print-legend-V8 = Spend a 9: cross out a snake
print-legend-V10 = Snake: draw it on somebody else’s sheet
print-legend-V13 = The end: a sheet is full
print-shape-forest = 5 different
print-shape-city = 4 alike
print-shape-mountain = 3 from 6 up
print-shape-pyramid = a T from 10 up
print-blank-temple = Ink the spaces of your temple, make 5 to 7 of them doors with an arch, and leave the rest as wall.
print-blank-island = Ink the spaces of your island, draw a coast round them and a few peaks inside, and ring the sea along it for boats.
print-blank-valley = Ink the spaces of your valley, draw clouds round them, and fill a few with water if you want lakes.
print-dice-how =
    Print on thick paper. Cut along the outline.
    Fold at every dashed line, glue the tabs, close the die.
print-die-purple = Purple die
print-die-green = Green die
print-die-red = Red die
print-die-shows = 1 to 5 and { $face }
