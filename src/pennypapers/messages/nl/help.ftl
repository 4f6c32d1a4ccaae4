# What `pennypapers --help` and `pennypapers COMMAND --help` say. Options, file names and what is typed are never translated.

## The parts of a help page

help-usage = gebruik:
help-arguments = wat je opgeeft
help-options = opties
help-commands = opdrachten
help-examples = voorbeelden:
help-help = deze hulp tonen
help-version = de versie tonen
help-program = Penny Papers Adventures: spelen, bladen tellen en verslagen nakijken. Onofficieel.
help-start = Begin met “{ $play }”. “{ $help }” toont elke opdracht met voorbeelden.

## What several commands take

help-adventure = welk avontuur
help-ascii = alleen met ASCII-tekens tekenen
help-house = huisregels, zoals no_door=pass
help-json = voor elk één regel JSON schrijven
help-language = de taal; anders die van je systeem
help-layout = front (voor) of back (achter), of een *.layout-bestand
help-plot = de sterren als plaatje tekenen, *.svg of *.png
help-seed-games = een getal: hetzelfde getal geeft dezelfde spellen
help-workers = hoeveel processen de spellen verdelen
help-executor = waar gespeeld wordt: local (deze computer), dask:ADRES, ray, ray:ADRES of MODULE:NAAM; de uitkomsten zijn dezelfde
help-file-game = een spel als tekst; - voor de standaardinvoer
help-file-sheet = een blad als tekst; - voor de standaardinvoer

## Each command: its line in the list, what it is about, its options and its examples

help-play = in de terminal spelen
help-play-about = Speel een avontuur in de terminal, alleen of met anderen aan één toetsenbord. Elke beurt wordt bewaard zodra hij geïnkt is.
help-play-adventure = anders komt er een menu
help-play-seed = een getal: hetzelfde getal geeft dezelfde worpen
help-play-players = namen met komma’s ertussen; anders speel je alleen
help-play-bots = bots om tegen te spelen, met komma’s ertussen
help-play-dice = door het programma gegooid, of door jou getypt
help-play-out = waar het verslag komt
help-play-challenge = deze uitdaging spelen
help-play-resume = een bewaard spel voortzetten
help-play-plain = vragen, regel voor regel, in plaats van het volle scherm
help-play-words = vragen, en bladen in woorden in plaats van getekend
help-play-example-menu = kiezen uit een menu
help-play-example-alone = alleen
help-play-example-round = één toetsenbord dat rondgaat
help-play-example-bots = tegen bots
help-play-example-seed = elke keer dezelfde worpen
help-play-example-dice = typen wat echte dobbelstenen tonen
help-play-example-challenge = dezelfde dobbelstenen als iedereen met dit bestand
help-play-example-resume = een spel voortzetten

