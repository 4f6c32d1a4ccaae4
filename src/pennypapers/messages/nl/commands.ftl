# What commands print beside games and sheets: `serve`, `simulate`, `layouts`, `print`, and what they cannot do.
# Options, names of files and what is typed are never translated.

cli-serve-at = De tafels staan op { $url } (Ctrl-C stopt de server)
cli-serve-at-other = De tafels staan op { $url } (netwerkpoort { $taken } is bezet; Ctrl-C stopt de server)
cli-serve-or = of { $url }
cli-serve-only-here = Alleen deze computer kan erbij; met --host 0.0.0.0 kan iedereen op je netwerk dat.
cli-serve-plain = Zonder HTTPS kunnen telefoons niet wakker blijven, installeren, trillen, delen of melden; docs/running-it.md toont twee manieren om het thuis te hebben.
cli-serve-needs = de server heeft meer nodig dan er is ({ $packages }): { $install }
cli-serve-workers = meerdere processen delen hun tafels via PostgreSQL; geef --database postgresql://…
cli-trace = traces gaan naar het http- of https-adres van een collector, zoals http://127.0.0.1:4318, niet { $text }
cli-sim-alone = { $name }, { $layout }: { $games } spellen van { $bot } alleen (startgetal { $seed })
cli-sim-tables = { $name }, { $layout }: { $games } spellen van { $bot } aan tafels van { $players } (startgetal { $seed })
cli-sim-stopped = Eerder gestopt; dit zijn de spellen die af waren.
cli-sim-label-stars = sterren
cli-sim-label-made = uit
cli-sim-label-ranks = rangen
cli-sim-label-winners = winnaars
cli-sim-label-turns = beurten
cli-sim-label-speed = snelheid
cli-sim-stars = gemiddeld { $mean }, spreiding { $spread }, van { $least } tot { $most }
cli-sim-range = de helft tussen { $first } en { $third }, negen van de tien tussen { $low } en { $high }, het midden bij { $middle }
cli-sim-part = { $name } { $stars }
cli-sim-share = { $name } { $share } %
cli-sim-turns = { $mean } per spel, van { $least } tot { $most }
cli-sim-speed = { $games } spellen/s, { $turns } beurten/s ({ $seconds } s, { $processes })
cli-sim-processes = { $count ->
    [one] { $count } proces
   *[other] { $count } processen
}
cli-sim-winners = gemiddeld { $stars } sterren; { $share } % van de spellen wordt gedeeld
cli-sim-too-many = dat zijn meer dan { $most } bladen; doe het in delen
cli-executor-unknown = { $name } noemt geen executor; er zijn local, dask:ADRES, ray, ray:ADRES en MODULE:NAAM
cli-executor-needs = deze executor heeft meer nodig dan er geïnstalleerd is: { $install }
cli-executor-away = niemand antwoordt op { $address }: { $why }
cli-executor-import = { $name } geeft geen executor: { $why }
cli-executor-lost = processen die speelden zijn verloren gegaan: { $why }
cli-progress = { $done } van { $games } spellen
cli-left = nog { $time }
cli-layout-untried = niet uitgeprobeerd: daarvoor is numba nodig, { $install }
cli-layout-no-good = { $name } deugt niet: { $why }; neem een ander startgetal
cli-layout-tried = { $name } is uitgeprobeerd met elk { $games } spellen: gemiddeld { $means } sterren (rangen vanaf { $ranks })
cli-layout-too-easy = een Toerist haalt in { $share } % van de spellen meer dan zijn rang
cli-layout-by-chance = nadenken levert er niet meer sterren op dan toeval
cli-file-ending = het bestand van een plattegrond eindigt op { $ending }, anders dan { $file }
cli-file-there = { $path } is er al; kies een andere naam
cli-folder-there = { $path } is er al; kies een andere map
cli-game-there = { $path } is er al; ga ermee verder met --resume, of kies een andere naam
cli-cannot-write = { $path } kan niet worden geschreven: { $why }
cli-cannot-read = { $path } kan niet worden gelezen: { $why }
cli-which-side = zeg van welk avontuur ({ $side }): { $command }
cli-no-layout = { $why }; de naam van een bestand eindigt op { $ending }
cli-other-adventure = { $file } is een plattegrond van een ander avontuur: { $found }, niet { $wanted }
cli-folder-full = { $folder } staat vol plattegronden die { $name } heten
cli-resume-alone = --resume gaat verder met het spel zoals het is; laat { $option } weg
cli-challenge-alone = een uitdaging heeft een eigen blad, dobbelstenen en regels; laat { $option } weg
cli-dice-of-alone = --dice-of neemt avontuur, plattegrond en huisregels van dat spel; laat die weg
cli-challenge-there = { $path } bestaat al; noem een ander bestand met --out
cli-hint-not-known = { $danger }: dat komt op het blad van een ander, en welk blad je hebt is nog niet bekend
cli-hint-no-roll = er ligt geen worp op tafel; noem er een met --roll, zoals --roll '2 D 5'
cli-count-files-alone = een blad noemt zelf zijn avontuur en plattegrond; geef alleen bestanden
cli-rules-no-clause = er is geen regel { $clause }; ze lopen van { $first } tot { $last }
cli-print-needs = voor afdrukken is meer nodig dan er is ({ $packages }): { $install }
cli-print-made = { $pages ->
    [one] { $file }: { $pages } pagina { $paper }, af te drukken op ware grootte
   *[other] { $file }: { $pages } pagina’s { $paper }, af te drukken op ware grootte
}
cli-print-made-both = { $pages ->
    [one] { $file }: { $pages } pagina { $paper }, af te drukken op ware grootte, dubbelzijdig, gedraaid over de lange kant
   *[other] { $file }: { $pages } pagina’s { $paper }, af te drukken op ware grootte, dubbelzijdig, gedraaid over de lange kant
}
cli-print-one-adventure = één avontuur tegelijk: { $one } of { $two }
cli-print-no-layout = --layout is voor bladen; { $what } heeft er geen
cli-number = { $number }
cli-decimal-sign = ,
cli-input-closed = de standaardinvoer is gesloten
cli-no-output = de uitvoer kan niet worden geschreven: { $why }
cli-completion-needs = er ontbreekt iets: { $install }
cli-seed = een startgetal is een getal vanaf 0, niet { $text }
cli-seal = een zegel is hexadecimaal; geef minstens { $digits } cijfers
cli-port = een netwerkpoort is een getal van 0 tot 65535, niet { $text }
cli-root-path = een pad bestaat uit letters, cijfers en - _ . ~ tussen schuine strepen, zoals /games/penny, niet { $text }
cli-root-path-ours = het pad { $text } is het begin van een adres van het spel zelf; kies een ander
cli-doctor-certificate = het certificaat { $file } is niet te lezen: { $why }
cli-doctor-sum = { $good } in orde, { $doubtful } om naar te kijken, { $bad } fout
cli-doctor-versions = Python { $python }, met { $packages }.
cli-doctor-files = Dit proces mag { $count } bestanden openen, één per verbinding.
cli-doctor-files-no-limit = Dit systeem heeft geen grens voor open bestanden.
cli-doctor-files-few = Dit proces mag maar { $count } bestanden openen: veel meer spelers kunnen er niet verbonden zijn.
cli-doctor-do-files-few = Verhoog de grens { $count }: LimitNOFILE=65536 in een systemd-unit, of ulimit -n 65536 voor het starten.
cli-doctor-port = De server kan daar nu niet luisteren: { $why }.
cli-doctor-do-port = Dat klopt als je server al draait ({ $why }); kies anders een andere netwerkpoort.
cli-doctor-address = Telefoons op hetzelfde netwerk vinden de tafels op { $urls }.
cli-doctor-address-here = Alleen deze computer kan bij { $url }.
cli-doctor-do-address-here = Achter een proxy op deze machine is dat goed; geef voor telefoons thuis --host 0.0.0.0 in plaats van { $url }.
cli-doctor-address-none = Deze computer zit in geen enkel netwerk.
cli-doctor-do-address-none = Verbind hem met het netwerk van de telefoons.
cli-doctor-rights-good = De tafels kunnen worden geschreven: { $path }.
cli-doctor-rights = Gebruiker { $user } mag { $path } niet schrijven.
cli-doctor-do-rights = Geef { $path } aan de gebruiker van de server, bijvoorbeeld met: chown { $user }.
cli-doctor-rights-no-folder = { $path } is geen map.
cli-doctor-do-rights-no-folder = Noem een andere plek dan { $path } met --database sqlite:///PAD.
cli-doctor-rights-schema = De gebruiker van { $path } mag daar geen tabellen maken.
cli-doctor-do-rights-schema = Sta het toe, in { $path }: GRANT CREATE ON SCHEMA public TO de gebruiker.
cli-doctor-disk = Bij { $path } is { $free } MB vrij.
cli-doctor-disk-little = Bij { $path } is nog maar { $free } MB vrij.
cli-doctor-do-disk-little = Een spel met vier kost ongeveer 18 kB; maak ruimte bij { $path } voor de { $free } MB op is.
cli-doctor-disk-full = De schijf is vol: { $free } MB bij { $path }.
cli-doctor-do-disk-full = Maak nu ruimte bij { $path } ({ $free } MB): wat niet kan worden opgeslagen, kan niet in inkt.
cli-doctor-store-kind = { $url } is geen database die de server kent.
cli-doctor-do-store-kind = Schrijf sqlite:///PAD of postgresql://… in plaats van { $url }.
cli-doctor-store-new = Er is nog geen database; de server maakt die: { $path }.
cli-doctor-store = De database is heel, van versie { $version } (dit programma kent { $known }), en heeft { $count } tafels: { $path }.
cli-doctor-store-older = De database is van versie { $version } en heeft { $count } tafels; de server brengt hem bij het starten naar versie { $known }: { $path }.
cli-doctor-store-newer = De database { $path } is van versie { $version }, en dit programma kent { $known }.
cli-doctor-do-store-newer = Installeer het nieuwere programma: { $path } van versie { $version } gaat niet open met een dat { $known } kent.
cli-doctor-store-broken = De database { $path } is niet te lezen: { $why }.
cli-doctor-do-store-broken = Stop de server, bewaar een kopie van { $path } en ga terug naar een reservekopie ({ $why }).
cli-doctor-store-package = PostgreSQL heeft nog een pakket nodig: { $install }.
cli-doctor-do-store-package = Draai { $install }
cli-doctor-store-away = De database { $path } is niet te bereiken: { $why }.
cli-doctor-do-store-away = Kijk of { $path } draait, en of adres, gebruiker en wachtwoord kloppen ({ $why }).
cli-doctor-databases = De { $count } databases horen bij elkaar.
cli-doctor-databases-first = De database die het eerst genoemd wordt, is niet de eerste van deze server.
cli-doctor-do-databases-first = Noem de eerste database het eerst: die met spelers, uitdagingen en de notities van de eigenaar.
cli-doctor-databases-missing = { $count ->
    [one] Eén database van deze server is niet genoemd.
   *[other] { $count } databases van deze server zijn niet genoemd.
}
cli-doctor-do-databases-missing = { $count ->
    [one] Geef --database nog een keer op: in de database die ontbreekt staan tafels.
   *[other] Geef --database nog { $count } keer op: in de databases die ontbreken staan tafels.
}
cli-doctor-databases-other = In de database { $path } staan tafels van een andere server.
cli-doctor-do-databases-other = Noem een lege database in plaats van { $path }.
cli-doctor-clock = De klok loopt goed, voor zover te zien is.
cli-doctor-clock-back = Er zijn tafels { $seconds } seconden later geschreven dan nu.
cli-doctor-do-clock-back = Iemand heeft de klok { $seconds } seconden of meer teruggezet; laat NTP hem zetten (timedatectl set-ntp true).
cli-doctor-clock-apart = De klok van de andere machine wijkt { $seconds } seconden van deze af.
cli-doctor-do-clock-apart = Laat NTP beide klokken zetten ({ $seconds } seconden): de dag van de dagworp en het einde van uitdagingen hangen ervan af.
cli-doctor-clock-unknown = Het openbare adres zegt zijn tijd niet.
cli-doctor-do-clock-unknown = Kijk of de klok goed loopt met: timedatectl
cli-doctor-public = De server antwoordt op { $url }.
cli-doctor-public-plain = De server antwoordt op { $url }, zonder versleuteling: telefoons houden dan het scherm niet aan, installeren niets en delen niets.
cli-doctor-do-public-plain = Thuis is dat goed; laat voor internet een proxy TLS spreken voor { $url } (docs/running-it.md).
cli-doctor-public-away = Niemand antwoordt op { $url }: { $why }.
cli-doctor-do-public-away = Kijk of server en proxy draaien en of de naam van { $url } hierheen verwijst; een eigen certificaat geef je met --certificate ({ $why }).
cli-doctor-public-other = Wat op { $url } antwoordt, is niet onze server (status { $status }).
cli-doctor-do-public-other = Laat de proxy { $url } en alles daaronder doorgeven aan de server (status { $status }).
cli-doctor-path = De pagina vindt haar bestanden onder { $path }.
cli-doctor-path-other = De pagina zoekt haar bestanden onder { $said }, en het adres heeft ze onder { $path }.
cli-doctor-do-path-other = Start de server met --root-path { $path }, of laat de proxy X-Forwarded-Prefix: { $path } zeggen (nu { $said }).
cli-doctor-path-no-page = Er is geen pagina van ons op { $url }.
cli-doctor-do-path-no-page = Laat de proxy { $url }/ doorgeven, met de schuine streep aan het eind.
cli-doctor-host-good = De server hoort zijn naam zoals browsers die zeggen.
cli-doctor-host = De server hoort niet dat hij { $host } heet, en weigert wat pagina’s daar sturen.
cli-doctor-do-host = Laat de proxy Host doorgeven als { $host }; in nginx: proxy_set_header Host $http_host
cli-doctor-proxy-good = De server gelooft de proxy: hij weet dat browsers TLS spreken.
cli-doctor-proxy = De server weet niet dat browsers TLS spreken: hij gelooft de kopregels van de proxy niet, of krijgt ze niet.
cli-doctor-do-proxy = Start hem met --proxy en het adres van de proxy, en laat de proxy X-Forwarded-For en X-Forwarded-Proto sturen; tot dan delen alle spelers de grenzen van één adres.
cli-doctor-websocket-good = Websockets komen door.
cli-doctor-websocket = Er komt geen websocket door: { $why }.
cli-doctor-do-websocket = Laat de proxy Upgrade en Connection doorgeven, zoals docs/running-it.md voor nginx laat zien ({ $why }).
cli-doctor-metrics-good = De cijfers op /metrics zijn niet voor iedereen te zien.
cli-doctor-metrics = Iedereen kan de cijfers op /metrics lezen.
cli-doctor-do-metrics = Laat de proxy /metrics aan vreemden weigeren.
cli-amount-games = het aantal spellen is een geheel getal van { $least } tot { $most }, niet { $text }
cli-amount-seed = een startgetal is een geheel getal van { $least } tot { $most }, niet { $text }
cli-amount-players = het aantal spelers is een geheel getal van { $least } tot { $most }, niet { $text }
cli-amount-hours = de uren zijn een heel getal van { $least } tot { $most }, niet { $text }
cli-amount-days = een aantal dagen is een geheel getal van { $least } tot { $most }, niet { $text }
cli-amount-clock = de seconden zijn een heel getal van { $least } tot { $most }, niet { $text }
cli-amount-workers = het aantal processen is een geheel getal van { $least } tot { $most }, niet { $text }
cli-limit-unknown = { $text } is geen limiet; schrijf NAAM=WAARDE met een van { $names }
cli-limit-whole = dit wordt geteld en is dus een geheel getal, niet { $text }
cli-limit-above = een limiet is een getal boven 0, niet { $text }
cli-day-zone = een tijdzone is een naam zoals Europe/Berlin, of wat zij voorloopt op UTC zoals +02:00, niet { $text }
cli-listen-not = kan niet luisteren op { $address }: { $why }; kies een andere met --port
cli-listen-taken = de netwerkpoorten { $first } tot { $last } zijn allemaal bezet op { $host }; kies een andere met --port
cli-sim-needs = simulaties hebben numba nodig; installeer het met: { $install }
cli-sim-mean = gemiddeld { $mean }
cli-plot-ending = een grafiek is een afbeelding die eindigt op { $endings }, niet { $file }
cli-plot-needs = een grafiek als PNG heeft Typst nodig: { $install }; of kies een bestand op .svg
cli-plot-folder = er is geen map { $folder } voor de grafiek
cli-layout-no-seed = het startgetal { $seed } geeft geen plattegrond met { $difficulty } ({ $name }); neem een ander

