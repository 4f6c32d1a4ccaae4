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
score-reason-mummy = Momia en { $space }, sin vencer
score-reason-treasure = { $count ->
    [0] Tesoro de { $value } en { $space }
   *[other] Tesoro de { $value } en { $space }, señalado por { $spaces }
}
score-reason-lost = Tesoro de { $value } en { $space }, perdido por su peligro
score-reason-overcome = { $count ->
    [0] Peligro en { $space }, superado, sin números a su lado
   *[other] Peligro en { $space }, superado, da el número más bajo a su lado, { $value } en { $spaces }
}
score-reason-danger = { $count ->
    [0] Peligro en { $space }, sin superar, sin números a su lado
   *[other] Peligro en { $space }, sin superar, quita el número más bajo a su lado, { $value } en { $spaces }
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
    [0] Serpiente en { $space }, sin esquivar, sin números a su lado
   *[other] Serpiente en { $space }, sin esquivar, quita el número más alto a su lado, { $value } en { $spaces }
}
score-reason-escaped = Serpiente en { $space }, esquivada
score-reason-full = No quedan casillas vacías

# What several reasons of one kind come to
score-sum-sequence = { $count } secuencias { $stars }
score-sum-group = grupos de { $values }
score-sum-vanquished = { $count } vencidas { $stars }
score-sum-mummy = { $count } sin vencer { $stars }
score-sum-treasure = tesoros { $values }
score-sum-lost = { $count } perdidos
score-sum-overcome = { $count } superados { $stars }
score-sum-danger = { $count } sin superar { $stars }
score-sum-forest = { $count } bosques
score-sum-city = { $count } ciudades
score-sum-mountain = { $count } montañas
score-sum-pyramid = { $count } pirámides
score-sum-hut = cabaña { $stars }
score-sum-statue = estatua { $stars }
score-sum-mine = mina { $stars }
score-sum-snake = { $count } sin esquivar { $stars }
score-sum-escaped = { $count } esquivadas
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
score-rank-from = { $from } o más
score-rank-rare = Aquí, { $rank } es un sueño: incluso sabiendo de antemano todos los dados, solo se llega más o menos una vez de cada diez.
score-placed = Puesto { $place }: { $name }, { stars }
score-winner = Gana { $names }.
score-winners = Comparten la victoria: { $names }.
# $names have the same stars; $order is one score-tie-value for each value of the tie-break, and score-tie-less
score-tie-shared = { $names } empatan a { $stars }, y todo lo demás también es igual: comparten el puesto.
score-tie-temple = { $names } empatan a { $stars }. Decide la secuencia más larga: { $order }.
score-tie-island = { $names } empatan a { $stars }. Decide el tesoro más alto: { $order }.
score-tie-valley = { $names } empatan a { $stars }. Deciden las estrellas de los edificios: { $order }.
score-tie-value = { $value } para { $names }
# how many others have a value below those that are named
score-tie-less = menos para { $count } más
# $names have the same stars and the same tie-break
score-tie-place = { $names } comparten el puesto { $place }.
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
score-install = Añadir a la pantalla de inicio
score-install-never = No, gracias
score-downloaded = La imagen está en tus descargas.
score-no-picture = Aquí no se puede hacer la imagen.
score-seal = Los dados se están comprobando en este dispositivo…
score-seal-good = Nadie eligió estos dados. Comprobado en este dispositivo.
score-seal-wrong = Algo no encaja en estos dados. Toca para ver qué.
score-seal-real = Habéis tirado dados de verdad.
score-seal-none = El servidor tiró estos dados solo.
score-seal-seed = Estos dados encajan con su sello.
score-seal-title = Los dados
score-seal-how = Antes de la primera tirada, cada dispositivo y el servidor fijaron una fila de secretos y mostraron su huella. Cada tirada se hace con los siguientes secretos de todo el mundo, que se abrieron solo al cerrarse el turno anterior. Así nadie pudo elegir una tirada ni conocerla antes, ni siquiera quien lleva el servidor.
score-seal-how-first = Antes de la primera tirada, cada dispositivo y el servidor fijaron sus secretos y mostraron una huella; después los dispositivos abrieron los suyos. Cada tirada sale de ahí, así que nadie pudo elegirla, ni siquiera quien lleva el servidor. Solo el servidor pudo conocerlas antes.
score-seal-how-alone = Antes de la primera tirada, tu dispositivo y el servidor fijaron sus secretos y mostraron una huella; después tu dispositivo abrió el suyo. Cada tirada sale de ahí, así que nadie pudo elegirla. Solo el servidor pudo conocerlas antes.
score-seal-how-none = Ningún dispositivo añadió un secreto. Cada tirada sale de lo que el servidor había fijado antes de la partida, pero quien lo lleva pudo probar muchos secretos y quedarse con el que más le gustara.
score-seal-how-seed = Es una partida más antigua. Sus dados salen de un solo secreto del servidor, sellado antes de la partida, y de lo que cada dispositivo añadió a la vista. Quien lleva el servidor pudo conocerlos, y pudo elegir lo último que se añadió.
score-seal-how-real = Habéis tirado dados de verdad y alguien los escribió. Aquí solo se sacaron los intercambios de hojas, de secretos que cada dispositivo había fijado antes de la partida.
score-seal-all-good = { $count } comprobaciones, todo bien.
score-seal-unknown = Ahora mismo no se puede comprobar.
score-seal-every = Comprobación por comprobación
score-seal-yourself = Todo se ha vuelto a calcular en este dispositivo, con la partida guardada y con lo que guardó mientras jugabas. Descarga la partida y cualquiera puede volver a comprobarla.
score-own-none = Este dispositivo no jugó, así que no tiene nada propio que comparar.
score-own-seal-good = El sello es el que este dispositivo vio antes de la primera tirada.
score-own-seal-wrong = El sello no es el que este dispositivo vio antes de la primera tirada.
score-own-links-good = Los secretos de este dispositivo están en las tiradas para las que los dio: { $count }
score-own-links-wrong = Este dispositivo dio su secreto, pero la partida guardada lo deja fuera, en estos turnos: { $turns }
score-own-links-late = El secreto de este dispositivo quedó fuera porque llegó tarde, dice el servidor, en estos turnos: { $turns }
score-own-passed = El servidor no pidió su secreto a este dispositivo, aunque estaba ahí, en estos turnos: { $turns }
score-own-turns-good = Cada turno es como lo vio este dispositivo: { $count }
score-own-turns-wrong = Estos turnos no son como los vio este dispositivo: { $turns }
score-own-faults = Mientras jugabas, el servidor pidió secretos antes de tiempo o cambió lo que estaba fijado.
