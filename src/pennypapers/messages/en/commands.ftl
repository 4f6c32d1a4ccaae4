# What commands print beside games and sheets: `serve`, `simulate`, `layouts`, `print`, and what they cannot do.
# Options, names of files and what is typed are never translated.

cli-serve-at = The tables are at { $url } (Ctrl-C ends the server)
cli-serve-at-other = The tables are at { $url } (port { $taken } is taken; Ctrl-C ends the server)
cli-serve-or = or { $url }
cli-serve-only-here = Only this computer can reach them; with --host 0.0.0.0 everybody on your network can.
cli-serve-plain = Without HTTPS phones may not stay awake, install, vibrate, share or notify; docs/running-it.md shows two ways to it at home.
cli-serve-needs = the server needs more than is installed ({ $packages }): { $install }
cli-serve-workers = several workers share their tables through PostgreSQL; give --database postgresql://…
cli-trace = traces go to the http or https address of a collector, such as http://127.0.0.1:4318, not { $text }
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
cli-executor-unknown = { $name } names no executor; there are local, dask:ADDRESS, ray, ray:ADDRESS and MODULE:NAME
cli-executor-needs = this executor needs more than is installed: { $install }
cli-executor-away = nobody answers at { $address }: { $why }
cli-executor-import = { $name } gives no executor: { $why }
cli-executor-lost = processes that played were lost: { $why }
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
cli-doctor-certificate = the certificate { $file } cannot be read: { $why }
cli-doctor-sum = { $good } good, { $doubtful } to look at, { $bad } bad
cli-doctor-versions = Python { $python }, with { $packages }.
cli-doctor-files = This process may open { $count } files, one for every connection.
cli-doctor-files-no-limit = This system has no limit of open files.
cli-doctor-files-few = This process may open only { $count } files: about so many players can be connected.
cli-doctor-do-files-few = Raise the limit { $count }: LimitNOFILE=65536 in a systemd unit, or ulimit -n 65536 before it starts.
cli-doctor-port = The server cannot listen there now: { $why }.
cli-doctor-do-port = That is well if your server is running already ({ $why }); otherwise choose another port.
cli-doctor-address = Phones on the same network find the tables at { $urls }.
cli-doctor-address-here = Only this computer reaches { $url }.
cli-doctor-do-address-here = Behind a proxy on this machine that is right; for phones at home give --host 0.0.0.0 instead of { $url }.
cli-doctor-address-none = This computer is in no network.
cli-doctor-do-address-none = Connect it to the network that the phones are in.
cli-doctor-rights-good = The tables can be written: { $path }.
cli-doctor-rights = User { $user } may not write { $path }.
cli-doctor-do-rights = Give { $path } to the user of the server, such as with: chown { $user }.
cli-doctor-rights-no-folder = { $path } is no folder.
cli-doctor-do-rights-no-folder = Name another place than { $path } with --database sqlite:///PATH.
cli-doctor-rights-schema = The user of { $path } may not make tables there.
cli-doctor-do-rights-schema = Let it, in { $path }: GRANT CREATE ON SCHEMA public TO the user.
cli-doctor-disk = { $free } MB are free at { $path }.
cli-doctor-disk-little = Only { $free } MB are free at { $path }.
cli-doctor-do-disk-little = A game of four takes about 18 kB; make room at { $path } before the { $free } MB are gone.
cli-doctor-disk-full = The disk is full: { $free } MB at { $path }.
cli-doctor-do-disk-full = Make room at { $path } now ({ $free } MB): what cannot be written cannot be inked.
cli-doctor-store-kind = { $url } is no database that the server knows.
cli-doctor-do-store-kind = Write sqlite:///PATH or postgresql://… instead of { $url }.
cli-doctor-store-new = There is no database yet; the server makes it: { $path }.
cli-doctor-store = The database is whole, of version { $version } (this program knows { $known }), and has { $count } tables: { $path }.
cli-doctor-store-older = The database is of version { $version } and has { $count } tables; the server brings it to version { $known } when it starts: { $path }.
cli-doctor-store-newer = The database { $path } is of version { $version }, and this program knows { $known }.
cli-doctor-do-store-newer = Install the newer program: { $path } of version { $version } is not opened by one that knows { $known }.
cli-doctor-store-broken = The database { $path } cannot be read: { $why }.
cli-doctor-do-store-broken = Stop the server, keep a copy of { $path }, and go back to a backup ({ $why }).
cli-doctor-store-package = PostgreSQL needs one package more: { $install }.
cli-doctor-do-store-package = Run { $install }
cli-doctor-store-away = The database { $path } cannot be reached: { $why }.
cli-doctor-do-store-away = See whether { $path } runs, and whether address, user and password are right ({ $why }).
cli-doctor-databases = The { $count } databases belong together.
cli-doctor-databases-first = The first database that is named is not the first of this server.
cli-doctor-do-databases-first = Name the first database first: the one that has players, challenges and the owner’s notes.
cli-doctor-databases-missing = { $count ->
    [one] One database of this server is not named.
   *[other] { $count } databases of this server are not named.
}
cli-doctor-do-databases-missing = { $count ->
    [one] Give --database once more: the database that is missing has tables.
   *[other] Give --database { $count } times more: the databases that are missing have tables.
}
cli-doctor-databases-other = The database { $path } has tables of another server.
cli-doctor-do-databases-other = Name an empty database instead of { $path }.
cli-doctor-clock = The clock is right, as far as can be seen.
cli-doctor-clock-back = Tables were written { $seconds } seconds later than now.
cli-doctor-do-clock-back = Somebody has set the clock back by { $seconds } seconds or more; let NTP set it (timedatectl set-ntp true).
cli-doctor-clock-apart = The other machine’s clock is { $seconds } seconds from this one’s.
cli-doctor-do-clock-apart = Let NTP set both clocks ({ $seconds } seconds): the day of the daily and the end of challenges go by them.
cli-doctor-clock-unknown = The public address does not say its time.
cli-doctor-do-clock-unknown = See whether the clock is right with: timedatectl
cli-doctor-public = The server answers at { $url }.
cli-doctor-public-plain = The server answers at { $url }, without encryption: phones then keep no screen awake, install nothing and share nothing.
cli-doctor-do-public-plain = At home that is well; for the internet let a proxy speak TLS for { $url } (docs/running-it.md).
cli-doctor-public-away = Nobody answers at { $url }: { $why }.
cli-doctor-do-public-away = See whether server and proxy run and whether the name of { $url } leads here; a certificate of your own is given with --certificate ({ $why }).
cli-doctor-public-other = What answers at { $url } is not our server (status { $status }).
cli-doctor-do-public-other = Let the proxy pass { $url } and all below it on to the server (status { $status }).
cli-doctor-path = The page finds its files below { $path }.
cli-doctor-path-other = The page looks for its files below { $said }, and the address has them below { $path }.
cli-doctor-do-path-other = Start the server with --root-path { $path }, or let the proxy say X-Forwarded-Prefix: { $path } (now { $said }).
cli-doctor-path-no-page = There is no page of ours at { $url }.
cli-doctor-do-path-no-page = Let the proxy pass { $url }/ on, with the slash at its end.
cli-doctor-host-good = The server hears the name of its host as browsers say it.
cli-doctor-host = The server does not hear that it is called { $host }, and refuses what pages there send.
cli-doctor-do-host = Let the proxy pass Host on as { $host }; in nginx: proxy_set_header Host $http_host
cli-doctor-proxy-good = The server believes the proxy: it knows that browsers speak TLS.
cli-doctor-proxy = The server does not know that browsers speak TLS: it does not believe the proxy’s headers, or gets none.
cli-doctor-do-proxy = Start it with --proxy and the proxy’s address, and let the proxy send X-Forwarded-For and X-Forwarded-Proto; until then all players share one address’s limits.
cli-doctor-websocket-good = Websockets come through.
cli-doctor-websocket = No websocket comes through: { $why }.
cli-doctor-do-websocket = Let the proxy pass Upgrade and Connection on, as docs/running-it.md shows for nginx ({ $why }).
cli-doctor-metrics-good = The figures at /metrics are not shown to everybody.
cli-doctor-metrics = Everybody can read the figures at /metrics.
cli-doctor-do-metrics = Let the proxy refuse /metrics to strangers.
cli-amount-games = a number of games is a whole number from { $least } to { $most }, not { $text }
cli-amount-seed = a seed is a whole number from { $least } to { $most }, not { $text }
cli-amount-players = a number of players is a whole number from { $least } to { $most }, not { $text }
cli-amount-hours = the hours are a whole number from { $least } to { $most }, not { $text }
cli-amount-days = a number of days is a whole number from { $least } to { $most }, not { $text }
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

