# Guardar el juego en un dispositivo, para jugar sin conexión.

kit-keep = Guardar sin conexión ({ $size } MB)
kit-title = Sin conexión
kit-more = Juega en solitario en este dispositivo, en el tren o en el avión: las tres aventuras, con pistas, lecciones y reglas.
kit-fetching = Descargando el juego
kit-stop = Parar
kit-kept = Guardado en este dispositivo ({ $size } MB)
kit-kept-more = También sin conexión puedes jugar aquí en solitario.
kit-remove = Quitar
kit-full = No hay bastante espacio en este dispositivo.
kit-damaged = Lo que llegó estaba dañado. Inténtalo de nuevo.
kit-lost = Se perdió la conexión. Lo que llegó se queda aquí; inténtalo más tarde.
kit-alone = Ahora no hay conexión. Puedes jugar igualmente, en solitario o entre varias personas con este móvil: este dispositivo guarda el juego.
