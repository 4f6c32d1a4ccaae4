# The big screen, which a whole room reads from afar.

screen-controls = Pour l’hôte
screen-full = Plein écran
screen-line-lost = La connexion est perdue. L’écran revient tout seul.
screen-line-back = De retour en ligne.
screen-nobody = Personne pour l’instant. Qui commence ?
screen-how-to-join = Scanne le code, ou tape-le sur { $host }.
screen-come-aboard = Monte à bord
screen-turn = Tour { $turn }
screen-between = Entre deux tours
screen-last-turn = Tour précédent
screen-sealed = Tout le monde écrit en même temps. Ce que tu écris reste caché jusqu’à ce que tout le monde ait fini.
screen-paused = La partie est en pause.
screen-pause = Pause
screen-go-on = Reprendre
screen-skip = Laisser finir les robots
screen-again = Rejouer
screen-type-dice = Saisir les dés
screen-dice-coming = Les dés arrivent…
screen-host-types = { $name } lance les vrais dés.
screen-screen-types = Lance les vrais dés, puis saisis-les ici.

screen-roll-temple-numbers = Un nombre des dés, ou une somme.
screen-roll-temple-penny = Penny ! Un nombre au choix, de 1 à 15.
screen-roll-temple-helper = Crochetage ! Le nombre va dans une porte.
screen-roll-temple-pennyhelper = Penny et Crochetage ! Un nombre au choix, dans une porte.
screen-roll-island-numbers = Un nombre des dés, ou une somme.
screen-roll-island-penny = Penny ! Un nombre au choix, de 1 à 15.
screen-roll-island-helper = Un bateau, ou un nombre des dés.
screen-roll-island-pennyhelper = Un bateau, ou un nombre au choix de 1 à 15.
screen-roll-valley-numbers = Un, deux ou trois dés, seuls ou additionnés.
screen-roll-valley-penny = Penny ! Un nombre au choix, et les autres dés aussi.
screen-roll-valley-helper = Un bâtiment, et les autres dés aussi.
screen-roll-valley-pennyhelper = Un bâtiment, un nombre au choix, et le dernier dé aussi.
screen-danger-temple = Une momie ! Dessine-la sur la fiche que tu tiens.
screen-danger-island = Danger ! Dessine un crâne sur la fiche que tu tiens.
screen-danger-valley = Un serpent ! Dessine-le sur la fiche que tu tiens.
screen-danger-alone-temple = Une momie ! Elle va sur la fiche.
screen-danger-alone-island = Danger ! Un crâne va sur la fiche.
screen-danger-alone-valley = Un serpent ! Il va sur la fiche.

screen-progress-label = Qui a fini
# after a large number: "57 of 100 have inked"
screen-inked-of = { $done ->
    [one] sur { $count } a fini
   *[other] sur { $count } ont fini
}
screen-thinking = Encore en réflexion
screen-and-more = et { $count } de plus
screen-late = { $name } rattrape la partie, tour { $turns }
# in a danger turn, below "Ben’s sheet"
screen-held-by = tenue par { $name }
screen-all-sheets = { $count ->
    [one] { $count } fiche
   *[other] Les { $count } fiches
}
screen-tile = { $name }, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}{ $state ->
    [thinking] , réfléchit
    [inked] , a fini
   *[resting] { "" }
}
screen-tile-held = { $holder } tient la fiche de { $name }{ $state ->
    [thinking] , réfléchit
    [inked] , a fini
   *[resting] { "" }
}
screen-key = Ce que montrent les petites fiches
screen-key-few = 1–4
screen-key-some = 5–9
screen-key-many = 10–15
screen-key-danger = danger
screen-key-drawn = { $adventure ->
    [island] bateau
   *[other] bâtiment
}
screen-key-found = { $adventure ->
    [island] trésor
   *[other] découverte
}
screen-heat = Où vous avez écrit
screen-heat-space = { $space } : { $count }

screen-news-boldest = Nombre le plus osé
screen-news-treasures = Nouveaux trésors
screen-news-discoveries = Découvertes
screen-news-beaten = Barré
screen-news-dangers = Fiches échangées
screen-news-blow = Coup le plus dur
screen-news-leap = Plus beau bond
screen-news-meeting = Case la plus courue
screen-news-alone = Hors des sentiers battus
screen-news-race = Au coude à coude
screen-say-boldest = { $count ->
    [one] { $name }, { $value } en { $space }
   *[other] { $value }, par { $count } d’entre vous
}
screen-say-treasures = { $count ->
    [one] Un trésor, qui vaut { $value }
   *[other] { $count } trésors, la plupart de { $value }
}
screen-say-discoveries = { $discovery ->
    [forest] { $count ->
        [one] Une forêt
       *[other] { $count }, surtout des forêts
    }
    [city] { $count ->
        [one] Une ville
       *[other] { $count }, surtout des villes
    }
    [mountain] { $count ->
        [one] Une montagne
       *[other] { $count }, surtout des montagnes
    }
   *[pyramid] { $count ->
        [one] Une pyramide
       *[other] { $count }, surtout des pyramides
    }
}
screen-say-beaten = { $adventure ->
    [temple] { $count ->
        [one] Une momie barrée
       *[other] { $count } momies barrées
    }
    [island] { $count ->
        [one] Un danger barré
       *[other] { $count } dangers barrés
    }
   *[valley] { $count ->
        [one] Un serpent échappé
       *[other] { $count } serpents échappés
    }
}
screen-say-dangers = { $adventure ->
    [temple] { $count } momies
    [island] { $count } crânes
   *[valley] { $count } serpents
}{ $most ->
    [1] , jamais deux au même endroit
   *[other] , dont { $most } en { $space }
}
screen-say-blow = { $other } coûte { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} à { $name }
screen-say-leap = { $name }, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} de plus
screen-say-meeting = { $count } ont écrit en { $space }
screen-say-alone = Personne d’autre que { $name } en { $space }
screen-say-racer = { $name } { $stars }

screen-won = { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
screen-winning-sheet = La fiche de { $name }
screen-everybody = Tout le monde

# $what est ce que quelqu’un a écrit, $count un nombre d’étoiles
screen-find-choice = Au tour { $turn }, { $name } a trouvé la meilleure place de toutes : { $what }.
screen-find-mark = { $name }, tour { $turn } : { $what }. Cela a rapporté { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
} d’un coup !
screen-gift = Le tour { $turn } était un cadeau pour { $name }.
