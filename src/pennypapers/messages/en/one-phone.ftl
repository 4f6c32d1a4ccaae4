# A game of several people round one phone or tablet.

one-phone-title = Pass one phone round
one-phone-who = Who is playing?
one-phone-who-hint = Two to eight people share this phone or tablet. The first name begins.
one-phone-player = Player { $number }
one-phone-add = Add a player
one-phone-remove = Remove player { $number }
one-phone-removed = Player { $number } was removed.
one-phone-few = Two names are needed at least. For a game alone choose an adventure on the first screen.
one-phone-same = Two players cannot have the same name. Add something to tell them apart.
one-phone-fold-hint = Bots, hints, side of the sheet, dice
one-phone-start = Off we go
one-phone-home = Home. The game waits for you.
one-phone-rolling = The dice are rolling…
one-phone-type-dice = Roll your dice and tap what they show
# $name gets the phone or the tablet
one-phone-pass = Pass it to { $name }
one-phone-begins = { $name } begins
one-phone-look-away = The others look away: nobody shows a turn before all have written.
one-phone-danger-temple = A mummy! { $name } holds the sheet of { $owner } and draws one on it. The others look away.
one-phone-danger-island = A danger! { $name } holds the sheet of { $owner } and draws a skull on it. The others look away.
one-phone-danger-valley = A snake! { $name } holds the sheet of { $owner } and draws one on it. The others look away.
one-phone-ready = I am { $name }
one-phone-open = still to write
one-phone-done = has written
one-phone-all-done = Everybody here has written
one-phone-waits = Waiting for { $names }.
one-phone-whose = Who has it now?
one-phone-whose-hint = Nothing is lost: the game goes on where it was. Tap your name.
one-phone-news = Turn { $turn }: what everybody wrote
# $what is what was drawn and where, $name whose sheet it is on
one-phone-drew = { $what }, on the sheet of { $name }
one-phone-pass-on = Somebody else has the phone
