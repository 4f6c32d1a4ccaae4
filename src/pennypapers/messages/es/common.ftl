# Words that every part of the page uses.
# Glossary: space = casilla, sheet = hoja, roll = tirada, turn = turno, table = mesa, seat = sitio, layout = plano,
# to ink = pasar a tinta ("A tinta"), draft = borrador, stars = estrellas, danger = peligro, skull = calavera,
# Lockpick = Ganzúa, Navigation = Navegación, plain space = casilla normal, hut = cabaña, treasure = tesoro,
# discovery = descubrimiento, sequence = secuencia, group = grupo, host = quien lleva la mesa, bot = bot.
# Ranks: Turista, Rastreador, Viajero, Explorador (always as the name of a rank, so they say nothing of the player).

name-temple = El Templo de Apikhabou
name-island = La Isla de la Calavera
name-valley = El Valle de Wiraqocha
short-temple = Templo de Apikhabou
short-island = Isla de la Calavera
short-valley = Valle de Wiraqocha
side-front = anverso
side-back = reverso
you = Tú
line-back = Hay conexión otra vez. Tu borrador está a salvo.
line-lost = Se ha perdido la conexión. Tu sitio se guarda.
seat-removed = Quien lleva la mesa ha quitado tu sitio.
seat-to-bot = Quien lleva la mesa ha dado tu hoja a un bot.
late-turn = Poniéndote al día: turno { $turn } de { $of }.
late-waits = Ya estás al día. Entras cuando se cierre este turno.
late-joined = Ya estás al día. Ahora juegas como el resto.
late-over = La partida acabó antes de que te pusieras al día.
back = Atrás
close = Cerrar
stars = { $count ->
    [one] { $count } estrella
   *[other] { $count } estrellas
}
stars-below-zero = menos { stars }
offline-title = Ahora no hay conexión
offline-says = Pennypapers necesita su servidor para los dados y las mesas, y no lo alcanza.
offline-safe = Lo que has pasado a tinta está a salvo. Esta página vuelve sola cuando vuelva la conexión.
offline-again = Reintentar
