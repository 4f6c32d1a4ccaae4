# La partie en plein écran dans un terminal. Les touches et les cases comme c4 ne se traduisent pas.

terminal-title = { $name } · Tour { $turn }
terminal-title-of = { $name } · Tour { $turn } sur { $last }
terminal-how = Tape-le, va à la case, Entrée.
terminal-only-enter = Va à une case et appuie sur Entrée.
terminal-which = Que mettre en { $space } ? Choisis un nombre.
terminal-ready = I pour encrer.
terminal-thinking = { $name } réfléchit…
terminal-type-dice = Les dés, par exemple 2 D 5
terminal-dice-faces = P : Penny, D : { $helper }, ! : { $danger }.
terminal-pass-to = Au tour de { $name }
terminal-pass-how = Puis appuie sur Entrée.
terminal-all-sheets = tourner les fiches
terminal-kept = La partie est gardée dans { $path }
terminal-go-on = Enregistré. Pour continuer : { $command }
terminal-who = Qui joue ? Des noms séparés par des virgules, ou rien pour jouer seul.
terminal-unfinished = { $name }, tour { $turn } : { $players }
terminal-begin = Nouvelle partie
terminal-continue = Continuer

# Les touches du bas, chacune après sa touche
terminal-key-write = écrire
terminal-key-ink = encrer
terminal-key-undo = annuler
terminal-key-discover = découvrir
terminal-key-hint = conseil
terminal-key-stars = étoiles
terminal-key-others = fiches
terminal-key-help = aide
terminal-key-leave = quitter
terminal-key-pass = passer
terminal-key-next = suite

# La liste des touches
terminal-help-tab = le nombre ou le symbole suivant
terminal-help-mouse = Tout peut aussi se cliquer.

# "a1, b2 and c3", "a1 or b2"
list-and = et
list-or = ou
