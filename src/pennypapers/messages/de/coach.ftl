# `pennypapers hindsight`: das beste gefundene Blatt, wenn man alle Würfel kennt.

help-hindsight = das beste Blatt finden, das diese Würfel erlauben
help-hindsight-about = Das beste Blatt, das sich finden lässt, wenn man alle Würfel kennt, und wo es eine gibt, eine Grenze, über die kein Blatt kommt. Nimmt ein beendetes Spiel, oder ein Abenteuer mit Würfeln in einer Datei, ein Wurf je Zeile. Gefahren kommen dahin, wo sie allein hinkommen; die Würfel eines Tisches werden allein gespielt, höchstens so lange wie am Tisch. Mit --runs allein ergibt derselbe Startwert dasselbe Blatt.
help-hindsight-what = ein beendetes Spiel als Text, oder mit --dice ein Abenteuer
help-hindsight-dice = Würfel als Text, ein Wurf je Zeile; - für die Standardeingabe
help-hindsight-seconds = wie lange gesucht wird; sonst 3 im Tempel und 10 anderswo
help-hindsight-runs = wie viele Durchläufe der Suche; sonst so viele die Zeit erlaubt
help-hindsight-seed = ein Startwert: derselbe sucht auf dieselbe Weise
help-hindsight-example-game = was in diesem Spiel möglich war
help-hindsight-example-dice = was diese Würfel bringen
help-hindsight-example-json = eine Zeile JSON; derselbe Startwert, dasselbe Blatt
help-hindsight-example-svg = das beste Blatt als Bild

cli-hindsight-which = Nenne eine FILE.game, oder ein Abenteuer mit --dice FILE.
cli-hindsight-compiling = Zuerst wird die Suche übersetzt, nur dieses eine Mal; das dauert eine halbe Minute oder länger.
cli-amount-runs = die Anzahl der Durchläufe ist eine ganze Zahl von { $least } bis { $most }, nicht { $text }
cli-amount-seconds = die Sekunden sind eine Zahl über 0 und bis { $most }, nicht { $text }

# $count ist eine Zahl von Sternen
hindsight-best = Bestes gefundenes Ergebnis: { $count ->
    [one] { $count } Stern
   *[other] { $count } Sterne
}.
# $count ist eine Zahl von Sternen
hindsight-bound = Mehr als { $count } ist nicht möglich.
hindsight-proven = Mehr ist nicht möglich.
# $name ist ein Name, $count eine Zahl von Sternen
hindsight-above = Das gilt für diese Würfel allein gespielt. Am Tisch, wo andere die Gefahren zeichnen, kam { $name } auf { $count ->
    [one] { $count } Stern
   *[other] { $count } Sterne
}.

refused-hindsight-few = Mit so wenigen Würfen endet kein Spiel: { $count }.
refused-hindsight-no-rolls = In diesem Text ist kein Wurf.
