# `pennypapers analyse` : ce qui, dans une partie, était chance ou choix.

help-analyse = dire ce qui, dans une partie, était chance ou choix
help-analyse-about = Pour chaque joueur, les étoiles attendues après chaque tour, ce que le lancer y a changé et ce que le choix y a changé : ensemble, ce sont les étoiles de la fiche. Un robot continue la partie de nombreuses fois depuis chaque position ; on compte ces essais et non le temps, si bien que la même partie donne la même réponse. Une partie entière prend jusqu’à une minute par joueur.
help-analyse-player = analyser ce joueur seulement ; peut être répété
help-analyse-playouts = combien d’essais mesurent un tour ; sans cela 144 au Temple et 64 ailleurs
help-analyse-plot = dessiner les étoiles attendues tour par tour, chance et choix en deux couleurs ; - pour la sortie standard
help-analyse-example-game = trois cartes et chaque tour, pour chaque joueur
help-analyse-example-plot = un joueur, avec une image
help-analyse-example-json = une ligne de JSON, plus vite et moins sûr

cli-amount-playouts = le nombre d’essais est un nombre entier de { $least } à { $most }, pas { $text }

# $count et $most sont des nombres de joueurs
cli-analyse-many = Analyser { $count } joueurs prendrait trop de temps. Nommes-en { $most } au plus avec --player.

# $name est un joueur, $final et $start sont des nombres d’étoiles avec une décimale
analysis-player = { $name } : { $final } étoiles ; { $start } étaient attendues au départ
analysis-luck = chance
analysis-choice = choix
analysis-neighbours = voisins
analysis-head-value = attendu
analysis-head-luck = chance
analysis-head-loss = perdu
# $turn est un nombre, $roll les dés, $marks ce qui a été écrit, $stars un nombre avec une décimale
analysis-find-choice = Meilleure idée : tour { $turn }, { $roll }, { $marks }. Cela vaut { $stars } étoiles de plus que tout le reste.
analysis-find-mark = Meilleure idée : tour { $turn }, { $roll }, { $marks }. Étoiles d’un coup : { $stars }.
analysis-roll-lucky = Le lancer qui a le plus compté : tour { $turn }, { $roll }. Il a apporté { $stars } étoiles de plus qu’attendu.
analysis-roll-unlucky = Le lancer qui a le plus compté : tour { $turn }, { $roll }. Il a apporté { $stars } étoiles de moins qu’attendu.
# $better est ce qu’on pouvait écrire à la place
analysis-again = Un tour à réessayer : tour { $turn }, { $roll }. Tu as écrit { $marks } ; { $better } vaut { $stars } étoiles de plus.
# $count sur $choices tours
analysis-steady = Rien à réessayer : { $count } choix sur { $choices } valaient le meilleur.
# $done sur $total tours
analysis-progress = { $done } tours sur { $total }

refused-analysis-empty = Il n’y a aucun tour dans cette partie.
