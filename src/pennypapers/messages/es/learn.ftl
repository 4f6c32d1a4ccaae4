# Lessons: a real game on a small sheet, step by step. Penny speaks, one or two short sentences at a time.

learn-title = Aprender a jugar
learn-lead = Dos minutos cada una, en una hoja pequeña y con reglas de verdad. Nada puede salir mal.
learn-about-temple = Números en orden, iguales juntos, un 9 contra las momias. La más fácil para empezar.
learn-about-island = Desembarca, extiéndete y deja que cuatro números iguales señalen el tesoro.
learn-about-valley = Usa uno, dos o tres dados. Traza montañas, bosques, ciudades y pirámides.
learn-begin = Empezar
learn-begin-what = Empezar la lección: { $name }
learn-all-rules = Todas las reglas, una a una
learn-leave = Terminar la lección
learn-coach = Qué hacer ahora
learn-next = Siguiente
learn-step = Paso { $step } de { $count }
learn-not-that = En una partida puede ser buena idea. En esta lección, prueba lo que dice Penny.
learn-ink-first = A lápiz aún puedes cambiar de idea. Pásalo a tinta y ahí se queda.
learn-ink = Bien. A tinta.
learn-leave-temple = Ahí está. Déjala ahí.
learn-leave-island = Ahí está. Déjalo ahí.
learn-leave-valley = Ahí está. Déjala ahí.
learn-play-temple = Jugar un templo entero
learn-play-island = Jugar una isla entera
learn-play-valley = Jugar un valle entero
learn-another = Otra lección
learn-rules = Sus reglas

## The Temple of Apikhabou

learn-temple-one-number = Se tiran tres dados y escribes un número. Toca el 5 y luego la casilla que brilla.
learn-temple-sum = Puedes sumar dados: 4 + 2 son 6. Escribe el 6 al lado del 5; las esquinas también cuentan.
learn-temple-door = El dado verde muestra una Ganzúa, así que este número va en una puerta. Escribe ahí un 7.
learn-temple-penny = ¡Penny! Vale cualquier número del 1 al 15. Escribe un 8: ahora 5, 6, 7, 8 suben de uno en uno.
learn-temple-mummy = Una momia, así que esta vez no hay número. En solitario, la dibujas al lado de la última casilla que llenaste. En una mesa, alguien te la dibuja.
learn-temple-nine = Las momias temen tener un 9 al lado. 4 + 3 + 2 son 9: escríbelo en la casilla que brilla.
learn-temple-equal = A los números iguales les gusta la compañía. Escribe un 5 al lado de tu 5.
learn-temple-last = Un tercer 5 forma un grupo. Llena la última casilla normal, y con eso acaba la partida.
learn-temple-sequence = Ahora, a contar. Toca Secuencia: la más larga sube del 5 al 9, y cada casilla suya es una estrella.
learn-temple-groups = Toca Grupos: tres o más números iguales que se tocan dan 3 estrellas, una vez por cada número.
learn-temple-mummies = Toca Momias: una vencida da 2 estrellas. Sin vencer, sin un 9 al lado, costaría 2.
learn-temple-end = { stars } en un templo diminuto. En uno entero, con 15 tienes el rango de Rastreador, con 25 el de Viajero, con 30 el de Explorador. Ya puedes jugar.

## Skull Island

learn-island-landing = Desembarcas en la costa. Toca el 4 y luego la casilla que brilla.
learn-island-beside = Desde ahora, cada número va al lado de otro; las esquinas también valen. 3 + 1 son 4: escríbelo.
learn-island-boat = El dado verde muestra Navegación: puedes dibujar un barco en vez de un número. Toca el barco y luego el mar que brilla.
learn-island-danger = Un peligro, así que esta vez no hay número. En solitario, lo dibujas al lado de lo último que llenaste. En una mesa, alguien te lo dibuja.
learn-island-treasure = Penny vale cualquier número del 1 al 15. Escribe un 4 debajo de la montaña y mírala bien.
learn-island-found = ¡Un tesoro! A la izquierda, encima y debajo un 4, y a la derecha un barco: cuatro marcas lo señalan. Toca Tesoros para verlas.
learn-island-nine = Un 9 al lado de un peligro lo supera. 5 + 3 + 1 son 9: escríbelo en la casilla que brilla.
learn-island-dangers = Toca Peligros: superado, da el número más bajo de los que tiene al lado. Sin superar, cuesta lo mismo.
learn-island-over = La isla está llena, así que la partida ha terminado. Un quinto tesoro también la termina. Cada tesoro lleva otro número y da esas mismas estrellas.
learn-island-end = { stars } en una isla diminuta. En una entera, con 60 tienes el rango de Rastreador, con 75 el de Viajero, con 90 el de Explorador. Ya puedes jugar.

## The Valley of Wiraqocha

learn-valley-arrival = Aquí usas uno, dos o tres dados, cada uno una vez. Llegas por el borde: 5 + 2 son 7; escríbelo en la casilla que brilla.
learn-valley-second-use = El 3 sigue libre. Un número va al lado de otro: escríbelo también.
learn-valley-penny = Penny vale cualquier número del 1 al 15. Escribe un 12 en la casilla que brilla.
learn-valley-mine = El dado verde muestra a Dakota: dibuja un edificio. Toca la mina y luego la casilla que brilla. Cada edificio sale una vez por partida.
learn-valley-third-use = Queda un dado. Escribe el 1.
learn-valley-snake = Una serpiente, así que este turno no hay nada más. En solitario, la dibujas al lado de una casilla que acabas de llenar. En una mesa, alguien te la dibuja.
learn-valley-escape = Una serpiente cuesta el número más alto de los que tiene al lado: 12. Gasta 9 justos para esquivarla: toca la serpiente en la hoja. 5 + 4 quedan gastados.
learn-valley-rest = Esquivada. El 3 sigue libre: escríbelo.
learn-valley-high = Escribe 11, la suma de los tres dados.
learn-valley-discover = Tres números de 6 o más se tocan: una montaña. Tócala para descubrirla.
learn-valley-kinds = Un descubrimiento por turno, después de usar dados. Son estos cuatro, de 5, 6, 7 y 15 estrellas. Ninguna casilla es de dos.
learn-valley-full = Queda una casilla. Llénala con cualquier número: un valle lleno da 7 estrellas y termina la partida. En solitario, también acaba tras 25 turnos.
learn-valley-buildings = Toca Edificios: la mina da 2 estrellas por cada casilla de montaña que tiene al lado. La cabaña cuenta bosques; la estatua, ciudades.
learn-valley-snakes = Toca Serpientes: esquivada, no cuesta nada. Aquí no ayuda escribir un 9, solo gastarlo.
learn-valley-end = { stars } en un valle diminuto. En uno entero, con 90 tienes el rango de Rastreador, con 110 el de Viajero, con 130 el de Explorador. Ya puedes jugar.
