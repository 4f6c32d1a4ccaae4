# Where stars come from, and the end of a game.

score-part-sequence = Sequence
score-part-groups = Groups
score-part-mummies = Mummies
score-part-treasures = Treasures
score-part-dangers = Dangers
score-part-forests = Forests
score-part-cities = Cities
score-part-mountains = Mountains
score-part-pyramids = Pyramids
score-part-buildings = Buildings
score-part-snakes = Snakes
score-part-full = Full valley

score-nothing-sequence = No two neighbours count up yet.
score-nothing-groups = No three alike touch each other yet.
score-nothing-mummies = No mummy so far.
score-nothing-treasures = No treasure yet.
score-nothing-dangers = No danger so far.
score-nothing-forests = No forest yet.
score-nothing-cities = No city yet.
score-nothing-mountains = No mountain yet.
score-nothing-pyramids = No pyramid yet.
score-nothing-buildings = No building yet.
score-nothing-snakes = No snake so far.
score-nothing-full = The valley has room left.

score-reason-sequence = Sequence from { $value } to { $last } in { $spaces }, one star each
score-reason-group = Group of { $value }s in { $spaces }
score-reason-vanquished = Mummy in { $space }, vanquished by the 9 in { $spaces }
score-reason-mummy = Mummy in { $space }, undefeated
score-reason-treasure = { $count ->
    [0] Treasure of { $value } in { $space }
   *[other] Treasure of { $value } in { $space }, shown by { $spaces }
}
score-reason-lost = Treasure of { $value } in { $space }, lost to the danger on it
score-reason-overcome = { $count ->
    [0] Danger in { $space }, overcome, with no number beside it
   *[other] Danger in { $space }, overcome, gives the smallest number beside it, { $value } in { $spaces }
}
score-reason-danger = { $count ->
    [0] Danger in { $space }, not overcome, with no number beside it
   *[other] Danger in { $space }, not overcome, takes the smallest number beside it, { $value } in { $spaces }
}
score-reason-forest = Forest in { $spaces }
score-reason-city = City in { $spaces }
score-reason-mountain = Mountain in { $spaces }
score-reason-pyramid = Pyramid in { $spaces }
score-reason-hut = { $count ->
    [0] Hut in { $space }, no forest beside it
    [one] Hut in { $space }, beside { $count } space of a forest, { $spaces }
   *[other] Hut in { $space }, beside { $count } spaces of forests, { $spaces }
}
score-reason-statue = { $count ->
    [0] Statue in { $space }, no city beside it
    [one] Statue in { $space }, beside { $count } space of a city, { $spaces }
   *[other] Statue in { $space }, beside { $count } spaces of cities, { $spaces }
}
score-reason-mine = { $count ->
    [0] Mine in { $space }, no mountain beside it
    [one] Mine in { $space }, beside { $count } space of a mountain, { $spaces }
   *[other] Mine in { $space }, beside { $count } spaces of mountains, { $spaces }
}
score-reason-snake = { $count ->
    [0] Snake in { $space }, not escaped, with no number beside it
   *[other] Snake in { $space }, not escaped, takes the largest number beside it, { $value } in { $spaces }
}
score-reason-escaped = Snake in { $space }, escaped
score-reason-full = No empty space left

# What several reasons of one kind come to
score-sum-sequence = { $count } sequences { $stars }
score-sum-group = groups of { $values }
score-sum-vanquished = { $count } vanquished { $stars }
score-sum-mummy = { $count } undefeated { $stars }
score-sum-treasure = treasures { $values }
score-sum-lost = { $count } lost
score-sum-overcome = { $count } overcome { $stars }
score-sum-danger = { $count } not overcome { $stars }
score-sum-forest = { $count } forests
score-sum-city = { $count } cities
score-sum-mountain = { $count } mountains
score-sum-pyramid = { $count } pyramids
score-sum-hut = hut { $stars }
score-sum-statue = statue { $stars }
score-sum-mine = mine { $stars }
score-sum-snake = { $count } not escaped { $stars }
score-sum-escaped = { $count } escaped
score-sum-full = no empty space left

