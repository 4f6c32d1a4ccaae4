# What commands print beside games and sheets: `serve`, `simulate`, `layouts`, `print`, and what they cannot do.
# Options, names of files and what is typed are never translated.

cli-serve-at = Die Tische stehen unter { $url } (Strg-C beendet den Server)
cli-serve-at-other = Die Tische stehen unter { $url } (Port { $taken } ist belegt; Strg-C beendet den Server)
cli-serve-or = oder { $url }
cli-serve-only-here = Nur dieser Computer erreicht sie; mit --host 0.0.0.0 können es alle in deinem Netz.
cli-serve-plain = Ohne HTTPS können Telefone nicht wach bleiben, installieren, vibrieren, teilen oder benachrichtigen; docs/running-it.md zeigt zwei Wege dazu für zu Hause.
cli-serve-needs = dem Server fehlt noch etwas ({ $packages }): { $install }
cli-serve-workers = mehrere Prozesse teilen sich ihre Tische über PostgreSQL; gib --database postgresql://… an
cli-trace = Traces gehen an die http- oder https-Adresse eines Collectors, etwa http://127.0.0.1:4318, nicht { $text }
cli-sim-alone = { $name }, { $layout }: { $games } Spiele von { $bot } allein (Startwert { $seed })
cli-sim-tables = { $name }, { $layout }: { $games } Spiele von { $bot } an Tischen zu { $players } (Startwert { $seed })
cli-sim-stopped = Vorzeitig beendet; das sind die Spiele, die fertig waren.
cli-sim-label-stars = Sterne
cli-sim-label-made = aus
cli-sim-label-ranks = Ränge
cli-sim-label-winners = Siege
cli-sim-label-turns = Runden
cli-sim-label-speed = Tempo
cli-sim-stars = im Schnitt { $mean }, Streuung { $spread }, von { $least } bis { $most }
cli-sim-range = die Hälfte zwischen { $first } und { $third }, neun von zehn zwischen { $low } und { $high }, die Mitte bei { $middle }
cli-sim-part = { $name } { $stars }
cli-sim-share = { $name } { $share } %
cli-sim-turns = { $mean } je Spiel, von { $least } bis { $most }
cli-sim-speed = { $games } Spiele/s, { $turns } Runden/s ({ $seconds } s, { $processes })
cli-sim-processes = { $count ->
    [one] { $count } Prozess
   *[other] { $count } Prozesse
}
cli-sim-winners = im Schnitt { $stars } Sterne; { $share } % der Spiele enden geteilt
cli-sim-too-many = das sind mehr als { $most } Blätter; simuliere in Teilen
cli-executor-unknown = { $name } bezeichnet keinen Executor; es gibt local, dask:ADRESSE, ray, ray:ADRESSE und MODUL:NAME
cli-executor-needs = dieser Executor braucht mehr, als installiert ist: { $install }
cli-executor-away = unter { $address } antwortet niemand: { $why }
cli-executor-import = { $name } ergibt keinen Executor: { $why }
cli-executor-lost = Prozesse, die spielten, sind verloren: { $why }
cli-progress = { $done } von { $games } Spielen
cli-left = noch { $time }
cli-layout-untried = nicht ausprobiert: Dafür braucht es numba, { $install }
cli-layout-no-good = { $name } taugt nichts: { $why }; nimm einen anderen Startwert
cli-layout-tried = { $name } wurde mit je { $games } Spielen ausprobiert: { $means } Sterne im Schnitt (Ränge ab { $ranks })
cli-layout-too-easy = ein Tourist erreicht in { $share } % der Spiele mehr als seinen Rang
cli-layout-by-chance = Nachdenken bringt dort nicht mehr Sterne als Zufall
cli-file-ending = die Datei eines Plans endet auf { $ending }, anders als { $file }
cli-file-there = { $path } gibt es schon; nimm einen anderen Namen
cli-folder-there = { $path } gibt es schon; nimm einen anderen Ordner
cli-game-there = { $path } gibt es schon; mach mit --resume weiter, oder nimm einen anderen Namen
cli-cannot-write = { $path } lässt sich nicht schreiben: { $why }
cli-cannot-read = { $path } lässt sich nicht lesen: { $why }
cli-which-side = sag, von welchem Abenteuer ({ $side }): { $command }
cli-no-layout = { $why }; der Name einer Datei endet auf { $ending }
cli-other-adventure = { $file } ist ein Plan eines anderen Abenteuers: { $found }, nicht { $wanted }
cli-folder-full = { $folder } ist voller Pläne namens { $name }
cli-resume-alone = --resume macht mit dem Spiel weiter, wie es ist; lass { $option } weg
cli-challenge-alone = eine Herausforderung hat ihr eigenes Blatt, ihre Würfel und ihre Regeln; lass { $option } weg
cli-dice-of-alone = --dice-of nimmt Abenteuer, Plan und Hausregeln von jenem Spiel; lass sie weg
cli-challenge-there = { $path } gibt es schon; nenne mit --out eine andere Datei
cli-hint-not-known = { $danger }: Gezeichnet wird auf ein fremdes Blatt, und welches du hältst, steht noch nicht fest
cli-hint-no-roll = kein Wurf liegt auf dem Tisch; nenn einen mit --roll, etwa --roll '2 D 5'
cli-count-files-alone = ein Blatt nennt selbst sein Abenteuer und seinen Plan; gib nur Dateien an
cli-rules-no-clause = eine Regel { $clause } gibt es nicht; sie gehen von { $first } bis { $last }
cli-print-needs = zum Drucken fehlt noch etwas ({ $packages }): { $install }
cli-print-made = { $pages ->
    [one] { $file }: { $pages } Seite { $paper }, in Originalgröße zu drucken
   *[other] { $file }: { $pages } Seiten { $paper }, in Originalgröße zu drucken
}
cli-print-made-both = { $pages ->
    [one] { $file }: { $pages } Seite { $paper }, in Originalgröße zu drucken, beidseitig, gewendet an der langen Kante
   *[other] { $file }: { $pages } Seiten { $paper }, in Originalgröße zu drucken, beidseitig, gewendet an der langen Kante
}
cli-print-one-adventure = ein Abenteuer auf einmal: { $one } oder { $two }
cli-print-no-layout = --layout ist für Blätter; { $what } hat keinen
cli-number = { $number }
cli-decimal-sign = ,
cli-input-closed = die Standardeingabe ist geschlossen
cli-no-output = die Ausgabe kann nicht geschrieben werden: { $why }
cli-completion-needs = dafür fehlt noch etwas: { $install }
cli-seed = ein Startwert ist eine Zahl ab 0, nicht { $text }
cli-seal = ein Siegel ist hexadezimal; gib mindestens { $digits } seiner Stellen an
cli-port = ein Port ist eine Zahl von 0 bis 65535, nicht { $text }
cli-root-path = ein Pfad besteht aus Buchstaben, Ziffern und - _ . ~ zwischen Schrägstrichen, etwa /games/penny, nicht { $text }
cli-root-path-ours = der Pfad { $text } ist der Anfang einer Adresse des Spiels selbst; wähle einen anderen
cli-doctor-certificate = das Zertifikat { $file } lässt sich nicht lesen: { $why }
cli-doctor-sum = { $good } in Ordnung, { $doubtful } anzusehen, { $bad } schlecht
cli-doctor-versions = Python { $python }, mit { $packages }.
cli-doctor-files = Dieser Prozess darf { $count } Dateien öffnen, eine für jede Verbindung.
cli-doctor-files-no-limit = Dieses System hat keine Grenze für offene Dateien.
cli-doctor-files-few = Dieser Prozess darf nur { $count } Dateien öffnen: Viel mehr Spieler können nicht verbunden sein.
cli-doctor-do-files-few = Hebe die Grenze { $count } an: LimitNOFILE=65536 in einer systemd-Unit, oder ulimit -n 65536 vor dem Start.
cli-doctor-port = Der Server kann dort gerade nicht lauschen: { $why }.
cli-doctor-do-port = Das ist richtig, wenn dein Server schon läuft ({ $why }); sonst wähle einen anderen Port.
cli-doctor-address = Telefone im selben Netz finden die Tische unter { $urls }.
cli-doctor-address-here = Nur dieser Computer erreicht { $url }.
cli-doctor-do-address-here = Hinter einem Proxy auf dieser Maschine ist das richtig; für Telefone zu Hause gib --host 0.0.0.0 an statt { $url }.
cli-doctor-address-none = Dieser Computer ist in keinem Netz.
cli-doctor-do-address-none = Verbinde ihn mit dem Netz, in dem die Telefone sind.
cli-doctor-rights-good = Die Tische können geschrieben werden: { $path }.
cli-doctor-rights = Benutzer { $user } darf { $path } nicht schreiben.
cli-doctor-do-rights = Gib { $path } dem Benutzer des Servers, etwa mit: chown { $user }.
cli-doctor-rights-no-folder = { $path } ist kein Ordner.
cli-doctor-do-rights-no-folder = Nenne mit --database sqlite:///PFAD einen anderen Ort als { $path }.
cli-doctor-rights-schema = Der Benutzer von { $path } darf dort keine Tabellen anlegen.
cli-doctor-do-rights-schema = Erlaube es, in { $path }: GRANT CREATE ON SCHEMA public TO den Benutzer.
cli-doctor-disk = Bei { $path } sind { $free } MB frei.
cli-doctor-disk-little = Bei { $path } sind nur noch { $free } MB frei.
cli-doctor-do-disk-little = Ein Spiel zu viert braucht etwa 18 kB; schaffe Platz bei { $path }, bevor die { $free } MB voll sind.
cli-doctor-disk-full = Die Festplatte ist voll: { $free } MB bei { $path }.
cli-doctor-do-disk-full = Schaffe jetzt Platz bei { $path } ({ $free } MB): Was nicht gespeichert werden kann, kann nicht eingetragen werden.
cli-doctor-store-kind = { $url } ist keine Datenbank, die der Server kennt.
cli-doctor-do-store-kind = Schreibe sqlite:///PFAD oder postgresql://… statt { $url }.
cli-doctor-store-new = Es gibt noch keine Datenbank; der Server legt sie an: { $path }.
cli-doctor-store = Die Datenbank ist heil, hat Version { $version } (dieses Programm kennt { $known }) und { $count } Tische: { $path }.
cli-doctor-store-older = Die Datenbank hat Version { $version } und { $count } Tische; der Server bringt sie beim Start auf Version { $known }: { $path }.
cli-doctor-store-newer = Die Datenbank { $path } hat Version { $version }, und dieses Programm kennt { $known }.
cli-doctor-do-store-newer = Installiere das neuere Programm: { $path } mit Version { $version } öffnet eines, das { $known } kennt, nicht.
cli-doctor-store-broken = Die Datenbank { $path } lässt sich nicht lesen: { $why }.
cli-doctor-do-store-broken = Halte den Server an, hebe eine Kopie von { $path } auf und gehe auf eine Sicherung zurück ({ $why }).
cli-doctor-store-package = PostgreSQL braucht noch ein Paket: { $install }.
cli-doctor-do-store-package = Führe { $install } aus
cli-doctor-store-away = Die Datenbank { $path } ist nicht zu erreichen: { $why }.
cli-doctor-do-store-away = Sieh nach, ob { $path } läuft und ob Adresse, Benutzer und Passwort stimmen ({ $why }).
cli-doctor-databases = Die { $count } Datenbanken gehören zusammen.
cli-doctor-databases-first = Die Datenbank, die zuerst genannt wird, ist nicht die erste dieses Servers.
cli-doctor-do-databases-first = Nenne die erste Datenbank zuerst: die mit Spielern, Aufgaben und den Notizen des Betreibers.
cli-doctor-databases-missing = { $count ->
    [one] Eine Datenbank dieses Servers ist nicht genannt.
   *[other] { $count } Datenbanken dieses Servers sind nicht genannt.
}
cli-doctor-do-databases-missing = { $count ->
    [one] Gib --database noch einmal an: In der fehlenden Datenbank stehen Tische.
   *[other] Gib --database noch { $count }-mal an: In den fehlenden Datenbanken stehen Tische.
}
cli-doctor-databases-other = In der Datenbank { $path } stehen Tische eines anderen Servers.
cli-doctor-do-databases-other = Nenne eine leere Datenbank statt { $path }.
cli-doctor-clock = Die Uhr geht richtig, soweit es zu sehen ist.
cli-doctor-clock-back = Tische wurden { $seconds } Sekunden später geschrieben als jetzt.
cli-doctor-do-clock-back = Jemand hat die Uhr um { $seconds } Sekunden oder mehr zurückgestellt; lass sie von NTP stellen (timedatectl set-ntp true).
cli-doctor-clock-apart = Die Uhr der anderen Maschine geht um { $seconds } Sekunden anders als diese.
cli-doctor-do-clock-apart = Lass beide Uhren von NTP stellen ({ $seconds } Sekunden): Der Tag der Tageswürfel und das Ende von Herausforderungen richten sich danach.
cli-doctor-clock-unknown = Die öffentliche Adresse sagt ihre Zeit nicht.
cli-doctor-do-clock-unknown = Sieh nach, ob die Uhr richtig geht, mit: timedatectl
cli-doctor-public = Der Server antwortet unter { $url }.
cli-doctor-public-plain = Der Server antwortet unter { $url }, unverschlüsselt: Telefone halten dann den Bildschirm nicht wach, installieren nichts und teilen nichts.
cli-doctor-do-public-plain = Zu Hause ist das gut; fürs Internet lass einen Proxy TLS sprechen für { $url } (docs/running-it.md).
cli-doctor-public-away = Niemand antwortet unter { $url }: { $why }.
cli-doctor-do-public-away = Sieh nach, ob Server und Proxy laufen und ob der Name von { $url } hierher führt; ein eigenes Zertifikat gibst du mit --certificate an ({ $why }).
cli-doctor-public-other = Was unter { $url } antwortet, ist nicht unser Server (Status { $status }).
cli-doctor-do-public-other = Lass den Proxy { $url } und alles darunter an den Server weitergeben (Status { $status }).
cli-doctor-path = Die Seite findet ihre Dateien unter { $path }.
cli-doctor-path-other = Die Seite sucht ihre Dateien unter { $said }, und die Adresse hat sie unter { $path }.
cli-doctor-do-path-other = Starte den Server mit --root-path { $path }, oder lass den Proxy X-Forwarded-Prefix: { $path } sagen (jetzt { $said }).
cli-doctor-path-no-page = Unter { $url } ist keine Seite von uns.
cli-doctor-do-path-no-page = Lass den Proxy { $url }/ weitergeben, mit dem Schrägstrich am Ende.
cli-doctor-host-good = Der Server hört den Namen seines Rechners, wie ihn die Browser sagen.
cli-doctor-host = Der Server hört nicht, dass er { $host } heißt, und lehnt ab, was Seiten dort senden.
cli-doctor-do-host = Lass den Proxy Host als { $host } weitergeben; in nginx: proxy_set_header Host $http_host
cli-doctor-proxy-good = Der Server glaubt dem Proxy: Er weiß, dass die Browser TLS sprechen.
cli-doctor-proxy = Der Server weiß nicht, dass die Browser TLS sprechen: Er glaubt den Kopfzeilen des Proxys nicht oder bekommt keine.
cli-doctor-do-proxy = Starte ihn mit --proxy und der Adresse des Proxys, und lass den Proxy X-Forwarded-For und X-Forwarded-Proto senden; bis dahin teilen sich alle Spieler die Grenzen einer Adresse.
cli-doctor-websocket-good = Websockets kommen durch.
cli-doctor-websocket = Es kommt kein Websocket durch: { $why }.
cli-doctor-do-websocket = Lass den Proxy Upgrade und Connection weitergeben, wie docs/running-it.md es für nginx zeigt ({ $why }).
cli-doctor-metrics-good = Die Zahlen unter /metrics sieht nicht jeder.
cli-doctor-metrics = Jeder kann die Zahlen unter /metrics lesen.
cli-doctor-do-metrics = Lass den Proxy Fremden /metrics verweigern.
cli-amount-games = die Anzahl der Spiele ist eine ganze Zahl von { $least } bis { $most }, nicht { $text }
cli-amount-seed = ein Startwert ist eine ganze Zahl von { $least } bis { $most }, nicht { $text }
cli-amount-players = die Anzahl der Personen ist eine ganze Zahl von { $least } bis { $most }, nicht { $text }
cli-amount-hours = die Stunden sind eine ganze Zahl von { $least } bis { $most }, nicht { $text }
cli-amount-days = eine Anzahl Tage ist eine ganze Zahl von { $least } bis { $most }, nicht { $text }
cli-amount-clock = die Sekunden sind eine ganze Zahl von { $least } bis { $most }, nicht { $text }
cli-amount-workers = die Anzahl der Prozesse ist eine ganze Zahl von { $least } bis { $most }, nicht { $text }
cli-limit-unknown = { $text } ist keine Grenze; schreib NAME=WERT mit einem von { $names }
cli-limit-whole = das wird gezählt und ist darum eine ganze Zahl, nicht { $text }
cli-limit-above = eine Grenze ist eine Zahl über 0, nicht { $text }
cli-day-zone = eine Zeitzone ist ein Name wie Europe/Berlin oder der Abstand zu UTC wie +02:00, nicht { $text }
cli-listen-not = auf { $address } kann der Server nicht lauschen: { $why }; wähle mit --port einen anderen Port
cli-listen-taken = auf { $host } sind die Ports { $first } bis { $last } alle belegt; wähle mit --port einen anderen
cli-sim-needs = Simulationen brauchen numba; installiere es mit: { $install }
cli-sim-mean = Mittel { $mean }
cli-plot-ending = ein Diagramm ist ein Bild mit der Endung { $endings }, nicht { $file }
cli-plot-needs = ein Diagramm als PNG braucht Typst: { $install }; oder nimm eine Datei mit der Endung .svg
cli-plot-folder = für das Diagramm gibt es keinen Ordner { $folder }
cli-layout-no-seed = der Startwert { $seed } ergibt keinen Plan mit { $difficulty } ({ $name }); nimm einen anderen