help-serve = tafels openen voor mensen aan eigen schermen
help-serve-about = Start de server. Zonder opties: alleen deze computer, en de tafels blijven bewaard in je gegevensmap.
help-serve-host = het adres om op te luisteren (anders 127.0.0.1)
help-serve-port = de netwerkpoort om op te luisteren (anders 8420, of de volgende die vrij is)
help-serve-open = de pagina in de browser openen
help-serve-no-qr = geen QR-code tonen
help-serve-database = sqlite:///PAD of postgresql://…; anders een bestand in je gegevensmap; meermaals om de tafels over meer databases te verdelen
help-serve-workers = hoeveel processen; meer dan één vraagt PostgreSQL
help-serve-proxy = de doorgestuurde kopregels van een proxy op dit adres geloven
help-serve-root-path = het pad waaronder een proxy de server toont, zoals /games/penny
help-serve-limit = een grens van de protocolpagina veranderen; mag vaker, of in $PENNYPAPERS_LIMITS
help-serve-idle-days = tafels vergeten waar zo lang niemand schreef (anders 14)
help-serve-day-zone = de tijdzone waarin de dag van de dagworp begint, zoals Europe/Berlin of +02:00 (anders die van het systeem)
help-serve-no-daily = geen dagworp maken
help-serve-no-coach = geen afgelopen spellen met de coach bekijken
help-serve-trace = OpenTelemetry-traces naar een collector op dit adres sturen, zoals http://127.0.0.1:4318
help-serve-example-here = alleen op deze computer, in de browser
help-serve-example-home = voor iedereen op het thuisnetwerk
help-serve-example-file = de tafels in een bestand naar keuze bewaren
help-serve-example-several = de tafels over twee databases verdelen, waarvan de eerste al het andere heeft
help-serve-example-below = onder een pad van een site, achter de proxy daarvan
help-doctor = nagaan of hier een server kan draaien en bereikbaar is
help-doctor-about = Bekijkt de opslag, de schijf, rechten, open bestanden, adressen en versies; met --url ook de server op dat adres. Er verandert niets.
help-doctor-status = De eindstatus is 0 als niets fout is, 1 als er iets fout is, 2 bij verkeerd gebruik.
help-doctor-url = het openbare adres van een draaiende server, zoals https://play.example.org
help-doctor-certificate = een eigen certificaat dat het openbare adres toont
help-doctor-example-home = voor iedereen op het thuisnetwerk
help-doctor-example-public = via een proxy, zoals een telefoon het zou doen

help-score = de sterren van een blad tellen
help-score-about = Tel de sterren van een blad en toon de vakken achter elke ster.
help-score-example-one = het blad, zijn delen en waarom ze tellen
help-score-example-json = voor elk één regel JSON
help-score-example-input = van de standaardinvoer

help-count = papier tellen, en zeggen wat over het hoofd gezien is
help-count-about = Tel papieren bladen: de sterren met elk vak erachter, wat over het hoofd gezien is, en alles wat niet mag. Zonder bestanden typ je de bladen rij voor rij.
help-count-files = een avontuur ({ $adventures }), of bladen
help-count-out = bewaar wat getypt is als NAAM.sheet in deze map
help-count-example-typed = kies een avontuur en typ wat op papier staat
help-count-example-back = hetzelfde, voor de achterkant van de Tempel
help-count-example-table = de bladen van een tafel: sterren, plaatsen, alles wat over het hoofd gezien is
help-count-example-json = één regel JSON per blad
help-count-claims = Wat spelers zelf geteld hebben mag in de tekst van een blad staan, om te vergelijken:
help-count-example-sums = de sterren van sommige delen, of van alle
help-count-example-ticks = alles wat aangevinkt is

help-replay = een spelverslag nakijken en tellen
help-replay-about = Speel een verslag opnieuw, beurt voor beurt. De eerste beurt die een regel breekt wordt genoemd, met de regel in het bestand, de speler en de spelregel.
help-replay-example-one = elk blad, de sterren, wie won en waarom
help-replay-example-json = voor elk één regel JSON
help-replay-example-input = van de standaardinvoer

help-compare = spellen met dezelfde worpen naast elkaar zetten
help-compare-about = Vergelijk spellen met dezelfde worpen: de sterren na elke beurt, waar de spelers uiteengingen, en hun bladen. Elke speler van elk spel wordt met alle anderen vergeleken.
help-compare-example-two = sterren per beurt, waar ze uiteengingen, de bladen
help-compare-example-json = één regel JSON
help-compare-example-svg = een plaatje: de bladen en de sterren per beurt

## challenge

