# Words that every part of the page uses.
# The terms of this language: docs/glossaries/fr.md.

name-temple = Le Temple d’Apikhabou
name-island = L’Île aux Crânes
name-valley = La Vallée de Wiraqocha
short-temple = Temple d’Apikhabou
short-island = Île aux Crânes
short-valley = Vallée de Wiraqocha
side-front = recto
side-back = verso
you = Toi
line-back = De retour en ligne. Ton brouillon est toujours là.
line-lost = La connexion est perdue. Ta place est gardée.
seat-removed = L’hôte a retiré ta place.
seat-to-bot = L’hôte a confié ta fiche à un robot.
seat-has-left = { $name } a quitté la table.
seat-left-to-bot = { $name } a quitté la table. Un robot continue sa fiche.
seat-taken-over = Quelqu’un a repris la place de { $name }.
seat-hosts-now = { $name } est maintenant l’hôte.
seat-you-host-now = C’est maintenant toi l’hôte.
late-turn = Tu rattrapes la partie : tour { $turn } sur { $of }.
late-waits = Tu as rattrapé la partie. Tu entres quand ce tour est fini.
late-joined = Tu as rattrapé la partie. À toi de jouer avec les autres.
late-over = La partie s’est terminée avant que tu l’aies rattrapée.
back = Retour
close = Fermer
stars = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
}
stars-below-zero = moins { stars }
line-lost-solo = La connexion est perdue. Cette partie attend sur le serveur et reprend quand la connexion revient. D’ici là, tu peux en commencer une autre sur cet appareil.
offline-title = Pas de connexion pour l’instant
offline-says = Pennypapers a besoin de son serveur pour les dés et les tables, et ne le trouve pas.
offline-safe = Ce que tu as mis à l’encre est à l’abri. Cette page revient toute seule avec la connexion.
offline-again = Réessayer
missing-title = La carte s’arrête ici
missing-says = Il n’y a rien à cette adresse. Relis-la lettre par lettre, ou repars de l’accueil.
missing-home = À l’accueil

# Ce à quoi tout le monde peut se fier pour les dés
dice-holds-each = Chaque appareil ajoute un secret à chaque lancer. Personne ne peut choisir les dés ni les connaître avant, pas même le serveur.
dice-holds-first = Chaque appareil ajoute un secret avant le premier lancer. Personne ne peut choisir les dés. Seul le serveur pourrait les connaître avant.
dice-holds-alone = Ton appareil ajoute un secret avant le premier lancer. Personne ne peut choisir les dés. Seul le serveur pourrait les connaître avant.
dice-holds-typed = De vrais dés : quelqu’un les lance sur la table et tape ce qu’ils montrent.
dice-holds-none = Aucun appareil n’ajoute de secret ici. Le serveur lance les dés tout seul, et il faut lui faire confiance.
# $names are players whose devices cannot add to the dice
dice-without = Sans secret propre : { $names }.
# On a second device of the same seat
dice-elsewhere = Ton secret n’est pas sur cet appareil. Il ne compte que tant que l’appareil avec lequel tu as pris place est connecté.
dice-short-each = Dés : un secret de chaque appareil, à chaque lancer
dice-short-first = Dés : un secret de chaque appareil, avant le premier lancer
dice-short-alone = Dés : avec un secret de ton appareil
dice-short-typed = De vrais dés, tapés à la main
dice-short-none = Dés : lancés par le serveur seul
dice-seal = Sceau de cette partie : { $seal }
dice-seal-note = Tous les appareils montrent le même sceau, maintenant et à la fin. Note-le, et personne ne pourra te montrer une autre partie plus tard.
# $names are the first of several
names-and-more = { $names } et { $count } de plus

# Ce que qui gère le serveur dit à toutes les tables
notice-from = De qui gère ce serveur
notice-back = { $minutes ->
    [one] Le serveur s’absente un moment et revient dans { $minutes } minute. Tout ce que tu as encré reste.
   *[other] Le serveur s’absente un moment et revient dans { $minutes } minutes. Tout ce que tu as encré reste.
}
notice-closing = { $minutes ->
    [one] Le serveur ferme dans { $minutes } minute. Tout ce que tu as encré reste.
   *[other] Le serveur ferme dans { $minutes } minutes. Tout ce que tu as encré reste.
}
