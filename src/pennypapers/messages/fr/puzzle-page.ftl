# Les casse-têtes sur la page, et ce qu’en dit aussi la commande.

puzzle-grade-easy = facile
puzzle-grade-fair = malin
puzzle-grade-hard = difficile
puzzle-grade-fiendish = très difficile
puzzle-coming = { $count ->
    [one] Il reste un lancer :
   *[other] Il reste { $count } lancers :
}
# Ce sont deux nombres d’étoiles.
puzzle-task = Trouve une fin à { $best } étoiles. La plupart terminent avec { $usual }.
puzzle-solved = On ne peut pas faire mieux !
puzzle-missed = { $count ->
    [one] Une étoile de plus est possible.
   *[other] { $count } étoiles de plus sont possibles.
}

puzzle-title = Casse-têtes
puzzle-one = Casse-tête
puzzle-all = Tous les casse-têtes
puzzle-looking = On cherche des casse-têtes…
puzzle-about = Les derniers lancers d’une partie, tous connus d’avance. Combien d’étoiles peux-tu faire ?
puzzle-of-the-day = Le casse-tête du jour
puzzle-play = Jouer
puzzle-play-again = Rejouer
# $grade est la difficulté, $best un nombre d’étoiles
puzzle-aim = { $grade } · jusqu’à { $best } étoiles
# $best est un nombre d’étoiles
puzzle-up-to = jusqu’à { $best } étoiles
# au-dessus des dés qui viennent après le lancer sur la table
puzzle-next-rolls = Puis
puzzle-last-roll = C’est le dernier lancer.
puzzle-begin-again = Recommencer le casse-tête
puzzle-well-done = Résolu
puzzle-not-yet = Pas encore
# $stars, $best et $usual sont des nombres d’étoiles
puzzle-your-stars = Tu as fait { $stars } étoiles, le mieux est { $best }. La plupart terminent avec { $usual }.
puzzle-your-best = Tu as fait { $stars } étoiles. La plupart terminent avec { $usual }.
puzzle-all-searched = Toutes les fins possibles ont été explorées. Toute fin qui donne autant d’étoiles est aussi bonne.
puzzle-mine = La tienne
puzzle-a-best = Une des meilleures
puzzle-as-good = Tout aussi bonne
puzzle-turns = Lancer par lancer
# $what est ce que quelqu’un a écrit
puzzle-you-wrote = Toi : { $what }
puzzle-best-wrote = Le mieux : { $what }
puzzle-begins = Avant le premier de ces lancers
puzzle-roll-of = Lancer { $turn } sur { $last }
puzzle-try-again = Réessayer
puzzle-next = Suivant
puzzle-more = Encore des casse-têtes
puzzle-how-hard = Quelle difficulté ?
puzzle-so-many = { $done } sur { $count } résolus
# $number est celui du casse-tête, $grade sa difficulté
puzzle-number = Numéro { $number }, { $grade }
puzzle-is-solved = Résolu
puzzle-is-missed = Pas encore résolu
puzzle-missed-ones = { $count ->
    [0] Casse-têtes manqués : aucun
   *[other] Casse-têtes manqués : { $count }
}
puzzle-missed-title = Casse-têtes manqués
puzzle-missed-about = Il reste des étoiles à y prendre. Seul ce navigateur les connaît.
puzzle-none-missed = Aucun casse-tête n’attend un nouvel essai.
puzzle-rush = Course aux casse-têtes
puzzle-rush-about = Combien de casse-têtes peux-tu résoudre en trois minutes ?
puzzle-rush-how = Les plus faciles viennent d’abord. Une fin avec moins d’étoiles que possible ne compte pas, et tu peux passer.
puzzle-rush-which = Quelle aventure ?
puzzle-every-adventure = Toutes
puzzle-rush-go = Partir
puzzle-rush-again = Encore une fois
# $count est un nombre de casse-têtes
puzzle-rush-best = Ton record : { $count }
puzzle-rush-new-best = C’est ton record !
puzzle-rush-solved = { $count ->
    [one] { $count } casse-tête résolu
   *[other] { $count } casse-têtes résolus
}
puzzle-rush-over = Le temps est écoulé.
puzzle-rush-list = Tes casse-têtes
puzzle-skip = Passer
puzzle-skipped = Passé.
