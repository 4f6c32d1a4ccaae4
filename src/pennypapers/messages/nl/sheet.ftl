# What a screen reader says of the spaces of a sheet: "d6, door, 9, inked". The parts are joined by commas.

sheet-row = Rij { $row }
sheet-kind-plain = gewoon
sheet-kind-door = deur
sheet-kind-sea = zee
sheet-kind-land = land
sheet-kind-mountain = berg
sheet-kind-open = open
sheet-kind-lake = meer
sheet-empty = leeg
sheet-inked = geïnkt
# $mark is a number, or a picture such as "mummy"
sheet-in-pencil = { $mark } in potlood
sheet-may-go = { $mark } mag hier
sheet-open = te kiezen
sheet-crossed = doorgestreept
sheet-cross = doorstrepen
sheet-treasure = schat { $value }
sheet-mummy = mummie
sheet-danger = gevaar
sheet-skull = schedel
sheet-snake = slang
sheet-boat = boot
sheet-hut = hut
sheet-statue = beeld
sheet-mine = mijn
sheet-in-forest = in een bos
sheet-in-city = in een stad
sheet-in-mountain = in een gebergte
sheet-in-pyramid = in een piramide
# the notes under the island: $found is a list of numbers
sheet-notes = Notities
sheet-slots = Schatten { $found }: { $count } van { $slots } plekken
sheet-slots-empty = Nog geen schat, { $slots } plekken vrij
sheet-boxes = Gevaarhokjes, { $count } van { $boxes } aangekruist
