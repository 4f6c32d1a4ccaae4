# The daily: dice of the day, the same for everybody, and a calendar of the days before.

daily-title = Chaque jour
# $day is a date
daily-of = Les dés du { $day }
daily-today = Les dés du jour : { $day }
daily-looking = On cherche les dés du jour…
daily-says = De nouveaux dés chaque jour, les mêmes pour tout le monde. Les jours d’avant t’attendent aussi.
daily-played = { $count ->
    [one] Tu as joué { $count } jour.
   *[other] Tu as joué { $count } jours.
}
daily-days = Jours
daily-site-says = Pour le plaisir, sans classement : ces dés sont dans des fichiers de ce site, et qui les lit connaît les lancers.
daily-none = Il n’y a pas de dés de ce jour ici.
daily-new-layout = nouveau plan
daily-not-played = Pas encore joué
daily-begun = Ta fiche t’attend.
daily-place = Place { $place }
daily-month-before = Le mois d’avant
daily-month-after = Le mois suivant
# $day is a date with its weekday
daily-day = { $day } : { $count } sur { $total } joués

# A result as a text for a chat.
chat-copy = Copier pour une discussion
chat-copied = Copié. Colle-le dans une discussion.
chat-best = place 1 sur { $total }
chat-place = place { $place } sur { $total }, { $percent } points sur 100
