# Casse-têtes : la fin d’une partie en solo dont les dés sont connus.

help-puzzles = la fin d’une partie avec des dés connus : tires-en le meilleur
help-puzzles-about = Une fiche vers la fin d’une partie en solo, et les lancers qui restent à venir. Toutes les fins ont été explorées : le meilleur nombre d’étoiles est donc sûr, et toute fin qui en donne autant est aussi bonne. Sans rien d’autre, le casse-tête du jour.
help-puzzles-show = montrer un casse-tête
help-puzzles-show-about = Montre la fiche et les lancers d’un casse-tête.
help-puzzles-play = jouer un casse-tête
help-puzzles-play-about = Joue un casse-tête tour par tour, autant de fois que tu veux, jusqu’à trouver une des meilleures fins.
help-puzzles-list = lister les casse-têtes
help-puzzles-list-about = Une ligne par casse-tête : son nom, sa difficulté, ce que donne le jeu évident, et le mieux possible.
help-puzzles-check = explorer de nouveau toutes les fins
help-puzzles-check-about = Explore toutes les fins des casse-têtes d’une aventure ou d’un fichier, et compare la meilleure à ce que dit le fichier.
help-puzzles-mine = trouver de nouveaux casse-têtes
help-puzzles-mine-about = Prend la fin de parties de robots, et garde celles où la meilleure fin donne nettement plus d’étoiles que la fin évidente. La même graine trouve les mêmes casse-têtes.
help-puzzles-puzzle = par exemple valley-17 ; sans rien, celui du jour
help-puzzles-answer = avec une des meilleures fins
help-puzzles-file = une aventure, ou un fichier écrit par « mine »
help-puzzles-every = n’en vérifier qu’un sur N
help-puzzles-count = combien ; 10 sans rien
help-puzzles-seed = un nombre : le même trouve les mêmes casse-têtes
help-puzzles-out = le fichier à écrire ; - pour la sortie standard
help-puzzles-example-day = le casse-tête du jour
help-puzzles-example-play = en jouer un
help-puzzles-example-answer = voir comment faire
help-puzzles-example-list = tous les casse-têtes du Temple
help-puzzles-example-check = sont-ils tous justes ?
help-puzzles-example-mine = en trouver dix de plus

cli-amount-puzzles = le nombre de casse-têtes est un nombre entier de { $least } à { $most }, pas { $text }

# Ce sont deux nombres d’étoiles.
puzzle-from-to = { $usual } étoiles d’habitude, { $best } possibles
# $spaces sont des noms de cases
puzzle-before = Rempli au tour précédent : { $spaces }
# $command est ce qu’il faut taper
puzzle-how = Pour le jouer : { $command }
# $rolls sont des dés
puzzle-then = Après ce lancer viennent : { $rolls }
puzzle-again = Entrée pour réessayer, { plain-word-quit } pour partir.
puzzle-checked = { $count ->
    [one] Un casse-tête est juste : toutes ses fins ont été explorées.
   *[other] { $count } casse-têtes sont justes : toutes leurs fins ont été explorées.
}

refused-puzzle-heading = Un fichier de casse-têtes commence par une ligne comme « adventure: temple ».
refused-puzzle-line = Cette ligne n’est pas un casse-tête.
refused-puzzle-number = Ce casse-tête devrait avoir le numéro { $number }.
# Ce sont deux nombres d’étoiles.
refused-puzzle-answer = La fin notée ici donne { $stars } étoiles, pas { $best }.
refused-puzzle-too-high = Aucune fin ne donne { $best } étoiles.
# Ce sont deux nombres d’étoiles.
refused-puzzle-too-low = La meilleure fin donne { $stars } étoiles, pas { $best }.
