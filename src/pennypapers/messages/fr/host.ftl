# Opening a table, and the lobby where everybody comes together.

host-title = Ouvrir une table
host-adventure = Quelle aventure ?
host-minutes = { $minutes } minutes
host-side = Quel côté de la feuille ?
host-own-layout = Un plan à toi
host-own-text = Le plan, en texte
host-own-hint = Il remplace les deux côtés. Sa première ligne nomme l’aventure.
host-own-file = Choisir un fichier
host-clock = Temps par tour
host-clock-hint = Le temps écoulé, un robot écrit pour qui réfléchit encore.
host-clock-none = libre
host-clock-seconds = { $seconds } s
host-clock-minutes = { $minutes } min
host-rule-dice = Dés
host-rule-dice-fair = lancés ici
host-rule-dice-by-hand = vrais dés
host-hint-dice = De vrais dés sont sur la table : l’hôte tape ce qu’ils montrent.
host-rule-crossing = { $adventure ->
    [temple] Barrer les momies
   *[other] Barrer les crânes
}
host-rule-crossing-auto = tout seul
host-rule-crossing-manual = à la main
host-hint-crossing = Un 9 à côté suffit. Les étoiles sont les mêmes.
host-rule-no-door = Crochetage sans porte libre
host-rule-no-door-plain = case simple
host-rule-no-door-pass = on passe
host-hint-no-door = Où va le nombre quand toutes tes portes sont pleines ?
host-rule-valley-growth = Écrire à côté
host-rule-valley-growth-numbers = des nombres
host-rule-valley-growth-buildings-too = et des bâtiments
host-hint-valley-growth = Un nouveau nombre en touche un autre. Peut-il toucher un bâtiment ?
host-you = Et toi ?
host-you-play = Je joue aussi
host-you-show = Je montre juste le grand écran
host-bots = Robots à la table
host-bots-hint = Tu peux en ajouter et en retirer plus tard, avant le départ.
host-open = Ouvrir la table

lobby-title = Qui vient
lobby-you-host = Tu mènes la table
lobby-host-is = { $name } mène la table
lobby-no-host = Le grand écran mène la table
lobby-code = Code de la table
lobby-qr = Code QR pour rejoindre la table { $code }
lobby-share = Partager
lobby-shared = Le lien est copié.
lobby-share-text = Rejoins-moi : { $adventure }, table { $code }
lobby-big-screen = Grand écran
lobby-count = { $count ->
    [0] Personne à la table
    [one] { $count } à la table
   *[other] { $count } à la table
}
lobby-count-of = { $count } sur { $most } à la table
lobby-you = { $name } (toi)
lobby-is-host = hôte
lobby-is-bot = robot
lobby-is-bot-of = robot, { $bot }
lobby-is-away = connexion perdue
lobby-away = { $count ->
    [one] { $name } a perdu la connexion. La place est gardée.
   *[other] { $count } ont perdu la connexion. Les places sont gardées.
}
lobby-tap-a-name = Touche un nom pour libérer sa place ou lui passer la couronne.
lobby-remove = Retirer
lobby-make-host = Couronner
lobby-removed = { $name } n’est plus à la table.
lobby-add-bot = Ajouter un robot
lobby-bot-strength = La force du robot
lobby-allow-hints = Autoriser les conseils
lobby-forbid-hints = Plus de conseils
lobby-lock = Fermer la table
lobby-unlock = Rouvrir la table
lobby-locked = Fermée : plus personne ne peut s’asseoir.
lobby-set-up = Comment on joue
lobby-change = Changer
lobby-change-done = Valider
# $facts is a list of what is chosen
lobby-changed = Maintenant : { $facts }.
lobby-own-layout = un plan à toi
lobby-start = { $count ->
    [one] Commencer en solo
   *[other] Commencer à { $count }
}
lobby-start-nobody = Il faut d’abord quelqu’un à la table
lobby-waiting = L’hôte va bientôt commencer …
lobby-leave = Quitter la table
lobby-came = { $name } est là.
lobby-went = { $name } est reparti·e.
