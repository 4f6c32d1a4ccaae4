# The game on the whole screen of a terminal. Keys and spaces such as c4 are never translated.

terminal-title = { $name } · Turn { $turn }
terminal-title-of = { $name } · Turn { $turn } of { $last }
terminal-how = Type it, walk there, press Enter.
terminal-only-enter = Go to a space and press Enter.
terminal-which = What goes in { $space }? Choose a number.
terminal-ready = Press I to ink it.
terminal-too-small = This window is too small: { $width } × { $height }. The game needs { $wide } × { $high }. Make it larger, or press Q to leave and play with --plain.
terminal-thinking = { $name } is thinking…
terminal-type-dice = The dice, such as 2 D 5
terminal-dice-faces = P is Penny, D is { $helper }, ! is { $danger }.
terminal-pass-to = Pass to { $name }
terminal-pass-how = Then press Enter.
terminal-all-sheets = other sheets
terminal-kept = The record is kept in { $path }
terminal-go-on = Saved. Go on with: { $command }
terminal-who = Who plays? Names with commas between, or nothing to play alone.
terminal-unfinished = { $name }, turn { $turn }: { $players }
terminal-begin = A new game
terminal-continue = Go on

# The keys at the foot, each after its key
terminal-key-write = write
terminal-key-ink = ink
terminal-key-undo = undo
terminal-key-discover = discover
terminal-key-hint = hint
terminal-key-stars = stars
terminal-key-others = sheets
terminal-key-help = help
terminal-key-leave = leave
terminal-key-pass = pass
terminal-key-next = next

# The list of keys
terminal-help-tab = the next number or symbol
terminal-help-mouse = Everything can be clicked as well.

# "a1, b2 and c3", "a1 or b2"
list-and = and
list-or = or
