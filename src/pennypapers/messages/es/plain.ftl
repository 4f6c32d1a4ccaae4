# What commands print and ask line by line: `play --plain`, `count`, `score`, `replay`, `show`, `hint` and `verify`.
# Marks, spaces such as c4 and names of files are never translated.

## Before the first roll

plain-menu = { $name } ({ $key }), desde { $age } años, { $minutes } minutos
plain-which-adventure = ¿Qué aventura? { $numbers } (Intro para 1):
plain-no-adventure = Aquí no hay ningún «{ $text }». Escribe { $choices }.
plain-who = ¿Quién juega? Nombres separados por comas (Intro para jugar en solitario):
plain-title = { $name }, plano { $layout }
plain-helps-always = ? ayuda en todo momento. Lo que está a tinta se guarda aquí:

## A turn

plain-turn = Turno { $turn }.
plain-turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}
plain-players = { $count ->
    [one] { $count } persona
   *[other] { $count } personas
}
plain-standing = Estrellas: { $list }.
plain-pass-to = Pásaselo a { $name } y pulsa Intro.
plain-rolled = Tirada: { $dice }.
plain-die-purple = morado { $face }
plain-die-green = verde { $face }
plain-die-red = rojo { $face }
plain-type-dice = Tira los tres dados y escribe lo que muestran, morado verde rojo, como 2 D 5.
plain-draw-own = Dibuja en tu hoja.
plain-draw-beside = Dibuja en tu hoja, al lado de { $before } si hay sitio.
plain-holds-yours = Alguien tiene la tuya. Verás el dibujo cuando acabe todo el mundo.
plain-rules = (Las reglas: { $clauses })
plain-inked = A tinta: { $marks }.
plain-bot-inked = { $name } ha jugado { $marks }: { $stars }.
plain-pencil = A lápiz: { $marks }
plain-more = { $stars }, { $count } más con esto
plain-fewer = { $stars }, { $count } menos con esto
plain-same = { $stars }, con esto o sin esto
plain-took-back = Deshecho: { $mark }.
plain-nothing-in-pencil = No hay nada a lápiz. La tinta se queda (G8).
plain-ink-or-undo = Intro lo pasa a tinta, «{ plain-word-undo }» lo borra.
plain-pick = O elige de la lista, por su número.
plain-choose = Elige: escribe su número.
plain-type-a-mark = Escribe una marca, como { $mark }.
plain-nothing-to-write = No se puede escribir nada.
plain-hint-by = { $bot } jugaría:
plain-sheet-after = Hoja de { $name } tras el turno { $turn }: { $stars }.

# What may be done, a label and what goes behind it
plain-label-draw = dibujar
plain-label-numbers = números
plain-label-where = dónde
plain-label-cross = tachar
plain-label-pass = pasar
plain-label-reveal = revelar
plain-label-treasure = tesoro
plain-draw-where = { $what }, en { $where }
plain-spends-nine = { $marks } (gasta un 9)
plain-also = { $number } (también { $sums })
plain-penny = cualquiera del 1 al 15, con Penny
plain-penny-or = cualquiera del 1 al 15, con Penny;  sin ella:  { $numbers }
plain-any-of = una de las { $count } casillas con { $sign } ({ $kinds })

# What is wrong with a line that was typed
plain-help-is-near = ? ayuda.
plain-undo-helps = «{ plain-word-undo }» borra lo que está a lápiz.
plain-no-mark = «{ $text }» no es una marca. Escribe { $samples }.
plain-nobody = Nadie se llama «{ $name }». Aquí juegan { $names }.
plain-write-where = Escribe dónde: c4={ $number } pone un { $number } en c4.
plain-list-is-short = La lista llega hasta { $last }: no hay ningún { $number }.
plain-can-take = En { $space } puede ir { $values }. Escribe { $mark }.
plain-nothing-goes = En { $space } no puede ir nada ahora.
plain-may-go = Ahí puede ir { $values }: { $mark }.
plain-nothing-to-say = No hay nada que decir de «{ $topic }». Pregunta por una casilla (? c4) o una regla (? T3).

