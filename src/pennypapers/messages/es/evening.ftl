# Evenings: several challenges that are made and counted together.

evening-title = Velada
evening-code = Velada { $code }
evening-untitled = Una velada de juegos
# $finished of $count games
evening-progress = { $finished ->
    [0] { $count } partidas con los mismos dados para todo el mundo, cuando te venga bien.
   *[other] Has terminado { $finished } de { $count } partidas.
}
evening-play-next = Jugar la partida { $number }
evening-games = Partidas
evening-game = Partida { $number }:
evening-new-game = sin jugar
evening-begun = empezada
evening-closed = cerrada
evening-unplayed = La clasificación aparece aquí cuando hayas terminado una partida.
evening-standing = Clasificación
evening-adds-matchpoints = En cada partida, de 0 a 100 puntos: cuantos más rivales superas, más recibes.
evening-adds-stars = Se suman todas las estrellas.
# $numbers are those of games, such as "1 and 3"; $count is how many
evening-counted = { $count ->
    [one] Aquí solo cuenta la partida { $numbers }: las demás se suman cuando las termines.
   *[other] Aquí solo cuentan las partidas { $numbers }: las demás se suman cuando las termines.
}
evening-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
evening-print = Imprimir
evening-csv = Guardar como tabla
evening-share-text = Una velada de juegos, con los mismos dados para ti y para mí. ¿Quién quedará por delante?
evening-qr = Código QR de la velada { $code }
evening-back = A la velada
evening-on = Seguir con la velada

# Making an evening.
evening-new = Crear una velada
evening-several = ¿Varias partidas? Crea una velada
evening-several-hint = De 3 a 10 partidas, contadas juntas
evening-new-says = Varias partidas seguidas, con los mismos dados para todo el mundo. Envías un enlace y al final veis quién queda por delante.
evening-name = ¿Cómo se llama?
evening-add = Añadir una partida
evening-count = { $count } partidas
evening-row-adventure = Aventura de la partida { $number }
evening-row-side = Cara de la partida { $number }
evening-remove = Quitar la partida { $number }
evening-total = ¿Qué se suma?
evening-matchpoints = Puntos de cada partida
evening-matchpoints-hint = de 0 a 100, según a cuántos ganas
evening-stars = Estrellas
evening-stars-hint = todas juntas
evening-closing-hint = Después todo el mundo ve la clasificación entera, aunque no haya jugado.
evening-closing-hours = tras { $count } horas
evening-make = Crear la velada
