# My games: the list of a player's games, and the way to another device.

games-title = Mes parties
games-looking = On cherche tes parties…
games-none = Pas encore de partie
games-none-says = Ce que tu joues s’affiche ici : en solo, aux tables et avec les mêmes dés que d’autres.
games-play = Jouer
games-no-name = Pas encore de nom
games-rename = Changer de nom
games-rename-says = Il sert dans tes prochaines parties. Les parties finies gardent le nom que tu avais.
games-rename-do = Garder ce nom
games-unfinished = Commencées
games-elsewhere = Table { $code }, continue sur ton autre appareil
games-at-run = { $title }
games-at-practice = { $title }, entraînement
games-at-table = Table { $code }, tour { $turn }, avec { $names }
games-here = sur cet appareil
games-at-server = sur le serveur
games-finished = Parties finies
games-page-back = Parties plus récentes
games-page-on = Parties plus anciennes
games-row = { $count ->
    [one] { $what }, { $result }, { $when } : { $count } étoile.
   *[other] { $what }, { $result }, { $when } : { $count } étoiles.
}
games-row-replay = { $says } Revoir la partie.
games-results = { $title } : tous les résultats
games-alone = Solo
games-with = Place { $place } sur { $total }, avec { $names }
games-reached = Ce que tu as atteint
games-chart = Étoiles de tes { $count } dernières parties, la plus récente à la fin : { $stars }
games-against = { $count ->
    [one] Étoiles face à { $bot } avec les mêmes dés, dernière partie
   *[other] Étoiles face à { $bot } avec les mêmes dés, { $count } dernières parties
}
games-against-says = La moyenne, et de combien elle peut s’écarter. La chance aux dés n’y entre pas : { $bot } avait les mêmes.
games-against-one = Après une deuxième partie, on verra aussi à quel point c’est sûr.
games-against-none = Joue les dés du jour ou un défi, et tes étoiles sont comparées à celles de { $bot } avec les mêmes dés.
games-mean-error = { $mean } ± { $error }
games-sheet = Fiche
games-games = Parties
games-best = Record
games-mean = Moyenne
games-own-layouts = autres plans
games-ranks = Rangs obtenus
games-rank = { $rank } : { $count }
games-keeping = Ta liste
games-keeping-says = Il n’y a pas de compte. Ce navigateur te reconnaît à une clé secrète : qui la perd perd cette liste, et rien d’autre.
games-move = Vers un autre téléphone
games-move-here = J’ai un code
games-export = Garder toutes les parties
games-delete = Tout supprimer
games-delete-says = Ton nom, ta liste et tes essais aux défis sont supprimés pour de bon. Rien ne les ramène.
games-delete-shared = Les tables où tu étais avec d’autres restent dans leurs listes, avec le nom que tu y avais.
games-delete-devices = Tes autres appareils perdent aussi la liste.
games-delete-do = Supprimer pour de bon
games-delete-not = Garder
games-deleted = Tes parties sont supprimées.
games-move-making = On crée un code…
games-move-says = Scanne ceci avec ton autre téléphone, ou tapes-y les lettres.
games-move-qr = Code QR pour ton autre téléphone
games-move-once = Il sert une fois, jusqu’à { $until }.
games-move-secret = Ne le montre à personne d’autre : qui s’en sert devient toi ici.
games-move-print = Imprimer cette carte
games-move-expired = Ce code est trop vieux. Ferme ceci et crées-en un autre.

# Another device takes over the list.
move-title = Tes parties ici aussi
move-says = Sur ton autre appareil, choisis « Mes parties » puis « Vers un autre téléphone ». Un code de huit lettres s’affiche.
move-code = Code
move-letters = Un code a huit lettres.
move-joins = { $count ->
    [one] { $count } partie jouée ici rejoint cette liste.
   *[other] { $count } parties jouées ici rejoignent cette liste.
}
move-own = N’utilise qu’un code à toi : ce navigateur montre ensuite les parties de qui l’a créé.
move-do = Amener mes parties ici
move-done = Tes parties sont ici maintenant.
