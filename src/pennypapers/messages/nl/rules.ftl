# The rules, clause by clause, short and in our own words. docs/rules.md is made of the English ones and of tools/rules_page.md.
# A text may have several lines; each becomes a paragraph.

rules-title = De regels
rules-back = Terug
rules-search = Zoek een regel
rules-search-hint = Woord of code zoals T3
rules-found = { $count ->
    [one] { $count } regel
   *[other] { $count } regels
}
rules-none = Geen regel zegt “{ $words }”. Probeer een korter woord.
rules-contents = Delen
rules-part-G = Alle avonturen
rules-part-T = De Tempel van Apikhabou
rules-part-I = Schedeleiland
rules-part-V = De Vallei van Wiraqocha
rules-part-O = Huisregels
rules-part-G-short = Alle
rules-part-T-short = Tempel
rules-part-I-short = Eiland
rules-part-V-short = Vallei
rules-part-O-short = Huis
rules-ruling = Onze lezing
rules-ruling-why = De spelregels laten hier iets open. Zo spelen wij het.
rules-learn = Spelend leren, in twee minuten
rules-link = Regel { $id }: link ernaartoe
rules-credit = De spellen zijn van Henri Kermarrec, uitgegeven door Sit Down!. Deze regels zijn in onze eigen woorden. Deze pagina is onofficieel.
rules-all = Alle regels

## All three adventures

clause-G1-title = Spelers
clause-G1 = 1 tot 100 spelers, ieder met een naam en een eigen blad. Aan een tafel zijn alle bladen gelijk.
clause-G2-title = Dobbelstenen
clause-G2 =
    Paars toont 1 tot 5 of Penny. Groen toont 1 tot 5 of Dakota, de hulp. Rood toont 1 tot 5 of het gevaar.
    Dakota is een Sleutel in de Tempel, Navigatie op het Eiland en een gebouw in de Vallei. Het gevaar is een mummie, een schedel of een slang.
clause-G3-title = Eén worp voor allen
clause-G3 = Elke beurt worden de dobbelstenen één keer gegooid. Iedereen gebruikt die worp, tegelijk, op het eigen blad. De volgende worp komt als iedereen klaar is.
clause-G4-title = Getallen
clause-G4 = Een getal is één dobbelsteen, of twee of drie opgeteld. 2, 3 en 5 maken 2, 3, 5, 7, 8 of 10.
clause-G5-title = Penny
clause-G5 = Penny is elk getal dat je wilt, van 1 tot 15. Ze staat alleen: er wordt niets bij opgeteld.
clause-G6-title = Gevaar
clause-G6 =
    Toont de rode dobbelsteen het gevaar, dan tellen de andere twee niet mee en schrijft niemand een getal.
    De bladen wisselen willekeurig van hand, zodat iedereen dat van een ander heeft. Je tekent één gevaar op het blad in je hand, waar je wilt binnen de toegestane vakken, en het blad gaat terug. Speel je alleen, dan teken je het op je eigen blad.
clause-G7-title = Ernaast
clause-G7 = Ernaast zijn de acht vakken rondom, schuin ook.
clause-G8-title = Potlood en inkt
clause-G8 = In potlood verander je van gedachten zo vaak je wilt. Inkt blijft. Wat een regel verbiedt wordt geweigerd, met de reden.
clause-G9-title = Doorstrepen
clause-G9 = In de Tempel en op het Eiland wordt een gevaar met een 9 ernaast doorgestreept, meteen of later. De 9 mag ouder zijn dan het gevaar, en één 9 werkt voor alle gevaren eromheen.
clause-G10-title = Wie wint
clause-G10 = Wie de meeste sterren heeft, wint. Bij gelijke stand beslist het avontuur; is het dan nog gelijk, dan delen jullie de overwinning.
clause-G11-title = Alleen
clause-G11 = Een spel van één speler is een solospel. De sterren geven een rang: Toerist, Padvinder, Reiziger of Ontdekkingsreiziger. Onder nul ben je altijd Toerist.
clause-G12-title = De beurt ervoor
clause-G12 = Speel je alleen, dan komt een gevaar naast een vak dat je de beurt ervoor vulde, waarmee dan ook. In de eerste beurt, en na een beurt die niets vulde, kies je vrij.

## The Temple of Apikhabou

