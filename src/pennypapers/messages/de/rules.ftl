# The rules, clause by clause, short and in our own words. docs/rules.md is made of the English ones and of tools/rules_page.md.
# A text may have several lines; each becomes a paragraph.

rules-title = Die Regeln
rules-back = Zurück
rules-search = Regel suchen
rules-search-hint = Wort oder Kürzel wie T3
rules-found = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
}
rules-none = „{ $words }“ steht in keiner Regel. Versuch ein kürzeres Wort.
rules-contents = Teile
rules-part-G = Alle Abenteuer
rules-part-T = Der Tempel von Apikhabou
rules-part-I = Die Schädelinsel
rules-part-V = Das Tal von Wiraqocha
rules-part-O = Hausregeln
rules-part-G-short = Alle
rules-part-T-short = Tempel
rules-part-I-short = Insel
rules-part-V-short = Tal
rules-part-O-short = Haus
rules-ruling = Unsere Lesart
rules-ruling-why = Die Spielregeln lassen hier etwas offen. So spielen wir es.
rules-learn = In zwei Minuten spielend lernen
rules-link = Regel { $id }: Link dazu
rules-credit = Die Spiele sind von Henri Kermarrec, erschienen bei Sit Down!. Diese Regeln stehen hier in unseren eigenen Worten. Die Seite ist inoffiziell.
rules-all = Alle Regeln

## All three adventures

clause-G1-title = Wer spielt
clause-G1 = Ihr seid 1 bis 100, jede Person mit einem Namen und einem eigenen Blatt. Alle Blätter an einem Tisch sehen gleich aus.
clause-G2-title = Würfel
clause-G2 =
    Lila zeigt 1 bis 5 oder Penny. Grün zeigt 1 bis 5 oder Dakota, die Hilfe. Rot zeigt 1 bis 5 oder die Gefahr.
    Dakota ist im Tempel ein Dietrich, auf der Insel Navigation und im Tal ein Gebäude. Die Gefahr ist eine Mumie, ein Schädel oder eine Schlange.
clause-G3-title = Ein Wurf für alle
clause-G3 = Jede Runde wird einmal gewürfelt. Alle nutzen diesen Wurf, zur selben Zeit, auf dem eigenen Blatt. Der nächste kommt, wenn alle fertig sind.
clause-G4-title = Zahlen
clause-G4 = Eine Zahl ist ein Würfel, oder zwei oder drei Würfel zusammengezählt. 2, 3 und 5 ergeben 2, 3, 5, 7, 8 oder 10.
clause-G5-title = Penny
clause-G5 = Penny ist jede Zahl, die du willst, von 1 bis 15. Sie steht für sich: Zu ihr wird nichts addiert.
clause-G6-title = Gefahr
clause-G6 =
    Zeigt der rote Würfel die Gefahr, zählen die anderen beiden nicht, und niemand schreibt eine Zahl.
    Die Blätter wechseln zufällig die Hände, sodass alle ein fremdes halten. Du zeichnest eine Gefahr auf das Blatt in deiner Hand, wo du willst unter den erlaubten Feldern, und das Blatt geht zurück. Allein zeichnest du sie auf dein eigenes.
clause-G7-title = Daneben
clause-G7 = Daneben sind die acht Felder ringsum, auch über Eck.
clause-G8-title = Bleistift und Tinte
clause-G8 = Mit Bleistift darfst du es dir anders überlegen, so oft du willst. Mit Tinte bleibt es. Was eine Regel verbietet, wird abgelehnt, mit dem Grund.
clause-G9-title = Durchstreichen
clause-G9 = Im Tempel und auf der Insel wird eine Gefahr mit einer 9 daneben durchgestrichen, sofort oder später. Die 9 darf älter sein als die Gefahr, und eine 9 wirkt gegen alle Gefahren um sie herum.
clause-G10-title = Wer gewinnt
clause-G10 = Wer die meisten Sterne hat, gewinnt. Bei Gleichstand entscheidet die Regel des Abenteuers; steht es dann noch gleich, teilt ihr euch den Sieg.
clause-G11-title = Allein
clause-G11 = Ein Spiel für eine Person ist ein Solospiel. Seine Sterne bringen einen Rang: Tourist, Kundschafter, Weltenbummler oder Entdecker. Unter null ist es immer Tourist.
clause-G12-title = Die Runde davor
clause-G12 = Allein kommt eine Gefahr neben ein Feld, das du in der Runde davor gefüllt hast, ganz gleich womit. In der ersten Runde, und nach einer, die nichts gefüllt hat, wählst du frei.

## The Temple of Apikhabou

