# The rules, clause by clause, short and in our own words. docs/rules.md is made of the English ones and of tools/rules_page.md.
# A text may have several lines; each becomes a paragraph.

rules-title = The rules
rules-back = Back
rules-search = Find a rule
rules-search-hint = A word or an id such as T3
rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rules-none = No rule says “{ $words }”. Try a shorter word.
rules-contents = Parts
rules-part-G = All adventures
rules-part-T = The Temple of Apikhabou
rules-part-I = Skull Island
rules-part-V = The Valley of Wiraqocha
rules-part-O = House rules
rules-part-G-short = All
rules-part-T-short = Temple
rules-part-I-short = Island
rules-part-V-short = Valley
rules-part-O-short = House
rules-ruling = Our reading
rules-ruling-why = The rulebooks leave something open here. This is how we play it.
rules-learn = Learn by playing, in two minutes
rules-link = Rule { $id }: link to it
rules-credit = The games are by Henri Kermarrec and published by Sit Down!. These rules are in our own words. This page is unofficial.
rules-all = All rules

## All three adventures

clause-G1-title = Players
clause-G1 = 1 to 100 players, each with a name and a sheet of their own. All sheets at a table look the same.
clause-G2-title = Dice
clause-G2 =
    Purple shows 1 to 5 or Penny. Green shows 1 to 5 or Dakota, the helper. Red shows 1 to 5 or the danger.
    Dakota is a Lockpick in the Temple, Navigation on the Island and a building in the Valley. The danger is a mummy, a skull or a snake.
clause-G3-title = One roll for all
clause-G3 = Each turn the dice are rolled once. Everybody uses that roll, at the same time, on their own sheet. The next roll comes when all are done.
clause-G4-title = Numbers
clause-G4 = A number is one die, or two or three dice added up. 2, 3 and 5 make 2, 3, 5, 7, 8 or 10.
clause-G5-title = Penny
clause-G5 = Penny is any number from 1 to 15. She stands alone: nothing is added to her.
clause-G6-title = Danger
clause-G6 =
    When the red die shows the danger, the other two dice are ignored and nobody writes a number.
    The sheets change hands at random, so that everybody holds somebody else’s. You draw one danger on the sheet you hold, where you like among the spaces allowed, and the sheet goes back. Alone, you draw it on your own sheet.
clause-G7-title = Beside
clause-G7 = Beside means the eight spaces around, corners included.
clause-G8-title = Pencil and ink
clause-G8 = In pencil you may change your mind as often as you like. Once inked, it stays. What a rule forbids is refused, with its reason.
clause-G9-title = Crossing out
clause-G9 = In the Temple and on the Island a danger with a 9 beside it is crossed out, at once or later. The 9 may be older than the danger, and one 9 works for all dangers around it.
clause-G10-title = Who wins
clause-G10 = Most stars win. If you are level, the tie-break of the adventure decides; if you are level there too, you share the win.
clause-G11-title = Alone
clause-G11 = A game of one is a solo game. Its stars earn a rank: Tourist, Pathfinder, Voyager or Explorer. Below zero you are always a Tourist.
clause-G12-title = The turn before
clause-G12 = Alone, a danger goes beside a space that you filled on the turn before, whatever you put there. On the first turn, and after a turn that filled nothing, you choose freely.

## The Temple of Apikhabou

clause-T1-title = Spaces
clause-T1 = There are plain spaces and doors.
clause-T2-title = Your turn
clause-T2 = Write one number from the dice in one empty plain space.
clause-T3-title = Lockpick
clause-T3 = When the green die shows the Lockpick, the number must go in an empty door.
clause-T4-title = Penny
clause-T4 = Any number from 1 to 15, in an empty plain space. With a Lockpick in the same roll, in an empty door.
clause-T5-title = No door left
clause-T5 = When a Lockpick finds no empty door, the number goes in an empty plain space.
clause-T6-title = Mummy
clause-T6 = A mummy goes in an empty plain space of the sheet in hand. Nothing else can be written there.
clause-T7-title = Vanquishing a mummy
clause-T7 = A 9 beside a mummy, in a plain space or a door, crosses it out.
clause-T8-title = The end
clause-T8 = The game ends after the turn in which a sheet has no empty plain space left. Doors may stay empty.
clause-T9-title = Sequence
clause-T9 = Your longest sequence gives 1 star for each of its spaces. Each space lies beside the next, and each number is exactly one higher. Doors count. It takes at least two spaces.
clause-T10-title = Groups
clause-T10 = Three or more equal numbers that touch each other are a group, and give 3 stars. Each number counts once, however many groups or spaces it has. Doors count.
clause-T11-title = Mummies
clause-T11 = A vanquished mummy, one that is crossed out, gives 2 stars. An undefeated one costs 2.
clause-T12-title = All at once
clause-T12 = One space may serve in the sequence, in a group and against mummies.
clause-T13-title = Level on stars
clause-T13 = The longer sequence wins.
clause-T14-title = The mummy, alone
clause-T14 = Draw it in an empty plain space beside the space you filled on the turn before. If there is none, in any empty plain space.
clause-T15-title = Ranks
clause-T15 = From 0 Tourist, from 15 Pathfinder, from 25 Voyager, from 30 Explorer.

