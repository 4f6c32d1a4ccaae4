# What a refusal says, by its code: what to do, then why. The first part of a rule's code is its clause.
# The facts are those that src/pennypapers gives to RuleBroken; a message may leave out what the player sees anyway.

## Words that come into refusals as facts (js/refusal.js says which). Each stands in the middle of a sentence.

fact-danger-mummy = una momia
fact-danger-danger = un peligro
fact-danger-snake = una serpiente
fact-building-hut = la cabaña
fact-building-statue = la estatua
fact-building-mine = la mina
fact-space-plain = una casilla normal
fact-space-door = una puerta
fact-space-land = tierra
fact-space-sea = mar
fact-space-mountain = una montaña
fact-space-open = una casilla normal
fact-space-lake = un lago
fact-mark-danger = un peligro
fact-mark-boat = un barco
fact-mark-hut = una cabaña
fact-mark-statue = una estatua
fact-mark-mine = una mina
fact-die-purple = morado
fact-die-green = verde
fact-die-red = rojo
fact-treasure = { $value } en { $space }

## All three adventures

refused-G1-count = En una mesa juegan de 1 a 100 personas, no { $count }.
refused-G1-names = En una mesa, cada cual tiene su propio nombre.
refused-G2-three = Una tirada son tres dados, morado, verde y rojo, como «2 D 5». «{ $text }» no lo es.
refused-G2-face = El dado { $die } muestra del 1 al 5 o { $special }, no «{ $token }».
refused-G3-missing = Todo el mundo juega cada tirada, pero aquí falta el turno de { $player }.
refused-G3-no-roll = Espera a los dados. Aún no se han tirado.
refused-G3-waiting = La próxima tirada llega cuando acabe todo el mundo. Siguen pensando: { $names }.
refused-G4 = Con estos dados salen { $numbers }, pero no { $number }. Un número es un dado, o la suma de dos o tres.
refused-G6-none = No ha salido ningún peligro, así que en { $space } no se dibuja nada.
refused-G6-only = Este turno dibujas { $danger } y nada más.
refused-G6-one = Ya has dibujado { $danger }. Con eso basta.
refused-G6-draw = Dibuja antes { $danger }. Todo el mundo lo hace.
refused-G6-swap = Ha salido un peligro, así que { $player } dibuja en otra hoja. Escribe en cuál, así: «{ $player }>nombre: d2=!».
refused-G6-solo = Ha salido un peligro, así que { $player } lo dibuja en su propia hoja. Escribe «{ $player }>{ $player }: d2=!».
refused-G6-own = Las hojas han cambiado de manos, así que { $player } tiene una ajena.
refused-G6-twice = La hoja de { $owner } ya está en manos de { $holder }.
refused-G6-no-swap = No ha salido ningún peligro, así que cada cual sigue con su hoja.
refused-G6-exchange = Cuando las hojas cambian de manos, cada cual tiene una sola, y nunca la suya.
refused-G8-committed = { $player } ya ha pasado este turno a tinta, y la tinta se queda.
refused-G9-none = No queda nada que tachar.
refused-G9-nothing = No hay nada que tachar en { $space }.
refused-G9-no-nine = Escribe antes un 9 al lado de { $space }. Sin él no se puede tachar.
refused-G9-again = Lo de { $space } ya está tachado.
refused-G9-danger-turn = Este turno dibujas { $danger }. Puedes tachar { $space } el turno que viene.
refused-G11-solo = Una partida de una sola persona es en solitario. Escribe «mode: solo».
refused-G11-table = En solitario juega exactamente una persona, no { $count }.

## The Temple of Apikhabou

refused-O1-pass = Ha salido una Ganzúa y no quedan puertas, así que en esta mesa pasas.
refused-T1-off = { $space } no está en esta hoja.
refused-T1-kind = { $space } es { $kind }: ahí no puede ir { $mark }.
refused-T2-none = Escribe antes un número de los dados: { $choices }.
refused-T2-one = Un número por turno, y ya está puesto: { $mark } tiene que esperar.
refused-T2-symbol = En el Templo se escriben números y nada más.
refused-T2-taken = { $space } ya está llena.
refused-T2-door = Sin Ganzúa, este número va en una casilla normal. { $space } es una puerta.
refused-T2-treasure = En el Templo no hay tesoros.
refused-T2-discovery = En el Templo no hay descubrimientos.
refused-T2-pass = Escribe un número. Solo pasas si sale una Ganzúa y no quedan puertas, y entonces es lo primero.
refused-T2-pass-first = Ha salido una Ganzúa y no quedan puertas, así que primero pasa. Luego puedes tachar { $space }.
refused-T3 = Ha salido una Ganzúa, así que este número va en una puerta. { $space } es una casilla normal.
refused-T6-door = Una momia va en una casilla normal. { $space } es una puerta.
refused-T6-taken = Una momia va en una casilla vacía. { $space } está llena.
refused-T14 = En solitario, dibuja la momia al lado de { $before }, que llenaste el turno anterior. { $space } queda demasiado lejos.

