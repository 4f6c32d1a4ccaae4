# The game on the whole screen of a terminal. Keys and spaces such as c4 are never translated.

terminal-title = { $name } · Turno { $turn }
terminal-title-of = { $name } · Turno { $turn } de { $last }
terminal-how = Escríbelo, ve a la casilla, Intro.
terminal-only-enter = Ve a una casilla y pulsa Intro.
terminal-which = ¿Qué va en { $space }? Elige un número.
terminal-ready = Pulsa I para pasar a tinta.
terminal-too-small = Esta ventana es demasiado pequeña: { $width } × { $height }. La partida necesita { $wide } × { $high }. Hazla más grande, o sal con Q y juega con --plain.
terminal-thinking = { $name } está pensando…
terminal-type-dice = Los dados, como 2 D 5
terminal-dice-faces = P es Penny, D es { $helper }, ! es { $danger }.
terminal-pass-to = Pásaselo a { $name }
terminal-pass-how = Luego pulsa Intro.
terminal-all-sheets = otras hojas
terminal-kept = La partida queda guardada en { $path }
terminal-go-on = Guardado. Para seguir: { $command }
terminal-who = ¿Quién juega? Nombres separados por comas, o nada para jugar en solitario.
terminal-unfinished = { $name }, turno { $turn }: { $players }
terminal-begin = Partida nueva
terminal-continue = Seguir

# The keys at the foot, each after its key
terminal-key-write = escribir
terminal-key-ink = tinta
terminal-key-undo = deshacer
terminal-key-discover = descubrir
terminal-key-hint = pista
terminal-key-stars = estrellas
terminal-key-others = hojas
terminal-key-help = ayuda
terminal-key-leave = salir
terminal-key-pass = pasar
terminal-key-next = siguiente

# The list of keys
terminal-help-tab = el siguiente número o símbolo
terminal-help-mouse = También se puede hacer clic en todo.

# "a1, b2 and c3", "a1 or b2"
list-and = y
list-or = o
