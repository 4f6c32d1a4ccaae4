# What commands print beside games and sheets: `serve`, `simulate`, `layouts`, `print`, and what they cannot do.
# Options, names of files and what is typed are never translated.

cli-serve-at = Las mesas están en { $url } (Ctrl-C detiene el servidor)
cli-serve-at-other = Las mesas están en { $url } (el puerto { $taken } está ocupado; Ctrl-C detiene el servidor)
cli-serve-or = o { $url }
cli-serve-only-here = Solo este ordenador puede llegar a ellas; con --host 0.0.0.0 puede toda tu red.
cli-serve-plain = Sin HTTPS los teléfonos no pueden seguir encendidos, instalar, vibrar, compartir ni avisar; docs/running-it.md muestra dos formas de tenerlo en casa.
cli-serve-needs = al servidor le falta algo ({ $packages }): { $install }
cli-serve-workers = varios procesos comparten sus mesas con PostgreSQL; indica --database postgresql://…
cli-trace = las trazas van a la dirección http o https de un colector, como http://127.0.0.1:4318, no { $text }
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
cli-executor-unknown = { $name } no nombra ningún ejecutor; hay local, dask:DIRECCIÓN, ray, ray:DIRECCIÓN y MÓDULO:NOMBRE
cli-executor-needs = este ejecutor necesita más de lo que está instalado: { $install }
cli-executor-away = nadie responde en { $address }: { $why }
cli-executor-import = { $name } no da ningún ejecutor: { $why }
cli-executor-lost = se han perdido procesos que jugaban: { $why }
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
cli-doctor-certificate = no se puede leer el certificado { $file }: { $why }
cli-doctor-sum = { $good } en orden, { $doubtful } por mirar, { $bad } mal
cli-doctor-versions = Python { $python }, con { $packages }.
cli-doctor-files = Este proceso puede abrir { $count } archivos, uno por conexión.
cli-doctor-files-no-limit = Este sistema no tiene límite de archivos abiertos.
cli-doctor-files-few = Este proceso solo puede abrir { $count } archivos: no cabrán muchos más jugadores conectados.
cli-doctor-do-files-few = Sube el límite { $count }: LimitNOFILE=65536 en una unidad de systemd, o ulimit -n 65536 antes de arrancar.
cli-doctor-port = El servidor no puede escuchar ahí ahora: { $why }.
cli-doctor-do-port = Es normal si tu servidor ya está en marcha ({ $why }); si no, elige otro puerto.
cli-doctor-address = Los teléfonos de la misma red encuentran las mesas en { $urls }.
cli-doctor-address-here = Solo este ordenador llega a { $url }.
cli-doctor-do-address-here = Detrás de un proxy en esta máquina está bien; para los teléfonos de casa indica --host 0.0.0.0 en lugar de { $url }.
cli-doctor-address-none = Este ordenador no está en ninguna red.
cli-doctor-do-address-none = Conéctalo a la red de los teléfonos.
cli-doctor-rights-good = Se pueden escribir las mesas: { $path }.
cli-doctor-rights = El usuario { $user } no puede escribir { $path }.
cli-doctor-do-rights = Da { $path } al usuario del servidor, por ejemplo con: chown { $user }.
cli-doctor-rights-no-folder = { $path } no es una carpeta.
cli-doctor-do-rights-no-folder = Indica otro lugar que { $path } con --database sqlite:///RUTA.
cli-doctor-rights-schema = El usuario de { $path } no puede crear tablas ahí.
cli-doctor-do-rights-schema = Permíteselo, en { $path }: GRANT CREATE ON SCHEMA public TO el usuario.
cli-doctor-disk = Quedan { $free } MB libres en { $path }.
cli-doctor-disk-little = Solo quedan { $free } MB libres en { $path }.
cli-doctor-do-disk-little = Una partida de cuatro ocupa unos 18 kB; haz sitio en { $path } antes de que se acaben los { $free } MB.
cli-doctor-disk-full = El disco está lleno: { $free } MB en { $path }.
cli-doctor-do-disk-full = Haz sitio ya en { $path } ({ $free } MB): lo que no se puede guardar no se puede entintar.
cli-doctor-store-kind = { $url } no es una base de datos que el servidor conozca.
cli-doctor-do-store-kind = Escribe sqlite:///RUTA o postgresql://… en lugar de { $url }.
cli-doctor-store-new = Todavía no hay base de datos; el servidor la crea: { $path }.
cli-doctor-store = La base de datos está entera, es de la versión { $version } (este programa conoce la { $known }) y tiene { $count } mesas: { $path }.
cli-doctor-store-older = La base de datos es de la versión { $version } y tiene { $count } mesas; al arrancar, el servidor la pasa a la versión { $known }: { $path }.
cli-doctor-store-newer = La base de datos { $path } es de la versión { $version }, y este programa conoce la { $known }.
cli-doctor-do-store-newer = Instala el programa más nuevo: { $path }, de la versión { $version }, no se abre con uno que conoce la { $known }.
cli-doctor-store-broken = No se puede leer la base de datos { $path }: { $why }.
cli-doctor-do-store-broken = Detén el servidor, guarda una copia de { $path } y vuelve a una copia de seguridad ({ $why }).
cli-doctor-store-package = PostgreSQL necesita un paquete más: { $install }.
cli-doctor-do-store-package = Ejecuta { $install }
cli-doctor-store-away = No se llega a la base de datos { $path }: { $why }.
cli-doctor-do-store-away = Mira si { $path } está en marcha y si la dirección, el usuario y la contraseña son correctos ({ $why }).
cli-doctor-databases = Las { $count } bases de datos van juntas.
cli-doctor-databases-first = La base de datos que se nombra primero no es la primera de este servidor.
cli-doctor-do-databases-first = Nombra primero la primera base de datos: la que tiene jugadores, retos y las notas del propietario.
cli-doctor-databases-missing = { $count ->
    [one] Falta por nombrar una base de datos de este servidor.
   *[other] Faltan por nombrar { $count } bases de datos de este servidor.
}
cli-doctor-do-databases-missing = { $count ->
    [one] Da --database una vez más: la base de datos que falta tiene mesas.
   *[other] Da --database { $count } veces más: las bases de datos que faltan tienen mesas.
}
cli-doctor-databases-other = La base de datos { $path } tiene mesas de otro servidor.
cli-doctor-do-databases-other = Nombra una base de datos vacía en lugar de { $path }.
cli-doctor-clock = El reloj va bien, por lo que se ve.
cli-doctor-clock-back = Hay mesas escritas { $seconds } segundos más tarde que ahora.
cli-doctor-do-clock-back = Alguien ha atrasado el reloj { $seconds } segundos o más; deja que lo ajuste NTP (timedatectl set-ntp true).
cli-doctor-clock-apart = El reloj de la otra máquina difiere { $seconds } segundos de este.
cli-doctor-do-clock-apart = Deja que NTP ajuste los dos relojes ({ $seconds } segundos): de ellos dependen el día de los dados del día y el fin de los retos.
cli-doctor-clock-unknown = La dirección pública no dice su hora.
cli-doctor-do-clock-unknown = Mira si el reloj va bien con: timedatectl
cli-doctor-public = El servidor responde en { $url }.
cli-doctor-public-plain = El servidor responde en { $url }, sin cifrar: los teléfonos no mantienen la pantalla encendida, no instalan nada ni comparten.
cli-doctor-do-public-plain = En casa está bien; para internet deja que un proxy hable TLS por { $url } (docs/running-it.md).
cli-doctor-public-away = Nadie responde en { $url }: { $why }.
cli-doctor-do-public-away = Mira si el servidor y el proxy están en marcha y si el nombre de { $url } lleva aquí; un certificado propio se indica con --certificate ({ $why }).
cli-doctor-public-other = Lo que responde en { $url } no es nuestro servidor (estado { $status }).
cli-doctor-do-public-other = Haz que el proxy pase { $url } y todo lo que hay debajo al servidor (estado { $status }).
cli-doctor-path = La página encuentra sus archivos bajo { $path }.
cli-doctor-path-other = La página busca sus archivos bajo { $said }, y la dirección los tiene bajo { $path }.
cli-doctor-do-path-other = Arranca el servidor con --root-path { $path }, o haz que el proxy diga X-Forwarded-Prefix: { $path } (ahora { $said }).
cli-doctor-path-no-page = No hay ninguna página nuestra en { $url }.
cli-doctor-do-path-no-page = Haz que el proxy pase { $url }/, con la barra del final.
cli-doctor-host-good = El servidor oye el nombre de su máquina tal como lo dicen los navegadores.
cli-doctor-host = El servidor no oye que se llama { $host } y rechaza lo que envían sus páginas.
cli-doctor-do-host = Haz que el proxy pase Host como { $host }; en nginx: proxy_set_header Host $http_host
cli-doctor-proxy-good = El servidor cree al proxy: sabe que los navegadores hablan TLS.
cli-doctor-proxy = El servidor no sabe que los navegadores hablan TLS: no cree las cabeceras del proxy o no las recibe.
cli-doctor-do-proxy = Arráncalo con --proxy y la dirección del proxy, y haz que el proxy envíe X-Forwarded-For y X-Forwarded-Proto; hasta entonces todos los jugadores comparten los límites de una sola dirección.
cli-doctor-websocket-good = Los websockets pasan.
cli-doctor-websocket = No pasa ningún websocket: { $why }.
cli-doctor-do-websocket = Haz que el proxy pase Upgrade y Connection, como muestra docs/running-it.md para nginx ({ $why }).
cli-doctor-metrics-good = Las cifras de /metrics no se muestran a todo el mundo.
cli-doctor-metrics = Todo el mundo puede leer las cifras de /metrics.
cli-doctor-do-metrics = Haz que el proxy niegue /metrics a los extraños.
cli-amount-games = el número de partidas es un entero de { $least } a { $most }, no { $text }
cli-amount-seed = una semilla es un entero de { $least } a { $most }, no { $text }
cli-amount-players = el número de personas es un entero de { $least } a { $most }, no { $text }
cli-amount-hours = las horas son un número entero de { $least } a { $most }, no { $text }
cli-amount-days = un número de días es un entero de { $least } a { $most }, no { $text }
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

