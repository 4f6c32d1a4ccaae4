# Garder le jeu sur un appareil, pour jouer sans connexion.

kit-keep = Garder hors ligne ({ $size } Mo)
kit-title = Sans connexion
kit-more = Joue en solo sur cet appareil, dans le train ou dans l’avion : les trois aventures, avec conseils, leçons et règles.
kit-fetching = Téléchargement du jeu
kit-stop = Arrêter
kit-kept = Gardé sur cet appareil ({ $size } Mo)
kit-kept-more = Même sans connexion, tu peux jouer ici en solo.
kit-remove = Retirer
kit-full = Il n’y a pas assez de place sur cet appareil.
kit-damaged = Ce qui est arrivé était abîmé. Réessaie.
kit-lost = La connexion est perdue. Ce qui est arrivé reste ici ; réessaie plus tard.
kit-alone = Pas de connexion pour le moment. Tu peux jouer quand même, en solo ou à plusieurs sur ce téléphone : cet appareil garde le jeu.
