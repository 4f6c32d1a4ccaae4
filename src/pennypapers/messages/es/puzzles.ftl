# Rompecabezas: el final de una partida en solitario con dados conocidos.

help-puzzles = el final de una partida con dados conocidos: sácale todo el partido
help-puzzles-about = Una hoja hacia el final de una partida en solitario, y las tiradas que faltan. Se han buscado todos los finales, así que el mayor número de estrellas es seguro; cualquier final con las mismas es igual de bueno. Sin nada más, el rompecabezas de hoy.
help-puzzles-show = ver un rompecabezas
help-puzzles-show-about = Muestra la hoja y las tiradas de un rompecabezas.
help-puzzles-play = jugar un rompecabezas
help-puzzles-play-about = Juega un rompecabezas turno a turno, cuantas veces quieras, hasta encontrar un final de los mejores.
help-puzzles-list = la lista de los rompecabezas
help-puzzles-list-about = Una línea por rompecabezas: su nombre, su dificultad, lo que da lo evidente y lo máximo posible.
help-puzzles-check = buscar otra vez todos los finales
help-puzzles-check-about = Busca todos los finales de los rompecabezas de una aventura o de un archivo, y compara el mejor con lo que dice el archivo.
help-puzzles-mine = encontrar rompecabezas nuevos
help-puzzles-mine-about = Toma el final de partidas de los bots y guarda los que tienen un final que da claramente más estrellas que el evidente. La misma semilla encuentra los mismos rompecabezas.
help-puzzles-puzzle = como valley-17; si no, el de hoy
help-puzzles-answer = con un final de los mejores
help-puzzles-file = una aventura, o un archivo escrito por «mine»
help-puzzles-every = comprobar solo uno de cada N
help-puzzles-count = cuántos; si no, 10
help-puzzles-seed = un número: el mismo encuentra los mismos rompecabezas
help-puzzles-out = el archivo que se escribe; - para la salida estándar
help-puzzles-example-day = el rompecabezas de hoy
help-puzzles-example-play = jugar uno
help-puzzles-example-answer = ver cómo se hace
help-puzzles-example-list = todos los rompecabezas del Templo
help-puzzles-example-check = ¿son todos correctos?
help-puzzles-example-mine = encontrar diez más

cli-amount-puzzles = el número de rompecabezas es un número entero de { $least } a { $most }, no { $text }

# Los dos son números de estrellas.
puzzle-from-to = lo normal son { $usual } estrellas, y son posibles { $best }
# $spaces son nombres de casillas
puzzle-before = Rellenado en el turno anterior: { $spaces }
# $command es lo que se escribe
puzzle-how = Para jugarlo: { $command }
# $rolls son dados
puzzle-then = Después de esta tirada vienen: { $rolls }
puzzle-again = Intro para probar otra vez, { plain-word-quit } para dejarlo.
puzzle-checked = { $count ->
    [one] Un rompecabezas es correcto: se han buscado todos sus finales.
   *[other] { $count } rompecabezas son correctos: se han buscado todos sus finales.
}

refused-puzzle-heading = Un archivo de rompecabezas empieza con una línea como «adventure: temple».
refused-puzzle-line = Esta línea no es un rompecabezas.
refused-puzzle-number = Este rompecabezas debería tener el número { $number }.
# Los dos son números de estrellas.
refused-puzzle-answer = El final que pone aquí da { $stars } estrellas, no { $best }.
refused-puzzle-too-high = Ningún final da { $best } estrellas.
# Los dos son números de estrellas.
refused-puzzle-too-low = El mejor final da { $stars } estrellas, no { $best }.