## `calibrate`: a table for each layout, a row for each bot

cli-cal-title = { $name }, { $layout } (Ränge ab { $steps } Sternen)
cli-cal-bot = Bot
cli-cal-games = Spiele
cli-cal-stars = Sterne
cli-cal-spread = Streuung
cli-cal-typical = meistens
cli-cal-share = { $share } %
cli-cal-skipped = { $bot } fällt aus: { $why }
cli-cal-sure = Solospiele, Startwert { $seed }; ± enthält das wahre Mittel neunzehnmal von zwanzig.
cli-cal-rank = Rang { $name }
cli-cal-picture = Sterne und Ränge von { $bots } Bots auf { $layouts } Plänen

## Wrong usage

usage-see = { $why }; siehe „{ $help }“
usage-required = es fehlt noch: { $names }
usage-one-required = eines davon wird gebraucht: { $names }
usage-unknown = nicht verstanden: { $names }
usage-argument = { $name }: { $why }
usage-choice = { $value } gibt es nicht; zur Wahl stehen { $choices }
usage-value-one = es fehlt ein Wert
usage-value-some = es fehlt mindestens ein Wert
usage-with = verträgt sich nicht mit { $name }
usage-no-value = nimmt keinen Wert; lass { $value } weg
usage-value = { $value } ist nicht lesbar
usage-ambiguous = { $name } kann { $names } heißen

