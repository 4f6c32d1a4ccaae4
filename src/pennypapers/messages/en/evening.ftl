# Evenings: several challenges that are made and counted together.

evening-title = Evening
evening-code = Evening { $code }
evening-untitled = An evening of games
# $finished of $count games
evening-progress = { $finished ->
    [0] { $count } games with the same dice for everybody, whenever it suits you.
   *[other] You have finished { $finished } of { $count } games.
}
evening-play-next = Play game { $number }
evening-games = Games
evening-game = Game { $number }:
evening-new-game = not played yet
evening-begun = begun
evening-closed = closed
evening-unplayed = The standing is here once you have finished a game.
evening-standing = Standing
evening-adds-matchpoints = In each game 0 to 100 matchpoints: the more players you beat, the more you get.
evening-adds-stars = All stars are added up.
# $numbers are those of games, such as "1 and 3"; $count is how many
evening-counted = { $count ->
    [one] Only game { $numbers } is counted here: the others follow when you have finished them.
   *[other] Only games { $numbers } are counted here: the others follow when you have finished them.
}
evening-points = { $count ->
    [one] { $count } matchpoint
   *[other] { $count } matchpoints
}
evening-print = Print
evening-csv = Save for a spreadsheet
evening-share-text = An evening of games, with the same dice for you and me. Who comes out first?
evening-qr = QR code to evening { $code }
evening-back = To the evening
evening-on = On with the evening

# Making an evening.
evening-new = Make an evening
evening-several = Several games? Make an evening
evening-several-hint = 3 to 10 games, counted together
evening-new-says = Several games in a row, with the same dice for everybody. You send one link, and at the end you see who comes out first.
evening-name = What is it called?
evening-add = Add a game
evening-count = { $count } games
evening-row-adventure = Adventure of game { $number }
evening-row-side = Side of game { $number }
evening-remove = Remove game { $number }
evening-total = What is added up?
evening-matchpoints = Matchpoints for each game
evening-matchpoints-hint = 0 to 100, by how many you beat
evening-stars = Stars
evening-stars-hint = all of them together
evening-closing-hint = Then everybody sees the whole standing, even without having played.
evening-closing-hours = after { $count } hours
evening-make = Make the evening