## Skull Island

refused-I1-off = { $space } no está en esta hoja.
refused-I1-kind = Los números y los peligros van en tierra; los barcos, en el mar. { $space } es { $kind }: ahí no puede ir { $mark }.
refused-I1-taken = { $space } ya está llena.
refused-I2-none = Escribe antes un número de los dados: { $choices }.
refused-I2-one = Un número o un barco por turno, y ya está puesto: { $mark } tiene que esperar.
refused-I2-symbol = En la Isla se escriben números y se dibujan barcos, nada más.
refused-I2-beside = Un número va al lado de un número o de un barco. { $space } no toca ninguno.
refused-I2-discovery = En la Isla no hay descubrimientos, pero sí tesoros.
refused-I2-pass = En la Isla no se pasa. Escribe un número.
refused-I3 = Primero desembarcas: este número va en la costa. { $space } está tierra adentro.
refused-I5-none = Para un barco hace falta Navegación en el dado verde.
refused-I5-full = No queda mar junto a la isla para un barco.
refused-I5-coast = Un barco va pegado a la isla. { $space } queda demasiado lejos de la costa.
refused-I8 = Una hoja tiene cinco recuadros de peligro. { $space } sería el sexto peligro.
refused-I8-ignored = Los cinco recuadros de peligro están marcados, así que este peligro no cuenta. Cada cual sigue con su hoja.
refused-I9-sea = Los tesoros están en la isla. { $space } es mar.
refused-I9-four = Un tesoro de { $value } en { $space } necesita un { $value } o un barco a izquierda y derecha, encima y debajo. En una fila o columna solo uno puede ser un barco.
refused-I10-space = En { $space } ya hay un tesoro: { $value }.
refused-I10-value = Ya tienes un tesoro de { $value }, así que { $space } no da otro.
refused-I10-five = En una hoja caben cinco tesoros. { $space } llega demasiado tarde.
refused-I11-choose = No puedes tener todos estos tesoros. Elige { $choices }.
refused-I11-old = La marca de este turno no revela el tesoro de { $value } en { $space }.
refused-I19 = En solitario, dibuja el peligro al lado de { $before }, que llenaste el turno anterior. { $space } queda demasiado lejos.

## The Valley of Wiraqocha