## `league`

cli-league-import = { $bot } ist kein Bot: { $why }
cli-league-twice = zwei heißen { $name }; gib einem einen anderen Namen: NAME=BOT
cli-league-few = eine Liga hat mindestens { $least } Spieler
cli-league-needs = Wertungen brauchen noch ein Paket: { $install }
cli-league-server = der Server für Programme ist nicht gestartet: { $install }
cli-league-other = { $path } gehört zu einer anderen Liga; wähl mit --out einen anderen Ordner
cli-league-dice = die Würfel einer Liga kommen aus ihrem Startwert
cli-league-written = Bericht: { $file }
cli-league-title-alone = { $name }, { $layout }: { $games } Spiele allein mit denselben Würfen (Startwert { $seed })
cli-league-title-pairs = { $name }, { $layout }: { $games } Spiele von je zweien an einem Tisch (Startwert { $seed })
cli-league-player = Spieler
cli-league-rating = Wertung
cli-league-games = Spiele
cli-league-stars = Sterne
cli-league-failed = gescheitert
cli-league-duel = mit denselben Würfen
cli-league-ahead = Sterne voraus
cli-league-share = besser in
cli-league-match = Spiel
cli-league-why = warum
cli-league-chart = mittlere Sterne und ihre 95-%-Intervalle
cli-league-note = ± enthält den wahren Wert 19 von 20 Malen. Die Wertung ist die von openskill (Plackett-Luce): alle beginnen mit 25 ± 16,7. Ein Gleichstand zählt halb.

