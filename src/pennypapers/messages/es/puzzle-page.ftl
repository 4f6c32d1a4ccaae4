# Los rompecabezas en la página, y lo que también dice de ellos la orden.

puzzle-grade-easy = fácil
puzzle-grade-fair = con truco
puzzle-grade-hard = difícil
puzzle-grade-fiendish = muy difícil
puzzle-coming = { $count ->
    [one] Queda una tirada:
   *[other] Quedan { $count } tiradas:
}
# Los dos son números de estrellas.
puzzle-task = Encuentra un final con { $best } estrellas. Casi todos acaban con { $usual }.
puzzle-solved = ¡Mejor no se puede!
puzzle-missed = { $count ->
    [one] Es posible una estrella más.
   *[other] Son posibles { $count } estrellas más.
}

puzzle-title = Rompecabezas
puzzle-one = Rompecabezas
puzzle-all = Todos los rompecabezas
puzzle-looking = Buscando rompecabezas…
puzzle-about = Las últimas tiradas de una partida, y las conoces todas. ¿Cuántas estrellas consigues?
puzzle-of-the-day = El rompecabezas del día
puzzle-play = Jugar
puzzle-play-again = Jugar otra vez
# $grade es la dificultad, $best un número de estrellas
puzzle-aim = { $grade } · hasta { $best } estrellas
# $best es un número de estrellas
puzzle-up-to = hasta { $best } estrellas
# encima de los dados que vienen después de la tirada de la mesa
puzzle-next-rolls = Luego
puzzle-last-roll = Esta es la última tirada.
puzzle-begin-again = Empezar de nuevo el rompecabezas
puzzle-well-done = Resuelto
puzzle-not-yet = Aún no
# $stars, $best y $usual son números de estrellas
puzzle-your-stars = Has hecho { $stars } estrellas, lo máximo son { $best }. Casi todos acaban con { $usual }.
puzzle-your-best = Has hecho { $stars } estrellas. Casi todos acaban con { $usual }.
puzzle-all-searched = Se han buscado todos los finales posibles. Cualquier final con las mismas estrellas es igual de bueno.
puzzle-mine = El tuyo
puzzle-a-best = Uno de los mejores
puzzle-as-good = Igual de bueno
puzzle-turns = Tirada a tirada
# $what es lo que alguien ha escrito
puzzle-you-wrote = Tú: { $what }
puzzle-best-wrote = Lo mejor: { $what }
puzzle-begins = Antes de la primera de estas tiradas
puzzle-roll-of = Tirada { $turn } de { $last }
puzzle-try-again = Probar otra vez
puzzle-next = Siguiente
puzzle-more = Más rompecabezas
puzzle-how-hard = ¿Qué dificultad?
puzzle-so-many = { $done } de { $count } resueltos
# $number es el del rompecabezas, $grade su dificultad
puzzle-number = Número { $number }, { $grade }
puzzle-is-solved = Resuelto
puzzle-is-missed = Sin resolver todavía
puzzle-missed-ones = { $count ->
    [0] Rompecabezas fallados: ninguno
   *[other] Rompecabezas fallados: { $count }
}
puzzle-missed-title = Rompecabezas fallados
puzzle-missed-about = Aquí se puede sacar más. Solo este navegador los conoce.
puzzle-none-missed = Ningún rompecabezas espera otro intento.
puzzle-rush = Carrera de rompecabezas
puzzle-rush-about = ¿Cuántos rompecabezas resuelves en tres minutos?
puzzle-rush-how = Primero vienen los fáciles. Un final con menos estrellas de las posibles no cuenta, y puedes saltarte los que quieras.
puzzle-rush-which = ¿Qué aventura?
puzzle-every-adventure = Todas
puzzle-rush-go = Empezar
puzzle-rush-again = Otra vez
# $count es un número de rompecabezas
puzzle-rush-best = Tu récord: { $count }
puzzle-rush-new-best = ¡Es tu récord!
puzzle-rush-solved = { $count ->
    [one] { $count } rompecabezas resuelto
   *[other] { $count } rompecabezas resueltos
}
puzzle-rush-over = El tiempo ha terminado.
puzzle-rush-list = Tus rompecabezas
puzzle-skip = Saltar
puzzle-skipped = Saltado.
