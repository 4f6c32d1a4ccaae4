# Where stars come from, and the end of a game.

score-part-sequence = Suite
score-part-groups = Groupes
score-part-mummies = Momies
score-part-treasures = Trésors
score-part-dangers = Dangers
score-part-forests = Forêts
score-part-cities = Villes
score-part-mountains = Montagnes
score-part-pyramids = Pyramides
score-part-buildings = Bâtiments
score-part-snakes = Serpents
score-part-full = Vallée pleine

score-nothing-sequence = Aucun nombre n’en suit encore un autre.
score-nothing-groups = Pas encore trois nombres égaux ensemble.
score-nothing-mummies = Pas de momie jusqu’ici.
score-nothing-treasures = Pas encore de trésor.
score-nothing-dangers = Pas de danger jusqu’ici.
score-nothing-forests = Pas encore de forêt.
score-nothing-cities = Pas encore de ville.
score-nothing-mountains = Pas encore de montagne.
score-nothing-pyramids = Pas encore de pyramide.
score-nothing-buildings = Pas encore de bâtiment.
score-nothing-snakes = Pas de serpent jusqu’ici.
score-nothing-full = Il reste de la place dans la vallée.

score-reason-sequence = Suite de { $value } à { $last } en { $spaces }, une étoile par case
score-reason-group = Groupe de { $value } en { $spaces }
score-reason-vanquished = Momie en { $space }, vaincue par le 9 en { $spaces }
score-reason-mummy = Momie en { $space }, invaincue
score-reason-treasure = { $count ->
    [0] Trésor de { $value } en { $space }
   *[other] Trésor de { $value } en { $space }, montré par { $spaces }
}
score-reason-lost = Trésor de { $value } en { $space }, perdu sous son danger
score-reason-overcome = { $count ->
    [0] Danger en { $space }, surmonté, sans nombre à côté
   *[other] Danger en { $space }, surmonté, rapporte le plus petit nombre à côté, { $value } en { $spaces }
}
score-reason-danger = { $count ->
    [0] Danger en { $space }, non surmonté, sans nombre à côté
   *[other] Danger en { $space }, non surmonté, coûte le plus petit nombre à côté, { $value } en { $spaces }
}
score-reason-forest = Forêt en { $spaces }
score-reason-city = Ville en { $spaces }
score-reason-mountain = Montagne en { $spaces }
score-reason-pyramid = Pyramide en { $spaces }
score-reason-hut = { $count ->
    [0] Hutte en { $space }, sans forêt à côté
    [one] Hutte en { $space }, à côté de { $count } case Forêt, { $spaces }
   *[other] Hutte en { $space }, à côté de { $count } cases Forêt, { $spaces }
}
score-reason-statue = { $count ->
    [0] Statue en { $space }, sans ville à côté
    [one] Statue en { $space }, à côté de { $count } case Ville, { $spaces }
   *[other] Statue en { $space }, à côté de { $count } cases Ville, { $spaces }
}
score-reason-mine = { $count ->
    [0] Mine en { $space }, sans montagne à côté
    [one] Mine en { $space }, à côté de { $count } case Montagne, { $spaces }
   *[other] Mine en { $space }, à côté de { $count } cases Montagne, { $spaces }
}
score-reason-snake = { $count ->
    [0] Serpent en { $space }, non échappé, sans nombre à côté
   *[other] Serpent en { $space }, non échappé, coûte le plus grand nombre à côté, { $value } en { $spaces }
}
score-reason-escaped = Serpent en { $space }, échappé
score-reason-full = Plus aucune case vide

# What several reasons of one kind come to
score-sum-sequence = { $count } suites { $stars }
score-sum-group = groupes de { $values }
score-sum-vanquished = { $count } vaincues { $stars }
score-sum-mummy = { $count } invaincues { $stars }
score-sum-treasure = trésors { $values }
score-sum-lost = { $count } perdus
score-sum-overcome = { $count } surmontés { $stars }
score-sum-danger = { $count } non surmontés { $stars }
score-sum-forest = { $count } forêts
score-sum-city = { $count } villes
score-sum-mountain = { $count } montagnes
score-sum-pyramid = { $count } pyramides
score-sum-hut = hutte { $stars }
score-sum-statue = statue { $stars }
score-sum-mine = mine { $stars }
score-sum-snake = { $count } non échappés { $stars }
score-sum-escaped = { $count } échappés
score-sum-full = plus aucune case vide