## `dataset`

cli-dataset-needs = für Parquet fehlt noch ein Paket: { $install }
cli-dataset-written = { $games ->
    [one] { $games } Spiel steht
   *[other] { $games } Spiele stehen
} in { $folder }
cli-dataset-checked = Spiele: { $games }, Zeilen: { $turns }. Alle sind so, wie das Nachspielen sie ergibt.
cli-dataset-turns = die Zeilen von Spiel { $game } sind unvollständig oder anders geordnet
cli-dataset-record = Spiel { $game }: seine Mitschrift lässt sich nicht nachspielen: { $why }
cli-dataset-differs = Spiel { $game }, Runde { $turn }: { $column } ist anders als beim Nachspielen

cli-site-needs = eine Seite braucht mehr, als installiert ist ({ $packages }): { $install }
cli-site-kit = eine Seite braucht das Kit, das im Browser spielt: { $install }, oder in einem Klon { $make }
cli-site-there = { $path } ist schon da und wurde nicht von diesem Befehl geschrieben; nenne einen anderen Ordner
cli-site-base = --base ist ein Pfad, der mit einem Schrägstrich beginnt und endet, wie /penny/, nicht { $base }
cli-site-made = { $path }: { $files } Dateien, { $size } MB, für die Adresse { $base } eines Anbieters. Jeder Dateiserver genügt.
