# A game shown again, turn by turn, and the card to share.

replay-title = Revoir
# $adventure is the name of an adventure
replay-of = Partie : { $adventure }
replay-more = À propos de cette partie
replay-players = { $count ->
    [one] Solo
   *[other] À { $count }
}
replay-turn = Tour { $turn } sur { $last }
replay-begin = Avant le premier lancer
replay-begin-says = Toutes les feuilles sont vides.
replay-danger = Danger ! Chaque feuille est passée dans d’autres mains.
replay-danger-alone = Danger ! Il est allé sur la feuille même.

# The controls.
replay-controls = D’un tour à l’autre
replay-turns = Tour
replay-back = Un tour en arrière
replay-on = Un tour en avant
replay-play = Lire
replay-pause = Pause
replay-sheets = Les feuilles

# $name is a player
replay-sheet-of = { $name } : feuille
replay-held-by = Dans les mains de { $name }

# Who wrote what. Several are joined by commas.
replay-wrote-title = Qui a écrit quoi
replay-nothing-yet = Personne encore.
replay-everybody = { $count ->
    [one] En solo
   *[other] Les { $count }
}
# $mark is a number, or a picture such as "mummy"; $space is a space such as c4
replay-wrote = { $mark } en { $space }
replay-crossed = { $space } barré
replay-circled = trésor { $value } en { $space }
replay-found-forest = une forêt : { $spaces }
replay-found-city = une ville : { $spaces }
replay-found-mountain = une montagne : { $spaces }
replay-found-pyramid = une pyramide : { $spaces }
replay-passed = rien
replay-on-sheet-of = sur la feuille de { $name }
replay-by-bot = joué par un robot

# The end.
replay-won = { $winners ->
    [one] { $names } gagne avec { stars }.
   *[other] { $names } gagnent avec { stars }.
}
# $rank is a rank such as "Explorer"
replay-solo = { stars } : { $rank }.

replay-chart = Les étoiles au fil du temps
replay-chart-says = { $name } a { stars } ; le plus haut est { $most }.

# The dice.
replay-dice = Les dés
replay-dice-good = Ces dés ont été scellés avant la partie. Vérifié.
replay-dice-bad = Ces dés ne sont pas ceux qui ont été scellés.
replay-dice-checking = Chaque lancer est vérifié …
replay-dice-not-yet = Ces dés ont été scellés avant la partie. À la fin, le secret est révélé et tu peux vérifier chaque lancer.
replay-dice-unsealed = Cette partie n’a pas de sceau : personne ne peut vérifier ses dés.
replay-dice-how = Avant le premier lancer, la table a montré l’empreinte d’un secret. Maintenant qu’il est connu, chaque lancer a été recalculé.
replay-dice-details = { $count ->
    [one] { $count } contrôle
   *[other] Les { $count } contrôles
}

# What to do with it.
replay-share-link = Partager ce tour
# $adventure is the name of an adventure
replay-share-text = Un tour : { $adventure }
replay-shared = Le lien est copié.
replay-share-card = Partager une carte
replay-share-failed = La carte n’a pas pu être dessinée.
replay-download = Garder la partie
replay-another = En ouvrir une autre

# A record from a file.
replay-open-says = Ouvre une partie (.game) et revois-la, tour par tour.
replay-open-file = Choisir un fichier
replay-paste = Ou dépose-le ici, ou colle son texte
replay-own-layout = Elle a son propre plan
replay-own-layout-text = Le texte du plan
replay-open-it = Montrer
replay-open-code = Une table finie garde sa partie : ouvre-la depuis son dernier écran.
replay-from-file = Ouvrir une partie depuis un fichier

# The card.
replay-card-place = Place { $place } sur { $count }
# $adventure is the name of an adventure
replay-card-text = { stars } : { $adventure }

# One line of the dice check: $roll and $due are rolls such as "2 D 5", $mark and $found are marks such as "c4=!"
replay-check-seal-good = Le secret est bien celui qui a été scellé avant le premier lancer.
replay-check-seal-wrong = Le secret n’est pas celui qui a été scellé avant le premier lancer.
replay-check-seal-none = Il n’y a pas de sceau : les dés découlent du secret, mais il n’a pas été scellé avant.
replay-check-roll-good = Tour { $turn } : { $roll }
replay-check-roll-wrong = Tour { $turn } : la partie dit { $roll }, mais le secret donne { $due }.
replay-check-roll-typed = Tour { $turn } : { $roll }, de vrais dés.
replay-check-exchange-good = Tour { $turn } : les feuilles ont été échangées comme le dit le secret.
replay-check-exchange-late = Tour { $turn } : les feuilles ont été échangées comme le dit le secret, et { $names } ajoutés plus tard comme il le dit aussi.
replay-check-exchange-wrong = Tour { $turn } : { $player } tenait la feuille de { $held }, mais le secret donne celle de { $due }.
replay-check-exchange-none = Tour { $turn } : { $player } ne tenait aucune feuille, mais le secret donne celle de { $due }.
replay-check-missed-good = Tour { $turn } : { $player } n’était pas encore là et a reçu { $mark }, comme le dit le secret.
replay-check-missed-wrong = Tour { $turn } : { $player } n’était pas encore là. Le secret donne { $mark }, mais la partie dit { $found }.
replay-check-missed-none = Tour { $turn } : { $player } n’était pas encore là. Le secret donne { $mark }, mais la partie ne dit rien.
replay-check-missed-broken = Le tour { $turn } enfreint une règle, donc ce qui a été manqué ne peut pas être vérifié : { $why }