refused-V1-off = { $space } no está en esta hoja.
refused-V1-kind = { $space } es { $kind }: ahí no puede ir { $mark }.
refused-V1-lake = { $space } es un lago. Los lagos se quedan vacíos.
refused-V2-none = Usa antes al menos un dado. Con los dados salen { $choices }.
refused-V2-dice = Cada dado cuenta una vez. Con los que quedan salen { $numbers }, pero no { $number }.
refused-V2-no-number = Cada dado cuenta una vez. Con los que quedan no sale ningún número: { $number } tiene que esperar.
refused-V2-symbol = En el Valle se escriben números y se dibujan cabañas, estatuas y minas, nada más.
refused-V2-treasure = En el Valle no hay tesoros, pero sí descubrimientos.
refused-V2-pass = En el Valle no se pasa. Usa al menos un dado.
refused-V3-taken = { $space } ya está llena.
refused-V3-beside = Va al lado de un número. { $space } no toca ninguno.
refused-V4-edge = Primero llegas: este número va en el borde del valle. { $space } no toca las nubes.
refused-V4-building = Primero va un número; { $building } tiene que esperar.
refused-V6-none = Para un edificio hace falta Dakota en el dado verde, así que { $building } tiene que esperar.
refused-V6-die = Ya has usado a Dakota este turno, así que { $building } tiene que esperar.
refused-V6-full = No queda ninguna casilla vacía, así que { $building } no cabe.
refused-V6-once = Cada edificio sale una vez por partida, y { $building } ya está en pie.
refused-V8-nothing = En { $space } no hay ninguna serpiente.
refused-V8-none = No queda ninguna serpiente que esquivar.
refused-V8-again = Ya has esquivado la serpiente de { $space }.
refused-V8-nine = Para esquivar la serpiente de { $space } hacen falta 9 justos, y con los dados que quedan no salen.
refused-V9-first = Usa antes los dados. El descubrimiento va después.
refused-V9-none = En esta hoja aún no hay ningún bosque, ciudad, montaña o pirámide que descubrir.
refused-V9-one = Un descubrimiento por turno. El siguiente tiene que esperar.
refused-V9-last = El descubrimiento es lo último del turno.
refused-V9-forest-size = Un bosque son cinco casillas exactas, no { $spaces }.
refused-V9-city-size = Una ciudad son cuatro casillas exactas, no { $spaces }.
refused-V9-mountain-size = Una montaña son tres casillas exactas, no { $spaces }.
refused-V9-pyramid-size = Una pirámide son cuatro casillas exactas, no { $spaces }.
refused-V9-number = Un descubrimiento se hace con números. En { $space } no hay ninguno.
refused-V9-taken = { $space } ya es de otro descubrimiento.
refused-V9-forest-numbers = Los números de un bosque son todos distintos. Estos son { $numbers }.
refused-V9-city-numbers = Los números de una ciudad son todos iguales. Estos son { $numbers }.
refused-V9-mountain-numbers = Los números de una montaña son de 6 o más. Estos son { $numbers }.
refused-V9-pyramid-numbers = Los números de una pirámide son de 10 o más. Estos son { $numbers }.
refused-V9-pyramid-shape = Una pirámide son tres casillas en línea y una junto a la del medio, no { $spaces }.
refused-V9-connected = Las casillas de un descubrimiento se tocan. { $spaces } no se tocan todas.
refused-V9-second-city = Ya hay una ciudad con el número { $number }.
refused-V10-discovery = Ha salido una serpiente, así que este turno no hay descubrimiento.
refused-V10-taken = Una serpiente va en una casilla vacía. { $space } está llena.
refused-V15 = En solitario, dibuja la serpiente al lado de { $before }, que llenaste el turno anterior. { $space } queda demasiado lejos.

## The end of a game

refused-T8 = La partida ha terminado: a una hoja no le quedan casillas normales vacías.
refused-I16 = La partida ha terminado: alguien tiene su quinto tesoro o a una hoja no le queda tierra vacía.
refused-V13 = La partida ha terminado: a una hoja no le quedan casillas vacías.
refused-V16 = La partida ha terminado: en solitario se juegan 25 turnos.

## What a table or the server refuses.

refused-analysis-large = Este plano es demasiado grande para el entrenador.
refused-analysis-missing = En este servidor no hay entrenador.
refused-analysis-unfinished = El entrenador solo mira partidas terminadas.
refused-analysis-unknown = El entrenador no conoce esta partida o ha dejado de mirarla.
refused-anchor = Un ancla son 64 cifras hexadecimales minúsculas.

## More of it

