# `pennypapers analyse`: was an einem Spiel Glück war und was Entscheidung.

help-analyse = sagen, was an einem Spiel Glück war und was Entscheidung
help-analyse-about = Für alle, die mitspielen: die Sterne, die nach jeder Runde zu erwarten waren, was der Wurf daran änderte und was die Entscheidung. Zusammen sind es die Sterne des Blatts. Ein Bot spielt von jeder Stellung aus viele Male weiter; gezählt werden diese Partien, nicht die Zeit, also gibt dasselbe Spiel dieselbe Antwort. Ein ganzes Spiel dauert bis zu einer Minute je Person.
help-analyse-player = nur diese Person; mehrmals möglich
help-analyse-playouts = wie viele Partien eine Runde messen; sonst 144 im Tempel und 64 anderswo
help-analyse-plot = die erwarteten Sterne Runde für Runde zeichnen, Glück und Entscheidung in zwei Farben; - für die Standardausgabe
help-analyse-example-game = drei Karten und jede Runde, für alle
help-analyse-example-plot = eine Person, mit Bild
help-analyse-example-json = eine Zeile JSON, schneller und weniger sicher

cli-amount-playouts = die Anzahl der Partien ist eine ganze Zahl von { $least } bis { $most }, nicht { $text }

# $count und $most sind Zahlen von Personen
cli-analyse-many = { $count } Personen zu analysieren würde zu lange dauern. Nenne mit --player höchstens { $most }.

# $name ist ein Name, $final und $start sind Zahlen von Sternen mit einer Dezimale
analysis-player = { $name }: { $final } Sterne; zu erwarten waren am Anfang { $start }
analysis-luck = Glück
analysis-choice = Entscheidungen
analysis-neighbours = Nachbarn
analysis-head-value = erwartet
analysis-head-luck = Glück
analysis-head-loss = verloren
# $turn ist eine Zahl, $roll die Würfel, $marks das Geschriebene, $stars eine Zahl mit einer Dezimale
analysis-find-choice = Bester Einfall: Runde { $turn }, { $roll }, { $marks }. Das ist { $stars } Sterne mehr wert als alles andere dort.
analysis-find-mark = Bester Einfall: Runde { $turn }, { $roll }, { $marks }. Sterne auf einmal: { $stars }.
analysis-roll-lucky = Der Wurf, auf den es ankam: Runde { $turn }, { $roll }. Er brachte { $stars } Sterne mehr als erwartet.
analysis-roll-unlucky = Der Wurf, auf den es ankam: Runde { $turn }, { $roll }. Er brachte { $stars } Sterne weniger als erwartet.
# $better ist, was stattdessen gepasst hätte
analysis-again = Eine Runde zum Nochmal-Probieren: Runde { $turn }, { $roll }. Du hast { $marks } geschrieben; { $better } ist { $stars } Sterne mehr wert.
# $count von $choices Runden
analysis-steady = Nichts zum Nochmal-Probieren: { $count } von { $choices } Entscheidungen waren so gut wie die beste.
# $done von $total Runden
analysis-progress = { $done } von { $total } Runden

refused-analysis-empty = In diesem Spiel ist keine Runde.
