# A game shown again, turn by turn, and the card to share.

replay-title = Repetición
# $adventure is the name of an adventure
replay-of = Repetición: { $adventure }
replay-more = Sobre esta partida
replay-players = { $count ->
    [one] En solitario
   *[other] { $count } en la mesa
}
replay-turn = Turno { $turn } de { $last }
replay-begin = Antes de la primera tirada
replay-begin-says = Todas las hojas están vacías.
replay-danger = ¡Peligro! Cada hoja ha pasado a otras manos.
replay-danger-alone = ¡Peligro! Se ha dibujado en la propia hoja.

# The controls.
replay-controls = Por los turnos
replay-turns = Turno
replay-back = Un turno atrás
replay-on = Un turno adelante
replay-play = Reproducir
replay-pause = Pausa
replay-sheets = Las hojas

# $name is a player
replay-sheet-of = { $name }: hoja
replay-held-by = En manos de { $name }

# Who wrote what. Several are joined by commas.
replay-wrote-title = Quién escribió qué
replay-nothing-yet = Nadie todavía.
replay-everybody = { $count ->
    [one] La única hoja
   *[other] Las { $count } hojas
}
# $mark is a number, or a picture such as "mummy"; $space is a space such as c4
replay-wrote = { $mark } en { $space }
replay-crossed = { $space }: tachado
replay-circled = tesoro { $value } en { $space }
replay-found-forest = un bosque: { $spaces }
replay-found-city = una ciudad: { $spaces }
replay-found-mountain = una montaña: { $spaces }
replay-found-pyramid = una pirámide: { $spaces }
replay-passed = nada
replay-on-sheet-of = en la hoja de { $name }
replay-by-bot = de un bot

# The end.
replay-won = { $winners ->
    [one] Gana { $names } con { stars }.
   *[other] Ganan { $names } con { stars }.
}
# $rank is a rank such as "Explorer"
replay-solo = { stars }: { $rank }.

replay-chart = Estrellas turno a turno
replay-chart-says = { $name }: { stars }; lo máximo es { $most }.

# The dice.
replay-dice = Los dados
replay-dice-good = Estos dados se fijaron antes de la partida y nadie los eligió. Comprobado.
replay-dice-seed = Estos dados encajan con el secreto que se selló antes de la partida. Comprobado.
replay-dice-checking = Comprobando cada tirada…
replay-dice-not-yet = Estos dados se sellaron antes de la partida. Cuando acabe, se abren los secretos y se puede comprobar cada tirada.
replay-dice-unsealed = Esta partida guardada no lleva sello, así que nadie puede comprobar sus dados.
replay-dice-details = { $count ->
    [one] { $count } comprobación
   *[other] Las { $count } comprobaciones
}

# What to do with it.
replay-share-link = Compartir este turno
# $adventure is the name of an adventure
replay-share-text = Un turno: { $adventure }
replay-shared = El enlace está copiado.
replay-share-card = Compartir una tarjeta
replay-share-failed = No se ha podido dibujar la tarjeta.
replay-download = Guardar la partida
replay-another = Abrir otra

# A record from a file.
replay-open-says = Abre una partida guardada (.game) y vuelve a verla, turno a turno.
replay-open-file = Elegir un archivo
replay-paste = O suéltala aquí, o pega su texto
replay-own-layout = Tiene su propio plano
replay-own-layout-text = El texto del plano
replay-open-it = Mostrarla
replay-open-code = Una mesa terminada guarda su repetición: ábrela desde su última pantalla.
replay-from-file = Abrir una partida de un archivo

# The card.
replay-card-place = Puesto { $place } de { $count }
# $adventure is the name of an adventure
replay-card-text = { stars } · { $adventure }

