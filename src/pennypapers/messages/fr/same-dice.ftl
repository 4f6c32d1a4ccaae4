# Challenges on the page: the same dice for everybody, played alone at any time, and compared.

# the title of the window; $adventure is the short name of an adventure
same-of = Mêmes dés : { $adventure }
same-code = Défi { $code }
same-looking = On cherche les dés…
same-untitled = Qui tirera le meilleur parti de ces dés ?
same-says = Les mêmes dés pour tout le monde, quand tu veux. Ton premier essai compte ; ensuite, tu vois ce que les autres ont écrit.
# $name is the name of a layout
same-own-layout = plan personnel : { $name }
same-played = { $count ->
    [0] Personne ne l’a encore terminé. À toi de commencer !
    [one] { $count } personne l’a terminé.
   *[other] { $count } personnes l’ont terminé.
}
same-played-nobody = Personne ne l’a terminé.
# $when is a date with a time
same-open-until = Ouvert jusqu’au { $when }
same-closed-since = Fermé depuis le { $when }
same-too-late = Ton essai n’était pas terminé à la fermeture, il n’est donc pas classé.
same-known = Qui a joué la partie d’où viennent ces dés les connaît.
same-without-hints = Sans conseils
same-play = Jouer
same-begun = Tu as commencé. Ta fiche t’attend.
same-go-on = Continuer
same-share = Envoyer à un ami
# $adventure is the name of an adventure
same-share-text = { $adventure }, avec les mêmes dés pour toi et moi. Qui en fera le plus ?
same-qr = Code QR du défi { $code }

# The results.
same-yours = Ton essai
same-first = Tu ouvres la voie. Envoie le défi à un ami et voyez qui fait le plus avec ces dés.
same-best = Personne n’a fait mieux avec ces dés : place 1 sur { $total }.
same-place = Place { $place } sur { $total } : { $percent } points sur 100, selon le nombre d’essais que tu bats.
same-low = Place { $place } sur { $total }. Regarde plus bas ce que les autres ont fait des mêmes dés.
same-field = Tous les essais
same-field-says = { $total } essais, de { $low } à { $high } étoiles.
same-field-says-mine = { $total } essais, de { $low } à { $high } étoiles. Le tien : { $mine }.
same-legend-you = toi
same-legend-bots = robots
same-legend-others = autres
same-bots-come = Les robots jouent encore avec ces dés. Ils arrivent bientôt.
same-places = Classement
# $says is a row of the list, such as "Place 2: Ana, 27 stars"
same-row-compare = { $says }. Comparer les fiches
same-page = { $from }–{ $to } sur { $total }
same-page-back = Les places avant
same-page-on = Les places suivantes
same-my-place = Voir ma place
same-again = Rejouer (entraînement)
same-go-on-practice = Continuer l’entraînement
same-practice-runs = Ton entraînement :
same-my-practice = Ton entraînement

# Two runs beside each other.
same-compare = Côte à côte
same-parted = { $count ->
    [0] Vous avez écrit la même chose à chaque tour.
    [one] À { $count } tour sur { $turns }, vous n’avez pas écrit la même chose.
   *[other] À { $count } tours sur { $turns }, vous n’avez pas écrit la même chose.
}
same-next = Prochaine différence
same-here-parted = Ici, vous n’avez pas écrit la même chose.
same-here-alike = Ici, vous avez écrit la même chose.
same-one-is-done = L’une des fiches est déjà terminée.

# At the table of a run, and at its end.
same-practice = Entraînement
same-run-counts = Cet essai compte. Personne ne voit ta fiche avant d’avoir terminé la sienne.
same-run-practice = Entraînement : cet essai ne compte pas.
same-practice-says = L’entraînement ne compte pas : c’est ton premier essai qui compte.
same-about = À propos de ce défi
same-dice-hold = Qui joue à ce défi reçoit ces dés. Ils ont été fixés et scellés à sa création, et le serveur ne donne un lancer qu’une fois le précédent passé à l’encre.
same-see-results = Voir les résultats
same-from-table = Défier un ami avec ces dés

# Making a challenge.
same-new = Créer un défi
same-new-says = Tout le monde reçoit les mêmes dés et joue en solo, quand il veut. Tu envoies un lien, et à la fin vous voyez qui a écrit quoi.
same-name = Comment s’appelle‑t‑il ?
same-name-hint = Un titre, si tu veux.
same-more-hint = Fermeture, conseils, temps
same-closing = Quand se ferme‑t‑il ?
same-closing-hint = Ensuite, plus personne ne peut y jouer, et tout le monde peut vérifier les dés.
same-closing-never = jamais
same-closing-days = { $count ->
    [one] après { $count } jour
   *[other] après { $count } jours
}
same-hints = Conseils
same-hints-yes = permis
same-hints-no = aucun
same-make = Créer le défi

# A challenge in a file, which is played on this device.
same-file-open = On t’a envoyé un défi ?
same-file-open-says = Un fichier qui finit par { $suffix } se joue sur cet appareil, même sans connexion.
same-file-choose = Ouvrir le fichier
same-file-no-kit = Cet appareil ne peut pas jouer tout seul : il n’a pas gardé le jeu, et il n’y a pas de serveur pour le charger.
same-file-new-says = Tout le monde reçoit les mêmes dés et joue en solo, quand il veut. Tu enregistres un fichier et tu l’envoies à qui tu veux.
same-file-says = Envoie le fichier : qui l’ouvre reçoit les mêmes dés. Pour le plaisir, sans classement : qui le lit connaît les lancers.
same-file-save = Enregistrer le fichier
same-file-yours = C’était ton premier essai. Enregistre la partie et envoie-la : elle montre ce que tu as fait de ces dés, et tout le monde peut les vérifier.
same-file-counts = Ton premier essai. Il reste sur cet appareil.
same-file-dice = Ces dés viennent d’un fichier et y sont scellés. Qui l’a reçoit les mêmes ; qui le lit connaît les lancers.

ghost-whose = Quelles étoiles avancent à côté des tiennes ?
ghost-nobodys = aucune
ghost-has = { $name } : { $stars }.
