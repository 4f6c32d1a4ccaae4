# What commands print beside games and sheets: `serve`, `simulate`, `layouts`, `print`, and what they cannot do.
# Options, names of files and what is typed are never translated.

cli-serve-at = Les tables sont sur { $url } (Ctrl-C arrête le serveur)
cli-serve-at-other = Les tables sont sur { $url } (le port { $taken } est pris ; Ctrl-C arrête le serveur)
cli-serve-or = ou { $url }
cli-serve-only-here = Seul cet ordinateur peut les atteindre ; avec --host 0.0.0.0, tout ton réseau le peut.
cli-serve-plain = Sans HTTPS, les téléphones ne peuvent ni rester allumés, ni installer, vibrer, partager ou prévenir ; docs/running-it.md montre deux façons de l’avoir à la maison.
cli-serve-needs = il manque au serveur ({ $packages }) : { $install }
cli-serve-workers = plusieurs processus partagent leurs tables par PostgreSQL ; donne --database postgresql://…
cli-trace = les traces vont à l’adresse http ou https d’un collecteur, comme http://127.0.0.1:4318, pas { $text }
cli-sim-alone = { $name }, { $layout } : { $games } parties de { $bot } en solo (graine { $seed })
cli-sim-tables = { $name }, { $layout } : { $games } parties de { $bot } à des tables de { $players } (graine { $seed })
cli-sim-stopped = Arrêté avant la fin ; voici les parties terminées.
cli-sim-label-stars = étoiles
cli-sim-label-made = venues de
cli-sim-label-ranks = rangs
cli-sim-label-winners = victoires
cli-sim-label-turns = tours
cli-sim-label-speed = vitesse
cli-sim-stars = { $mean } en moyenne, écart-type { $spread }, de { $least } à { $most }
cli-sim-range = la moitié entre { $first } et { $third }, neuf sur dix entre { $low } et { $high }, le milieu à { $middle }
cli-sim-part = { $name } { $stars }
cli-sim-share = { $name } { $share } %
cli-sim-turns = { $mean } par partie, de { $least } à { $most }
cli-sim-speed = { $games } parties/s, { $turns } tours/s ({ $seconds } s, { $processes })
cli-sim-processes = { $count ->
    [one] { $count } processus
   *[other] { $count } processus
}
cli-sim-winners = { $stars } étoiles en moyenne ; { $share } % des parties sont partagées
cli-sim-too-many = cela fait plus de { $most } fiches ; simule en plusieurs fois
cli-executor-unknown = { $name } ne désigne aucun exécuteur ; il y a local, dask:ADRESSE, ray, ray:ADRESSE et MODULE:NOM
cli-executor-needs = cet exécuteur demande plus que ce qui est installé : { $install }
cli-executor-away = personne ne répond à { $address } : { $why }
cli-executor-import = { $name } ne donne aucun exécuteur : { $why }
cli-executor-lost = des processus qui jouaient sont perdus : { $why }
cli-progress = { $done } parties sur { $games }
cli-left = encore { $time }
cli-layout-untried = pas essayé : il faut numba, { $install }
cli-layout-no-good = { $name } ne convient pas : { $why } ; prends une autre graine
cli-layout-tried = { $name } a été essayé, { $games } parties chacun : { $means } étoiles en moyenne (rangs à partir de { $ranks })
cli-layout-too-easy = un Touriste gagne plus que son rang dans { $share } % des parties
cli-layout-by-chance = y réfléchir ne rapporte pas plus d’étoiles que le hasard
cli-file-ending = le fichier d’un plan finit par { $ending }, pas comme { $file }
cli-file-there = { $path } existe déjà ; choisis un autre nom
cli-folder-there = { $path } existe déjà ; choisis un autre dossier
cli-game-there = { $path } existe déjà ; continue avec --resume, ou choisis un autre nom
cli-cannot-write = { $path } ne peut pas être écrit : { $why }
cli-cannot-read = { $path } ne peut pas être lu : { $why }
cli-which-side = dis de quelle aventure est ce côté ({ $side }) : { $command }
cli-no-layout = { $why } ; le nom d’un fichier finit par { $ending }
cli-other-adventure = { $file } est un plan d’une autre aventure : { $found }, pas { $wanted }
cli-folder-full = { $folder } est plein de plans nommés { $name }
cli-resume-alone = --resume continue la partie telle qu’elle est ; enlève { $option }
cli-challenge-alone = un défi a sa fiche, ses dés et ses règles ; enlève { $option }
cli-dice-of-alone = --dice-of reprend l’aventure, le plan et les règles maison de cette partie ; enlève-les
cli-challenge-there = { $path } existe déjà ; donne un autre fichier avec --out
cli-hint-not-known = { $danger } : le dessin va sur la fiche de quelqu’un d’autre, et on ne sait pas encore laquelle tu tiens
cli-hint-no-roll = aucun lancer n’est sur la table ; indique-le avec --roll, par exemple --roll '2 D 5'
cli-count-files-alone = une fiche dit elle-même son aventure et son plan ; donne les fichiers seuls
cli-rules-no-clause = il n’y a pas de règle { $clause } ; elles vont de { $first } à { $last }
cli-print-needs = il manque de quoi imprimer ({ $packages }) : { $install }
cli-print-made = { $pages ->
    [one] { $file } : { $pages } page { $paper }, à imprimer en taille réelle
   *[other] { $file } : { $pages } pages { $paper }, à imprimer en taille réelle
}
cli-print-made-both = { $pages ->
    [one] { $file } : { $pages } page { $paper }, à imprimer en taille réelle, recto verso, retournée sur le bord long
   *[other] { $file } : { $pages } pages { $paper }, à imprimer en taille réelle, recto verso, retournées sur le bord long
}
cli-print-one-adventure = une aventure à la fois : { $one } ou { $two }
cli-print-no-layout = --layout est pour les fiches ; { $what } n’en a pas
cli-number = { $number }
cli-decimal-sign = ,
cli-input-closed = l’entrée standard est fermée
cli-no-output = impossible d’écrire la sortie : { $why }
cli-completion-needs = il manque quelque chose : { $install }
cli-seed = une graine est un nombre à partir de 0, pas { $text }
cli-seal = un sceau est hexadécimal ; donne au moins { $digits } de ses chiffres
cli-port = un port est un nombre de 0 à 65535, pas { $text }
cli-root-path = un chemin est fait de lettres, de chiffres et de - _ . ~ entre des barres obliques, comme /games/penny, pas { $text }
cli-root-path-ours = le chemin { $text } est le début d’une adresse du jeu lui-même ; choisis-en un autre
cli-doctor-certificate = le certificat { $file } ne peut pas être lu : { $why }
cli-doctor-sum = { $good } en ordre, { $doubtful } à regarder, { $bad } à corriger
cli-doctor-versions = Python { $python }, avec { $packages }.
cli-doctor-files = Ce processus peut ouvrir { $count } fichiers, un par connexion.
cli-doctor-files-no-limit = Ce système n’a pas de limite de fichiers ouverts.
cli-doctor-files-few = Ce processus ne peut ouvrir que { $count } fichiers : il n’y aura guère plus de joueurs connectés.
cli-doctor-do-files-few = Élève la limite { $count } : LimitNOFILE=65536 dans une unité systemd, ou ulimit -n 65536 avant le démarrage.
cli-doctor-port = Le serveur ne peut pas écouter là pour l’instant : { $why }.
cli-doctor-do-port = C’est normal si ton serveur tourne déjà ({ $why }) ; sinon, choisis un autre port.
cli-doctor-address = Les téléphones du même réseau trouvent les tables sur { $urls }.
cli-doctor-address-here = Seul cet ordinateur atteint { $url }.
cli-doctor-do-address-here = Derrière un proxy de cette machine, c’est bien ; pour les téléphones de la maison, donne --host 0.0.0.0 au lieu de { $url }.
cli-doctor-address-none = Cet ordinateur n’est dans aucun réseau.
cli-doctor-do-address-none = Connecte-le au réseau des téléphones.
cli-doctor-rights-good = Les tables peuvent être écrites : { $path }.
cli-doctor-rights = L’utilisateur { $user } n’a pas le droit d’écrire { $path }.
cli-doctor-do-rights = Donne { $path } à l’utilisateur du serveur, par exemple avec : chown { $user }.
cli-doctor-rights-no-folder = { $path } n’est pas un dossier.
cli-doctor-do-rights-no-folder = Donne un autre endroit que { $path } avec --database sqlite:///CHEMIN.
cli-doctor-rights-schema = L’utilisateur de { $path } n’a pas le droit d’y créer des tables.
cli-doctor-do-rights-schema = Donne-le-lui, dans { $path } : GRANT CREATE ON SCHEMA public TO l’utilisateur.
cli-doctor-disk = { $free } Mo sont libres dans { $path }.
cli-doctor-disk-little = Il ne reste que { $free } Mo dans { $path }.
cli-doctor-do-disk-little = Une partie à quatre prend environ 18 ko ; fais de la place dans { $path } avant que les { $free } Mo soient pris.
cli-doctor-disk-full = Le disque est plein : { $free } Mo dans { $path }.
cli-doctor-do-disk-full = Fais tout de suite de la place dans { $path } ({ $free } Mo) : ce qui ne peut être écrit ne peut être encré.
cli-doctor-store-kind = { $url } n’est pas une base que connaît le serveur.
cli-doctor-do-store-kind = Écris sqlite:///CHEMIN ou postgresql://… au lieu de { $url }.
cli-doctor-store-new = Il n’y a pas encore de base ; le serveur la crée : { $path }.
cli-doctor-store = La base est intacte, de version { $version } (ce programme connaît { $known }), et a { $count } tables : { $path }.
cli-doctor-store-older = La base est de version { $version } et a { $count } tables ; le serveur l’amène à la version { $known } en démarrant : { $path }.
cli-doctor-store-newer = La base { $path } est de version { $version }, et ce programme connaît { $known }.
cli-doctor-do-store-newer = Installe le programme plus récent : { $path }, de version { $version }, ne s’ouvre pas avec celui qui connaît { $known }.
cli-doctor-store-broken = La base { $path } ne peut pas être lue : { $why }.
cli-doctor-do-store-broken = Arrête le serveur, garde une copie de { $path } et reviens à une sauvegarde ({ $why }).
cli-doctor-store-package = PostgreSQL demande un paquet de plus : { $install }.
cli-doctor-do-store-package = Lance { $install }
cli-doctor-store-away = La base { $path } est injoignable : { $why }.
cli-doctor-do-store-away = Regarde si { $path } tourne, et si l’adresse, l’utilisateur et le mot de passe sont bons ({ $why }).
cli-doctor-databases = Les { $count } bases vont ensemble.
cli-doctor-databases-first = La base nommée en premier n’est pas la première de ce serveur.
cli-doctor-do-databases-first = Nomme la première base en premier : celle qui a les joueurs, les défis et les notes du propriétaire.
cli-doctor-databases-missing = { $count ->
    [one] Une base de ce serveur n’est pas nommée.
   *[other] { $count } bases de ce serveur ne sont pas nommées.
}
cli-doctor-do-databases-missing = { $count ->
    [one] Donne --database une fois de plus : la base qui manque a des tables.
   *[other] Donne --database { $count } fois de plus : les bases qui manquent ont des tables.
}
cli-doctor-databases-other = La base { $path } a les tables d’un autre serveur.
cli-doctor-do-databases-other = Nomme une base vide au lieu de { $path }.
cli-doctor-clock = L’horloge est à l’heure, autant qu’on puisse voir.
cli-doctor-clock-back = Des tables ont été écrites { $seconds } secondes plus tard que maintenant.
cli-doctor-do-clock-back = Quelqu’un a reculé l’horloge de { $seconds } secondes ou plus ; laisse NTP la régler (timedatectl set-ntp true).
cli-doctor-clock-apart = L’horloge de l’autre machine est à { $seconds } secondes de celle-ci.
cli-doctor-do-clock-apart = Laisse NTP régler les deux horloges ({ $seconds } secondes) : le jour des dés du jour et la fin des défis en dépendent.
cli-doctor-clock-unknown = L’adresse publique ne dit pas son heure.
cli-doctor-do-clock-unknown = Regarde si l’horloge est à l’heure avec : timedatectl
cli-doctor-public = Le serveur répond à { $url }.
cli-doctor-public-plain = Le serveur répond à { $url }, sans chiffrement : les téléphones ne gardent pas l’écran allumé, n’installent rien et ne partagent rien.
cli-doctor-do-public-plain = À la maison, c’est bien ; pour internet, laisse un proxy parler TLS pour { $url } (docs/running-it.md).
cli-doctor-public-away = Personne ne répond à { $url } : { $why }.
cli-doctor-do-public-away = Regarde si le serveur et le proxy tournent et si le nom de { $url } pointe ici ; un certificat à toi se donne avec --certificate ({ $why }).
cli-doctor-public-other = Ce qui répond à { $url } n’est pas notre serveur (statut { $status }).
cli-doctor-do-public-other = Fais passer { $url } et tout ce qui est en dessous par le proxy jusqu’au serveur (statut { $status }).
cli-doctor-path = La page trouve ses fichiers sous { $path }.
cli-doctor-path-other = La page cherche ses fichiers sous { $said }, et l’adresse les a sous { $path }.
cli-doctor-do-path-other = Lance le serveur avec --root-path { $path }, ou fais dire au proxy X-Forwarded-Prefix: { $path } (maintenant { $said }).
cli-doctor-path-no-page = Il n’y a pas de page à nous à { $url }.
cli-doctor-do-path-no-page = Fais passer { $url }/ par le proxy, avec la barre oblique à la fin.
cli-doctor-host-good = Le serveur entend le nom de son hôte tel que le disent les navigateurs.
cli-doctor-host = Le serveur n’entend pas qu’il s’appelle { $host }, et refuse ce qu’envoient ses pages.
cli-doctor-do-host = Fais passer Host comme { $host } par le proxy ; dans nginx : proxy_set_header Host $http_host
cli-doctor-proxy-good = Le serveur croit le proxy : il sait que les navigateurs parlent TLS.
cli-doctor-proxy = Le serveur ne sait pas que les navigateurs parlent TLS : il ne croit pas les en-têtes du proxy, ou n’en reçoit pas.
cli-doctor-do-proxy = Lance-le avec --proxy et l’adresse du proxy, et fais envoyer X-Forwarded-For et X-Forwarded-Proto ; d’ici là, tous les joueurs partagent les limites d’une seule adresse.
cli-doctor-websocket-good = Les websockets passent.
cli-doctor-websocket = Aucun websocket ne passe : { $why }.
cli-doctor-do-websocket = Fais passer Upgrade et Connection par le proxy, comme docs/running-it.md le montre pour nginx ({ $why }).
cli-doctor-metrics-good = Les chiffres de /metrics ne sont pas montrés à tout le monde.
cli-doctor-metrics = Tout le monde peut lire les chiffres de /metrics.
cli-doctor-do-metrics = Fais refuser /metrics aux inconnus par le proxy.
cli-amount-games = le nombre de parties est un entier de { $least } à { $most }, pas { $text }
cli-amount-seed = une graine est un entier de { $least } à { $most }, pas { $text }
cli-amount-players = le nombre de joueurs est un entier de { $least } à { $most }, pas { $text }
cli-amount-hours = les heures sont un nombre entier de { $least } à { $most }, pas { $text }
cli-amount-days = un nombre de jours est un entier de { $least } à { $most }, pas { $text }
cli-amount-clock = les secondes sont un nombre entier de { $least } à { $most }, pas { $text }
cli-amount-workers = le nombre de processus est un entier de { $least } à { $most }, pas { $text }
cli-limit-unknown = { $text } n’est pas une limite ; écris NOM=VALEUR avec l’un de ces noms : { $names }
cli-limit-whole = cela se compte, donc c’est un nombre entier, pas { $text }
cli-limit-above = une limite est un nombre supérieur à 0, pas { $text }
cli-day-zone = un fuseau horaire est un nom comme Europe/Berlin, ou son avance sur UTC comme +02:00, pas { $text }
cli-listen-not = impossible d’écouter sur { $address } : { $why } ; choisis un autre port avec --port
cli-listen-taken = les ports { $first } à { $last } sont tous pris sur { $host } ; choisis-en un autre avec --port
cli-sim-needs = les simulations ont besoin de numba ; pour l’installer : { $install }
cli-sim-mean = moyenne { $mean }
cli-plot-ending = un graphique est une image en { $endings }, pas { $file }
cli-plot-needs = un graphique PNG a besoin de Typst : { $install } ; sinon, choisis un fichier .svg
cli-plot-folder = il n’y a pas de dossier { $folder } pour le graphique
cli-layout-no-seed = la graine { $seed } ne donne aucun plan en { $difficulty } ({ $name }) ; prends-en une autre

