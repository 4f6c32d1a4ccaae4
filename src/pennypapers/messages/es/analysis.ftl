# `pennypapers analyse`: qué fue suerte en una partida y qué fue decisión.

help-analyse = decir qué fue suerte en una partida y qué fue decisión
help-analyse-about = Para cada jugador, las estrellas que cabía esperar después de cada turno, qué cambió la tirada y qué cambió la decisión: juntas son las estrellas de la hoja. Un bot sigue jugando muchas veces desde cada posición; se cuentan esos ensayos y no el tiempo, así que la misma partida da la misma respuesta. Una partida entera tarda hasta un minuto por jugador.
help-analyse-player = analizar solo a este jugador; se puede repetir
help-analyse-playouts = cuántos ensayos miden un turno; si no, 144 en el Templo y 64 en las demás
help-analyse-plot = dibujar las estrellas esperadas turno a turno, suerte y decisión en dos colores; - para la salida estándar
help-analyse-example-game = tres cartas y cada turno, para cada jugador
help-analyse-example-plot = un jugador, con una imagen
help-analyse-example-json = una línea de JSON, más deprisa y con menos certeza

cli-amount-playouts = el número de ensayos es un número entero de { $least } a { $most }, no { $text }

# $count y $most son números de jugadores
cli-analyse-many = Analizar a { $count } jugadores llevaría demasiado tiempo. Nombra con --player a { $most } como mucho.

# $name es un jugador, $final y $start son números de estrellas con un decimal
analysis-player = { $name }: { $final } estrellas; al principio se esperaban { $start }
analysis-luck = suerte
analysis-choice = decisiones
analysis-neighbours = vecinos
analysis-head-value = esperado
analysis-head-luck = suerte
analysis-head-loss = perdido
# $turn es un número, $roll los dados, $marks lo que se escribió, $stars un número con un decimal
analysis-find-choice = La mejor idea: turno { $turn }, { $roll }, { $marks }. Vale { $stars } estrellas más que todo lo demás.
analysis-find-mark = La mejor idea: turno { $turn }, { $roll }, { $marks }. Estrellas de golpe: { $stars }.
analysis-roll-lucky = La tirada que más contó: turno { $turn }, { $roll }. Trajo { $stars } estrellas más de lo esperado.
analysis-roll-unlucky = La tirada que más contó: turno { $turn }, { $roll }. Trajo { $stars } estrellas menos de lo esperado.
# $better es lo que se podía escribir en su lugar
analysis-again = Un turno para volver a intentar: turno { $turn }, { $roll }. Escribiste { $marks }; { $better } vale { $stars } estrellas más.
# $count de $choices turnos
analysis-steady = Nada que volver a intentar: { $count } de { $choices } decisiones fueron tan buenas como la mejor.
# $done de $total turnos
analysis-progress = { $done } de { $total } turnos

refused-analysis-empty = En esta partida no hay ningún turno.
