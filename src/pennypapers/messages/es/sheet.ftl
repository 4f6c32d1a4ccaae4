# What a screen reader says of the spaces of a sheet: "d6, door, 9, inked". The parts are joined by commas.

sheet-row = Fila { $row }
sheet-kind-plain = normal
sheet-kind-door = puerta
sheet-kind-sea = mar
sheet-kind-land = tierra
sheet-kind-mountain = montaña
sheet-kind-open = normal
sheet-kind-lake = lago
sheet-empty = vacía
sheet-inked = a tinta
# $mark is a number, or a picture such as "mummy"
sheet-in-pencil = { $mark } a lápiz
sheet-may-go = aquí puede ir { $mark }
sheet-open = se puede elegir
sheet-crossed = tachada
sheet-cross = tachar
sheet-treasure = tesoro { $value }
sheet-mummy = momia
sheet-danger = peligro
sheet-skull = calavera
sheet-snake = serpiente
sheet-boat = barco
sheet-hut = cabaña
sheet-statue = estatua
sheet-mine = mina
sheet-in-forest = en un bosque
sheet-in-city = en una ciudad
sheet-in-mountain = en una montaña
sheet-in-pyramid = en una pirámide
# the notes under the island: $found is a list of numbers
sheet-notes = Anotaciones
sheet-slots = Tesoros { $found }: { $count } de { $slots } huecos
sheet-slots-empty = Aún sin tesoros, { $slots } huecos libres
sheet-boxes = Recuadros de peligro, { $count } de { $boxes } marcados
