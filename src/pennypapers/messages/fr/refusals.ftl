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
fact-space-land = de la terre
fact-space-sea = de la mer
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

refused-G1-count = À une table, on est de 1 à 100, pas { $count }.
refused-G1-names = À une table, chaque personne a son propre nom.
refused-G2-three = Un lancer, ce sont trois dés, violet, vert et rouge, comme « 2 D 5 ». « { $text } » n’en est pas un.
refused-G2-face = Le dé { $die } montre de 1 à 5 ou { $special }, pas « { $token } ».
refused-G3-missing = Tout le monde joue chaque lancer, mais { $player } n’a pas de tour ici.
refused-G3-no-roll = Attends les dés. Ils ne sont pas encore lancés.
refused-G3-waiting = Le prochain lancer vient quand tout le monde a fini. Réfléchissent encore : { $names }.
refused-G4 = Ces dés font { $numbers }, pas { $number }. Un nombre, c’est un dé, ou deux ou trois additionnés.
refused-G6-none = Aucun danger n’est sorti : rien ne se dessine en { $space }.
refused-G6-only = Ce tour-ci, tu dessines { $danger }, et rien d’autre.
refused-G6-one = Tu as déjà dessiné { $danger }. Ça suffit.
refused-G6-draw = Dessine d’abord { $danger }. Tout le monde le fait.
refused-G6-swap = Un danger est sorti : { $player } dessine sur la feuille de quelqu’un. Écris laquelle, ainsi : « { $player }>nom: d2=! ».
refused-G6-solo = Un danger est sorti : { $player } le dessine sur sa propre feuille. Écris « { $player }>{ $player }: d2=! ».
refused-G6-own = Les feuilles sont échangées : { $player } tient celle de quelqu’un d’autre.
refused-G6-twice = La feuille de { $owner } est déjà dans les mains de { $holder }.
refused-G6-no-swap = Aucun danger n’est sorti : chaque personne garde sa feuille.
refused-G6-exchange = Dans un échange, chaque personne tient une seule feuille, et jamais la sienne.
refused-G8-committed = { $player } a déjà passé ce tour à l’encre, et l’encre reste.
refused-G9-none = Il ne reste rien à barrer.
refused-G9-nothing = Il n’y a rien à barrer en { $space }.
refused-G9-no-nine = Écris d’abord un 9 à côté de { $space }. Sans lui, on ne peut pas barrer.
refused-G9-again = { $space } est déjà barré.
refused-G9-danger-turn = Ce tour-ci, tu dessines { $danger }. Tu pourras barrer { $space } au prochain tour.
refused-G11-solo = Une partie à une personne est un solo. Écris « mode: solo ».
refused-G11-table = Un solo se joue à une seule personne, pas { $count }.

## The Temple of Apikhabou

refused-O1-pass = Crochetage, et plus de porte libre : à cette table, tu passes.
refused-T1-off = { $space } n’est pas sur cette feuille.
refused-T1-kind = { $space } est { $kind } : { $mark } ne peut pas y aller.
refused-T2-none = Écris d’abord un nombre des dés : { $choices }.
refused-T2-one = Un nombre par tour, et il est déjà là : { $mark } doit attendre.
refused-T2-symbol = Dans le Temple, on écrit des nombres, rien d’autre.
refused-T2-taken = { $space } est déjà rempli.
refused-T2-door = Sans Crochetage, ce nombre va dans une case simple. { $space } est une porte.
refused-T2-treasure = Il n’y a pas de trésor dans le Temple.
refused-T2-discovery = Il n’y a pas de découverte dans le Temple.
refused-T2-pass = Écris un nombre. On ne passe que si Crochetage ne trouve plus de porte, et alors en premier.
refused-T2-pass-first = Crochetage, et plus de porte libre : passe d’abord. Ensuite tu peux barrer { $space }.
refused-T3 = Crochetage est sorti : ce nombre va dans une porte. { $space } est une case simple.
refused-T6-door = Une momie va dans une case simple. { $space } est une porte.
refused-T6-taken = Une momie va dans une case vide. { $space } est remplie.
refused-T14 = En solo, dessine la momie à côté de { $before }, remplie au tour d’avant. { $space } est trop loin.

## Skull Island

