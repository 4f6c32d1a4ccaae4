# What a refusal says, by its code: what to do, then why. The first part of a rule's code is its clause.
# The facts are those that src/pennypapers gives to RuleBroken; a message may leave out what the player sees anyway.

## Words that come into refusals as facts (js/refusal.js says which). Each stands in the middle of a sentence.

fact-danger-mummy = een mummie
fact-danger-danger = een gevaar
fact-danger-snake = een slang
fact-building-hut = de hut
fact-building-statue = het beeld
fact-building-mine = de mijn
fact-space-plain = een gewoon vak
fact-space-door = een deur
fact-space-land = land
fact-space-sea = zee
fact-space-mountain = een berg
fact-space-open = een open vak
fact-space-lake = een meer
fact-mark-danger = een gevaar
fact-mark-boat = een boot
fact-mark-hut = een hut
fact-mark-statue = een beeld
fact-mark-mine = een mijn
fact-die-purple = paarse
fact-die-green = groene
fact-die-red = rode
fact-treasure = { $value } in { $space }

## All three adventures

refused-G1-count = Aan een tafel zitten 1 tot 100 spelers, niet { $count }.
refused-G1-names = Aan een tafel heeft elke speler een eigen naam.
refused-G2-three = Een worp is drie dobbelstenen, paars, groen en rood, zoals “2 D 5”. “{ $text }” is dat niet.
refused-G2-face = De { $die } dobbelsteen toont 1 tot 5 of { $special }, niet “{ $token }”.
refused-G3-missing = Iedereen speelt elke worp, maar { $player } heeft hier geen beurt.
refused-G3-no-roll = Wacht op de dobbelstenen. Er is nog niet gegooid.
refused-G3-waiting = De volgende worp komt als iedereen klaar is. Denken nog na: { $names }.
refused-G4 = Deze dobbelstenen maken { $numbers }, geen { $number }. Een getal is één dobbelsteen, of twee of drie opgeteld.
refused-G6-none = Er is geen gevaar gegooid, dus komt er niets in { $space }.
refused-G6-only = Deze beurt teken je { $danger }, en verder niets.
refused-G6-one = Je hebt al { $danger } getekend. Eén is genoeg.
refused-G6-draw = Teken eerst { $danger }. Dat doet iedereen.
refused-G6-swap = Er is een gevaar gegooid, dus { $player } tekent op iemands blad. Schrijf op wiens, zo: “{ $player }>naam: d2=!”.
refused-G6-solo = Er is een gevaar gegooid, dus { $player } tekent het op het eigen blad. Schrijf “{ $player }>{ $player }: d2=!”.
refused-G6-own = De bladen zijn gewisseld, dus { $player } heeft dat van een ander.
refused-G6-twice = Het blad van { $owner } is al in handen van { $holder }.
refused-G6-no-swap = Er is geen gevaar gegooid, dus ieder houdt het eigen blad.
refused-G6-exchange = Bij een wissel heeft ieder precies één blad, en niemand het eigen.
refused-G8-committed = { $player } heeft deze beurt al geïnkt, en inkt blijft.
refused-G9-none = Er valt niets meer door te strepen.
refused-G9-nothing = In { $space } valt niets door te strepen.
refused-G9-no-nine = Schrijf eerst een 9 naast { $space }. Zonder 9 kun je niet doorstrepen.
refused-G9-again = { $space } is al doorgestreept.
refused-G9-danger-turn = Deze beurt teken je { $danger }. { $space } kun je volgende beurt doorstrepen.
refused-G11-solo = Een spel van één speler is een solospel. Schrijf “mode: solo”.
refused-G11-table = Een solospel heeft precies één speler, niet { $count }.

## The Temple of Apikhabou

