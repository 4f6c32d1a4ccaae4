# What commands print and ask line by line: `play --plain`, `count`, `score`, `replay`, `show`, `hint` and `verify`.
# Marks, spaces such as c4 and names of files are never translated.

## Before the first roll

plain-menu = { $name } ({ $key }), dès { $age } ans, { $minutes } minutes
plain-which-adventure = Quelle aventure ? { $numbers } (Entrée pour 1) :
plain-no-adventure = Il n’y a pas de « { $text } » ici. Tape { $choices }.
plain-who = Qui joue ? Des noms séparés par des virgules (Entrée pour jouer en solo) :
plain-title = { $name }, plan { $layout }
plain-helps-always = ? aide à tout moment. Ce qui est à l’encre est gardé ici :

## A turn

plain-turn = Tour { $turn }.
plain-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
plain-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
plain-standing = Étoiles : { $list }.
plain-pass-to = Passe à { $name }, puis appuie sur Entrée.
plain-rolled = Lancer : { $dice }.
plain-die-purple = violet { $face }
plain-die-green = vert { $face }
plain-die-red = rouge { $face }
plain-type-dice = Lance les trois dés et tape ce qu’ils montrent, violet vert rouge, par exemple 2 D 5.
plain-draw-own = Dessine sur ta fiche.
plain-draw-beside = Dessine sur ta fiche, à côté de { $before } s’il y a de la place.
plain-holds-yours = Quelqu’un tient la tienne. Tu verras le dessin quand tout le monde aura fini.
plain-rules = (Les règles : { $clauses })
plain-inked = À l’encre : { $marks }.
plain-bot-inked = { $name } a joué { $marks } : { $stars }.
plain-pencil = Au crayon : { $marks }
plain-more = { $stars }, { $count } de plus avec ça
plain-fewer = { $stars }, { $count } de moins avec ça
plain-same = { $stars }, avec ou sans ça
plain-took-back = Annulé : { $mark }.
plain-nothing-in-pencil = Il n’y a rien au crayon. L’encre reste (G8).
plain-ink-or-undo = Entrée passe à l’encre, « { plain-word-undo } » efface.
plain-pick = Ou choisis dans la liste, par son numéro.
plain-choose = Choisis : tape son numéro.
plain-type-a-mark = Tape une marque, par exemple { $mark }.
plain-nothing-to-write = On ne peut rien écrire.
plain-hint-by = { $bot } jouerait :
plain-sheet-after = Fiche de { $name } après le tour { $turn } : { $stars }.

# What may be done, a label and what goes behind it
plain-label-draw = dessiner
plain-label-numbers = nombres
plain-label-where = où
plain-label-cross = barrer
plain-label-pass = passer
plain-label-reveal = révéler
plain-label-treasure = trésor
plain-draw-where = { $what }, en { $where }
plain-spends-nine = { $marks } (dépense un 9)
plain-also = { $number } (aussi { $sums })
plain-penny = au choix de 1 à 15, avec Penny
plain-penny-or = au choix de 1 à 15, avec Penny ;  sans elle :  { $numbers }
plain-any-of = une des { $count } cases marquées { $sign } ({ $kinds })

# What is wrong with a line that was typed
plain-help-is-near = ? aide.
plain-undo-helps = « { plain-word-undo } » efface ce qui est au crayon.
plain-no-mark = « { $text } » n’est pas une marque. Écris { $samples }.
plain-nobody = Personne ne s’appelle « { $name } ». Ici jouent { $names }.
plain-write-where = Écris où : c4={ $number } met un { $number } en c4.
plain-list-is-short = La liste s’arrête à { $last } : il n’y a pas de { $number }.
plain-can-take = { $space } accepte { $values }. Écris { $mark }.
plain-nothing-goes = Rien ne peut aller en { $space } maintenant.
plain-may-go = On peut y mettre { $values } : { $mark }.
plain-nothing-to-say = Il n’y a rien à dire de « { $topic } ». Demande une case (? c4) ou une règle (? T3).

