# What a refusal says, by its code: what to do, then why. The first part of a rule's code is its clause.
# The facts are those that src/pennypapers gives to RuleBroken; a message may leave out what the player sees anyway.

## Words that come into refusals as facts (js/refusal.js says which). Each stands in the middle of a sentence.

fact-danger-mummy = eine Mumie
fact-danger-danger = eine Gefahr
fact-danger-snake = eine Schlange
fact-building-hut = die Hütte
fact-building-statue = die Statue
fact-building-mine = die Mine
fact-space-plain = ein einfaches Feld
fact-space-door = eine Tür
fact-space-land = Land
fact-space-sea = Meer
fact-space-mountain = ein Berg
fact-space-open = ein offenes Feld
fact-space-lake = ein See
fact-mark-danger = eine Gefahr
fact-mark-boat = ein Boot
fact-mark-hut = eine Hütte
fact-mark-statue = eine Statue
fact-mark-mine = eine Mine
fact-die-purple = lila
fact-die-green = grüne
fact-die-red = rote
fact-treasure = { $value } in { $space }

## All three adventures

refused-G1-count = An einem Tisch sitzen 1 bis 100, nicht { $count }.
refused-G1-names = An einem Tisch hat jede Person einen eigenen Namen.
refused-G2-three = Ein Wurf sind drei Würfel, lila, grün und rot, wie „2 D 5“. „{ $text }“ ist keiner.
refused-G2-face = Der { $die } Würfel zeigt 1 bis 5 oder { $special }, nicht „{ $token }“.
refused-G3-missing = Alle spielen jeden Wurf, aber { $player } fehlt hier.
refused-G3-no-roll = Warte auf die Würfel. Sie sind noch nicht gefallen.
refused-G3-waiting = Der nächste Wurf kommt, wenn alle fertig sind. Es überlegen noch: { $names }.
refused-G4 = Diese Würfel ergeben { $numbers }, aber keine { $number }. Eine Zahl ist ein Würfel, oder zwei oder drei zusammen.
refused-G6-none = Keine Gefahr gewürfelt, also kommt nichts in { $space }.
refused-G6-only = In dieser Runde zeichnest du { $danger }, sonst nichts.
refused-G6-one = Du hast schon { $danger } gezeichnet. Das genügt.
refused-G6-draw = Zeichne erst { $danger }. Das tun alle.
refused-G6-swap = Eine Gefahr fiel, also zeichnet { $player } auf ein fremdes Blatt. Schreib auf wessen, so: „{ $player }>Name: d2=!“.
refused-G6-solo = Eine Gefahr fiel, also zeichnet { $player } sie auf das eigene Blatt. Schreib „{ $player }>{ $player }: d2=!“.
refused-G6-own = Die Blätter sind getauscht, also hält { $player } ein fremdes.
refused-G6-twice = Das Blatt von { $owner } ist schon in den Händen von { $holder }.
refused-G6-no-swap = Keine Gefahr gewürfelt, also behalten alle ihr eigenes Blatt.
refused-G6-exchange = Beim Tausch halten alle genau ein Blatt, und niemand das eigene.
refused-G8-committed = { $player } hat diese Runde schon eingetragen, und Tinte bleibt.
refused-G9-none = Es gibt nichts mehr durchzustreichen.
refused-G9-nothing = In { $space } gibt es nichts durchzustreichen.
refused-G9-no-nine = Schreib erst eine 9 neben { $space }. Ohne sie lässt sich nichts durchstreichen.
refused-G9-again = { $space } ist schon durchgestrichen.
refused-G9-danger-turn = In dieser Runde zeichnest du { $danger }. { $space } kannst du nächste Runde durchstreichen.
refused-G11-solo = Ein Spiel für eine Person ist ein Solospiel. Schreib „mode: solo“.
refused-G11-table = Ein Solospiel ist für genau eine Person, nicht für { $count }.

## The Temple of Apikhabou