# The words that can be typed; the English ones are always understood too
plain-word-done = listo
plain-word-ink = tinta
plain-word-undo = deshacer
plain-word-stars = estrellas
plain-word-sheet = hoja
plain-word-words = palabras
plain-word-hint = pista
plain-word-help = ayuda
plain-word-quit = salir
plain-dice-prompt = dados>

# What can be typed, each behind its word
plain-command-mark = escribe un 7 en c4; varias marcas se separan con espacios
plain-command-enter = pasa a tinta lo que está a lápiz ({ plain-word-done } también)
plain-command-undo = deshace la última marca, mientras esté a lápiz
plain-command-stars = las estrellas hasta ahora, y por qué
plain-command-sheet = dibuja la hoja otra vez; { plain-word-sheet } NOMBRE muestra otra
plain-command-words = la hoja en palabras
plain-command-hint = lo que jugaría un bot
plain-command-about = sobre una casilla, sobre una regla
plain-command-quit = dejarlo; la partida se guarda y puede seguir
plain-sample-boat = a1=B dibuja un barco en a1
plain-sample-hut = c4=H dibuja una cabaña en c4 (S una estatua, M una mina)

## Sheets and results

plain-legend-legal = posible ahora
plain-legend-pencil = a lápiz
plain-legend-highlight = cuenta
plain-legend-clouds = nubes
plain-sheet = { $name }, plano { $layout }, { $rows ->
    [one] { $rows } fila
   *[other] { $rows } filas
} y { $columns ->
    [one] { $columns } columna
   *[other] { $columns } columnas
}, { $spaces ->
    [one] { $spaces } casilla
   *[other] { $spaces } casillas
}: { $kinds }. Llenas: { $filled }, vacías: { $empty }.
plain-not-on-sheet = no está en esta hoja
plain-row = Fila { $row }:
plain-span = { $first } a { $last }
plain-treasures = Tesoros: { $list }.
plain-in-all = { $stars } en total.
plain-not-over = La partida no ha terminado; así está tras el turno { $turn }.
plain-ranks = (Los rangos empiezan en { $steps }; { $clause }.)
plain-ended = (Fin de la partida: { $clause }.)
plain-what-counts = Lo que cuenta: { $list }
plain-no-places = Estas hojas no son de la misma aventura y plano, así que no hay puestos.
plain-hint = Turno { $turn }, { $name }, dados { $dice }. { $bot } dice:
plain-check-good = bien
plain-check-wrong = MAL

## Typing what stands on paper

plain-paper-how = Escribe cada fila de izquierda a derecha con espacios: números, . para nada, ! para un peligro, !x si está tachado. Lo que falte al final está vacío, Intro es una fila vacía, < vuelve una fila atrás, «{ plain-word-quit }» sale.
plain-paper-symbols = También: { $symbols }.
plain-paper-symbol = { $sign } para { $name }
plain-paper-treasure = *7 detrás para un tesoro de 7
plain-paper-first = ¿De quién es la hoja? (Intro si no tiene nombre):
plain-paper-next = ¿De quién es la hoja? (Intro cuando no haya más):
plain-paper-taken = «{ $name }» ya tiene una hoja.
plain-paper-row = fila { $row }, { $first } a { $last }:
plain-paper-long = La fila { $row } tiene { $spaces } casillas, y estas son { $typed }.
plain-paper-discovery = descubrimiento, como forest a1 a2 b2 b3 c3 (Intro cuando estén todos):
plain-paper-claims = tu propia cuenta para comparar, como { $example } (Intro para nada):

## What stands before a text, and why files cannot be read or written

plain-labelled = { $label }: { $text }
plain-line = línea { $line }
plain-why-missing = no existe ese archivo o carpeta
plain-why-folder = es una carpeta
plain-why-no-folder = no es una carpeta
plain-why-there = ya existe
plain-why-forbidden = no tienes permiso
plain-why-read-only = ahí no se puede guardar nada
plain-why-full = el disco está lleno
plain-why-long = el nombre es demasiado largo
