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
challenge-practice = Poging { $number } voor deze uitdaging: oefening. Je eerste poging telt.
challenge-practice-runs = Oefening, telt niet mee:
challenge-no-runs = Nog niemand heeft deze uitdaging uitgespeeld.
challenge-percentile = beter dan { $count } %

## Bots that are named

refused-bot-unknown = Er is geen bot die { $name } heet; er zijn { $bots }.
refused-bot-count = Er zijn { $bots } bots genoemd voor { $players } spelers; noem er één, of één per speler.
