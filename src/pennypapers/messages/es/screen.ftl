# The big screen, which a whole room reads from afar.

screen-controls = Para quien lleva la mesa
screen-full = Pantalla completa
screen-line-lost = Se ha perdido la conexión. La pantalla vuelve sola.
screen-line-back = Hay conexión otra vez.
screen-nobody = Nadie todavía. ¿Quién empieza?
screen-how-to-join = Escanea el código, o ve a { $host } y escríbelo.
screen-come-aboard = Sube a bordo
screen-turn = Turno { $turn }
screen-between = Entre turnos
screen-last-turn = Turno anterior
screen-sealed = Todo el mundo escribe a la vez. Lo que escribes queda sellado hasta que todo esté a tinta.
screen-paused = La partida está en pausa.
screen-pause = Pausa
screen-go-on = Seguir
screen-skip = Que los bots escriban el resto
screen-again = Jugar otra vez
screen-type-dice = Escribir los dados
screen-dice-coming = Ya vienen los dados…
screen-host-types = { $name } tira los dados de verdad.
screen-screen-types = Tirad los dados de verdad y escribidlos aquí.

screen-roll-temple-numbers = Un número de los dados, o una suma.
screen-roll-temple-penny = ¡Penny! Cualquier número, del 1 al 15.
screen-roll-temple-helper = ¡Una Ganzúa! El número va en una puerta.
screen-roll-temple-pennyhelper = ¡Penny y una Ganzúa! Cualquier número, en una puerta.
screen-roll-island-numbers = Un número de los dados, o una suma.
screen-roll-island-penny = ¡Penny! Cualquier número, del 1 al 15.
screen-roll-island-helper = Un barco, o un número de los dados.
screen-roll-island-pennyhelper = Un barco, o cualquier número del 1 al 15.
screen-roll-valley-numbers = Uno, dos o tres dados, sueltos o sumados.
screen-roll-valley-penny = ¡Penny! Cualquier número, y también los otros dados.
screen-roll-valley-helper = Un edificio, y también los otros dados.
screen-roll-valley-pennyhelper = Un edificio, cualquier número, y también el último dado.
screen-danger-temple = ¡Una momia! Dibújala en la hoja que tienes.
screen-danger-island = ¡Peligro! Dibuja una calavera en la hoja que tienes.
screen-danger-valley = ¡Una serpiente! Dibújala en la hoja que tienes.
screen-danger-alone-temple = ¡Una momia! Va a la hoja.
screen-danger-alone-island = ¡Peligro! Una calavera va a la hoja.
screen-danger-alone-valley = ¡Una serpiente! Va a la hoja.

screen-progress-label = Quién ha terminado
# after a large number: "57 of 100 have inked"
screen-inked-of = { $done ->
    [one] de { $count } ha terminado
   *[other] de { $count } han terminado
}
screen-thinking = Siguen pensando
screen-and-more = y { $count } más
screen-late = { $name } se pone al día, turno { $turns }
# in a danger turn, below "Ben’s sheet"
screen-held-by = en manos de { $name }
screen-all-sheets = { $count ->
    [one] { $count } hoja
   *[other] Las { $count } hojas
}
screen-tile = { $name }, { $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}{ $state ->
    [thinking] , piensa
    [inked] , ha terminado
   *[resting] { "" }
}
screen-tile-held = { $holder } tiene la hoja de { $name }{ $state ->
    [thinking] , piensa
    [inked] , ha terminado
   *[resting] { "" }
}
screen-key = Qué muestran las hojas pequeñas
screen-key-few = 1–4
screen-key-some = 5–9
screen-key-many = 10–15
screen-key-danger = peligro
screen-key-drawn = { $adventure ->
    [island] barco
   *[other] edificio
}
screen-key-found = { $adventure ->
    [island] tesoro
   *[other] descubrimiento
}
screen-heat = Dónde habéis escrito
screen-heat-space = { $space }: { $count }

screen-news-boldest = El número más atrevido
screen-news-treasures = Nuevos tesoros
screen-news-discoveries = Descubrimientos
screen-news-beaten = Tachados
screen-news-dangers = Las hojas cambian de manos
screen-news-blow = El golpe más duro
screen-news-leap = El mayor salto
screen-news-meeting = El punto más concurrido
screen-news-alone = Por libre
screen-news-race = La carrera más reñida
screen-say-boldest = { $count ->
    [one] { $name }, { $value } en { $space }
   *[other] { $value }, en { $count } hojas
}
screen-say-treasures = { $count ->
    [one] Un tesoro, vale { $value }
   *[other] { $count } tesoros, la mayoría de { $value }
}
screen-say-discoveries = { $discovery ->
    [forest] { $count ->
        [one] Un bosque
       *[other] { $count }, la mayoría bosques
    }
    [city] { $count ->
        [one] Una ciudad
       *[other] { $count }, la mayoría ciudades
    }
    [mountain] { $count ->
        [one] Una montaña
       *[other] { $count }, la mayoría montañas
    }
   *[pyramid] { $count ->
        [one] Una pirámide
       *[other] { $count }, la mayoría pirámides
    }
}
screen-say-beaten = { $adventure ->
    [temple] { $count ->
        [one] Una momia tachada
       *[other] { $count } momias tachadas
    }
    [island] { $count ->
        [one] Un peligro tachado
       *[other] { $count } peligros tachados
    }
   *[valley] { $count ->
        [one] Una serpiente esquivada
       *[other] { $count } serpientes esquivadas
    }
}
screen-say-dangers = { $adventure ->
    [temple] { $count } momias
    [island] { $count } calaveras
   *[valley] { $count } serpientes
}{ $most ->
    [1] , nunca dos en el mismo punto
   *[other] , { $most } de ellas en { $space }
}
screen-say-blow = { $other } le cuesta a { $name } { $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}
screen-say-leap = { $name }, { $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
} más
screen-say-meeting = { $count } han escrito en { $space }
screen-say-alone = Solo { $name } ha ido a { $space }
screen-say-racer = { $name } { $stars }

screen-won = { $count ->
    [one] Gana { $names }.
   *[other] Comparten la victoria: { $names }.
}
screen-winning-sheet = La hoja de { $name }
screen-everybody = Toda la mesa

# $what es lo que alguien ha escrito, $count un número de estrellas
screen-find-choice = En el turno { $turn }, { $name } encontró el mejor sitio de todos: { $what }.
screen-find-mark = { $name }, turno { $turn }: { $what }. Eso dio de golpe { $count ->
    [one] { $count } estrella
   *[other] { $count } estrellas
}.
screen-gift = El turno { $turn } fue un regalo para { $name }.
