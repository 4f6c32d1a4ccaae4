# The first screen, and the way in with a code.

home-title = Pennypapers
home-tagline = Tres dados, un lápiz, una aventura.
home-language = Idioma: { $name }
home-settings = Ajustes
home-together = Jugar en grupo
home-play-alone = Jugar en solitario
home-age-minutes = Desde { $age } años · { $minutes } minutos
home-line-temple = Sube en orden, junta los números iguales y ojo con las momias.
home-line-island = Rodea un punto con cuatro números iguales y desentierra el tesoro.
home-line-valley = Traza bosques, ciudades y pirámides antes de que se cierren las nubes.
# above "Front" or "Back", on a button that turns the sheet over
home-side = Hoja
home-side-front = Cara
home-side-back = Dorso
home-turn-to-back = Pasar al reverso
home-turn-to-front = Pasar al anverso
home-join = Entrar
home-join-with = Entrar con un código
home-host = Abrir una mesa
home-one-phone = Un móvil para todos
home-learn = Aprender a jugar
home-daily = Los dados de hoy
home-puzzles = Rompecabezas
home-same-dice = Los mismos dados, a cualquier hora
home-more = Más
home-games = Mis partidas
home-rules = Reglas
home-replay = Volver a ver una partida
home-count = Puntuar una hoja de papel
home-unofficial = No oficial. Los juegos son de Henri Kermarrec, publicados por Sit Down!; los dibujos y los textos de aquí son nuestros.
home-no-account = Sin cuenta y sin anuncios. Tus ajustes se quedan en este navegador; el servidor solo conoce tus partidas por una clave secreta, y puedes borrarlas.
# on a site without a server
home-on-device = Sin cuenta ni anuncios. Tus partidas y ajustes se quedan en este navegador; no se envía nada.
home-code-label = Código de la mesa, cuatro o cinco letras

home-waiting = Partidas empezadas
home-waiting-temple = Tu templo te espera
home-waiting-island = Tu isla te espera
home-waiting-valley = Tu valle te espera
home-waiting-more = { $count ->
    [one] { $count } partida más
   *[other] { $count } partidas más
}
home-at-solo = En solitario, turno { $turn }
home-at-table = Mesa { $code }, turno { $turn }, como { $name }
# $names are those of all who share this device
home-at-one-phone = { $names }, turno { $turn }
home-at-lobby = Mesa { $code }, aún sin empezar
home-at-screen = Mesa { $code }, muestras la pantalla grande
# $title is the title of a challenge
home-at-run = { $title }, turno { $turn }
home-at-practice = { $title }: práctica, turno { $turn }
home-put-away = Guardar la partida { $code }

join-title = Entrar en una mesa
join-type-code = Escribe las letras que ves en la pantalla grande o en el móvil de quien lleva la mesa.
join-looking = Buscando la mesa { $code }…
join-no-table = No hay ninguna mesa { $code }. Mira otra vez: un código nunca lleva las letras I, L y O.
join-table = Mesa { $code }
join-who = { $count ->
    [0] Todavía no ha venido nadie.
    [one] Ya hay { $count }: { $names }
   *[other] Ya hay { $count }: { $names }
}
join-your-name = Tu nombre
join-name-hint = Como lo verán los demás. Bastan las iniciales.
join-name-missing = Pon antes un nombre: vale cualquiera.
join-sit-down = Sentarme
join-just-watch = Solo mirar
join-locked = Quien lleva la mesa la ha bloqueado.
join-running = La partida ha empezado: turno { $turn }.
join-over = Esta partida ha terminado.
join-has-ended = Esta partida ha terminado ahora mismo.
join-catch-up = Ponerme al día
join-catch-up-hint = Escribes un turno por cada tirada que te perdiste y luego juegas con los demás.
join-take-over = Sustituir a un bot
join-take-over-hint = Elige una hoja que ahora juega un bot. Desde aquí es tuya.
join-take-this = Seguir como { $name }
join-see-replay = Ver la partida
join-another = Otro código
print-title = Imprimir
same-title = Los mismos dados
