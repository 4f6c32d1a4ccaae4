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
score-nothing-groups = No three alike hang together yet.
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

score-reason-sequence = { $value } up to { $last }: { $count } spaces, one star each
score-reason-group = Group of { $value }s in { $spaces }
score-reason-vanquished = Mummy in { $space }, beaten by a 9
score-reason-mummy = Mummy in { $space }, still loose
score-reason-treasure = Treasure of { $value } in { $space }
score-reason-lost = Treasure of { $value } in { $space }, lost to its danger
score-reason-overcome = Danger in { $space }, overcome: the smallest number beside it, { $value }
score-reason-overcome-none = Danger in { $space }, overcome, with no number beside it
score-reason-danger = Danger in { $space }, loose: the smallest number beside it, { $value }
score-reason-danger-none = Danger in { $space }, loose, with no number beside it
score-reason-forest = Forest in { $spaces }
score-reason-city = City in { $spaces }
score-reason-mountain = Mountain in { $spaces }
score-reason-pyramid = Pyramid in { $spaces }
score-reason-hut = { $count ->
    [one] Hut in { $space }, beside { $count } space of a forest
   *[other] Hut in { $space }, beside { $count } spaces of forests
}
score-reason-hut-none = Hut in { $space }, no forest beside it
score-reason-statue = { $count ->
    [one] Statue in { $space }, beside { $count } space of a city
   *[other] Statue in { $space }, beside { $count } spaces of cities
}
score-reason-statue-none = Statue in { $space }, no city beside it
score-reason-mine = { $count ->
    [one] Mine in { $space }, beside { $count } space of a mountain
   *[other] Mine in { $space }, beside { $count } spaces of mountains
}
score-reason-mine-none = Mine in { $space }, no mountain beside it
score-reason-snake = Snake in { $space }: the largest number beside it, { $value }
score-reason-snake-none = Snake in { $space }, with no number beside it
score-reason-escaped = Snake in { $space }, escaped
score-reason-full = No empty space left