## `calibrate`: a table for each layout, a row for each bot

cli-cal-title = { $name }, { $layout } (rangen vanaf { $steps } sterren)
cli-cal-bot = bot
cli-cal-games = spellen
cli-cal-stars = sterren
cli-cal-spread = spreiding
cli-cal-typical = meestal
cli-cal-share = { $share } %
cli-cal-skipped = { $bot } wordt overgeslagen: { $why }
cli-cal-sure = Solospellen, startgetal { $seed }; ± bevat het ware gemiddelde negentien van de twintig keer.
cli-cal-rank = rang { $name }
cli-cal-picture = Sterren en rangen van { $bots } bots op { $layouts } plattegronden

## Wrong usage

usage-see = { $why }; zie “{ $help }”
usage-required = dit ontbreekt nog: { $names }
usage-one-required = een van deze is nodig: { $names }
usage-unknown = niet begrepen: { $names }
usage-argument = { $name }: { $why }
usage-choice = { $value } kan niet; kies uit { $choices }
usage-value-one = er ontbreekt een waarde
usage-value-some = er ontbreekt minstens één waarde
usage-with = gaat niet samen met { $name }
usage-no-value = krijgt geen waarde; laat { $value } weg
usage-value = { $value } is niet te lezen
usage-ambiguous = { $name } kan { $names } betekenen

