# My games: the list of a player's games, and the way to another device.

games-title = Mis partidas
games-looking = Buscando tus partidas…
games-none = Aún no hay partidas
games-none-says = Aquí aparece lo que juegas: en solitario, en mesas y con los mismos dados que otros.
games-play = Jugar
games-no-name = Aún sin nombre
games-rename = Cambiar de nombre
games-rename-says = Vale para tus próximas partidas. Las terminadas conservan el nombre que tenías.
games-rename-do = Guardar este nombre
games-unfinished = Sin terminar
games-elsewhere = Mesa { $code }, sigue en tu otro dispositivo
games-at-run = { $title }
games-at-practice = { $title }, práctica
games-at-table = Mesa { $code }, turno { $turn }, con { $names }
games-here = en este dispositivo
games-at-server = en el servidor
games-finished = Partidas terminadas
games-page-back = Partidas más recientes
games-page-on = Partidas anteriores
games-row = { $count ->
    [one] { $what }, { $result }, { $when }: { $count } estrella.
   *[other] { $what }, { $result }, { $when }: { $count } estrellas.
}
games-row-replay = { $says } Volver a verla.
games-results = { $title }: todos los resultados
games-alone = En solitario
games-with = Puesto { $place } de { $total }, con { $names }
games-reached = Lo que has logrado
games-chart = Estrellas de tus últimas { $count } partidas, la más reciente al final: { $stars }
games-against = { $count ->
    [one] Estrellas frente a { $bot } con los mismos dados, última partida
   *[other] Estrellas frente a { $bot } con los mismos dados, últimas { $count } partidas
}
games-against-says = La media, y cuánto puede desviarse. La suerte con los dados no entra: { $bot } tuvo los mismos.
games-against-one = Tras una segunda partida se verá también hasta qué punto es seguro.
games-against-none = Juega los dados del día o un reto, y tus estrellas se comparan con las de { $bot } con los mismos dados.
games-mean-error = { $mean } ± { $error }
games-sheet = Hoja
games-games = Partidas
games-best = Mejor
games-mean = Media
games-own-layouts = otros planos
games-ranks = Rangos logrados
games-rank = { $rank }: { $count }
games-keeping = Tu lista
games-keeping-says = No hay cuenta. Este navegador te reconoce por una clave secreta: quien la pierde pierde esta lista, y nada más.
games-move = Pasar a otro teléfono
games-move-here = Tengo un código
games-export = Guardar todas
games-delete = Borrar todo
games-delete-says = Tu nombre, tu lista y tus intentos en los retos se borran para siempre. Nada los recupera.
games-delete-shared = Las mesas que compartiste con otros siguen en sus listas, con el nombre que tenías allí.
games-delete-devices = Tus otros dispositivos también pierden la lista.
games-delete-do = Borrar para siempre
games-delete-not = Conservar
games-deleted = Tus partidas están borradas.
games-move-making = Creando un código…
games-move-says = Escanéalo con tu otro teléfono o escribe allí las letras.
games-move-qr = Código QR para tu otro teléfono
games-move-once = Sirve una vez, hasta las { $until }.
games-move-secret = No se lo enseñes a nadie más: quien lo use será tú aquí.
games-move-print = Imprimir esta tarjeta
games-move-expired = Este código es demasiado viejo. Cierra esto y crea otro.

# Another device takes over the list.
move-title = Tus partidas también aquí
move-says = En tu otro dispositivo, elige «Mis partidas» y «Pasar a otro teléfono». Verás un código de ocho letras.
move-code = Código
move-letters = Un código tiene ocho letras.
move-joins = { $count ->
    [one] { $count } partida jugada aquí se une a esa lista.
   *[other] { $count } partidas jugadas aquí se unen a esa lista.
}
move-own = Usa solo un código tuyo: este navegador mostrará las partidas de quien lo creó.
move-do = Traer mis partidas aquí
move-done = Tus partidas ya están aquí.
