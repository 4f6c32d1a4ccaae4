# Le coach sur la page : ce que les dés d’une partie terminée permettaient, et quoi réessayer.

coach-title = Le coach
coach-corner = Ce que les dés permettaient
coach-looking = Le coach regarde tes dés…

# $count is a number of stars
coach-best = En connaissant tous les lancers d’avance, on aurait pu faire { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
} : c’est la meilleure fiche trouvée.
coach-best-is-yours = Avec ces dés, on n’a pas trouvé de meilleure fiche que la tienne, même en connaissant tous les lancers d’avance.
coach-bound = Avec ces dés, on ne peut pas dépasser { $count }.
coach-proven = Avec ces dés, on ne peut pas faire plus.
coach-alone = Cette fiche est jouée en solo : ses dangers restent chez elle.
coach-look = Regarder avec le coach

coach-best-name = Meilleure trouvée
coach-back = Revoir la partie
coach-whose = La partie de qui ?
coach-nothing = Le coach regarde les parties terminées. Ouvre d’abord une partie enregistrée.
