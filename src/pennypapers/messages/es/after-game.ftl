# El entrenador en la página: lo que daban los dados de una partida terminada, y qué volver a intentar.

coach-title = El entrenador
coach-corner = Lo que daban los dados
coach-needs-server = El entrenador trabaja donde hay un servidor.
coach-looking = El entrenador está mirando tus dados…

# $count is a number of stars
coach-best = Quien hubiera sabido todas las tiradas de antemano habría podido hacer { $count ->
    [one] { $count } estrella
   *[other] { $count } estrellas
}: es la mejor hoja encontrada.
coach-best-is-yours = Con estos dados no se ha encontrado una hoja mejor que la tuya, ni siquiera sabiendo todas las tiradas de antemano.
coach-best-is-below = Tu hoja es al menos igual de buena: a solas, la mejor encontrada con estos dados tiene { $count ->
    [one] { $count } estrella
   *[other] { $count } estrellas
}.
coach-bound = Más de { $count } no es posible con estos dados.
coach-proven = Con estos dados no es posible más.
coach-alone = Esa hoja se juega a solas: sus peligros se quedan en ella, como en una partida en solitario.
coach-look = Mirarla con el entrenador

coach-best-name = La mejor encontrada
coach-back = A la repetición
coach-whose = ¿La partida de quién?
coach-nothing = El entrenador mira partidas terminadas. Abre primero una.

# Las tres tarjetas. $what dice qué se escribió, $part es una parte de la puntuación, $count un número de estrellas.
coach-cards-wait = El entrenador vuelve a jugar cada turno muchas veces. La suerte y las buenas elecciones llegan enseguida.
coach-find = Tu mejor jugada
coach-find-choice = En el turno { $turn } encontraste el mejor sitio de todos: { $what }.
coach-find-mark = { $what }: en el turno { $turn } dio de golpe { $count ->
    [one] { $count } estrella
   *[other] { $count } estrellas
}.
coach-roll = La tirada que más importó
coach-roll-lucky = El turno { $turn } fue un regalo. { $roll }
coach-roll-unlucky = El turno { $turn } era difícil para cualquiera. { $roll }
coach-again = Vuelve a probar este
coach-again-says = En el turno { $turn } prueba otro sitio: quizá encuentres allí { $count ->
    [one] una estrella
   *[other] unas { $count } estrellas
} más.
coach-again-part = En el turno { $turn } prueba otro sitio, por «{ $part }»: quizá encuentres allí { $count ->
    [one] una estrella
   *[other] unas { $count } estrellas
} más.
coach-steady = Pulso firme
coach-steady-says = En { $steady } de { $choices } elecciones nadie habría encontrado un sitio claramente mejor.
coach-see-turn = Ver el turno { $turn }

# Un turno, y el gráfico.
coach-luck = Dados y elecciones
coach-chart-says = Estrellas esperadas, turno a turno: de { $start } antes de la primera tirada a { $final } al final.
coach-chart-luck = lo que cambiaron los dados
coach-chart-choice = lo que otra elección habría conservado
coach-turn = Turno { $turn }
coach-luck-little = Esta tirada cambió poco.
coach-luck-good = Esta tirada trajo suerte: más que de costumbre, { $count ->
    [one] { $count } estrella
   *[other] unas { $count } estrellas
}.
coach-luck-bad = Esta tirada trajo mala suerte: menos que de costumbre, { $count ->
    [one] { $count } estrella
   *[other] unas { $count } estrellas
}.
coach-forced = Solo había una cosa que hacer.
coach-drawn-by = { $name } dibujó en esta hoja.
coach-more-there = Otro sitio daría al final más estrellas: { $count ->
    [one] una
   *[other] unas { $count }
}.
coach-as-good = Ningún otro sitio era claramente mejor.
coach-options = Los mejores sitios
coach-options-hint = Toca uno para verlo en la hoja. Las estrellas son las del final, de media.
coach-you-did = Es lo que hiciste.
coach-worth = cerca de { $count ->
    [one] { $count } estrella
   *[other] { $count } estrellas
}

# Un turno que se vuelve a probar. $what dice qué se escribió.
coach-try = Volver a probarlo
coach-back-to-turn = Volver al turno
coach-try-says = Juega este turno como quieras: no se guarda nada.
coach-try-waits = El entrenador sigue jugando tu turno muchas veces…
coach-try-more = Otro intento
coach-tried = { $what }: al final, cerca de { $count ->
    [one] { $count } estrella
   *[other] { $count } estrellas
}.
coach-tried-other = Lo mejor que se ha encontrado, { $what }, da cerca de { $count ->
    [one] { $count } estrella
   *[other] { $count } estrellas
}.
coach-tried-best = Nadie ha encontrado nada mejor.
coach-tried-error = La diferencia tiene un margen de { $count ->
    [one] { $count } estrella
   *[other] unas { $count } estrellas
}.