## `league`

cli-league-import = { $bot } is geen bot: { $why }
cli-league-twice = twee spelers heten { $name }; geef er een een andere naam: NAAM=BOT
cli-league-few = een competitie heeft minstens { $least } spelers
cli-league-needs = waarderingen hebben nog één pakket nodig: { $install }
cli-league-server = de server voor programma’s is niet gestart: { $install }
cli-league-other = { $path } hoort bij een andere competitie; kies met --out een andere map
cli-league-dice = de dobbelstenen van een competitie komen uit haar startgetal
cli-league-written = Verslag: { $file }
cli-league-title-alone = { $name }, { $layout }: { $games } spellen alleen met dezelfde worpen (startgetal { $seed })
cli-league-title-pairs = { $name }, { $layout }: { $games } spellen van steeds twee aan een tafel (startgetal { $seed })
cli-league-player = speler
cli-league-rating = waardering
cli-league-games = spellen
cli-league-stars = sterren
cli-league-failed = mislukt
cli-league-duel = met dezelfde worpen
cli-league-ahead = sterren voor
cli-league-share = beter in
cli-league-match = spel
cli-league-why = waarom
cli-league-chart = gemiddelde sterren en hun 95%-intervallen
cli-league-note = ± bevat de ware waarde 19 van de 20 keer. De waardering is die van openskill (Plackett-Luce): iedereen begint met 25 ± 16,7. Een gelijke stand telt half.

## `dataset`

cli-dataset-needs = voor Parquet is nog een pakket nodig: { $install }
cli-dataset-written = { $games ->
    [one] { $games } spel staat
   *[other] { $games } spellen staan
} in { $folder }
cli-dataset-checked = Spellen: { $games }, rijen: { $turns }. Alle zijn zoals het naspelen ze geeft.
cli-dataset-turns = de rijen van spel { $game } zijn er niet allemaal, of staan anders
cli-dataset-record = spel { $game }: zijn verslag kan niet worden nagespeeld: { $why }
cli-dataset-differs = spel { $game }, beurt { $turn }: { $column } is anders dan bij het naspelen

cli-site-needs = een site heeft meer nodig dan er geïnstalleerd is ({ $packages }): { $install }
cli-site-kit = een site heeft de kit nodig die in de browser speelt: { $install }, of in een kloon { $make }
cli-site-there = { $path } is er al en is niet door dit commando geschreven; kies een andere map
cli-site-base = --base is een pad dat met een schuine streep begint en eindigt, zoals /penny/, niet { $base }
cli-site-made = { $path }: { $files } bestanden, { $size } MB, voor het adres { $base } van een host. Elke bestandsserver volstaat.
