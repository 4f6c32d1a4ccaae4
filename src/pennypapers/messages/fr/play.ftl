# The screen of a game. Spaces such as c4, rolls and marks are never translated.

play-number = { $number ->
    [1] Un
    [2] Deux
    [3] Trois
    [4] Quatre
    [5] Cinq
    [6] Six
    [7] Sept
    [8] Huit
    [9] Neuf
    [10] Dix
    [11] Onze
    [12] Douze
    [13] Treize
    [14] Quatorze
   *[15] Quinze
}

# The bar
play-menu = Menu
play-help = Aide
play-solo = Solo
play-have-inked = { $done ->
    [one] a fini
   *[other] ont fini
}
play-players = joueurs
play-turn = Tour { $turn } · { $side }
play-turn-of = Tour { $turn } sur { $last } · { $side }
play-progress = { $done ->
    [one] { $done } sur { $count } a fini
   *[other] { $done } sur { $count } ont fini
}
play-time-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}

# The dice
play-dice = Dés
play-die = Dé { $colour } : { $face }
play-die-used = Dé { $colour } : { $face }, utilisé
play-die-idle = Dé { $colour } : { $face }, ignoré
play-die-blank = pas encore lancé
play-colour-purple = violet
play-colour-green = vert
play-colour-red = rouge
play-face-temple-penny = Penny
play-face-temple-helper = Crochetage
play-face-temple-danger = Momie
play-face-island-penny = Penny
play-face-island-helper = Navigation
play-face-island-danger = Danger
play-face-valley-penny = Penny
play-face-valley-helper = Dakota
play-face-valley-danger = Serpent
play-rolled = Lancer : { $purple }, { $green }, { $red }.
play-rolled-colours = Lancer : violet { $purple }, vert { $green }, rouge { $red }.
play-typed-by = { $name } a saisi ces dés.

# The sentence beside the dice
play-dice-coming = Les dés arrivent.
play-type-roll = Lance tes dés.
play-type-roll-more = Puis touche ce qu’ils montrent.
play-host-types = { $name } lance les dés.
play-paused = La partie est en pause.
play-paused-more = Ton brouillon est gardé.
play-goes-on = La partie reprend.
play-watching = Tu regardes.
play-inked = À l’encre.
play-thinking-one = { $name } réfléchit encore.
play-thinking-two = { $name } et { $other } réfléchissent encore.
play-thinking-many = { $count } réfléchissent encore.
play-roll-temple-numbers = Écris un nombre.
play-roll-temple-numbers-more = Touche un nombre, puis une case.
play-roll-temple-penny = Penny ! Au choix, de 1 à 15.
play-roll-temple-penny-more = Un 9 chasse les momies.
play-roll-temple-helper = Crochetage ! Écris dans une porte.
play-roll-temple-helper-more = { $count ->
    [one] Une porte est encore fermée.
   *[other] { $count } portes sont encore fermées.
}
play-roll-temple-pennyhelper = Penny et Crochetage !
play-roll-temple-pennyhelper-more = Un nombre au choix, dans une porte.
play-no-door = Crochetage, mais plus de porte libre.
play-no-door-more = Écris dans une case simple.
play-must-pass = Crochetage, et plus de porte libre.
play-must-pass-more = À cette table, tu passes.
play-roll-island-numbers = Écris un nombre.
play-roll-island-numbers-more = Touche un nombre, puis une case.
play-roll-island-penny = Penny ! Au choix, de 1 à 15.
play-roll-island-penny-more = Un 9 surmonte les dangers.
play-roll-island-helper = Un bateau, ou un nombre.
play-roll-island-helper-more = Les bateaux longent l’île.
play-roll-island-pennyhelper = Un bateau, ou un nombre au choix.
play-roll-island-pennyhelper-more = Penny donne de 1 à 15.
play-roll-valley-numbers = Utilise un, deux ou trois dés.
play-roll-valley-numbers-more = Touche un nombre, puis une case.
play-roll-valley-penny = Penny ! Au choix, de 1 à 15.
play-roll-valley-penny-more = Les autres dés servent aussi.
play-roll-valley-helper = Dakota ! Dessine un bâtiment.
play-roll-valley-helper-more = Les autres dés servent aussi.
play-roll-valley-pennyhelper = Penny et Dakota !
play-roll-valley-pennyhelper-more = Tu peux utiliser les trois dés.
play-which-number = Que mettre en { $space } ?
play-which-number-more = Touche un nombre ci-dessous.
play-tap-number = { play-number } : touche une case.
play-tap-B = Un bateau : touche la mer.
play-tap-H = Une hutte : touche une case.
play-tap-S = Une statue : touche une case.
play-tap-M = Une mine : touche une case.
play-tap-x = Touche ce que tu barres.
play-drawn-B = Un bateau.
play-drawn-H = Une hutte.
play-drawn-S = Une statue.
play-drawn-M = Une mine.
play-drawn-x = Barré.
play-from-p = { play-number }, du dé violet.
play-from-g = { play-number }, du dé vert.
play-from-r = { play-number }, du dé rouge.
play-from-penny = { play-number }, grâce à Penny.
play-from-sum = { $sum } = { $number }.
play-move-it = Touche une autre case pour le déplacer.
play-go-on = Continue, ou passe à l’encre.
play-go-on-more = Les autres dés ne sont pas obligatoires.
play-passed = Tu passes.
play-choose-treasure = Quel trésor ?
play-choose-treasure-more = Il n’y a pas de place pour tous.
play-discovery = Une découverte ?
play-discovery-more = Suis-la du doigt, ou touche ses cases.
play-found-forest = Une forêt !
play-found-city = Une ville !
play-found-mountain = Une montagne !
play-found-pyramid = Une pyramide !
play-found-more = Une découverte par tour. À l’encre ?

