# A game shown again, turn by turn, and the card to share.

replay-title = Revoir
# $adventure is the name of an adventure
replay-of = Partie : { $adventure }
replay-more = À propos de cette partie
replay-players = { $count ->
    [one] Solo
   *[other] { $count } joueurs
}
replay-turn = Tour { $turn } sur { $last }
replay-begin = Avant le premier lancer
replay-begin-says = Toutes les fiches sont vides.
replay-danger = Danger ! Chaque fiche est passée dans d’autres mains.
replay-danger-alone = Danger ! Il a été dessiné sur sa propre fiche.

# The controls.
replay-controls = D’un tour à l’autre
replay-turns = Tour
replay-back = Un tour en arrière
replay-on = Un tour en avant
replay-play = Lecture
replay-pause = Pause
replay-sheets = Les fiches

# $name is a player
replay-sheet-of = { $name } : fiche
replay-held-by = Dans les mains de { $name }

# Who wrote what. Several are joined by commas.
replay-wrote-title = Qui a écrit quoi
replay-nothing-yet = Personne encore.
replay-everybody = { $count ->
    [one] En solo
   *[other] Les { $count } joueurs
}
# $mark is a number, or a picture such as "mummy"; $space is a space such as c4
replay-wrote = { $mark } en { $space }
replay-crossed = { $space } : barré
replay-circled = trésor { $value } en { $space }
replay-found-forest = une forêt : { $spaces }
replay-found-city = une ville : { $spaces }
replay-found-mountain = une montagne : { $spaces }
replay-found-pyramid = une pyramide : { $spaces }
replay-passed = rien
replay-on-sheet-of = sur la fiche de { $name }
replay-by-bot = joué par un robot

# The end.
replay-won = { $winners ->
    [one] { $names } gagne avec { stars }.
   *[other] { $names } gagnent avec { stars }.
}
# $rank is a rank such as "Explorer"
replay-solo = { stars } : { $rank }.

replay-chart = Les étoiles au fil du temps
replay-chart-says = { $name } : { stars } ; le maximum est { $most }.

# The dice.
replay-dice = Les dés
replay-dice-good = Ces dés étaient fixés avant la partie et personne ne les a choisis. Vérifié.
replay-dice-seed = Ces dés correspondent au secret scellé avant la partie. Vérifié.
replay-dice-checking = Chaque lancer est vérifié…
replay-dice-not-yet = Ces dés ont été scellés avant la partie. Quand elle sera finie, les secrets seront dévoilés et chaque lancer pourra être vérifié.
replay-dice-unsealed = Cette partie n’a pas de sceau : personne ne peut vérifier ses dés.
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
replay-check-seal-none = Il n’y a pas de sceau : personne n’a fixé ces dés avant la partie.
replay-check-challenge-good = Le sceau du défi est bon : toutes les personnes qui le jouent ont ces dés.
replay-check-challenge-wrong = Le sceau du défi ne correspond pas à ce qui a été joué ou à ses dés.
replay-check-sealed-good = Le sceau est bon : le jeu, les places et les secrets de chaque personne étaient fixés avant le premier lancer.
replay-check-sealed-wrong = Le sceau ne correspond pas au jeu, aux places ou aux secrets.
replay-check-given-good = Le sceau est celui que tu as noté.
replay-check-given-wrong = Le sceau n’est pas celui que tu as noté : { $given }
replay-check-server-good = Les secrets du serveur sont ceux qu’il avait fixés.
replay-check-server-wrong = Les secrets du serveur ne sont pas ceux qu’il avait fixés.
replay-check-server-none = Les secrets du serveur sont dévoilés à la fin de la partie ; d’ici là, ses dés ne peuvent pas être vérifiés.
replay-check-chain-good = L’appareil de { $player } avait fixé ses secrets, et ils sont dans les lancers : { $count }
replay-check-chain-wrong = L’appareil de { $player } avait fixé d’autres secrets.
replay-check-chain-silent = L’appareil de { $player } n’a rien donné quand on le lui demandait, à ces tours : { $turns }
replay-check-chain-rested = L’appareil de { $player } n’a rien donné, puis a compté de nouveau trop tôt.
replay-check-links-none = Aucun appareil n’a ajouté de secret : qui fait tourner le serveur a pu choisir ces dés.
replay-check-links-turns = Aucun appareil n’a ajouté de secret aux lancers de ces tours, le serveur les connaissait donc avant : { $turns }
replay-check-roll-good = Tour { $turn } : { $roll }
replay-check-roll-wrong = Tour { $turn } : la partie dit { $roll }, mais c’était { $due }.
replay-check-roll-typed = Tour { $turn } : { $roll }, de vrais dés.
replay-check-exchange-good = Tour { $turn } : les fiches ont été échangées comme il se devait.
replay-check-exchange-late = Tour { $turn } : les fiches ont été échangées comme il se devait, avec { $names } en plus ensuite.
replay-check-exchange-wrong = Tour { $turn } : { $player } tenait la fiche de { $held }, au lieu de celle de { $due }.
replay-check-exchange-none = Tour { $turn } : { $player } ne tenait aucune fiche, au lieu de celle de { $due }.
replay-check-missed-good = Tour { $turn } : { $player } n’était pas encore là et a reçu { $mark }, comme il se devait.
replay-check-missed-wrong = Tour { $turn } : { $player } n’était pas encore là. C’était { $mark }, mais la partie dit { $found }.
replay-check-missed-none = Tour { $turn } : { $player } n’était pas encore là. C’était { $mark }, mais la partie ne dit rien.
replay-check-missed-broken = Le tour { $turn } enfreint une règle, on ne peut donc pas vérifier ce qui a été manqué : { $why }
replay-check-end-none = La partie enregistrée s’arrête avant la fin.
replay-check-signed-good = Rien n’a été changé après la partie : la signature correspond à chaque mot.
replay-check-signed-wrong = La partie enregistrée a été changée après la fin : sa signature ne correspond pas.
replay-check-signed-none = La partie enregistrée n’est pas signée ; elle l’est quand elle se termine.

# Le résultat de tous les contrôles.
replay-verdict-good = { $count } contrôles, tous bons.
replay-verdict-wrong = Faux : ces dés ne découlent pas des secrets fixés avant la partie.
replay-verdict-edited = Modifiée : ce n’est pas la partie telle qu’elle a été publiée à la fin.
replay-verdict-unfinished = Inachevée : tout est bon jusqu’ici, mais la partie n’est pas finie.
replay-verdict-unsealed = Sans sceau : personne n’a fixé ces dés avant la partie, n’importe qui a pu les choisir.
replay-verdict-typed = Tapés à la main : tout le reste est bon, mais ce sont de vrais dés que quelqu’un a tapés.
replay-verdict-server = Le serveur seul : tout correspond, mais aucun appareil n’a ajouté de secret, donc qui fait tourner le serveur a pu choisir ces dés.