## Skull Island

clause-I1-title = Spaces
clause-I1 = Land and mountains are the island; around it is sea. Numbers and dangers go on empty land, boats on empty sea, nothing on a mountain.
clause-I2-title = Your turn
clause-I2 = Write one number from the dice on one empty land space beside a number or a boat.
clause-I3-title = Landing
clause-I3 = Your first number goes on the coast: on land that touches the sea or the edge of the sheet. A boat drawn before changes nothing.
clause-I4-title = Cut off
clause-I4 = When no space fits, the number goes on any empty land.
clause-I5-title = Navigation
clause-I5 = When the green die shows Navigation, you may draw a boat instead of writing a number. It goes on empty sea beside the island.
clause-I6-title = Penny
clause-I6 = Any number from 1 to 15. With Navigation in the same roll you choose one of the two: a boat, or any number.
clause-I7-title = Danger
clause-I7 = A danger goes on any empty land of the sheet in hand, even on a treasure that lies on empty land. It ticks one of the five danger boxes.
clause-I8-title = Five dangers
clause-I8 = When all five boxes are ticked, a danger is ignored: you play with the other two dice.
clause-I9-title = Treasure
clause-I9 =
    A treasure lies where four equal numbers point at it: one to the left, one to the right, one above, one below, however far away and whatever lies between.
    A boat may stand for a number, at most one in the row and one in the column. The treasure is worth that number. It lies on the island, on a mountain too, never in the sea.
clause-I10-title = No two alike
clause-I10 = At most five treasures, no two of the same number, no two in one space.
clause-I11-title = At once
clause-I11 = A treasure is noted as soon as your mark reveals it. A boat can reveal several, one after the other. Where they stand in each other’s way, you choose.
clause-I12-title = Boats
clause-I12 = One boat may help to find several treasures.
clause-I13-title = Overcoming a danger
clause-I13 = A 9 beside a danger crosses it out.
clause-I14-title = Danger stars
clause-I14 = Each danger counts the smallest number beside it. Overcome, it gives you that many stars; otherwise it costs you as many. With no number beside it, it counts for nothing.
clause-I15-title = Lost treasure
clause-I15 = A treasure under a danger that is not overcome at the end is worth nothing. It still counts as one of the five.
clause-I16-title = The end
clause-I16 = The game ends after the turn in which somebody has a fifth treasure, or a sheet has no empty land left.
clause-I17-title = Stars
clause-I17 = Add up your treasures, then add or take away the danger stars.
clause-I18-title = Level on stars
clause-I18 = The higher best treasure wins. A lost one does not count.
clause-I19-title = The danger, alone
clause-I19 = Draw it on empty land beside the space you filled on the turn before, a boat’s too. If there is none, on any empty land.
clause-I20-title = Ranks
clause-I20 = From 0 Tourist, from 60 Pathfinder, from 75 Voyager, from 90 Explorer.

## The Valley of Wiraqocha

clause-V1-title = Spaces
clause-V1 = Open spaces, with clouds all around. Some sheets have lakes, which stay empty. A space is at the edge when it touches the clouds.
clause-V2-title = Your turn
clause-V2 = Use one, two or all three dice, one after the other, each die once. Then make one discovery, if you like. You must use at least one die.
clause-V3-title = Writing
clause-V3 = A number goes in an empty space beside a number, also beside one you have just written. So you fill up to three spaces a turn.
clause-V4-title = Arrival
clause-V4 = Your first number goes in a space at the edge. A building cannot come first.
clause-V5-title = Cut off
clause-V5 = When no space fits, any empty space does.
clause-V6-title = Dakota
clause-V6 = Draw a hut, a statue or a mine where a number could go. Each comes once a game.
clause-V7-title = Penny
clause-V7 = Any number from 1 to 15. You may use all dice of a roll in the same turn: Penny, Dakota and a number.
clause-V8-title = Escaping a snake
clause-V8 = Spend exactly 9 from the dice, or Penny as a 9, to cross out one of your snakes. Those dice are used up and nothing is written. This counts as your turn. A 9 that is written crosses out nothing.
clause-V9-title = Discoveries
clause-V9 =
    After using the dice you may make one discovery, in numbers that touch each other and belong to no other discovery.
    Forest, 5 stars: exactly five spaces, all numbers different.
    City, 6 stars: exactly four spaces of the same number, each number once a game.
    Mountain, 7 stars: exactly three spaces of 6 or more.
    Pyramid, 15 stars: four spaces of 10 or more, three in a line and one beside the middle.
