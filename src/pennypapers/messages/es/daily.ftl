# The daily: dice of the day, the same for everybody, and a calendar of the days before.

daily-title = Cada día
# $day is a date
daily-of = Los dados del { $day }
daily-today = Los dados de hoy: { $day }
daily-looking = Buscando los dados de hoy…
daily-says = Dados nuevos cada día, los mismos para todo el mundo. Los días anteriores también te esperan.
daily-played = { $count ->
    [one] Has jugado { $count } día.
   *[other] Has jugado { $count } días.
}
daily-days = Días
daily-site-says = Por diversión, sin clasificación: estos dados están en archivos de este sitio, y quien los lee conoce las tiradas.
daily-none = Aquí no hay dados de ese día.
daily-new-layout = plano nuevo
daily-not-played = Aún sin jugar
daily-begun = Tu hoja te espera.
daily-place = Puesto { $place }
daily-month-before = El mes anterior
daily-month-after = El mes siguiente
# $day is a date with its weekday
daily-day = { $day }: { $count } de { $total } jugados

# A result as a text for a chat.
chat-copy = Copiar para un chat
chat-copied = Copiado. Pégalo en un chat.
chat-best = puesto 1 de { $total }
chat-place = puesto { $place } de { $total }, { $percent } de 100 puntos
