# What a screen reader says of the spaces of a sheet: "d6, door, 9, inked". The parts are joined by commas.

sheet-row = Reihe { $row }
sheet-kind-plain = einfach
sheet-kind-door = Tür
sheet-kind-sea = Meer
sheet-kind-land = Land
sheet-kind-mountain = Berg
sheet-kind-open = offen
sheet-kind-lake = See
sheet-empty = leer
sheet-inked = eingetragen
# $mark is a number, or a picture such as "mummy"
sheet-in-pencil = { $mark } mit Bleistift
sheet-may-go = { $mark } darf hierhin
sheet-open = wählbar
sheet-crossed = durchgestrichen
sheet-cross = Durchstreichen
sheet-treasure = Schatz { $value }
sheet-mummy = Mumie
sheet-danger = Gefahr
sheet-skull = Schädel
sheet-snake = Schlange
sheet-boat = Boot
sheet-hut = Hütte
sheet-statue = Statue
sheet-mine = Mine
sheet-in-forest = in einem Wald
sheet-in-city = in einer Stadt
sheet-in-mountain = in einem Gebirge
sheet-in-pyramid = in einer Pyramide
# the notes under the island: $found is a list of numbers
sheet-notes = Notizen
sheet-slots = Schätze { $found }: { $count } von { $slots } Plätzen
sheet-slots-empty = Noch kein Schatz, { $slots } Plätze frei
sheet-boxes = Gefahrenkästchen, { $count } von { $boxes } angekreuzt
