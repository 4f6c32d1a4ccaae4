# Challenges, and games with the same dice side by side. Refusals stand here that only commands say.

compare-rolls = { $count ->
    [one] { $count } tirada
   *[other] { $count } tiradas
}
compare-alike = Todo el mundo ha escrito lo mismo.
compare-parted = Se separaron en el turno { $turn }, con { $roll }.

## Games that are compared

refused-compare-adventure = Esta partida es de otra aventura que la primera.
refused-compare-layout = Esta partida tiene otro plano que la primera.
refused-compare-options = Esta partida tiene otras reglas de la casa que la primera.
refused-compare-roll = Son otros dados: el turno { $turn } tiene aquí { $roll } y antes { $others }.

## Challenges

refused-challenge-seed = La semilla de un reto tiene { $count } bytes.
refused-challenge-version = Este es un reto de la versión { $found }, que este programa no sabe leer.
refused-challenge-seal = El sello no encaja: algo se ha cambiado en este reto.
refused-run-table = Un reto se juega en solitario.
refused-run-other = Esta partida no es la del reto: otra aventura, otro plano u otras reglas de la casa.
refused-run-roll = Estos dados no son los del reto: el turno { $turn } tiene { $roll } en vez de { $due }.
refused-run-unfinished = Esta partida aún no ha terminado.

## Challenges in the terminal

challenge-made = { $path } está listo. Su sello empieza por { $seal }.
challenge-how = Envía el archivo a quien quieras. Para jugarlo: { $command }
challenge-known = Quien jugó esa partida conoce estos dados.
challenge-alone = Un reto se juega a solas: da un solo nombre.
challenge-kept-at = Hay un intento sin terminar en { $path }: síguelo sin --out.
challenge-practice = Intento { $number } de este reto: práctica. Cuenta el primero.
challenge-practice-runs = Práctica, que no cuenta:
challenge-no-runs = Todavía nadie ha terminado este reto.
challenge-percentile = { $count } de 100 puntos

## Bots that are named

refused-bot-unknown = No hay ningún bot llamado { $name }; hay { $bots }.
refused-bot-count = Has nombrado { $bots } bots para { $players } sitios; nombra uno solo, o uno para cada sitio.

## Challenges and dailies at a server, in the terminal

remote-address = { $text } no es la dirección de un servidor; se parece a https://example.org.
remote-link = { $text } no es el enlace de un reto; termina en /c/ y un código.
remote-code = { $text } no es el código de un reto: un código tiene cinco letras.
remote-which-server = ¿En qué servidor está { $code }? Indica --server URL, o el enlace entero.
remote-away = { $server } no responde: { $why }
remote-stranger = { $server } no responde como un servidor de Penny Papers.
remote-needs = para jugar en un servidor hace falta más de lo que está instalado: { $install }
remote-name = di qué nombre mostrarán los resultados: --players NAME
remote-option = { $option } es para retos en un servidor: indica --server URL
remote-not-with = { $option } es para retos en un archivo, sin --server
remote-made = El reto está aquí: { $link }
remote-how = Envía el enlace a quien quieras. Se juega en la página, o con: { $command }
remote-place = Puesto { $place } de { $total }, { $percent } de 100 puntos.
remote-more = { $count ->
    [one] Y { $count } más.
   *[other] Y { $count } más.
}
remote-again = La conexión se perdió y ha vuelto. Vuelve a entintar.
remote-out-of-time = Tu tiempo ha terminado: un bot ha entintado { $marks }.
remote-clock = Tienes { $seconds } segundos por turno. Después, un bot escribe por ti.
remote-closes = Abierto hasta el { $when }.
remote-daily = Los dados del { $day }:
remote-not-played = aún sin jugar
remote-no-daily = { $server } no tiene hoy dados del día para esta aventura.
