# The rules, clause by clause, short and in our own words. docs/rules.md is made of the English ones and of tools/rules_page.md.
# A text may have several lines; each becomes a paragraph.

rules-title = Las reglas
rules-back = Atrás
rules-search = Buscar una regla
rules-search-hint = Palabra o código como T3
rules-found = { $count ->
    [one] { $count } regla
   *[other] { $count } reglas
}
rules-none = Ninguna regla dice «{ $words }». Prueba con una palabra más corta.
rules-contents = Apartados
rules-part-G = Todas las aventuras
rules-part-T = El Templo de Apikhabou
rules-part-I = La Isla de la Calavera
rules-part-V = El Valle de Wiraqocha
rules-part-O = Reglas de la casa
rules-part-G-short = Todas
rules-part-T-short = Templo
rules-part-I-short = Isla
rules-part-V-short = Valle
rules-part-O-short = Casa
rules-ruling = Nuestra lectura
rules-ruling-why = Aquí los reglamentos dejan algo abierto. Así lo jugamos.
rules-learn = Aprender jugando, en dos minutos
rules-link = Regla { $id }: enlace
rules-credit = Los juegos son de Henri Kermarrec y los publica Sit Down!. Estas reglas están escritas con nuestras palabras. Esta página no es oficial.
rules-all = Todas las reglas

## All three adventures

clause-G1-title = Quién juega
clause-G1 = De 1 a 100 personas, cada una con su nombre y su hoja. Todas las hojas de una mesa son iguales.
clause-G2-title = Dados
clause-G2 =
    El morado muestra del 1 al 5 o a Penny. El verde, del 1 al 5 o a Dakota, la ayuda. El rojo, del 1 al 5 o el peligro.
    Dakota es una Ganzúa en el Templo, Navegación en la Isla y un edificio en el Valle. El peligro es una momia, una calavera o una serpiente.
clause-G3-title = Una tirada común
clause-G3 = Cada turno se tiran los dados una vez. Todo el mundo usa esa tirada, a la vez y en su propia hoja. La siguiente llega cuando todo el mundo acaba.
clause-G4-title = Números
clause-G4 = Un número es un dado, o la suma de dos o tres. Con 2, 3 y 5 sale 2, 3, 5, 7, 8 o 10.
clause-G5-title = Penny
clause-G5 = Penny vale cualquier número del 1 al 15. Va sola: no se le suma nada.
clause-G6-title = Peligro
clause-G6 =
    Cuando el dado rojo muestra el peligro, los otros dos dados no cuentan y nadie escribe un número.
    Las hojas cambian de manos al azar, de modo que cada cual tiene una ajena. Dibujas un peligro en la hoja que tienes, donde quieras entre las casillas permitidas, y se devuelve. En solitario, lo dibujas en tu propia hoja.
clause-G7-title = Al lado
clause-G7 = Al lado son las ocho casillas de alrededor, esquinas incluidas.
clause-G8-title = Lápiz y tinta
clause-G8 = A lápiz puedes cambiar de idea cuantas veces quieras. A tinta, se queda. Lo que una regla prohíbe se rechaza, y se dice por qué.
clause-G9-title = Tachar
clause-G9 = En el Templo y en la Isla, un peligro con un 9 al lado se tacha, enseguida o más tarde. El 9 puede ser anterior al peligro, y un solo 9 sirve para todos los peligros que lo rodean.
clause-G10-title = Quién gana
clause-G10 = Gana quien tiene más estrellas. En caso de empate decide el desempate de la aventura; si el empate sigue, la victoria se comparte.
clause-G11-title = En solitario
clause-G11 = Una partida de una sola persona es en solitario. Sus estrellas dan un rango: Turista, Rastreador, Viajero o Explorador. Por debajo de cero es siempre Turista.
clause-G12-title = El turno anterior
clause-G12 = En solitario, un peligro va al lado de una casilla que llenaste el turno anterior, pusieras lo que pusieras. En el primer turno, y tras un turno en que no llenaste nada, eliges con libertad.

## The Temple of Apikhabou

