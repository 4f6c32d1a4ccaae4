# What `pennypapers --help` and `pennypapers COMMAND --help` say. Options, file names and what is typed are never translated.

## The parts of a help page

help-usage = usage :
help-arguments = ce qu’il faut donner
help-options = options
help-commands = commandes
help-examples = exemples :
help-help = montrer cette aide
help-version = montrer la version
help-program = Penny Papers Adventures : jouer, compter des fiches et vérifier des parties. Non officiel.
help-start = Commence par « { $play } ». « { $help } » montre chaque commande avec des exemples.

## What several commands take

help-adventure = quelle aventure
help-ascii = dessiner en caractères ASCII seulement
help-house = règles maison, par exemple no_door=pass
help-json = écrire une ligne de JSON pour chacun
help-language = la langue ; sans cela, celle de ton système
help-layout = front (recto) ou back (verso), ou un fichier *.layout
help-plot = dessiner les étoiles en image, *.svg ou *.png
help-seed-games = un nombre : le même donne les mêmes parties
help-workers = combien de processus se partagent les parties
help-executor = où l’on joue : local (cet ordinateur), dask:ADRESSE, ray, ray:ADRESSE ou MODULE:NOM ; les résultats sont les mêmes
help-file-game = une partie en texte ; - pour l’entrée standard
help-file-sheet = une fiche en texte ; - pour l’entrée standard

## Each command: its line in the list, what it is about, its options and its examples

help-play = jouer dans le terminal
help-play-about = Jouer une aventure dans le terminal, en solo ou à plusieurs au même clavier. Chaque tour est gardé dès qu’il est à l’encre.
help-play-adventure = sans elle, un menu s’affiche
help-play-seed = un nombre : le même donne les mêmes dés
help-play-players = des noms séparés par des virgules ; en solo sans cela
help-play-bots = des robots comme adversaires, séparés par des virgules
help-play-dice = lancés par le programme, ou tapés par toi
help-play-out = où garder la partie
help-play-challenge = jouer ce défi
help-play-resume = continuer une partie gardée
help-play-plain = des questions, ligne par ligne, au lieu du plein écran
help-play-words = des questions, et les fiches en mots au lieu de dessins
help-play-example-menu = choisir dans un menu
help-play-example-alone = en solo
help-play-example-round = un clavier que l’on se passe
help-play-example-bots = contre des robots
help-play-example-seed = les mêmes dés à chaque fois
help-play-example-dice = taper ce que montrent de vrais dés
help-play-example-challenge = les mêmes dés que tous ceux qui ont ce fichier
help-play-example-resume = continuer une partie

help-serve = accueillir des tables pour jouer sur plusieurs écrans
help-serve-about = Lancer le serveur. Sans option : cet ordinateur seulement, les tables gardées dans ton dossier de données.
help-serve-host = l’adresse à écouter (127.0.0.1 sans cela)
help-serve-port = le port à écouter (8420 sans cela, ou le suivant qui est libre)
help-serve-open = ouvrir la page dans le navigateur
help-serve-no-qr = ne pas afficher de code QR
help-serve-database = sqlite:///CHEMIN ou postgresql://… ; un fichier de ton dossier de données sans cela ; plusieurs fois pour répartir les tables sur plusieurs bases
help-serve-workers = combien de processus ; plus d’un demande PostgreSQL
help-serve-proxy = croire les en-têtes transmis par un proxy à cette adresse
help-serve-root-path = le chemin sous lequel un proxy montre le serveur, comme /games/penny
help-serve-limit = changer une limite de la page du protocole ; plusieurs fois si l’on veut, ou dans $PENNYPAPERS_LIMITS
help-serve-idle-days = oublier les tables où personne n’a écrit depuis tant de jours (14 sans cela)
help-serve-day-zone = le fuseau horaire dans lequel commence le jour des dés du jour, comme Europe/Berlin ou +02:00 (sinon celui du système)
help-serve-no-daily = ne pas faire de dés du jour
help-serve-no-coach = ne pas regarder les parties terminées avec le coach
help-serve-trace = envoyer des traces OpenTelemetry à un collecteur à cette adresse, comme http://127.0.0.1:4318
help-serve-example-here = sur cet ordinateur seulement, dans le navigateur
help-serve-example-home = pour tout le réseau de la maison
help-serve-example-file = garder les tables dans un fichier de ton choix
help-serve-example-several = répartir les tables sur deux bases, dont la première a tout le reste
help-serve-example-below = sous un chemin d’un site, derrière son proxy
help-doctor = vérifier si un serveur peut tourner ici et être atteint
help-doctor-about = Examine le dépôt, le disque, les droits, les fichiers ouverts, les adresses et les versions ; avec --url, aussi le serveur à cette adresse. Rien n’est modifié.
help-doctor-status = Le statut de sortie est 0 si rien n’est mauvais, 1 si quelque chose l’est, 2 pour un mauvais usage.
help-doctor-url = l’adresse publique d’un serveur qui tourne, comme https://play.example.org
help-doctor-certificate = un certificat à toi que montre l’adresse publique
help-doctor-example-home = pour tout le réseau de la maison
help-doctor-example-public = à travers un proxy, comme le ferait un téléphone

