# The rules, clause by clause, short and in our own words. docs/rules.md is made of the English ones and of tools/rules_page.md.
# A text may have several lines; each becomes a paragraph.

rules-title = Les règles
rules-back = Retour
rules-search = Chercher une règle
rules-search-hint = Mot ou repère comme T3
rules-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
rules-none = Aucune règle ne dit « { $words } ». Essaie un mot plus court.
rules-contents = Chapitres
rules-part-G = Toutes les aventures
rules-part-T = Le Temple d’Apikhabou
rules-part-I = L’Île aux Crânes
rules-part-V = La Vallée de Wiraqocha
rules-part-O = Règles maison
rules-part-G-short = Toutes
rules-part-T-short = Temple
rules-part-I-short = Île
rules-part-V-short = Vallée
rules-part-O-short = Maison
rules-ruling = Notre lecture
rules-ruling-why = Les livrets de règles laissent ici quelque chose ouvert. Voici comment on le joue.
rules-learn = Apprendre en jouant, en deux minutes
rules-link = Règle { $id } : son lien
rules-credit = Les jeux sont d’Henri Kermarrec, édités par Sit Down!. Ces règles sont dites avec nos propres mots. Cette page n’est pas officielle.
rules-all = Toutes les règles

## All three adventures

clause-G1-title = Joueurs
clause-G1 = De 1 à 100 joueurs, chacun avec un nom et sa fiche. À une table, toutes les fiches sont pareilles.
clause-G2-title = Les dés
clause-G2 =
    Le violet montre de 1 à 5 ou Penny. Le vert de 1 à 5 ou Dakota, qui aide. Le rouge de 1 à 5 ou le danger.
    Dakota, c’est Crochetage dans le Temple, Navigation sur l’Île et un bâtiment dans la Vallée. Le danger est une momie, un crâne ou un serpent.
clause-G3-title = Un lancer pour tout le monde
clause-G3 = À chaque tour, on lance les dés une fois. Tout le monde s’en sert en même temps, sur sa fiche. Le lancer suivant vient quand tout le monde a fini.
clause-G4-title = Les nombres
clause-G4 = Un nombre, c’est un dé, ou deux ou trois dés additionnés. 2, 3 et 5 font 2, 3, 5, 7, 8 ou 10.
clause-G5-title = Penny
clause-G5 = Penny vaut le nombre de ton choix, de 1 à 15. Elle va seule : on ne lui ajoute rien.
clause-G6-title = Le danger
clause-G6 =
    Quand le dé rouge montre le danger, les deux autres sont ignorés et personne n’écrit de nombre.
    Les fiches changent de mains au hasard : tout le monde tient celle de quelqu’un d’autre. Tu dessines un danger sur la fiche que tu tiens, où tu veux parmi les cases permises, et elle est rendue. En solo, tu le dessines sur la tienne.
clause-G7-title = À côté
clause-G7 = À côté, ce sont les huit cases autour, coins compris.
clause-G8-title = Crayon et encre
clause-G8 = Au crayon, tu changes d’avis autant que tu veux. À l’encre, ça reste. Ce qu’une règle interdit est refusé, avec la raison.
clause-G9-title = Barrer
clause-G9 = Dans le Temple et sur l’Île, un danger avec un 9 à côté est barré, tout de suite ou plus tard. Le 9 peut être plus ancien que le danger, et un seul 9 vaut pour tous les dangers autour de lui.
clause-G10-title = Qui gagne
clause-G10 = Qui a le plus d’étoiles gagne. À égalité, l’aventure départage ; si rien ne départage, la victoire est partagée.
clause-G11-title = En solo
clause-G11 = Une partie à un joueur est un solo. Ses étoiles donnent un rang : Touriste, Éclaireur, Voyageur ou Explorateur. Sous zéro, c’est toujours Touriste.
clause-G12-title = Le tour précédent
clause-G12 = En solo, un danger va à côté d’une case remplie au tour précédent, quoi que tu y aies mis. Au premier tour, et après un tour qui n’a rien rempli, tu choisis librement.

## The Temple of Apikhabou