clause-T1-title = Casillas
clause-T1 = Hay casillas normales y puertas.
clause-T2-title = Tu turno
clause-T2 = Escribe un número de los dados en una casilla normal vacía.
clause-T3-title = Ganzúa
clause-T3 = Cuando el dado verde muestra la Ganzúa, el número va en una puerta vacía. Es obligatorio.
clause-T4-title = Penny
clause-T4 = Cualquier número del 1 al 15, en una casilla normal vacía. Con una Ganzúa en la misma tirada, en una puerta vacía.
clause-T5-title = Sin puertas libres
clause-T5 = Cuando sale una Ganzúa y no queda ninguna puerta vacía, el número va en una casilla normal vacía.
clause-T6-title = Momia
clause-T6 = Una momia va en una casilla normal vacía de la hoja que se tiene en la mano. Ahí ya no se escribe nada más.
clause-T7-title = Vencer a una momia
clause-T7 = Un 9 al lado de una momia, en una casilla normal o en una puerta, la tacha.
clause-T8-title = El final
clause-T8 = La partida termina tras el turno en que a una hoja no le quedan casillas normales vacías. Las puertas pueden quedar vacías.
clause-T9-title = Secuencia
clause-T9 = Tu secuencia más larga da 1 estrella por cada casilla. Cada casilla está al lado de la siguiente, y cada número es justo uno más. Las puertas cuentan. Hacen falta al menos dos casillas.
clause-T10-title = Grupos
clause-T10 = Tres o más números iguales que se tocan son un grupo y dan 3 estrellas. Cada número cuenta una vez, tenga los grupos o casillas que tenga. Las puertas cuentan.
clause-T11-title = Momias
clause-T11 = Una momia vencida, es decir, tachada, da 2 estrellas. Una sin vencer cuesta 2.
clause-T12-title = Todo a la vez
clause-T12 = Una casilla puede servir en la secuencia, en un grupo y contra las momias.
clause-T13-title = Empate a estrellas
clause-T13 = Gana la secuencia más larga.
clause-T14-title = La momia, en solitario
clause-T14 = Dibújala en una casilla normal vacía al lado de la que llenaste el turno anterior. Si no hay ninguna, en cualquier casilla normal vacía.
clause-T15-title = Rangos
clause-T15 = Desde 0 Turista, desde 15 Rastreador, desde 25 Viajero, desde 30 Explorador.

## Skull Island

clause-I1-title = Casillas
clause-I1 = La tierra y las montañas son la isla; alrededor está el mar. Los números y los peligros van en tierra vacía, los barcos en mar vacío y en las montañas, nada.
clause-I2-title = Tu turno
clause-I2 = Escribe un número de los dados en una casilla de tierra vacía al lado de un número o de un barco.
clause-I3-title = Desembarco
clause-I3 = Tu primer número va en la costa: en tierra que toca el mar o el borde de la hoja. Un barco dibujado antes no cambia nada.
clause-I4-title = Sin salida
clause-I4 = Cuando ninguna casilla sirve, el número va en cualquier tierra vacía.
clause-I5-title = Navegación
clause-I5 = Cuando el dado verde muestra Navegación, puedes dibujar un barco en vez de escribir un número. Va en mar vacío pegado a la isla.
clause-I6-title = Penny
clause-I6 = Cualquier número del 1 al 15. Con Navegación en la misma tirada eliges una de las dos cosas: un barco o cualquier número.
clause-I7-title = Peligro
clause-I7 = Un peligro va en cualquier tierra vacía de la hoja que se tiene en la mano, incluso sobre un tesoro que está en tierra vacía. Marca uno de los cinco recuadros de peligro.
clause-I8-title = Cinco peligros
clause-I8 = Con los cinco recuadros marcados, un peligro no cuenta: juegas con los otros dos dados.
clause-I9-title = Tesoro
clause-I9 =
    Un tesoro está donde lo señalan cuatro números iguales: uno a la izquierda, uno a la derecha, uno encima y uno debajo, por lejos que estén y haya lo que haya en medio.
    Un barco puede hacer de número, como mucho uno en la fila y uno en la columna. El tesoro vale ese número. Está en la isla, también en una montaña, nunca en el mar.
