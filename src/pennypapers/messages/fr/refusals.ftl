# What a refusal says, by its code: what to do, then why. The first part of a rule's code is its clause.
# The facts are those that src/pennypapers gives to RuleBroken; a message may leave out what the player sees anyway.

## Words that come into refusals as facts (js/refusal.js says which). Each stands in the middle of a sentence.

fact-danger-mummy = une momie
fact-danger-danger = un danger
fact-danger-snake = un serpent
fact-building-hut = la hutte
fact-building-statue = la statue
fact-building-mine = la mine
fact-space-plain = une case simple
fact-space-door = une porte
fact-space-land = une case de terre
fact-space-sea = une case Mer
fact-space-mountain = une montagne
fact-space-open = une case libre
fact-space-lake = un lac
fact-mark-danger = un danger
fact-mark-boat = un bateau
fact-mark-hut = une hutte
fact-mark-statue = une statue
fact-mark-mine = une mine
fact-die-purple = violet
fact-die-green = vert
fact-die-red = rouge
fact-treasure = { $value } en { $space }

## All three adventures

refused-G1-count = À une table, il y a de 1 à 100 joueurs, pas { $count }.
refused-G1-names = À une table, chaque joueur a son propre nom.
refused-G2-three = Un lancer, ce sont trois dés, violet, vert et rouge, comme « 2 D 5 ». « { $text } » n’en est pas un.
refused-G2-face = Le dé { $die } montre de 1 à 5 ou { $special }, pas « { $token } ».
refused-G3-missing = Tout le monde joue chaque lancer, mais { $player } n’a pas de tour ici.
refused-G3-no-roll = Attends les dés. Ils ne sont pas encore lancés.
refused-G3-waiting = Le prochain lancer vient quand tout le monde a fini. Réfléchissent encore : { $names }.
refused-G4 = Ces dés font { $numbers }, pas { $number }. Un nombre, c’est un dé, ou deux ou trois additionnés.
refused-G6-none = Aucun danger n’est sorti : rien ne se dessine en { $space }.
refused-G6-only = Ce tour-ci, tu dessines { $danger }, et rien d’autre.
refused-G6-one = Tu as déjà dessiné { $danger }. Pas deux fois.
refused-G6-draw = Dessine d’abord { $danger }. Tout le monde le fait.
refused-G6-swap = Un danger est sorti : { $player } dessine sur la fiche de quelqu’un. Écris laquelle, ainsi : « { $player }>nom: d2=! ».
refused-G6-solo = Un danger est sorti : { $player } le dessine sur sa propre fiche. Écris « { $player }>{ $player }: d2=! ».
refused-G6-own = Les fiches sont échangées : { $player } tient celle de quelqu’un d’autre.
refused-G6-twice = La fiche de { $owner } est déjà dans les mains de { $holder }.
refused-G6-no-swap = Aucun danger n’est sorti : tout le monde garde sa fiche.
refused-G6-exchange = Dans un échange, tout le monde tient une seule fiche, et jamais la sienne.
refused-G8-committed = { $player } a déjà passé ce tour à l’encre, et l’encre reste.
refused-G9-none = Il ne reste rien à barrer.
refused-G9-nothing = Il n’y a rien à barrer en { $space }.
refused-G9-no-nine = Écris d’abord un 9 à côté de { $space }. Sans lui, on ne peut pas barrer.
refused-G9-again = En { $space }, c’est déjà barré.
refused-G9-danger-turn = Ce tour-ci, tu dessines { $danger }. Tu pourras barrer { $space } au prochain tour.
refused-G11-solo = Une partie à un joueur est un solo. Écris « mode: solo ».
refused-G11-table = Un solo se joue à un seul joueur, pas { $count }.

## The Temple of Apikhabou

