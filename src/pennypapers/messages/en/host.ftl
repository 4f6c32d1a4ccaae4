# Opening a table, and the lobby where everybody comes together.

host-title = Host a table
host-adventure = Which adventure?
host-minutes = { $minutes } minutes
host-side = Which side of the sheet?
host-own-layout = A layout of your own
host-own-text = The layout, as text
host-own-hint = It takes the place of both sides. Its first line names the adventure.
host-own-file = Choose a file
host-clock = Turn clock
host-clock-hint = When it runs out, a bot writes for whoever is still thinking.
host-clock-none = none
host-clock-seconds = { $seconds } s
host-clock-minutes = { $minutes } min
host-rule-dice = Dice
host-rule-dice-fair = rolled here
host-rule-dice-by-hand = real dice
host-links = Secrets for the dice
host-links-each = before every roll
host-links-first = before the first roll
host-links-hint = With new secrets before every roll not even the server can know it. On a poor line, those of the first roll are enough that nobody can choose one.
host-hint-dice = Real dice lie on your table: the host types what they show.
host-rule-crossing = { $adventure ->
    [temple] Cross out mummies
   *[other] Cross out dangers
}
host-rule-crossing-auto = for you
host-rule-crossing-manual = by yourselves
host-hint-crossing = A 9 beside it is enough. The stars are the same either way.
host-rule-no-door = A Lockpick, and no door left
host-rule-no-door-plain = a plain space
host-rule-no-door-pass = nothing
host-hint-no-door = Where does the number go when all your doors are full?
host-rule-valley-growth = Write beside
host-rule-valley-growth-numbers = numbers
host-rule-valley-growth-buildings-too = buildings too
host-hint-valley-growth = A new number touches one that is there. May it touch a building instead?
host-house-rules = House rules
host-house-rules-hint = Big screen, bots, clock, dice, side of the sheet
host-you = And you?
host-you-play = I play along
host-you-show = I only show the big screen
host-bots = Bots at the table
host-bots-hint = You can add or remove some until the game begins.
host-open = Open the table
host-one-phone = Only one phone? Pass it round.

lobby-title = Who is coming
lobby-you-host = You are the host
lobby-host-is = { $name } is the host
lobby-no-host = The big screen is the host
lobby-code = Table code
lobby-qr = QR code to join table { $code }
lobby-share = Share link
lobby-shared = The link is copied.
lobby-share-text = Join me for { $adventure }: table { $code }
lobby-big-screen = Big screen
lobby-count = { $count ->
    [0] Nobody at the table yet
    [one] { $count } at the table
   *[other] { $count } at the table
}
lobby-count-of = { $count } of { $most } at the table
lobby-you = { $name } (you)
lobby-is-host = host
lobby-is-bot = bot
lobby-is-bot-of = bot, { $bot }
lobby-is-away = lost the line
lobby-away = { $count ->
    [one] { $name } lost the line. The seat is kept.
   *[other] { $count } lost the line. The seats are kept.
}
lobby-tap-a-name = Tap a name to remove a seat or to hand over the crown.
lobby-remove = Remove
lobby-make-host = Make host
lobby-removed = { $name } was removed.
lobby-add-bot = Add a bot
lobby-bot-strength = Strength of the bot
lobby-allow-hints = Allow hints
lobby-forbid-hints = No more hints
lobby-lock = Lock the table
lobby-unlock = Unlock the table
lobby-locked = Locked: nobody else can sit down.
lobby-set-up = How we play
lobby-change = Change
lobby-change-done = Use these
# $facts is a list of what is chosen
lobby-changed = Now: { $facts }.
lobby-own-layout = a layout of your own
lobby-start = { $count ->
    [one] Start alone
   *[other] Start with { $count }
}
lobby-start-nobody = Somebody must sit down first
lobby-waiting = Waiting for the host to start…
lobby-leave = Leave the table
lobby-came = { $name } is here.
lobby-went = { $name } has left.
