# What commands print beside games and sheets: `serve`, `simulate`, `layouts`, `print`, and what they cannot do.
# Options, names of files and what is typed are never translated.

cli-serve-at = Les tables sont sur { $url } (Ctrl-C arrête le serveur)
cli-serve-at-other = Les tables sont sur { $url } (le port { $taken } est pris ; Ctrl-C arrête le serveur)
cli-serve-or = ou { $url }
cli-serve-only-here = Seul cet ordinateur peut les atteindre ; avec --host 0.0.0.0, tout ton réseau le peut.
cli-serve-needs = il manque au serveur ({ $packages }) : { $install }
cli-serve-workers = plusieurs processus partagent leurs tables par PostgreSQL ; donne --database postgresql://…
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
cli-amount-games = le nombre de parties est un entier de { $least } à { $most }, pas { $text }
cli-amount-seed = une graine est un entier de { $least } à { $most }, pas { $text }
cli-amount-players = le nombre de joueurs est un entier de { $least } à { $most }, pas { $text }
cli-amount-hours = les heures sont un nombre entier de { $least } à { $most }, pas { $text }
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
