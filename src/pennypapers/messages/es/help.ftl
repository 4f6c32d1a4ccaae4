# What `pennypapers --help` and `pennypapers COMMAND --help` say. Options, file names and what is typed are never translated.

## The parts of a help page

help-usage = uso:
help-arguments = lo que se indica
help-options = opciones
help-commands = órdenes
help-examples = ejemplos:
help-help = mostrar esta ayuda
help-version = mostrar la versión
help-program = Penny Papers Adventures: jugar, puntuar hojas y comprobar partidas. No oficial.
help-start = Empieza con «{ $play }». «{ $help }» muestra cada orden con ejemplos.

## What several commands take

help-adventure = qué aventura
help-ascii = dibujar solo con caracteres ASCII
help-house = reglas de la casa, como no_door=pass
help-json = escribir una línea de JSON por cada uno
help-language = el idioma; si no, el de tu sistema
help-layout = front (anverso) o back (reverso), o un archivo *.layout
help-plot = dibujar las estrellas como imagen, *.svg o *.png
help-seed-games = un número: el mismo da las mismas partidas
help-workers = cuántos procesos se reparten las partidas
help-executor = dónde se juega: local (este ordenador), dask:DIRECCIÓN, ray, ray:DIRECCIÓN o MÓDULO:NOMBRE; los resultados son los mismos
help-file-game = una partida como texto; - para la entrada estándar
help-file-sheet = una hoja como texto; - para la entrada estándar

## Each command: its line in the list, what it is about, its options and its examples

help-play = jugar en el terminal
help-play-about = Juega una aventura en el terminal, en solitario o con más gente en un teclado. Cada turno se guarda en cuanto está a tinta.
help-play-adventure = si no, aparece un menú
help-play-seed = un número: el mismo da las mismas tiradas
help-play-players = nombres separados por comas; si no, en solitario
help-play-bots = bots contra los que jugar, separados por comas
help-play-dice = los tira el programa, o los escribes tú
help-play-out = dónde guardar la partida
help-play-challenge = jugar este reto
help-play-resume = seguir con una partida guardada
help-play-plain = preguntas, línea a línea, en vez de la pantalla completa
help-play-words = preguntas, y las hojas en palabras en vez de dibujadas
help-play-example-menu = elegir en un menú
help-play-example-alone = en solitario
help-play-example-round = un teclado que va pasando
help-play-example-bots = contra bots
help-play-example-seed = las mismas tiradas cada vez
help-play-example-dice = escribir lo que muestran dados de verdad
help-play-example-challenge = los mismos dados que todo el mundo que tiene este archivo
help-play-example-resume = seguir con una partida

help-serve = abrir mesas para gente en varias pantallas
help-serve-about = Arranca el servidor. Sin opciones: solo este ordenador, y las mesas se guardan en tu carpeta de datos.
help-serve-host = la dirección en la que escucha (si no, 127.0.0.1)
help-serve-port = el puerto en el que escucha (si no, 8420 o el siguiente libre)
help-serve-open = abrir la página en el navegador
help-serve-no-qr = no mostrar ningún código QR
help-serve-database = sqlite:///RUTA o postgresql://…; si no, un archivo en tu carpeta de datos; varias veces para repartir las mesas entre varias
help-serve-workers = cuántos procesos; más de uno necesita PostgreSQL
help-serve-proxy = creer las cabeceras reenviadas por un proxy en esta dirección
help-serve-root-path = la ruta bajo la que un proxy muestra el servidor, como /games/penny
help-serve-limit = cambiar un límite de la página del protocolo; se puede repetir, o en $PENNYPAPERS_LIMITS
help-serve-idle-days = olvidar las mesas en las que nadie ha escrito en ese tiempo (si no, 14)
help-serve-day-zone = la zona horaria en la que empieza el día de los dados del día, como Europe/Berlin o +02:00 (si no, la del sistema)
help-serve-no-daily = no hacer los dados del día
help-serve-no-coach = no mirar partidas terminadas con el entrenador
help-serve-trace = enviar trazas de OpenTelemetry a un colector en esta dirección, como http://127.0.0.1:4318
help-serve-example-here = solo en este ordenador, en el navegador
help-serve-example-home = para toda la red de casa
help-serve-example-file = guardar las mesas en un archivo a tu elección
help-serve-example-several = repartir las mesas entre dos bases de datos; la primera tiene todo lo demás
help-serve-example-below = bajo una ruta de un sitio, detrás de su proxy
help-doctor = comprobar si aquí puede funcionar un servidor y si se llega a él
help-doctor-about = Mira el almacén, el disco, los permisos, los archivos abiertos, las direcciones y las versiones; con --url, también el servidor de esa dirección. No cambia nada.
help-doctor-status = El estado de salida es 0 si nada está mal, 1 si algo lo está, 2 si el uso es incorrecto.
help-doctor-url = la dirección pública de un servidor en marcha, como https://play.example.org
help-doctor-certificate = un certificado propio que muestra la dirección pública
help-doctor-example-home = para toda la red de casa
help-doctor-example-public = a través de un proxy, como lo haría un teléfono

