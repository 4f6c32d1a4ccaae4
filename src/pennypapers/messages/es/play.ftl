# The screen of a game. Spaces such as c4, rolls and marks are never translated.

play-number = { $number ->
    [1] Uno
    [2] Dos
    [3] Tres
    [4] Cuatro
    [5] Cinco
    [6] Seis
    [7] Siete
    [8] Ocho
    [9] Nueve
    [10] Diez
    [11] Once
    [12] Doce
    [13] Trece
    [14] Catorce
   *[15] Quince
}

# The bar
play-menu = Menú
play-help = Ayuda
play-solo = Solitario
play-have-inked = { $done ->
    [one] ha terminado
   *[other] han terminado
}
play-players = en la mesa
play-turn = Turno { $turn } · { $side }
play-turn-of = Turno { $turn } de { $last } · { $side }
play-progress = { $done ->
    [one] { $done } de { $count } ha terminado
   *[other] { $done } de { $count } han terminado
}
play-time-left = { $seconds ->
    [one] Queda { $seconds } segundo
   *[other] Quedan { $seconds } segundos
}

# The dice
play-dice = Dados
play-die = Dado { $colour }: { $face }
play-die-used = Dado { $colour }: { $face }, usado
play-die-idle = Dado { $colour }: { $face }, no cuenta
play-die-blank = aún sin tirar
play-colour-purple = morado
play-colour-green = verde
play-colour-red = rojo
play-face-temple-penny = Penny
play-face-temple-helper = Ganzúa
play-face-temple-danger = Momia
play-face-island-penny = Penny
play-face-island-helper = Navegación
play-face-island-danger = Peligro
play-face-valley-penny = Penny
play-face-valley-helper = Dakota
play-face-valley-danger = Serpiente
play-rolled = Han salido: { $purple }, { $green }, { $red }.
play-rolled-colours = Han salido: morado { $purple }, verde { $green }, rojo { $red }.
play-typed-by = { $name } ha escrito estos dados.

# The sentence beside the dice
play-dice-coming = Ya vienen los dados.
play-type-roll = Tira tus dados.
play-type-roll-more = Luego toca lo que muestran.
play-host-types = { $name } tira los dados.
play-paused = La partida está en pausa.
play-paused-more = Tu borrador se guarda.
play-goes-on = La partida sigue.
play-watching = Estás mirando.
play-inked = Ya está a tinta.
play-thinking-one = { $name } sigue pensando.
play-thinking-two = { $name } y { $other } siguen pensando.
play-thinking-many = { $count } siguen pensando.
play-roll-temple-numbers = Escribe un número.
play-roll-temple-numbers-more = Toca un número y luego una casilla.
play-roll-temple-penny = ¡Penny! Elige del 1 al 15.
play-roll-temple-penny-more = Un 9 espanta a las momias.
play-roll-temple-helper = ¡Una Ganzúa! Escribe en una puerta.
play-roll-temple-helper-more = { $count ->
    [one] Queda una puerta cerrada.
   *[other] Quedan { $count } puertas cerradas.
}
play-roll-temple-pennyhelper = ¡Penny y una Ganzúa!
play-roll-temple-pennyhelper-more = Cualquier número, en una puerta.
play-no-door = Una Ganzúa, pero no quedan puertas.
play-no-door-more = Escribe en una casilla normal.
play-must-pass = Una Ganzúa, y no quedan puertas.
play-must-pass-more = En esta mesa, pasas.
play-roll-island-numbers = Escribe un número.
play-roll-island-numbers-more = Toca un número y luego una casilla.
play-roll-island-penny = ¡Penny! Elige del 1 al 15.
play-roll-island-penny-more = Un 9 supera los peligros.
play-roll-island-helper = Un barco o un número.
play-roll-island-helper-more = Los barcos van pegados a la isla.
play-roll-island-pennyhelper = Un barco o cualquier número.
play-roll-island-pennyhelper-more = Penny da del 1 al 15.
play-roll-valley-numbers = Usa uno, dos o tres dados.
play-roll-valley-numbers-more = Toca un número y luego una casilla.
play-roll-valley-penny = ¡Penny! Elige del 1 al 15.
play-roll-valley-penny-more = Los otros dados también cuentan.
play-roll-valley-helper = ¡Dakota! Puedes construir.
play-roll-valley-helper-more = Los otros dados también cuentan.
play-roll-valley-pennyhelper = ¡Penny y Dakota!
play-roll-valley-pennyhelper-more = Usa los tres dados si quieres.
play-which-number = ¿Qué va en { $space }?
play-which-number-more = Toca un número abajo.
play-tap-number = { play-number }: toca una casilla.
play-tap-B = Un barco: toca el mar.
play-tap-H = Una cabaña: toca una casilla.
play-tap-S = Una estatua: toca una casilla.
play-tap-M = Una mina: toca una casilla.
play-tap-x = Toca lo que quieras tachar.
play-drawn-B = Un barco.
play-drawn-H = Una cabaña.
play-drawn-S = Una estatua.
play-drawn-M = Una mina.
play-drawn-x = Tachado.
play-from-p = { play-number }, del dado morado.
play-from-g = { play-number }, del dado verde.
play-from-r = { play-number }, del dado rojo.
play-from-penny = { play-number }, de Penny.
play-from-sum = { $sum } = { $number }.
play-move-it = Toca otra casilla para moverlo.
play-go-on = Sigue, o pásalo a tinta.
play-go-on-more = Puedes dejar dados sin usar.
play-passed = Pasas.
play-choose-treasure = ¿Qué tesoro?
play-choose-treasure-more = No hay sitio para todos.
play-discovery = ¿Un descubrimiento?
play-discovery-more = Trázalo con el dedo o toca sus casillas.
play-found-forest = ¡Un bosque!
play-found-city = ¡Una ciudad!
play-found-mountain = ¡Una montaña!
play-found-pyramid = ¡Una pirámide!
play-found-more = Un descubrimiento por turno. ¿A tinta?

