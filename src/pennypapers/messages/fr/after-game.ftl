# Le coach sur la page : ce que les dés d’une partie terminée permettaient, et quoi réessayer.

coach-title = Le coach
coach-corner = Ce que les dés permettaient
coach-needs-server = Le coach travaille là où il y a un serveur.
coach-looking = Le coach regarde tes dés…

# $count is a number of stars
coach-best = En connaissant tous les lancers d’avance, on aurait pu faire { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
} : c’est la meilleure fiche trouvée.
coach-best-is-yours = Avec ces dés, on n’a pas trouvé de meilleure fiche que la tienne, même en connaissant tous les lancers d’avance.
coach-best-is-below = Ta fiche est au moins aussi bonne : jouée en solo, la meilleure trouvée avec ces dés a { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
}.
coach-bound = Avec ces dés, on ne peut pas dépasser { $count }.
coach-proven = Avec ces dés, on ne peut pas faire plus.
coach-alone = Cette fiche est jouée en solo : ses dangers y restent.
coach-look = Regarder avec le coach

coach-best-name = Meilleure trouvée
coach-back = Revoir la partie
coach-whose = La partie de qui ?
coach-nothing = Le coach regarde les parties terminées. Ouvre d’abord une partie enregistrée.

# Les trois cartes. $what dit ce qui a été écrit, $part est une partie du score, $count un nombre d’étoiles.
coach-cards-wait = Le coach rejoue chaque tour, de nombreuses fois. La chance et les bons choix arrivent ensuite.
coach-find = Ton plus beau coup
coach-find-choice = Au tour { $turn }, tu as trouvé la meilleure place de toutes : { $what }.
coach-find-mark = { $what } : au tour { $turn }, cela a rapporté { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
} d’un coup.
coach-roll = Le lancer qui a le plus compté
coach-roll-lucky = Le tour { $turn } était un cadeau. { $roll }
coach-roll-unlucky = Le tour { $turn } était difficile pour tout le monde. { $roll }
coach-again = À retenter
coach-again-says = Au tour { $turn }, essaie donc une autre place : tu y trouverais peut-être { $count ->
    [one] environ { $count } étoile
   *[other] environ { $count } étoiles
} de plus.
coach-again-part = Au tour { $turn }, essaie donc une autre place, pour « { $part } » : tu y trouverais peut-être { $count ->
    [one] environ { $count } étoile
   *[other] environ { $count } étoiles
} de plus.
coach-steady = Main sûre
coach-steady-says = Pour { $steady } choix sur { $choices }, personne n’aurait trouvé de place nettement meilleure.
coach-see-turn = Voir le tour { $turn }

# Un tour, et le graphique.
coach-luck = Dés et choix
coach-chart-says = Étoiles attendues, tour après tour : de { $start } avant le premier lancer à { $final } à la fin.
coach-chart-luck = ce que les dés ont changé
coach-chart-choice = ce qu’un autre choix aurait gardé
coach-turn = Tour { $turn }
coach-luck-little = Ce lancer a changé peu de chose.
coach-luck-good = Ce lancer était chanceux : environ { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
} de plus que d’habitude.
coach-luck-bad = Ce lancer était malchanceux : environ { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
} de moins que d’habitude.
coach-forced = Il n’y avait qu’une chose à faire.
coach-drawn-by = { $name } a dessiné sur cette fiche.
coach-more-there = Une autre place rapporterait environ { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
} de plus à la fin.
coach-as-good = Aucune autre place n’était nettement meilleure.
coach-options = Les meilleures places
coach-options-hint = Touche une place pour la voir sur la fiche. Les étoiles sont celles de la fin, en moyenne.
coach-you-did = C’est ce que tu as fait.
coach-worth = environ { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
}

# Un tour retenté. $what dit ce qui a été écrit.
coach-try = Retenter ce tour
coach-back-to-turn = Retour au tour
coach-try-says = Joue ce tour comme tu veux : rien n’est gardé.
coach-try-waits = Le coach rejoue la suite, de nombreuses fois…
coach-try-more = Encore un essai
coach-tried = { $what } : environ { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
} à la fin.
coach-tried-other = Le meilleur trouvé, { $what }, rapporte environ { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
}.
coach-tried-best = Personne n’a trouvé mieux.
coach-tried-error = La différence est juste à environ { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
} près.
