# Opening a table, and the lobby where everybody comes together.

host-title = Ouvrir une table
host-adventure = Quelle aventure ?
host-minutes = { $minutes } minutes
host-side = Quel côté de la fiche ?
host-own-layout = Ton propre plan
host-own-text = Le plan, en texte
host-own-hint = Il remplace les deux côtés. Sa première ligne nomme l’aventure.
host-own-file = Choisir un fichier
host-clock = Temps par tour
host-clock-hint = Quand il est écoulé, un robot écrit pour qui réfléchit encore.
host-clock-none = illimité
host-clock-seconds = { $seconds } s
host-clock-minutes = { $minutes } min
host-rule-dice = Dés
host-rule-dice-fair = lancés ici
host-rule-dice-by-hand = vrais dés
host-links = Secrets pour les dés
host-links-each = avant chaque lancer
host-links-first = avant le premier lancer
host-links-hint = Avec de nouveaux secrets avant chaque lancer, même le serveur ne peut pas le connaître. Avec une mauvaise connexion, ceux du premier lancer suffisent pour que personne ne puisse en choisir un.
host-hint-dice = De vrais dés sont sur la table : l’hôte saisit ce qu’ils montrent.
host-rule-crossing = { $adventure ->
    [temple] Barrer les momies
   *[other] Barrer les dangers
}
host-rule-crossing-auto = pour vous
host-rule-crossing-manual = par vous-mêmes
host-hint-crossing = Il suffit d’un 9 à côté. Les étoiles sont les mêmes.
host-rule-no-door = Crochetage, et plus de porte
host-rule-no-door-plain = case simple
host-rule-no-door-pass = rien
host-hint-no-door = Où va le nombre quand toutes tes portes sont pleines ?
host-rule-valley-growth = Écrire à côté
host-rule-valley-growth-numbers = d’un nombre
host-rule-valley-growth-buildings-too = d’un bâtiment aussi
host-hint-valley-growth = Un nouveau nombre touche un nombre déjà là. Peut-il toucher un bâtiment à la place ?
host-house-rules = Règles maison
host-house-rules-hint = Grand écran, robots, temps, dés, côté de la fiche
host-you = Et toi ?
host-you-play = Je joue aussi
host-you-show = Je montre seulement le grand écran
host-bots = Robots à la table
host-bots-hint = Tu peux en ajouter et en retirer jusqu’au début de la partie.
host-open = Ouvrir la table
host-one-phone = Un seul téléphone ? Faites-le tourner.

lobby-title = Qui vient
lobby-you-host = Tu es l’hôte
lobby-host-is = L’hôte : { $name }
lobby-no-host = Le grand écran est l’hôte
lobby-code = Code de la table
lobby-qr = Code QR pour rejoindre la table { $code }
lobby-share = Partager le lien
lobby-shared = Le lien est copié.
lobby-share-text = Rejoins-moi : { $adventure }, table { $code }
lobby-big-screen = Grand écran
lobby-count = { $count ->
    [0] Personne à la table pour l’instant
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
lobby-tap-a-name = Touche un nom pour retirer sa place ou lui passer la couronne.
lobby-remove = Retirer
lobby-make-host = Nommer hôte
lobby-removed = { $name } n’est plus à la table.
lobby-add-bot = Ajouter un robot
lobby-bot-strength = Force du robot
lobby-allow-hints = Autoriser les conseils
lobby-forbid-hints = Plus de conseils
lobby-lock = Verrouiller la table
lobby-unlock = Déverrouiller la table
lobby-locked = Verrouillée : plus personne ne peut prendre place.
lobby-set-up = Comment on joue
lobby-change = Modifier
lobby-change-done = Valider
# $facts is a list of what is chosen
lobby-changed = Maintenant : { $facts }.
lobby-own-layout = ton propre plan
lobby-start = { $count ->
    [one] Commencer en solo
   *[other] Commencer à { $count }
}
lobby-start-nobody = Quelqu’un doit d’abord prendre place
lobby-waiting = L’hôte va bientôt commencer…
lobby-leave = Quitter la table
lobby-came = { $name } est là.
lobby-went = { $name } a quitté la table.
