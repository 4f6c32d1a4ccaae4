# The first screen, and the way in with a code.

home-title = Pennypapers
home-tagline = Three dice, one pencil, one adventure.
home-language = Language: { $name }
home-settings = Settings
home-together = Play together
home-play-alone = Play alone now
home-age-minutes = Age { $age }+ · { $minutes } minutes
home-line-temple = Climb in order, keep equals close, and mind the mummies.
home-line-island = Ring a spot with four like numbers and dig up the treasure.
home-line-valley = Map forests, cities and pyramids before the clouds close.
# above "Front" or "Back", on a button that turns the sheet over
home-side = Sheet
home-side-front = Front
home-side-back = Back
home-turn-to-back = Turn to the back
home-turn-to-front = Turn to the front
home-join = Join
home-join-with = Join with a code
home-host = Host a table
home-one-phone = Pass one phone round
home-learn = Learn to play
home-daily = Today’s dice
home-puzzles = Puzzles
home-same-dice = Same dice, any time
home-more = More
home-games = My games
home-rules = Rules
home-replay = Replay a game
home-count = Count a paper sheet
home-unofficial = Unofficial. The games are by Henri Kermarrec, published by Sit Down!; the drawings and words here are our own.
home-no-account = No account, no adverts. Your settings stay in this browser; the server knows your games by a secret key only, and you can delete them.
# on a site without a server
home-on-device = No account, no adverts. Your games and settings stay in this browser; nothing is sent anywhere.
home-code-label = Table code, four or five letters

home-waiting = Games you have begun
home-waiting-temple = Your temple is waiting
home-waiting-island = Your island is waiting
home-waiting-valley = Your valley is waiting
home-waiting-more = { $count ->
    [one] { $count } more game
   *[other] { $count } more games
}
home-at-solo = Alone, turn { $turn }
home-at-table = Table { $code }, turn { $turn }, as { $name }
# $names are those of all who share this device
home-at-one-phone = { $names }, turn { $turn }
home-at-lobby = Table { $code }, not begun yet
home-at-screen = Table { $code }, you show the big screen
# $title is the title of a challenge
home-at-run = { $title }, turn { $turn }
home-at-practice = { $title }: practice, turn { $turn }
home-put-away = Put the game { $code } away

join-title = Join a table
join-type-code = Type the letters you see on the big screen or on the host’s phone.
join-looking = Looking for table { $code }…
join-no-table = There is no table { $code }. Look again: the letters I, L and O are never in a code.
join-table = Table { $code }
join-who = { $count ->
    [0] Nobody has come yet.
    [one] { $count } is here: { $names }
   *[other] { $count } are here: { $names }
}
join-your-name = Your name
join-name-hint = As the others will see it. Initials will do.
join-name-missing = Give a name first: any name will do.
join-sit-down = Sit down
join-just-watch = Just watch
join-locked = The host has locked this table.
join-running = The game has begun: turn { $turn }.
join-over = This game is over.
join-has-ended = This game has just ended.
join-catch-up = Come in late
join-catch-up-hint = You write a turn for every roll you missed, then you play along.
join-take-over = Take over from a bot
join-take-over-hint = Choose a sheet that a bot plays now. It is yours from here on.
join-take-this = Play on as { $name }
join-see-replay = See the replay
join-another = Another code
print-title = Print
same-title = Same dice
