# Challenges, and games with the same dice side by side. Refusals stand here that only commands say.

compare-rolls = { $count ->
    [one] { $count } worp
   *[other] { $count } worpen
}
compare-alike = Iedereen schreef hetzelfde.
compare-parted = Ze gingen uiteen in beurt { $turn }, bij { $roll }.

## Games that are compared

refused-compare-adventure = Dit spel is een ander avontuur dan het eerste.
refused-compare-layout = Dit spel heeft een andere plattegrond dan het eerste.
refused-compare-options = Dit spel heeft andere huisregels dan het eerste.
refused-compare-roll = Dit zijn andere worpen: beurt { $turn } heeft hier { $roll } en eerder { $others }.

## Challenges

refused-challenge-seed = Het startgetal van een uitdaging heeft { $count } bytes.
refused-challenge-version = Dit is een uitdaging van versie { $found }, die dit programma niet kan lezen.
refused-challenge-seal = Het zegel klopt niet: er is iets aan deze uitdaging veranderd.
refused-run-table = Een uitdaging speel je alleen.
refused-run-other = Dit is een ander spel dan de uitdaging: een ander avontuur, een andere plattegrond of andere huisregels.
refused-run-roll = Dit zijn andere worpen dan die van de uitdaging: beurt { $turn } heeft { $roll } in plaats van { $due }.
refused-run-unfinished = Dit spel is nog niet uit.

## Challenges in the terminal

challenge-made = { $path } is klaar. Het zegel begint met { $seal }.
challenge-how = Stuur het bestand naar wie je wilt. Speel het met: { $command }
challenge-known = Wie dat spel heeft gespeeld, kent deze dobbelstenen.
challenge-alone = Een uitdaging speel je alleen: geef één naam.
challenge-kept-at = Een begonnen poging staat in { $path }: ga er zonder --out mee verder.
challenge-practice = Poging { $number } voor deze uitdaging: oefening. Je eerste poging telt.
challenge-practice-runs = Oefening, telt niet mee:
challenge-no-runs = Nog niemand heeft deze uitdaging uitgespeeld.
challenge-percentile = { $count } van 100 matchpunten

## Bots that are named

refused-bot-unknown = Er is geen bot die { $name } heet; er zijn { $bots }.
refused-bot-count = Er zijn { $bots } bots genoemd voor { $players } spelers; noem er één, of één per speler.

## Challenges and dailies at a server, in the terminal

remote-address = { $text } is geen adres van een server; dat ziet eruit als https://example.org.
remote-link = { $text } is geen link naar een uitdaging; die eindigt op /c/ en een code.
remote-code = { $text } is geen code van een uitdaging: een code heeft vijf letters.
remote-which-server = Op welke server is { $code }? Geef --server URL, of de hele link.
remote-away = { $server } antwoordt niet: { $why }
remote-stranger = { $server } antwoordt niet als een server van Penny Papers.
remote-needs = om op een server te spelen is meer nodig dan er geïnstalleerd is: { $install }
remote-name = zeg welke naam in de uitslag moet staan: --players NAME
remote-option = { $option } is voor uitdagingen op een server: geef --server URL
remote-not-with = { $option } is voor uitdagingen in een bestand, zonder --server
remote-made = De uitdaging staat op { $link }
remote-how = Stuur de link naar wie je wilt. Speel op de pagina, of met: { $command }
remote-place = Plaats { $place } van { $total }, { $percent } van 100 matchpunten.
remote-more = { $count ->
    [one] En nog { $count }.
   *[other] En nog { $count }.
}
remote-again = De verbinding was weg en is er weer. Schrijf het nog een keer met inkt.
remote-out-of-time = Je tijd was om: een bot heeft { $marks } geschreven.
remote-clock = Je hebt { $seconds } seconden per beurt. Daarna schrijft een bot voor je.
remote-closes = Open tot { $when }.
remote-daily = De dobbelstenen van { $day }:
remote-not-played = nog niet gespeeld
remote-no-daily = { $server } heeft vandaag geen dobbelstenen van de dag voor dit avontuur.
