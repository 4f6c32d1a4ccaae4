# What a screen reader says of the spaces of a sheet: "d6, door, 9, inked". The parts are joined by commas.

sheet-row = Row { $row }
sheet-kind-plain = plain
sheet-kind-door = door
sheet-kind-sea = sea
sheet-kind-land = land
sheet-kind-mountain = mountain
sheet-kind-open = open
sheet-kind-lake = lake
sheet-empty = empty
sheet-inked = inked
# $mark is a number, or a picture such as "mummy"
sheet-in-pencil = { $mark } in pencil
sheet-may-go = { $mark } may go here
sheet-open = may be chosen
sheet-crossed = crossed out
sheet-cross = crossing out
sheet-treasure = treasure { $value }
sheet-mummy = mummy
sheet-danger = danger
sheet-skull = skull
sheet-snake = snake
sheet-boat = boat
sheet-hut = hut
sheet-statue = statue
sheet-mine = mine
sheet-in-forest = in a forest
sheet-in-city = in a city
sheet-in-mountain = in a mountain range
sheet-in-pyramid = in a pyramid
# the notes under the island: $found is a list of numbers
sheet-notes = Notes
sheet-slots = Treasures { $found }: { $count } of { $slots } slots
sheet-slots-empty = No treasure yet in { $slots } slots
sheet-boxes = Danger boxes, { $count } of { $boxes } ticked