clause-T1-title = Les cases
clause-T1 = Il y a des cases simples et des portes.
clause-T2-title = Ton tour
clause-T2 = Écris un nombre des dés dans une case simple et vide.
clause-T3-title = Crochetage
clause-T3 = Quand le dé vert montre Crochetage, le nombre va dans une porte vide. C’est obligatoire.
clause-T4-title = Penny
clause-T4 = Un nombre au choix de 1 à 15, dans une case simple et vide. Avec Crochetage dans le même lancer, dans une porte vide.
clause-T5-title = Plus de porte
clause-T5 = Si Crochetage ne trouve plus de porte vide, le nombre va dans une case simple et vide.
clause-T6-title = La momie
clause-T6 = Une momie va dans une case simple et vide de la fiche en main. Plus rien ne peut s’y écrire.
clause-T7-title = Vaincre une momie
clause-T7 = Un 9 à côté d’une momie, dans une case simple ou une porte, la barre.
clause-T8-title = La fin
clause-T8 = La partie finit après le tour où une fiche n’a plus de case simple vide. Des portes peuvent rester vides.
clause-T9-title = La suite
clause-T9 = Ta plus longue suite rapporte 1 étoile par case. Chaque case est à côté de la suivante, et chaque nombre a exactement un de plus. Les portes comptent. Il faut au moins deux cases.
clause-T10-title = Les groupes
clause-T10 = Trois nombres égaux ou plus qui se touchent forment un groupe et rapportent 3 étoiles. Chaque nombre compte une fois, quels que soient ses groupes et ses cases. Les portes comptent.
clause-T11-title = Les momies
clause-T11 = Une momie vaincue, donc barrée, rapporte 2 étoiles. Une momie invaincue en coûte 2.
clause-T12-title = Tout à la fois
clause-T12 = Une case peut servir à la suite, à un groupe et contre des momies.
clause-T13-title = Égalité d’étoiles
clause-T13 = La plus longue suite gagne.
clause-T14-title = La momie, en solo
clause-T14 = Dessine-la dans une case simple et vide à côté de celle remplie au tour précédent. S’il n’y en a pas, dans n’importe quelle case simple et vide.
clause-T15-title = Les rangs
clause-T15 = Touriste à partir de 0, Éclaireur à partir de 15, Voyageur à partir de 25, Explorateur à partir de 30.

## Skull Island

clause-I1-title = Les cases
clause-I1 = Terre et montagnes forment l’île ; autour, la mer. Nombres et dangers vont sur une case de terre vide, bateaux sur une case Mer vide, rien sur une montagne.
clause-I2-title = Ton tour
clause-I2 = Écris un nombre des dés sur une case de terre vide à côté d’un nombre ou d’un bateau.
clause-I3-title = Débarquer
clause-I3 = Ton premier nombre va sur la côte : une case de terre qui touche la mer ou le bord de la fiche. Un bateau dessiné avant n’y change rien.
clause-I4-title = Coupé du reste
clause-I4 = Si aucune case ne convient, le nombre va sur n’importe quelle case de terre vide.
clause-I5-title = Navigation
clause-I5 = Quand le dé vert montre Navigation, tu peux dessiner un bateau au lieu d’écrire un nombre. Il va sur une case Mer vide à côté de l’île.
clause-I6-title = Penny
clause-I6 = Un nombre au choix de 1 à 15. Avec Navigation dans le même lancer, choisis l’un des deux : un bateau, ou un nombre.
clause-I7-title = Le danger
clause-I7 = Un danger va sur n’importe quelle case de terre vide de la fiche en main, même sur un trésor. Il coche une des cinq cases de danger.
clause-I8-title = Cinq dangers
clause-I8 = Quand les cinq cases sont cochées, un danger est ignoré : tu joues avec les deux autres dés.
clause-I9-title = Le trésor
clause-I9 =
    Un trésor se trouve là où quatre nombres égaux le montrent : un à gauche, un à droite, un au-dessus, un au-dessous, à toute distance et quoi qu’il y ait entre.
    Un bateau peut remplacer un nombre, un seul dans la ligne et un seul dans la colonne. Le trésor vaut ce nombre. Il est sur l’île, montagne comprise, jamais en mer.