help-challenge = dezelfde dobbelstenen voor iedereen, in een bestand om te sturen
help-challenge-about = Maak een uitdaging, stuur die naar wie je wilt en kijk wie het beste was: iedereen speelt met dezelfde dobbelstenen, ieder alleen en wanneer het uitkomt.
help-challenge-example-new = een bestand met nieuwe dobbelstenen
help-challenge-example-again = nog een keer de dobbelstenen van een gespeeld spel
help-challenge-example-play = spelen; een begonnen poging gaat verder
help-challenge-example-results = de plaatsen, met een bot ter vergelijking
help-challenge-example-server = op een server, voor wie de link heeft
help-challenge-example-link = daar spelen
help-challenge-new = een uitdaging maken
help-challenge-new-about = Maak een uitdaging: een bestand met een avontuur, een plattegrond, huisregels en verzegelde dobbelstenen.
help-challenge-play = een uitdaging spelen
help-challenge-play-about = Speel een uitdaging, alleen. Je eerste poging telt; een onderbroken poging gaat verder; latere zijn oefening.
help-challenge-results = wie het beste was
help-challenge-results-about = Controleer de pogingen van een uitdaging en bepaal de plaatsen. Gelijke stand telt half mee in het aandeel, en er komen twee pogingen in het midden bij, zodat weinig pogingen weinig zeggen.
help-challenge-title = hoe de uitdaging heet
help-challenge-dice-of = neem avontuur, plattegrond, huisregels en dobbelstenen van dit spel
help-challenge-out = waar de uitdaging wordt bewaard
help-challenge-runs = pogingen; zonder iets die van jou
help-challenge-bots = bots die meespelen, met komma’s ertussen
help-challenge-name = je naam in de uitslag
help-challenge-which = het bestand van een uitdaging, de link, of met --server de code
help-challenge-closes = uren tot het sluit, op een server
help-challenge-clock = seconden per beurt, op een server
help-challenge-no-hints = zonder hints, op een server
help-server = het adres van een server, zoals https://example.org

## daily

help-daily = de dobbelstenen van de dag
help-daily-about = Speel de dobbelstenen van de dag: op een server dezelfde voor iedereen; zonder server die van een verzegeld bestand op deze computer.
help-daily-adventure = het avontuur; zonder iets, hoe ver je vandaag bent
help-daily-example-list = de dobbelstenen van vandaag, en wat je hebt gespeeld
help-daily-example-play = de Tempel van vandaag op deze computer
help-daily-example-server = dezelfde dobbelstenen als iedereen op die server

help-hint = een bot om de beste beurten vragen
help-hint-about = Vraag een bot wat hij in een verslag nu zou spelen: zijn drie beste beurten. Een bot die tot het einde vooruitkijkt zegt ook hoeveel sterren hij dan verwacht.
help-hint-roll = paars groen rood, zoals 2 D 5; een bewaard spel heeft zijn eigen worp
help-hint-player = wiens beurt; anders van de eerste die nog niet klaar is
help-hint-bot = wie je vraagt; anders de sterkste
help-hint-example-saved = voor de worp die op tafel ligt
help-hint-example-roll = voor een eigen worp
help-hint-example-player = voor iemand anders, van een andere bot

help-verify = de regels en de worpen van een verslag nakijken
help-verify-about = Speel een verslag opnieuw, en kijk het zegel, elke worp, elke wissel en de handtekening na.
help-verify-quiet = alleen tonen wat fout is
help-verify-seal = het zegel dat je noteerde, of het begin ervan
help-verify-example-all = elke worp en elke wissel, in gewone woorden
help-verify-example-quiet = alleen wat fout is, en het oordeel als het niet goed is
help-verify-example-seal = het moet het spel zijn waarvan je het zegel noteerde
help-verify-status = De laatste regel is het oordeel. Afsluitcode: 0 alles is goed; 1 er is iets fout, of het verslag is bewerkt; 3 niets is fout, maar het spel is niet af, of de worpen zijn niet verzegeld, met de hand getypt of alleen van de server.

help-show = een plattegrond, een blad of de bladen van een spel tekenen
help-show-about = Teken een plattegrond, een blad of de bladen van een verslag: in de terminal, in woorden, als SVG.
help-show-file = een plattegrond, blad of spel; - voor de standaardinvoer; of { $layouts }
help-show-explain = de vakken tonen die tellen, en zeggen waarom
help-show-words = in woorden zeggen in plaats van tekenen
help-show-svg = een plaatje schrijven; - voor de standaarduitvoer
help-show-dark = het plaatje bij lantaarnlicht (met --svg)
help-show-example-terminal = in de terminal
help-show-example-explain = met de vakken die tellen
help-show-example-words = als tekst die een schermlezer kan volgen
help-show-example-svg = als plaatje
help-show-example-layout = een ingebouwde plattegrond: avontuur en kant