# A danger turn
play-danger-title-temple = Une momie
play-danger-title-island = Un danger
play-danger-title-valley = Un serpent
play-danger-temple = Une momie se réveille.
play-danger-island = Danger en vue.
play-danger-valley = Un serpent se glisse ici.
play-danger-solo = Dessine dans une case aux coins rouges.
play-hold = Tu tiens la fiche de { $name }.
play-danger-draw-temple = Dessine une momie dans une case simple et vide. Puis la fiche est rendue.
play-danger-draw-island = Dessine un crâne sur une case de terre vide. Puis la fiche est rendue.
play-danger-draw-valley = Dessine un serpent dans une case vide. Puis la fiche est rendue.
play-tab = Fiche de { $name }
play-holds = { $name } → { $owner }
play-holds-yours = { $name } tient la tienne. Tu verras le dessin quand tout le monde aura fini.
play-drew-temple = { $name } a dessiné une momie en { $space }.
play-drew-island = { $name } a dessiné un crâne en { $space }.
play-drew-valley = { $name } a dessiné un serpent en { $space }.
play-leave-it = Laisser là

# Chips
play-next = Que noter
play-chips = Nombres
play-uses = Ce tour jusqu’ici
play-sealed = Caché. Les autres le verront quand tout le monde aura fini.
play-dice-left-out = Tour { $turn } : le secret de ton appareil est arrivé trop tard et n’est pas dans ce lancer.
play-dice-fault = Le serveur a changé ce qui était fixé avant la partie. Ton appareil n’ajoute plus rien aux dés.
play-penny = Penny
play-plus = { " plus " }
play-or = { " ou " }
play-face-of = { $face } { $colour }
play-chip-made = { $name }, { $made }
play-chip-closed = { $name }, pas possible maintenant : { $reason }
play-chip-elsewhere = { $name }, pas dans cette case
play-chip-B = Bateau
play-chip-H = Hutte
play-chip-S = Statue
play-chip-M = Mine
play-chip-cross = barrer
play-chip-x-temple = Barrer une momie
play-chip-x-island = Barrer un danger
play-chip-x-valley = Barrer un serpent
play-closed = pas maintenant
play-closed-V4-building = nombre d’abord
play-closed-V6-die = déjà utilisé
play-closed-V6-once = déjà là
play-closed-V6-full = plus de place
play-closed-V8-nine = il faut 9
play-closed-G9-no-nine = il faut un 9
play-closed-I2-one = un par tour
play-closed-I5-full = plus de mer
play-closed-V9-last = trop tard
play-use-penny = Penny a écrit { $mark } en { $space }
play-use-die = { $mark } en { $space }
play-use-sum = { $sum } = { $mark } en { $space }
play-use-drew = { $mark } en { $space }
play-use-cross = { $space } : barré
play-use-treasure = Trésor { $value } en { $space }
play-use-pass = Tour passé
play-treasure = Trésor { $value }
play-treasure-in = en { $space }

# Discoveries
play-suggestions = Découvertes
play-kind-forest = Forêt
play-kind-city = Ville
play-kind-mountain = Montagne
play-kind-pyramid = Pyramide
play-ways = { $count ->
    [one] une façon
   *[other] { $count } façons
}
play-another-way = touche pour changer
play-one-more = encore une : { $space }
play-nothing-there = Il n’y a encore rien à révéler là.
play-nothing-to-find = Il n’y a encore rien à révéler.

