# Challenges on the page: the same dice for everybody, played alone at any time, and compared.

# the title of the window; $adventure is the short name of an adventure
same-of = Dezelfde worpen: { $adventure }
same-code = Uitdaging { $code }
same-looking = De dobbelstenen worden gezocht…
same-untitled = Wie haalt het meest uit deze worpen?
same-says = Dezelfde worpen voor iedereen, wanneer het jou uitkomt. Je eerste poging telt; daarna zie je wat de anderen schreven.
# $name is the name of a layout
same-own-layout = eigen plattegrond: { $name }
same-played = { $count ->
    [0] Nog niemand heeft hem uitgespeeld. Wees de eerste!
    [one] { $count } speler heeft hem uitgespeeld.
   *[other] { $count } spelers hebben hem uitgespeeld.
}
same-played-nobody = Niemand heeft hem uitgespeeld.
# $when is a date with a time
same-open-until = Open tot { $when }
same-closed-since = Gesloten sinds { $when }
same-too-late = Je poging was nog niet uitgespeeld bij het sluiten en heeft daarom geen plaats.
same-known = Wie het spel heeft gespeeld waar deze worpen uit komen, kent ze al.
same-without-hints = Zonder hints
same-play = Spelen
same-begun = Je bent begonnen. Je blad wacht op je.
same-go-on = Verder spelen
same-share = Naar een vriend sturen
# $adventure is the name of an adventure
same-share-text = { $adventure }, met dezelfde worpen voor jou en mij. Wie haalt er het meest uit?
same-qr = QR-code naar uitdaging { $code }

# The results.
same-yours = Jouw poging
same-first = Je bent de eerste. Stuur hem naar een vriend en kijk wie het meest uit deze worpen haalt.
same-best = Niemand haalde meer uit deze worpen: plaats 1 van { $total }.
same-place = Plaats { $place } van { $total }: { $percent } van 100 matchpunten, naar het aantal pogingen dat je verslaat.
same-low = Plaats { $place } van { $total }. Kijk hieronder wat anderen uit dezelfde worpen haalden.
same-field = Alle pogingen
same-field-says = { $total } pogingen, van { $low } tot { $high } sterren.
same-field-says-mine = { $total } pogingen, van { $low } tot { $high } sterren. Die van jou: { $mine }.
same-legend-you = jij
same-legend-bots = bots
same-legend-others = anderen
same-bots-come = De bots spelen nog met deze worpen. Ze zijn hier zo.
same-places = Plaatsen
# $says is a row of the list, such as "Place 2: Ana, 27 stars"
same-row-compare = { $says }. Bladen vergelijken
same-page = { $from }–{ $to } van { $total }
same-page-back = De plaatsen ervoor
same-page-on = De volgende plaatsen
same-my-place = Naar mijn plaats
same-again = Nog eens (oefening)
same-go-on-practice = Verder oefenen
same-practice-runs = Jouw oefening:
same-my-practice = Jouw oefening

# Two runs beside each other.
same-compare = Naast elkaar
same-parted = { $count ->
    [0] Jullie schreven elke beurt hetzelfde.
    [one] In { $count } beurt van de { $turns } schreven jullie iets anders.
   *[other] In { $count } beurten van de { $turns } schreven jullie iets anders.
}
same-next = Volgend verschil
same-here-parted = Hier schreven jullie iets anders.
same-here-alike = Hier schreven jullie hetzelfde.
same-one-is-done = Een van de bladen is al klaar.

# At the table of a run, and at its end.
same-practice = Oefening
same-run-counts = Deze poging telt. Niemand ziet je blad voordat het eigen blad klaar is.
same-run-practice = Oefening: deze poging telt niet.
same-practice-says = Oefening telt niet: je eerste poging telt.
same-about = Over deze uitdaging
same-dice-hold = Iedereen die deze uitdaging speelt, krijgt deze worpen. Ze zijn vastgelegd en verzegeld toen de uitdaging werd gemaakt, en de server geeft een worp pas als de vorige in inkt staat.
same-see-results = Naar de uitslag
same-from-table = Daag een vriend uit met deze worpen

# Making a challenge.
same-new = Uitdaging maken
same-new-says = Iedereen krijgt dezelfde worpen en speelt in zijn eentje, wanneer het uitkomt. Jij stuurt een link, en aan het eind zien jullie wie wat schreef.
same-name = Hoe heet hij?
same-name-hint = Een titel, als je wilt.
same-more-hint = Sluiting, hints, tijd
same-closing = Wanneer sluit hij?
same-closing-hint = Daarna kan niemand hem meer spelen en mag iedereen de worpen controleren.
same-closing-never = nooit
same-closing-days = { $count ->
    [one] na { $count } dag
   *[other] na { $count } dagen
}
same-hints = Hulp onderweg
same-hints-yes = hints mogen
same-hints-no = geen hints
same-make = Uitdaging maken

# A challenge in a file, which is played on this device.
same-file-open = Stuurde iemand je een uitdaging?
same-file-open-says = Een bestand dat op { $suffix } eindigt speel je op dit apparaat, ook zonder verbinding.
same-file-choose = Bestand openen
same-file-no-kit = Dit apparaat kan niet zelf spelen: het heeft het spel niet bewaard, en er is geen server om het te halen.
same-file-new-says = Iedereen krijgt dezelfde worpen en speelt in zijn eentje, wanneer het uitkomt. Je bewaart een bestand en stuurt het naar wie je wilt.
same-file-says = Stuur het bestand: wie het opent krijgt dezelfde worpen. Voor de lol, zonder ranglijst: wie het leest kent de worpen.
same-file-save = Als bestand bewaren
same-file-yours = Dat was je eerste poging. Bewaar het verslag en stuur het: het laat zien wat je van deze worpen maakte, en iedereen kan ze controleren.
same-file-counts = Je eerste poging. Die blijft op dit apparaat.
same-file-dice = Deze worpen komen uit een bestand en zijn daar verzegeld. Wie het heeft krijgt dezelfde; wie het leest kent de worpen.

ghost-whose = Wiens sterren lopen naast die van jou mee?
ghost-nobodys = van niemand
ghost-has = { $name }: { $stars }.
