# What is printed: the screen that chooses it, and the words on the paper.

print-lead = Un bloc qui ne finit jamais : fiches, règles et dés sur ton propre papier.
print-what = Quoi ?
print-what-sheets = Fiches
print-what-blank = Plan vierge
print-what-rules = Règles
print-what-dice = Dés en papier
print-side-both = les deux, dos à dos
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Lettre US
print-per-page = Fiches par page
print-copies = Combien de fiches ?
print-language = Langue de l’impression
print-download = Télécharger le PDF
print-hint = Imprime en taille réelle, sans ajuster à la page.
print-hint-duplex = Imprime recto verso, retourné sur le bord long. Le recto et le verso tombent alors l’un sur l’autre.
print-preview = Aperçu
print-drawing = On dessine…
print-page = Page { $page } sur { $pages }
print-prepared = Ces fichiers ont été faits avec ce site. D’autres formats, plusieurs fiches par page et tes propres plans demandent un serveur.

## On the paper

print-name = Nom
print-total = Total
print-layout-name = Nom de ce plan
print-foot = Non officiel, fait avec pennypapers
print-solo-turns = En solo, { $turns } tours
print-each-sequence = 1 par case
print-each-groups = 3 par nombre
print-each-mummies = vaincue +2, invaincue −2
print-each-treasures = leurs valeurs
print-each-dangers = plus petit à côté : + ou −
print-each-forests = 5 chacune
print-each-cities = 6 chacune
print-each-mountains = 7 chacune
print-each-pyramids = 15 chacune
print-each-buildings = 2 par case
print-each-snakes = − plus grand à côté
print-each-full = 7
print-legend-T3 = Crochetage : le nombre va dans une porte
print-legend-T4 = Penny : un nombre au choix de 1 à 15
print-legend-T6 = Momie : sur la fiche de quelqu’un d’autre
print-legend-T7 = Un 9 vainc chaque momie à côté
print-legend-T8 = Fin : plus de case simple vide
print-legend-I2 = À côté d’un nombre ou d’un bateau ; d’abord la côte
print-legend-I5 = Navigation : ou un bateau au bord de l’île
print-legend-I6 = Penny : un nombre au choix de 1 à 15
print-legend-I7 = Danger : chez quelqu’un d’autre ; coche une case
print-legend-I9 = Trésor : le même nombre des quatre côtés
print-legend-I13 = Un 9 surmonte chaque danger à côté
print-legend-I16 = Fin : un cinquième trésor, ou plus de terre vide
print-legend-V3 = Écris à côté d’un nombre ; d’abord au bord
print-legend-V6 = Dakota : hutte, statue ou mine, une fois chacune
print-legend-V7 = Penny : un nombre au choix de 1 à 15
print-legend-V8 = Dépense un 9 : barre un serpent
print-legend-V10 = Serpent : sur la fiche de quelqu’un d’autre
print-legend-V13 = Fin : une fiche est pleine
print-shape-forest = 5 différents
print-shape-city = 4 égaux
print-shape-mountain = 3 à partir de 6
print-shape-pyramid = un T à partir de 10
print-blank-temple = Passe à l’encre les cases de ton temple, fais de 5 à 7 d’entre elles des portes avec un arc, et laisse le reste en mur.
print-blank-island = Passe à l’encre les cases de ton île, dessine une côte autour et quelques sommets dedans, et entoure la mer tout au long pour les bateaux.
print-blank-valley = Passe à l’encre les cases de ta vallée, dessine des nuages autour, et remplis-en quelques-unes d’eau si tu veux des lacs.
print-dice-how =
    Imprime sur du papier épais. Découpe le long du contour.
    Plie à chaque ligne pointillée, colle les languettes, ferme le dé.
print-die-purple = Dé violet
print-die-green = Dé vert
print-die-red = Dé rouge
print-die-shows = De 1 à 5 et { $face }