## `calibrate`: a table for each layout, a row for each bot

cli-cal-title = { $name }, { $layout } (rangs à partir de { $steps } étoiles)
cli-cal-bot = robot
cli-cal-games = parties
cli-cal-stars = étoiles
cli-cal-spread = écart-type
cli-cal-typical = typique
cli-cal-share = { $share } %
cli-cal-skipped = { $bot } est laissé de côté : { $why }
cli-cal-sure = Parties en solo, graine { $seed } ; ± contient la vraie moyenne dix-neuf fois sur vingt.
cli-cal-rank = rang { $name }
cli-cal-picture = Étoiles et rangs de { $bots } robots sur { $layouts } plans

## Wrong usage

usage-see = { $why } ; voir « { $help } »
usage-required = il manque encore : { $names }
usage-one-required = il faut l’un de ces arguments : { $names }
usage-unknown = inconnu ici : { $names }
usage-argument = { $name } : { $why }
usage-choice = { $value } n’existe pas ici ; choisis parmi { $choices }
usage-value-one = il manque une valeur
usage-value-some = il manque au moins une valeur
usage-with = ne va pas avec { $name }
usage-no-value = ne prend pas de valeur ; enlève { $value }
usage-value = { $value } est illisible
usage-ambiguous = { $name } peut vouloir dire { $names }

