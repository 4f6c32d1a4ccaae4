# What is printed: the screen that chooses it, and the words on the paper.

print-lead = Un bloc que nunca se acaba: hojas, reglas y dados en tu propio papel.
print-what = ¿Qué?
print-what-sheets = Hojas
print-what-blank = Plano en blanco
print-what-rules = Reglas
print-what-dice = Dados de papel
print-side-both = ambas caras
print-paper = Papel
print-paper-a4 = A4
print-paper-letter = Carta
print-per-page = Hojas por página
print-copies = ¿Cuántas hojas?
print-language = Idioma de la impresión
print-download = Descargar el PDF
print-hint = Imprime a tamaño real, sin ajustar a la página.
print-hint-duplex = Imprime por las dos caras, girando por el borde largo. Así el anverso y el reverso coinciden.
print-preview = Vista previa
print-drawing = Dibujando…
print-page = Página { $page } de { $pages }
print-prepared = Estos archivos se hicieron con este sitio. Otros papeles, varias hojas por página y tus propios planos necesitan un servidor.

## On the paper

print-name = Nombre
print-total = Total
print-layout-name = Nombre de este plano
print-foot = No oficial, hecho con pennypapers
print-solo-turns = En solitario, { $turns } turnos
print-each-sequence = 1 por casilla
print-each-groups = 3 por número
print-each-mummies = vencida +2, sin vencer −2
print-each-treasures = su valor
print-each-dangers = el menor al lado: + o −
print-each-forests = 5 cada uno
print-each-cities = 6 cada una
print-each-mountains = 7 cada una
print-each-pyramids = 15 cada una
print-each-buildings = 2 por casilla
print-each-snakes = − el mayor al lado
print-each-full = 7
print-legend-T3 = Ganzúa: el número va en una puerta
print-legend-T4 = Penny: cualquier número del 1 al 15
print-legend-T6 = Momia: dibújala en la hoja de otra persona
print-legend-T7 = Un 9 vence a cada momia de al lado
print-legend-T8 = Fin: no queda casilla normal vacía
print-legend-I2 = Junto a un número o barco; primero en la costa
print-legend-I5 = Navegación: o un barco junto a la costa
print-legend-I6 = Penny: cualquier número del 1 al 15
print-legend-I7 = Peligro: en tierra ajena; marca un recuadro
print-legend-I9 = Tesoro: el mismo número por los cuatro lados
print-legend-I13 = Un 9 supera cada peligro de al lado
print-legend-I16 = Fin: un quinto tesoro, o ninguna tierra vacía
print-legend-V3 = Escribe junto a un número; primero en el borde
print-legend-V6 = Dakota: cabaña, estatua o mina, una vez cada una
print-legend-V7 = Penny: cualquier número del 1 al 15
print-legend-V8 = Gasta un 9: tacha una serpiente
print-legend-V10 = Serpiente: en la hoja de otra persona
print-legend-V13 = Fin: una hoja está llena
print-shape-forest = 5 distintos
print-shape-city = 4 iguales
print-shape-mountain = 3 desde 6
print-shape-pyramid = una T desde 10
print-blank-temple = Pasa a tinta las casillas de tu templo, convierte de 5 a 7 en puertas con un arco y deja el resto como muro.
print-blank-island = Pasa a tinta las casillas de tu isla, dibuja una costa alrededor y unas cumbres dentro, y rodea el mar de la orilla para los barcos.
print-blank-valley = Pasa a tinta las casillas de tu valle, dibuja nubes alrededor y llena algunas de agua si quieres lagos.
print-dice-how =
    Imprime en papel grueso. Recorta por el contorno.
    Dobla por cada línea discontinua, pega las solapas y cierra el dado.
print-die-purple = Dado morado
print-die-green = Dado verde
print-die-red = Dado rojo
print-die-shows = Del 1 al 5 y { $face }
