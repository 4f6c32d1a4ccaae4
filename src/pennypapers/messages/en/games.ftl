# My games: the list of a player's games, and the way to another device.

games-title = My games
games-looking = Looking for your games…
games-none = No games yet
games-none-says = What you play is listed here: alone, at tables, and with the same dice as others.
games-play = Play
games-no-name = No name yet
games-rename = Change your name
games-rename-says = It is used in your next games. Games that are over keep the name you had.
games-rename-do = Keep this name
games-unfinished = Unfinished
games-elsewhere = Table { $code }, goes on at your other device
games-at-run = { $title }
games-at-practice = { $title }, practice
games-at-table = Table { $code }, turn { $turn }, with { $names }
games-here = on this device
games-at-server = at the server
games-finished = Finished games
games-page-back = Later games
games-page-on = Earlier games
games-row = { $count ->
    [one] { $what }, { $result }, { $when }: { $count } star.
   *[other] { $what }, { $result }, { $when }: { $count } stars.
}
games-row-replay = { $says } Watch it again.
games-results = { $title }: all results
games-alone = Alone
games-with = Place { $place } of { $total }, with { $names }
games-reached = What you have reached
games-chart = Stars of your last { $count } games, the latest last: { $stars }
games-against = { $count ->
    [one] Stars against { $bot } with the same dice, last game
   *[other] Stars against { $bot } with the same dice, last { $count } games
}
games-against-says = The mean, and how far it may be off. Luck with the dice is no part of it: { $bot } had the same.
games-against-one = After a second game it also says how sure this is.
games-against-none = Play the daily or a challenge, and your stars are compared with those of { $bot } with the same dice.
games-mean-error = { $mean } ± { $error }
games-sheet = Sheet
games-games = Games
games-best = Best
games-mean = Mean
games-own-layouts = other layouts
games-ranks = Ranks earned
games-rank = { $rank }: { $count }
games-keeping = Your list
games-keeping-says = There is no account. This browser knows you by a secret key: whoever loses it loses this list, and nothing else.
games-move = Move to another phone
games-move-here = I have a code
games-export = Save all games
games-delete = Delete everything
games-delete-says = Your name, your list and your runs of challenges are deleted for good. Nothing brings them back.
games-delete-shared = Tables where you sat with others stay in their lists, with the name you had there.
games-delete-devices = Your other devices lose the list too.
games-delete-do = Delete for good
games-delete-not = Keep it
games-deleted = Your games are deleted.
games-move-making = A code is being made…
games-move-says = Scan this with your other phone, or type the letters there.
games-move-qr = QR code for your other phone
games-move-once = It works once, until { $until }.
games-move-secret = Show it to nobody else: whoever uses it is you here.
games-move-print = Print this card
games-move-expired = This code is too old. Close this and make another.

# Another device takes over the list.
move-title = Your games here too
move-says = On your other device, choose “My games” and “Move to another phone”. It shows a code of eight letters.
move-code = Code
move-letters = A code has eight letters.
move-joins = { $count ->
    [one] { $count } game that was played here joins that list.
   *[other] { $count } games that were played here join that list.
}
move-own = Use only a code of your own: this browser then shows the games of whoever made it.
move-do = Bring my games here
move-done = Your games are here now.
