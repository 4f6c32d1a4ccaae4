# What `pennypapers --help` and `pennypapers COMMAND --help` say. Options, file names and what is typed are never translated.

## The parts of a help page

help-usage = Aufruf:
help-arguments = was du angibst
help-options = Optionen
help-commands = Befehle
help-examples = Beispiele:
help-help = diese Hilfe zeigen
help-version = die Version zeigen
help-program = Penny Papers Adventures: spielen, Blätter auswerten und Mitschriften prüfen. Inoffiziell.
help-start = Fang mit „{ $play }“ an. „{ $help }“ zeigt jeden Befehl mit Beispielen.

## What several commands take

help-adventure = welches Abenteuer
help-ascii = nur mit ASCII-Zeichen zeichnen
help-house = Hausregeln, etwa no_door=pass
help-json = je eine Zeile JSON ausgeben
help-language = die Sprache; sonst die deines Systems
help-layout = front (vorn) oder back (hinten), oder eine *.layout-Datei
help-plot = die Sterne als Bild zeichnen, *.svg oder *.png
help-seed-games = eine Zahl: dieselbe ergibt dieselben Spiele
help-workers = wie viele Prozesse sich die Spiele teilen
help-executor = wo gespielt wird: local (dieser Rechner), dask:ADRESSE, ray, ray:ADRESSE oder MODUL:NAME; die Ergebnisse sind dieselben
help-file-game = ein Spiel als Text; - für die Standardeingabe
help-file-sheet = ein Blatt als Text; - für die Standardeingabe

## Each command: its line in the list, what it is about, its options and its examples

help-play = im Terminal spielen
help-play-about = Spiel ein Abenteuer im Terminal, allein oder mit anderen an einer Tastatur. Jede Runde wird gespeichert, sobald sie eingetragen ist.
help-play-adventure = sonst kommt ein Menü
help-play-seed = eine Zahl: dieselbe ergibt dieselben Würfe
help-play-players = Namen mit Kommas dazwischen; sonst allein
help-play-bots = Bots als Gegner, mit Kommas dazwischen
help-play-dice = vom Programm geworfen oder von dir eingetippt
help-play-out = wohin die Mitschrift kommt
help-play-challenge = diese Herausforderung spielen
help-play-resume = ein gespeichertes Spiel fortsetzen
help-play-plain = Fragen, Zeile für Zeile, statt des ganzen Bildschirms
help-play-words = Fragen, und Blätter in Worten statt gezeichnet
help-play-example-menu = aus einem Menü wählen
help-play-example-alone = allein
help-play-example-round = eine Tastatur, die herumgeht
help-play-example-bots = gegen Bots
help-play-example-seed = jedes Mal dieselben Würfe
help-play-example-dice = eintippen, was echte Würfel zeigen
help-play-example-challenge = dieselben Würfel wie alle, die diese Datei haben
help-play-example-resume = ein Spiel fortsetzen

help-serve = Tische für Leute an eigenen Bildschirmen eröffnen
help-serve-about = Startet den Server. Ohne Optionen: nur dieser Computer, die Tische liegen in deinem Datenordner.
help-serve-host = die Adresse, auf der er lauscht (sonst 127.0.0.1)
help-serve-port = der Port, auf dem er lauscht (sonst 8420, oder der nächste freie)
help-serve-open = die Seite im Browser öffnen
help-serve-no-qr = keinen QR-Code ausgeben
help-serve-database = sqlite:///PFAD oder postgresql://…; sonst eine Datei in deinem Datenordner; mehrmals, um die Tische auf mehrere zu verteilen
help-serve-workers = wie viele Prozesse; mehr als einer braucht PostgreSQL
help-serve-proxy = den weitergereichten Kopfzeilen eines Proxys an dieser Adresse glauben
help-serve-root-path = der Pfad, unter dem ein Proxy den Server zeigt, etwa /games/penny
help-serve-limit = eine Grenze der Protokollseite ändern; auch mehrmals, oder in $PENNYPAPERS_LIMITS
help-serve-idle-days = Tische vergessen, an denen so lange niemand geschrieben hat (sonst 14)
help-serve-day-zone = die Zeitzone, in der der Tag der Tageswürfel beginnt, etwa Europe/Berlin oder +02:00 (sonst die des Systems)
help-serve-no-daily = keine Tageswürfel machen
help-serve-no-coach = keine beendeten Spiele mit dem Coach ansehen
help-serve-trace = OpenTelemetry-Traces an einen Collector unter dieser Adresse senden, etwa http://127.0.0.1:4318
help-serve-example-here = nur auf diesem Computer, im Browser
help-serve-example-home = für alle im Heimnetz
help-serve-example-file = die Tische in einer Datei deiner Wahl aufheben
help-serve-example-several = die Tische auf zwei Datenbanken verteilen, von denen die erste alles andere hat
help-serve-example-below = unter einem Pfad einer Website, hinter ihrem Proxy
help-doctor = prüfen, ob hier ein Server laufen und erreicht werden kann
help-doctor-about = Sieht sich Speicher, Festplatte, Rechte, offene Dateien, Adressen und Versionen an, mit --url auch den Server unter dieser Adresse. Nichts wird verändert.
help-doctor-status = Der Rückgabewert ist 0, wenn nichts schlecht ist, 1, wenn etwas schlecht ist, 2 bei falschem Gebrauch.
help-doctor-url = die öffentliche Adresse eines laufenden Servers, etwa https://play.example.org
help-doctor-certificate = ein eigenes Zertifikat, das die öffentliche Adresse zeigt
help-doctor-example-home = für alle im Heimnetz
help-doctor-example-public = durch einen Proxy, wie ein Telefon