help-score = compter les étoiles d’une fiche
help-score-about = Compter les étoiles d’une fiche et montrer les cases derrière chacune.
help-score-example-one = la fiche, ses parties et pourquoi elles comptent
help-score-example-json = une ligne de JSON pour chacune
help-score-example-input = depuis l’entrée standard

help-count = compter des fiches papier et dire ce qui a été oublié
help-count-about = Compter des fiches papier : les étoiles avec toutes leurs cases, les oublis, et tout ce qui n’est pas permis. Sans fichier, tape les fiches ligne par ligne.
help-count-files = une aventure ({ $adventures }), ou des fiches
help-count-out = garder ce qui est tapé sous NOM.sheet dans ce dossier
help-count-example-typed = choisir une aventure et taper ce qui est sur le papier
help-count-example-back = de même, pour le verso du Temple
help-count-example-table = les fiches d’une table : étoiles, classement, tous les oublis
help-count-example-json = une ligne de JSON pour chaque fiche
help-count-claims = Ce que les joueurs ont compté eux-mêmes peut figurer dans le texte d’une fiche, pour comparer :
help-count-example-sums = les étoiles de certaines parties, ou de toutes
help-count-example-ticks = tout ce qu’ils ont coché

help-replay = vérifier une partie enregistrée et la compter
help-replay-about = Rejouer une partie enregistrée, tour par tour. Le premier tour qui enfreint une règle est nommé avec sa ligne, son joueur et la règle.
help-replay-example-one = chaque fiche, les étoiles, qui a gagné et pourquoi
help-replay-example-json = une ligne de JSON pour chacune
help-replay-example-input = depuis l’entrée standard

help-compare = comparer des parties jouées avec les mêmes dés
help-compare-about = Comparer des parties jouées avec les mêmes dés : les étoiles après chaque tour, où les joueurs se sont séparés, et leurs fiches. Chaque joueur de chaque partie est comparé à tous les autres.
help-compare-example-two = étoiles par tour, où ils se séparent, les fiches
help-compare-example-json = une ligne de JSON
help-compare-example-svg = une image : les fiches et les étoiles par tour

## challenge