refused-O1-pass = Crochetage, et plus de porte libre : à cette table, tu passes.
refused-T1-off = { $space } n’est pas sur cette fiche.
refused-T1-kind = { $space } est { $kind } : { $mark } ne peut pas y aller.
refused-T2-none = Écris d’abord un nombre des dés : { $choices }.
refused-T2-one = Un nombre par tour, et il est déjà là : { $mark } doit attendre.
refused-T2-symbol = Dans le Temple, on écrit des nombres, rien d’autre.
refused-T2-taken = { $space } est déjà remplie.
refused-T2-door = Sans Crochetage, ce nombre va dans une case simple. { $space } est une porte.
refused-T2-treasure = Il n’y a pas de trésor dans le Temple.
refused-T2-discovery = Il n’y a pas de découverte dans le Temple.
refused-T2-pass = Écris un nombre. On ne passe que si Crochetage ne trouve plus de porte, et alors en premier.
refused-T2-pass-first = Crochetage, et plus de porte libre : passe d’abord. Ensuite tu peux barrer { $space }.
refused-T3 = Crochetage est sorti : ce nombre va dans une porte. { $space } est une case simple.
refused-T6-door = Une momie va dans une case simple. { $space } est une porte.
refused-T6-taken = Une momie va dans une case vide. { $space } est remplie.
refused-T14 = En solo, dessine la momie à côté de la case du tour précédent, { $before }. { $space } est trop loin.

## Skull Island

refused-I1-off = { $space } n’est pas sur cette fiche.
refused-I1-kind = Nombres et dangers vont sur la terre, bateaux sur la mer. { $space } est { $kind } : { $mark } ne peut pas y aller.
refused-I1-taken = { $space } est déjà remplie.
refused-I2-none = Écris d’abord un nombre des dés : { $choices }.
refused-I2-one = Un nombre ou un bateau par tour, et il est déjà là : { $mark } doit attendre.
refused-I2-symbol = Sur l’Île, on écrit des nombres et on dessine des bateaux, rien d’autre.
refused-I2-beside = Un nombre va à côté d’un nombre ou d’un bateau. { $space } n’en touche aucun.
refused-I2-discovery = Sur l’Île, pas de découverte, mais des trésors.
refused-I2-pass = Sur l’Île, on ne passe pas. Écris un nombre.
refused-I3 = D’abord tu débarques : ce nombre va sur la côte. { $space } est à l’intérieur des terres.
refused-I5-none = Pour un bateau, il faut Navigation sur le dé vert.
refused-I5-full = Il n’y a plus de mer libre au bord de l’île pour un bateau.
refused-I5-coast = Un bateau longe l’île. { $space } est trop au large.
refused-I8 = Une fiche a cinq cases de danger. { $space } serait un sixième danger.
refused-I8-ignored = Les cinq cases de danger sont cochées : ce danger est ignoré. Tout le monde garde sa fiche.
refused-I9-sea = Un trésor se trouve sur l’île. { $space } est en mer.
refused-I9-four = Un trésor de { $value } en { $space } demande un { $value } ou un bateau à gauche et à droite, au-dessus et au-dessous. Par ligne et par colonne, un seul peut être un bateau.
refused-I10-space = { $space } a déjà un trésor : { $value }.
refused-I10-value = Tu as déjà un trésor de { $value } : { $space } n’en donne pas un second.
refused-I10-five = Une fiche a cinq trésors. { $space } arrive trop tard.
refused-I11-choose = Tu ne peux pas avoir tous ces trésors. Choisis { $choices }.
refused-I11-old = La marque de ce tour ne révèle pas le trésor de { $value } en { $space }.
refused-I19 = En solo, dessine le danger à côté de la case du tour précédent, { $before }. { $space } est trop loin.

## The Valley of Wiraqocha

