# `pennypapers hindsight` : la meilleure fiche trouvée en connaissant tous les dés.

help-hindsight = trouver la meilleure fiche que ces dés permettent
help-hindsight-about = La meilleure fiche trouvée en connaissant tous les dés et, s’il y en a une, une limite qu’aucune fiche ne peut dépasser. Prend une partie terminée, ou une aventure avec des dés dans un fichier, un lancer par ligne. Les dangers vont où ils vont en solo ; les dés d’une table sont joués en solo, au plus aussi longtemps que la table a joué. Avec --runs seul, la même graine donne la même fiche.
help-hindsight-what = une partie terminée en texte, ou avec --dice une aventure
help-hindsight-dice = des dés en texte, un lancer par ligne ; - pour l’entrée standard
help-hindsight-seconds = combien de temps chercher ; sans cela 3 au Temple et 10 ailleurs
help-hindsight-runs = combien de passages de la recherche ; sans cela, selon le temps
help-hindsight-seed = une graine : la même cherche de la même façon
help-hindsight-example-game = ce qui était possible dans cette partie
help-hindsight-example-dice = ce que ces dés apporteraient
help-hindsight-example-json = une ligne de JSON ; la même graine, la même fiche
help-hindsight-example-svg = la meilleure fiche en image

cli-hindsight-which = Indique un FILE.game, ou une aventure avec --dice FILE.
cli-hindsight-compiling = La recherche est d’abord compilée, une seule fois ; cela prend une demi-minute ou plus.
cli-amount-runs = le nombre de passages est un nombre entier de { $least } à { $most }, pas { $text }
cli-amount-seconds = les secondes sont un nombre au-dessus de 0 et jusqu’à { $most }, pas { $text }

# $count est un nombre d’étoiles
hindsight-best = Meilleur résultat trouvé : { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
}.
# $count est un nombre d’étoiles
hindsight-bound = Plus de { $count } n’est pas possible.
hindsight-proven = Plus n’est pas possible.
# $name est un joueur, $count un nombre d’étoiles
hindsight-above = Cela vaut pour ces dés joués en solo. À la table, où d’autres dessinent les dangers, { $name } a fait { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
}.

refused-hindsight-few = Une partie ne se termine pas avec si peu de lancers : { $count }.
refused-hindsight-no-rolls = Il n’y a aucun lancer dans ce texte.
