# Where stars come from, and the end of a game.

score-part-sequence = Secuencia
score-part-groups = Grupos
score-part-mummies = Momias
score-part-treasures = Tesoros
score-part-dangers = Peligros
score-part-forests = Bosques
score-part-cities = Ciudades
score-part-mountains = Montañas
score-part-pyramids = Pirámides
score-part-buildings = Edificios
score-part-snakes = Serpientes
score-part-full = Valle lleno

score-nothing-sequence = Aún no hay dos vecinos que suban de uno en uno.
score-nothing-groups = Aún no hay tres iguales juntos.
score-nothing-mummies = De momento, ninguna momia.
score-nothing-treasures = Aún no hay tesoros.
score-nothing-dangers = De momento, ningún peligro.
score-nothing-forests = Aún no hay bosques.
score-nothing-cities = Aún no hay ciudades.
score-nothing-mountains = Aún no hay montañas.
score-nothing-pyramids = Aún no hay pirámides.
score-nothing-buildings = Aún no hay edificios.
score-nothing-snakes = De momento, ninguna serpiente.
score-nothing-full = En el valle queda sitio.

score-reason-sequence = Secuencia del { $value } al { $last } en { $spaces }, una estrella por casilla
score-reason-group = Grupo de { $value } en { $spaces }
score-reason-vanquished = Momia en { $space }, vencida por el 9 en { $spaces }
score-reason-mummy = Momia en { $space }, aún suelta
score-reason-treasure = { $count ->
    [0] Tesoro de { $value } en { $space }
   *[other] Tesoro de { $value } en { $space }, señalado por { $spaces }
}
score-reason-lost = Tesoro de { $value } en { $space }, perdido por su peligro
score-reason-overcome = { $count ->
    [0] Peligro en { $space }, vencido, sin números a su lado
   *[other] Peligro en { $space }, vencido, da el número más bajo a su lado, { $value } en { $spaces }
}
score-reason-danger = { $count ->
    [0] Peligro en { $space }, suelto, sin números a su lado
   *[other] Peligro en { $space }, suelto, quita el número más bajo a su lado, { $value } en { $spaces }
}
score-reason-forest = Bosque en { $spaces }
score-reason-city = Ciudad en { $spaces }
score-reason-mountain = Montaña en { $spaces }
score-reason-pyramid = Pirámide en { $spaces }
score-reason-hut = { $count ->
    [0] Cabaña en { $space }, sin bosque a su lado
    [one] Cabaña en { $space }, junto a { $count } casilla de bosque, { $spaces }
   *[other] Cabaña en { $space }, junto a { $count } casillas de bosque, { $spaces }
}
score-reason-statue = { $count ->
    [0] Estatua en { $space }, sin ciudad a su lado
    [one] Estatua en { $space }, junto a { $count } casilla de ciudad, { $spaces }
   *[other] Estatua en { $space }, junto a { $count } casillas de ciudad, { $spaces }
}
score-reason-mine = { $count ->
    [0] Mina en { $space }, sin montaña a su lado
    [one] Mina en { $space }, junto a { $count } casilla de montaña, { $spaces }
   *[other] Mina en { $space }, junto a { $count } casillas de montaña, { $spaces }
}
score-reason-snake = { $count ->
    [0] Serpiente en { $space }, suelta, sin números a su lado
   *[other] Serpiente en { $space }, suelta, quita el número más alto a su lado, { $value } en { $spaces }
}
score-reason-escaped = Serpiente en { $space }: has escapado
score-reason-full = No quedan casillas vacías

