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
replay-danger-alone = Danger! It was drawn on the player’s own sheet.

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
replay-chart-says = { $name }: { stars }; the most is { $most }.

# The dice.
replay-dice = The dice
replay-dice-good = These dice were fixed before the game and nobody chose them. Checked.
replay-dice-seed = These dice fit the secret that was sealed before the game. Checked.
replay-dice-checking = Checking every roll…
replay-dice-not-yet = These dice were sealed before the game. When it is over, the secrets are opened and every roll can be checked.
replay-dice-unsealed = This record carries no seal, so nobody can check its dice.
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
replay-check-seal-none = There is no seal: nobody fixed these dice before the game.
replay-check-challenge-good = The seal of the challenge fits: everybody who plays it has these dice.
replay-check-challenge-wrong = The seal of the challenge does not fit what was played or its dice.
replay-check-sealed-good = The seal fits: what is played, who sits where, and everybody’s secrets were fixed before the first roll.
replay-check-sealed-wrong = The seal does not fit what is played, who sits where, or everybody’s secrets.
replay-check-given-good = The seal is the one that you noted.
replay-check-given-wrong = The seal is not the one that you noted: { $given }
replay-check-server-good = The server’s secrets are those that it had fixed.
replay-check-server-wrong = The server’s secrets are not those that it had fixed.
replay-check-server-none = The server’s secrets are opened when the game is over; until then its dice cannot be checked.
replay-check-chain-good = { $player }’s device had its secrets fixed, and they are in the rolls: { $count }
replay-check-chain-wrong = { $player }’s device had fixed other secrets.
replay-check-chain-silent = { $player }’s device was asked and gave nothing, in these turns: { $turns }
replay-check-chain-rested = { $player }’s device gave nothing, and counted again sooner than it may.
replay-check-links-none = No device added a secret, so whoever runs the server could have chosen these dice.
replay-check-links-turns = No device added a secret to the rolls of these turns, so the server knew them before: { $turns }
replay-check-roll-good = Turn { $turn }: { $roll }
replay-check-roll-wrong = Turn { $turn }: the record says { $roll }, but { $due } was due.
replay-check-roll-typed = Turn { $turn }: { $roll }, real dice.
replay-check-exchange-good = Turn { $turn }: the sheets were exchanged as was due.
replay-check-exchange-late = Turn { $turn }: the sheets were exchanged as was due, with { $names } put in later.
replay-check-exchange-wrong = Turn { $turn }: { $player } held { $held }’s sheet, but { $due }’s was due.
replay-check-exchange-none = Turn { $turn }: { $player } held nobody’s sheet, but { $due }’s was due.
replay-check-missed-good = Turn { $turn }: { $player } was not there yet, and got { $mark } as was due.
replay-check-missed-wrong = Turn { $turn }: { $player } was not there yet. { $mark } was due, but the record says { $found }.
replay-check-missed-none = Turn { $turn }: { $player } was not there yet. { $mark } was due, but the record says nothing.
replay-check-missed-broken = Turn { $turn } breaks a rule, so what was missed cannot be checked: { $why }
replay-check-end-none = The record stops before the end of the game.
replay-check-signed-good = Nothing was changed after the game: the signature fits every word.
replay-check-signed-wrong = The record was changed after the game: its signature does not fit.
replay-check-signed-none = The record is not signed; that is done when a game ends.

# What all checks come to.
replay-verdict-good = { $count } checks, all good.
replay-verdict-wrong = Wrong: these dice do not follow from the secrets that were fixed before the game.
replay-verdict-edited = Edited: this is not the record as it was published when the game ended.
replay-verdict-unfinished = Unfinished: what is there is good so far, but the game is not over.
replay-verdict-unsealed = Unsealed: nobody fixed these dice before the game, so anybody could have chosen them.
replay-verdict-typed = Typed by hand: everything else is good, but these are the real dice that somebody typed.
replay-verdict-server = The server alone: everything fits, but no device added a secret, so whoever runs the server could have chosen these dice.
