# Das Spiel auf dem ganzen Bildschirm eines Terminals. Tasten und Felder wie c4 werden nicht übersetzt.

terminal-title = { $name } · Runde { $turn }
terminal-title-of = { $name } · Runde { $turn } von { $last }
terminal-how = Tippen, hingehen, Enter.
terminal-only-enter = Geh zu einem Feld und drück Enter.
terminal-which = Was kommt in { $space }? Wähl eine Zahl.
terminal-ready = Drück I für Tinte.
terminal-thinking = { $name } überlegt …
terminal-type-dice = Die Würfel, etwa 2 D 5
terminal-dice-faces = P ist Penny, D ist { $helper }, ! ist { $danger }.
terminal-pass-to = Gib weiter an { $name }
terminal-pass-how = Dann drück Enter.
terminal-all-sheets = andere Blätter
terminal-kept = Die Partie liegt in { $path }
terminal-go-on = Gespeichert. Weiter geht es mit: { $command }
terminal-who = Wer spielt? Namen mit Kommas dazwischen, oder nichts, um allein zu spielen.
terminal-unfinished = { $name }, Runde { $turn }: { $players }
terminal-begin = Neues Spiel
terminal-continue = Weiter

# Die Tasten am Fuß, jede nach ihrer Taste
terminal-key-write = schreiben
terminal-key-ink = Tinte
terminal-key-undo = zurück
terminal-key-discover = entdecken
terminal-key-hint = Tipp
terminal-key-stars = Sterne
terminal-key-others = Blätter
terminal-key-help = Hilfe
terminal-key-leave = Ende
terminal-key-pass = passen
terminal-key-next = weiter

# Die Liste der Tasten
terminal-help-tab = die nächste Zahl oder das nächste Symbol
terminal-help-mouse = Alles lässt sich auch anklicken.

# "a1, b2 and c3", "a1 or b2"
list-and = und
list-or = oder
