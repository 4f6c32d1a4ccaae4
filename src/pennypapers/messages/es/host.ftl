# Opening a table, and the lobby where everybody comes together.

host-title = Abrir una mesa
host-adventure = ¿Qué aventura?
host-minutes = { $minutes } minutos
host-side = ¿Qué cara de la hoja?
host-own-layout = Un plano propio
host-own-text = El plano, como texto
host-own-hint = Sustituye a las dos caras. Su primera línea nombra la aventura.
host-own-file = Elegir un archivo
host-clock = Tiempo por turno
host-clock-hint = Cuando se acaba, un bot escribe por quien siga pensando.
host-clock-none = sin límite
host-clock-seconds = { $seconds } s
host-clock-minutes = { $minutes } min
host-rule-dice = Dados
host-rule-dice-fair = se tiran aquí
host-rule-dice-by-hand = dados de verdad
host-links = Secretos para los dados
host-links-each = antes de cada tirada
host-links-first = antes de la primera
host-links-hint = Con secretos nuevos antes de cada tirada, ni el servidor puede conocerla. Con una mala conexión bastan los de la primera para que nadie pueda elegir una.
host-hint-dice = Los dados de verdad están en vuestra mesa: quien la lleva escribe lo que muestran.
host-rule-crossing = { $adventure ->
    [temple] Tachar momias
   *[other] Tachar peligros
}
host-rule-crossing-auto = automático
host-rule-crossing-manual = a mano
host-hint-crossing = Basta un 9 al lado. Las estrellas son las mismas.
host-rule-no-door = Ganzúa, y sin puertas
host-rule-no-door-plain = una casilla normal
host-rule-no-door-pass = nada
host-hint-no-door = ¿Adónde va el número cuando todas tus puertas están llenas?
host-rule-valley-growth = Escribir junto a
host-rule-valley-growth-numbers = un número
host-rule-valley-growth-buildings-too = también un edificio
host-hint-valley-growth = Un número nuevo toca otro que ya está. ¿Puede tocar un edificio en su lugar?
host-house-rules = Reglas de la casa
host-house-rules-hint = Pantalla grande, bots, tiempo, dados, cara de la hoja
host-you = ¿Y tú?
host-you-play = Yo también juego
host-you-show = Solo muestro la pantalla grande
host-bots = Bots en la mesa
host-bots-hint = Puedes añadir o quitar alguno hasta que empiece la partida.
host-open = Abrir la mesa
host-one-phone = ¿Solo hay un móvil? Pasadlo de mano en mano.

lobby-title = Quién viene
lobby-you-host = Llevas la mesa
lobby-host-is = { $name } lleva la mesa
lobby-no-host = La pantalla grande lleva la mesa
lobby-code = Código de la mesa
lobby-qr = Código QR para entrar en la mesa { $code }
lobby-share = Compartir el enlace
lobby-shared = El enlace está copiado.
lobby-share-text = Ven a jugar: { $adventure }, mesa { $code }
lobby-big-screen = Pantalla grande
lobby-count = { $count ->
    [0] Aún no hay nadie en la mesa
    [one] { $count } en la mesa
   *[other] { $count } en la mesa
}
lobby-count-of = { $count } de { $most } en la mesa
lobby-you = { $name } (tú)
lobby-is-host = lleva la mesa
lobby-is-bot = bot
lobby-is-bot-of = bot, { $bot }
lobby-is-away = sin conexión
lobby-away = { $count ->
    [one] { $name } ha perdido la conexión. Su sitio se guarda.
   *[other] { $count } han perdido la conexión. Sus sitios se guardan.
}
lobby-tap-a-name = Toca un nombre para quitar su sitio o pasarle la corona.
lobby-remove = Quitar
lobby-make-host = Dar la corona
lobby-removed = { $name } ya no está en la mesa.
lobby-add-bot = Añadir un bot
lobby-bot-strength = Nivel del bot
lobby-allow-hints = Permitir pistas
lobby-forbid-hints = Sin más pistas
lobby-lock = Bloquear la mesa
lobby-unlock = Desbloquear la mesa
lobby-locked = Bloqueada: nadie más puede sentarse.
lobby-set-up = Cómo jugamos
lobby-change = Cambiar
lobby-change-done = Usar esto
# $facts is a list of what is chosen
lobby-changed = Ahora: { $facts }.
lobby-own-layout = un plano propio
lobby-start = { $count ->
    [one] Empezar en solitario
   *[other] Empezar con { $count }
}
lobby-start-nobody = Primero tiene que sentarse alguien
lobby-waiting = La partida empieza enseguida…
lobby-leave = Dejar la mesa
lobby-came = { $name } ya está aquí.
lobby-went = { $name } ha dejado la mesa.
