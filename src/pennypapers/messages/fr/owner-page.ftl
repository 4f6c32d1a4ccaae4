# La page de qui possède la machine du serveur. Ces mots ne vont qu’à qui l’ouvre.

owner-title = Ton serveur
owner-looking = On demande au serveur…
owner-closed = Cette page est pour qui gère le serveur
owner-closed-says = Elle s’ouvre avec un lien qui sert une fois. Le serveur en affiche un quand il démarre ; sur sa machine, ceci en fait un autre :
owner-now = Maintenant
owner-games = { $count ->
    [one] partie
   *[other] parties
}
owner-players = { $count ->
    [one] personne
   *[other] personnes
}
owner-pace = tours par seconde
owner-no-pace = …
owner-about = Version { $version }, en marche depuis { $when }
owner-processes = { $count ->
    [one] Un processus serveur
   *[other] { $count } processus serveur
}
owner-kept = { $count ->
    [one] Une table enregistrée
   *[other] { $count } tables enregistrées
}
owner-backup = Dernière sauvegarde : { $when }
owner-backup-none = Pas encore de sauvegarde. Ceci en fait une pendant que le serveur tourne :
owner-message = Un message à toutes les tables
owner-message-says = Il s’affiche sur chaque écran à une table, même pour ceux qui arrivent plus tard, jusqu’à ce que tu le retires ou que le temps soit passé.
owner-message-back = De retour bientôt
owner-message-closing = Fermeture bientôt
owner-message-words = Tes propres mots
owner-message-languages = Tout le monde le lit dans sa langue.
owner-minutes = Dans combien de minutes ?
owner-words = Ce qu’il dit
owner-say = L’afficher à toutes les tables
owner-unsay = Le retirer
owner-shown = Affiché maintenant
owner-said = Toutes les tables le voient.
owner-unsaid = Plus personne ne le voit.
owner-list = Les tables
owner-list-none = Personne n’a encore ouvert de table.
owner-list-order = Les dernières utilisées d’abord.
owner-lobby = pas commencée
owner-playing = tour { $turn }
owner-over = finie
owner-here = { $count ->
    [one] { $count } connexion
   *[other] { $count } connexions
}
owner-run = essai d’un défi
owner-nobody = encore personne
owner-table = Table { $code }
owner-table-seats = Qui est là
owner-away = sans connexion
owner-a-bot = un robot
owner-watching = En spectateur
owner-close = Fermer cette table
owner-close-sure = Fermer la table { $code } pour de bon ?
owner-close-says = Tout le monde y est renvoyé à l’accueil, et une partie en cours est perdue. Les parties finies restent dans les listes de qui les a jouées.
owner-close-do = La fermer
owner-close-not = La laisser ouverte
owner-closed-table = La table { $code } est fermée.
owner-blocked = Bloqués
owner-blocked-says = Une adresse bloquée n’a plus aucune réponse, un nom bloqué n’a pas de place. Derrière une adresse, il y a peut-être toute une maison.
owner-blocked-none = Personne n’est bloqué.
owner-address = Adresse
owner-name = Nom
owner-block-kind = Ce qui est bloqué
owner-block-what = Adresse ou nom
owner-block-do = Bloquer
owner-block = Bloquer { $what }
owner-unblock = Ne plus bloquer { $what }
owner-is-blocked = C’est bloqué : { $what }.
owner-is-free = Ce n’est plus bloqué : { $what }.
owner-slow = Ce qui prend du temps
owner-slow-changes = La moitié des changements aux tables est enregistrée et envoyée en { $half } ms, 99 sur 100 en { $most } ms.
owner-slow-late = La moitié des changements aux tables est enregistrée et envoyée en { $half } ms ; plus d’un sur cent prend plus de { $most } ms.
owner-slow-none = Rien n’a encore été demandé.
owner-slow-part = Demande
owner-slow-count = Fois
owner-slow-mean = Moyenne, ms
owner-slow-longest = La plus longue, ms
owner-refused = Ce qui a été refusé
owner-refused-none = Rien n’a été refusé.
owner-restart = Redémarrage
owner-restart-says = Ce qui est encré reste, et tout le monde est reconnecté après un moment. Si une version plus récente a été installée, c’est elle qui tourne ensuite.
owner-restart-cannot = Ce serveur ne peut pas redémarrer de lui-même.
owner-restart-sure = Redémarrer le serveur maintenant ?
owner-restart-do = Redémarrer
owner-restart-not = Pas maintenant
owner-restarting = Le serveur redémarre…
owner-restarted = Le serveur est revenu.
owner-sign-out = Se déconnecter
owner-signed-out = C’est fermé. Un nouveau lien rouvre cette page.
owner-lost = Le serveur ne répond pas pour l’instant.
