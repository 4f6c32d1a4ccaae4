# Challenges, and games with the same dice side by side. Refusals stand here that only commands say.

compare-rolls = { $count ->
    [one] { $count } Wurf
   *[other] { $count } Würfe
}
compare-alike = Alle haben dasselbe geschrieben.
compare-parted = Die Wege trennen sich in Runde { $turn }, bei { $roll }.

## Games that are compared

refused-compare-adventure = Dieses Spiel ist ein anderes Abenteuer als das erste.
refused-compare-layout = Dieses Spiel hat einen anderen Plan als das erste.
refused-compare-options = Dieses Spiel hat andere Hausregeln als das erste.
refused-compare-roll = Das sind andere Würfel: Runde { $turn } hat hier { $roll } und zuvor { $others }.

## Challenges

refused-challenge-seed = Der Startwert einer Herausforderung hat { $count } Bytes.
refused-challenge-version = Das ist eine Herausforderung der Version { $found }, die dieses Programm nicht lesen kann.
refused-challenge-seal = Das Siegel passt nicht: An dieser Herausforderung wurde etwas geändert.
refused-run-table = Eine Herausforderung spielt man allein.
refused-run-other = Das ist ein anderes Spiel als die Herausforderung: anderes Abenteuer, anderer Plan oder andere Hausregeln.
refused-run-roll = Das sind andere Würfel als die der Herausforderung: Runde { $turn } hat { $roll } statt { $due }.
refused-run-unfinished = Dieses Spiel ist noch nicht zu Ende.

## Challenges in the terminal

challenge-made = { $path } ist fertig. Das Siegel beginnt mit { $seal }.
challenge-how = Schick die Datei, wem du magst. Gespielt wird sie mit: { $command }
challenge-known = Wer jenes Spiel gespielt hat, kennt diese Würfel.
challenge-alone = Eine Herausforderung spielt man allein: Gib einen Namen an.
challenge-kept-at = Ein angefangener Versuch liegt in { $path }: Geh ohne --out damit weiter.
challenge-practice = Versuch { $number } bei dieser Herausforderung: Übung. Dein erster Versuch zählt.
challenge-practice-runs = Übung, die nicht zählt:
challenge-no-runs = Noch niemand hat einen Versuch beendet.
challenge-percentile = { $count } von 100 Matchpunkten

## Bots that are named

refused-bot-unknown = Es gibt keinen Bot namens { $name }; es gibt { $bots }.
refused-bot-count = Für { $players } Plätze sind { $bots } Bots genannt; nenne einen, oder einen für jeden Platz.

## Challenges and dailies at a server, in the terminal

remote-address = { $text } ist keine Adresse eines Servers; eine sieht aus wie https://example.org.
remote-link = { $text } ist kein Link zu einer Herausforderung; einer endet mit /c/ und einem Code.
remote-code = { $text } ist kein Code einer Herausforderung: Ein Code hat fünf Buchstaben.
remote-which-server = Auf welchem Server ist { $code }? Gib --server URL an, oder den ganzen Link.
remote-away = { $server } antwortet nicht: { $why }
remote-stranger = { $server } antwortet nicht wie ein Server von Penny Papers.
remote-needs = um auf einem Server zu spielen, braucht es mehr, als installiert ist: { $install }
remote-name = sag, welcher Name im Ergebnis stehen soll: --players NAME
remote-option = { $option } ist für Herausforderungen auf einem Server: gib --server URL an
remote-not-with = { $option } ist für Herausforderungen in einer Datei, ohne --server
remote-made = Die Herausforderung ist hier: { $link }
remote-how = Schick den Link, wem du magst. Gespielt wird auf der Seite oder mit: { $command }
remote-place = Platz { $place } von { $total }, { $percent } von 100 Matchpunkten.
remote-more = { $count ->
    [one] Und noch { $count }.
   *[other] Und noch { $count }.
}
remote-again = Die Verbindung war weg und ist wieder da. Schreib noch einmal mit Tinte.
remote-out-of-time = Deine Zeit war um: Ein Bot hat { $marks } geschrieben.
remote-clock = Du hast { $seconds } Sekunden für jede Runde. Danach schreibt ein Bot für dich.
remote-closes = Offen bis { $when }.
remote-daily = Die Würfel vom { $day }:
remote-not-played = noch nicht gespielt
remote-no-daily = { $server } hat heute keine Würfel des Tages für dieses Abenteuer.