help-score = die Sterne eines Blatts zählen
help-score-about = Zählt die Sterne eines Blatts und zeigt die Felder hinter jedem davon.
help-score-example-one = das Blatt, seine Teile und warum sie zählen
help-score-example-json = je eine Zeile JSON
help-score-example-input = von der Standardeingabe

help-count = Papier auswerten und sagen, was übersehen wurde
help-count-about = Wertet Papierblätter aus: die Sterne mit jedem Feld dahinter, was übersehen wurde, und alles, was nicht erlaubt ist. Ohne Dateien tippst du die Blätter Zeile für Zeile ein.
help-count-files = ein Abenteuer ({ $adventures }) oder Blätter
help-count-out = das Eingetippte als NAME.sheet in diesem Ordner aufheben
help-count-example-typed = ein Abenteuer wählen und eintippen, was auf dem Papier steht
help-count-example-back = dasselbe für die Rückseite des Tempels
help-count-example-table = die Blätter eines Tischs: Sterne, Plätze, alles Übersehene
help-count-example-json = eine Zeile JSON für jedes Blatt
help-count-claims = Was selbst gezählt wurde, darf im Text eines Blatts stehen, zum Vergleich:
help-count-example-sums = die Sterne einiger Teile, oder aller
help-count-example-ticks = alles, was abgehakt wurde

help-replay = eine Mitschrift prüfen und auswerten
help-replay-about = Spielt eine Mitschrift nach, Runde für Runde. Die erste Runde, die eine Regel bricht, wird mit Zeile, Person und Regel genannt.
help-replay-example-one = jedes Blatt, die Sterne, wer gewonnen hat und warum
help-replay-example-json = je eine Zeile JSON
help-replay-example-input = von der Standardeingabe

help-compare = Spiele mit denselben Würfeln nebeneinanderstellen
help-compare-about = Vergleicht Spiele mit denselben Würfeln: die Sterne nach jeder Runde, wo sich die Wege trennten, und die Blätter. Alle aus allen Spielen werden miteinander verglichen.
help-compare-example-two = Sterne je Runde, wo sich die Wege trennten, die Blätter
help-compare-example-json = eine Zeile JSON
help-compare-example-svg = ein Bild: die Blätter und die Sterne je Runde

## challenge