refused-V1-off = { $space } n’est pas sur cette fiche.
refused-V1-kind = { $space } est { $kind } : { $mark } ne peut pas y aller.
refused-V1-lake = { $space } est un lac. Les lacs restent vides.
refused-V2-none = Utilise d’abord au moins un dé. Les dés font { $choices }.
refused-V2-dice = Chaque dé compte une fois. Ce qui reste fait { $numbers }, pas { $number }.
refused-V2-no-number = Chaque dé compte une fois. Ce qui reste ne fait aucun nombre : { $number } doit attendre.
refused-V2-symbol = Dans la Vallée, on écrit des nombres et on dessine hutte, statue et mine, rien d’autre.
refused-V2-treasure = Dans la Vallée, pas de trésor, mais des découvertes.
refused-V2-pass = Dans la Vallée, on ne passe pas. Utilise au moins un dé.
refused-V3-taken = { $space } est déjà remplie.
refused-V3-beside = Cela va à côté d’un nombre. { $space } n’en touche aucun.
refused-V4-edge = D’abord tu arrives : ce nombre va au bord de la vallée. { $space } ne touche pas les nuages.
refused-V4-building = Un nombre d’abord ; { $building } doit attendre.
refused-V6-none = Pour un bâtiment, il faut Dakota sur le dé vert : { $building } doit attendre.
refused-V6-die = Dakota a déjà servi ce tour-ci : { $building } doit attendre.
refused-V6-full = Il n’y a plus de case vide : { $building } n’a pas de place.
refused-V6-once = Chaque bâtiment vient une fois par partie, et { $building } est déjà là.
refused-V8-nothing = Il n’y a pas de serpent en { $space }.
refused-V8-none = Il ne reste aucun serpent auquel échapper.
refused-V8-again = Tu as déjà échappé au serpent en { $space }.
refused-V8-nine = Pour échapper au serpent en { $space }, il faut exactement 9, et les dés restants ne le font pas.
refused-V9-first = Utilise d’abord les dés. La découverte vient après.
refused-V9-none = Il n’y a encore ni forêt, ni ville, ni montagne, ni pyramide à révéler sur cette fiche.
refused-V9-one = Une découverte par tour. La suivante doit attendre.
refused-V9-last = Une découverte vient en dernier dans un tour.
refused-V9-forest-size = Une forêt a exactement cinq cases, pas { $spaces }.
refused-V9-city-size = Une ville a exactement quatre cases, pas { $spaces }.
refused-V9-mountain-size = Une montagne a exactement trois cases, pas { $spaces }.
refused-V9-pyramid-size = Une pyramide a exactement quatre cases, pas { $spaces }.
refused-V9-number = Une découverte est faite de nombres. { $space } n’en a pas.
refused-V9-taken = { $space } fait déjà partie d’une autre découverte.
refused-V9-forest-numbers = Les nombres d’une forêt sont tous différents. Ici : { $numbers }.
refused-V9-city-numbers = Les nombres d’une ville sont tous égaux. Ici : { $numbers }.
refused-V9-mountain-numbers = Les nombres d’une montagne sont de 6 ou plus. Ici : { $numbers }.
refused-V9-pyramid-numbers = Les nombres d’une pyramide sont de 10 ou plus. Ici : { $numbers }.
refused-V9-pyramid-shape = Une pyramide, c’est trois cases en ligne et une à côté du milieu, pas { $spaces }.
refused-V9-connected = Les cases d’une découverte se touchent. { $spaces } ne se touchent pas toutes.
refused-V9-second-city = Il y a déjà une ville de { $number }.
refused-V10-discovery = Un serpent est sorti : pas de découverte ce tour-ci.
refused-V10-taken = Un serpent va dans une case vide. { $space } est remplie.
refused-V15 = En solo, dessine le serpent à côté d’une case du tour précédent, { $before }. { $space } est trop loin.

## The end of a game

refused-T8 = La partie est finie : une fiche n’a plus de case simple vide.
refused-I16 = La partie est finie : quelqu’un a un cinquième trésor, ou une fiche n’a plus de case de terre vide.
refused-V13 = La partie est finie : une fiche n’a plus de case vide.
refused-V16 = La partie est finie : en solo, on joue 25 tours.
refused-anchor = Une ancre compte 64 chiffres hexadécimaux minuscules.

## More of it

