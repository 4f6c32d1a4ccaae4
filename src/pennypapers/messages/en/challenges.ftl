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
challenge-practice = Try { $number } at this challenge: practice. Your first try counts.
challenge-practice-runs = Practice, which does not count:
challenge-no-runs = Nobody has finished a run yet.
challenge-percentile = better than { $count } %

## Bots that are named

refused-bot-unknown = There is no bot called { $name }; there are { $bots }.
refused-bot-count = { $bots } bots are named for { $players } players; name one, or one for each.
