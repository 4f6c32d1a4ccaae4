# Words that every part of the page uses.

name-temple = The Temple of Apikhabou
name-island = Skull Island
name-valley = The Valley of Wiraqocha
short-temple = Temple of Apikhabou
short-island = Skull Island
short-valley = Valley of Wiraqocha
side-front = front side
side-back = back side
you = You
line-back = Back online. Your draft is safe.
line-lost = The line is lost. Your seat is kept.
seat-removed = The host has removed your seat.
seat-to-bot = The host has given your sheet to a bot.
seat-has-left = { $name } has left.
seat-left-to-bot = { $name } has left. A bot plays on with the sheet.
seat-taken-over = Somebody has taken over the seat of { $name }.
seat-hosts-now = { $name } is the host now.
seat-you-host-now = You are the host now.
late-turn = Catching up: turn { $turn } of { $of }.
late-waits = You have caught up. You join when this turn has closed.
late-joined = You have caught up. Now you play along.
late-over = The game ended before you caught up.
back = Back
close = Close
stars = { $count ->
    [one] { $count } star
   *[other] { $count } stars
}
stars-below-zero = minus { stars }
line-lost-solo = The line is lost. This game waits at the server and goes on when the line is back. Meanwhile you can begin a new one on this device.
offline-title = No line just now
offline-says = Pennypapers needs its server for dice and tables, and cannot reach it.
offline-safe = Whatever you have inked is safe. This page comes back by itself when the line does.
offline-again = Try again
missing-title = The map ends here
missing-says = There is nothing at this address. Look at it again, letter by letter, or begin at the start.
missing-home = To the start

# What everybody may rely on about the dice
dice-holds-each = Every device adds a secret to every roll. Nobody can choose the dice, and nobody can know them early, not even the server.
dice-holds-first = Every device adds a secret before the first roll. Nobody can choose the dice. Only the server could know them early.
dice-holds-alone = Your device adds a secret before the first roll. Nobody can choose the dice. Only the server could know them early.
dice-holds-typed = Real dice: somebody rolls them on the table and types what they show.
dice-holds-none = No device here adds a secret. The server rolls the dice by itself, and you have to trust it.
# $names are players whose devices cannot add to the dice
dice-without = Without a secret of their own: { $names }.
# On a second device of the same seat
dice-elsewhere = Your own secret is not on this device. It counts only while the device with which you sat down is connected.
dice-short-each = Dice: a secret from every device, in every roll
dice-short-first = Dice: a secret from every device, before the first roll
dice-short-alone = Dice: with a secret from your device
dice-short-typed = Real dice, typed by hand
dice-short-none = Dice: rolled by the server alone
dice-seal = Seal of this game: { $seal }
dice-seal-note = Everybody’s device shows the same seal, now and at the end. Write it down, and nobody can show you another game later.
# $names are the first of several
names-and-more = { $names } and { $count } more

# What the owner of the server says to all tables
notice-from = From whoever runs this server
notice-back = { $minutes ->
    [one] The server goes away for a moment and is back in { $minutes } minute. Everything you have inked is kept.
   *[other] The server goes away for a moment and is back in { $minutes } minutes. Everything you have inked is kept.
}
notice-closing = { $minutes ->
    [one] The server closes in { $minutes } minute. Everything you have inked is kept.
   *[other] The server closes in { $minutes } minutes. Everything you have inked is kept.
}
