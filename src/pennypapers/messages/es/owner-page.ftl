# La página de quien es dueño de la máquina del servidor. Estas palabras solo van a quien la abre.

owner-title = Tu servidor
owner-looking = Preguntando al servidor…
owner-closed = Esta página es para quien lleva el servidor
owner-closed-says = Se abre con un enlace que sirve una vez. El servidor muestra uno al arrancar; en esa máquina, esto hace otro:
owner-now = Ahora
owner-games = { $count ->
    [one] partida
   *[other] partidas
}
owner-players = { $count ->
    [one] persona
   *[other] personas
}
owner-pace = turnos por segundo
owner-no-pace = …
owner-about = Versión { $version }, en marcha desde { $when }
owner-processes = { $count ->
    [one] Un proceso del servidor
   *[other] { $count } procesos del servidor
}
owner-kept = { $count ->
    [one] Una mesa guardada
   *[other] { $count } mesas guardadas
}
owner-backup = Última copia de seguridad: { $when }
owner-backup-none = Aún no hay copia de seguridad. Esto hace una con el servidor en marcha:
owner-message = Un mensaje para todas las mesas
owner-message-says = Sale en cada pantalla de una mesa, también para quien llegue después, hasta que lo retires o se acabe el tiempo.
owner-message-back = Volvemos pronto
owner-message-closing = Cerramos pronto
owner-message-words = Tus palabras
owner-message-languages = Cada cual lo lee en su idioma.
owner-minutes = ¿En cuántos minutos?
owner-words = Lo que dice
owner-say = Mostrarlo en todas las mesas
owner-unsay = Retirarlo
owner-shown = Se ve ahora
owner-said = Todas las mesas lo ven.
owner-unsaid = Ya no lo ve nadie.
owner-list = Mesas
owner-list-none = Nadie ha abierto una mesa todavía.
owner-list-order = Las últimas que se han usado, primero.
owner-lobby = sin empezar
owner-playing = turno { $turn }
owner-over = terminada
owner-here = { $count ->
    [one] { $count } conexión
   *[other] { $count } conexiones
}
owner-run = intento de un reto
owner-nobody = nadie todavía
owner-table = Mesa { $code }
owner-table-seats = Quién está
owner-away = sin conexión
owner-a-bot = un bot
owner-watching = Mirando
owner-close = Cerrar esta mesa
owner-close-sure = ¿Cerrar la mesa { $code } para siempre?
owner-close-says = Quienes están allí vuelven al inicio, y una partida en curso se pierde. Las partidas terminadas siguen en las listas de quienes las jugaron.
owner-close-do = Cerrarla
owner-close-not = Dejarla abierta
owner-closed-table = La mesa { $code } está cerrada.
owner-blocked = Bloqueados
owner-blocked-says = Una dirección bloqueada no recibe ninguna respuesta, y un nombre bloqueado no tiene sitio. Detrás de una dirección puede haber una casa entera.
owner-blocked-none = No hay nadie bloqueado.
owner-address = Dirección
owner-name = Nombre
owner-block-kind = Qué se bloquea
owner-block-what = Dirección o nombre
owner-block-do = Bloquear
owner-block = Bloquear { $what }
owner-unblock = No bloquear más { $what }
owner-is-blocked = Bloqueado: { $what }.
owner-is-free = Ya no está bloqueado: { $what }.
owner-slow = Lo que tarda
owner-slow-changes = La mitad de los cambios en las mesas se guarda y se envía en { $half } ms, 99 de cada 100 en { $most } ms.
owner-slow-late = La mitad de los cambios en las mesas se guarda y se envía en { $half } ms; más de uno de cada cien tarda más de { $most } ms.
owner-slow-none = Aún no se ha pedido nada.
owner-slow-part = Petición
owner-slow-count = Veces
owner-slow-mean = Media, ms
owner-slow-longest = La más larga, ms
owner-refused = Lo que se rechazó
owner-refused-none = No se ha rechazado nada.
owner-restart = Reinicio
owner-restart-says = Lo que está en tinta se queda, y todo el mundo vuelve a conectarse al momento. Si se ha instalado una versión más nueva, desde entonces funciona esa.
owner-restart-cannot = Este servidor no puede reiniciarse solo.
owner-restart-sure = ¿Reiniciar el servidor ahora?
owner-restart-do = Reiniciar
owner-restart-not = Ahora no
owner-restarting = El servidor se reinicia…
owner-restarted = El servidor ha vuelto.
owner-sign-out = Cerrar sesión
owner-signed-out = Sesión cerrada. Un enlace nuevo vuelve a abrir esta página.
owner-lost = El servidor no responde ahora mismo.
