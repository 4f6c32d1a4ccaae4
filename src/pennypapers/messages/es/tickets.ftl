# Tiques: uno para cada nombre, en la página e impresos.

tickets-title = Tiques
tickets-for-class = Tiques para una clase
tickets-for-class-hint = Un enlace para cada nombre
tickets-says = Solo juega quien está en tu lista, cada cual con su tique. Un tique se abre una sola vez.
tickets-names = Nombres, uno por línea
tickets-count = { $count ->
    [0] Aún no hay nombres: puede jugar todo el que tenga el enlace.
    [one] { $count } tique
   *[other] { $count } tiques, { $most } como máximo
}
tickets-progress = { $over ->
    [one] Ha terminado { $over } de { $count }.
   *[other] Han terminado { $over } de { $count }.
}
tickets-state-free = sin usar
tickets-state-begun = en juego
tickets-state-over = terminado
tickets-copy = Copiar el enlace de { $name }
tickets-print = Imprimir los tiques
tickets-keep = Este navegador guarda los tiques: vuelve a esta página para ver quién ha jugado o para imprimirlos otra vez.
tickets-hello = Hola, { $name }.
tickets-yours = Este tique es tuyo. Se abre una sola vez, en el dispositivo con el que empieces.
tickets-needed = Este reto se juega con tiques.
tickets-type = Las letras de tu tique
tickets-open = Abrir el tique
tickets-only = Solo con tique
tickets-how = Escanea el código o abre este enlace:
tickets-once = Tu tique se abre una sola vez.