clause-I10-title = Jamais deux pareils
clause-I10 = Cinq trésors au plus, jamais deux du même nombre, jamais deux dans une case.
clause-I11-title = Tout de suite
clause-I11 = Un trésor se note dès que ta marque le révèle. Un bateau peut en révéler plusieurs, l’un après l’autre. S’ils se gênent, tu choisis.
clause-I12-title = Les bateaux
clause-I12 = Un bateau peut aider à trouver plusieurs trésors.
clause-I13-title = Surmonter un danger
clause-I13 = Un 9 à côté d’un danger le barre.
clause-I14-title = Étoiles des dangers
clause-I14 = Chaque danger compte le plus petit nombre à côté de lui. Surmonté, il te rapporte autant d’étoiles ; non surmonté, il te les coûte. Sans nombre à côté, il ne compte pas.
clause-I15-title = Trésor perdu
clause-I15 = Un trésor sous un danger non surmonté à la fin ne vaut rien. Il compte quand même parmi les cinq.
clause-I16-title = La fin
clause-I16 = La partie finit après le tour où quelqu’un a un cinquième trésor, ou une fiche n’a plus de case de terre vide.
clause-I17-title = Les étoiles
clause-I17 = Additionne tes trésors, puis ajoute ou retire les étoiles des dangers.
clause-I18-title = Égalité d’étoiles
clause-I18 = Qui a le trésor de plus grande valeur gagne. Un trésor perdu ne compte pas.
clause-I19-title = Le danger, en solo
clause-I19 = Dessine-le sur une case de terre vide à côté de la case remplie au tour précédent, même celle d’un bateau. S’il n’y en a pas, sur n’importe quelle case de terre vide.
clause-I20-title = Les rangs
clause-I20 = Touriste à partir de 0, Éclaireur à partir de 60, Voyageur à partir de 75, Explorateur à partir de 90.

## The Valley of Wiraqocha

clause-V1-title = Les cases
clause-V1 = Des cases libres, des nuages tout autour. Certaines fiches ont des lacs, qui restent vides. Une case est au bord quand elle touche les nuages.
clause-V2-title = Ton tour
clause-V2 = Utilise un, deux ou trois dés, l’un après l’autre, chacun une fois. Puis révèle une découverte, si tu veux. Il faut utiliser au moins un dé.
clause-V3-title = Écrire
clause-V3 = Un nombre va dans une case vide à côté d’un nombre, même de celui que tu viens d’écrire. Tu remplis donc jusqu’à trois cases par tour.
clause-V4-title = L’arrivée
clause-V4 = Ton premier nombre va dans une case du bord. Un bâtiment ne peut pas venir en premier.
clause-V5-title = Coupé du reste
clause-V5 = Si aucune case ne convient, toute case vide fait l’affaire.
clause-V6-title = Dakota
clause-V6 = Dessine une hutte, une statue ou une mine là où un nombre pourrait aller. Chacune vient une fois par partie.
clause-V7-title = Penny
clause-V7 = Un nombre au choix de 1 à 15. Tous les dés d’un lancer peuvent servir dans le même tour : Penny, Dakota et un nombre.
clause-V8-title = Échapper à un serpent
clause-V8 = Dépense exactement 9 avec les dés, ou Penny comme 9, pour barrer un de tes serpents. Ces dés ont servi et rien ne s’écrit. Cela compte comme ton tour. Un 9 écrit ne barre rien.
clause-V9-title = Les découvertes
clause-V9 =
    Après les dés, tu peux révéler une découverte, avec des nombres qui se touchent et ne font partie d’aucune autre.
    Forêt, 5 étoiles : exactement cinq cases, tous les nombres différents.
    Ville, 6 étoiles : exactement quatre cases du même nombre, chaque nombre une fois par partie.
    Montagne, 7 étoiles : exactement trois cases de 6 ou plus.
    Pyramide, 15 étoiles : quatre cases de 10 ou plus, trois en ligne et une à côté du milieu.