# The footer
play-undo = Annuler
play-hint = Conseil
play-hint-thinking = Un conseil se prépare…
play-hint-by = { $bot } jouerait :
play-hint-stars = { $count ->
    [one] { $count } étoile attendue
   *[other] { $count } étoiles attendues
}
# $error dit à quel point c’est sûr : le vrai nombre s’y trouve dix-neuf fois sur vingt
play-hint-about = { $count } ± { $error } étoiles attendues
play-ink-it = À l’encre
play-pass = Passer
play-discover = Révéler
play-skip-discovery = Laisser
play-waiting = { $count ->
    [0] Tout le monde a fini
    [one] On attend une personne
   *[other] On attend { $count } personnes
}
play-said-inked = À l’encre.
play-said-chosen = { $count ->
    [one] { $name } : une case.
   *[other] { $name } : { $count } cases.
}
play-said-pencilled = Au crayon : { $what }. { stars }.
play-said-erased = Plus rien au crayon.
play-show-where = Montrer où c’est permis
play-read-rule = Lire la règle { $clause }

# Stars
play-stars = Étoiles
play-stars-change = { $change } avec ce brouillon

play-to-rank = { $count ->
    [one] Une étoile avant { $rank }
   *[other] { $count } étoiles avant { $rank }
}
play-at-top-rank = { $rank } : pas de rang plus haut
play-spaces-left = { $count ->
    [one] Une case libre
   *[other] { $count } cases libres
}
play-rolls-so-far = { $count ->
    [one] Un lancer jusqu’ici
   *[other] { $count } lancers jusqu’ici
}
play-look-at = Regarder la fiche de { $name }
play-look-at-own = Regarder ta propre fiche

play-news = { $title } : { $text }

# Players
play-at-the-table = À la table
play-is-thinking = réfléchit
play-is-away = bientôt un robot
play-has-inked = a fini
play-has-drawn = a dessiné
play-is-host = hôte
play-is-bot = un robot
play-lost-line = connexion perdue
play-is-late = rattrape la partie
play-make-host = Nommer hôte
play-remove = Retirer

# The sheets
play-your-temple = Ton temple
play-your-island = Ton île
play-your-valley = Ta vallée

# The menu
play-sounds-on = Sons : oui
play-sounds-off = Sons : non
play-rules = Les règles
play-lesson = Apprendre à jouer
play-big-screen = Grand écran
play-record = Télécharger la partie
play-home = Accueil. Un robot garde ta place.
play-home-solo = Accueil. La partie t’attend.
play-leave = Quitter ma place
play-leave-sure = Touche encore : un robot continue ta fiche
play-give-up = Abandonner la partie
play-give-up-sure = Touche encore pour abandonner
play-you-host = Tu es l’hôte
play-pause = Pause
play-resume = Reprendre
play-skip = Laisser finir les robots
play-lock = Verrouiller la table
play-unlock = Déverrouiller la table
play-more-time = Plus de temps
play-usual-time = Revenir au temps normal
play-correct-dice = Corriger les dés

# Real dice
play-typed-done = Voilà les dés
play-typed-die = Dé { $colour }

# A mark as text
play-typed-mark = Saisir une marque
play-typed-mark-how = Une case et ce qui y va, par exemple c4=15
play-typed-write = Au crayon
play-typed-unread = Écris par exemple c4=15, ou d5x pour barrer.

# Help and keys
play-help-temple = Écris à chaque tour un nombre des dés. Des voisins qui montent de un en un font une suite, trois nombres égaux un groupe, et un 9 vainc les momies autour de lui.
play-help-island = Écris à chaque tour un nombre, à côté d’un nombre ou d’un bateau. Quatre nombres égaux autour d’un lieu, à gauche, à droite, au-dessus et au-dessous, y révèlent un trésor.
play-help-valley = Utilise à chaque tour un, deux ou trois dés, à côté d’un nombre. Puis révèle une découverte si tu veux : forêt, ville, montagne ou pyramide.
play-help-pencil = Au crayon, tu changes autant que tu veux. L’encre reste.
play-keys = Touches
play-key-arrows = Flèches
play-key-arrows-do = parcourir la fiche
play-key-digits-do = choisir un nombre
play-key-letters-do = bateau, hutte, statue, mine, barrer
play-key-enter = Entrée
play-key-enter-do = écrire là
play-key-back = Retour arrière, Ctrl+Z
play-key-back-do = annuler
play-key-ink = I, Ctrl+Entrée
play-key-ink-do = passer à l’encre
play-key-discover-do = chercher une découverte
play-key-hint-do = montrer ou cacher un conseil
play-key-slash-do = saisir une marque, par exemple c4=15
play-key-escape = Échap
play-key-escape-do = fermer, lâcher
play-key-help-do = cette liste

play-time-wrote-yours = Temps écoulé : un robot a écrit pour toi : { $what }.
play-bot-wrote-yours = Un robot a joué ce tour pour toi : { $what }.
play-time-wrote = { $count ->
    [0] Temps écoulé : un robot a écrit pour { $names }.
   *[other] Temps écoulé : un robot a écrit pour { $count } joueurs.
}
play-bot-wrote = { $count ->
    [0] Un robot a joué ce tour pour { $names }.
   *[other] Un robot a joué ce tour pour { $count } joueurs.
}