# The end
score-title = The end
score-home = Home
score-print = Print
score-solo = { $turns ->
    [one] Solo · { $turns } turn
   *[other] Solo · { $turns } turns
}
score-together = { $turns ->
    [one] { $turns } turn · { $count } players
   *[other] { $turns } turns · { $count } players
}
score-where-from = Where the stars come from
score-everybody = Everybody’s sheet
score-make-tourist = { $count ->
    [one] star makes you a
   *[other] stars make you a
}
score-make-pathfinder = { $count ->
    [one] star makes you a
   *[other] stars make you a
}
score-make-voyager = { $count ->
    [one] star makes you a
   *[other] stars make you a
}
score-make-explorer = { $count ->
    [one] star makes you an
   *[other] stars make you an
}
score-rank-tourist = Tourist
score-rank-pathfinder = Pathfinder
score-rank-voyager = Voyager
score-rank-explorer = Explorer
score-rank-label = { stars }: { $rank }
score-rank-range = { $from }–{ $to }
score-rank-from = { $from } and up
# $rank is the highest rank
score-rank-rare = { $rank } is a dream here: even with all dice known beforehand, only about one game in ten gets that far.
score-placed = Place { $place }: { $name }, { stars }
score-winner = { $names } wins.
score-winners = { $names } share the win.
# $names have the same stars; $order is one score-tie-value for each value of the tie-break, and score-tie-less
score-tie-shared = { $names } each have { $stars }, and all else is equal too: they share the place.
score-tie-temple = { $names } each have { $stars }. The longer sequence decides: { $order }.
score-tie-island = { $names } each have { $stars }. The higher best treasure decides: { $order }.
score-tie-valley = { $names } each have { $stars }. The stars from buildings decide: { $order }.
score-tie-value = { $value } for { $names }
# how many others have a value below those that are named
score-tie-less = less for { $count } more
# $names have the same stars and the same tie-break
score-tie-place = { $names } share place { $place }.
score-next = What next
score-replay = Replay
score-share = Share
score-again = Again
score-again-front = Again, on the front side
score-again-back = Again, on the back side
score-follow = Play on
score-host-again = The host can start another game.
score-rematch = A new table is open. Your seat is kept.
score-record = Download the record
score-install = Put the game on my home screen
score-install-never = No, thank you
score-downloaded = The picture is in your downloads.
score-no-picture = The picture cannot be made here.
score-seal = The dice are being checked on this device…
score-seal-good = Nobody chose these dice. Checked on this device.
score-seal-wrong = Something is wrong with these dice. Tap to see what.
score-seal-real = You rolled real dice.
score-seal-none = The server rolled these dice alone.
score-seal-seed = These dice fit their seal.
score-seal-title = The dice
score-seal-how = Before the first roll, every device and the server fixed a row of secrets and showed its fingerprint. Every roll is made of everybody’s next secrets, and they were opened only when the turn before was closed. So nobody could choose a roll or know it before, not even whoever runs the server.
score-seal-how-first = Before the first roll, every device and the server fixed their secrets and showed a fingerprint; then the devices opened theirs. Every roll follows from them, so nobody could choose one, not even whoever runs the server. Only the server could have known the rolls before.
score-seal-how-alone = Before the first roll, your device and the server fixed their secrets and showed a fingerprint; then your device opened its own. Every roll follows from them, so nobody could choose one. Only the server could have known the rolls before.
score-seal-how-none = No device added a secret. Every roll follows from what the server had fixed before the game, but whoever runs it could have tried many secrets and kept the one they liked.
score-seal-how-seed = This is an older game. Its dice follow from one secret of the server, sealed before the game, and from what every device added openly. So whoever runs the server could have known them, and could have chosen what was added last.
score-seal-how-real = You rolled real dice, and somebody typed them. Only the exchanges of sheets were drawn here, from secrets that every device had fixed before the game.
score-seal-all-good = { $count } checks, all good.
score-seal-unknown = The check is not to be had just now.
score-seal-every = Every single check
score-seal-yourself = Everything was worked out on this device, from the record and from what it kept while you played. Download the record and anybody can check it again.
score-own-none = This device did not play along, so it has nothing of its own to compare.
score-own-seal-good = The seal is the one that this device saw before the first roll.
score-own-seal-wrong = The seal is not the one that this device saw before the first roll.
score-own-links-good = This device’s secrets are in the rolls that it gave them for: { $count }
score-own-links-wrong = This device gave its secret, but the record leaves it out, in these turns: { $turns }
score-own-links-late = This device’s secret was left out because it came too late, the server says, in these turns: { $turns }
score-own-passed = The server did not ask this device for its secret although it was there, in these turns: { $turns }
score-own-turns-good = Every turn is as this device saw it: { $count }
score-own-turns-wrong = These turns are not as this device saw them: { $turns }
score-own-faults = While you played, the server asked for secrets too early or changed what was fixed.