refused-adventure = No hay ninguna aventura { $adventure }; elige { $adventures }.
refused-bot = No hay ningún bot llamado «{ $bot }». Hay { $bots }.
refused-challenge-by-hand = Los dados de un reto los tira el programa; no se escriben a mano.
refused-challenge-closed = Este reto está cerrado.
refused-challenge-maker = Los tiques solo los ve quien creó este reto, en el mismo navegador.
refused-challenge-open = Los dados de un reto se revelan cuando está cerrado.
refused-challenge-played = Ya has jugado este reto. Otro intento es práctica.
refused-challenge-run = Eso no se puede hacer en un reto: es igual para todos.
refused-challenge-ticket = No hay ningún tique así en este reto. Mira otra vez sus letras.
refused-challenge-ticket-alike = «{ $name }» parece igual que «{ $other }». Añade algo para distinguirlos.
refused-challenge-ticket-needed = Este reto se juega con tiques. Abre el enlace del tuyo.
refused-challenge-ticket-used = El tique de «{ $name }» se usó en otro dispositivo. Un tique se abre una sola vez.
refused-challenge-tickets = Un reto tiene de 1 a { $most } tiques, no { $count }.
refused-challenge-title = El título de un reto es una línea de { $count } caracteres como máximo, sin #.
refused-challenge-unfinished = Termina primero tu propio intento.
refused-code = No hay ninguna mesa con este código, o ya no la hay.
refused-code-challenge = No hay ningún reto con este código.
refused-code-evening = No hay ninguna velada con este código.
refused-evening-unfinished = Termina primero uno de los retos de esta velada; después verás qué ha conseguido cada cual.
refused-code-expired = Esta mesa ha caducado.
refused-dice = En esta mesa los dados los tira el programa.
refused-ended = Con esto la partida habría terminado, pero siguió. Deja algo de sitio libre.
refused-full = Aquí todos los sitios están ocupados.
refused-full-connections = En esta mesa no cabe otra conexión.
refused-game-unknown = Esa partida no está en tu lista.
refused-hello = Esta página y el servidor se han perdido de vista: el primer mensaje no era un «hello». Recarga la página.
refused-hello-twice = Esta página y el servidor se han perdido de vista: un «hello» llega una sola vez. Recarga la página.
refused-hints = Quien lleva la mesa no ha permitido pistas.
refused-host = Eso solo puede hacerlo quien lleva la mesa.
refused-inked = Alguien ya ha pasado a tinta esta tirada, así que se queda.
refused-late-caught-up = Ya estás al día. Entras en cuanto se cierre este turno.
refused-late-full = Un peligro que te perdiste habría terminado la partida en tu hoja en el turno { $turn }, pero siguió. Puedes mirar.
refused-late-over = La partida ha terminado antes de que te pusieras al día. Puedes ver cómo.
refused-layout-adventure = Este plano es de otra aventura.
refused-layout-name = El nombre de un plano solo tiene letras, cifras y -, no { $name }.
refused-layout-needs = A este plano le falta: { $kind } ({ $token }).
refused-layout-not-sent = { $layout } no viene incluido; envía también su texto, en «layout».
refused-layout-side = No hay ningún plano incluido { $layout }; hay { $sides }.
refused-layout-token = { $token } no está impreso en esta aventura; hay { $tokens } y -.
refused-layout-size = Aquí un plano tiene { $most } casillas como mucho. Este tiene { $spaces }.
refused-layout-unknown = No hay ningún plano llamado «{ $layout }».
refused-link = No es el siguiente eslabón de la cadena que se fijó antes.
refused-lobby = La partida no ha empezado.
refused-locked = Quien lleva la mesa la ha bloqueado.
refused-log = Esta mesa ha tenido tantos cambios que su libro está lleno. Jugar otra vez abre una nueva.
refused-me = Este navegador aún no tiene lista de partidas. Juega primero una partida.
refused-message = Esta página y el servidor no se entienden. Recarga la página.
refused-move-code = Ninguna lista espera este código. Un código sirve una vez, durante diez minutos: crea otro en el otro dispositivo.
refused-name-blocked = Quien lleva este servidor ha bloqueado el nombre «{ $name }». Elige otro.
refused-name-blank = Un nombre lleva algo que se pueda ver.
refused-name-empty = Quien juega necesita un nombre.
refused-name-long = Un nombre tiene { $most } caracteres como mucho, y { $name } tiene { $count }.
refused-name-many = En una mesa juegan { $most } personas como mucho, no { $count }.
refused-name-marks = Una letra tiene { $most } acentos como mucho.
refused-name-reserved = Un nombre no lleva ninguno de los caracteres { $reserved }, pero { $name } sí.
refused-name-taken = Aquí ya hay alguien que se llama «{ $name }». Elige otro nombre.
refused-name-twice = Dos personas se llaman { $name }; cada nombre aparece una vez.
refused-name-unseen = Un nombre no lleva caracteres invisibles, pero este lleva { $character }.
refused-name-alike = Parece igual que «{ $name }», que ya está en la mesa. Añade algo para distinguiros.
refused-notation-discovery = { $text }: un descubrimiento es forest, city, mountain o pyramid, no { $found }.
refused-notation-mark = { $text } no es una marca; escribe c4=7, c4=B, c4=!, d2x, e5*7, forest(a1,…) o -.
refused-notation-space = { $text } no es una casilla; escribe la letra de una columna y el número de una fila, como c4.
refused-notation-treasure = { $text }: un tesoro vale de 1 a 15, no { $value }.
refused-notation-value = { $text }: { $value } no es un número del 1 al 15 ni uno de los símbolos ! B H S M.
refused-options-twice = La opción { $option } aparece dos veces.
refused-options-unknown = { $option } no es una opción; hay { $options }.
refused-options-value = { $option } es { $choices }, no { $value }.
refused-paper-done = En papel ya nadie sigue pensando.
refused-paper-late = Aquí alguien juega en papel, así que nadie puede ponerse al día. Mira, o sustituye a un bot.
refused-paper-record = Esta mesa jugó en papel, así que no hay partida guardada. Solo quedan sus hojas.
refused-paper-seat = Nadie puede seguir con una hoja de papel. Introdúcela al final, o déjala fuera.
refused-paused = La partida está en pausa. Tu borrador se guarda.
refused-playing = La partida aún no ha terminado.
refused-playing-paper = El papel se puntúa cuando la partida ha terminado.
refused-playing-seed = El secreto de los dados se revela cuando la partida ha terminado.
refused-print-adventure = No hay ninguna aventura { $found }; elige { $choices }.
refused-print-copies = Se pueden imprimir de 1 a { $most } copias a la vez, no { $copies }.
refused-print-language = Aquí no hay ningún idioma { $found }; elige { $choices }.
refused-print-other-layout = { $layout } es un plano de otra aventura.
refused-print-paper = No hay ningún papel { $found }; elige { $choices }.
refused-print-per-page = En una página no caben { $found } hojas; elige { $choices }.
refused-print-sides = Caras que imprimir: { $most }, pero planos para ellas: { $layouts }.
refused-print-size = Un plano de { $size } es demasiado grande para { $paper } con { $count } por página: sus casillas tendrían { $width } mm de ancho, y hacen falta { $least } mm para escribir. Cabe en { $papers }.
refused-print-size-any = Un plano de { $size } es demasiado grande para { $paper } con { $count } por página: sus casillas tendrían { $width } mm de ancho, y hacen falta { $least } mm para escribir. No cabe en ningún papel de aquí.
refused-print-what = No hay ningún { $found } que imprimir; elige { $choices }.
refused-print-which = Di qué aventura: { $choices }.
refused-print-page = No hay ninguna página { $page } que ver, de { $pages }.
refused-printer = Este servidor no puede imprimir: no tiene instalado { $package }.
refused-request = El servidor no entiende eso. Recarga la página.
refused-run-unknown = Ese intento no existe.
refused-seat-moved = Ese sitio ya no es de { $name }.
refused-seat-no-screen = Solo puede llevar la mesa alguien con pantalla.
refused-seat-nobody = Aquí nadie se llama «{ $name }».
refused-seat-not-bot = Ese sitio no es de un bot, así que no se puede sustituir.
refused-seat-not-held = No tienes esta hoja en la mano.
refused-seat-not-paper = Ese sitio no juega en papel.
refused-seat-unknown = Aquí no existe ese sitio.
refused-seat-watching = Estás mirando. Siéntate para jugar.
refused-seats = Primero tiene que sentarse alguien.
refused-sheets = Estas hojas no son de la misma aventura y cara.
refused-sheets-table = Esta hoja no es de la aventura y la cara de esta mesa.
refused-slowly = Eso ha sido mucho de golpe. Espera un momento y prueba otra vez.
refused-solo = Esta partida es en solitario. Mírala, o jugad la próxima en grupo.
refused-stale = Ese turno está cerrado. Mira la nueva tirada.
refused-stale-early = Ese turno aún no ha empezado.
refused-stale-late = El turno { $turn } aún no es tuyo. Vas por el turno { $now }.
refused-started = La partida ha empezado.
refused-started-late = La partida ha empezado. Ponte al día, sustituye a un bot o mira.
refused-blocked = Quien lleva este servidor ha bloqueado esta dirección.
refused-owner = Esta página es para quien lleva el servidor. La abre un enlace de allí.
refused-owner-address = «{ $text }» no es una dirección. Una dirección es como 192.0.2.7 o 2001:db8::7.
refused-owner-link = Este enlace ya se usó, o tiene más de una hora. Haz otro en la máquina del servidor.
refused-owner-restart = Este servidor no puede reiniciarse solo.
refused-owner-self = Esa es la dirección desde la que vienes tú.
refused-owner-words = Escribe lo que debe decir, con caracteres que se vean.
refused-store = El servidor no puede guardar ahora. No se pierde nada; prueba otra vez en un momento.
refused-tables = En el servidor no cabe otra mesa. Prueba más tarde.
refused-work = Esto cuesta más de lo que el servidor puede dedicarle. Prueba algo más pequeño, o más tarde, cuando haya menos movimiento.
refused-failed = Algo ha fallado por nuestra parte. Prueba otra vez; si sigue igual, dile «{ $request }» a quien lleva este servidor.
refused-origin = Esta página no es de aquí y no puede pedir eso. Abre la página de este servidor.
refused-text-block-alone = «{ $block }:» va solo; lo que le corresponde va en las líneas de abajo.
refused-text-block-twice = El bloque «{ $block }:» aparece dos veces.
refused-text-colon = { $text } no tiene dos puntos; escribe nombre: marcas.
refused-text-discoveries-above = Los descubrimientos van debajo de la cuadrícula.
refused-text-discovery = Un descubrimiento es forest, city, mountain o pyramid, no { $found }.
refused-text-grid-columns = Una fila tiene { $most } casillas como mucho.
refused-text-grid-empty = La cuadrícula no tiene filas.
refused-text-grid-missing = Falta el bloque «grid:».
refused-text-grid-rows = Una cuadrícula tiene { $most } filas como mucho.
refused-text-header = { $text } no es un encabezado; un encabezado se escribe clave: valor.
refused-text-header-empty = El encabezado «{ $header }:» no dice nada.
refused-text-header-missing = Falta el encabezado «{ $header }:».
refused-text-header-twice = El encabezado { $header } aparece dos veces (primero en la línea { $first }).
refused-text-header-unknown = No hay ningún encabezado { $header }; aquí van { $headers } y x-….
refused-text-hexadecimal = «{ $header }:» no es hexadecimal.
refused-text-mark = { $space }: { $found } no es una marca; hay 1 a 15, !, !x, B, H, S, M y lo que está impreso.
refused-text-mode = El modo de una partida es { $choices }, no { $mode }.
refused-text-no-discoveries = En esta aventura no hay descubrimientos.
refused-text-nobody = En esta mesa nadie se llama { $name }.
refused-text-no-seed = Esta partida guardada no tiene «{ $header }:», así que sus dados no se pueden comprobar.
refused-text-nothing-printed = { $space }: un punto es una casilla impresa, pero ahí no hay nada impreso.
refused-text-printed = { $space } es { $printed } en el plano, no { $found }.
refused-text-row-extra = El plano tiene { $rows } filas, y esta sobra.
refused-text-rows-fewer = El plano tiene { $rows } filas, y aquí hay { $found }.
refused-text-turn = Aquí va el turno { $turn }, no { $found }.
refused-text-claim = { $text } no es un recuento; escribe la parte y sus estrellas, como total=20. Partes: { $parts }.
refused-text-tick = { $text } no se puede marcar; escribe un tipo, dos puntos y su casilla o número. Tipos: { $kinds }.
refused-text-unreadable = No se puede leer { $file }: { $why }
refused-text-dice-headers = Lo que «{ $header }:» y sus vecinos dicen de los dados no se puede leer.
refused-text-encoding = No es texto UTF-8 (byte { $byte }); guárdalo como UTF-8.
refused-text-exchange = «{ $header }:» no dice qué hoja tiene cada cual.
refused-text-large = Es más grande de lo que puede ser una partida ({ $most } MiB).
refused-text-late = «{ $header }:» dice quién llegó tarde y tras cuántos turnos, como «cleo 7, dan 9».
refused-text-late-names = «{ $header }:» nombra a los últimos en su orden, y dos estaban antes que ellos.
refused-text-late-turns = «{ $header }:» sigue los turnos, y la partida tiene { $turns }.
refused-text-layout-of-other = { $file } es un plano de la aventura { $found }, pero esto es { $wanted }.
refused-text-seed-length = El valor de «{ $header }:» tiene { $bytes } bytes, no { $right }.
refused-text-two-entries = Nadie aparece dos veces en un turno.
refused-token = Este sitio ya no es tuyo. Vuelve a sentarte.
refused-offline = Ahora no se puede alcanzar el servidor. Prueba otra vez en un momento.
refused-puzzle-over = Este rompecabezas ha terminado.
refused-puzzle-unknown = No hay ningún rompecabezas { $puzzle }.

## Any of these if it concerns a line of a text.

refused-in-line = Línea { $line }: { $why }
refused-in-file = { $file }: línea { $line }: { $why }