refused-O1-pass = Ein Dietrich fiel und keine Tür ist frei, also setzt du an diesem Tisch aus.
refused-T1-off = { $space } ist nicht auf diesem Blatt.
refused-T1-kind = { $space } ist { $kind }, also passt { $mark } dort nicht hin.
refused-T2-none = Schreib erst eine Zahl von den Würfeln: { $choices }.
refused-T2-one = Eine Zahl je Runde, und sie steht schon da, also muss { $mark } warten.
refused-T2-symbol = Im Tempel schreibst du Zahlen, sonst nichts.
refused-T2-taken = { $space } ist schon belegt.
refused-T2-door = Ohne Dietrich kommt diese Zahl in ein einfaches Feld. { $space } ist eine Tür.
refused-T2-treasure = Im Tempel gibt es keine Schätze.
refused-T2-discovery = Im Tempel gibt es keine Entdeckungen.
refused-T2-pass = Schreib eine Zahl. Aussetzen darfst du nur, wenn ein Dietrich keine freie Tür findet, und dann zuallererst.
refused-T2-pass-first = Ein Dietrich fiel und keine Tür ist frei, also setz erst aus. Dann kannst du { $space } durchstreichen.
refused-T3 = Ein Dietrich fiel, also kommt diese Zahl in eine Tür. { $space } ist ein einfaches Feld.
refused-T6-door = Eine Mumie kommt in ein einfaches Feld. { $space } ist eine Tür.
refused-T6-taken = Eine Mumie kommt in ein leeres Feld. { $space } ist belegt.
refused-T14 = Allein zeichnest du die Mumie neben { $before }, vorige Runde gefüllt. { $space } ist zu weit weg.

## Skull Island

refused-I1-off = { $space } ist nicht auf diesem Blatt.
refused-I1-kind = Zahlen und Gefahren kommen aufs Land, Boote aufs Meer. { $space } ist { $kind }, also passt { $mark } dort nicht hin.
refused-I1-taken = { $space } ist schon belegt.
refused-I2-none = Schreib erst eine Zahl von den Würfeln: { $choices }.
refused-I2-one = Eine Zahl oder ein Boot je Runde, und es steht schon da, also muss { $mark } warten.
refused-I2-symbol = Auf der Insel schreibst du Zahlen und zeichnest Boote, sonst nichts.
refused-I2-beside = Eine Zahl kommt neben eine Zahl oder ein Boot. { $space } berührt beides nicht.
refused-I2-discovery = Auf der Insel gibt es keine Entdeckungen, aber Schätze.
refused-I2-pass = Auf der Insel setzt niemand aus. Schreib eine Zahl.
refused-I3 = Erst landest du: Diese Zahl kommt an die Küste. { $space } liegt im Inneren.
refused-I5-none = Für ein Boot muss der grüne Würfel Navigation zeigen.
refused-I5-full = An der Insel ist kein Meer mehr frei für ein Boot.
refused-I5-coast = Ein Boot segelt dicht an der Insel. { $space } ist zu weit draußen.
refused-I8 = Ein Blatt hat fünf Gefahrenkästchen. { $space } wäre die sechste Gefahr.
refused-I8-ignored = Alle fünf Gefahrenkästchen sind angekreuzt, also zählt diese Gefahr nicht. Alle behalten ihr Blatt.
refused-I9-sea = Schätze liegen auf der Insel. { $space } ist Meer.
refused-I9-four = Ein Schatz { $value } in { $space } braucht links und rechts, darüber und darunter eine { $value } oder ein Boot. In Zeile und Spalte darf je nur eines ein Boot sein.
refused-I10-space = In { $space } liegt schon ein Schatz: { $value }.
refused-I10-value = Einen Schatz { $value } hast du schon, also gibt { $space } keinen zweiten.
refused-I10-five = Ein Blatt fasst fünf Schätze. { $space } kommt zu spät.
refused-I11-choose = Du kannst nicht alle diese Schätze haben. Wähl { $choices }.
refused-I11-old = Was du in dieser Runde geschrieben hast, zeigt den Schatz { $value } in { $space } nicht.
refused-I19 = Allein zeichnest du die Gefahr neben { $before }, vorige Runde gefüllt. { $space } ist zu weit weg.

## The Valley of Wiraqocha

