# The game on the whole screen of a terminal. Keys and spaces such as c4 are never translated.

terminal-title = { $name } · Tour { $turn }
terminal-title-of = { $name } · Tour { $turn } sur { $last }
terminal-how = Tape-le, va à la case, Entrée.
terminal-only-enter = Va à une case et appuie sur Entrée.
terminal-which = Que mettre en { $space } ? Choisis un nombre.
terminal-ready = I : passer à l’encre.
terminal-too-small = Cette fenêtre est trop petite : { $width } × { $height }. Il faut { $wide } × { $high }. Agrandis-la, ou quitte avec Q et joue avec --plain.
terminal-thinking = { $name } réfléchit…
terminal-type-dice = Les dés, par exemple 2 D 5
terminal-dice-faces = P : Penny, D : { $helper }, ! : { $danger }.
terminal-pass-to = Passe à { $name }
terminal-pass-how = Puis appuie sur Entrée.
terminal-all-sheets = autres fiches
terminal-kept = La partie est gardée dans { $path }
terminal-go-on = Enregistré. Pour continuer : { $command }
terminal-who = Qui joue ? Des noms séparés par des virgules, ou rien pour jouer en solo.
terminal-unfinished = { $name }, tour { $turn } : { $players }
terminal-begin = Nouvelle partie
terminal-continue = Continuer

# The keys at the foot, each after its key
terminal-key-write = écrire
terminal-key-ink = à l’encre
terminal-key-undo = annuler
terminal-key-discover = révéler
terminal-key-hint = conseil
terminal-key-stars = étoiles
terminal-key-others = fiches
terminal-key-help = aide
terminal-key-leave = quitter
terminal-key-pass = passer
terminal-key-next = suivant

# The list of keys
terminal-help-tab = le nombre ou le symbole suivant
terminal-help-mouse = Tout peut aussi se cliquer.

# "a1, b2 and c3", "a1 or b2"
list-and = et
list-or = ou