help-print = bladen, regels of dobbelstenen maken om af te drukken
help-print-about = Maak een pdf om af te drukken: de bladen van een avontuur, de regels, papieren dobbelstenen of een lege plattegrond. Druk af op ware grootte; beide kanten gedraaid over de lange kant.
help-print-adventure = van welk avontuur de regels, dobbelstenen of lege plattegrond
help-print-layout = front (anders ook), back of het bestand van een plattegrond; een tweede keer voor de achterkant van --duplex
help-print-copies = hoeveel bladen, hoogstens { $most }; anders één volle pagina
help-print-paper = het papier (anders { $paper })
help-print-per-page = bladen op een pagina, met snijlijnen (anders 1)
help-print-duplex = voorkant op oneven, achterkant op even pagina’s, precies op elkaar
help-print-out = de pdf; - voor de standaarduitvoer; anders genoemd naar wat het is
help-print-example-one = één blad, voorkant
help-print-example-pad = een blok: voor en achter, twee op een pagina
help-print-example-layout = een eigen plattegrond
help-print-example-rules = de regels op één pagina
help-print-example-dice = papieren dobbelstenen voor alle avonturen
help-print-example-blank = een raster om een eigen plattegrond op te tekenen

help-rules = de regels tonen, of één ervan
help-rules-about = Toon de regels, die van één avontuur, of enkele. Een weigering noemt de regel waar ze van komt.
help-rules-clauses = zoals T3 of G9; of { $adventures }
help-rules-example-all = allemaal
help-rules-example-one = die van de Tempel, zonder wat alle avonturen delen
help-rules-example-clauses = deze regels

help-simulate = veel spellen van een bot spelen en samenvatten
help-simulate-about = Speel veel spellen van een bot, alleen of tegen zichzelf, en toon sterren, rangen, beurten en waar de sterren vandaan komen. Ctrl-C bewaart wat af is.
help-simulate-bot = wie speelt; anders pathfinder (Padvinder)
help-simulate-games = hoeveel spellen; anders 10000
help-simulate-players = plekken aan een tafel; anders alleen
help-simulate-example-many = honderdduizend solospellen
help-simulate-example-plot = hoe de sterren verdeeld zijn, als plaatje
help-simulate-example-table = tafels van vier, twee processen
help-simulate-example-json = één regel JSON; hetzelfde getal, dezelfde spellen
help-simulate-example-executor = op Dask, op meer computers

help-calibrate = elke bot op elke plattegrond meten
help-calibrate-about = Speel solospellen van alle vier de bots op elke plattegrond en zet hun sterren en rangen naast elkaar. Ctrl-C bewaart wat af is.
help-calibrate-adventures = welke; anders alle
help-calibrate-layout = front of back, of een *.layout-bestand; mag vaker
help-calibrate-games = per bot; anders { $games }
help-calibrate-explorer-games = van Ontdekkingsreiziger, die seconden over één doet; anders { $games }
help-calibrate-example-all = alle bots op de zes ingebouwde plattegronden
help-calibrate-example-plot = voor- en achterkant van de Tempel, met een plaatje
help-calibrate-example-layout = een eigen plattegrond; één regel JSON

help-league = laat bots met dezelfde dobbelstenen tegen elkaar spelen
help-league-about = Bots, programma’s en strategieën spelen dezelfde worpen; je ziet hoe ver ze uit elkaar liggen.
help-league-run = speel een competitie, of ga ermee door
help-league-run-about = Speelt alle spellen die nog ontbreken en schrijft een verslag als HTML en JSON. Hetzelfde startgetal geeft dezelfde spellen; Ctrl-C bewaart wat klaar is, en dezelfde opdracht gaat verder.
help-league-bots = wie er speelt; meer met komma’s ertussen, of herhaal de optie
help-league-games = hoeveel spellen met eigen worpen; zonder deze optie { $games }
help-league-tables = iedereen alleen, of steeds twee aan een tafel
help-league-out = map voor spellen en verslag; zonder deze optie { $folder }
help-league-example-ours = drie van ons, alleen in de Tempel
help-league-example-program = een programma via de websocket
help-league-example-policy = een eigen klasse, twee aan een tafel