# The end
score-title = Fin
score-home = Accueil
score-print = Imprimer
score-solo = { $turns ->
    [one] Solo · { $turns } tour
   *[other] Solo · { $turns } tours
}
score-together = { $turns ->
    [one] { $turns } tour · { $count } joueurs
   *[other] { $turns } tours · { $count } joueurs
}
score-where-from = D’où viennent les étoiles
score-everybody = Toutes les fiches
score-make-tourist = { $count ->
    [one] étoile. Ton rang :
   *[other] étoiles. Ton rang :
}
score-make-pathfinder = { $count ->
    [one] étoile. Ton rang :
   *[other] étoiles. Ton rang :
}
score-make-voyager = { $count ->
    [one] étoile. Ton rang :
   *[other] étoiles. Ton rang :
}
score-make-explorer = { $count ->
    [one] étoile. Ton rang :
   *[other] étoiles. Ton rang :
}
score-rank-tourist = Touriste
score-rank-pathfinder = Éclaireur
score-rank-voyager = Voyageur
score-rank-explorer = Explorateur
score-rank-label = { stars } : { $rank }
score-rank-range = { $from }–{ $to }
score-rank-from = à partir de { $from }
score-rank-rare = Ici, { $rank } est un rêve : même en connaissant tous les dés à l’avance, on n’y arrive qu’environ une fois sur dix.
score-placed = Place { $place } : { $name }, { stars }
score-winner = { $names } gagne.
score-winners = { $names } se partagent la victoire.
# $names have the same stars; $order is one score-tie-value for each value of the tie-break, and score-tie-less
score-tie-shared = { $names } sont à égalité avec { $stars }, et tout le reste est égal aussi : la place est partagée.
score-tie-temple = { $names } sont à égalité avec { $stars }. La plus longue suite départage : { $order }.
score-tie-island = { $names } sont à égalité avec { $stars }. Le trésor de plus grande valeur départage : { $order }.
score-tie-valley = { $names } sont à égalité avec { $stars }. Les étoiles des bâtiments départagent : { $order }.
score-tie-value = { $value } pour { $names }
# how many others have a value below those that are named
score-tie-less = moins pour { $count } autres
# $names have the same stars and the same tie-break
score-tie-place = { $names } partagent la place { $place }.
score-next = Et maintenant
score-replay = Revoir
score-share = Partager
score-again = Rejouer
score-again-front = Rejouer, au recto
score-again-back = Rejouer, au verso
score-follow = Continuer à jouer
score-host-again = L’hôte peut lancer une autre partie.
score-rematch = Une nouvelle table est ouverte. Ta place est gardée.
score-record = Télécharger la partie
score-install = Ajouter à l’écran d’accueil
score-install-never = Non merci
score-downloaded = L’image est dans tes téléchargements.
score-no-picture = L’image ne peut pas être faite ici.
score-seal = Les dés sont en cours de vérification sur cet appareil…
score-seal-good = Personne n’a choisi ces dés. Vérifié sur cet appareil.
score-seal-wrong = Quelque chose ne va pas avec ces dés. Touche pour voir quoi.
score-seal-real = Vous avez lancé de vrais dés.
score-seal-none = Le serveur a lancé ces dés tout seul.
score-seal-seed = Ces dés correspondent à leur sceau.
score-seal-title = Les dés
score-seal-how = Avant le premier lancer, chaque appareil et le serveur ont fixé une suite de secrets et montré son empreinte. Chaque lancer est fait des secrets suivants de tout le monde, dévoilés seulement quand le tour précédent était fini. Personne n’a donc pu choisir un lancer ni le connaître avant, pas même qui fait tourner le serveur.
score-seal-how-first = Avant le premier lancer, chaque appareil et le serveur ont fixé leurs secrets et montré une empreinte ; ensuite les appareils ont dévoilé les leurs. Chaque lancer en découle : personne n’a pu en choisir un, pas même qui fait tourner le serveur. Seul le serveur a pu les connaître avant.
score-seal-how-alone = Avant le premier lancer, ton appareil et le serveur ont fixé leurs secrets et montré une empreinte ; ensuite ton appareil a dévoilé le sien. Chaque lancer en découle : personne n’a pu en choisir un. Seul le serveur a pu les connaître avant.
score-seal-how-none = Aucun appareil n’a ajouté de secret. Chaque lancer découle de ce que le serveur avait fixé avant la partie, mais qui le fait tourner a pu essayer beaucoup de secrets et garder celui qui plaisait.
score-seal-how-seed = C’est une partie plus ancienne. Ses dés découlent d’un seul secret du serveur, scellé avant la partie, et de ce que chaque appareil a ajouté ouvertement. Qui fait tourner le serveur a donc pu les connaître, et choisir ce qui a été ajouté en dernier.
score-seal-how-real = Vous avez lancé de vrais dés, et quelqu’un les a tapés. Seuls les échanges de fiches ont été tirés ici, à partir de secrets que chaque appareil avait fixés avant la partie.
score-seal-all-good = { $count } contrôles, tous bons.
score-seal-unknown = Le contrôle n’est pas disponible pour l’instant.
score-seal-every = Tous les contrôles
score-seal-yourself = Tout a été recalculé sur cet appareil, à partir de la partie enregistrée et de ce qu’il a gardé pendant que tu jouais. Télécharge la partie, et n’importe qui peut vérifier encore.
score-own-none = Cet appareil n’a pas joué : il n’a rien à comparer.
score-own-seal-good = Le sceau est celui que cet appareil a vu avant le premier lancer.
score-own-seal-wrong = Le sceau n’est pas celui que cet appareil a vu avant le premier lancer.
score-own-links-good = Les secrets de cet appareil sont dans les lancers pour lesquels il les a donnés : { $count }
score-own-links-wrong = Cet appareil a donné son secret, mais la partie ne le compte pas, à ces tours : { $turns }
score-own-links-late = Le secret de cet appareil n’a pas compté car il est arrivé trop tard, dit le serveur, à ces tours : { $turns }
score-own-passed = Le serveur n’a pas demandé son secret à cet appareil, qui était pourtant là, à ces tours : { $turns }
score-own-turns-good = Chaque tour est comme cet appareil l’a vu : { $count }
score-own-turns-wrong = Ces tours ne sont pas comme cet appareil les a vus : { $turns }
score-own-faults = Pendant la partie, le serveur a demandé des secrets trop tôt ou changé ce qui était fixé.