## `league`

cli-league-import = { $bot } no es un bot: { $why }
cli-league-twice = dos jugadores se llaman { $name }; dale otro nombre a uno: NOMBRE=BOT
cli-league-few = una liga tiene al menos { $least } jugadores
cli-league-needs = la clasificación necesita un paquete más: { $install }
cli-league-server = el servidor para programas no ha arrancado: { $install }
cli-league-other = { $path } es de otra liga; elige otra carpeta con --out
cli-league-dice = los dados de una liga vienen de su semilla
cli-league-written = Informe: { $file }
cli-league-title-alone = { $name }, { $layout }: { $games } partidas en solitario con las mismas tiradas (semilla { $seed })
cli-league-title-pairs = { $name }, { $layout }: { $games } partidas de dos en dos en una mesa (semilla { $seed })
cli-league-player = jugador
cli-league-rating = clasificación
cli-league-games = partidas
cli-league-stars = estrellas
cli-league-failed = fallidas
cli-league-duel = mismas tiradas
cli-league-ahead = estrellas de ventaja
cli-league-share = mejor en
cli-league-match = partida
cli-league-why = por qué
cli-league-chart = estrellas de media y sus intervalos del 95 %
cli-league-note = ± contiene el valor verdadero 19 de cada 20 veces. La clasificación es la de openskill (Plackett-Luce): todos empiezan con 25 ± 16,7. Un empate cuenta la mitad.

## `dataset`

cli-dataset-needs = Parquet necesita un paquete más: { $install }
cli-dataset-written = { $games ->
    [one] { $games } partida está
   *[other] { $games } partidas están
} en { $folder }
cli-dataset-checked = Partidas: { $games }, filas: { $turns }. Todas son como al repetirlas.
cli-dataset-turns = las filas de la partida { $game } no están todas, o están en otro orden
cli-dataset-record = partida { $game }: no se puede repetir: { $why }
cli-dataset-differs = partida { $game }, turno { $turn }: { $column } no es como al repetirla

cli-site-needs = un sitio necesita más de lo que está instalado ({ $packages }): { $install }
cli-site-kit = un sitio necesita el kit que juega en el navegador: { $install }, o { $make } en un clon
cli-site-there = { $path } ya existe y no lo escribió esta orden; elige otra carpeta
cli-site-base = --base es una ruta que empieza y acaba con una barra, como /penny/, no { $base }
cli-site-made = { $path }: { $files } archivos, { $size } MB, para la dirección { $base } de un alojamiento. Sirve cualquier servidor de archivos.