# A danger turn
play-danger-title-temple = Una momia
play-danger-title-island = Un peligro
play-danger-title-valley = Una serpiente
play-danger-temple = Despierta una momia.
play-danger-island = Peligro a la vista.
play-danger-valley = Se cuela una serpiente.
play-danger-solo = Dibuja en una casilla de esquinas rojas.
play-hold = Tienes la hoja de { $name }.
play-danger-draw-temple = Dibuja una momia en una casilla normal vacía. Luego se devuelve la hoja.
play-danger-draw-island = Dibuja una calavera en tierra vacía. Luego se devuelve la hoja.
play-danger-draw-valley = Dibuja una serpiente en una casilla vacía. Luego se devuelve la hoja.
play-tab = Hoja de { $name }
play-holds = { $name } → { $owner }
play-holds-yours = { $name } tiene la tuya. Verás el dibujo cuando acabe todo el mundo.
play-drew-temple = { $name } ha dibujado una momia en { $space }.
play-drew-island = { $name } ha dibujado una calavera en { $space }.
play-drew-valley = { $name } ha dibujado una serpiente en { $space }.
play-leave-it = Dejar ahí

# Chips
play-next = Qué escribir
play-chips = Números
play-uses = Este turno, de momento
play-sealed = Sellado. Los demás lo ven cuando acabe todo el mundo.
play-dice-left-out = Turno { $turn }: el secreto de tu dispositivo llegó tarde y no está en esta tirada.
play-dice-fault = El servidor cambió lo que estaba fijado antes de la partida. Tu dispositivo ya no añade nada a los dados.
play-penny = Penny
play-plus = { " más " }
play-or = { " o " }
play-face-of = { $face } { $colour }
play-chip-made = { $name }, { $made }
play-chip-closed = { $name }, ahora no se puede: { $reason }
play-chip-elsewhere = { $name }, no en esta casilla
play-chip-B = Barco
play-chip-H = Cabaña
play-chip-S = Estatua
play-chip-M = Mina
play-chip-cross = tachar
play-chip-x-temple = Tachar una momia
play-chip-x-island = Tachar un peligro
play-chip-x-valley = Tachar una serpiente
play-closed = ahora no
play-closed-V4-building = número antes
play-closed-V6-die = ya usado
play-closed-V6-once = ya está
play-closed-V6-full = no cabe
play-closed-V8-nine = necesita 9
play-closed-G9-no-nine = necesita un 9
play-closed-I2-one = uno por turno
play-closed-I5-full = sin mar libre
play-closed-V9-last = demasiado tarde
play-use-penny = Penny: { $mark } en { $space }
play-use-die = { $mark } en { $space }
play-use-sum = { $sum } = { $mark } en { $space }
play-use-drew = { $mark } en { $space }
play-use-cross = { $space }: tachado
play-use-treasure = Tesoro { $value } en { $space }
play-use-pass = Turno pasado
play-treasure = Tesoro { $value }
play-treasure-in = en { $space }

# Discoveries
play-suggestions = Descubrimientos
play-kind-forest = Bosque
play-kind-city = Ciudad
play-kind-mountain = Montaña
play-kind-pyramid = Pirámide
play-ways = { $count ->
    [one] una forma
   *[other] { $count } formas
}
play-another-way = toca para ver otra
play-one-more = una más: { $space }
play-nothing-there = Ahí aún no hay nada que descubrir.
play-nothing-to-find = Aún no hay nada que descubrir.