refused-O1-pass = Er is een Sleutel gegooid en er is geen deur vrij, dus aan deze tafel sla je over.
refused-T1-off = { $space } staat niet op dit blad.
refused-T1-kind = { $space } is { $kind }, dus { $mark } kan daar niet.
refused-T2-none = Schrijf eerst één getal van de dobbelstenen: { $choices }.
refused-T2-one = Eén getal per beurt, en het staat er al, dus { $mark } moet wachten.
refused-T2-symbol = In de Tempel schrijf je getallen, verder niets.
refused-T2-taken = { $space } is al gevuld.
refused-T2-door = Zonder Sleutel gaat dit getal in een gewoon vak. { $space } is een deur.
refused-T2-treasure = In de Tempel zijn geen schatten.
refused-T2-discovery = In de Tempel zijn geen ontdekkingen.
refused-T2-pass = Schrijf een getal. Je slaat alleen over als een Sleutel geen deur vindt, en dan als eerste.
refused-T2-pass-first = Er is een Sleutel gegooid en er is geen deur vrij, dus sla eerst over. Dan kun je { $space } doorstrepen.
refused-T3 = Er is een Sleutel gegooid, dus dit getal gaat in een deur. { $space } is een gewoon vak.
refused-T6-door = Een mummie komt in een gewoon vak. { $space } is een deur.
refused-T6-taken = Een mummie komt in een leeg vak. { $space } is gevuld.
refused-T14 = Speel je alleen, dan teken je de mummie naast { $before }, vorige beurt gevuld. { $space } is te ver weg.

## Skull Island

refused-I1-off = { $space } staat niet op dit blad.
refused-I1-kind = Getallen en gevaren gaan op land, boten op zee. { $space } is { $kind }, dus { $mark } kan daar niet.
refused-I1-taken = { $space } is al gevuld.
refused-I2-none = Schrijf eerst één getal van de dobbelstenen: { $choices }.
refused-I2-one = Eén getal of één boot per beurt, en het staat er al, dus { $mark } moet wachten.
refused-I2-symbol = Op het Eiland schrijf je getallen en teken je boten, verder niets.
refused-I2-beside = Een getal gaat naast een getal of een boot. { $space } raakt geen van beide.
refused-I2-discovery = Op het Eiland zijn geen ontdekkingen, wel schatten.
refused-I2-pass = Op het Eiland slaat niemand over. Schrijf een getal.
refused-I3 = Eerst land je: dit getal gaat op de kust. { $space } ligt landinwaarts.
refused-I5-none = Voor een boot moet de groene dobbelsteen Navigatie tonen.
refused-I5-full = Er is geen zee meer vrij langs het eiland voor een boot.
refused-I5-coast = Een boot vaart vlak langs het eiland. { $space } is te ver op zee.
refused-I8 = Een blad heeft vijf gevaarhokjes. { $space } zou een zesde gevaar zijn.
refused-I8-ignored = Alle vijf gevaarhokjes zijn aangekruist, dus dit gevaar telt niet. Ieder houdt het eigen blad.
refused-I9-sea = Een schat ligt op het eiland. { $space } is zee.
refused-I9-four = Een schat van { $value } in { $space } vraagt links en rechts, boven en onder een { $value } of een boot. Horizontaal en verticaal mag er telkens maar één een boot zijn.
refused-I10-space = In { $space } ligt al een schat: { $value }.
refused-I10-value = Je hebt al een schat van { $value }, dus { $space } geeft geen tweede.
refused-I10-five = Een blad heeft vijf schatten. { $space } komt te laat.
refused-I11-choose = Je kunt niet al deze schatten krijgen. Kies { $choices }.
refused-I11-old = Wat je deze beurt schreef toont de schat van { $value } in { $space } niet.
refused-I19 = Speel je alleen, dan teken je het gevaar naast { $before }, vorige beurt gevuld. { $space } is te ver weg.

## The Valley of Wiraqocha