refused-adventure = Il n’y a pas d’aventure { $adventure } ; choisis { $adventures }.
refused-bot = Il n’y a pas de robot nommé « { $bot } ». Il y a { $bots }.
refused-challenge-by-hand = Les dés d’un défi sont tirés, pas saisis à la main.
refused-challenge-closed = Ce défi est fermé.
refused-challenge-open = Les dés d’un défi sont révélés quand il est fermé.
refused-challenge-played = Tu as déjà joué ce défi. Un autre essai est un entraînement.
refused-challenge-run = C’est impossible dans un défi : il est le même pour tout le monde.
refused-challenge-title = Le titre d’un défi tient sur une ligne de { $count } caractères au plus, sans #.
refused-challenge-unfinished = Termine d’abord ton propre essai.
refused-code = Il n’y a pas de table avec ce code, ou il n’y en a plus.
refused-code-challenge = Il n’y a pas de défi avec ce code.
refused-code-expired = Cette table a expiré.
refused-dice = À cette table, c’est le programme qui lance les dés.
refused-ended = Avec ça, la partie aurait été finie, mais elle a continué. Garde-toi un peu de place.
refused-full = Toutes les places sont prises ici.
refused-full-connections = Il n’y a plus de place pour une autre connexion à cette table.
refused-game-unknown = Cette partie n’est pas dans ta liste.
refused-hello = Cette page et le serveur se sont perdus de vue : le premier message n’était pas un « hello ». Recharge la page.
refused-hello-twice = Cette page et le serveur se sont perdus de vue : un « hello » ne vient qu’une fois. Recharge la page.
refused-hints = L’hôte n’a pas autorisé les conseils à cette table.
refused-host = Seul l’hôte peut faire ça.
refused-inked = Quelqu’un a déjà passé ce lancer à l’encre, donc il reste.
refused-late-caught-up = Tu as rattrapé la partie. Tu entres dès que ce tour est fini.
refused-late-full = Un danger que tu as manqué aurait fini la partie sur ta fiche au tour { $turn }, mais elle a continué. Tu peux regarder.
refused-late-over = La partie s’est terminée avant que tu l’aies rattrapée. Tu peux voir comment.
refused-layout-adventure = C’est le plan d’une autre aventure.
refused-layout-name = Le nom d’un plan n’a que des lettres, des chiffres et -, pas { $name }.
refused-layout-needs = Il manque à ce plan : { $kind } ({ $token }).
refused-layout-not-sent = { $layout } n’est pas un plan fourni ; envoie aussi son texte, dans « layout ».
refused-layout-side = Il n’y a pas de plan fourni { $layout } ; il y a { $sides }.
refused-layout-token = { $token } n’est pas imprimé dans cette aventure ; il y a { $tokens } et -.
refused-layout-size = Un plan a ici { $most } cases au plus. Celui-ci en a { $spaces }.
refused-layout-unknown = Il n’y a pas de plan nommé « { $layout } ».
refused-link = Ce n’est pas le maillon suivant de la chaîne fixée avant.
refused-lobby = La partie n’a pas commencé.
refused-locked = L’hôte a verrouillé cette table.
refused-log = Cette table a connu tant de changements que son registre est plein. Rejouer en ouvre une nouvelle.
refused-me = Ce navigateur n’a pas encore de liste de parties. Joue d’abord une partie.
refused-message = Cette page et le serveur ne se comprennent pas. Recharge la page.
refused-move-code = Aucune liste n’attend ce code. Un code sert une fois, pendant dix minutes : crées-en un autre sur l’autre appareil.
refused-name-blank = Un nom doit contenir quelque chose de visible.
refused-name-empty = Il faut un nom.
refused-name-long = Un nom a { $most } caractères au plus, et { $name } en a { $count }.
refused-name-many = À une table, il y a { $most } joueurs au plus, pas { $count }.
refused-name-marks = Une lettre a { $most } accents au plus.
refused-name-reserved = Un nom ne contient aucun des caractères { $reserved }, mais { $name } en contient.
refused-name-taken = Quelqu’un s’appelle déjà « { $name } » ici. Choisis un autre nom.
refused-name-twice = Deux joueurs s’appellent { $name } ; chaque nom ne figure qu’une fois.
refused-name-unseen = Un nom n’a pas de caractères invisibles, mais celui-ci a { $character }.
refused-name-alike = On dirait « { $name } », qui est déjà à cette table. Ajoute quelque chose pour vous distinguer.
refused-notation-discovery = { $text } : une découverte est forest, city, mountain ou pyramid, pas { $found }.
refused-notation-mark = { $text } n’est pas une marque ; écris c4=7, c4=B, c4=!, d2x, e5*7, forest(a1,…) ou -.
refused-notation-space = { $text } n’est pas une case ; écris la lettre d’une colonne et le numéro d’une ligne, comme c4.
refused-notation-treasure = { $text } : un trésor vaut de 1 à 15, pas { $value }.
refused-notation-value = { $text } : { $value } n’est ni un nombre de 1 à 15 ni un des symboles ! B H S M.
refused-options-twice = L’option { $option } est donnée deux fois.
refused-options-unknown = { $option } n’est pas une option ; il y a { $options }.
refused-options-value = { $option } vaut { $choices }, pas { $value }.
refused-paper-done = Sur papier, personne ne réfléchit encore.
refused-paper-late = Quelqu’un joue ici sur papier, donc personne ne peut rattraper la partie. Regarde, ou remplace un robot.
refused-paper-record = Cette table a joué sur papier, donc la partie n’est pas enregistrée. Il n’y a que ses fiches.
refused-paper-seat = Personne ne peut continuer une fiche papier. Saisis-la à la fin, ou laisse-la de côté.
refused-paused = La partie est en pause. Ton brouillon est gardé.
refused-playing = La partie n’est pas encore finie.
refused-playing-paper = Le papier se compte quand la partie est finie.
refused-playing-seed = Le secret des dés est révélé quand la partie est finie.
refused-print-adventure = Il n’y a pas d’aventure { $found } ; choisis { $choices }.
refused-print-copies = On peut imprimer de 1 à { $most } exemplaires à la fois, pas { $copies }.
refused-print-language = Il n’y a pas de langue { $found } ici ; choisis { $choices }.
refused-print-other-layout = { $layout } est le plan d’une autre aventure.
refused-print-paper = Il n’y a pas de papier { $found } ; choisis { $choices }.
refused-print-per-page = { $found } fiches ne tiennent pas sur une page ; choisis { $choices }.
refused-print-sides = Côtés à imprimer : { $most }, mais plans pour eux : { $layouts }.
refused-print-size = Un plan de { $size } est trop grand pour { $paper } avec { $count } par page : ses cases auraient { $width } mm de large, et il en faut { $least } pour écrire. Il tient sur { $papers }.
refused-print-size-any = Un plan de { $size } est trop grand pour { $paper } avec { $count } par page : ses cases auraient { $width } mm de large, et il en faut { $least } pour écrire. Il ne tient sur aucun papier d’ici.
refused-print-what = Il n’y a pas de { $found } à imprimer ; choisis { $choices }.
refused-print-which = Dis quelle aventure : { $choices }.
refused-print-page = Il n’y a pas de page { $page } à voir, sur { $pages }.
refused-printer = Ce serveur ne peut pas imprimer : { $package } n’y est pas installé.
refused-request = Le serveur ne comprend pas ça. Recharge la page.
refused-run-unknown = Cet essai n’existe pas.
refused-seat-moved = Cette place n’est plus celle de { $name }.
refused-seat-no-screen = L’hôte a besoin d’un écran.
refused-seat-nobody = Personne ne s’appelle « { $name } » ici.
refused-seat-not-bot = Ce n’est pas la place d’un robot, donc personne ne peut le remplacer.
refused-seat-not-held = Tu n’as pas cette fiche en main.
refused-seat-not-paper = Cette place ne joue pas sur papier.
refused-seat-unknown = Cette place n’existe pas ici.
refused-seat-watching = Tu regardes. Prends place pour jouer.
refused-seats = Il faut d’abord que quelqu’un prenne place.
refused-sheets = Ces fiches ne sont pas de la même aventure et du même côté.
refused-sheets-table = Cette fiche n’est pas de l’aventure et du côté de cette table.
refused-slowly = C’était beaucoup d’un coup. Attends un instant, puis réessaie.
refused-solo = C’est une partie solo. Regarde-la, ou jouez la prochaine ensemble.
refused-stale = Ce tour est fini. Regarde le nouveau lancer.
refused-stale-early = Ce tour n’a pas encore commencé.
refused-stale-late = Le tour { $turn } n’est pas encore le tien. Tu en es au tour { $now }.
refused-started = La partie a commencé.
refused-started-late = La partie a commencé. Rattrape-la, remplace un robot, ou regarde.
refused-store = Le serveur ne peut pas enregistrer pour l’instant. Rien n’est perdu ; réessaie dans un moment.
refused-tables = Le serveur n’a plus de place pour une table. Réessaie plus tard.
refused-work = C’est plus que ce que le serveur peut y consacrer. Essaie quelque chose de plus petit, ou plus tard, quand il y aura moins de monde.
refused-failed = Quelque chose s’est mal passé de notre côté. Réessaie ; si cela persiste, indique « { $request } » à qui gère ce serveur.
refused-origin = Cette page ne vient pas d’ici, elle ne peut pas demander cela. Ouvre la page de ce serveur.
refused-text-block-alone = « { $block }: » est seul sur sa ligne ; ce qui suit vient aux lignes d’après.
refused-text-block-twice = Le bloc « { $block }: » est donné deux fois.
refused-text-colon = { $text } n’a pas de deux-points ; écris nom: marques.
refused-text-discoveries-above = Les découvertes viennent sous la grille.
refused-text-discovery = Une découverte est forest, city, mountain ou pyramid, pas { $found }.
refused-text-grid-columns = Une ligne a { $most } cases au plus.
refused-text-grid-empty = La grille n’a pas de lignes.
refused-text-grid-missing = Le bloc « grid: » manque.
refused-text-grid-rows = Une grille a { $most } lignes au plus.
refused-text-header = { $text } n’est pas un en-tête ; un en-tête s’écrit clé: valeur.
refused-text-header-empty = L’en-tête « { $header }: » ne dit rien.
refused-text-header-missing = L’en-tête « { $header }: » manque.
refused-text-header-twice = L’en-tête { $header } est donné deux fois (d’abord à la ligne { $first }).
refused-text-header-unknown = Il n’y a pas d’en-tête { $header } ; ici vont { $headers } et x-….
refused-text-hexadecimal = « { $header }: » n’est pas hexadécimal.
refused-text-mark = { $space } : { $found } n’est pas une marque ; il y a 1 à 15, !, !x, B, H, S, M et ce qui est imprimé.
refused-text-mode = Le mode d’une partie est { $choices }, pas { $mode }.
refused-text-no-discoveries = Il n’y a pas de découvertes dans cette aventure.
refused-text-nobody = Personne ne s’appelle { $name } à cette table.
refused-text-no-seed = Cette partie n’a pas de « { $header }: », donc ses dés ne peuvent pas être vérifiés.
refused-text-nothing-printed = { $space } : un point vaut une case imprimée, mais rien n’est imprimé là.
refused-text-printed = { $space } est imprimée { $printed } sur le plan, pas { $found }.
refused-text-row-extra = Le plan a { $rows } lignes, et celle-ci est de trop.
refused-text-rows-fewer = Le plan a { $rows } lignes, et il y en a { $found } ici.
refused-text-turn = Ici vient le tour { $turn }, pas { $found }.
refused-text-claim = { $text } n’est pas un compte ; écris la partie et ses étoiles, comme total=20. Parties : { $parts }.
refused-text-tick = { $text } ne se coche pas ; écris une sorte, deux-points et sa case ou son nombre. Sortes : { $kinds }.
refused-text-unreadable = { $file } est illisible : { $why }
refused-text-dice-headers = Ce que « { $header }: » et ses voisins disent des dés ne peut pas être lu.
refused-text-encoding = Ce n’est pas du texte UTF-8 (octet { $byte }) ; enregistre-le en UTF-8.
refused-text-exchange = « { $header }: » ne dit pas quelle fiche chaque joueur tient.
refused-text-large = C’est plus grand qu’aucune partie ne peut l’être ({ $most } Mio).
refused-text-late = « { $header }: » dit qui est venu en retard et après combien de tours, comme « cleo 7, dan 9 ».
refused-text-late-names = « { $header }: » nomme les derniers joueurs dans leur ordre, et deux étaient là avant eux.
refused-text-late-turns = « { $header }: » suit les tours, et la partie en a { $turns }.
refused-text-layout-of-other = { $file } est un plan de l’aventure { $found }, mais ici c’est { $wanted }.
refused-text-seed-length = La valeur de « { $header }: » a { $bytes } octets, pas { $right }.
refused-text-two-entries = Personne n’a deux entrées dans un même tour.
refused-token = Cette place n’est plus à toi. Prends place à nouveau.
refused-offline = Le serveur ne répond pas pour l’instant. Réessaie dans un moment.

## Any of these if it concerns a line of a text.

refused-in-line = Ligne { $line } : { $why }
refused-in-file = { $file } : ligne { $line } : { $why }