# One line of the dice check: $roll and $due are rolls such as "2 D 5", $mark and $found are marks such as "c4=!"
replay-check-seal-good = El secreto es el que se selló antes de la primera tirada.
replay-check-seal-wrong = El secreto no es el que se selló antes de la primera tirada.
replay-check-seal-none = No hay sello: nadie fijó estos dados antes de la partida.
replay-check-challenge-good = El sello del reto encaja: quien lo juega tiene estos dados.
replay-check-challenge-wrong = El sello del reto no encaja con lo que se jugó o con sus dados.
replay-check-sealed-good = El sello encaja: el juego, los sitios y los secretos de cada cual estaban fijados antes de la primera tirada.
replay-check-sealed-wrong = El sello no encaja con el juego, los sitios o los secretos.
replay-check-given-good = El sello es el que apuntaste.
replay-check-given-wrong = El sello no es el que apuntaste: { $given }
replay-check-server-good = Los secretos del servidor son los que había fijado.
replay-check-server-wrong = Los secretos del servidor no son los que había fijado.
replay-check-server-none = Los secretos del servidor se abren al acabar la partida; hasta entonces no se pueden comprobar los dados.
replay-check-chain-good = El dispositivo de { $player } había fijado sus secretos, y están en las tiradas: { $count }
replay-check-chain-wrong = El dispositivo de { $player } había fijado otros secretos.
replay-check-chain-silent = El dispositivo de { $player } no dio nada cuando se le pidió, en estos turnos: { $turns }
replay-check-chain-rested = El dispositivo de { $player } no dio nada y volvió a contar antes de lo permitido.
replay-check-links-none = Ningún dispositivo añadió un secreto, así que quien lleva el servidor pudo elegir estos dados.
replay-check-links-turns = Ningún dispositivo añadió un secreto a las tiradas de estos turnos, así que el servidor las conocía de antes: { $turns }
replay-check-roll-good = Turno { $turn }: { $roll }
replay-check-roll-wrong = Turno { $turn }: la partida dice { $roll }, pero tocaba { $due }.
replay-check-roll-typed = Turno { $turn }: { $roll }, dados de verdad.
replay-check-exchange-good = Turno { $turn }: las hojas se intercambiaron como tocaba.
replay-check-exchange-late = Turno { $turn }: las hojas se intercambiaron como tocaba, con { $names } después.
replay-check-exchange-wrong = Turno { $turn }: { $player } tenía la hoja de { $held }, pero tocaba la de { $due }.
replay-check-exchange-none = Turno { $turn }: { $player } no tenía ninguna hoja, pero tocaba la de { $due }.
replay-check-missed-good = Turno { $turn }: { $player } aún no estaba y recibió { $mark }, como tocaba.
replay-check-missed-wrong = Turno { $turn }: { $player } aún no estaba. Tocaba { $mark }, pero la partida dice { $found }.
replay-check-missed-none = Turno { $turn }: { $player } aún no estaba. Tocaba { $mark }, pero la partida no dice nada.
replay-check-missed-broken = El turno { $turn } rompe una regla, así que no se puede comprobar lo que se perdió: { $why }
replay-check-end-none = La partida guardada se corta antes del final.
replay-check-signed-good = Nada cambió después de la partida: la firma encaja con cada palabra.
replay-check-signed-wrong = La partida guardada se cambió después: su firma no encaja.
replay-check-signed-none = La partida guardada no está firmada; se firma al acabar.

# En qué queda todo.
replay-verdict-good = { $count } comprobaciones, todo bien.
replay-verdict-wrong = Mal: estos dados no salen de los secretos que se fijaron antes de la partida.
replay-verdict-edited = Cambiada: no es la partida tal como se publicó al acabar.
replay-verdict-unfinished = Sin acabar: hasta aquí todo está bien, pero la partida no ha terminado.
replay-verdict-unsealed = Sin sello: nadie fijó estos dados antes de la partida, así que cualquiera pudo elegirlos.
replay-verdict-typed = Escritos a mano: todo lo demás está bien, pero son dados de verdad que alguien escribió.
replay-verdict-server = El servidor solo: todo encaja, pero ningún dispositivo añadió un secreto, así que quien lleva el servidor pudo elegir estos dados.
