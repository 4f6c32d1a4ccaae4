# Words that every part of the page uses.
# The terms of this language: docs/glossaries/es.md.

name-temple = El Templo de Apikhabou
name-island = La Isla de la Calavera
name-valley = El Valle de Wiraqocha
short-temple = Templo de Apikhabou
short-island = Isla de la Calavera
short-valley = Valle de Wiraqocha
side-front = anverso
side-back = reverso
you = Tú
line-back = Hay conexión otra vez. Tu borrador está a salvo.
line-lost = Se ha perdido la conexión. Tu sitio se guarda.
seat-removed = Quien lleva la mesa ha quitado tu sitio.
seat-to-bot = Quien lleva la mesa ha dado tu hoja a un bot.
seat-has-left = { $name } se ha ido.
seat-left-to-bot = { $name } se ha ido. Un bot sigue con su hoja.
seat-taken-over = Alguien ocupa ahora el sitio de { $name }.
seat-hosts-now = Ahora lleva la mesa { $name }.
seat-you-host-now = Ahora llevas tú la mesa.
late-turn = Te pones al día: turno { $turn } de { $of }.
late-waits = Ya estás al día. Entras cuando se cierre este turno.
late-joined = Ya estás al día. Ahora juegas con los demás.
late-over = La partida ha terminado antes de que te pusieras al día.
back = Atrás
close = Cerrar
stars = { $count ->
    [one] { $count } estrella
   *[other] { $count } estrellas
}
stars-below-zero = menos { stars }
line-lost-solo = Se ha perdido la conexión. Esta partida espera en el servidor y sigue cuando vuelva. Mientras tanto puedes empezar otra en este dispositivo.
offline-title = Ahora no hay conexión
offline-says = Pennypapers necesita su servidor para los dados y las mesas, y no lo alcanza.
offline-safe = Lo que has pasado a tinta está a salvo. Esta página vuelve sola cuando vuelva la conexión.
offline-again = Reintentar
missing-title = Aquí acaba el mapa
missing-says = En esta dirección no hay nada. Revísala letra por letra, o vuelve al principio.
missing-home = Al principio

# En qué puede confiar todo el mundo con los dados
dice-holds-each = Cada dispositivo añade un secreto a cada tirada. Nadie puede elegir los dados ni conocerlos antes, ni siquiera el servidor.
dice-holds-first = Cada dispositivo añade un secreto antes de la primera tirada. Nadie puede elegir los dados. Solo el servidor podría conocerlos antes.
dice-holds-alone = Tu dispositivo añade un secreto antes de la primera tirada. Nadie puede elegir los dados. Solo el servidor podría conocerlos antes.
dice-holds-typed = Dados de verdad: alguien los tira en la mesa y escribe lo que muestran.
dice-holds-none = Aquí ningún dispositivo añade un secreto. El servidor tira los dados solo, y hay que confiar en él.
# $names are players whose devices cannot add to the dice
dice-without = Sin secreto propio: { $names }.
# On a second device of the same seat
dice-elsewhere = Tu propio secreto no está en este dispositivo. Solo cuenta mientras esté conectado el dispositivo con el que te sentaste.
dice-short-each = Dados: un secreto de cada dispositivo, en cada tirada
dice-short-first = Dados: un secreto de cada dispositivo, antes de la primera tirada
dice-short-alone = Dados: con un secreto de tu dispositivo
dice-short-typed = Dados de verdad, escritos a mano
dice-short-none = Dados: los tira solo el servidor
dice-seal = Sello de esta partida: { $seal }
dice-seal-note = Todos los dispositivos muestran el mismo sello, ahora y al final. Apúntalo, y nadie podrá enseñarte otra partida después.
# $names are the first of several
names-and-more = { $names } y { $count } más

# Lo que dice a todas las mesas quien lleva el servidor
notice-from = De quien lleva este servidor
notice-back = { $minutes ->
    [one] El servidor se va un momento y vuelve en { $minutes } minuto. Todo lo que has pasado a tinta se queda.
   *[other] El servidor se va un momento y vuelve en { $minutes } minutos. Todo lo que has pasado a tinta se queda.
}
notice-closing = { $minutes ->
    [one] El servidor cierra en { $minutes } minuto. Todo lo que has pasado a tinta se queda.
   *[other] El servidor cierra en { $minutes } minutos. Todo lo que has pasado a tinta se queda.
}
