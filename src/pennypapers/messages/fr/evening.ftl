# Evenings: several challenges that are made and counted together.

evening-title = Soirée
evening-code = Soirée { $code }
evening-untitled = Une soirée de jeux
# $finished of $count games
evening-progress = { $finished ->
    [0] { $count } parties avec les mêmes dés pour tout le monde, quand tu veux.
   *[other] Parties terminées : { $finished } sur { $count }.
}
evening-play-next = Jouer la partie { $number }
evening-games = Parties
evening-game = Partie { $number } :
evening-new-game = pas encore jouée
evening-begun = commencée
evening-closed = fermée
evening-unplayed = Le classement apparaît ici dès que tu as terminé une partie.
evening-standing = Classement
evening-adds-matchpoints = À chaque partie, de 0 à 100 points : plus tu bats de monde, plus tu en as.
evening-adds-stars = Toutes les étoiles s’additionnent.
# $numbers are those of games, such as "1 and 3"; $count is how many
evening-counted = { $count ->
    [one] Seule la partie { $numbers } compte ici : les autres suivront quand tu les auras terminées.
   *[other] Seules les parties { $numbers } comptent ici : les autres suivront quand tu les auras terminées.
}
evening-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
evening-print = Imprimer
evening-csv = Enregistrer pour un tableur
evening-share-text = Une soirée de jeux, avec les mêmes dés pour toi et moi. Qui finira devant ?
evening-qr = Code QR de la soirée { $code }
evening-back = Vers la soirée
evening-on = Continuer la soirée

# Making an evening.
evening-new = Créer une soirée
evening-several = Plusieurs parties ? Crée une soirée
evening-several-hint = De 3 à 10 parties, comptées ensemble
evening-new-says = Plusieurs parties de suite, avec les mêmes dés pour tout le monde. Tu envoies un seul lien, et à la fin on voit qui est devant.
evening-name = Comment s’appelle‑t‑elle ?
evening-add = Ajouter une partie
evening-count = { $count } parties
evening-row-adventure = Aventure de la partie { $number }
evening-row-side = Face de la partie { $number }
evening-remove = Retirer la partie { $number }
evening-total = Qu’est-ce qui s’additionne ?
evening-matchpoints = Des points par partie
evening-matchpoints-hint = de 0 à 100, selon combien de personnes tu bats
evening-stars = Les étoiles
evening-stars-hint = toutes ensemble
evening-closing-hint = Ensuite, tout le monde voit le classement entier, même sans avoir joué.
evening-closing-hours = après { $count } heures
evening-make = Créer la soirée
