# A game shown again, turn by turn, and the card to share.

replay-title = Replay
# $adventure is the name of an adventure
replay-of = Replay of { $adventure }
replay-more = About this game
replay-players = { $count ->
    [one] Solo
   *[other] { $count } players
}
replay-turn = Turn { $turn } of { $last }
replay-begin = Before the first roll
replay-begin-says = Every sheet is empty.
replay-danger = Danger! Every sheet went to somebody else.
replay-danger-alone = Danger! It went on the sheet itself.

# The controls.
replay-controls = Through the turns
replay-turns = Turn
replay-back = One turn back
replay-on = One turn on
replay-play = Play
replay-pause = Pause
replay-sheets = The sheets

# $name is a player
replay-sheet-of = { $name }: sheet
replay-held-by = In the hands of { $name }

# Who wrote what. Several are joined by commas.
replay-wrote-title = Who wrote what
replay-nothing-yet = Nobody yet.
replay-everybody = { $count ->
    [one] The only one
   *[other] All { $count } players
}
# $mark is a number, or a picture such as "mummy"; $space is a space such as c4
replay-wrote = { $mark } in { $space }
replay-crossed = { $space } crossed out
replay-circled = treasure { $value } in { $space }
replay-found-forest = a forest: { $spaces }
replay-found-city = a city: { $spaces }
replay-found-mountain = a mountain range: { $spaces }
replay-found-pyramid = a pyramid: { $spaces }
replay-passed = nothing
replay-on-sheet-of = on the sheet of { $name }
replay-by-bot = played by a bot

# The end.
replay-won = { $winners ->
    [one] { $names } wins with { stars }.
   *[other] { $names } win with { stars }.
}
# $rank is a rank such as "Explorer"
replay-solo = { stars }: { $rank }.

replay-chart = Stars over time
replay-chart-says = { $name } has { stars }; the most is { $most }.

# The dice.
replay-dice = The dice
replay-dice-good = These dice were sealed before the game. Checked.
replay-dice-bad = These dice are not the ones that were sealed.
replay-dice-checking = Checking every roll…
replay-dice-not-yet = These dice were sealed before the game. When it is over, the seed is revealed and you can check every roll.
replay-dice-unsealed = This record carries no seal, so nobody can check its dice.
replay-dice-how = Before the first roll the table published a fingerprint of a secret seed. Now that the seed is known, every roll was worked out again.
replay-dice-details = { $count ->
    [one] { $count } check
   *[other] All { $count } checks
}

# What to do with it.
replay-share-link = Share this turn
# $adventure is the name of an adventure
replay-share-text = A turn of { $adventure }
replay-shared = The link is copied.
replay-share-card = Share a card
replay-share-failed = The card could not be drawn.
replay-download = Save the record
replay-another = Open another

# A record from a file.
replay-open-says = Open a record (.game) and see it again, turn by turn.
replay-open-file = Choose a file
replay-paste = Or drop it here, or paste its text
replay-own-layout = It has a layout of its own
replay-own-layout-text = The text of the layout
replay-open-it = Show it
replay-open-code = A finished table keeps its replay: open it from its last screen.
replay-from-file = Open a record from a file

# The card.
replay-card-place = Place { $place } of { $count }
# $adventure is the name of an adventure
replay-card-text = { stars } in { $adventure }

# One line of the dice check: $roll and $due are rolls such as "2 D 5", $mark and $found are marks such as "c4=!"
replay-check-seal-good = The seed is the one that was sealed before the first roll.
replay-check-seal-wrong = The seed is not the one that was sealed before the first roll.
replay-check-seal-none = There is no seal: the dice follow from the seed, but it was not sealed before.
replay-check-roll-good = Turn { $turn }: { $roll }
replay-check-roll-wrong = Turn { $turn }: the record says { $roll }, but the seed gives { $due }.
replay-check-roll-typed = Turn { $turn }: { $roll }, real dice.
replay-check-exchange-good = Turn { $turn }: the sheets were exchanged as the seed says.
replay-check-exchange-late = Turn { $turn }: the sheets were exchanged as the seed says, and { $names } put in later as it says too.
replay-check-exchange-wrong = Turn { $turn }: { $player } held { $held }’s sheet, but the seed gives { $due }’s.
replay-check-exchange-none = Turn { $turn }: { $player } held nobody’s sheet, but the seed gives { $due }’s.
replay-check-missed-good = Turn { $turn }: { $player } was not there yet, and got { $mark } as the seed says.
replay-check-missed-wrong = Turn { $turn }: { $player } was not there yet. The seed gives { $mark }, but the record says { $found }.
replay-check-missed-none = Turn { $turn }: { $player } was not there yet. The seed gives { $mark }, but the record says nothing.
replay-check-missed-broken = Turn { $turn } breaks a rule, so what was missed cannot be checked: { $why }