## `league`

cli-league-import = { $bot } is no bot: { $why }
cli-league-twice = two players are called { $name }; give one another name: NAME=BOT
cli-league-few = a league has at least { $least } players
cli-league-needs = ratings need one package more: { $install }
cli-league-server = the server for programs did not start: { $install }
cli-league-other = { $path } is that of another league; choose another folder with --out
cli-league-dice = the dice of a league come from its seed
cli-league-written = Report: { $file }
cli-league-title-alone = { $name }, { $layout }: { $games } games alone on the same dice (seed { $seed })
cli-league-title-pairs = { $name }, { $layout }: { $games } games of every two at a table (seed { $seed })
cli-league-player = player
cli-league-rating = rating
cli-league-games = games
cli-league-stars = stars
cli-league-failed = failed
cli-league-duel = on the same dice
cli-league-ahead = stars ahead
cli-league-share = better in
cli-league-match = game
cli-league-why = why
cli-league-chart = mean stars and their 95 % intervals
cli-league-note = ± holds the true value 19 times in 20. Ratings are those of openskill (Plackett-Luce): everybody begins with 25 ± 16.7. A draw counts half.

## `dataset`

cli-dataset-needs = Parquet needs one package more: { $install }
cli-dataset-written = { $games ->
    [one] { $games } game is
   *[other] { $games } games are
} in { $folder }
cli-dataset-checked = Games: { $games }, rows: { $turns }. All of them are what a replay gives.
cli-dataset-turns = the rows of game { $game } are not all there, or in another order
cli-dataset-record = game { $game }: its record cannot be replayed: { $why }
cli-dataset-differs = game { $game }, turn { $turn }: { $column } differs from the replay

cli-site-needs = a site needs more than is installed ({ $packages }): { $install }
cli-site-kit = a site needs the kit that plays in the browser: { $install }, or in a clone { $make }
cli-site-there = { $path } is there already and was not written by this command; name another folder
cli-site-base = --base is a path that begins and ends with a slash, such as /penny/, not { $base }
cli-site-made = { $path }: { $files } files, { $size } MB, for the address { $base } of a host. Any file server will do.
