# Lessons: a real game on a small sheet, step by step. Penny speaks, one or two short sentences at a time.

learn-title = Apprendre à jouer
learn-lead = Deux minutes chacune, sur une petite fiche, avec les vraies règles. Rien ne peut mal tourner.
learn-about-temple = Des nombres dans l’ordre, les égaux ensemble, un 9 contre les momies. Idéal pour débuter.
learn-about-island = Débarque, avance, et laisse quatre nombres égaux montrer le trésor.
learn-about-valley = Utilise un, deux ou trois dés. Révèle montagnes, forêts, villes et pyramides.
learn-begin = Commencer
learn-begin-what = Commencer la leçon : { $name }
learn-all-rules = Toutes les règles, une par une
learn-leave = Quitter la leçon
learn-coach = Ce qu’il faut faire
learn-next = Suite
learn-step = Étape { $step } sur { $count }
learn-not-that = Dans une partie, ce serait peut-être bien. Ici, essaie ce que dit Penny.
learn-ink-first = Au crayon, tu peux changer d’avis. À l’encre, ça reste.
learn-ink = Bien. À l’encre.
learn-leave-temple = La voilà. Laisse-la là.
learn-leave-island = Le voilà. Laisse-le là.
learn-leave-valley = Le voilà. Laisse-le là.
learn-play-temple = Jouer un temple entier
learn-play-island = Jouer une île entière
learn-play-valley = Jouer une vallée entière
learn-another = Une autre leçon
learn-rules = Ses règles

## The Temple of Apikhabou

learn-temple-one-number = On lance trois dés, et tu écris un nombre. Touche 5, puis la case qui brille.
learn-temple-sum = Tu peux additionner : 4 + 2 font 6. Écris 6 à côté du 5 ; les coins comptent aussi.
learn-temple-door = Le dé vert montre Crochetage : ce nombre doit aller dans une porte. Écris-y 7.
learn-temple-penny = Penny ! Elle vaut le nombre de ton choix, de 1 à 15. Écris 8 : voilà 5, 6, 7, 8 qui montent un à un.
learn-temple-mummy = Une momie, donc pas de nombre ce tour-ci. En solo, tu la dessines à côté de ta dernière case. À une table, quelqu’un la dessine pour toi.
learn-temple-nine = Les momies craignent un 9 à côté d’elles. 4 + 3 + 2 font 9 : écris-le dans la case qui brille.
learn-temple-equal = Les nombres égaux aiment la compagnie. Écris un 5 à côté de ton 5.
learn-temple-last = Un troisième 5 fait un groupe. Il remplit la dernière case simple, et la partie s’arrête.
learn-temple-sequence = On compte. Touche Suite : la plus longue monte de 5 à 9, et chacune de ses cases est une étoile.
learn-temple-groups = Touche Groupes : trois nombres égaux ou plus qui se touchent valent 3 étoiles, une fois par nombre.
learn-temple-mummies = Touche Momies : vaincue, elle rapporte 2 étoiles. Invaincue, sans 9 à côté, elle en coûterait 2.
learn-temple-end = { stars } dans un tout petit temple. Dans un vrai, le rang d’Éclaireur vient à 15, celui de Voyageur à 25, celui d’Explorateur à 30. À toi de jouer.

## Skull Island

learn-island-landing = Tu débarques sur la côte. Touche 4, puis la case qui brille.
learn-island-beside = Désormais un nombre va à côté d’un nombre, coins compris. 3 + 1 font 4 : écris-le.
learn-island-boat = Le dé vert montre Navigation : tu peux dessiner un bateau au lieu d’un nombre. Touche le bateau, puis la mer qui brille.
learn-island-danger = Un danger, donc pas de nombre ce tour-ci. En solo, tu le dessines à côté de ta dernière case. À une table, quelqu’un le dessine pour toi.
learn-island-treasure = Penny vaut le nombre de ton choix, de 1 à 15. Écris un 4 sous la montagne et regarde-la bien.
learn-island-found = Un trésor ! À gauche, au-dessus et au-dessous un 4, à droite un bateau : quatre marques le montrent. Touche Trésors pour les voir.
learn-island-nine = Un 9 à côté d’un danger le surmonte. 5 + 3 + 1 font 9 : écris-le dans la case qui brille.
learn-island-dangers = Touche Dangers : surmonté, il rapporte le plus petit nombre à côté de lui. Sinon, il le coûte.
learn-island-over = L’île est pleine, la partie est finie. Un cinquième trésor la finit aussi. Chaque trésor a un autre nombre et rapporte autant d’étoiles.
learn-island-end = { stars } sur une toute petite île. Sur une vraie, le rang d’Éclaireur vient à 60, celui de Voyageur à 75, celui d’Explorateur à 90. À toi de jouer.

## The Valley of Wiraqocha

learn-valley-arrival = Ici tu utilises un, deux ou trois dés, chacun une fois. Tu arrives par le bord : 5 + 2 font 7 ; écris-le dans la case qui brille.
learn-valley-second-use = Le 3 est encore libre. Un nombre va à côté d’un nombre : écris-le aussi.
learn-valley-penny = Penny vaut le nombre de ton choix, de 1 à 15. Écris 12 dans la case qui brille.
learn-valley-mine = Le dé vert montre Dakota : dessine un bâtiment. Touche la mine, puis la case qui brille. Chaque bâtiment vient une fois par partie.
learn-valley-third-use = Il reste un dé. Écris le 1.
learn-valley-snake = Un serpent, donc rien d’autre ce tour-ci. En solo, tu le dessines à côté d’une case remplie au tour précédent. À une table, quelqu’un le dessine pour toi.
learn-valley-escape = Un serpent coûte le plus grand nombre à côté de lui : ici 12. Dépense exactement 9 pour lui échapper : touche le serpent sur la fiche. 5 + 4 sont alors utilisés.
learn-valley-rest = Échappé. Le 3 est encore libre : écris-le.
learn-valley-high = Écris 11, les trois dés additionnés.
learn-valley-discover = Trois nombres de 6 ou plus se touchent : une montagne. Touche-la pour la révéler.
learn-valley-kinds = Une découverte par tour, après les dés. Voici les quatre : elles valent 5, 6, 7 et 15 étoiles. Une case n’est jamais dans deux.
learn-valley-full = Il reste une case. Remplis-la du nombre que tu veux : une vallée pleine rapporte 7 étoiles et finit la partie. En solo, elle finit aussi après 25 tours.
learn-valley-buildings = Touche Bâtiments : la mine rapporte 2 étoiles par case Montagne à côté. La hutte compte les forêts, la statue les villes.
learn-valley-snakes = Touche Serpents : échappé, il ne coûte rien. Un 9 écrit n’aide pas ici ; il faut le dépenser.
learn-valley-end = { stars } dans une toute petite vallée. Dans une vraie, le rang d’Éclaireur vient à 90, celui de Voyageur à 110, celui d’Explorateur à 130. À toi de jouer.
