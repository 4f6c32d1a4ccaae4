# Seats on paper at a table.

paper-title = Auf Papier
paper-add = Jemanden auf Papier hinzufügen
paper-says = Für jemanden ohne Handy: Geschrieben wird auf ein gedrucktes Blatt, und du sagst hier, wenn alle auf Papier fertig sind.
paper-name = Wie heißt die Person?
paper-sits = spielt auf Papier
paper-done = Alle auf Papier sind fertig
paper-full = Fertig, und ein Blatt ist voll
paper-is-done = Auf Papier ist diese Runde fertig.
paper-takes = { $name } nimmt das Papierblatt von { $owner }
paper-alone = Jemand neben { $name } zeichnet auf dieses Papierblatt
paper-hand-over = Gib dein Handy weiter: Jemand neben dir zeichnet auf dein Blatt.
paper-enter = Papierblätter eingeben
paper-enter-how = Tipp ein, was auf jedem steht, damit die Plätze für alle stimmen.
paper-enter-wait = Der Host gibt die Papierblätter ein; die Plätze können sich noch ändern.
paper-missing = Noch auszuwerten: { $names }
paper-sheet-of = Papierblatt von { $name }
paper-send = Dieses Blatt nehmen
paper-entered = Das Papierblatt von { $name } ist ausgewertet.