clause-T1-title = Felder
clause-T1 = Es gibt einfache Felder und Türen.
clause-T2-title = Deine Runde
clause-T2 = Schreib eine Zahl von den Würfeln in ein leeres einfaches Feld.
clause-T3-title = Dietrich
clause-T3 = Zeigt der grüne Würfel den Dietrich, muss die Zahl in eine leere Tür.
clause-T4-title = Penny
clause-T4 = Eine beliebige Zahl von 1 bis 15, in ein leeres einfaches Feld. Mit einem Dietrich im selben Wurf in eine leere Tür.
clause-T5-title = Keine Tür frei
clause-T5 = Findet ein Dietrich keine leere Tür, kommt die Zahl in ein leeres einfaches Feld.
clause-T6-title = Mumie
clause-T6 = Eine Mumie kommt in ein leeres einfaches Feld des Blatts in der Hand. Sonst passt dort nichts mehr hin.
clause-T7-title = Eine Mumie besiegen
clause-T7 = Eine 9 neben einer Mumie, im einfachen Feld oder in einer Tür, streicht sie durch.
clause-T8-title = Das Ende
clause-T8 = Das Spiel endet nach der Runde, in der ein Blatt kein leeres einfaches Feld mehr hat. Türen dürfen leer bleiben.
clause-T9-title = Folge
clause-T9 = Deine längste Folge bringt 1 Stern für jedes ihrer Felder. Jedes liegt neben dem nächsten, und jede Zahl ist genau um eins höher. Türen zählen. Es braucht mindestens zwei Felder.
clause-T10-title = Gruppen
clause-T10 = Drei oder mehr gleiche Zahlen, die sich berühren, sind eine Gruppe und bringen 3 Sterne. Jede Zahl zählt einmal, wie viele Gruppen oder Felder sie auch hat. Türen zählen.
clause-T11-title = Mumien
clause-T11 = Eine besiegte Mumie, also eine durchgestrichene, bringt 2 Sterne. Eine unbesiegte kostet 2.
clause-T12-title = Alles zugleich
clause-T12 = Ein Feld darf in der Folge, in einer Gruppe und gegen Mumien zählen.
clause-T13-title = Gleichstand
clause-T13 = Die längere Folge gewinnt.
clause-T14-title = Die Mumie, allein
clause-T14 = Zeichne sie in ein leeres einfaches Feld neben dem, das du in der Runde davor gefüllt hast. Gibt es keines, in irgendein leeres einfaches Feld.
clause-T15-title = Ränge
clause-T15 = Ab 0 Tourist, ab 15 Kundschafter, ab 25 Weltenbummler, ab 30 Entdecker.

## Skull Island

clause-I1-title = Felder
clause-I1 = Land und Berge sind die Insel; ringsum ist Meer. Zahlen und Gefahren kommen auf leeres Land, Boote auf leeres Meer, nichts auf einen Berg.
clause-I2-title = Deine Runde
clause-I2 = Schreib eine Zahl von den Würfeln auf ein leeres Landfeld neben einer Zahl oder einem Boot.
clause-I3-title = Landung
clause-I3 = Deine erste Zahl kommt an die Küste: auf Land, das das Meer oder den Rand des Blatts berührt. Ein Boot von vorher ändert nichts.
clause-I4-title = Abgeschnitten
clause-I4 = Passt kein Feld, kommt die Zahl auf irgendein leeres Land.
clause-I5-title = Navigation
clause-I5 = Zeigt der grüne Würfel Navigation, darfst du statt einer Zahl ein Boot zeichnen. Es kommt auf leeres Meer neben der Insel.
clause-I6-title = Penny
clause-I6 = Eine beliebige Zahl von 1 bis 15. Mit Navigation im selben Wurf wählst du eins von beiden: ein Boot oder eine beliebige Zahl.
clause-I7-title = Gefahr
clause-I7 = Eine Gefahr kommt auf irgendein leeres Land des Blatts in der Hand, auch auf einen Schatz, der auf leerem Land liegt. Dafür wird eins der fünf Gefahrenkästchen angekreuzt.
clause-I8-title = Fünf Gefahren
clause-I8 = Sind alle fünf Kästchen angekreuzt, zählt eine Gefahr nicht: Du spielst mit den anderen beiden Würfeln.
clause-I9-title = Schatz
clause-I9 =
    Ein Schatz liegt, wo vier gleiche Zahlen auf ihn zeigen: eine links, eine rechts, eine darüber, eine darunter, ganz gleich wie weit weg und was dazwischen liegt.
    Ein Boot darf für eine Zahl stehen, höchstens eins in der Zeile und eins in der Spalte. Der Schatz ist diese Zahl wert. Er liegt auf der Insel, auch auf einem Berg, nie im Meer.
