# Seats on paper at a table.

paper-title = Sur papier
paper-add = Ajouter quelqu’un sur papier
paper-says = Pour quelqu’un sans téléphone : il écrit sur une feuille imprimée, et tu dis ici quand le papier a fini.
paper-name = Nom
paper-sits = joue sur papier
paper-done = Tous ont fini sur papier
paper-full = Fini, et une feuille est pleine
paper-is-done = Le papier a fini ce tour.
paper-takes = { $name } prend la feuille de { $owner }
paper-alone = Quelqu’un à côté de { $name } dessine sur sa feuille
paper-hand-over = Passe ton téléphone à quelqu’un à côté : il dessine sur ta feuille.
paper-enter = Saisir les feuilles papier
paper-enter-how = Saisis ce qui est écrit sur chacune, pour que le classement compte tout le monde.
paper-enter-wait = L’hôte saisit les feuilles papier, le classement peut changer.
paper-missing = Reste à compter : { $names }
paper-sheet-of = Feuille de { $name }
paper-send = Prendre cette feuille
paper-entered = La feuille de { $name } est comptée.