refused-V1-off = { $space } ist nicht auf diesem Blatt.
refused-V1-kind = { $space } ist { $kind }, also passt { $mark } dort nicht hin.
refused-V1-lake = { $space } ist ein See. Seen bleiben leer.
refused-V2-none = Nimm erst wenigstens einen Würfel. Die Würfel ergeben { $choices }.
refused-V2-dice = Jeder Würfel zählt einmal. Was übrig ist, ergibt { $numbers }, aber keine { $number }.
refused-V2-no-number = Jeder Würfel zählt einmal. Was übrig ist, ergibt keine Zahl, also muss { $number } warten.
refused-V2-symbol = Im Tal schreibst du Zahlen und zeichnest Hütte, Statue und Mine, sonst nichts.
refused-V2-treasure = Im Tal gibt es keine Schätze, aber Entdeckungen.
refused-V2-pass = Im Tal setzt niemand aus. Nimm wenigstens einen Würfel.
refused-V3-taken = { $space } ist schon belegt.
refused-V3-beside = Das kommt neben eine Zahl. { $space } berührt keine.
refused-V4-edge = Erst kommst du an: Diese Zahl kommt an den Rand des Tals. { $space } berührt die Wolken nicht.
refused-V4-building = Erst kommt eine Zahl; { $building } muss warten.
refused-V6-none = Für ein Gebäude muss der grüne Würfel Dakota zeigen, also muss { $building } warten.
refused-V6-die = Dakota ist in dieser Runde verbraucht, also muss { $building } warten.
refused-V6-full = Kein Feld ist mehr leer, also bleibt { $building } draußen.
refused-V6-once = Jedes Gebäude gibt es einmal im Spiel, und { $building } steht schon.
refused-V8-nothing = In { $space } ist keine Schlange.
refused-V8-none = Es gibt keine Schlange mehr, der du entkommen musst.
refused-V8-again = Der Schlange in { $space } bist du schon entkommen.
refused-V8-nine = Der Schlange in { $space } entkommst du mit genau 9, und die ergeben die übrigen Würfel nicht.
refused-V9-first = Nimm erst die Würfel. Die Entdeckung kommt danach.
refused-V9-none = Auf diesem Blatt ist noch kein Wald, keine Stadt, kein Gebirge und keine Pyramide zu finden.
refused-V9-one = Eine Entdeckung je Runde. Die nächste muss warten.
refused-V9-last = Eine Entdeckung ist das Letzte in einer Runde.
refused-V9-forest-size = Ein Wald hat genau fünf Felder, nicht { $spaces }.
refused-V9-city-size = Eine Stadt hat genau vier Felder, nicht { $spaces }.
refused-V9-mountain-size = Ein Gebirge hat genau drei Felder, nicht { $spaces }.
refused-V9-pyramid-size = Eine Pyramide hat genau vier Felder, nicht { $spaces }.
refused-V9-number = Eine Entdeckung besteht aus Zahlen. In { $space } steht keine.
refused-V9-taken = { $space } gehört schon zu einer anderen Entdeckung.
refused-V9-forest-numbers = Die Zahlen eines Waldes sind alle verschieden. Diese sind { $numbers }.
refused-V9-city-numbers = Die Zahlen einer Stadt sind alle gleich. Diese sind { $numbers }.
refused-V9-mountain-numbers = Die Zahlen eines Gebirges sind 6 oder mehr. Diese sind { $numbers }.
refused-V9-pyramid-numbers = Die Zahlen einer Pyramide sind 10 oder mehr. Diese sind { $numbers }.
refused-V9-pyramid-shape = Eine Pyramide sind drei Felder in einer Linie und eins neben dem mittleren, nicht { $spaces }.
refused-V9-connected = Die Felder einer Entdeckung berühren sich. { $spaces } berühren sich nicht alle.
refused-V9-second-city = Eine Stadt mit { $number } gibt es schon.
refused-V10-discovery = Eine Schlange fiel, also gibt es in dieser Runde keine Entdeckung.
refused-V10-taken = Eine Schlange kommt in ein leeres Feld. { $space } ist belegt.
refused-V15 = Allein zeichnest du die Schlange neben { $before }, vorige Runde gefüllt. { $space } ist zu weit weg.

## The end of a game

refused-T8 = Das Spiel ist vorbei: Ein Blatt hat kein leeres einfaches Feld mehr.
refused-I16 = Das Spiel ist vorbei: Jemand hat den fünften Schatz, oder auf einem Blatt ist kein Land mehr leer.
refused-V13 = Das Spiel ist vorbei: Ein Blatt hat kein leeres Feld mehr.
refused-V16 = Das Spiel ist vorbei: Allein spielst du 25 Runden.

## What a table or the server refuses.

