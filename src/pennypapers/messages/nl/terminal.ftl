# The game on the whole screen of a terminal. Keys and spaces such as c4 are never translated.

terminal-title = { $name } · Beurt { $turn }
terminal-title-of = { $name } · Beurt { $turn } van { $last }
terminal-how = Typ het, loop erheen, druk op Enter.
terminal-only-enter = Ga naar een vak en druk op Enter.
terminal-which = Wat komt er in { $space }? Kies een getal.
terminal-ready = Druk op I voor inkt.
terminal-too-small = Dit venster is te klein: { $width } × { $height }. Het spel heeft { $wide } × { $high } nodig. Maak het groter, of stop met Q en speel met --plain.
terminal-thinking = { $name } denkt na…
terminal-type-dice = De dobbelstenen, zoals 2 D 5
terminal-dice-faces = P is Penny, D is { $helper }, ! is { $danger }.
terminal-pass-to = Geef door aan { $name }
terminal-pass-how = Druk dan op Enter.
terminal-all-sheets = andere bladen
terminal-kept = Het spel staat in { $path }
terminal-go-on = Bewaard. Ga verder met: { $command }
terminal-who = Wie speelt er? Namen met komma’s ertussen, of niets om alleen te spelen.
terminal-unfinished = { $name }, beurt { $turn }: { $players }
terminal-begin = Nieuw spel
terminal-continue = Verder

# The keys at the foot, each after its key
terminal-key-write = schrijf
terminal-key-ink = inkt
terminal-key-undo = ongedaan
terminal-key-discover = ontdek
terminal-key-hint = hint
terminal-key-stars = sterren
terminal-key-others = bladen
terminal-key-help = hulp
terminal-key-leave = stoppen
terminal-key-pass = sla over
terminal-key-next = verder

# The list of keys
terminal-help-tab = het volgende getal of symbool
terminal-help-mouse = Op alles kun je ook klikken.

# "a1, b2 and c3", "a1 or b2"
list-and = en
list-or = of