refused-I1-off = { $space } n’est pas sur cette feuille.
refused-I1-kind = Nombres et dangers vont sur la terre, bateaux sur la mer. { $space } est { $kind } : { $mark } ne peut pas y aller.
refused-I1-taken = { $space } est déjà rempli.
refused-I2-none = Écris d’abord un nombre des dés : { $choices }.
refused-I2-one = Un nombre ou un bateau par tour, et il est déjà là : { $mark } doit attendre.
refused-I2-symbol = Sur l’Île, on écrit des nombres et on dessine des bateaux, rien d’autre.
refused-I2-beside = Un nombre va à côté d’un nombre ou d’un bateau. { $space } n’en touche aucun.
refused-I2-discovery = Sur l’Île, pas de découverte, mais des trésors.
refused-I2-pass = Sur l’Île, on ne passe pas. Écris un nombre.
refused-I3 = D’abord tu accostes : ce nombre va sur la côte. { $space } est à l’intérieur.
refused-I5-none = Pour un bateau, il faut Navigation sur le dé vert.
refused-I5-full = Il n’y a plus de mer libre au bord de l’île pour un bateau.
refused-I5-coast = Un bateau longe l’île. { $space } est trop au large.
refused-I8 = Une feuille a cinq cases de danger. { $space } serait un sixième danger.
refused-I8-ignored = Les cinq cases de danger sont cochées : ce danger ne compte pas. Chaque personne garde sa feuille.
refused-I9-sea = Un trésor est sur l’île. { $space } est en mer.
refused-I9-four = Un trésor de { $value } en { $space } demande un { $value } ou un bateau à gauche et à droite, en haut et en bas. Par ligne et par colonne, un seul peut être un bateau.
refused-I10-space = { $space } a déjà un trésor : { $value }.
refused-I10-value = Tu as déjà un trésor de { $value } : { $space } n’en donne pas un second.
refused-I10-five = Une feuille a cinq trésors. { $space } arrive trop tard.
refused-I11-choose = Tu ne peux pas avoir tous ces trésors. Choisis { $choices }.
refused-I11-old = La marque de ce tour ne révèle pas le trésor de { $value } en { $space }.
refused-I19 = En solo, dessine le danger à côté de { $before }, rempli au tour d’avant. { $space } est trop loin.

## The Valley of Wiraqocha

refused-V1-off = { $space } n’est pas sur cette feuille.
refused-V1-kind = { $space } est { $kind } : { $mark } ne peut pas y aller.
refused-V1-lake = { $space } est un lac. Les lacs restent vides.
refused-V2-none = Utilise d’abord au moins un dé. Les dés font { $choices }.
refused-V2-dice = Chaque dé compte une fois. Ce qui reste fait { $numbers }, pas { $number }.
refused-V2-no-number = Chaque dé compte une fois. Ce qui reste ne fait aucun nombre : { $number } doit attendre.
refused-V2-symbol = Dans la Vallée, on écrit des nombres et on dessine hutte, statue et mine, rien d’autre.
refused-V2-treasure = Dans la Vallée, pas de trésor, mais des découvertes.
refused-V2-pass = Dans la Vallée, on ne passe pas. Utilise au moins un dé.
refused-V3-taken = { $space } est déjà rempli.
refused-V3-beside = Cela va à côté d’un nombre. { $space } n’en touche aucun.
refused-V4-edge = D’abord tu arrives : ce nombre va au bord de la vallée. { $space } ne touche pas les nuages.
refused-V4-building = Un nombre d’abord ; { $building } doit attendre.
refused-V6-none = Pour un bâtiment, il faut Dakota sur le dé vert : { $building } doit attendre.
refused-V6-die = Dakota a déjà servi ce tour-ci : { $building } doit attendre.
refused-V6-full = Il n’y a plus de case vide : { $building } reste dehors.
refused-V6-once = Chaque bâtiment vient une fois par partie, et { $building } est déjà là.
refused-V8-nothing = Il n’y a pas de serpent en { $space }.
refused-V8-none = Il n’y a plus de serpent à semer.
refused-V8-again = Tu as déjà semé le serpent en { $space }.
refused-V8-nine = Pour semer le serpent en { $space }, il faut exactement 9, et les dés restants ne le font pas.
refused-V9-first = Utilise d’abord les dés. La découverte vient après.
refused-V9-none = Il n’y a encore ni forêt, ni ville, ni montagne, ni pyramide à révéler sur cette feuille.
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
refused-V9-connected = Les cases d’une découverte se touchent. { $spaces }, pas toutes.
refused-V9-second-city = Il y a déjà une ville de { $number }.
refused-V10-discovery = Un serpent est sorti : pas de découverte ce tour-ci.
refused-V10-taken = Un serpent va dans une case vide. { $space } est remplie.
refused-V15 = En solo, dessine le serpent à côté de { $before }, rempli au tour d’avant. { $space } est trop loin.

## The end of a game

refused-T8 = La partie est finie : une feuille n’a plus de case simple vide.
refused-I16 = La partie est finie : quelqu’un a un cinquième trésor, ou une feuille n’a plus de terre vide.
refused-V13 = La partie est finie : une feuille n’a plus de case vide.
refused-V16 = La partie est finie : en solo, on joue 25 tours.

## What a table or the server refuses. $why is what is wrong with a text, always in English; $line is where.

