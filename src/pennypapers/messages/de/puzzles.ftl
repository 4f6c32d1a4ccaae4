# Knobeleien: das Ende eines Spiels allein, mit bekannten Würfeln.

help-puzzles = das Ende eines Spiels mit bekannten Würfeln: hol das Beste heraus
help-puzzles-about = Ein Blatt gegen Ende eines Spiels allein, und die Würfe, die noch kommen. Alle Enden sind durchsucht, die höchste Zahl von Sternen steht also fest; jedes Ende mit ebenso vielen ist ebenso gut. Ohne Angabe die Knobelei von heute.
help-puzzles-show = eine Knobelei zeigen
help-puzzles-show-about = Zeigt das Blatt und die Würfe einer Knobelei.
help-puzzles-play = eine Knobelei spielen
help-puzzles-play-about = Spiel eine Knobelei Runde um Runde, so oft du willst, bis du eines der besten Enden findest.
help-puzzles-list = die Knobeleien auflisten
help-puzzles-list-about = Eine Zeile je Knobelei: Name, wie schwer sie ist, was das Naheliegende bringt, und was möglich ist.
help-puzzles-check = alle Enden noch einmal durchsuchen
help-puzzles-check-about = Durchsucht alle Enden der Knobeleien eines Abenteuers oder einer Datei und vergleicht das beste mit dem, was die Datei sagt.
help-puzzles-mine = neue Knobeleien suchen
help-puzzles-mine-about = Nimmt das Ende von Spielen der Bots und behält die, deren bestes Ende deutlich mehr Sterne bringt als das naheliegende. Dieselbe Startzahl findet dieselben Knobeleien.
help-puzzles-puzzle = etwa valley-17; sonst die von heute
help-puzzles-answer = mit einem der besten Enden
help-puzzles-file = ein Abenteuer, oder eine Datei, die „mine“ geschrieben hat
help-puzzles-every = nur jede N-te prüfen
help-puzzles-count = wie viele; sonst 10
help-puzzles-seed = eine Startzahl: dieselbe findet dieselben Knobeleien
help-puzzles-out = die Datei, die geschrieben wird; - für die Standardausgabe
help-puzzles-example-day = die Knobelei von heute
help-puzzles-example-play = eine spielen
help-puzzles-example-answer = sehen, wie es geht
help-puzzles-example-list = alle Knobeleien des Tempels
help-puzzles-example-check = stimmen sie alle?
help-puzzles-example-mine = noch zehn suchen

cli-amount-puzzles = die Anzahl der Knobeleien ist eine ganze Zahl von { $least } bis { $most }, nicht { $text }

# Beides sind Zahlen von Sternen.
puzzle-from-to = { $usual } Sterne sind üblich, { $best } sind möglich
# $spaces sind Namen von Feldern
puzzle-before = In der Runde davor gefüllt: { $spaces }
# $command ist, was man tippt
puzzle-how = Spielen: { $command }
# $rolls sind Würfel
puzzle-then = Nach diesem Wurf kommen: { $rolls }
puzzle-again = Enter für einen neuen Versuch, { plain-word-quit } zum Aufhören.
puzzle-checked = { $count ->
    [one] Eine Knobelei stimmt: Alle ihre Enden sind durchsucht.
   *[other] { $count } Knobeleien stimmen: Alle ihre Enden sind durchsucht.
}

refused-puzzle-heading = Eine Datei mit Knobeleien beginnt mit einer Zeile wie „adventure: temple“.
refused-puzzle-line = Diese Zeile ist keine Knobelei.
refused-puzzle-number = Diese Knobelei müsste die Nummer { $number } haben.
# Beides sind Zahlen von Sternen.
refused-puzzle-answer = Das Ende, das hier steht, bringt { $stars } Sterne, nicht { $best }.
refused-puzzle-too-high = Kein Ende bringt { $best } Sterne.
# Beides sind Zahlen von Sternen.
refused-puzzle-too-low = Das beste Ende bringt { $stars } Sterne, nicht { $best }.