help-score = contar las estrellas de una hoja
help-score-about = Cuenta las estrellas de una hoja y muestra las casillas que hay detrás de cada una.
help-score-example-one = la hoja, sus partes y por qué cuentan
help-score-example-json = una línea de JSON por cada una
help-score-example-input = desde la entrada estándar

help-count = puntuar lo que hay en papel y decir lo que se pasó por alto
help-count-about = Puntúa hojas de papel: las estrellas con todas sus casillas, lo que se pasó por alto y todo lo que no vale. Sin archivos, escribe las hojas fila a fila.
help-count-files = una aventura ({ $adventures }), u hojas
help-count-out = guardar lo escrito como NOMBRE.sheet en esta carpeta
help-count-example-typed = elegir una aventura y escribir lo que hay en el papel
help-count-example-back = lo mismo, para el reverso del Templo
help-count-example-table = las hojas de una mesa: estrellas, puestos, todo lo que se pasó por alto
help-count-example-json = una línea de JSON por hoja
help-count-claims = Lo que cada cual ha contado puede ir en el texto de una hoja, para comparar:
help-count-example-sums = las estrellas de algunas partes, o de todas
help-count-example-ticks = todo lo que se marcó

help-replay = comprobar una partida guardada y puntuarla
help-replay-about = Vuelve a jugar una partida guardada, turno a turno. El primer turno que rompe una regla se nombra con su línea, quién lo jugó y la regla.
help-replay-example-one = cada hoja, las estrellas, quién ganó y por qué
help-replay-example-json = una línea de JSON por cada una
help-replay-example-input = desde la entrada estándar

help-compare = poner lado a lado partidas con los mismos dados
help-compare-about = Compara partidas jugadas con los mismos dados: las estrellas tras cada turno, dónde se separaron los caminos, y las hojas. Se compara a cada persona de cada partida con todas las demás.
help-compare-example-two = estrellas por turno, dónde se separaron, las hojas
help-compare-example-json = una línea de JSON
help-compare-example-svg = una imagen: las hojas y las estrellas por turno

## challenge

help-challenge = los mismos dados para todos, en un archivo para enviar
help-challenge-about = Prepara un reto, envíalo a quien quieras y mira quién lo hizo mejor: todos juegan con los mismos dados, cada cual a solas y cuando quiera.
help-challenge-example-new = un archivo con dados nuevos
help-challenge-example-again = otra vez los dados de una partida terminada
help-challenge-example-play = jugarlo; un intento empezado continúa
help-challenge-example-results = los puestos, con un bot para comparar
help-challenge-example-server = en un servidor, para quien tenga el enlace
help-challenge-example-link = jugarlo allí
help-challenge-new = preparar un reto
help-challenge-new-about = Prepara un reto: un archivo con una aventura, un plano, reglas de la casa y dados sellados.
help-challenge-play = jugar un reto
help-challenge-play-about = Juega un reto, a solas. Cuenta tu primer intento; uno interrumpido continúa; los siguientes son práctica.
help-challenge-results = quién lo hizo mejor
help-challenge-results-about = Comprueba los intentos de un reto y los ordena. En la parte superada los empates cuentan la mitad, y se añaden dos intentos en el medio, para que pocos intentos digan poco.
help-challenge-title = cómo se llama el reto
help-challenge-dice-of = tomar la aventura, el plano, las reglas de la casa y los dados de esta partida
help-challenge-out = dónde escribir el reto
help-challenge-runs = intentos; sin nada, los que has jugado
help-challenge-bots = bots que también lo juegan, separados por comas
help-challenge-name = tu nombre en los resultados
help-challenge-which = el archivo de un reto, su enlace, o con --server su código
help-challenge-closes = horas hasta que se cierra, en un servidor
help-challenge-clock = segundos por turno, en un servidor
help-challenge-no-hints = sin pistas, en un servidor
help-server = la dirección de un servidor, como https://example.org

## daily

help-daily = los dados del día
help-daily-about = Juega los dados del día: en un servidor, los mismos para todos; sin servidor, los de un archivo sellado de este ordenador.
help-daily-adventure = la aventura; sin nada, cómo vas hoy
help-daily-example-list = los dados de hoy, y lo que has jugado
help-daily-example-play = el Templo de hoy en este ordenador
help-daily-example-server = los mismos dados que todos en ese servidor

