# Challenges on the page: the same dice for everybody, played alone at any time, and compared.

# the title of the window; $adventure is the short name of an adventure
same-of = Los mismos dados: { $adventure }
same-code = Reto { $code }
same-looking = Buscando los dados…
same-untitled = ¿Quién saca más de estos dados?
same-says = Los mismos dados para todo el mundo, cuando te venga bien. Cuenta tu primer intento; después ves qué escribieron los demás.
# $name is the name of a layout
same-own-layout = plano propio: { $name }
same-played = { $count ->
    [0] Todavía nadie lo ha terminado. ¡Empieza tú!
    [one] { $count } persona lo ha terminado.
   *[other] { $count } personas lo han terminado.
}
same-played-nobody = Nadie lo ha terminado.
# $when is a date with a time
same-open-until = Abierto hasta el { $when }
same-closed-since = Cerrado desde el { $when }
same-too-late = Tu intento no estaba terminado al cerrarse el reto, así que no tiene puesto.
same-known = Quien jugó la partida de la que salen estos dados ya los conoce.
same-without-hints = Sin pistas
same-play = Jugar
same-begun = Ya has empezado. Tu hoja te espera.
same-go-on = Seguir
same-share = Enviar a un amigo
# $adventure is the name of an adventure
same-share-text = { $adventure }, con los mismos dados para ti y para mí. ¿Quién saca más?
same-qr = Código QR del reto { $code }

# The results.
same-yours = Tu intento
same-first = Nadie ha jugado antes que tú. Envíalo a un amigo y ved quién saca más de estos dados.
same-best = Nadie ha sacado más de estos dados: puesto 1 de { $total }.
same-place = Puesto { $place } de { $total }: { $percent } de 100 puntos, según cuántos intentos superas.
same-low = Puesto { $place } de { $total }. Mira abajo qué sacaron los demás de los mismos dados.
same-field = Todos los intentos
same-field-says = { $total } intentos, de { $low } a { $high } estrellas.
same-field-says-mine = { $total } intentos, de { $low } a { $high } estrellas. El tuyo: { $mine }.
same-legend-you = tú
same-legend-bots = bots
same-legend-others = los demás
same-bots-come = Los bots siguen jugando con estos dados. Llegarán enseguida.
same-places = Clasificación
# $says is a row of the list, such as "Place 2: Ana, 27 stars"
same-row-compare = { $says }. Comparar las hojas
same-page = { $from }–{ $to } de { $total }
same-page-back = Los puestos anteriores
same-page-on = Los puestos siguientes
same-my-place = Ir a mi puesto
same-again = Otra vez (práctica)
same-go-on-practice = Seguir practicando
same-practice-runs = Tu práctica:
same-my-practice = Tu práctica

# Two runs beside each other.
same-compare = Lado a lado
same-parted = { $count ->
    [0] Habéis escrito lo mismo en cada turno.
    [one] En { $count } turno de { $turns } habéis escrito algo distinto.
   *[other] En { $count } turnos de { $turns } habéis escrito algo distinto.
}
same-next = Siguiente diferencia
same-here-parted = Aquí habéis escrito algo distinto.
same-here-alike = Aquí habéis escrito lo mismo.
same-one-is-done = Una de las hojas ya está terminada.

# At the table of a run, and at its end.
same-practice = Práctica
same-run-counts = Este intento cuenta. Nadie ve tu hoja antes de terminar la suya.
same-run-practice = Práctica: este intento no cuenta.
same-practice-says = La práctica no cuenta: cuenta tu primer intento.
same-about = Sobre este reto
same-dice-hold = Quien juega este reto recibe estos dados. Se fijaron y sellaron al crearlo, y el servidor solo entrega una tirada cuando la anterior está en tinta.
same-see-results = Ver los resultados
same-from-table = Retar a un amigo con estos dados

# Making a challenge.
same-new = Crear un reto
same-new-says = Todo el mundo recibe los mismos dados y juega en solitario, cuando le viene bien. Tú envías un enlace, y al final veis quién escribió qué.
same-name = ¿Cómo se llama?
same-name-hint = Un título, si quieres.
same-more-hint = Cierre, pistas, tiempo
same-closing = ¿Cuándo se cierra?
same-closing-hint = Después ya nadie puede jugarlo, y todo el mundo puede comprobar los dados.
same-closing-never = nunca
same-closing-days = { $count ->
    [one] tras { $count } día
   *[other] tras { $count } días
}
same-hints = Pistas
same-hints-yes = permitidas
same-hints-no = ninguna
same-make = Crear el reto

# A challenge in a file, which is played on this device.
same-file-open = ¿Te han enviado un reto?
same-file-open-says = Un archivo que acaba en { $suffix } se juega en este dispositivo, también sin conexión.
same-file-choose = Abrir el archivo
same-file-no-kit = Este dispositivo no puede jugar por sí solo: no ha guardado el juego, y no hay servidor de donde traerlo.
same-file-new-says = Todo el mundo recibe los mismos dados y juega en solitario, cuando le viene bien. Guardas un archivo y lo envías a quien quieras.
same-file-says = Envía el archivo: quien lo abre recibe los mismos dados. Por diversión, sin clasificación: quien lo lee conoce las tiradas.
same-file-save = Guardar como archivo
same-file-yours = Ha sido tu primer intento. Guarda la partida y envíala: muestra qué has hecho con estos dados, y cualquiera puede comprobarlos.
same-file-counts = Tu primer intento. Se queda en este dispositivo.
same-file-dice = Estos dados vienen de un archivo y están sellados en él. Quien lo tiene recibe los mismos; quien lo lee conoce las tiradas.

ghost-whose = ¿Qué estrellas corren junto a las tuyas?
ghost-nobodys = ningunas
ghost-has = { $name }: { $stars }.