# The words that can be typed; the English ones are always understood too
plain-word-done = fini
plain-word-ink = encre
plain-word-undo = annuler
plain-word-stars = étoiles
plain-word-sheet = fiche
plain-word-words = mots
plain-word-hint = conseil
plain-word-help = aide
plain-word-quit = quitter
plain-dice-prompt = dés>

# What can be typed, each behind its word
plain-command-mark = écrire un 7 en c4 ; plusieurs marques se séparent par des espaces
plain-command-enter = passer à l’encre ce qui est au crayon ({ plain-word-done } aussi)
plain-command-undo = annuler la dernière marque, tant qu’elle est au crayon
plain-command-stars = les étoiles jusqu’ici, et pourquoi
plain-command-sheet = redessiner la fiche ; { plain-word-sheet } NOM montre celle de quelqu’un d’autre
plain-command-words = la fiche en mots
plain-command-hint = ce qu’un robot jouerait
plain-command-about = sur une case, sur une règle
plain-command-quit = arrêter ici ; la partie est gardée et peut continuer
plain-sample-boat = a1=B dessine un bateau en a1
plain-sample-hut = c4=H dessine une hutte en c4 (S une statue, M une mine)

## Sheets and results

plain-legend-legal = possible
plain-legend-pencil = au crayon
plain-legend-highlight = compte
plain-legend-clouds = nuages
plain-sheet = { $name }, plan { $layout }, { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
} et { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
}, { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} : { $kinds }. Remplies : { $filled }, vides : { $empty }.
plain-not-on-sheet = pas sur cette fiche
plain-row = Ligne { $row } :
plain-span = { $first } à { $last }
plain-treasures = Trésors : { $list }.
plain-in-all = { $stars } en tout.
plain-not-over = La partie n’est pas finie ; voici où elle en est après le tour { $turn }.
plain-ranks = (Les rangs commencent à { $steps } ; { $clause }.)
plain-ended = (Fin de la partie : { $clause }.)
plain-what-counts = Ce qui compte : { $list }
plain-no-places = Ces fiches ne sont pas de la même aventure et du même plan : il n’y a pas de classement.
plain-hint = Tour { $turn }, { $name }, dés { $dice }. { $bot } dit :
plain-check-good = bon
plain-check-wrong = FAUX

## Typing what stands on paper

plain-paper-how = Tape chaque ligne de gauche à droite avec des espaces : les nombres, . pour rien, ! pour un danger, !x s’il est barré. Les cases laissées de côté à la fin sont vides, Entrée est une ligne vide, < revient d’une ligne, « { plain-word-quit } » arrête.
plain-paper-symbols = Aussi : { $symbols }.
plain-paper-symbol = { $sign } pour { $name }
plain-paper-treasure = *7 derrière pour un trésor de 7
plain-paper-first = La fiche de qui ? (Entrée si elle n’a pas de nom) :
plain-paper-next = La fiche de qui ? (Entrée quand il n’y en a plus) :
plain-paper-taken = « { $name } » a déjà une fiche.
plain-paper-row = ligne { $row }, { $first } à { $last } :
plain-paper-long = La ligne { $row } a { $spaces } cases, et il y en a ici { $typed }.
plain-paper-discovery = découverte, par exemple forest a1 a2 b2 b3 c3 (Entrée quand tout est là) :
plain-paper-claims = ton propre compte à comparer, par exemple { $example } (Entrée pour rien) :

## What stands before a text, and why files cannot be read or written

plain-labelled = { $label } : { $text }
plain-line = ligne { $line }
plain-why-missing = ce fichier ou ce dossier n’existe pas
plain-why-folder = c’est un dossier
plain-why-no-folder = ce n’est pas un dossier
plain-why-there = il existe déjà
plain-why-forbidden = tu n’en as pas le droit
plain-why-read-only = on ne peut rien y écrire
plain-why-full = le disque est plein
plain-why-long = le nom est trop long
