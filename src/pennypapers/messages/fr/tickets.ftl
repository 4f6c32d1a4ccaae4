# Tickets : un pour chaque nom, sur la page et imprimés.

tickets-title = Tickets
tickets-for-class = Des tickets pour une classe
tickets-for-class-hint = Un lien pour chaque nom
tickets-says = Seules les personnes de ta liste jouent, chacune avec son ticket. Un ticket ne s’ouvre qu’une fois.
tickets-names = Les noms, un par ligne
tickets-count = { $count ->
    [0] Pas encore de noms : tout le monde peut jouer avec le lien.
    [one] { $count } ticket
   *[other] { $count } tickets, { $most } au plus
}
tickets-progress = { $over ->
    [one] { $over } sur { $count } a terminé.
   *[other] { $over } sur { $count } ont terminé.
}
tickets-state-free = pas encore utilisé
tickets-state-begun = en cours
tickets-state-over = terminé
tickets-copy = Copier le lien de { $name }
tickets-print = Imprimer les tickets
tickets-keep = Ce navigateur garde les tickets : reviens sur cette page pour voir qui a joué, ou pour les imprimer à nouveau.
tickets-hello = Bonjour, { $name } !
tickets-yours = Ce ticket est à toi. Il s’ouvre une fois, sur l’appareil avec lequel tu commences.
tickets-needed = Ce défi se joue avec des tickets.
tickets-type = Les lettres de ton ticket
tickets-open = Ouvrir le ticket
tickets-only = Avec un ticket seulement
tickets-how = Scanne le code ou ouvre ce lien :
tickets-once = Ton ticket ne s’ouvre qu’une fois.