help-challenge = les mêmes dés pour tous, dans un fichier à envoyer
help-challenge-about = Prépare un défi, envoie-le à qui tu veux et vois qui a fait mieux : tout le monde joue avec les mêmes dés, chacun seul et quand il veut.
help-challenge-example-new = un fichier avec de nouveaux dés
help-challenge-example-again = encore une fois les dés d’une partie terminée
help-challenge-example-play = y jouer ; un essai commencé continue
help-challenge-example-results = les places, avec un robot pour comparer
help-challenge-example-server = sur un serveur, pour qui a le lien
help-challenge-example-link = y jouer là-bas
help-challenge-new = préparer un défi
help-challenge-new-about = Prépare un défi : un fichier avec une aventure, un plan, des règles maison et des dés scellés.
help-challenge-play = jouer un défi
help-challenge-play-about = Joue un défi, seul. Ton premier essai compte ; un essai interrompu continue ; les suivants sont de l’entraînement.
help-challenge-results = qui a fait mieux
help-challenge-results-about = Vérifie les essais d’un défi et les classe. Dans la part des essais dépassés, les égalités comptent pour moitié, avec deux essais ajoutés au milieu, pour qu’un petit nombre d’essais dise peu.
help-challenge-title = le nom du défi
help-challenge-dice-of = prendre l’aventure, le plan, les règles maison et les dés de cette partie
help-challenge-out = où écrire le défi
help-challenge-runs = des essais ; sans rien, ceux que tu as joués
help-challenge-bots = des robots qui y jouent aussi, séparés par des virgules
help-challenge-name = ton nom dans les résultats
help-challenge-which = le fichier d’un défi, son lien, ou avec --server son code
help-challenge-closes = heures jusqu’à la fermeture, sur un serveur
help-challenge-clock = secondes par tour, sur un serveur
help-challenge-no-hints = sans conseils, sur un serveur
help-server = l’adresse d’un serveur, comme https://example.org

## daily

help-daily = les dés du jour
help-daily-about = Joue les dés du jour : sur un serveur, les mêmes pour tous ; sans serveur, ceux d’un fichier scellé sur cet ordinateur.
help-daily-adventure = l’aventure ; sans rien, où tu en es aujourd’hui
help-daily-example-list = les dés d’aujourd’hui, et ce que tu as joué
help-daily-example-play = le Temple d’aujourd’hui sur cet ordinateur
help-daily-example-server = les mêmes dés que tous sur ce serveur

help-hint = demander les meilleurs tours à un robot
help-hint-about = Demander à un robot ce qu’il jouerait dans une partie enregistrée : ses trois meilleurs tours. Un robot qui voit jusqu’à la fin dit aussi combien d’étoiles il y attend.
help-hint-roll = violet vert rouge, par exemple 2 D 5 ; une partie gardée a le sien
help-hint-player = le tour de qui ; sans cela, du premier qui n’a pas fini
help-hint-bot = à qui demander ; au plus fort sans cela
help-hint-example-saved = pour le lancer qui est sur la table
help-hint-example-roll = pour ton propre lancer
help-hint-example-player = pour quelqu’un d’autre, par un autre robot

help-verify = vérifier les règles et les dés d’une partie enregistrée
help-verify-about = Rejouer une partie enregistrée, et vérifier son sceau, chaque lancer, chaque échange et sa signature.
help-verify-quiet = n’écrire que ce qui est faux
help-verify-seal = le sceau que tu as noté, ou son début
help-verify-example-all = chaque lancer et chaque échange, en toutes lettres
help-verify-example-quiet = seulement ce qui est faux, et le verdict s’il n’est pas bon
help-verify-example-seal = ce doit être la partie dont tu as noté le sceau
help-verify-status = La dernière ligne est le verdict. Code de sortie : 0 tout est bon ; 1 quelque chose est faux, ou la partie a été modifiée ; 3 rien n’est faux, mais la partie n’est pas finie, ou ses dés n’ont pas été scellés, ont été tapés à la main, ou viennent du serveur seul.

help-show = dessiner un plan, une fiche ou les fiches d’une partie
help-show-about = Dessiner un plan, une fiche ou les fiches d’une partie enregistrée : dans le terminal, en mots, en SVG.
help-show-file = un plan, une fiche ou une partie ; - pour l’entrée standard ; ou { $layouts }
help-show-explain = montrer les cases qui comptent et dire pourquoi
help-show-words = le dire en mots au lieu de le dessiner
help-show-svg = écrire une image ; - pour la sortie standard
help-show-dark = l’image à la lueur d’une lanterne (avec --svg)
help-show-example-terminal = dans le terminal
help-show-example-explain = avec les cases qui comptent
help-show-example-words = en texte qu’un lecteur d’écran peut suivre
help-show-example-svg = en image
help-show-example-layout = un plan fourni : aventure et côté

