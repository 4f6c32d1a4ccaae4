# What is printed: the screen that chooses it, and the words on the paper.

print-lead = Ein Block, der nie leer wird: Blätter, Regeln und Würfel auf deinem eigenen Papier.
print-what = Was?
print-what-sheets = Blätter
print-what-blank = Leerer Plan
print-what-rules = Regeln
print-what-dice = Papierwürfel
print-side-both = beide, Rücken an Rücken
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = US Letter
print-per-page = Blätter auf einer Seite
print-copies = Wie viele Blätter?
print-language = Sprache des Drucks
print-download = PDF herunterladen
print-hint = Drucke in Originalgröße, nicht an die Seite angepasst.
print-hint-duplex = Drucke beidseitig, gewendet an der langen Kante. Dann liegen Vorder- und Rückseite aufeinander.
print-preview = Vorschau
print-drawing = Wird gezeichnet …
print-page = Seite { $page } von { $pages }
print-prepared = Diese Dateien sind mit der Seite entstanden. Anderes Papier, mehrere Blätter je Seite und eigene Pläne brauchen einen Server.

## On the paper

print-name = Name
print-total = Summe
print-layout-name = Name dieses Plans
print-foot = Inoffiziell, gemacht mit pennypapers
print-solo-turns = Allein, { $turns } Runden
print-each-sequence = 1 je Feld
print-each-groups = 3 je Zahl
print-each-mummies = besiegt +2, unbesiegt −2
print-each-treasures = ihre Werte
print-each-dangers = kleinste daneben: + oder −
print-each-forests = je 5
print-each-cities = je 6
print-each-mountains = je 7
print-each-pyramids = je 15
print-each-buildings = 2 je Feld
print-each-snakes = − größte daneben
print-each-full = 7
print-legend-T3 = Dietrich: Die Zahl kommt in eine Tür
print-legend-T4 = Penny: eine beliebige Zahl von 1 bis 15
print-legend-T6 = Mumie: auf das Blatt von jemand anderem
print-legend-T7 = Eine 9 besiegt jede Mumie daneben
print-legend-T8 = Ende: Kein einfaches Feld ist mehr leer
print-legend-I2 = Neben eine Zahl oder ein Boot; zuerst an die Küste
print-legend-I5 = Navigation: oder ein Boot an der Küste
print-legend-I6 = Penny: eine beliebige Zahl von 1 bis 15
print-legend-I7 = Gefahr: auf fremdes Land; kreuz ein Kästchen an
print-legend-I9 = Schatz: dieselbe Zahl auf allen vier Seiten
print-legend-I13 = Eine 9 überwindet jede Gefahr daneben
print-legend-I16 = Ende: ein fünfter Schatz oder kein leeres Land
print-legend-V3 = Schreib neben eine Zahl; zuerst an den Rand
print-legend-V6 = Dakota: Hütte, Statue oder Mine, je einmal
print-legend-V7 = Penny: eine beliebige Zahl von 1 bis 15
print-legend-V8 = Gib eine 9 aus: Streich eine Schlange durch
print-legend-V10 = Schlange: auf das Blatt von jemand anderem
print-legend-V13 = Ende: Ein Blatt ist voll
print-shape-forest = 5 verschiedene
print-shape-city = 4 gleiche
print-shape-mountain = 3 ab 6
print-shape-pyramid = ein T ab 10
print-blank-temple = Zieh die Felder deines Tempels mit Tinte nach, mach 5 bis 7 davon mit einem Bogen zu Türen, und lass den Rest Mauer sein.
print-blank-island = Zieh die Felder deiner Insel mit Tinte nach, zeichne eine Küste darum und ein paar Gipfel hinein, und umkreise das Meer entlang der Küste für Boote.
print-blank-valley = Zieh die Felder deines Tals mit Tinte nach, zeichne Wolken darum, und füll ein paar mit Wasser, wenn du Seen willst.
print-dice-how =
    Drucke auf dickes Papier. Schneide am Umriss entlang.
    Falte an jeder gestrichelten Linie, kleb die Laschen an, schließ den Würfel.
print-die-purple = Lila Würfel
print-die-green = Grüner Würfel
print-die-red = Roter Würfel
print-die-shows = 1 bis 5 und { $face }
