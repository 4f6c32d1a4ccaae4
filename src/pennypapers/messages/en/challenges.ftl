# Challenges, and games with the same dice side by side. Refusals stand here that only commands say.

compare-rolls = { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
}
compare-alike = Everybody wrote the same.
compare-parted = They parted in turn { $turn }, at { $roll }.

## Games that are compared

refused-compare-adventure = This game is another adventure than the first.
refused-compare-layout = This game has another layout than the first.
refused-compare-options = This game has other house rules than the first.
refused-compare-roll = These are other dice: turn { $turn } has { $roll } here, and { $others } before.

## Challenges

refused-challenge-seed = A challenge’s seed has { $count } bytes.
refused-challenge-version = This is a challenge of version { $found }, which this program cannot read.
refused-challenge-seal = The seal does not fit: something in this challenge was changed.
refused-run-table = A run of a challenge is a solo game.
refused-run-other = This is another game than the challenge: another adventure, layout or house rules.
refused-run-roll = These are other dice than those of the challenge: turn { $turn } has { $roll }, where { $due } is due.
refused-run-unfinished = This run is not over yet.

## Challenges in the terminal

challenge-made = { $path } is made. Its seal begins with { $seal }.
challenge-how = Send the file to whom you like. Play it with: { $command }
challenge-known = Whoever played that game knows these dice.
challenge-alone = A challenge is played alone: give one name.
challenge-kept-at = An unfinished run of this challenge is in { $path }: go on with it without --out.
challenge-practice = Try { $number } at this challenge: practice. Your first try counts.
challenge-practice-runs = Practice, which does not count:
challenge-no-runs = Nobody has finished a run yet.
challenge-percentile = { $count } of 100 matchpoints

## Bots that are named

refused-bot-unknown = There is no bot called { $name }; there are { $bots }.
refused-bot-count = { $bots } bots are named for { $players } players; name one, or one for each.

## Challenges and dailies at a server, in the terminal

remote-address = { $text } is no address of a server; it looks like https://example.org.
remote-link = { $text } is no link to a challenge; one ends with /c/ and a code.
remote-code = { $text } is no code of a challenge: a code has five letters.
remote-which-server = At which server is { $code }? Give --server URL, or the whole link.
remote-away = { $server } does not answer: { $why }
remote-stranger = { $server } does not answer as a Penny Papers server does.
remote-needs = to play at a server, more is needed than is installed: { $install }
remote-name = say which name the results shall show: --players NAME
remote-option = { $option } is for challenges at a server: give --server URL
remote-not-with = { $option } is for challenges in a file, without --server
remote-made = The challenge is at { $link }
remote-how = Send the link to whom you like. Play it on the page, or with: { $command }
remote-place = Place { $place } of { $total }, { $percent } of 100 matchpoints.
remote-more = { $count ->
    [one] And { $count } more.
   *[other] And { $count } more.
}
remote-again = The connection was lost and is back. Ink once more.
remote-out-of-time = Your time was up: a bot has inked { $marks }.
remote-clock = You have { $seconds } seconds for each turn. After that a bot writes for you.
remote-closes = It is open until { $when }.
remote-daily = The dice of { $day }:
remote-not-played = not played yet
remote-no-daily = { $server } has no daily of this adventure today.
