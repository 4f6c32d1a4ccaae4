# Los ajustes, en el inicio y en el menú de una partida.

play-settings = Ajustes
play-setting-language = Idioma
play-setting-theme = Tema
play-theme-auto = Como el dispositivo
play-theme-light = Día
play-theme-dark = Farol
play-setting-moves = Animaciones
play-setting-moves-more = Los dados ruedan y los números se escriben trazo a trazo.
play-setting-sounds = Sonidos
play-setting-sounds-more = Se oyen los dados, el lápiz, un peligro y el podio.
play-setting-vibration = Vibración
play-setting-vibration-more = El teléfono vibra cuando caen los dados.
play-setting-inks = Tinta automática
play-setting-inks-more = Un turno acabado pasa a tinta al cabo de un momento.