help-dataset = spellen van bots schrijven, om van te leren en te tellen
help-dataset-about = Schrijft spellen van bots als Parquet-bestanden met een beschrijving: elke stelling met haar worp, de gespeelde beurt, de verwachte sterren en de sterren aan het eind.
help-dataset-write = spellen spelen en in een nieuwe map schrijven
help-dataset-write-about = Speelt spellen van een bot en schrijft ze als Parquet, met een beschrijving. Hetzelfde startgetal schrijft dezelfde bestanden; Ctrl-C bewaart wat klaar is.
help-dataset-check = een dataset naspelen en vergelijken
help-dataset-check-about = Speelt elk spel van een dataset na volgens de regels en vergelijkt elke rij ermee. Verwachte sterren zijn geschat en worden niet vergeleken.
help-dataset-out = de map die gemaakt wordt
help-dataset-folder = de map van een dataset
help-dataset-games = hoeveel spellen; zonder deze optie { $games }
help-dataset-playouts = hoe vaak elke stelling wordt uitgespeeld om haar sterren te schatten; zonder deze optie { $playouts }
help-dataset-no-expected = verwachte sterren weglaten; veel sneller
help-dataset-example-write = duizend spellen alleen in de Tempel
help-dataset-example-table = tafels van twee op het Eiland, twee processen
help-dataset-example-check = of hij is wat zijn verslagen zeggen

help-layouts = een nieuwe plattegrond maken, of de ingebouwde tonen
help-layouts-about = Maak een nieuwe plattegrond die op een plek lijkt en waarop je kunt spelen, of toon de ingebouwde.
help-layouts-new = een nieuwe plattegrond maken
help-layouts-new-about = Maak een nieuwe plattegrond: hetzelfde getal en dezelfde moeilijkheid geven dezelfde. Als numba er is, proberen bots hem eerst uit.
help-layouts-list = de ingebouwde plattegronden tonen
help-layouts-seed = hetzelfde getal geeft dezelfde plattegrond
help-layouts-difficulty = hoe moeilijk; anders normal
help-layouts-out = waar hij komt; anders op de standaarduitvoer
help-layouts-no-trial = niet eerst door bots laten uitproberen
help-layouts-example-new = een nieuwe tempel, als tekst
help-layouts-example-play = erop spelen; show, print en simulate nemen hem ook
help-layouts-example-list = de ingebouwde; layouts list doet hetzelfde

help-completion = het aanvulscript van een shell tonen
help-completion-about = Toon een script waarmee de shell opdrachten en opties aanvult.
help-completion-shell = jouw shell
help-completion-example-bash = in ~/.bashrc
help-completion-example-zsh = in ~/.zshrc, na compinit

help-site = het spel als bestanden voor elke webruimte schrijven
help-site-about = Schrijft een map die het spel is: op elke webruimte gezet speelt het vanzelf, zonder server. Voor tafels met meer telefoons is een server nodig (pennypapers serve).
help-site-out = de map; een map die dit commando eerder schreef wordt bijgewerkt
help-site-base = het pad van de site op zijn host (/ zonder deze optie)
help-site-dailies = verzegelde uitdagingen voor zoveel dagen vanaf vandaag, voor de lol; dagen die de map al heeft, houden hun worpen
help-site-no-prints = zonder pdf’s om af te drukken, die een halve minuut kosten
help-site-example-top = voor de bovenste map van een host
help-site-example-base = voor https://example.org/penny/
help-site-example-dailies = met de worpen van zestig dagen
help-site-example-quick = snel, om te proberen
