# What commands print beside games and sheets: `serve`, `simulate`, `layouts`, `print`, and what they cannot do.
# Options, names of files and what is typed are never translated.

cli-serve-at = Las mesas están en { $url } (Ctrl-C detiene el servidor)
cli-serve-at-other = Las mesas están en { $url } (el puerto { $taken } está ocupado; Ctrl-C detiene el servidor)
cli-serve-or = o { $url }
cli-serve-only-here = Solo este ordenador puede llegar a ellas; con --host 0.0.0.0 puede toda tu red.
cli-serve-needs = al servidor le falta algo ({ $packages }): { $install }
cli-serve-workers = varios procesos comparten sus mesas con PostgreSQL; indica --database postgresql://…
cli-sim-alone = { $name }, { $layout }: { $games } partidas de { $bot } en solitario (semilla { $seed })
cli-sim-tables = { $name }, { $layout }: { $games } partidas de { $bot } en mesas de { $players } (semilla { $seed })
cli-sim-stopped = Detenido antes de tiempo; estas son las partidas terminadas.
cli-sim-label-stars = estrellas
cli-sim-label-made = salen de
cli-sim-label-ranks = rangos
cli-sim-label-winners = victorias
cli-sim-label-turns = turnos
cli-sim-label-speed = ritmo
cli-sim-stars = { $mean } de media, dispersión { $spread }, de { $least } a { $most }
cli-sim-range = la mitad entre { $first } y { $third }, nueve de cada diez entre { $low } y { $high }, el centro en { $middle }
cli-sim-part = { $name } { $stars }
cli-sim-share = { $name } { $share } %
cli-sim-turns = { $mean } por partida, de { $least } a { $most }
cli-sim-speed = { $games } partidas/s, { $turns } turnos/s ({ $seconds } s, { $processes })
cli-sim-processes = { $count ->
    [one] { $count } proceso
   *[other] { $count } procesos
}
cli-sim-winners = { $stars } estrellas de media; el { $share } % de las partidas se comparte
cli-sim-too-many = son más de { $most } hojas; simula por partes
cli-progress = { $done } de { $games } partidas
cli-left = quedan { $time }
cli-layout-untried = sin probar: hace falta numba, { $install }
cli-layout-no-good = { $name } no sirve: { $why }; prueba otra semilla
cli-layout-tried = { $name } se ha probado con { $games } partidas por bot: { $means } estrellas de media (rangos desde { $ranks })
cli-layout-too-easy = un Turista supera su rango en el { $share } % de las partidas
cli-layout-by-chance = ahí pensar no da más estrellas que el azar
cli-file-ending = el archivo de un plano acaba en { $ending }, no como { $file }
cli-file-there = { $path } ya existe; elige otro nombre
cli-folder-there = { $path } ya existe; elige otra carpeta
cli-game-there = { $path } ya existe; sigue con --resume, o elige otro nombre
cli-cannot-write = { $path } no se puede escribir: { $why }
cli-cannot-read = { $path } no se puede leer: { $why }
cli-which-side = di de qué aventura ({ $side }): { $command }
cli-no-layout = { $why }; el nombre de un archivo acaba en { $ending }
cli-other-adventure = { $file } es un plano de otra aventura: { $found }, no { $wanted }
cli-folder-full = en { $folder } ya hay demasiados planos llamados { $name }
cli-resume-alone = --resume sigue con la partida tal como está; quita { $option }
cli-challenge-alone = un reto tiene su hoja, sus dados y sus reglas; quita { $option }
cli-dice-of-alone = --dice-of toma la aventura, el plano y las reglas de la casa de esa partida; quítalos
cli-challenge-there = { $path } ya existe; da otro archivo con --out
cli-hint-not-known = { $danger }: se dibuja en la hoja de otra persona, y aún no se sabe cuál tienes
cli-hint-no-roll = no hay ninguna tirada en la mesa; indícala con --roll, como --roll '2 D 5'
cli-count-files-alone = una hoja ya dice su aventura y su plano; indica solo archivos
cli-rules-no-clause = no hay ninguna regla { $clause }; van de { $first } a { $last }
cli-print-needs = para imprimir falta algo ({ $packages }): { $install }
cli-print-made = { $pages ->
    [one] { $file }: { $pages } página { $paper }, para imprimir a tamaño real
   *[other] { $file }: { $pages } páginas { $paper }, para imprimir a tamaño real
}
cli-print-made-both = { $pages ->
    [one] { $file }: { $pages } página { $paper }, para imprimir a tamaño real, por las dos caras, girando por el borde largo
   *[other] { $file }: { $pages } páginas { $paper }, para imprimir a tamaño real, por las dos caras, girando por el borde largo
}
cli-print-one-adventure = una aventura cada vez: { $one } o { $two }
cli-print-no-layout = --layout es para hojas; { $what } no tiene
cli-number = { $number }
cli-decimal-sign = ,
cli-input-closed = la entrada estándar está cerrada
cli-no-output = no se puede escribir la salida: { $why }
cli-completion-needs = falta algo por instalar: { $install }
cli-seed = una semilla es un número a partir de 0, no { $text }
cli-seal = un sello es hexadecimal; da al menos { $digits } de sus cifras
cli-port = un puerto es un número de 0 a 65535, no { $text }
cli-root-path = una ruta son letras, cifras y - _ . ~ entre barras, como /games/penny, no { $text }
cli-root-path-ours = la ruta { $text } es el comienzo de una dirección del propio juego; elige otra
cli-amount-games = el número de partidas es un entero de { $least } a { $most }, no { $text }
cli-amount-seed = una semilla es un entero de { $least } a { $most }, no { $text }
cli-amount-players = el número de personas es un entero de { $least } a { $most }, no { $text }
cli-amount-hours = las horas son un número entero de { $least } a { $most }, no { $text }
cli-amount-clock = los segundos son un número entero de { $least } a { $most }, no { $text }
cli-amount-workers = el número de procesos es un entero de { $least } a { $most }, no { $text }
cli-limit-unknown = { $text } no es un límite; escribe NOMBRE=VALOR con uno de { $names }
cli-limit-whole = esto se cuenta, así que es un número entero, no { $text }
cli-limit-above = un límite es un número mayor que 0, no { $text }
cli-day-zone = una zona horaria es un nombre como Europe/Berlin, o lo que va por delante de UTC como +02:00, no { $text }
cli-listen-not = no se puede escuchar en { $address }: { $why }; elige otro puerto con --port
cli-listen-taken = los puertos { $first } a { $last } están todos ocupados en { $host }; elige otro con --port
cli-sim-needs = las simulaciones necesitan numba; instálalo con: { $install }
cli-sim-mean = media { $mean }
cli-plot-ending = un gráfico es una imagen que termina en { $endings }, no { $file }
cli-plot-needs = un gráfico PNG necesita Typst: { $install }; o elige un archivo .svg
cli-plot-folder = no existe la carpeta { $folder } para el gráfico
cli-layout-no-seed = la semilla { $seed } no da ningún plano en { $difficulty } ({ $name }); toma otra

## `calibrate`: a table for each layout, a row for each bot

cli-cal-title = { $name }, { $layout } (rangos a partir de { $steps } estrellas)
cli-cal-bot = bot
cli-cal-games = partidas
cli-cal-stars = estrellas
cli-cal-spread = dispersión
cli-cal-typical = lo habitual
cli-cal-share = { $share } %
cli-cal-skipped = { $bot } no juega: { $why }
cli-cal-sure = Partidas en solitario, semilla { $seed }; ± contiene la media verdadera diecinueve de cada veinte veces.
cli-cal-rank = rango { $name }
cli-cal-picture = Estrellas y rangos de { $bots } bots en { $layouts } planos

## Wrong usage

usage-see = { $why }; mira «{ $help }»
usage-required = aún falta: { $names }
usage-one-required = hace falta uno de estos: { $names }
usage-unknown = no se entiende: { $names }
usage-argument = { $name }: { $why }
usage-choice = { $value } no está entre las opciones: { $choices }
usage-value-one = falta un valor
usage-value-some = falta al menos un valor
usage-with = no va con { $name }
usage-no-value = no lleva valor; quita { $value }
usage-value = { $value } no se puede leer
usage-ambiguous = { $name } puede ser { $names }
