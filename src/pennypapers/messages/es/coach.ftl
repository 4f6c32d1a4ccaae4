# `pennypapers hindsight`: la mejor hoja encontrada conociendo todos los dados.

help-hindsight = buscar la mejor hoja que permiten estos dados
help-hindsight-about = La mejor hoja que se encuentra conociendo todos los dados y, si lo hay, un límite que ninguna hoja puede pasar. Toma una partida terminada, o una aventura con dados en un archivo, una tirada por línea. Los peligros van donde van en solitario; los dados de una mesa se juegan en solitario y, como mucho, tanto como jugó la mesa. Solo con --runs, la misma semilla da la misma hoja.
help-hindsight-what = una partida terminada como texto, o con --dice una aventura
help-hindsight-dice = dados como texto, una tirada por línea; - para la entrada estándar
help-hindsight-seconds = cuánto tiempo buscar; si no, 3 en el Templo y 10 en las demás
help-hindsight-runs = cuántas vueltas da la búsqueda; si no, las que permita el tiempo
help-hindsight-seed = una semilla: la misma busca de la misma manera
help-hindsight-example-game = qué era posible en esta partida
help-hindsight-example-dice = qué darían estos dados
help-hindsight-example-json = una línea de JSON; la misma semilla, la misma hoja
help-hindsight-example-svg = la mejor hoja como imagen

cli-hindsight-which = Indica un FILE.game, o una aventura con --dice FILE.
cli-hindsight-compiling = Primero se compila la búsqueda, una sola vez; tarda medio minuto o más.
cli-amount-runs = el número de vueltas es un número entero de { $least } a { $most }, no { $text }
cli-amount-seconds = los segundos son un número mayor que 0 y hasta { $most }, no { $text }

# $count es un número de estrellas
hindsight-best = Lo mejor que se ha encontrado: { $count ->
    [one] { $count } estrella
   *[other] { $count } estrellas
}.
# $count es un número de estrellas
hindsight-bound = No son posibles más de { $count }.
hindsight-proven = Más no es posible.
# $name es un jugador, $count un número de estrellas
hindsight-above = Eso vale para estos dados a solas. En la mesa, donde otros dibujan los peligros, { $name } hizo { $count ->
    [one] { $count } estrella
   *[other] { $count } estrellas
}.

refused-hindsight-few = Con tan pocas tiradas no termina ninguna partida: { $count }.
refused-hindsight-no-rolls = En este texto no hay ninguna tirada.
