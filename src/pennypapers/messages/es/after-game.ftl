# El entrenador en la página: lo que daban los dados de una partida terminada, y qué volver a intentar.

coach-title = El entrenador
coach-corner = Lo que daban los dados
coach-looking = El entrenador está mirando tus dados…

# $count is a number of stars
coach-best = Quien hubiera sabido todas las tiradas de antemano habría podido hacer { $count ->
    [one] { $count } estrella
   *[other] { $count } estrellas
}: es la mejor hoja encontrada.
coach-best-is-yours = Con estos dados no se ha encontrado una hoja mejor que la tuya, ni siquiera sabiendo todas las tiradas de antemano.
coach-bound = Más de { $count } no es posible con estos dados.
coach-proven = Con estos dados no es posible más.
coach-alone = Esa hoja se juega a solas: sus peligros se quedan en ella, como en una partida en solitario.
coach-look = Mirarla con el entrenador

coach-best-name = La mejor encontrada
coach-back = A la repetición
coach-whose = ¿La partida de quién?
coach-nothing = El entrenador mira partidas terminadas. Abre primero una.