help-challenge = dieselben Würfel für alle, als Datei zum Verschicken
help-challenge-about = Mach eine Herausforderung, schick sie, wem du magst, und sieh, wer am besten war: Alle spielen dieselben Würfel, jeder allein und wann er mag.
help-challenge-example-new = eine Datei mit neuen Würfeln
help-challenge-example-again = noch einmal die Würfel eines gespielten Spiels
help-challenge-example-play = sie spielen; ein begonnener Versuch geht weiter
help-challenge-example-results = die Plätze, mit einem Bot zum Vergleich
help-challenge-example-server = auf einem Server, für alle mit dem Link
help-challenge-example-link = sie dort spielen
help-challenge-new = eine Herausforderung machen
help-challenge-new-about = Mach eine Herausforderung: eine Datei mit Abenteuer, Plan, Hausregeln und versiegelten Würfeln.
help-challenge-play = eine Herausforderung spielen
help-challenge-play-about = Spiel eine Herausforderung, allein. Dein erster Versuch zählt; ein unterbrochener geht weiter; spätere sind Übung.
help-challenge-results = wer am besten war
help-challenge-results-about = Prüf die Versuche einer Herausforderung und ordne sie. Im Anteil der Geschlagenen zählt Gleichstand halb, und zwei Versuche in der Mitte kommen dazu, damit wenige Versuche wenig sagen.
help-challenge-title = wie die Herausforderung heißt
help-challenge-dice-of = Abenteuer, Plan, Hausregeln und Würfel von diesem Spiel nehmen
help-challenge-out = wohin die Herausforderung geschrieben wird
help-challenge-runs = Versuche; ohne Angabe deine eigenen
help-challenge-bots = Bots, die mitspielen, durch Kommas getrennt
help-challenge-name = dein Name im Ergebnis
help-challenge-which = die Datei einer Herausforderung, ihr Link, oder mit --server ihr Code
help-challenge-closes = Stunden, bis sie schließt, auf einem Server
help-challenge-clock = Sekunden je Runde, auf einem Server
help-challenge-no-hints = ohne Tipps, auf einem Server
help-server = die Adresse eines Servers, wie https://example.org

## daily

help-daily = die Würfel des Tages
help-daily-about = Spiel die Würfel des Tages: auf einem Server die gleichen wie alle dort; ohne Server die einer versiegelten Datei auf diesem Computer.
help-daily-adventure = das Abenteuer; ohne Angabe, wie weit du heute bist
help-daily-example-list = die Würfel von heute, und was du gespielt hast
help-daily-example-play = der heutige Tempel auf diesem Computer
help-daily-example-server = dieselben Würfel wie alle auf diesem Server

help-hint = einen Bot nach den besten Einträgen fragen
help-hint-about = Fragt einen Bot, was er in einer Mitschrift als Nächstes eintragen würde: seine drei besten Ideen. Ein Bot, der bis zum Ende vorausschaut, sagt auch, wie viele Sterne er dort erwartet.
help-hint-roll = lila grün rot, etwa 2 D 5; ein gespeichertes Spiel hat seinen eigenen
help-hint-player = für wen; sonst für die erste Person, die noch nicht fertig ist
help-hint-bot = wen du fragst; sonst den stärksten
help-hint-example-saved = für den Wurf, der auf dem Tisch liegt
help-hint-example-roll = für einen eigenen Wurf
help-hint-example-player = für jemand anderen, von einem anderen Bot

help-verify = Regeln und Würfel einer Mitschrift prüfen
help-verify-about = Spielt eine Mitschrift nach und prüft Siegel, jeden Wurf, jeden Tausch und die Unterschrift.
help-verify-quiet = nur ausgeben, was falsch ist
help-verify-seal = das Siegel, das du notiert hast, oder sein Anfang
help-verify-example-all = jeder Wurf und jeder Tausch, in einfachen Worten
help-verify-example-quiet = nur was falsch ist, und das Urteil, wenn es nicht gut ist
help-verify-example-seal = es muss das Spiel sein, dessen Siegel du notiert hast
help-verify-status = Die letzte Zeile ist das Urteil. Rückgabewert: 0 alles ist gut; 1 etwas ist falsch, oder die Mitschrift wurde bearbeitet; 3 nichts ist falsch, aber das Spiel ist unfertig, oder die Würfel waren nicht versiegelt, von Hand eingetippt oder allein die des Servers.

help-show = einen Plan, ein Blatt oder die Blätter eines Spiels zeichnen
help-show-about = Zeichnet einen Plan, ein Blatt oder die Blätter einer Mitschrift: im Terminal, in Worten, als SVG.
help-show-file = ein Plan, Blatt oder Spiel; - für die Standardeingabe; oder { $layouts }
help-show-explain = die Felder hervorheben, die zählen, und sagen warum
help-show-words = in Worten sagen statt zeichnen
help-show-svg = ein Bild schreiben; - für die Standardausgabe
help-show-dark = das Bild bei Laternenlicht (mit --svg)
help-show-example-terminal = im Terminal
help-show-example-explain = mit den Feldern, die zählen
help-show-example-words = als Text, dem ein Screenreader folgen kann
help-show-example-svg = als Bild
help-show-example-layout = ein eingebauter Plan: Abenteuer und Seite

