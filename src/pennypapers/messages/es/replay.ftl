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
replay-danger = ¡Peligro! Cada hoja pasó a otras manos.
replay-danger-alone = ¡Peligro! Fue a la propia hoja.

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
replay-crossed = tacha { $space }
replay-circled = tesoro { $value } en { $space }
replay-found-forest = un bosque: { $spaces }
replay-found-city = una ciudad: { $spaces }
replay-found-mountain = una montaña: { $spaces }
replay-found-pyramid = una pirámide: { $spaces }
replay-passed = nada
replay-on-sheet-of = en la hoja de { $name }
replay-by-bot = jugado por un bot

# The end.
replay-won = { $winners ->
    [one] Gana { $names } con { stars }.
   *[other] Ganan { $names } con { stars }.
}
# $rank is a rank such as "Explorer"
replay-solo = { stars }: { $rank }.

replay-chart = Estrellas turno a turno
replay-chart-says = { $name } tiene { stars }; lo máximo es { $most }.

# The dice.
replay-dice = Los dados
replay-dice-good = Estos dados se sellaron antes de la partida. Comprobado.
replay-dice-bad = Estos dados no son los que se sellaron.
replay-dice-checking = Comprobando cada tirada…
replay-dice-not-yet = Estos dados se sellaron antes de la partida. Cuando acabe, se revela la semilla y puedes comprobar cada tirada.
replay-dice-unsealed = Esta partida guardada no lleva sello, así que nadie puede comprobar sus dados.
replay-dice-how = Antes de la primera tirada, la mesa publicó la huella de una semilla secreta. Ahora que se conoce la semilla, se ha vuelto a calcular cada tirada.
replay-dice-details = { $count ->
    [one] { $count } comprobación
   *[other] Las { $count } comprobaciones
}

# What to do with it.
replay-share-link = Compartir este turno
# $adventure is the name of an adventure
replay-share-text = Un turno: { $adventure }
replay-shared = Enlace copiado.
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
replay-check-seal-good = La semilla es la que se selló antes de la primera tirada.
replay-check-seal-wrong = La semilla no es la que se selló antes de la primera tirada.
replay-check-seal-none = No hay sello: los dados salen de la semilla, pero no se selló antes.
replay-check-roll-good = Turno { $turn }: { $roll }
replay-check-roll-wrong = Turno { $turn }: la partida dice { $roll }, pero la semilla da { $due }.
replay-check-roll-typed = Turno { $turn }: { $roll }, dados de verdad.
replay-check-exchange-good = Turno { $turn }: las hojas se intercambiaron como dice la semilla.
replay-check-exchange-late = Turno { $turn }: las hojas se intercambiaron como dice la semilla, y { $names } entró más tarde, también como dice.
replay-check-exchange-wrong = Turno { $turn }: { $player } tenía la hoja de { $held }, pero la semilla da la de { $due }.
replay-check-exchange-none = Turno { $turn }: { $player } no tenía ninguna hoja, pero la semilla da la de { $due }.
replay-check-missed-good = Turno { $turn }: { $player } aún no estaba y recibió { $mark }, como dice la semilla.
replay-check-missed-wrong = Turno { $turn }: { $player } aún no estaba. La semilla da { $mark }, pero la partida dice { $found }.
replay-check-missed-none = Turno { $turn }: { $player } aún no estaba. La semilla da { $mark }, pero la partida no dice nada.
replay-check-missed-broken = El turno { $turn } rompe una regla, así que lo perdido no se puede comprobar: { $why }
