# The first screen, and the way in with a code.

home-title = Pennypapers
home-tagline = Trois dés, un crayon, une aventure.
home-language = Langue : { $name }
home-settings = Réglages
home-together = Jouer ensemble
home-play-alone = Jouer en solo
home-age-minutes = Dès { $age } ans · { $minutes } minutes
home-line-temple = Monte dans l’ordre, groupe les nombres égaux et gare aux momies.
home-line-island = Entoure un lieu de quatre nombres égaux et déterre le trésor.
home-line-valley = Révèle forêts, villes et pyramides avant que les nuages ne se referment.
# above "Front" or "Back", on a button that turns the sheet over
home-side = Fiche
home-side-front = Recto
home-side-back = Verso
home-turn-to-back = Passer au verso
home-turn-to-front = Passer au recto
home-join = Rejoindre
home-join-with = Rejoindre avec un code
home-host = Ouvrir une table
home-one-phone = Un téléphone pour tous
home-learn = Apprendre à jouer
home-daily = Les dés du jour
home-puzzles = Casse-têtes
home-same-dice = Mêmes dés, à toute heure
home-more = Plus
home-games = Mes parties
home-rules = Règles
home-replay = Revoir une partie
home-count = Compter une fiche papier
home-unofficial = Non officiel. Les jeux sont d’Henri Kermarrec, édités par Sit Down! ; les dessins et les mots d’ici sont les nôtres.
home-no-account = Ni compte ni publicité. Tes réglages restent dans ce navigateur ; le serveur ne connaît tes parties que par une clé secrète, et tu peux les supprimer.
# on a site without a server
home-on-device = Ni compte, ni publicité. Tes parties et tes réglages restent dans ce navigateur ; rien n’est envoyé.
home-code-label = Code de la table, quatre ou cinq lettres

home-waiting = Parties commencées
home-waiting-temple = Ton temple t’attend
home-waiting-island = Ton île t’attend
home-waiting-valley = Ta vallée t’attend
home-waiting-more = { $count ->
    [one] { $count } autre partie
   *[other] { $count } autres parties
}
home-at-solo = Solo, tour { $turn }
home-at-table = Table { $code }, tour { $turn }, sous le nom { $name }
# $names are those of all who share this device
home-at-one-phone = { $names }, tour { $turn }
home-at-lobby = Table { $code }, pas encore commencée
home-at-screen = Table { $code }, tu montres le grand écran
# $title is the title of a challenge
home-at-run = { $title }, tour { $turn }
home-at-practice = { $title } : entraînement, tour { $turn }
home-put-away = Ranger la partie { $code }

join-title = Rejoindre une table
join-type-code = Tape les lettres affichées sur le grand écran ou sur le téléphone de l’hôte.
join-looking = On cherche la table { $code }…
join-no-table = Il n’y a pas de table { $code }. Regarde encore : les lettres I, L et O ne sont jamais dans un code.
join-table = Table { $code }
join-who = { $count ->
    [0] Personne pour l’instant.
    [one] { $count } personne est là : { $names }
   *[other] { $count } personnes sont là : { $names }
}
join-your-name = Ton nom
join-name-hint = Tel que les autres le verront. Des initiales suffisent.
join-name-missing = Donne d’abord un nom, n’importe lequel.
join-sit-down = Prendre place
join-just-watch = Regarder seulement
join-locked = L’hôte a verrouillé cette table.
join-running = La partie a commencé : tour { $turn }.
join-over = Cette partie est finie.
join-has-ended = Cette partie vient de se terminer.
join-catch-up = Rattraper la partie
join-catch-up-hint = Tu joues chaque lancer manqué, puis tu continues avec les autres.
join-take-over = Remplacer un robot
join-take-over-hint = Choisis une fiche jouée par un robot. Dès maintenant, elle est à toi.
join-take-this = Continuer pour { $name }
join-see-replay = Revoir la partie
join-another = Un autre code
print-title = Imprimer
same-title = Mêmes dés
