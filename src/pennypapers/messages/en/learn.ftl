# Lessons: a real game on a small sheet, step by step. Penny speaks, one or two short sentences at a time.

learn-title = Learn to play
learn-lead = Two minutes each, on a small sheet, with real rules. Nothing can go wrong.
learn-about-temple = Numbers in order, equals together, a 9 against mummies. The easiest to begin with.
learn-about-island = Land, spread out, and let four equal numbers point at the treasure.
learn-about-valley = Use one, two or three dice. Map mountains, forests, cities and pyramids.
learn-begin = Begin
learn-begin-what = Begin the lesson: { $name }
learn-all-rules = All rules, one by one
learn-leave = End the lesson
learn-coach = What to do next
learn-next = Next
learn-step = Step { $step } of { $count }
learn-not-that = That may be good in a game. For this lesson, try what Penny says.
learn-ink-first = In pencil you can still change your mind. Ink it, and it stays.
learn-ink = Good. Ink it.
learn-leave-temple = There it is. Leave it there.
learn-leave-island = There it is. Leave it there.
learn-leave-valley = There it is. Leave it there.
learn-play-temple = Play a whole temple
learn-play-island = Play a whole island
learn-play-valley = Play a whole valley
learn-another = Another lesson
learn-rules = Its rules

## The Temple of Apikhabou

learn-temple-one-number = Three dice are rolled, and you write one number. Tap 5, then the glowing space.
learn-temple-sum = You may add dice up: 4 + 2 makes 6. Write 6 beside the 5; corners count as beside.
learn-temple-door = The green die shows a Lockpick, so this number must go in a door. Write 7 there.
learn-temple-penny = Penny! She is any number from 1 to 15. Write 8: now 5, 6, 7, 8 rise one by one.
learn-temple-mummy = A mummy, so no number this time. Alone, you draw it beside the space you filled last. At a table, somebody draws it for you.
learn-temple-nine = Mummies fear a 9 beside them. 4 + 3 + 2 makes 9: write it in the glowing space.
learn-temple-equal = Equal numbers like company. Write a 5 beside your 5.
learn-temple-last = A third 5 makes a group. It fills the last plain space, and that ends the game.
learn-temple-sequence = Now count. Tap Sequence: your longest run rises from 5 to 9, and each of its spaces is a star.
learn-temple-groups = Tap Groups: three or more equal numbers that touch are 3 stars, once for each number.
learn-temple-mummies = Tap Mummies: a vanquished one is 2 stars. Undefeated, without a 9 beside it, it would cost 2.
learn-temple-end = { stars } on a tiny temple. On a whole one, 15 make you a Pathfinder, 25 a Voyager, 30 an Explorer. You are ready.

## Skull Island

learn-island-landing = You land on the coast. Tap 4, then the glowing space.
learn-island-beside = From now on a number goes beside a number, corners too. 3 + 1 makes 4: write it.
learn-island-boat = The green die shows Navigation: you may draw a boat instead of a number. Tap the boat, then the glowing sea.
learn-island-danger = A danger, so no number this time. Alone, you draw it beside what you filled last. At a table, somebody draws it for you.
learn-island-treasure = Penny is any number from 1 to 15. Write a 4 below the mountain and watch it.
learn-island-found = Treasure! Left, above and below a 4, and a boat on the right: four marks point at it. Tap Treasures to see them.
learn-island-nine = A 9 beside a danger overcomes it. 5 + 3 + 1 makes 9: write it in the glowing space.
learn-island-dangers = Tap Dangers: overcome, it gives the smallest number beside it. Otherwise it costs as much.
learn-island-over = The island is full, so the game is over. A fifth treasure ends it too. Each treasure has another number, and each brings as many stars.
learn-island-end = { stars } on a tiny island. On a whole one, 60 make you a Pathfinder, 75 a Voyager, 90 an Explorer. You are ready.

## The Valley of Wiraqocha

learn-valley-arrival = Here you use one, two or three dice, each once. You arrive at the edge: 5 + 2 makes 7; write it in the glowing space.
learn-valley-second-use = The 3 is still free. A number goes beside a number: write it too.
learn-valley-penny = Penny is any number from 1 to 15. Write 12 in the glowing space.
learn-valley-mine = The green die shows Dakota: draw a building. Tap the mine, then the glowing space. Each building comes once a game.
learn-valley-third-use = One die is left. Write the 1.
learn-valley-snake = A snake, so nothing else this turn. Alone, you draw it beside a space you filled last. At a table, somebody draws it for you.
learn-valley-escape = A snake costs the largest number beside it: that is 12. Spend exactly 9 to escape: tap the snake on the sheet. 5 + 4 is used up.
learn-valley-rest = Escaped. The 3 is still free: write it.
learn-valley-high = Write 11, all three dice added up.
learn-valley-discover = Three numbers of 6 or more touch each other: a mountain. Tap it to discover it.
learn-valley-kinds = One discovery a turn, after using dice. These are the four, worth 5, 6, 7 and 15 stars. No space belongs to two.
learn-valley-full = One space is left. Fill it with any number: a full valley gives 7 stars and ends the game. Alone, it also ends after 25 turns.
learn-valley-buildings = Tap Buildings: the mine gives 2 stars for each mountain space beside it. The hut counts forests, the statue cities.
learn-valley-snakes = Tap Snakes: an escaped one costs nothing. A 9 that you write does not help here; only one that you spend.
learn-valley-end = { stars } in a tiny valley. In a whole one, 90 make you a Pathfinder, 110 a Voyager, 130 an Explorer. You are ready.