clause-I10-title = Nunca dos iguales
clause-I10 = Cinco tesoros como mucho, nunca dos del mismo número, nunca dos en una casilla.
clause-I11-title = Enseguida
clause-I11 = Un tesoro se anota en cuanto tu marca lo revela. Un barco puede revelar varios, uno tras otro. Si se estorban, eliges tú.
clause-I12-title = Barcos
clause-I12 = Un barco puede ayudar a encontrar varios tesoros.
clause-I13-title = Superar un peligro
clause-I13 = Un 9 al lado de un peligro lo tacha.
clause-I14-title = Estrellas de los peligros
clause-I14 = Cada peligro cuenta el número más bajo que tiene al lado. Superado, ganas esas estrellas; sin superar, las pierdes. Sin números al lado, no cuenta nada.
clause-I15-title = Tesoro perdido
clause-I15 = Un tesoro bajo un peligro sin superar al final no vale nada. Sigue contando como uno de los cinco.
clause-I16-title = El final
clause-I16 = La partida termina tras el turno en que alguien tiene su quinto tesoro o a una hoja no le queda tierra vacía.
clause-I17-title = Estrellas
clause-I17 = Suma tus tesoros y luego suma o resta las estrellas de los peligros.
clause-I18-title = Empate a estrellas
clause-I18 = Gana quien tiene el tesoro más alto. Uno perdido no cuenta.
clause-I19-title = El peligro, en solitario
clause-I19 = Dibújalo en tierra vacía al lado de la casilla que llenaste el turno anterior, también si fue con un barco. Si no hay ninguna, en cualquier tierra vacía.
clause-I20-title = Rangos
clause-I20 = Desde 0 Turista, desde 60 Rastreador, desde 75 Viajero, desde 90 Explorador.

## The Valley of Wiraqocha

clause-V1-title = Casillas
clause-V1 = Casillas normales, con nubes todo alrededor. Algunas hojas tienen lagos, que se quedan vacíos. Una casilla está en el borde cuando toca las nubes.
clause-V2-title = Tu turno
clause-V2 = Usa uno, dos o los tres dados, uno tras otro, cada dado una vez. Luego haz un descubrimiento, si quieres. Tienes que usar al menos un dado.
clause-V3-title = Escribir
clause-V3 = Un número va en una casilla vacía al lado de un número, también de uno que acabas de escribir. Así llenas hasta tres casillas por turno.
clause-V4-title = Llegada
clause-V4 = Tu primer número va en una casilla del borde. Un edificio no puede ir primero.
clause-V5-title = Sin salida
clause-V5 = Cuando ninguna casilla sirve, vale cualquier casilla vacía.
clause-V6-title = Dakota
clause-V6 = Dibuja una cabaña, una estatua o una mina donde podría ir un número. Cada una sale una vez por partida.
clause-V7-title = Penny
clause-V7 = Cualquier número del 1 al 15. Puedes usar todos los dados de una tirada en el mismo turno: Penny, Dakota y un número.
clause-V8-title = Esquivar una serpiente
clause-V8 = Gasta 9 justos de los dados, o Penny como un 9, para tachar una de tus serpientes. Esos dados quedan gastados y no se escribe nada. Cuenta como tu turno. Un 9 escrito no tacha nada.
clause-V9-title = Descubrimientos
clause-V9 =
    Después de usar los dados puedes hacer un descubrimiento, con números que se tocan y no son de otro descubrimiento.
    Bosque, 5 estrellas: cinco casillas exactas, todos los números distintos.
    Ciudad, 6 estrellas: cuatro casillas exactas del mismo número, cada número una vez por partida.
    Montaña, 7 estrellas: tres casillas exactas de 6 o más.
    Pirámide, 15 estrellas: cuatro casillas de 10 o más, tres en línea y una junto a la del medio.