refused-bot = Il n’y a pas de robot nommé « { $bot } ». Il y a { $bots }.
refused-code = Il n’y a pas de table avec ce code, ou il n’y en a plus.
refused-code-expired = Cette table a expiré.
refused-dice = À cette table, c’est le programme qui lance les dés.
refused-ended = Avec ça, la partie aurait été finie, mais elle a continué. Garde-toi un peu de place.
refused-full = Toutes les places sont prises ici.
refused-full-connections = Il n’y a plus de place pour une autre connexion à cette table.
refused-hello = Cette page et le serveur se sont perdus de vue : le premier message n’était pas un « hello ». Recharge la page.
refused-hello-twice = Cette page et le serveur se sont perdus de vue : un « hello » ne vient qu’une fois. Recharge la page.
refused-hints = L’hôte n’a pas autorisé les conseils à cette table.
refused-host = Seul l’hôte peut faire ça.
refused-inked = Quelqu’un a déjà joué ce lancer à l’encre, donc il reste.
refused-late-caught-up = Tu as rattrapé la partie. Tu entres dès que ce tour est fermé.
refused-late-full = Un danger que tu as manqué aurait fini la partie sur ta feuille au tour { $turn }, mais elle a continué. Tu peux regarder.
refused-late-over = La partie a fini avant que tu l’aies rattrapée. Tu peux voir comment.
refused-layout = Ce plan ne convient pas : { $why }.
refused-layout-adventure = C’est le plan d’une autre aventure.
refused-layout-size = Un plan a ici { $most } cases au plus. Celui-ci en a { $spaces }.
refused-layout-unknown = Il n’y a pas de plan nommé « { $layout } ».
refused-lobby = La partie n’a pas commencé.
refused-locked = Cette table est fermée à clé.
refused-message = Cette page et le serveur ne se comprennent pas : { $why }. Recharge la page.
refused-name = Ce nom ne convient pas : { $why }.
refused-name-taken = Quelqu’un s’appelle déjà « { $name } » ici. Choisis un autre nom.
refused-notation = Ces marques ne se lisent pas : { $why }.
refused-notation-sheet = Cette feuille ne se lit pas : { $why }.
refused-options = Ces règles maison ne se lisent pas : { $why }.
refused-paper-done = Sur papier, personne ne réfléchit encore.
refused-paper-late = Quelqu’un joue ici sur papier, donc personne ne peut entrer en retard. Regarde, ou remplace un robot.
refused-paper-record = Cette table a joué sur papier, donc la partie n’est pas enregistrée. Il n’y a que ses feuilles.
refused-paper-seat = Personne ne peut continuer une feuille de papier. Saisis-la à la fin, ou laisse-la de côté.
refused-paused = La partie est en pause. Ton crayon est gardé.
refused-playing = La partie n’est pas encore finie.
refused-playing-paper = Le papier se compte quand la partie est finie.
refused-playing-seed = Le secret des dés est révélé quand la partie est finie.
refused-print = Impossible à imprimer : { $why }.
refused-print-page = Il n’y a pas de page { $page } à voir, sur { $pages }.
refused-printer = Ce serveur ne peut pas imprimer : { $package } n’y est pas installé.
refused-request = Le serveur ne comprend pas ça. Recharge la page.
refused-seat-moved = Cette place n’est plus celle de { $name }.
refused-seat-no-screen = Seul quelqu’un avec un écran peut être l’hôte.
refused-seat-nobody = Personne ne s’appelle « { $name } » ici.
refused-seat-not-bot = Ce n’est pas la place d’un robot, donc personne ne peut la reprendre.
refused-seat-not-held = Tu n’as pas cette feuille en main.
refused-seat-not-paper = Cette place ne joue pas sur papier.
refused-seat-unknown = Cette place n’existe pas ici.
refused-seat-watching = Tu regardes. Prends place pour jouer.
refused-seats = Il faut d’abord que quelqu’un prenne place.
refused-sheets = Ces feuilles ne sont pas de la même aventure et du même côté.
refused-sheets-table = Cette feuille n’est pas de l’aventure et du côté de cette table.
refused-slowly = C’était beaucoup d’un coup. Attends un instant, puis réessaie.
refused-solo = C’est une partie solo. Regarde-la, ou jouez la prochaine ensemble.
refused-stale = Ce tour est fermé. Regarde le nouveau lancer.
refused-stale-early = Ce tour n’a pas encore commencé.
refused-stale-late = Le tour { $turn } n’est pas encore le tien. Tu en es au tour { $now }.
refused-started = La partie a commencé.
refused-started-late = La partie a commencé. Entre en retard, remplace un robot, ou regarde.
refused-store = Le serveur ne peut pas enregistrer pour l’instant. Rien n’est perdu ; réessaie dans un moment.
refused-tables = Le serveur n’a plus de place pour une table. Réessaie plus tard.
refused-text = La ligne { $line } ne va pas : { $why }.
refused-token = Cette place n’est plus à toi. Reprends place.
refused-offline = Le serveur ne répond pas pour l’instant. Réessaie dans un moment.