help-print = Blätter, Regeln oder Würfel zum Drucken machen
help-print-about = Macht ein PDF zum Drucken: die Blätter eines Abenteuers, seine Regeln, Papierwürfel oder einen leeren Plan. Drucke es in Originalgröße; beide Seiten gewendet an der langen Kante.
help-print-adventure = wessen Regeln, Würfel oder leerer Plan
help-print-layout = front (auch ohne Angabe), back oder die Datei eines Plans; ein zweites Mal für die Rückseite von --duplex
help-print-copies = wie viele Blätter, höchstens { $most }; sonst eine volle Seite
help-print-paper = das Papier (sonst { $paper })
help-print-per-page = Blätter auf einer Seite, mit Schnittmarken (sonst 1)
help-print-duplex = Vorderseite auf ungeraden, Rückseite auf geraden Seiten, genau übereinander
help-print-out = das PDF; - für die Standardausgabe; sonst nach dem Inhalt benannt
help-print-example-one = ein Blatt, Vorderseite
help-print-example-pad = ein Block: vorn und hinten, zwei auf einer Seite
help-print-example-layout = ein eigener Plan
help-print-example-rules = die Regeln auf einer Seite
help-print-example-dice = Papierwürfel für alle Abenteuer
help-print-example-blank = ein Raster, um einen eigenen Plan zu zeichnen

help-rules = die Regeln ausgeben, oder eine davon
help-rules-about = Gibt die Regeln aus, die eines Abenteuers, oder einzelne. Eine Ablehnung nennt die Regel, aus der sie kommt.
help-rules-clauses = etwa T3 oder G9; oder { $adventures }
help-rules-example-all = alle
help-rules-example-one = die des Tempels, ohne was alle Abenteuer gemeinsam haben
help-rules-example-clauses = diese Regeln

help-simulate = viele Spiele eines Bots spielen und zusammenfassen
help-simulate-about = Spielt viele Spiele eines Bots, allein oder gegen sich selbst, und zeigt Sterne, Ränge, Runden und woher die Sterne kommen. Strg-C behält, was fertig ist.
help-simulate-bot = wer spielt; sonst pathfinder (Kundschafter)
help-simulate-games = wie viele Spiele; sonst 10000
help-simulate-players = Plätze an einem Tisch; sonst allein
help-simulate-example-many = hunderttausend Solospiele
help-simulate-example-plot = wie sich die Sterne verteilen, als Bild
help-simulate-example-table = Tische zu viert, zwei Prozesse
help-simulate-example-json = eine Zeile JSON; dieselbe Zahl, dieselben Spiele
help-simulate-example-executor = auf Dask, an mehreren Rechnern

help-calibrate = jeden Bot auf jedem Plan messen
help-calibrate-about = Spielt Solospiele aller vier Bots auf jedem Plan und stellt ihre Sterne und Ränge nebeneinander. Strg-C behält, was fertig ist.
help-calibrate-adventures = welche; sonst alle
help-calibrate-layout = front oder back, oder eine *.layout-Datei; auch mehrmals
help-calibrate-games = je Bot; sonst { $games }
help-calibrate-explorer-games = von Entdecker, der für eins Sekunden braucht; sonst { $games }
help-calibrate-example-all = alle Bots auf den sechs eingebauten Plänen
help-calibrate-example-plot = Vorder- und Rückseite des Tempels, mit einem Bild
help-calibrate-example-layout = ein eigener Plan; eine Zeile JSON

help-league = lass Bots mit denselben Würfeln gegeneinander antreten
help-league-about = Bots, Programme und Strategien spielen dieselben Würfe; du siehst, wie weit sie auseinander sind.
help-league-run = spiel eine Liga, oder setz sie fort
help-league-run-about = Spielt alle Spiele, die noch fehlen, und schreibt einen Bericht als HTML und JSON. Derselbe Startwert gibt dieselben Spiele; Strg-C behält, was fertig ist, und derselbe Befehl macht weiter.
help-league-bots = wer spielt; mehrere mit Kommas, oder mehrmals angegeben
help-league-games = wie viele Würfelfolgen; ohne Angabe { $games }
help-league-tables = jeder allein, oder je zwei an einem Tisch
help-league-out = Ordner für Spiele und Bericht; ohne Angabe { $folder }
help-league-example-ours = drei von uns, allein im Tempel
help-league-example-program = ein Programm über den Websocket
help-league-example-policy = eine eigene Klasse, zwei an einem Tisch