clause-T1-title = Vakken
clause-T1 = Er zijn gewone vakken en deuren.
clause-T2-title = Jouw beurt
clause-T2 = Schrijf één getal van de dobbelstenen in één leeg gewoon vak.
clause-T3-title = Sleutel
clause-T3 = Toont de groene dobbelsteen de Sleutel, dan moet het getal in een lege deur.
clause-T4-title = Penny
clause-T4 = Een getal naar keuze van 1 tot 15, in een leeg gewoon vak. Met een Sleutel in dezelfde worp in een lege deur.
clause-T5-title = Geen deur vrij
clause-T5 = Vindt een Sleutel geen lege deur, dan gaat het getal in een leeg gewoon vak.
clause-T6-title = Mummie
clause-T6 = Een mummie komt in een leeg gewoon vak van het blad in de hand. Verder kan daar niets meer komen.
clause-T7-title = Een mummie verslaan
clause-T7 = Een 9 naast een mummie, in een gewoon vak of een deur, streept haar door.
clause-T8-title = Het einde
clause-T8 = Het spel is uit na de beurt waarin een blad geen leeg gewoon vak meer heeft. Deuren mogen leeg blijven.
clause-T9-title = Rij
clause-T9 = Je langste rij geeft 1 ster per vak. Elk vak ligt naast het volgende, en elk getal is precies één hoger. Deuren tellen mee. Er zijn minstens twee vakken nodig.
clause-T10-title = Groepen
clause-T10 = Drie of meer gelijke getallen die elkaar raken zijn een groep en geven 3 sterren. Elk getal telt één keer, hoeveel groepen of vakken het ook heeft. Deuren tellen mee.
clause-T11-title = Mummies
clause-T11 = Een verslagen mummie, dus doorgestreept, geeft 2 sterren. Een onverslagen mummie kost er 2.
clause-T12-title = Alles tegelijk
clause-T12 = Eén vak mag dienen in de rij, in een groep en tegen mummies.
clause-T13-title = Gelijke sterren
clause-T13 = De langste rij wint.
clause-T14-title = De mummie, solo
clause-T14 = Teken haar in een leeg gewoon vak naast het vak dat je de beurt ervoor vulde. Is er geen, dan in een leeg gewoon vak naar keuze.
clause-T15-title = Rangen
clause-T15 = Vanaf 0 Toerist, vanaf 15 Padvinder, vanaf 25 Reiziger, vanaf 30 Ontdekkingsreiziger.

## Skull Island

clause-I1-title = Vakken
clause-I1 = Land en bergen zijn het eiland; eromheen is zee. Getallen en gevaren gaan op leeg land, boten op lege zee, niets op een berg.
clause-I2-title = Jouw beurt
clause-I2 = Schrijf één getal van de dobbelstenen op één leeg vak land naast een getal of een boot.
clause-I3-title = Landen
clause-I3 = Je eerste getal gaat op de kust: land dat de zee of de rand van het blad raakt. Een eerder getekende boot verandert niets.
clause-I4-title = Afgesneden
clause-I4 = Past geen vak, dan gaat het getal op leeg land naar keuze.
clause-I5-title = Navigatie
clause-I5 = Toont de groene dobbelsteen Navigatie, dan mag je een boot tekenen in plaats van een getal te schrijven. De boot gaat op lege zee naast het eiland.
clause-I6-title = Penny
clause-I6 = Een getal naar keuze van 1 tot 15. Met Navigatie in dezelfde worp kies je één van de twee: een boot, of een getal.
clause-I7-title = Gevaar
clause-I7 = Een gevaar komt op leeg land naar keuze van het blad in de hand, ook op een schat op leeg land. Het kruist één van de vijf gevaarhokjes aan.
clause-I8-title = Vijf gevaren
clause-I8 = Zijn alle vijf hokjes aangekruist, dan telt een gevaar niet: je speelt met de andere twee dobbelstenen.
clause-I9-title = Schat
clause-I9 =
    Een schat ligt waar vier gelijke getallen ernaar wijzen: één links, één rechts, één boven, één onder, hoe ver weg ook en wat er ook tussen ligt.
    Een boot mag voor een getal staan, horizontaal hoogstens één en verticaal hoogstens één. De schat is dat getal waard. Hij ligt op het eiland, ook op een berg, nooit in zee.
