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

score-nothing-sequence = Aucun voisin ne se suit encore.
score-nothing-groups = Pas encore trois égaux ensemble.
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
score-reason-mummy = Momie en { $space }, toujours libre
score-reason-treasure = { $count ->
    [0] Trésor de { $value } en { $space }
   *[other] Trésor de { $value } en { $space }, montré par { $spaces }
}
score-reason-lost = Trésor de { $value } en { $space }, perdu sous son danger
score-reason-overcome = { $count ->
    [0] Danger en { $space }, vaincu, sans nombre à côté
   *[other] Danger en { $space }, vaincu, rapporte le plus petit nombre à côté, { $value } en { $spaces }
}
score-reason-danger = { $count ->
    [0] Danger en { $space }, libre, sans nombre à côté
   *[other] Danger en { $space }, libre, coûte le plus petit nombre à côté, { $value } en { $spaces }
}
score-reason-forest = Forêt en { $spaces }
score-reason-city = Ville en { $spaces }
score-reason-mountain = Montagne en { $spaces }
score-reason-pyramid = Pyramide en { $spaces }
score-reason-hut = { $count ->
    [0] Hutte en { $space }, sans forêt à côté
    [one] Hutte en { $space }, à côté de { $count } case de forêt, { $spaces }
   *[other] Hutte en { $space }, à côté de { $count } cases de forêt, { $spaces }
}
score-reason-statue = { $count ->
    [0] Statue en { $space }, sans ville à côté
    [one] Statue en { $space }, à côté de { $count } case de ville, { $spaces }
   *[other] Statue en { $space }, à côté de { $count } cases de ville, { $spaces }
}
score-reason-mine = { $count ->
    [0] Mine en { $space }, sans montagne à côté
    [one] Mine en { $space }, à côté de { $count } case de montagne, { $spaces }
   *[other] Mine en { $space }, à côté de { $count } cases de montagne, { $spaces }
}
score-reason-snake = { $count ->
    [0] Serpent en { $space }, pas semé, sans nombre à côté
   *[other] Serpent en { $space }, pas semé, coûte le plus grand nombre à côté, { $value } en { $spaces }
}
score-reason-escaped = Serpent en { $space }, semé
score-reason-full = Plus aucune case vide

# What several reasons of one kind come to
score-sum-sequence = { $count } suites { $stars }
score-sum-group = groupes de { $values }
score-sum-vanquished = { $count } vaincues { $stars }
score-sum-mummy = { $count } libres { $stars }
score-sum-treasure = trésors { $values }
score-sum-lost = { $count } perdus
score-sum-overcome = { $count } vaincus { $stars }
score-sum-danger = { $count } libres { $stars }
score-sum-forest = { $count } forêts
score-sum-city = { $count } villes
score-sum-mountain = { $count } montagnes
score-sum-pyramid = { $count } pyramides
score-sum-hut = hutte { $stars }
score-sum-statue = statue { $stars }
score-sum-mine = mine { $stars }
score-sum-snake = { $count } libres { $stars }
score-sum-escaped = { $count } semés
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
    [one] { $turns } tour · à { $count }
   *[other] { $turns } tours · à { $count }
}
score-where-from = D’où viennent les étoiles
score-everybody = Toutes les feuilles
score-made = { $stars ->
    [one] { $stars } étoile.
   *[other] { $stars } étoiles.
}
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
score-rank-from = dès { $from }
score-placed = Place { $place } : { $name }, { stars }
score-winner = { $names } gagne.
score-winners = { $names } se partagent la victoire.
score-tie-shared = { $one } et { $two } ont { $stars }, et tout le reste est égal aussi : la place se partage.
score-tie-temple = { $one } et { $two } ont { $stars }. { $one } a la suite la plus longue, { $first } cases contre { $second }.
score-tie-island = { $one } et { $two } ont { $stars }. Le meilleur trésor de { $one } vaut { $first }, celui de { $two } { $second }.
score-tie-valley = { $one } et { $two } ont { $stars }. Les bâtiments de { $one } rapportent { $first }, ceux de { $two } { $second }.
score-next = Et maintenant
score-replay = Revoir
score-share = Partager
score-again = Rejouer
score-again-front = Rejouer, au recto
score-again-back = Rejouer, au verso
score-follow = Continuer
score-host-again = L’hôte peut lancer une autre partie.
score-rematch = Une nouvelle table est ouverte. Ta place est gardée.
score-record = Télécharger la partie
score-downloaded = L’image est dans tes téléchargements.
score-no-picture = L’image ne peut pas être faite ici.
score-seal = Ces dés ont été scellés avant la partie.
score-seal-good = Ces dés ont été scellés avant la partie. Vérifié.
score-seal-wrong = Ces dés ne correspondent pas à leur sceau.
score-seal-real = Vous avez lancé de vrais dés.
score-seal-title = Les dés
score-seal-how = Avant que quiconque s’assoie, un secret a été tiré et scellé : tout le monde pouvait voir son empreinte. Chaque personne y a ajouté un peu de sa chance. Chaque lancer et chaque échange ne dépendent que de cela : personne n’a pu tricher.
score-seal-all-good = { $count } contrôles, tous bons.
score-seal-not-good = Tous les contrôles ne sont pas bons.
score-seal-unknown = Le contrôle n’est pas disponible pour l’instant.
score-seal-every = Tous les contrôles
score-seal-yourself = Maintenant le secret est connu. Télécharge la partie, et n’importe qui peut vérifier encore.