clause-I10-title = Keine zwei gleichen
clause-I10 = Höchstens fünf Schätze, keine zwei mit derselben Zahl, keine zwei in einem Feld.
clause-I11-title = Sofort
clause-I11 = Ein Schatz wird notiert, sobald dein Zeichen ihn zeigt. Ein Boot kann mehrere zeigen, einen nach dem anderen. Wo sie sich im Weg stehen, wählst du.
clause-I12-title = Boote
clause-I12 = Ein Boot darf bei mehreren Schätzen helfen.
clause-I13-title = Eine Gefahr überwinden
clause-I13 = Eine 9 neben einer Gefahr streicht sie durch.
clause-I14-title = Sterne der Gefahren
clause-I14 = Jede Gefahr zählt die kleinste Zahl neben ihr. Überwunden bringt sie dir so viele Sterne, sonst kostet sie dich so viele. Ohne Zahl daneben zählt sie nichts.
clause-I15-title = Verlorener Schatz
clause-I15 = Ein Schatz unter einer Gefahr, die am Ende nicht überwunden ist, ist nichts wert. Zu den fünf zählt er trotzdem.
clause-I16-title = Das Ende
clause-I16 = Das Spiel endet nach der Runde, in der jemand den fünften Schatz hat oder ein Blatt kein leeres Land mehr hat.
clause-I17-title = Sterne
clause-I17 = Zähl deine Schätze zusammen, dann die Sterne der Gefahren dazu oder davon ab.
clause-I18-title = Gleichstand
clause-I18 = Wer den wertvolleren besten Schatz hat, gewinnt. Ein verlorener zählt nicht.
clause-I19-title = Die Gefahr, allein
clause-I19 = Zeichne sie auf leeres Land neben dem Feld, das du in der Runde davor gefüllt hast, auch neben einem Boot. Gibt es keines, auf irgendein leeres Land.
clause-I20-title = Ränge
clause-I20 = Ab 0 Tourist, ab 60 Kundschafter, ab 75 Weltenbummler, ab 90 Entdecker.

## The Valley of Wiraqocha

clause-V1-title = Felder
clause-V1 = Offene Felder, ringsum Wolken. Manche Blätter haben Seen, die leer bleiben. Ein Feld liegt am Rand, wenn es die Wolken berührt.
clause-V2-title = Deine Runde
clause-V2 = Nimm einen, zwei oder alle drei Würfel, nacheinander, jeden einmal. Dann mach eine Entdeckung, wenn du magst. Wenigstens einen Würfel musst du nehmen.
clause-V3-title = Schreiben
clause-V3 = Eine Zahl kommt in ein leeres Feld neben einer Zahl, auch neben einer eben geschriebenen. So füllst du bis zu drei Felder je Runde.
clause-V4-title = Ankunft
clause-V4 = Deine erste Zahl kommt in ein Feld am Rand. Ein Gebäude kann nicht zuerst kommen.
clause-V5-title = Abgeschnitten
clause-V5 = Passt kein Feld, geht jedes leere Feld.
clause-V6-title = Dakota
clause-V6 = Zeichne eine Hütte, eine Statue oder eine Mine dorthin, wo eine Zahl hinkönnte. Jede gibt es einmal im Spiel.
clause-V7-title = Penny
clause-V7 = Eine beliebige Zahl von 1 bis 15. Du darfst alle Würfel eines Wurfs in einer Runde nutzen: Penny, Dakota und eine Zahl.
clause-V8-title = Einer Schlange entkommen
clause-V8 = Gib genau 9 von den Würfeln aus, oder Penny als 9, um eine deiner Schlangen durchzustreichen. Diese Würfel sind verbraucht, geschrieben wird nichts. Das zählt als deine Runde. Eine geschriebene 9 streicht nichts durch.
clause-V9-title = Entdeckungen
clause-V9 =
    Nach den Würfeln darfst du eine Entdeckung machen, in Zahlen, die sich berühren und zu keiner anderen gehören.
    Wald, 5 Sterne: genau fünf Felder, alle Zahlen verschieden.
    Stadt, 6 Sterne: genau vier Felder mit derselben Zahl, jede Zahl einmal im Spiel.
    Gebirge, 7 Sterne: genau drei Felder ab 6.
    Pyramide, 15 Sterne: vier Felder ab 10, drei in einer Linie und eins neben dem mittleren.
