# What commands print beside games and sheets: `serve`, `simulate`, `layouts`, `print`, and what they cannot do.
# Options, names of files and what is typed are never translated.

cli-serve-at = The tables are at { $url } (Ctrl-C ends the server)
cli-serve-at-other = The tables are at { $url } (port { $taken } is taken; Ctrl-C ends the server)
cli-serve-or = or { $url }
cli-serve-only-here = Only this computer can reach them; with --host 0.0.0.0 everybody on your network can.
cli-serve-needs = the server needs more than is installed ({ $packages }): { $install }
cli-serve-workers = several workers share their tables through PostgreSQL; give --database postgresql://…
cli-sim-alone = { $name }, { $layout }: { $games } games of { $bot } alone (seed { $seed })
cli-sim-tables = { $name }, { $layout }: { $games } games of { $bot } at tables of { $players } (seed { $seed })
cli-sim-stopped = Stopped early; these are the games that were done.
cli-sim-label-stars = stars
cli-sim-label-made = made of
cli-sim-label-ranks = ranks
cli-sim-label-winners = winners
cli-sim-label-turns = turns
cli-sim-label-speed = speed
cli-sim-stars = { $mean } on average, spread { $spread }, from { $least } to { $most }
cli-sim-range = half between { $first } and { $third }, nine in ten between { $low } and { $high }, the middle at { $middle }
cli-sim-part = { $name } { $stars }
cli-sim-share = { $name } { $share } %
cli-sim-turns = { $mean } a game, from { $least } to { $most }
cli-sim-speed = { $games } games/s, { $turns } turns/s ({ $seconds } s, { $processes })
cli-sim-processes = { $count ->
    [one] { $count } process
   *[other] { $count } processes
}
cli-sim-winners = { $stars } stars on average; { $share } % of the games are shared
cli-sim-too-many = that is more than { $most } sheets; simulate in parts
cli-progress = { $done } of { $games } games
cli-left = { $time } left
cli-layout-untried = not tried out: that needs numba, { $install }
cli-layout-no-good = { $name } is no good: { $why }; take another seed
cli-layout-tried = { $name } was tried out with { $games } games each: { $means } stars on average (ranks from { $ranks })
cli-layout-too-easy = a Tourist earns more than its rank in { $share } % of the games
cli-layout-by-chance = thinking earns no more stars there than chance
cli-file-ending = a layout’s file ends in { $ending }, unlike { $file }
cli-file-there = { $path } is there already; name another
cli-folder-there = { $path } is there already; name another folder
cli-game-there = { $path } is there already; go on with it by --resume, or name another
cli-cannot-write = { $path } cannot be written: { $why }
cli-cannot-read = { $path } cannot be read: { $why }
cli-which-side = say which adventure’s { $side } side: { $command }
cli-no-layout = { $why }; a file’s name ends in { $ending }
cli-other-adventure = { $file } is a layout of another adventure: { $found }, not { $wanted }
cli-folder-full = { $folder } is full of layouts called { $name }
cli-resume-alone = --resume goes on with the game as it is; leave out { $option }
cli-challenge-alone = a challenge has its own sheet, dice and rules; leave out { $option }
cli-dice-of-alone = --dice-of takes adventure, layout and house rules from that game; leave them out
cli-challenge-there = { $path } is there already; name another file with --out
cli-hint-not-known = { $danger }: it is drawn on somebody else’s sheet, and whose you hold is not known yet
cli-hint-no-roll = no roll lies on the table; say which with --roll, like --roll '2 D 5'
cli-count-files-alone = a sheet says its own adventure and layout; give files alone
cli-rules-no-clause = there is no clause { $clause }; they run from { $first } to { $last }
cli-print-needs = printing needs more than is installed ({ $packages }): { $install }
cli-print-made = { $pages ->
    [one] { $file }: { $pages } page of { $paper }, to print at actual size
   *[other] { $file }: { $pages } pages of { $paper }, to print at actual size
}
cli-print-made-both = { $pages ->
    [one] { $file }: { $pages } page of { $paper }, to print at actual size; print both sides, turned over on the long edge
   *[other] { $file }: { $pages } pages of { $paper }, to print at actual size; print both sides, turned over on the long edge
}
cli-print-one-adventure = one adventure at a time: { $one } or { $two }
cli-print-no-layout = --layout is for sheets; { $what } has none
cli-number = { $number }
cli-decimal-sign = .
cli-input-closed = standard input is closed
cli-no-output = the output cannot be written: { $why }
cli-completion-needs = it needs more than is installed: { $install }
cli-seed = a seed is a number from 0 on, not { $text }
cli-seal = a seal is hexadecimal; give at least { $digits } of its digits
cli-port = a port is a number from 0 to 65535, not { $text }
cli-root-path = a path is letters, digits and - _ . ~ between slashes, such as /games/penny, not { $text }
cli-root-path-ours = the path { $text } is the beginning of an address of the game itself; choose another
cli-amount-games = a number of games is a whole number from { $least } to { $most }, not { $text }
cli-amount-seed = a seed is a whole number from { $least } to { $most }, not { $text }
cli-amount-players = a number of players is a whole number from { $least } to { $most }, not { $text }
cli-amount-hours = the hours are a whole number from { $least } to { $most }, not { $text }
cli-amount-clock = the seconds are a whole number from { $least } to { $most }, not { $text }
cli-amount-workers = a number of processes is a whole number from { $least } to { $most }, not { $text }
cli-limit-unknown = { $text } is no limit; write NAME=VALUE with one of { $names }
cli-limit-whole = this is counted, so it is a whole number, not { $text }
cli-limit-above = a limit is a number above 0, not { $text }
cli-day-zone = a time zone is a name such as Europe/Berlin, or what it is ahead of UTC such as +02:00, not { $text }
cli-listen-not = cannot listen on { $address }: { $why }; choose another with --port
cli-listen-taken = the ports { $first } to { $last } are all taken on { $host }; choose another with --port
cli-sim-needs = simulations need numba; install it with: { $install }
cli-sim-mean = mean { $mean }
cli-plot-ending = a plot is a picture ending in { $endings }, not { $file }
cli-plot-needs = a plot as PNG needs Typst: { $install }; or let the file end in .svg
cli-plot-folder = there is no folder { $folder } for the plot
cli-layout-no-seed = the seed { $seed } gives no layout that is { $difficulty } ({ $name }); take another

## `calibrate`: a table for each layout, a row for each bot

cli-cal-title = { $name }, { $layout } (ranks from { $steps } stars)
cli-cal-bot = bot
cli-cal-games = games
cli-cal-stars = stars
cli-cal-spread = spread
cli-cal-typical = typical
cli-cal-share = { $share } %
cli-cal-skipped = { $bot } is skipped: { $why }
cli-cal-sure = Solo games, seed { $seed }; ± holds the true mean nineteen times in twenty.
cli-cal-rank = rank { $name }
cli-cal-picture = Stars and ranks of { $bots } bots on { $layouts } layouts

## Wrong usage

usage-see = { $why }; see “{ $help }”
usage-required = still missing: { $names }
usage-one-required = one of { $names } is needed
usage-unknown = not understood: { $names }
usage-argument = { $name }: { $why }
usage-choice = { $value } is none of { $choices }
usage-value-one = a value is missing
usage-value-some = at least one value is missing
usage-with = does not go with { $name }
usage-no-value = takes no value, so leave out { $value }
usage-value = { $value } cannot be read
usage-ambiguous = { $name } could mean { $names }
