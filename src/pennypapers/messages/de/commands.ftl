# What commands print beside games and sheets: `serve`, `simulate`, `layouts`, `print`, and what they cannot do.
# Options, names of files and what is typed are never translated.

cli-serve-at = Die Tische stehen unter { $url } (Strg-C beendet den Server)
cli-serve-at-other = Die Tische stehen unter { $url } (Port { $taken } ist belegt; Strg-C beendet den Server)
cli-serve-or = oder { $url }
cli-serve-only-here = Nur dieser Computer erreicht sie; mit --host 0.0.0.0 können es alle in deinem Netz.
cli-serve-needs = dem Server fehlt noch etwas ({ $packages }): { $install }
cli-serve-workers = mehrere Prozesse teilen sich ihre Tische über PostgreSQL; gib --database postgresql://… an
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
cli-amount-games = die Anzahl der Spiele ist eine ganze Zahl von { $least } bis { $most }, nicht { $text }
cli-amount-seed = ein Startwert ist eine ganze Zahl von { $least } bis { $most }, nicht { $text }
cli-amount-players = die Anzahl der Personen ist eine ganze Zahl von { $least } bis { $most }, nicht { $text }
cli-amount-hours = die Stunden sind eine ganze Zahl von { $least } bis { $most }, nicht { $text }
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
