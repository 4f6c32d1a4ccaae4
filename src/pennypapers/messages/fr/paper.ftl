# Seats on paper at a table.

paper-title = Sur papier
paper-add = Ajouter quelqu’un sur papier
paper-says = Pour qui n’a pas de téléphone : on écrit sur une fiche imprimée, et tu dis ici quand c’est fini.
paper-name = Nom
paper-sits = joue sur papier
paper-done = Sur papier, tout le monde a fini
paper-full = Fini, et une fiche est pleine
paper-is-done = Sur papier, ce tour est fini.
paper-takes = { $name } prend la fiche de { $owner }
paper-alone = Quelqu’un à côté de { $name } dessine sur sa fiche
paper-hand-over = Passe ton téléphone à quelqu’un à côté, qui dessine sur ta fiche.
paper-enter = Saisir les fiches papier
paper-enter-how = Saisis ce qui est écrit sur chacune, pour que le classement compte tout le monde.
paper-enter-wait = L’hôte saisit les fiches papier ; le classement peut changer.
paper-missing = Encore à compter : { $names }
paper-sheet-of = Fiche papier de { $name }
paper-send = Prendre cette fiche
paper-entered = La fiche de { $name } est comptée.