clause-I10-title = Geen twee gelijke
clause-I10 = Hoogstens vijf schatten, geen twee van hetzelfde getal, geen twee in één vak.
clause-I11-title = Meteen
clause-I11 = Een schat wordt genoteerd zodra jouw teken hem toont. Een boot kan er meer tonen, één voor één. Zitten ze elkaar in de weg, dan kies jij.
clause-I12-title = Boten
clause-I12 = Eén boot mag bij meer schatten helpen.
clause-I13-title = Een gevaar overwinnen
clause-I13 = Een 9 naast een gevaar streept het door.
clause-I14-title = Sterren van gevaren
clause-I14 = Elk gevaar telt het kleinste getal ernaast. Overwonnen win je zoveel sterren, anders verlies je ze. Zonder getal ernaast telt het niet.
clause-I15-title = Verloren schat
clause-I15 = Een schat onder een gevaar dat aan het eind niet overwonnen is, is niets waard. Hij telt wel als één van de vijf.
clause-I16-title = Het einde
clause-I16 = Het spel is uit na de beurt waarin iemand een vijfde schat heeft, of een blad geen leeg land meer heeft.
clause-I17-title = Sterren
clause-I17 = Tel je schatten op, en tel de sterren van gevaren erbij of eraf.
clause-I18-title = Gelijke sterren
clause-I18 = Wie de waardevolste schat heeft, wint. Een verloren schat telt niet.
clause-I19-title = Het gevaar, solo
clause-I19 = Teken het op leeg land naast het vak dat je de beurt ervoor vulde, ook dat van een boot. Is er geen, dan op leeg land naar keuze.
clause-I20-title = Rangen
clause-I20 = Vanaf 0 Toerist, vanaf 60 Padvinder, vanaf 75 Reiziger, vanaf 90 Ontdekkingsreiziger.

## The Valley of Wiraqocha

clause-V1-title = Vakken
clause-V1 = Open vakken, met wolken rondom. Sommige bladen hebben meren, die leeg blijven. Een vak ligt aan de rand als het de wolken raakt.
clause-V2-title = Jouw beurt
clause-V2 = Gebruik één, twee of alle drie de dobbelstenen, na elkaar, elk één keer. Doe dan één ontdekking, als je wilt. Minstens één dobbelsteen moet je gebruiken.
clause-V3-title = Schrijven
clause-V3 = Een getal gaat in een leeg vak naast een getal, ook naast een dat je net schreef. Zo vul je tot drie vakken per beurt.
clause-V4-title = Aankomst
clause-V4 = Je eerste getal gaat in een vak aan de rand. Een gebouw kan niet als eerste komen.
clause-V5-title = Afgesneden
clause-V5 = Past geen vak, dan mag elk leeg vak.
clause-V6-title = Dakota
clause-V6 = Teken een hut, een beeld of een mijn waar een getal zou kunnen. Elk komt één keer per spel.
clause-V7-title = Penny
clause-V7 = Een getal naar keuze van 1 tot 15. Je mag alle dobbelstenen van een worp in dezelfde beurt gebruiken: Penny, Dakota en een getal.
clause-V8-title = Aan een slang ontsnappen
clause-V8 = Besteed precies 9 van de dobbelstenen, of Penny als 9, om één van je slangen door te strepen. Die dobbelstenen zijn op en er wordt niets geschreven. Dit telt als je beurt. Een 9 die je schrijft, streept niets door.
clause-V9-title = Ontdekkingen
clause-V9 =
    Na de dobbelstenen mag je één ontdekking doen, in getallen die elkaar raken en bij geen andere horen.
    Bos, 5 sterren: precies vijf vakken, alle getallen verschillend.
    Stad, 6 sterren: precies vier vakken van hetzelfde getal, elk getal één keer per spel.
    Gebergte, 7 sterren: precies drie vakken van 6 of meer.
    Piramide, 15 sterren: vier vakken van 10 of meer, drie op een lijn en één naast het midden.