refused-V1-off = { $space } staat niet op dit blad.
refused-V1-kind = { $space } is { $kind }, dus { $mark } kan daar niet.
refused-V1-lake = { $space } is een meer. Meren blijven leeg.
refused-V2-none = Gebruik eerst minstens één dobbelsteen. De dobbelstenen maken { $choices }.
refused-V2-dice = Elke dobbelsteen telt één keer. Wat over is maakt { $numbers }, geen { $number }.
refused-V2-no-number = Elke dobbelsteen telt één keer. Wat over is maakt geen getal, dus { $number } moet wachten.
refused-V2-symbol = In de Vallei schrijf je getallen en teken je hut, beeld en mijn, verder niets.
refused-V2-treasure = In de Vallei zijn geen schatten, wel ontdekkingen.
refused-V2-pass = In de Vallei slaat niemand over. Gebruik minstens één dobbelsteen.
refused-V3-taken = { $space } is al gevuld.
refused-V3-beside = Dit gaat naast een getal. { $space } raakt er geen.
refused-V4-edge = Eerst kom je aan: dit getal gaat aan de rand van de vallei. { $space } raakt de wolken niet.
refused-V4-building = Eerst een getal; { $building } moet wachten.
refused-V6-none = Voor een gebouw moet de groene dobbelsteen Dakota tonen, dus { $building } moet wachten.
refused-V6-die = Dakota is deze beurt al gebruikt, dus { $building } moet wachten.
refused-V6-full = Er is geen vak meer leeg, dus { $building } komt er niet meer.
refused-V6-once = Elk gebouw komt één keer per spel, en { $building } staat er al.
refused-V8-nothing = In { $space } zit geen slang.
refused-V8-none = Er is geen slang meer om aan te ontsnappen.
refused-V8-again = Aan de slang in { $space } ben je al ontsnapt.
refused-V8-nine = Aan de slang in { $space } ontsnap je met precies 9, en dat maken de dobbelstenen die over zijn niet.
refused-V9-first = Gebruik eerst de dobbelstenen. De ontdekking komt daarna.
refused-V9-none = Op dit blad is nog geen bos, stad, gebergte of piramide te vinden.
refused-V9-one = Eén ontdekking per beurt. De volgende moet wachten.
refused-V9-last = Een ontdekking komt als laatste in een beurt.
refused-V9-forest-size = Een bos is precies vijf vakken, niet { $spaces }.
refused-V9-city-size = Een stad is precies vier vakken, niet { $spaces }.
refused-V9-mountain-size = Een gebergte is precies drie vakken, niet { $spaces }.
refused-V9-pyramid-size = Een piramide is precies vier vakken, niet { $spaces }.
refused-V9-number = Een ontdekking bestaat uit getallen. In { $space } staat er geen.
refused-V9-taken = { $space } hoort al bij een andere ontdekking.
refused-V9-forest-numbers = De getallen van een bos zijn allemaal verschillend. Dit zijn { $numbers }.
refused-V9-city-numbers = De getallen van een stad zijn allemaal gelijk. Dit zijn { $numbers }.
refused-V9-mountain-numbers = De getallen van een gebergte zijn 6 of meer. Dit zijn { $numbers }.
refused-V9-pyramid-numbers = De getallen van een piramide zijn 10 of meer. Dit zijn { $numbers }.
refused-V9-pyramid-shape = Een piramide is drie vakken op een lijn en één naast het midden, niet { $spaces }.
refused-V9-connected = De vakken van een ontdekking raken elkaar. { $spaces } raken elkaar niet allemaal.
refused-V9-second-city = Er is al een stad van { $number }.
refused-V10-discovery = Er is een slang gegooid, dus geen ontdekking deze beurt.
refused-V10-taken = Een slang komt in een leeg vak. { $space } is gevuld.
refused-V15 = Speel je alleen, dan teken je de slang naast { $before }, vorige beurt gevuld. { $space } is te ver weg.

## The end of a game

refused-T8 = Het spel is uit: een blad heeft geen leeg gewoon vak meer.
refused-I16 = Het spel is uit: iemand heeft een vijfde schat, of een blad heeft geen leeg land meer.
refused-V13 = Het spel is uit: een blad heeft geen leeg vak meer.
refused-V16 = Het spel is uit: speel je alleen, dan zijn er 25 beurten.