help-print = faire des fiches, des règles ou des dés à imprimer
help-print-about = Faire un PDF à imprimer : les fiches d’une aventure, ses règles, des dés en papier ou un plan vierge. Imprime en taille réelle ; recto verso, retourné sur le bord long.
help-print-adventure = les règles, les dés ou le plan vierge de quelle aventure
help-print-layout = front (sans cela), back ou le fichier d’un plan ; une seconde fois pour le verso de --duplex
help-print-copies = combien de fiches, { $most } au plus ; une page pleine sans cela
help-print-paper = le papier ({ $paper } sans cela)
help-print-per-page = fiches par page, avec des traits de coupe (1 sans cela)
help-print-duplex = recto sur les pages impaires, verso sur les paires, alignés
help-print-out = le PDF ; - pour la sortie standard ; nommé d’après son contenu sans cela
help-print-example-one = une fiche, recto
help-print-example-pad = un bloc : recto verso, deux par page
help-print-example-layout = ton propre plan
help-print-example-rules = les règles sur une page
help-print-example-dice = des dés en papier pour toutes les aventures
help-print-example-blank = une grille pour dessiner ton propre plan

help-rules = écrire les règles, ou une seule
help-rules-about = Écrire les règles, celles d’une aventure, ou quelques-unes. Un refus nomme la règle dont il vient.
help-rules-clauses = par exemple T3 ou G9 ; ou { $adventures }
help-rules-example-all = toutes
help-rules-example-one = celles du Temple, sans ce que toutes les aventures partagent
help-rules-example-clauses = ces règles-là

help-simulate = jouer beaucoup de parties d’un robot et les résumer
help-simulate-about = Jouer beaucoup de parties d’un robot, en solo ou contre lui-même, et montrer étoiles, rangs, tours et d’où viennent les étoiles. Ctrl-C garde ce qui est fait.
help-simulate-bot = qui joue ; pathfinder (Éclaireur) sans cela
help-simulate-games = combien de parties ; 10000 sans cela
help-simulate-players = places à une table ; en solo sans cela
help-simulate-example-many = cent mille parties en solo
help-simulate-example-plot = comment les étoiles se répartissent, en image
help-simulate-example-table = des tables de quatre, deux processus
help-simulate-example-json = une ligne de JSON ; le même nombre, les mêmes parties
help-simulate-example-executor = sur Dask, avec plusieurs ordinateurs

help-calibrate = mesurer chaque robot sur chaque plan
help-calibrate-about = Jouer des parties en solo des quatre robots sur chaque plan et comparer leurs étoiles et leurs rangs. Ctrl-C garde ce qui est fait.
help-calibrate-adventures = lesquelles ; toutes sans cela
help-calibrate-layout = front ou back, ou un fichier *.layout ; plusieurs fois si l’on veut
help-calibrate-games = par robot ; { $games } sans cela
help-calibrate-explorer-games = d’Explorateur, qui prend des secondes pour une ; { $games } sans cela
help-calibrate-example-all = tous les robots sur les six plans fournis
help-calibrate-example-plot = recto et verso du Temple, avec une image
help-calibrate-example-layout = son propre plan ; une ligne de JSON

