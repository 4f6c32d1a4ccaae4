# The game on the whole screen of a terminal. Keys and spaces such as c4 are never translated.

terminal-title = { $name } · Runde { $turn }
terminal-title-of = { $name } · Runde { $turn } von { $last }
terminal-how = Tippen, hingehen, Enter.
terminal-only-enter = Geh zu einem Feld und drück Enter.
terminal-which = Was kommt in { $space }? Wähl eine Zahl.
terminal-ready = Drück I für Tinte.
terminal-too-small = Dieses Fenster ist zu klein: { $width } × { $height }. Das Spiel braucht { $wide } × { $high }. Mach es größer, oder geh mit Q und spiel mit --plain.
terminal-thinking = { $name } überlegt …
terminal-type-dice = Die Würfel, etwa 2 D 5
terminal-dice-faces = P ist Penny, D ist { $helper }, ! ist { $danger }.
terminal-pass-to = Gib weiter an { $name }
terminal-pass-how = Dann drück Enter.
terminal-all-sheets = andere Blätter
terminal-kept = Die Mitschrift liegt in { $path }
terminal-go-on = Gespeichert. Weiter geht es mit: { $command }
terminal-who = Wer spielt? Namen mit Kommas dazwischen, oder nichts, um allein zu spielen.
terminal-unfinished = { $name }, Runde { $turn }: { $players }
terminal-begin = Neues Spiel
terminal-continue = Weiter

# The keys at the foot, each after its key
terminal-key-write = schreiben
terminal-key-ink = Tinte
terminal-key-undo = rückgängig
terminal-key-discover = entdecken
terminal-key-hint = Tipp
terminal-key-stars = Sterne
terminal-key-others = Blätter
terminal-key-help = Hilfe
terminal-key-leave = verlassen
terminal-key-pass = aussetzen
terminal-key-next = weiter

# The list of keys
terminal-help-tab = die nächste Zahl oder das nächste Symbol
terminal-help-mouse = Alles lässt sich auch anklicken.

# "a1, b2 and c3", "a1 or b2"
list-and = und
list-or = oder