# What several reasons of one kind come to
score-sum-sequence = { $count } secuencias { $stars }
score-sum-group = grupos de { $values }
score-sum-vanquished = { $count } vencidas { $stars }
score-sum-mummy = { $count } sueltas { $stars }
score-sum-treasure = tesoros { $values }
score-sum-lost = { $count } perdidos
score-sum-overcome = { $count } vencidos { $stars }
score-sum-danger = { $count } sueltos { $stars }
score-sum-forest = { $count } bosques
score-sum-city = { $count } ciudades
score-sum-mountain = { $count } montañas
score-sum-pyramid = { $count } pirámides
score-sum-hut = cabaña { $stars }
score-sum-statue = estatua { $stars }
score-sum-mine = mina { $stars }
score-sum-snake = { $count } sueltas { $stars }
score-sum-escaped = { $count } burladas
score-sum-full = no quedan casillas vacías

# The end
score-title = Fin
score-home = Inicio
score-print = Imprimir
score-solo = { $turns ->
    [one] En solitario · { $turns } turno
   *[other] En solitario · { $turns } turnos
}
score-together = { $turns ->
    [one] { $turns } turno · { $count } en la mesa
   *[other] { $turns } turnos · { $count } en la mesa
}
score-where-from = De dónde salen las estrellas
score-everybody = Todas las hojas
score-made = { $stars ->
    [one] { $stars } estrella.
   *[other] { $stars } estrellas.
}
score-make-tourist = { $count ->
    [one] estrella. Tu rango:
   *[other] estrellas. Tu rango:
}
score-make-pathfinder = { $count ->
    [one] estrella. Tu rango:
   *[other] estrellas. Tu rango:
}
score-make-voyager = { $count ->
    [one] estrella. Tu rango:
   *[other] estrellas. Tu rango:
}
score-make-explorer = { $count ->
    [one] estrella. Tu rango:
   *[other] estrellas. Tu rango:
}
score-rank-tourist = Turista
score-rank-pathfinder = Rastreador
score-rank-voyager = Viajero
score-rank-explorer = Explorador
score-rank-label = { stars }: { $rank }
score-rank-range = { $from }–{ $to }
score-rank-from = desde { $from }
score-placed = Puesto { $place }: { $name }, { stars }
score-winner = Gana { $names }.
score-winners = Comparten la victoria: { $names }.
score-tie-shared = { $one } y { $two } tienen { $stars }, y todo lo demás también es igual: comparten el puesto.
score-tie-temple = { $one } y { $two } tienen { $stars }. La secuencia de { $one } es más larga: { $first } casillas contra { $second }.
score-tie-island = { $one } y { $two } tienen { $stars }. El mejor tesoro de { $one } es { $first }; el de { $two }, { $second }.
score-tie-valley = { $one } y { $two } tienen { $stars }. Los edificios de { $one } dan { $first }; los de { $two }, { $second }.
score-next = Y ahora
score-replay = Repetición
score-share = Compartir
score-again = Otra vez
score-again-front = Otra vez, en el anverso
score-again-back = Otra vez, en el reverso
score-follow = Seguir jugando
score-host-again = Quien lleva la mesa puede empezar otra partida.
score-rematch = Hay una mesa nueva abierta. Tu sitio se guarda.
score-record = Descargar la partida
score-downloaded = La imagen está en tus descargas.
score-no-picture = Aquí no se puede hacer la imagen.
score-seal = Estos dados se sellaron antes de la partida.
score-seal-good = Estos dados se sellaron antes de la partida. Comprobado.
score-seal-wrong = Estos dados no encajan con su sello.
score-seal-real = Habéis tirado dados de verdad.
score-seal-title = Los dados
score-seal-how = Antes de que nadie se sentara, se sacó un secreto y se selló: su huella quedó a la vista. Cada cual añadió algo de su propia suerte. Cada tirada y cada intercambio de hojas salen solo de ahí, así que nadie pudo torcerlos.
score-seal-all-good = { $count } comprobaciones, todo bien.
score-seal-not-good = No todas las comprobaciones salen bien.
score-seal-unknown = Ahora mismo no se puede comprobar.
score-seal-every = Comprobación por comprobación
score-seal-yourself = Ahora el secreto está abierto. Descarga la partida y cualquiera puede volver a comprobarla.