clause-V10-title = Le serpent
clause-V10 = Un serpent va dans n’importe quelle case vide de la fiche en main. Pas de découverte ce tour-là.
clause-V11-title = Étoiles des serpents
clause-V11 = Un serpent non échappé coûte le plus grand nombre à côté de lui. Sans nombre à côté, il ne coûte rien.
clause-V12-title = Les bâtiments
clause-V12 = 2 étoiles par case Forêt à côté de la hutte, par case Ville à côté de la statue, par case Montagne à côté de la mine.
clause-V13-title = La fin
clause-V13 = La partie finit après le tour où une fiche est pleine. Chaque fiche alors pleine rapporte 7 étoiles.
clause-V14-title = Égalité d’étoiles
clause-V14 = Qui a le plus d’étoiles grâce aux bâtiments gagne.
clause-V15-title = Le serpent, en solo
clause-V15 = Dessine-le dans une case vide à côté d’une case remplie au tour précédent. S’il n’y en a pas, dans n’importe quelle case vide.
clause-V16-title = 25 tours, en solo
clause-V16 = En solo, tu joues 25 tours, serpents compris, ou jusqu’à ce que la fiche soit pleine. Une fiche pleine rapporte 7 étoiles.
clause-V17-title = Les rangs
clause-V17 = Touriste à partir de 0, Éclaireur à partir de 90, Voyageur à partir de 110, Explorateur à partir de 130. Chaque serpent dessiné dans la partie rend chaque rang 4 étoiles plus facile, même échappé.

## House rules: a table chooses them when it opens

clause-O1-title = Quand il n’y a plus de porte
clause-O1 = D’habitude, le nombre va dans une case simple. Ou bien tu passes : tu ne fais rien ce tour-là.
clause-O2-title = Où la vallée s’étend
clause-O2 = D’habitude, un nombre va à côté d’un nombre. Ou bien aussi à côté d’un bâtiment, comme dans l’édition anglaise.
clause-O3-title = Qui barre
clause-O3 = D’habitude, la page barre un danger dès qu’un 9 est à côté. Ou bien c’est toi, quand tu veux. Les étoiles sont les mêmes. Dans la Vallée, cela ne change rien.
clause-O4-title = Quels dés
clause-O4 = D’habitude, la page lance, et tout le monde peut vérifier les dés ensuite. Ou bien vous lancez de vrais dés, et l’hôte saisit ce qu’ils montrent.

## Captions of the drawn examples

example-G7 = Les huit cases autour du 5 sont à côté de lui.
example-T2 = 2, 3 et 5 font un 7. Il va dans n’importe quelle case simple et vide, pas dans une porte.
example-T3 = Avec Crochetage, le nombre va dans une des portes vides.
example-T9 = 4, 5, 6, 7, 8 : cinq cases, 5 étoiles. La dernière est une porte.
example-T10 = Trois 7 se touchent : 3 étoiles. Deux 3, c’est trop peu.
example-T11 = La momie du haut a un 9 à côté : plus 2. Celle du bas n’en a pas : moins 2.
example-T14 = Au tour précédent, tu as rempli e5 : la momie va dans une case simple et vide autour.
example-I2 = À côté du 4, du 7 ou du bateau, sur la terre.
example-I3 = Le premier nombre va sur n’importe quelle case de la côte.
example-I5 = Avec Navigation, un bateau peut aller sur chacune de ces cases.
example-I9 = À gauche, à droite et au-dessus un 7, au-dessous un bateau : un trésor de 7 en d5.
example-I14 = Le danger du haut a un 9 à côté : plus 6, son plus petit voisin. Celui du bas coûte 3.
example-I15 = Un danger est sur le trésor. Sans 9 à côté, ce 7 est perdu.
example-I19 = Au tour précédent, tu as rempli c3 : le danger va sur une case de terre vide autour.
example-V3 = À côté du 3 ou du 8. La hutte seule ne compte pas.
example-V4 = Le premier nombre va dans n’importe quelle case qui touche les nuages.
example-V8 = 5 et 4 font 9 : dépensés pour le serpent. Le 1 est encore libre.
example-V9-forest = Forêt : cinq cases qui se touchent, toutes différentes.
example-V9-city = Ville : quatre nombres égaux qui se touchent.
example-V9-mountain = Montagne : trois nombres de 6 ou plus.
example-V9-pyramid = Pyramide : trois en ligne et une à côté du milieu, toutes de 10 ou plus.
example-V11 = Le serpent du bas coûte 8, son plus grand voisin. Celui du haut est échappé.
example-V12 = Quatre cases Forêt à côté de la hutte : 8 étoiles.
example-V15 = Au tour précédent, tu as rempli d2 et e3 : le serpent va dans une case vide autour.