## What a table or the server refuses.

refused-analysis-large = Deze plattegrond is te groot voor de coach.
refused-analysis-missing = Op deze server is geen coach.
refused-analysis-unfinished = De coach bekijkt alleen spellen die zijn afgelopen.
refused-analysis-unknown = De coach kent dit spel niet, of kijkt er niet meer naar.
refused-anchor = Een anker is 64 kleine hexadecimale cijfers.

## More of it

refused-adventure = Er is geen avontuur { $adventure }; kies { $adventures }.
refused-bot = Er is geen bot die “{ $bot }” heet. Er zijn { $bots }.
refused-challenge-by-hand = De worpen van een uitdaging komen van het programma en worden niet met de hand ingevoerd.
refused-challenge-closed = Deze uitdaging is gesloten.
refused-challenge-maker = Alleen wie deze uitdaging maakte, ziet de tickets, in dezelfde browser.
refused-challenge-open = De worpen van een uitdaging worden onthuld als ze gesloten is.
refused-challenge-played = Je hebt deze uitdaging al gespeeld. Nog een poging is oefening.
refused-challenge-run = Dat kan niet in een uitdaging: die is voor iedereen gelijk.
refused-challenge-ticket = Zo’n ticket is er niet voor deze uitdaging. Kijk de letters nog eens na.
refused-challenge-ticket-alike = “{ $name }” lijkt precies op “{ $other }”. Zet er iets bij, zodat ze te onderscheiden zijn.
refused-challenge-ticket-needed = Deze uitdaging speel je met een ticket. Open de link op het jouwe.
refused-challenge-ticket-used = Het ticket voor “{ $name }” is op een ander apparaat gebruikt. Een ticket opent één keer.
refused-challenge-tickets = Een uitdaging heeft 1 tot { $most } tickets, geen { $count }.
refused-challenge-title = De titel van een uitdaging is één regel van hoogstens { $count } tekens, zonder #.
refused-challenge-unfinished = Maak eerst je eigen poging af.
refused-code = Er is geen tafel met deze code, of niet meer.
refused-code-challenge = Er is geen uitdaging met deze code.
refused-code-evening = Er is geen spelavond met deze code.
refused-evening-unfinished = Maak eerst een uitdaging van deze spelavond af; dan zie je wat iedereen ervan heeft gemaakt.
refused-code-expired = Deze tafel is verlopen.
refused-dice = Aan deze tafel gooit het programma de dobbelstenen.
refused-ended = Hiermee was het spel uit geweest, maar het ging door. Laat jezelf wat ruimte.
refused-full = Alle plekken zijn hier bezet.
refused-full-connections = Aan deze tafel past geen verbinding meer bij.
refused-game-unknown = Dat spel staat niet in je lijst.
refused-hello = Deze pagina en de server zijn elkaar kwijt: het eerste bericht was geen “hello”. Laad de pagina opnieuw.
refused-hello-twice = Deze pagina en de server zijn elkaar kwijt: een “hello” komt maar één keer. Laad de pagina opnieuw.
refused-hints = De host staat aan deze tafel geen hints toe.
refused-host = Dat mag alleen de host.
refused-inked = Iemand heeft deze worp al geïnkt, dus hij blijft.
refused-late-caught-up = Je bent bij. Je doet mee zodra deze beurt voorbij is.
refused-late-full = Een gevaar dat je miste, maakte op jouw blad in beurt { $turn } een eind aan het spel, maar het ging door. Je kunt kijken.
refused-late-over = Het spel was uit voordat je bij was. Je kunt zien hoe.
refused-layout-adventure = Dit is een plattegrond van een ander avontuur.
refused-layout-name = De naam van een plattegrond heeft alleen letters, cijfers en -, niet { $name }.
refused-layout-needs = Deze plattegrond heeft nog nodig: { $kind } ({ $token }).
refused-layout-not-sent = { $layout } is niet ingebouwd; stuur de tekst mee, in “layout”.
refused-layout-side = Er is geen ingebouwde plattegrond { $layout }; er zijn { $sides }.
refused-layout-token = { $token } is niet gedrukt in dit avontuur; er zijn { $tokens } en -.
refused-layout-size = Een plattegrond heeft hier hoogstens { $most } vakken. Deze heeft er { $spaces }.
refused-layout-unknown = Er is geen plattegrond die “{ $layout }” heet.
refused-link = Dit is niet de volgende schakel van de ketting die vooraf vastlag.
refused-lobby = Het spel is nog niet begonnen.
refused-locked = De host heeft deze tafel op slot gedaan.
refused-log = Aan deze tafel is zo veel veranderd dat het boek vol is. Opnieuw spelen opent een nieuwe.
refused-me = Deze browser heeft nog geen lijst met spellen. Speel eerst een spel.
refused-message = Deze pagina en de server begrijpen elkaar niet. Laad de pagina opnieuw.
refused-move-code = Bij deze code wacht geen lijst. Een code werkt één keer, tien minuten lang: maak een nieuwe op het andere apparaat.
refused-name-blocked = Wie deze server beheert heeft de naam “{ $name }” geblokkeerd. Kies een andere.
refused-name-blank = Een naam heeft iets wat je kunt zien.
refused-name-empty = Een speler heeft een naam nodig.
refused-name-long = Een naam heeft hoogstens { $most } tekens, en { $name } heeft er { $count }.
refused-name-many = Aan een tafel zitten hoogstens { $most } spelers, niet { $count }.
refused-name-marks = Een letter heeft hoogstens { $most } accenten.
refused-name-reserved = In een naam staat geen { $reserved }, maar in { $name } wel.
refused-name-taken = Iemand heet hier al “{ $name }”. Kies een andere naam.
refused-name-twice = Twee spelers heten { $name }; elke naam staat er één keer.
refused-name-unseen = In een naam staan geen onzichtbare tekens, maar in deze wel: { $character }.
refused-name-alike = Dat lijkt precies op “{ $name }”, die hier al zit. Zet er iets bij, zodat jullie te onderscheiden zijn.
refused-notation-discovery = { $text }: een ontdekking is forest, city, mountain of pyramid, geen { $found }.
refused-notation-mark = { $text } is niet te lezen; schrijf c4=7, c4=B, c4=!, d2x, e5*7, forest(a1,…) of -.
refused-notation-space = { $text } is geen vak; schrijf een kolomletter en een rijnummer, zoals c4.
refused-notation-treasure = { $text }: een schat is 1 tot 15 waard, niet { $value }.
refused-notation-value = { $text }: { $value } is geen getal van 1 tot 15 en geen van de symbolen ! B H S M.
refused-options-twice = De optie { $option } staat er twee keer.
refused-options-unknown = { $option } is geen optie; er zijn { $options }.
refused-options-value = { $option } is { $choices }, niet { $value }.
refused-paper-done = Op papier denkt niemand meer na.
refused-paper-late = Hier wordt ook op papier gespeeld, dus niemand kan later instappen. Kijk mee, of speel verder voor een bot.
refused-paper-record = Aan deze tafel werd op papier gespeeld, dus er is geen verslag van. Er zijn alleen de bladen.
refused-paper-seat = Niemand kan met een papieren blad verdergaan. Voer het aan het eind in, of laat het weg.
refused-paused = Het spel staat op pauze. Je schets blijft bewaard.
refused-playing = Het spel is nog niet uit.
refused-playing-paper = Papier wordt geteld als het spel uit is.
refused-playing-seed = Het geheim van de dobbelstenen gaat open als het spel uit is.
refused-print-adventure = Er is geen avontuur { $found }; kies { $choices }.
refused-print-copies = Er kunnen 1 tot { $most } exemplaren tegelijk worden afgedrukt, niet { $copies }.
refused-print-language = De taal { $found } is er niet; kies { $choices }.
refused-print-other-layout = { $layout } is een plattegrond van een ander avontuur.
refused-print-paper = Er is geen papier { $found }; kies { $choices }.
refused-print-per-page = { $found } bladen passen niet op een pagina; kies { $choices }.
refused-print-sides = Kanten om te bedrukken: { $most }, maar plattegronden daarvoor: { $layouts }.
refused-print-size = Een plattegrond van { $size } is te groot voor { $paper } met { $count } op een pagina: de vakken zouden { $width } mm breed zijn, en { $least } mm is nodig om te schrijven. Hij past op { $papers }.
refused-print-size-any = Een plattegrond van { $size } is te groot voor { $paper } met { $count } op een pagina: de vakken zouden { $width } mm breed zijn, en { $least } mm is nodig om te schrijven. Hij past op geen papier dat hier kan worden bedrukt.
refused-print-what = { $found } kan niet worden afgedrukt; kies { $choices }.
refused-print-which = Zeg welk avontuur: { $choices }.
refused-print-page = Er is geen pagina { $page } om te bekijken, van { $pages }.
refused-printer = Deze server kan niet afdrukken: { $package } is er niet op geïnstalleerd.
refused-request = Dat begrijpt de server niet. Laad de pagina opnieuw.
refused-run-unknown = Die poging bestaat niet.
refused-seat-moved = Die plek is niet meer van { $name }.
refused-seat-no-screen = Alleen iemand met een scherm kan host zijn.
refused-seat-nobody = Niemand heet hier “{ $name }”.
refused-seat-not-bot = Die plek is niet van een bot, dus niemand kan die overnemen.
refused-seat-not-held = Dit blad heb je niet in handen.
refused-seat-not-paper = Die plek speelt niet op papier.
refused-seat-unknown = Die plek bestaat hier niet.
refused-seat-watching = Je kijkt mee. Ga zitten om te spelen.
refused-seats = Eerst moet er iemand gaan zitten.
refused-sheets = Deze bladen horen niet bij één avontuur en één kant.
refused-sheets-table = Dit blad hoort niet bij het avontuur en de kant van deze tafel.
refused-slowly = Dat was veel tegelijk. Wacht even en probeer het opnieuw.
refused-solo = Dit is een solospel. Kijk mee, of speel het volgende samen.
refused-stale = Die beurt is voorbij. Kijk naar de nieuwe worp.
refused-stale-early = Die beurt is nog niet begonnen.
refused-stale-late = Beurt { $turn } is nog niet van jou. Je bent bij beurt { $now }.
refused-started = Het spel is al begonnen.
refused-started-late = Het spel is al begonnen. Stap later in, speel verder voor een bot, of kijk mee.
refused-blocked = Wie deze server beheert heeft dit adres geblokkeerd.
refused-owner = Deze pagina is voor wie de server beheert. Een link van daar opent haar.
refused-owner-address = “{ $text }” is geen adres. Een adres ziet eruit als 192.0.2.7 of 2001:db8::7.
refused-owner-link = Deze link is al gebruikt, of is ouder dan een uur. Maak een nieuwe op de machine van de server.
refused-owner-restart = Deze server kan zichzelf niet herstarten.
refused-owner-self = Dat is het adres waar je zelf vandaan komt.
refused-owner-words = Schrijf wat er moet staan, in tekens die je kunt zien.
refused-store = De server kan nu niet bewaren. Er is niets kwijt; probeer het zo opnieuw.
refused-tables = De server heeft geen plaats voor nog een tafel. Probeer het later.
refused-work = Dit kost meer dan de server eraan mag besteden. Probeer iets kleiners, of later, als het rustiger is.
refused-failed = Er ging iets mis aan onze kant. Probeer het opnieuw; blijft het zo, noem de beheerder van deze server “{ $request }”.
refused-origin = Deze pagina komt niet van hier en mag dat niet vragen. Open de pagina van deze server.
refused-text-block-alone = “{ $block }:” staat alleen; wat erbij hoort komt op de regels eronder.
refused-text-block-twice = Het blok “{ $block }:” staat er twee keer.
refused-text-colon = { $text } heeft geen dubbele punt; schrijf naam: wat erbij hoort.
refused-text-discoveries-above = De ontdekkingen staan onder het raster.
refused-text-discovery = Een ontdekking is forest, city, mountain of pyramid, niet { $found }.
refused-text-grid-columns = Een rij heeft hoogstens { $most } vakken.
refused-text-grid-empty = Het raster heeft geen rijen.
refused-text-grid-missing = Het blok “grid:” ontbreekt.
refused-text-grid-rows = Een raster heeft hoogstens { $most } rijen.
refused-text-header = { $text } is geen kopregel; een kopregel is sleutel: waarde.
refused-text-header-empty = De kopregel “{ $header }:” zegt niets.
refused-text-header-missing = De kopregel “{ $header }:” ontbreekt.
refused-text-header-twice = De kopregel { $header } staat er twee keer (eerst op regel { $first }).
refused-text-header-unknown = Er is geen kopregel { $header }; hier horen { $headers } en x-….
refused-text-hexadecimal = “{ $header }:” is niet hexadecimaal.
refused-text-mark = { $space }: { $found } is niet te lezen; er zijn 1 tot 15, !, !x, B, H, S, M en wat er gedrukt staat.
refused-text-mode = De modus van een spel is { $choices }, niet { $mode }.
refused-text-no-discoveries = Er zijn geen ontdekkingen in dit avontuur.
refused-text-nobody = Niemand heet { $name } aan deze tafel.
refused-text-no-seed = In dit verslag staat geen “{ $header }:”, dus de dobbelstenen zijn niet na te kijken.
refused-text-nothing-printed = { $space }: een punt staat voor een gedrukt vak, maar daar is niets gedrukt.
refused-text-printed = { $space } is { $printed } op de plattegrond, niet { $found }.
refused-text-row-extra = De plattegrond heeft { $rows } rijen, en dit is er één te veel.
refused-text-rows-fewer = De plattegrond heeft { $rows } rijen, en hier zijn er { $found }.
refused-text-turn = Hier komt beurt { $turn }, niet { $found }.
refused-text-claim = { $text } is geen telling; schrijf het onderdeel en de sterren, zoals total=20. Onderdelen: { $parts }.
refused-text-tick = { $text } valt niet aan te vinken; schrijf een soort, een dubbele punt en het vak of getal. Soorten: { $kinds }.
refused-text-unreadable = { $file } is niet te lezen: { $why }
refused-text-dice-headers = Wat “{ $header }:” en de regels ernaast over de worpen zeggen, is niet te lezen.
refused-text-encoding = Dit is geen UTF-8-tekst (byte { $byte }); bewaar hem als UTF-8.
refused-text-exchange = “{ $header }:” zegt niet wiens blad elke speler heeft.
refused-text-large = Dit is groter dan een spel kan zijn ({ $most } MiB).
refused-text-late = “{ $header }:” zegt wie later kwam en na hoeveel beurten, zoals “cleo 7, dan 9”.
refused-text-late-names = “{ $header }:” noemt de laatste spelers op volgorde, en twee waren er al vóór hen.
refused-text-late-turns = “{ $header }:” volgt de beurten, en het verslag heeft er { $turns }.
refused-text-layout-of-other = { $file } is een plattegrond van het avontuur { $found }, maar dit is { $wanted }.
refused-text-seed-length = De waarde van “{ $header }:” heeft { $bytes } bytes, niet { $right }.
refused-text-two-entries = Niemand staat twee keer in één beurt.
refused-token = Deze plek is niet meer van jou. Ga opnieuw zitten.
refused-offline = De server is nu niet te bereiken. Probeer het zo opnieuw.
refused-puzzle-over = Deze puzzel is afgelopen.
refused-puzzle-unknown = Er is geen puzzel { $puzzle }.

## Any of these if it concerns a line of a text.

refused-in-line = Regel { $line }: { $why }
refused-in-file = { $file }: regel { $line }: { $why }