clause-V10-title = Snake
clause-V10 = A snake goes in any empty space of the sheet in hand. There is no discovery that turn.
clause-V11-title = Snake stars
clause-V11 = A snake that you have not escaped costs the largest number beside it. With no number beside it, it costs nothing.
clause-V12-title = Buildings
clause-V12 = 2 stars for each space beside the hut that belongs to a forest, beside the statue to a city, beside the mine to a mountain.
clause-V13-title = The end
clause-V13 = The game ends after the turn in which a sheet is full. Everybody whose sheet is full then gets 7 stars.
clause-V14-title = Level on stars
clause-V14 = More stars from buildings win.
clause-V15-title = The snake, alone
clause-V15 = Draw it in an empty space beside one that you filled on the turn before. If there is none, in any empty space.
clause-V16-title = 25 turns, alone
clause-V16 = Alone you play 25 turns, snakes included, or until the sheet is full. A full sheet gives 7 stars.
clause-V17-title = Ranks
clause-V17 = From 0 Tourist, from 90 Pathfinder, from 110 Voyager, from 130 Explorer. Every snake drawn in the game makes each rank 4 stars easier, even one that you escaped.

## House rules: a table chooses them when it opens

clause-O1-title = When no door is left
clause-O1 = Usually the number goes in a plain space. Or you pass: you do nothing that turn.
clause-O2-title = Where the valley grows
clause-O2 = Usually a number goes beside a number. Or beside a building as well, as the English edition has it.
clause-O3-title = Who crosses out
clause-O3 = Usually the page crosses out a danger as soon as a 9 is beside it. Or you do, when you like. The stars are the same. In the Valley this changes nothing.
clause-O4-title = Whose dice
clause-O4 = Usually the page rolls, and anybody can check the dice afterwards. Or you roll real dice, and the host types what they show.

## Captions of the drawn examples

example-G7 = All eight spaces around the 5 are beside it.
example-T2 = 2, 3 and 5 make a 7. It goes in any empty plain space, not in a door.
example-T3 = With a Lockpick the number goes in one of the empty doors.
example-T9 = 4, 5, 6, 7, 8: five spaces, 5 stars. The last one is a door.
example-T10 = Three 7s touch each other: 3 stars. Two 3s are too few.
example-T11 = The upper mummy has a 9 beside it: plus 2. The lower one has none: minus 2.
example-T14 = You filled e5 last turn, so the mummy goes in one of the empty plain spaces around it.
example-I2 = Beside the 4, the 7 or the boat, on land.
example-I3 = The first number goes anywhere on the coast.
example-I5 = With Navigation a boat may go on any of these.
example-I9 = Left, right and above a 7, below a boat: a treasure of 7 in d5.
example-I14 = Beside the upper danger lies a 9: plus 6, its smallest neighbour. The lower one costs 3.
example-I15 = A danger sits on the treasure. Without a 9 beside it, this 7 is lost.
example-I19 = You filled c3 last turn, so the danger goes on empty land around it.
example-V3 = Beside the 3 or the 8. The hut alone does not count.
example-V4 = The first number goes in any space that touches the clouds.
example-V8 = 5 and 4 make 9: spent on the snake. The 1 is still free.
example-V9-forest = Forest: five spaces that touch each other, all different.
example-V9-city = City: four equal numbers that touch each other.
example-V9-mountain = Mountain: three numbers of 6 or more.
example-V9-pyramid = Pyramid: three in a line and one beside the middle, all 10 or more.
example-V11 = The lower snake costs 8, its largest neighbour. The upper one was escaped.
example-V12 = Four spaces beside the hut belong to the forest: 8 stars.
example-V15 = You filled d2 and e3 last turn, so the snake goes in an empty space around them.