clause-V10-title = Serpiente
clause-V10 = Una serpiente va en cualquier casilla vacía de la hoja que se tiene en la mano. Ese turno no hay descubrimiento.
clause-V11-title = Estrellas de las serpientes
clause-V11 = Una serpiente sin esquivar cuesta el número más alto que tiene al lado. Sin números al lado, no cuesta nada.
clause-V12-title = Edificios
clause-V12 = 2 estrellas por cada casilla de bosque al lado de la cabaña, de ciudad al lado de la estatua y de montaña al lado de la mina.
clause-V13-title = El final
clause-V13 = La partida termina tras el turno en que una hoja está llena. Cada hoja llena en ese momento da 7 estrellas.
clause-V14-title = Empate a estrellas
clause-V14 = Gana quien tiene más estrellas de edificios.
clause-V15-title = La serpiente, en solitario
clause-V15 = Dibújala en una casilla vacía al lado de una que llenaste el turno anterior. Si no hay ninguna, en cualquier casilla vacía.
clause-V16-title = 25 turnos, en solitario
clause-V16 = En solitario juegas 25 turnos, serpientes incluidas, o hasta llenar la hoja. Una hoja llena da 7 estrellas.
clause-V17-title = Rangos
clause-V17 = Desde 0 Turista, desde 90 Rastreador, desde 110 Viajero, desde 130 Explorador. Cada serpiente dibujada en la partida rebaja todos los rangos 4 estrellas, también una esquivada.

## House rules: a table chooses them when it opens

clause-O1-title = Cuando no quedan puertas
clause-O1 = Normalmente el número va en una casilla normal. O pasas: ese turno no haces nada.
clause-O2-title = Por dónde crece el valle
clause-O2 = Normalmente un número va al lado de un número. O también al lado de un edificio, como en la edición inglesa.
clause-O3-title = Quién tacha
clause-O3 = Normalmente la página tacha un peligro en cuanto tiene un 9 al lado. O lo haces tú, cuando quieras. Las estrellas son las mismas. En el Valle esto no cambia nada.
clause-O4-title = De quién son los dados
clause-O4 = Normalmente la página tira, y cualquiera puede comprobar los dados después. O tiráis dados de verdad, y quien lleva la mesa escribe lo que muestran.

## Captions of the drawn examples

example-G7 = Las ocho casillas alrededor del 5 están a su lado.
example-T2 = De 2, 3 y 5 sale un 7. Va en cualquier casilla normal vacía, no en una puerta.
example-T3 = Con una Ganzúa, el número va en una de las puertas vacías.
example-T9 = 4, 5, 6, 7, 8: cinco casillas, 5 estrellas. La última es una puerta.
example-T10 = Tres 7 que se tocan: 3 estrellas. Dos 3 son pocos.
example-T11 = La momia de arriba tiene un 9 al lado: más 2. La de abajo no: menos 2.
example-T14 = El turno anterior llenaste e5, así que la momia va en una de las casillas normales vacías de alrededor.
example-I2 = Al lado del 4, del 7 o del barco, en tierra.
example-I3 = El primer número va en cualquier tierra de la costa.
example-I5 = Con Navegación, un barco puede ir en cualquiera de estas.
example-I9 = A la izquierda, a la derecha y encima un 7, debajo un barco: un tesoro de 7 en d5.
example-I14 = El peligro de arriba tiene un 9 al lado: más 6, su vecino más bajo. El de abajo cuesta 3.
example-I15 = Hay un peligro sobre el tesoro. Sin un 9 al lado, este 7 se pierde.
example-I19 = El turno anterior llenaste c3, así que el peligro va en la tierra vacía de alrededor.
example-V3 = Al lado del 3 o del 8. La cabaña sola no cuenta.
example-V4 = El primer número va en cualquier casilla que toque las nubes.
example-V8 = 5 y 4 son 9: gastados en la serpiente. El 1 sigue libre.
example-V9-forest = Bosque: cinco casillas que se tocan, todas distintas.
example-V9-city = Ciudad: cuatro números iguales que se tocan.
example-V9-mountain = Montaña: tres números de 6 o más.
example-V9-pyramid = Pirámide: tres en línea y una junto a la del medio, todas de 10 o más.
example-V11 = La serpiente de abajo cuesta 8, su vecino más alto. La de arriba está esquivada.
example-V12 = Cuatro casillas al lado de la cabaña son del bosque: 8 estrellas.
example-V15 = El turno anterior llenaste d2 y e3, así que la serpiente va en una casilla vacía de alrededor.
