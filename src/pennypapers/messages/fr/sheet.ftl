# What a screen reader says of the spaces of a sheet: "d6, door, 9, inked". The parts are joined by commas.

sheet-row = Ligne { $row }
sheet-kind-plain = simple
sheet-kind-door = porte
sheet-kind-sea = mer
sheet-kind-land = terre
sheet-kind-mountain = montagne
sheet-kind-open = libre
sheet-kind-lake = lac
sheet-empty = vide
sheet-inked = à l’encre
# $mark is a number, or a picture such as "mummy"
sheet-in-pencil = { $mark } au crayon
sheet-may-go = { $mark } peut aller ici
sheet-open = au choix
sheet-crossed = c’est barré
sheet-cross = barrer
sheet-treasure = trésor { $value }
sheet-mummy = momie
sheet-danger = danger
sheet-skull = crâne
sheet-snake = serpent
sheet-boat = bateau
sheet-hut = hutte
sheet-statue = statue
sheet-mine = mine
sheet-in-forest = dans une forêt
sheet-in-city = dans une ville
sheet-in-mountain = dans une montagne
sheet-in-pyramid = dans une pyramide
# the notes under the island: $found is a list of numbers
sheet-notes = Notes de la fiche
sheet-slots = Trésors { $found } : { $count } places sur { $slots }
sheet-slots-empty = Aucun trésor, { $slots } places libres
sheet-boxes = Cases de danger, { $count } sur { $boxes } cochées
