# Words that every part of the page uses.
# Glossary: space = case, sheet = feuille, roll = lancer, turn = tour, table = table, seat = place, layout = plan,
# to ink = passer à l’encre ("À l’encre"), draft = crayon, stars = étoiles, danger = danger, Lockpick = Crochetage,
# treasure = trésor, discovery = découverte, sequence = suite, group = groupe, host = hôte (« tu mènes »), bot = robot.
# Ranks: Touriste, Éclaireur, Voyageur, Explorateur.

name-temple = Le Temple d’Apikhabou
name-island = L’Île du Crâne
name-valley = La Vallée de Wiraqocha
short-temple = Temple d’Apikhabou
short-island = Île du Crâne
short-valley = Vallée de Wiraqocha
side-front = recto
side-back = verso
you = Toi
line-back = De retour. Ton crayon est toujours là.
line-lost = La connexion est perdue. Ta place est gardée.
seat-removed = L’hôte a libéré ta place.
seat-to-bot = L’hôte a confié ta feuille à un robot.
late-turn = Tu rattrapes : tour { $turn } sur { $of }.
late-waits = Rattrapé. Tu entres quand ce tour est fini.
late-joined = Rattrapé. Tu joues avec les autres.
late-over = La partie a fini avant que tu la rattrapes.
back = Retour
close = Fermer
stars = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
}
stars-below-zero = moins { stars }
offline-title = Pas de connexion pour l’instant
offline-says = Pennypapers a besoin de son serveur pour les dés et les tables, et ne le trouve pas.
offline-safe = Ce que tu as mis à l’encre est à l’abri. Cette page revient toute seule avec la connexion.
offline-again = Réessayer
