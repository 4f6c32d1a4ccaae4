# Seats on paper at a table.

paper-title = Auf Papier
paper-add = Jemanden auf Papier dazu
paper-says = Für jemanden ohne Handy: Geschrieben wird auf ein gedrucktes Blatt, und du sagst hier, wenn das Papier fertig ist.
paper-name = Wie heißt die Person?
paper-sits = spielt auf Papier
paper-done = Alle auf Papier sind fertig
paper-full = Fertig, und ein Blatt ist voll
paper-is-done = Das Papier ist mit dieser Runde fertig.
paper-takes = { $name } nimmt das Papier von { $owner }
paper-alone = Jemand neben { $name } zeichnet auf dieses Papier
paper-hand-over = Gib dein Handy jemandem neben dir: Der zeichnet auf dein Blatt.
paper-enter = Papierblätter eingeben
paper-enter-how = Tippe ein, was auf jedem steht, damit die Plätze für alle stimmen.
paper-enter-wait = Der Host gibt die Papierblätter ein, die Plätze können sich noch ändern.
paper-missing = Noch zu zählen: { $names }
paper-sheet-of = Papier von { $name }
paper-send = Dieses Blatt nehmen
paper-entered = Das Papier von { $name } ist gezählt.