clause-V10-title = Schlange
clause-V10 = Eine Schlange kommt in irgendein leeres Feld des Blatts in der Hand. In dieser Runde gibt es keine Entdeckung.
clause-V11-title = Sterne der Schlangen
clause-V11 = Eine Schlange, der du nicht entkommen bist, kostet die größte Zahl neben ihr. Ohne Zahl daneben kostet sie nichts.
clause-V12-title = Gebäude
clause-V12 = 2 Sterne für jedes Feld neben der Hütte, das zu einem Wald gehört, neben der Statue zu einer Stadt, neben der Mine zu einem Gebirge.
clause-V13-title = Das Ende
clause-V13 = Das Spiel endet nach der Runde, in der ein Blatt voll ist. Alle, deren Blatt dann voll ist, bekommen 7 Sterne.
clause-V14-title = Gleichstand
clause-V14 = Wer mehr Sterne aus Gebäuden hat, gewinnt.
clause-V15-title = Die Schlange, allein
clause-V15 = Zeichne sie in ein leeres Feld neben einem, das du in der Runde davor gefüllt hast. Gibt es keines, in irgendein leeres Feld.
clause-V16-title = 25 Runden, allein
clause-V16 = Allein spielst du 25 Runden, Schlangen eingeschlossen, oder bis das Blatt voll ist. Ein volles Blatt bringt 7 Sterne.
clause-V17-title = Ränge
clause-V17 = Ab 0 Tourist, ab 90 Kundschafter, ab 110 Weltenbummler, ab 130 Entdecker. Jede gezeichnete Schlange macht jeden Rang um 4 Sterne leichter, auch eine, der du entkommen bist.

## House rules: a table chooses them when it opens

clause-O1-title = Wenn keine Tür frei ist
clause-O1 = Normalerweise kommt die Zahl in ein einfaches Feld. Oder du setzt aus: Du tust in dieser Runde nichts.
clause-O2-title = Wo das Tal wächst
clause-O2 = Normalerweise kommt eine Zahl neben eine Zahl. Oder auch neben ein Gebäude, wie in der englischen Ausgabe.
clause-O3-title = Wer durchstreicht
clause-O3 = Normalerweise streicht die Seite eine Gefahr durch, sobald eine 9 daneben steht. Oder du tust es, wann du magst. Die Sterne sind dieselben. Im Tal ändert das nichts.
clause-O4-title = Wessen Würfel
clause-O4 = Normalerweise würfelt die Seite, und alle können die Würfel danach prüfen. Oder ihr werft echte Würfel, und der Host tippt ein, was sie zeigen.

## Captions of the drawn examples

example-G7 = Alle acht Felder um die 5 liegen daneben.
example-T2 = 2, 3 und 5 ergeben eine 7. Sie kommt in irgendein leeres einfaches Feld, nicht in eine Tür.
example-T3 = Mit einem Dietrich kommt die Zahl in eine der leeren Türen.
example-T9 = 4, 5, 6, 7, 8: fünf Felder, 5 Sterne. Das letzte ist eine Tür.
example-T10 = Drei Siebenen berühren sich: 3 Sterne. Zwei Dreien sind zu wenig.
example-T11 = Die obere Mumie hat eine 9 neben sich: plus 2. Die untere hat keine: minus 2.
example-T14 = Vorige Runde hast du e5 gefüllt, also kommt die Mumie in eins der leeren einfachen Felder ringsum.
example-I2 = Neben die 4, die 7 oder das Boot, auf Land.
example-I3 = Die erste Zahl kommt auf irgendein Land an der Küste.
example-I5 = Mit Navigation darf ein Boot auf jedes dieser Felder.
example-I9 = Links, rechts und darüber eine 7, darunter ein Boot: ein Schatz 7 in d5.
example-I14 = Neben der oberen Gefahr steht eine 9: plus 6, ihr kleinster Nachbar. Die untere kostet 3.
example-I15 = Eine Gefahr sitzt auf dem Schatz. Ohne 9 daneben ist diese 7 verloren.
example-I19 = Vorige Runde hast du c3 gefüllt, also kommt die Gefahr auf leeres Land ringsum.
example-V3 = Neben die 3 oder die 8. Die Hütte allein zählt nicht.
example-V4 = Die erste Zahl kommt in irgendein Feld, das die Wolken berührt.
example-V8 = 5 und 4 machen 9: für die Schlange ausgegeben. Die 1 ist noch frei.
example-V9-forest = Wald: fünf Felder, die sich berühren, alle verschieden.
example-V9-city = Stadt: vier gleiche Zahlen, die sich berühren.
example-V9-mountain = Gebirge: drei Zahlen ab 6.
example-V9-pyramid = Pyramide: drei in einer Linie und eins neben dem mittleren, alle ab 10.
example-V11 = Die untere Schlange kostet 8, ihren größten Nachbarn. Der oberen bist du entkommen.
example-V12 = Vier Felder neben der Hütte gehören zum Wald: 8 Sterne.
example-V15 = Vorige Runde hast du d2 und e3 gefüllt, also kommt die Schlange in ein leeres Feld ringsum.