help-hint = pedir a un bot los mejores turnos
help-hint-about = Pregunta a un bot qué jugaría ahora en una partida guardada: sus tres mejores turnos. Un bot que mira hasta el final dice también cuántas estrellas espera entonces.
help-hint-roll = morado verde rojo, como 2 D 5; una partida guardada tiene la suya
help-hint-player = el turno de quién; si no, de la primera persona que no ha terminado
help-hint-bot = a quién preguntar; si no, al más fuerte
help-hint-example-saved = para la tirada que está en la mesa
help-hint-example-roll = para una tirada tuya
help-hint-example-player = para otra persona, de otro bot

help-verify = comprobar las reglas y los dados de una partida guardada
help-verify-about = Vuelve a jugar una partida guardada y comprueba su sello, cada tirada, cada intercambio y su firma.
help-verify-quiet = mostrar solo lo que está mal
help-verify-seal = el sello que apuntaste, o su comienzo
help-verify-example-all = cada tirada y cada intercambio, en palabras sencillas
help-verify-example-quiet = solo lo que está mal, y el veredicto si no es bueno
help-verify-example-seal = tiene que ser la partida cuyo sello apuntaste
help-verify-status = La última línea es el veredicto. Código de salida: 0 todo está bien; 1 algo está mal, o la partida se cambió; 3 nada está mal, pero la partida está sin acabar, o sus dados no se sellaron, se escribieron a mano o son solo del servidor.

help-show = dibujar un plano, una hoja o las hojas de una partida
help-show-about = Dibuja un plano, una hoja o las hojas de una partida guardada: en el terminal, en palabras, como SVG.
help-show-file = un plano, hoja o partida; - para la entrada estándar; o { $layouts }
help-show-explain = resaltar las casillas que cuentan y decir por qué
help-show-words = decirlo en palabras en vez de dibujarlo
help-show-svg = escribir una imagen; - para la salida estándar
help-show-dark = la imagen a la luz de un farol (con --svg)
help-show-example-terminal = en el terminal
help-show-example-explain = con las casillas que cuentan
help-show-example-words = como texto que puede seguir un lector de pantalla
help-show-example-svg = como imagen
help-show-example-layout = un plano incluido: aventura y cara

help-print = hacer hojas, reglas o dados para imprimir
help-print-about = Hace un PDF para imprimir: las hojas de una aventura, sus reglas, dados de papel o un plano en blanco. Imprímelo a tamaño real; las dos caras, girando por el borde largo.
help-print-adventure = de qué aventura son las reglas, los dados o el plano en blanco
help-print-layout = front (también si no se indica), back o el archivo de un plano; otra vez para el reverso de --duplex
help-print-copies = cuántas hojas, { $most } como mucho; si no, una página llena
help-print-paper = el papel (si no, { $paper })
help-print-per-page = hojas por página, con marcas de corte (si no, 1)
help-print-duplex = anverso en páginas impares, reverso en pares, alineados
help-print-out = el PDF; - para la salida estándar; si no, con el nombre de lo que es
help-print-example-one = una hoja, anverso
help-print-example-pad = un bloc: anverso y reverso, dos por página
help-print-example-layout = un plano propio
help-print-example-rules = las reglas en una página
help-print-example-dice = dados de papel para todas las aventuras
help-print-example-blank = una cuadrícula para dibujar tu propio plano

help-rules = mostrar las reglas, o una de ellas
help-rules-about = Muestra las reglas, las de una aventura o solo algunas. Cada rechazo nombra la regla de la que viene.
help-rules-clauses = como T3 o G9; o { $adventures }
help-rules-example-all = todas
help-rules-example-one = las del Templo, sin lo que comparten todas las aventuras
help-rules-example-clauses = estas reglas

help-simulate = jugar muchas partidas de un bot y resumirlas
help-simulate-about = Juega muchas partidas de un bot, en solitario o contra sí mismo, y muestra estrellas, rangos, turnos y de dónde salen las estrellas. Ctrl-C conserva lo hecho.
help-simulate-bot = quién juega; si no, pathfinder (Rastreador)
help-simulate-games = cuántas partidas; si no, 10000
help-simulate-players = sitios en una mesa; si no, en solitario
help-simulate-example-many = cien mil partidas en solitario
help-simulate-example-plot = cómo se reparten las estrellas, como imagen
help-simulate-example-table = mesas de cuatro, dos procesos
help-simulate-example-json = una línea de JSON; el mismo número, las mismas partidas
help-simulate-example-executor = en Dask, con varios ordenadores