# The footer
play-undo = Deshacer
play-hint = Pista
play-hint-thinking = Pensando una pista…
play-hint-by = { $bot } escribiría:
play-hint-stars = { $count ->
    [one] { $count } estrella esperada
   *[other] { $count } estrellas esperadas
}
# $error dice lo seguro que es: el número verdadero está dentro diecinueve de cada veinte veces
play-hint-about = { $count } ± { $error } estrellas esperadas
play-ink-it = A tinta
play-pass = Pasar
play-discover = Descubrir
play-skip-discovery = Saltar
play-waiting = { $count ->
    [0] Ya está todo a tinta
    [one] Falta una persona
   *[other] Faltan { $count } personas
}
play-said-inked = Pasado a tinta.
play-said-chosen = { $count ->
    [one] { $name }: una casilla.
   *[other] { $name }: { $count } casillas.
}
play-said-pencilled = A lápiz: { $what }. { stars }.
play-said-erased = Ya no hay nada a lápiz.
play-show-where = Ver dónde puede ir
play-read-rule = Leer la regla { $clause }

# Stars
play-stars = Estrellas
play-stars-change = { $change } con este borrador

play-to-rank = { $count ->
    [one] Una estrella para { $rank }
   *[other] { $count } estrellas para { $rank }
}
play-at-top-rank = { $rank }: no hay rango más alto
play-spaces-left = { $count ->
    [one] Queda una casilla
   *[other] Quedan { $count } casillas
}
play-rolls-so-far = { $count ->
    [one] Una tirada hasta ahora
   *[other] { $count } tiradas hasta ahora
}
play-look-at = Ver la hoja de { $name }
play-look-at-own = Ver tu propia hoja

play-news = { $title }: { $text }

# Players
play-at-the-table = En la mesa
play-is-thinking = piensa
play-is-away = ahora juega un bot
play-has-inked = ha terminado
play-has-drawn = ha dibujado
play-is-host = lleva la mesa
play-is-bot = un bot
play-lost-line = sin conexión
play-is-late = se pone al día
play-make-host = Dar la corona
play-remove = Quitar

# The sheets
play-your-temple = Tu templo
play-your-island = Tu isla
play-your-valley = Tu valle

# The menu
play-sounds-on = Sonidos: sí
play-sounds-off = Sonidos: no
play-rules = Las reglas
play-lesson = Aprender a jugar
play-big-screen = Pantalla grande
play-record = Descargar la partida
play-home = Inicio. Un bot cuida tu sitio.
play-home-solo = Inicio. La partida te espera.
play-leave = Dejar mi sitio
play-leave-sure = Toca otra vez: un bot sigue con tu hoja
play-give-up = Abandonar la partida
play-give-up-sure = Toca otra vez para abandonarla
play-you-host = Llevas la mesa
play-pause = Pausa
play-resume = Seguir
play-skip = Que acaben los bots
play-lock = Bloquear la mesa
play-unlock = Desbloquear la mesa
play-more-time = Más tiempo
play-usual-time = Volver al tiempo normal
play-correct-dice = Corregir los dados

# Real dice
play-typed-done = Estos son los dados
play-typed-die = Dado { $colour }

# A mark as text
play-typed-mark = Escribir una marca
play-typed-mark-how = Una casilla y lo que va en ella, como c4=15
play-typed-write = A lápiz
play-typed-unread = Escríbelo como c4=15, o d5x para tachar.

# Help and keys
play-help-temple = Escribe cada turno un número de los dados. Los vecinos que suben de uno en uno forman una secuencia, tres iguales forman un grupo y un 9 vence a las momias que lo rodean.
play-help-island = Escribe cada turno un número, al lado de un número o de un barco. Cuatro iguales a izquierda, derecha, arriba y abajo de un punto revelan ahí un tesoro.
play-help-valley = Usa cada turno uno, dos o tres dados, al lado de un número. Luego, si quieres, revela un descubrimiento: un bosque, una ciudad, una montaña o una pirámide.
play-help-pencil = A lápiz puedes cambiar cuantas veces quieras. La tinta se queda.
play-keys = Teclas
play-key-arrows = Flechas
play-key-arrows-do = recorrer la hoja
play-key-digits-do = elegir un número
play-key-letters-do = barco, cabaña, estatua, mina, tachar
play-key-enter = Intro
play-key-enter-do = escribir ahí
play-key-back = Retroceso, Ctrl+Z
play-key-back-do = deshacer
play-key-ink = I, Ctrl+Intro
play-key-ink-do = pasar a tinta
play-key-discover-do = buscar un descubrimiento
play-key-hint-do = mostrar u ocultar una pista
play-key-slash-do = escribir una marca, como c4=15
play-key-escape = Escape
play-key-escape-do = cerrar, soltar
play-key-help-do = esta lista

play-time-wrote-yours = El tiempo ha terminado y un bot ha escrito por ti: { $what }.
play-bot-wrote-yours = Un bot ha jugado este turno por ti: { $what }.
play-time-wrote = { $count ->
    [0] El tiempo ha terminado y un bot ha escrito por { $names }.
   *[other] El tiempo ha terminado y un bot ha escrito por { $count } personas.
}
play-bot-wrote = { $count ->
    [0] Un bot ha jugado este turno por { $names }.
   *[other] Un bot ha jugado este turno por { $count } personas.
}