## `league`

cli-league-import = { $bot } n’est pas un robot : { $why }
cli-league-twice = deux joueurs s’appellent { $name } ; donne un autre nom à l’un : NOM=ROBOT
cli-league-few = une ligue a au moins { $least } joueurs
cli-league-needs = le classement demande un paquet de plus : { $install }
cli-league-server = le serveur des programmes n’a pas démarré : { $install }
cli-league-other = { $path } est d’une autre ligue ; choisis un autre dossier avec --out
cli-league-dice = les dés d’une ligue viennent de sa graine
cli-league-written = Rapport : { $file }
cli-league-title-alone = { $name }, { $layout } : { $games } parties en solo avec les mêmes lancers (graine { $seed })
cli-league-title-pairs = { $name }, { $layout } : { $games } parties, deux par deux à une table (graine { $seed })
cli-league-player = joueur
cli-league-rating = classement
cli-league-games = parties
cli-league-stars = étoiles
cli-league-failed = échecs
cli-league-duel = mêmes lancers
cli-league-ahead = étoiles d’avance
cli-league-share = meilleur dans
cli-league-match = partie
cli-league-why = pourquoi
cli-league-chart = étoiles en moyenne, avec leurs intervalles à 95 %
cli-league-note = ± contient la vraie valeur 19 fois sur 20. Le classement est celui d’openskill (Plackett-Luce) : tous commencent à 25 ± 16,7. Une égalité compte pour moitié.

## `dataset`

cli-dataset-needs = Parquet demande un paquet de plus : { $install }
cli-dataset-written = { $games ->
    [one] { $games } partie est
   *[other] { $games } parties sont
} dans { $folder }
cli-dataset-checked = Parties : { $games }, lignes : { $turns }. Toutes sont telles que rejouées.
cli-dataset-turns = les lignes de la partie { $game } manquent en partie, ou sont dans un autre ordre
cli-dataset-record = partie { $game } : elle ne peut pas être rejouée : { $why }
cli-dataset-differs = partie { $game }, tour { $turn } : { $column } diffère de la partie rejouée

cli-site-needs = un site demande plus que ce qui est installé ({ $packages }) : { $install }
cli-site-kit = un site demande le kit qui joue dans le navigateur : { $install }, ou { $make } dans un clone
cli-site-there = { $path } existe déjà et n’a pas été écrit par cette commande ; donne un autre dossier
cli-site-base = --base est un chemin qui commence et finit par une barre, comme /penny/, pas { $base }
cli-site-made = { $path } : { $files } fichiers, { $size } Mo, pour l’adresse { $base } d’un hébergement. N’importe quel serveur de fichiers convient.