help-calibrate = medir cada bot en cada plano
help-calibrate-about = Juega partidas en solitario de los cuatro bots en cada plano y compara sus estrellas y rangos. Ctrl-C conserva lo hecho.
help-calibrate-adventures = cuáles; si no, todas
help-calibrate-layout = front o back, o un archivo *.layout; se puede repetir
help-calibrate-games = por bot; si no, { $games }
help-calibrate-explorer-games = de Explorador, que tarda segundos en una; si no, { $games }
help-calibrate-example-all = todos los bots en los seis planos incluidos
help-calibrate-example-plot = anverso y reverso del Templo, con una imagen
help-calibrate-example-layout = un plano propio; una línea de JSON

help-league = haz competir a los bots con los mismos dados
help-league-about = Bots, programas y estrategias juegan las mismas tiradas; ves cuánto los separa.
help-league-run = juega una liga, o síguela
help-league-run-about = Juega todas las partidas que faltan y escribe un informe en HTML y JSON. La misma semilla da las mismas partidas; Ctrl-C guarda lo hecho, y la misma orden sigue.
help-league-bots = quién juega; varios separados por comas, o repite la opción
help-league-games = cuántas partidas, cada una con sus tiradas; { $games } si falta
help-league-tables = cada uno en solitario, o de dos en dos en una mesa
help-league-out = carpeta de las partidas y el informe; { $folder } si falta
help-league-example-ours = tres de los nuestros, en solitario en el Templo
help-league-example-program = un programa por websocket
help-league-example-policy = una clase propia, dos en una mesa

help-dataset = escribir partidas de bots, para aprender y contar
help-dataset-about = Escribe partidas de bots en archivos Parquet, con una descripción: cada posición con su tirada, el turno jugado, las estrellas esperadas y las del final.
help-dataset-write = jugar partidas y escribirlas en una carpeta nueva
help-dataset-write-about = Juega partidas de un bot y las escribe en Parquet, con una descripción. La misma semilla escribe los mismos archivos; Ctrl-C guarda lo hecho.
help-dataset-check = repetir un conjunto de datos y compararlo
help-dataset-check-about = Repite cada partida de un conjunto de datos según las reglas y compara cada fila. Las estrellas esperadas son una estimación y no se comparan.
help-dataset-out = la carpeta que se crea
help-dataset-folder = la carpeta de un conjunto de datos
help-dataset-games = cuántas partidas; { $games } si falta
help-dataset-playouts = cuántas veces se juega cada posición hasta el final para estimar sus estrellas; { $playouts } si falta
help-dataset-no-expected = sin las estrellas esperadas; mucho más rápido
help-dataset-example-write = mil partidas en solitario en el Templo
help-dataset-example-table = mesas de dos en la Isla, dos procesos
help-dataset-example-check = si es lo que dicen sus partidas

help-layouts = hacer un plano nuevo, o ver los incluidos
help-layouts-about = Hace un plano nuevo que parece un lugar y en el que se puede jugar, o muestra los incluidos.
help-layouts-new = hacer un plano nuevo
help-layouts-new-about = Hace un plano nuevo: el mismo número y la misma dificultad dan el mismo plano. Si numba está instalado, unos bots lo prueban antes.
help-layouts-list = ver los planos incluidos
help-layouts-seed = el mismo número da el mismo plano
help-layouts-difficulty = la dificultad; si no, normal
help-layouts-out = dónde escribirlo; si no, en la salida estándar
help-layouts-no-trial = que los bots no lo prueben antes
help-layouts-example-new = un templo nuevo, como texto
help-layouts-example-play = jugar en él; show, print y simulate también lo aceptan
help-layouts-example-list = los incluidos; layouts list hace lo mismo

help-completion = mostrar el script de autocompletado de un shell
help-completion-about = Muestra un script con el que el shell completa órdenes y opciones.
help-completion-shell = tu shell
help-completion-example-bash = en ~/.bashrc
help-completion-example-zsh = en ~/.zshrc, tras compinit

help-site = escribir el juego como archivos para cualquier alojamiento web
help-site-about = Escribe una carpeta que es el juego: puesta en cualquier alojamiento web funciona sola, sin servidor. Para mesas con varios móviles hace falta un servidor (pennypapers serve).
help-site-out = la carpeta; si la escribió antes esta orden, se pone al día
help-site-base = la ruta del sitio en su alojamiento (/ si no se indica)
help-site-dailies = retos sellados para tantos días desde hoy, por diversión; los días que la carpeta ya tiene conservan sus dados
help-site-no-prints = sin los PDF para imprimir, que tardan medio minuto
help-site-example-top = en lo más alto de un alojamiento
help-site-example-base = para https://example.org/penny/
help-site-example-dailies = con los dados de sesenta días
help-site-example-quick = rápido, para probar