help-league = fais jouer des robots avec les mêmes dés
help-league-about = Des robots, des programmes et des stratégies jouent les mêmes lancers ; tu vois ce qui les sépare.
help-league-run = joue une ligue, ou continue-la
help-league-run-about = Joue toutes les parties qui manquent et écrit un rapport en HTML et en JSON. La même graine donne les mêmes parties ; Ctrl-C garde ce qui est fait, et la même commande continue.
help-league-bots = qui joue ; plusieurs séparés par des virgules, ou répète l’option
help-league-games = combien de suites de lancers ; { $games } sans cette option
help-league-tables = chacun en solo, ou deux par deux à une table
help-league-out = dossier des parties et du rapport ; { $folder } sans cette option
help-league-example-ours = trois des nôtres, en solo au Temple
help-league-example-program = un programme par le websocket
help-league-example-policy = une classe à toi, à deux par table

help-dataset = écrire des parties de robots, pour apprendre et compter
help-dataset-about = Écrit des parties de robots en fichiers Parquet, avec une description : chaque position avec son lancer, le tour joué, les étoiles attendues et celles de la fin.
help-dataset-write = jouer des parties et les écrire dans un nouveau dossier
help-dataset-write-about = Joue des parties d’un robot et les écrit en Parquet, avec une description. La même graine écrit les mêmes fichiers ; Ctrl-C garde ce qui est fait.
help-dataset-check = rejouer un jeu de données et le comparer
help-dataset-check-about = Rejoue chaque partie d’un jeu de données selon les règles et compare chaque ligne. Les étoiles attendues sont une estimation et ne sont pas comparées.
help-dataset-out = le dossier à créer
help-dataset-folder = le dossier d’un jeu de données
help-dataset-games = combien de parties ; { $games } sans cette option
help-dataset-playouts = combien de fois chaque position est jouée jusqu’à la fin pour estimer ses étoiles ; { $playouts } sans cette option
help-dataset-no-expected = sans les étoiles attendues ; bien plus rapide
help-dataset-example-write = mille parties en solo au Temple
help-dataset-example-table = des tables de deux sur l’Île, deux processus
help-dataset-example-check = s’il est bien ce que disent ses parties

help-layouts = faire un nouveau plan, ou lister ceux qui sont fournis
help-layouts-about = Faire un nouveau plan qui ressemble à un lieu et où l’on peut jouer, ou lister ceux qui sont fournis.
help-layouts-new = faire un nouveau plan
help-layouts-new-about = Faire un nouveau plan : le même nombre et la même difficulté donnent le même plan. Si numba est installé, des robots l’essaient d’abord.
help-layouts-list = lister les plans fournis
help-layouts-seed = le même nombre donne le même plan
help-layouts-difficulty = sa difficulté ; normal sans cela
help-layouts-out = l’écrire là ; sur la sortie standard sans cela
help-layouts-no-trial = ne pas le faire essayer par des robots
help-layouts-example-new = un nouveau temple, en texte
help-layouts-example-play = y jouer ; show, print et simulate le prennent aussi
help-layouts-example-list = ceux qui sont fournis ; layouts list fait de même

help-completion = écrire le script de complétion d’un shell
help-completion-about = Écrire un script qui permet au shell de compléter commandes et options.
help-completion-shell = ton shell
help-completion-example-bash = dans ~/.bashrc
help-completion-example-zsh = dans ~/.zshrc, après compinit

help-site = écrire le jeu en fichiers pour n’importe quel hébergement
help-site-about = Écrit un dossier qui est le jeu : posé sur n’importe quel hébergement web, il se joue tout seul, sans serveur. Pour des tables entre téléphones il faut un serveur (pennypapers serve).
help-site-out = le dossier ; un dossier déjà écrit par cette commande est mis à jour
help-site-base = le chemin du site chez son hébergeur (/ sans cette option)
help-site-dailies = des fichiers de défi scellés pour autant de jours à partir d’aujourd’hui, pour le plaisir ; les jours déjà dans le dossier gardent leurs dés
help-site-no-prints = sans les PDF à imprimer, qui prennent une demi-minute
help-site-example-top = à la racine d’un hébergement
help-site-example-base = pour https://example.org/penny/
help-site-example-dailies = avec les dés du jour de soixante jours
help-site-example-quick = vite, pour essayer