refused-analysis-large = Dieser Plan ist zu groß für den Coach.
refused-analysis-missing = Auf diesem Server gibt es keinen Coach.
refused-analysis-unfinished = Der Coach sieht sich nur Spiele an, die zu Ende sind.
refused-analysis-unknown = Der Coach kennt dieses Spiel nicht oder sieht es sich nicht mehr an.
refused-anchor = Ein Anker hat 64 kleine Hexadezimalziffern.

## More of it

refused-adventure = Ein Abenteuer { $adventure } gibt es nicht; wähl { $adventures }.
refused-bot = Einen Bot namens „{ $bot }“ gibt es nicht. Es gibt { $bots }.
refused-challenge-by-hand = Die Würfel einer Herausforderung wirft das Programm; von Hand werden sie nicht eingetippt.
refused-challenge-closed = Diese Herausforderung ist geschlossen.
refused-challenge-maker = Die Tickets sieht nur, wer diese Herausforderung erstellt hat, und zwar in demselben Browser.
refused-challenge-open = Die Würfel einer Herausforderung werden offengelegt, wenn sie geschlossen ist.
refused-challenge-played = Du hast diese Herausforderung schon gespielt. Ein weiterer Versuch ist Übung.
refused-challenge-run = Das geht in einer Herausforderung nicht: Sie ist für alle gleich.
refused-challenge-ticket = Dieses Ticket gibt es hier nicht. Sieh dir die Buchstaben noch einmal an.
refused-challenge-ticket-alike = „{ $name }“ sieht genauso aus wie „{ $other }“. Häng etwas an, damit man die beiden unterscheidet.
refused-challenge-ticket-needed = Diese Herausforderung wird mit Tickets gespielt. Öffne den Link auf deinem.
refused-challenge-ticket-used = Das Ticket für „{ $name }“ wurde auf einem anderen Gerät benutzt. Ein Ticket öffnet nur einmal.
refused-challenge-tickets = Eine Herausforderung hat 1 bis { $most } Tickets, nicht { $count }.
refused-challenge-title = Der Titel einer Herausforderung ist eine Zeile von höchstens { $count } Zeichen, ohne #.
refused-challenge-unfinished = Beende erst deinen eigenen Versuch.
refused-code = Einen Tisch mit diesem Code gibt es nicht, oder nicht mehr.
refused-code-challenge = Eine Herausforderung mit diesem Code gibt es nicht.
refused-code-evening = Einen Spieleabend mit diesem Code gibt es nicht.
refused-evening-unfinished = Beende erst eine Herausforderung dieses Spieleabends; dann siehst du, was alle daraus gemacht haben.
refused-code-expired = Dieser Tisch ist abgelaufen.
refused-dice = An diesem Tisch würfelt das Programm.
refused-ended = Damit wäre das Spiel zu Ende gewesen, aber es ging weiter. Lass dir etwas Platz.
refused-full = Hier sind alle Plätze besetzt.
refused-full-connections = An diesem Tisch ist für keine weitere Verbindung Platz.
refused-game-unknown = Dieses Spiel steht nicht in deiner Liste.
refused-hello = Diese Seite und der Server haben sich verloren: Die erste Nachricht war kein „hello“. Lade die Seite neu.
refused-hello-twice = Diese Seite und der Server haben sich verloren: Ein „hello“ kommt nur einmal. Lade die Seite neu.
refused-hints = Der Host hat an diesem Tisch keine Tipps erlaubt.
refused-host = Das darf nur der Host.
refused-inked = Jemand hat diesen Wurf schon eingetragen, also bleibt er.
refused-late-caught-up = Du hast aufgeholt. Du kommst dazu, sobald diese Runde vorbei ist.
refused-late-full = Eine Gefahr, die du verpasst hast, hätte das Spiel auf deinem Blatt in Runde { $turn } beendet, aber es ging weiter. Du kannst zuschauen.
refused-late-over = Das Spiel war vorbei, bevor du aufgeholt hattest. Du kannst sehen, wie.
refused-layout-adventure = Das ist ein Plan eines anderen Abenteuers.
refused-layout-name = Der Name eines Plans hat nur Buchstaben, Ziffern und -, nicht { $name }.
refused-layout-needs = Dieser Plan braucht noch: { $kind } ({ $token }).
refused-layout-not-sent = { $layout } ist nicht eingebaut; schick seinen Text in „layout“ mit.
refused-layout-side = Einen eingebauten Plan { $layout } gibt es nicht; es gibt { $sides }.
refused-layout-token = { $token } ist in diesem Abenteuer nicht gedruckt; es gibt { $tokens } und -.
refused-layout-size = Ein Plan hat hier höchstens { $most } Felder. Dieser hat { $spaces }.
refused-layout-unknown = Einen Plan namens „{ $layout }“ gibt es nicht.
refused-link = Das ist nicht das nächste Glied der Kette, die vorher feststand.
refused-lobby = Das Spiel hat noch nicht begonnen.
refused-locked = Der Host hat diesen Tisch abgeschlossen.
refused-log = An diesem Tisch hat sich so viel geändert, dass sein Buch voll ist. „Noch mal“ öffnet einen neuen.
refused-me = Dieser Browser hat noch keine Liste von Spielen. Spiel zuerst eine Spiel.
refused-message = Diese Seite und der Server verstehen sich nicht. Lade die Seite neu.
refused-move-code = Zu diesem Code wartet keine Liste. Ein Code gilt einmal und zehn Minuten lang: Erstelle auf dem anderen Gerät einen neuen.
refused-name-blocked = Wer diesen Server betreibt, hat den Namen „{ $name }“ gesperrt. Nimm einen anderen.
refused-name-blank = Ein Name braucht etwas, das man sieht.
refused-name-empty = Wer spielt, braucht einen Namen.
refused-name-long = Ein Name hat höchstens { $most } Zeichen, und { $name } hat { $count }.
refused-name-many = An einem Tisch sitzen höchstens { $most }, nicht { $count }.
refused-name-marks = Ein Buchstabe hat höchstens { $most } Akzente.
refused-name-reserved = In einem Namen steht nichts von { $reserved }, aber in { $name } schon.
refused-name-taken = Jemand hier heißt schon „{ $name }“. Nimm einen anderen Namen.
refused-name-twice = Zwei heißen { $name }; jeder Name steht einmal da.
refused-name-unseen = In einem Namen stehen keine unsichtbaren Zeichen, aber in diesem steht { $character }.
refused-name-alike = Das sieht genauso aus wie „{ $name }“, und der Name ist schon am Tisch. Häng etwas an, damit man euch unterscheidet.
refused-notation-discovery = { $text }: Eine Entdeckung ist forest, city, mountain oder pyramid, nicht { $found }.
refused-notation-mark = { $text } ist kein Eintrag; schreib c4=7, c4=B, c4=!, d2x, e5*7, forest(a1,…) oder -.
refused-notation-space = { $text } ist kein Feld; schreib den Buchstaben einer Spalte und die Nummer einer Zeile, wie c4.
refused-notation-treasure = { $text }: Ein Schatz ist 1 bis 15 wert, nicht { $value }.
refused-notation-value = { $text }: { $value } ist keine Zahl von 1 bis 15 und keines der Symbole ! B H S M.
refused-options-twice = Die Option { $option } steht zweimal da.
refused-options-unknown = { $option } ist keine Option; es gibt { $options }.
refused-options-value = { $option } ist { $choices }, nicht { $value }.
refused-paper-done = Auf Papier überlegt niemand mehr.
refused-paper-late = Hier wird auch auf Papier gespielt, darum kann niemand später einsteigen. Schau zu, oder spiel für einen Bot weiter.
refused-paper-record = An diesem Tisch wurde auf Papier gespielt, darum gibt es keine Mitschrift. Es gibt nur die Blätter.
refused-paper-seat = Mit einem Papierblatt kann niemand weiterspielen. Gib es am Ende ein, oder lass es weg.
refused-paused = Das Spiel macht Pause. Dein Entwurf bleibt erhalten.
refused-playing = Das Spiel ist noch nicht vorbei.
refused-playing-paper = Papier wird ausgewertet, wenn das Spiel vorbei ist.
refused-playing-seed = Das Geheimnis der Würfel wird gelüftet, wenn das Spiel vorbei ist.
refused-print-adventure = Ein Abenteuer { $found } gibt es nicht; wähl { $choices }.
refused-print-copies = Auf einmal lassen sich 1 bis { $most } Exemplare drucken, nicht { $copies }.
refused-print-language = Die Sprache { $found } gibt es hier nicht; wähl { $choices }.
refused-print-other-layout = { $layout } ist ein Plan eines anderen Abenteuers.
refused-print-paper = Das Papier { $found } gibt es nicht; wähl { $choices }.
refused-print-per-page = { $found } Blätter passen nicht auf eine Seite; wähl { $choices }.
refused-print-sides = Seiten zum Bedrucken: { $most }, aber Pläne dafür: { $layouts }.
refused-print-size = Ein Plan von { $size } ist zu groß für { $paper } mit { $count } auf einer Seite: Die Felder wären { $width } mm breit, und zum Schreiben braucht es { $least } mm. Er passt auf { $papers }.
refused-print-size-any = Ein Plan von { $size } ist zu groß für { $paper } mit { $count } auf einer Seite: Die Felder wären { $width } mm breit, und zum Schreiben braucht es { $least } mm. Er passt auf kein Papier, das sich hier bedrucken lässt.
refused-print-what = { $found } lässt sich nicht drucken; wähl { $choices }.
refused-print-which = Sag, welches Abenteuer: { $choices }.
refused-print-page = Eine Seite { $page } von { $pages } gibt es nicht zu sehen.
refused-printer = Dieser Server kann nicht drucken: { $package } ist auf ihm nicht installiert.
refused-request = Das versteht der Server nicht. Lade die Seite neu.
refused-run-unknown = Diesen Versuch gibt es nicht.
refused-seat-moved = Dieser Platz gehört nicht mehr { $name }.
refused-seat-no-screen = Host kann nur sein, wer einen Bildschirm hat.
refused-seat-nobody = Niemand hier heißt „{ $name }“.
refused-seat-not-bot = Diesen Platz spielt kein Bot, darum kannst du dort nicht weiterspielen.
refused-seat-not-held = Dieses Blatt hast du nicht in der Hand.
refused-seat-not-paper = Dieser Platz spielt nicht auf Papier.
refused-seat-unknown = Diesen Platz gibt es hier nicht.
refused-seat-watching = Du schaust zu. Setz dich, um mitzuspielen.
refused-seats = Erst muss sich jemand setzen.
refused-sheets = Diese Blätter gehören nicht zu einem Abenteuer und einer Seite.
refused-sheets-table = Dieses Blatt gehört nicht zum Abenteuer und zur Seite dieses Tisches.
refused-slowly = Das war viel auf einmal. Warte kurz und versuch es noch einmal.
refused-solo = Das ist ein Solospiel. Schau zu, oder spielt das nächste zusammen.
refused-stale = Diese Runde ist vorbei. Sieh dir den neuen Wurf an.
refused-stale-early = Diese Runde hat noch nicht begonnen.
refused-stale-late = Runde { $turn } ist noch nicht deine. Du bist bei Runde { $now }.
refused-started = Das Spiel hat schon begonnen.
refused-started-late = Das Spiel hat schon begonnen. Steig später ein, spiel für einen Bot weiter, oder schau zu.
refused-blocked = Wer diesen Server betreibt, hat diese Adresse gesperrt.
refused-owner = Diese Seite ist für die, die den Server betreiben. Ein Link von dort öffnet sie.
refused-owner-address = „{ $text }“ ist keine Adresse. Eine sieht aus wie 192.0.2.7 oder 2001:db8::7.
refused-owner-link = Dieser Link wurde schon benutzt oder ist älter als eine Stunde. Mach auf dem Rechner des Servers einen neuen.
refused-owner-restart = Dieser Server kann sich nicht selbst neu starten.
refused-owner-self = Das ist die Adresse, von der du selbst kommst.
refused-owner-words = Schreib, was da stehen soll, in Zeichen, die man sieht.
refused-store = Der Server kann gerade nicht speichern. Nichts ist verloren; versuch es gleich noch einmal.
refused-tables = Der Server hat keinen Platz für einen weiteren Tisch. Versuch es später.
refused-work = Das kostet mehr, als der Server dafür aufwenden darf. Versuch etwas Kleineres, oder später, wenn weniger los ist.
refused-failed = Bei uns ist etwas schiefgegangen. Versuch es noch einmal; bleibt es dabei, nenne dem Betreiber dieses Servers „{ $request }“.
refused-origin = Diese Seite ist nicht von hier, sie darf das nicht. Öffne die Seite dieses Servers.
refused-text-block-alone = „{ $block }:“ steht allein; was dazugehört, kommt in die Zeilen darunter.
refused-text-block-twice = Der Block „{ $block }:“ steht zweimal da.
refused-text-colon = { $text } hat keinen Doppelpunkt; schreib Name: Einträge.
refused-text-discoveries-above = Die Entdeckungen stehen unter dem Raster.
refused-text-discovery = Eine Entdeckung ist forest, city, mountain oder pyramid, nicht { $found }.
refused-text-grid-columns = Eine Zeile hat höchstens { $most } Felder.
refused-text-grid-empty = Das Raster hat keine Zeilen.
refused-text-grid-missing = Der Block „grid:“ fehlt.
refused-text-grid-rows = Ein Raster hat höchstens { $most } Zeilen.
refused-text-header = { $text } ist keine Kopfzeile; eine Kopfzeile lautet Schlüssel: Wert.
refused-text-header-empty = Die Kopfzeile „{ $header }:“ sagt nichts.
refused-text-header-missing = Die Kopfzeile „{ $header }:“ fehlt.
refused-text-header-twice = Die Kopfzeile { $header } steht zweimal da (zuerst in Zeile { $first }).
refused-text-header-unknown = Eine Kopfzeile { $header } gibt es nicht; hierher gehören { $headers } und x-….
refused-text-hexadecimal = „{ $header }:“ ist nicht hexadezimal.
refused-text-mark = { $space }: { $found } ist kein Eintrag; es gibt 1 bis 15, !, !x, B, H, S, M und was gedruckt ist.
refused-text-mode = Der Modus eines Spiels ist { $choices }, nicht { $mode }.
refused-text-no-discoveries = In diesem Abenteuer gibt es keine Entdeckungen.
refused-text-nobody = An diesem Tisch heißt niemand { $name }.
refused-text-no-seed = Diese Mitschrift hat kein „{ $header }:“, also lassen sich ihre Würfel nicht prüfen.
refused-text-nothing-printed = { $space }: Ein Punkt steht für ein gedrucktes Feld, aber dort ist nichts gedruckt.
refused-text-printed = { $space } ist auf dem Plan { $printed }, nicht { $found }.
refused-text-row-extra = Der Plan hat { $rows } Zeilen, und diese ist eine zu viel.
refused-text-rows-fewer = Der Plan hat { $rows } Zeilen, und hier sind { $found }.
refused-text-turn = Hier kommt Runde { $turn }, nicht { $found }.
refused-text-claim = { $text } ist keine Zählung; schreib den Teil und seine Sterne, etwa total=20. Teile: { $parts }.
refused-text-tick = { $text } lässt sich nicht abhaken; schreib eine Art, einen Doppelpunkt und das Feld oder die Zahl. Arten: { $kinds }.
refused-text-unreadable = { $file } kann nicht gelesen werden: { $why }
refused-text-dice-headers = Was „{ $header }:“ und die Zeilen daneben über die Würfel sagen, ist nicht zu lesen.
refused-text-encoding = Das ist kein UTF-8-Text (Byte { $byte }); speichere ihn als UTF-8.
refused-text-exchange = „{ $header }:“ sagt nicht, wer wessen Blatt hält.
refused-text-large = Das ist größer, als ein Spiel sein kann ({ $most } MiB).
refused-text-late = „{ $header }:“ sagt, wer später kam und nach wie vielen Runden, wie „cleo 7, dan 9“.
refused-text-late-names = „{ $header }:“ nennt die Letzten der Reihe nach, und zwei waren vor ihnen da.
refused-text-late-turns = „{ $header }:“ folgt den Runden, und die Mitschrift hat { $turns }.
refused-text-layout-of-other = { $file } ist ein Plan des Abenteuers { $found }, aber das hier ist { $wanted }.
refused-text-seed-length = Der Wert von „{ $header }:“ hat { $bytes } Bytes, nicht { $right }.
refused-text-two-entries = Niemand steht in einer Runde zweimal.
refused-token = Dieser Platz ist nicht mehr deiner. Setz dich noch einmal.
refused-offline = Der Server ist gerade nicht zu erreichen. Versuch es gleich noch einmal.
refused-puzzle-over = Diese Knobelei ist zu Ende.
refused-puzzle-unknown = Es gibt keine Knobelei { $puzzle }.

## Any of these if it concerns a line of a text.

refused-in-line = Zeile { $line }: { $why }
refused-in-file = { $file }: Zeile { $line }: { $why }
