# Lessons: a real game on a small sheet, step by step. Penny speaks, one or two short sentences at a time.

learn-title = Leer het spel
learn-lead = Elk twee minuten, op een klein blad, met echte regels. Er kan niets misgaan.
learn-about-temple = Getallen op volgorde, gelijke bij elkaar, een 9 tegen mummies. Het makkelijkst om mee te beginnen.
learn-about-island = Ga aan land, spreid je uit en laat vier gelijke getallen naar de schat wijzen.
learn-about-valley = Gebruik één, twee of drie dobbelstenen. Vind gebergtes, bossen, steden en piramides.
learn-begin = Begin
learn-begin-what = Begin de les: { $name }
learn-all-rules = Alle regels, één voor één
learn-leave = Les stoppen
learn-coach = Wat je nu doet
learn-next = Verder
learn-step = Stap { $step } van { $count }
learn-not-that = In een spel is dat misschien goed. Probeer hier wat Penny zegt.
learn-ink-first = In potlood kun je nog van gedachten veranderen. Met inkt blijft het staan.
learn-ink = Goed. Inkt erop.
learn-leave-temple = Daar is ze. Laat maar staan.
learn-leave-island = Daar is het. Laat maar staan.
learn-leave-valley = Daar is ze. Laat maar staan.
learn-play-temple = Speel een hele tempel
learn-play-island = Speel een heel eiland
learn-play-valley = Speel een hele vallei
learn-another = Andere les
learn-rules = De regels ervan

## The Temple of Apikhabou

learn-temple-one-number = Er rollen drie dobbelstenen en jij schrijft één getal. Tik op 5, dan op het vak dat gloeit.
learn-temple-sum = Je mag optellen: 4 + 2 is 6. Schrijf 6 naast de 5; schuin telt ook.
learn-temple-door = De groene dobbelsteen toont een Sleutel, dus dit getal moet in een deur. Schrijf daar 7.
learn-temple-penny = Penny! Zij is elk getal dat je wilt, van 1 tot 15. Schrijf 8: nu lopen 5, 6, 7, 8 één voor één op.
learn-temple-mummy = Een mummie, dus nu geen getal. Speel je alleen, dan teken je haar naast je laatste vak. Aan een tafel tekent iemand haar voor jou.
learn-temple-nine = Mummies vrezen een 9 naast zich. 4 + 3 + 2 is 9: schrijf die in het vak dat gloeit.
learn-temple-equal = Gelijke getallen houden van gezelschap. Schrijf een 5 naast je 5.
learn-temple-last = Een derde 5 maakt een groep. Ze vult het laatste gewone vak, en daarmee is het spel uit.
learn-temple-sequence = Nu tellen. Tik op Rij: je langste loopt op van 5 tot 9, en elk vak ervan is een ster.
learn-temple-groups = Tik op Groepen: drie of meer gelijke getallen die elkaar raken zijn 3 sterren, één keer per getal.
learn-temple-mummies = Tik op Mummies: een verslagen mummie geeft 2 sterren. Onverslagen, zonder 9 ernaast, zou ze er 2 kosten.
learn-temple-end = { stars } in een piepkleine tempel. In een hele ben je met 15 Padvinder, met 25 Reiziger, met 30 Ontdekkingsreiziger. Je bent er klaar voor.

## Skull Island

learn-island-landing = Je landt op de kust. Tik op 4, dan op het vak dat gloeit.
learn-island-beside = Vanaf nu komt een getal naast een getal, schuin ook. 3 + 1 is 4: schrijf die.
learn-island-boat = De groene dobbelsteen toont Navigatie: je mag een boot tekenen in plaats van een getal. Tik op de boot, dan op de zee die gloeit.
learn-island-danger = Een gevaar, dus nu geen getal. Speel je alleen, dan teken je het naast wat je het laatst vulde. Aan een tafel tekent iemand het voor jou.
learn-island-treasure = Penny is elk getal dat je wilt, van 1 tot 15. Schrijf een 4 onder de berg en let goed op.
learn-island-found = Een schat! Links, boven en onder een 4, rechts een boot: vier tekens wijzen ernaar. Tik op Schatten om ze te zien.
learn-island-nine = Een 9 naast een gevaar overwint het. 5 + 3 + 1 is 9: schrijf die in het vak dat gloeit.
learn-island-dangers = Tik op Gevaren: overwonnen geeft het het kleinste getal ernaast. Anders kost het evenveel.
learn-island-over = Het eiland is vol, dus het spel is uit. Een vijfde schat maakt er ook een eind aan. Elke schat heeft een ander getal en levert zoveel sterren op.
learn-island-end = { stars } op een piepklein eiland. Op een heel eiland ben je met 60 Padvinder, met 75 Reiziger, met 90 Ontdekkingsreiziger. Je bent er klaar voor.

## The Valley of Wiraqocha

learn-valley-arrival = Hier gebruik je één, twee of drie dobbelstenen, elk één keer. Je komt aan bij de rand: 5 + 2 is 7; schrijf die in het vak dat gloeit.
learn-valley-second-use = De 3 is nog vrij. Een getal komt naast een getal: schrijf die ook.
learn-valley-penny = Penny is elk getal dat je wilt, van 1 tot 15. Schrijf 12 in het vak dat gloeit.
learn-valley-mine = De groene dobbelsteen toont Dakota: teken een gebouw. Tik op de mijn, dan op het vak dat gloeit. Elk gebouw komt één keer per spel.
learn-valley-third-use = Er is één dobbelsteen over. Schrijf de 1.
learn-valley-snake = Een slang, dus verder niets deze beurt. Speel je alleen, dan teken je haar naast een vak dat je net vulde. Aan een tafel tekent iemand haar voor jou.
learn-valley-escape = Een slang kost het grootste getal ernaast: dat is 12. Besteed precies 9 om te ontsnappen: tik op de slang op het blad. 5 + 4 is dan op.
learn-valley-rest = Ontsnapt. De 3 is nog vrij: schrijf die.
learn-valley-high = Schrijf 11, alle drie de dobbelstenen opgeteld.
learn-valley-discover = Drie getallen van 6 of meer raken elkaar: een gebergte. Tik erop om het te ontdekken.
learn-valley-kinds = Eén ontdekking per beurt, na de dobbelstenen. Dit zijn ze alle vier, goed voor 5, 6, 7 en 15 sterren. Geen vak hoort bij twee.
learn-valley-full = Er is één vak over. Vul het met een getal naar keuze: een volle vallei geeft 7 sterren en het spel is uit. Speel je alleen, dan is het ook na 25 beurten uit.
learn-valley-buildings = Tik op Gebouwen: de mijn geeft 2 sterren voor elk vak van een gebergte ernaast. De hut telt bossen, het beeld steden.
learn-valley-snakes = Tik op Slangen: eentje waaraan je ontsnapte kost niets. Een 9 die je schrijft helpt hier niet, alleen een 9 die je besteedt.
learn-valley-end = { stars } in een piepkleine vallei. In een hele ben je met 90 Padvinder, met 110 Reiziger, met 130 Ontdekkingsreiziger. Je bent er klaar voor.