help-dataset = Spiele von Bots schreiben, zum Lernen und Auswerten
help-dataset-about = Schreibt Spiele von Bots als Parquet-Dateien mit einer Beschreibung: jede Stellung mit ihrem Wurf, der gespielten Runde, den erwarteten Sternen und den Sternen am Ende.
help-dataset-write = Spiele spielen und in einen neuen Ordner schreiben
help-dataset-write-about = Spielt Spiele eines Bots und schreibt sie als Parquet, mit einer Beschreibung. Derselbe Startwert schreibt dieselben Dateien; Strg-C behält, was fertig ist.
help-dataset-check = einen Datensatz nachspielen und vergleichen
help-dataset-check-about = Spielt jedes Spiel eines Datensatzes nach den Regeln nach und vergleicht jede Zeile damit. Erwartete Sterne sind geschätzt und werden nicht verglichen.
help-dataset-out = der Ordner, der angelegt wird
help-dataset-folder = der Ordner eines Datensatzes
help-dataset-games = wie viele Spiele; ohne Angabe { $games }
help-dataset-playouts = wie oft jede Stellung zu Ende gespielt wird, um ihre Sterne zu schätzen; ohne Angabe { $playouts }
help-dataset-no-expected = erwartete Sterne weglassen; geht viel schneller
help-dataset-example-write = tausend Spiele allein im Tempel
help-dataset-example-table = Tische zu zweit auf der Insel, zwei Prozesse
help-dataset-example-check = ob er ist, was seine Mitschriften sagen

help-layouts = einen neuen Plan machen, oder die eingebauten zeigen
help-layouts-about = Macht einen neuen Plan, der wie ein Ort aussieht und sich gut spielt, oder zeigt die eingebauten.
help-layouts-new = einen neuen Plan machen
help-layouts-new-about = Macht einen neuen Plan: dieselbe Zahl und Schwierigkeit, derselbe Plan. Wo numba installiert ist, probieren Bots ihn zuerst aus.
help-layouts-list = die eingebauten Pläne zeigen
help-layouts-seed = dieselbe Zahl ergibt denselben Plan
help-layouts-difficulty = wie schwer; sonst normal
help-layouts-out = wohin er kommt; sonst auf die Standardausgabe
help-layouts-no-trial = nicht erst von Bots ausprobieren lassen
help-layouts-example-new = ein neuer Tempel, als Text
help-layouts-example-play = darauf spielen; show, print und simulate nehmen ihn auch
help-layouts-example-list = die eingebauten; layouts list tut dasselbe

help-completion = das Vervollständigungsskript einer Shell ausgeben
help-completion-about = Gibt ein Skript aus, mit dem die Shell Befehle und Optionen vervollständigt.
help-completion-shell = deine Shell
help-completion-example-bash = in ~/.bashrc
help-completion-example-zsh = in ~/.zshrc, nach compinit

help-site = das Spiel als Dateien für jeden Webspace schreiben
help-site-about = Schreibt einen Ordner, der das Spiel ist: Auf jedem Webspace läuft es von selbst, ohne Server. Für Tische mit mehreren Handys braucht es einen Server (pennypapers serve).
help-site-out = der Ordner; einer, den dieser Befehl schon geschrieben hat, wird erneuert
help-site-base = der Pfad der Seite bei ihrem Anbieter (sonst /)
help-site-dailies = versiegelte Herausforderungen für so viele Tage ab heute, zum Spaß; Tage, die der Ordner schon hat, behalten ihre Würfel
help-site-no-prints = ohne PDFs zum Drucken, die eine halbe Minute dauern
help-site-example-top = ganz oben bei einem Anbieter
help-site-example-base = für https://example.org/penny/
help-site-example-dailies = mit den täglichen Würfeln von sechzig Tagen
help-site-example-quick = schnell, zum Ausprobieren