clause-V10-title = Slang
clause-V10 = Een slang komt in een leeg vak naar keuze van het blad in de hand. Die beurt is er geen ontdekking.
clause-V11-title = Sterren van slangen
clause-V11 = Een slang waaraan je niet bent ontsnapt, kost het grootste getal ernaast. Zonder getal ernaast kost ze niets.
clause-V12-title = Gebouwen
clause-V12 = 2 sterren voor elk vak naast de hut dat bij een bos hoort, naast het beeld bij een stad, naast de mijn bij een gebergte.
clause-V13-title = Het einde
clause-V13 = Het spel is uit na de beurt waarin een blad vol is. Wie dan een vol blad heeft, krijgt 7 sterren.
clause-V14-title = Gelijke sterren
clause-V14 = Wie meer sterren van gebouwen heeft, wint.
clause-V15-title = De slang, solo
clause-V15 = Teken haar in een leeg vak naast een vak dat je de beurt ervoor vulde. Is er geen, dan in een leeg vak naar keuze.
clause-V16-title = 25 beurten, solo
clause-V16 = Speel je alleen, dan zijn er 25 beurten, slangen meegeteld, of het blad is eerder vol. Een vol blad geeft 7 sterren.
clause-V17-title = Rangen
clause-V17 = Vanaf 0 Toerist, vanaf 90 Padvinder, vanaf 110 Reiziger, vanaf 130 Ontdekkingsreiziger. Elke getekende slang maakt elke rang 4 sterren makkelijker, ook een waaraan je ontsnapte.

## House rules: a table chooses them when it opens

clause-O1-title = Als er geen deur vrij is
clause-O1 = Gewoonlijk gaat het getal in een gewoon vak. Of je slaat over: je doet die beurt niets.
clause-O2-title = Waar de vallei groeit
clause-O2 = Gewoonlijk gaat een getal naast een getal. Of ook naast een gebouw, zoals in de Engelse uitgave.
clause-O3-title = Wie doorstreept
clause-O3 = Gewoonlijk streept de pagina een gevaar door zodra er een 9 naast staat. Of jij doet het, wanneer je wilt. De sterren zijn gelijk. In de Vallei verandert dit niets.
clause-O4-title = Wiens dobbelstenen
clause-O4 = Gewoonlijk gooit de pagina, en kan iedereen de worpen achteraf nakijken. Of jullie gooien echte dobbelstenen, en de host typt wat ze tonen.

## Captions of the drawn examples

example-G7 = Alle acht vakken rond de 5 liggen ernaast.
example-T2 = 2, 3 en 5 maken een 7. Die gaat in een leeg gewoon vak naar keuze, niet in een deur.
example-T3 = Met een Sleutel gaat het getal in één van de lege deuren.
example-T9 = 4, 5, 6, 7, 8: vijf vakken, 5 sterren. Het laatste is een deur.
example-T10 = Drie keer 7 raakt elkaar: 3 sterren. Twee keer 3 is te weinig.
example-T11 = De bovenste mummie heeft een 9 naast zich: plus 2. De onderste niet: min 2.
example-T14 = Vorige beurt vulde je e5, dus de mummie komt in een leeg gewoon vak eromheen.
example-I2 = Naast de 4, de 7 of de boot, op land.
example-I3 = Het eerste getal gaat op land naar keuze aan de kust.
example-I5 = Met Navigatie mag een boot op elk van deze.
example-I9 = Links, rechts en boven een 7, onder een boot: een schat van 7 in d5.
example-I14 = Naast het bovenste gevaar staat een 9: plus 6, zijn kleinste buur. Het onderste kost 3.
example-I15 = Er zit een gevaar op de schat. Zonder 9 ernaast is deze 7 verloren.
example-I19 = Vorige beurt vulde je c3, dus het gevaar komt op leeg land eromheen.
example-V3 = Naast de 3 of de 8. De hut alleen telt niet.
example-V4 = Het eerste getal gaat in een vak dat de wolken raakt.
example-V8 = 5 en 4 maken 9: besteed aan de slang. De 1 is nog vrij.
example-V9-forest = Bos: vijf vakken die elkaar raken, allemaal verschillend.
example-V9-city = Stad: vier gelijke getallen die elkaar raken.
example-V9-mountain = Gebergte: drie getallen van 6 of meer.
example-V9-pyramid = Piramide: drie op een lijn en één naast het midden, allemaal 10 of meer.
example-V11 = De onderste slang kost 8, haar grootste buur. Aan de bovenste ben je ontsnapt.
example-V12 = Vier vakken naast de hut horen bij het bos: 8 sterren.
example-V15 = Vorige beurt vulde je d2 en e3, dus de slang komt in een leeg vak eromheen.
