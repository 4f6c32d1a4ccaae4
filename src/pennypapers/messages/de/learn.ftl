# Lessons: a real game on a small sheet, step by step. Penny speaks, one or two short sentences at a time.

learn-title = Spielen lernen
learn-lead = Je zwei Minuten, auf einem kleinen Blatt, mit echten Regeln. Schiefgehen kann nichts.
learn-about-temple = Zahlen der Reihe nach, Gleiches beisammen, eine 9 gegen Mumien. Der leichteste Anfang.
learn-about-island = Geh an Land, breite dich aus und lass vier gleiche Zahlen auf den Schatz zeigen.
learn-about-valley = Nimm einen, zwei oder drei Würfel. Finde Gebirge, Wälder, Städte und Pyramiden.
learn-begin = Los geht’s
learn-begin-what = Los geht’s mit der Lektion: { $name }
learn-all-rules = Alle Regeln, eine nach der anderen
learn-leave = Lektion beenden
learn-coach = Was jetzt zu tun ist
learn-next = Weiter
learn-step = Schritt { $step } von { $count }
learn-not-that = Im Spiel wäre das vielleicht gut. Hier versuch, was Penny sagt.
learn-ink-first = Mit Bleistift kannst du es dir anders überlegen. Mit Tinte bleibt es stehen.
learn-ink = Gut. Tinte drauf.
learn-leave-temple = Da ist sie. Lass sie dort.
learn-leave-island = Da ist sie. Lass sie dort.
learn-leave-valley = Da ist sie. Lass sie dort.
learn-play-temple = Einen ganzen Tempel spielen
learn-play-island = Eine ganze Insel spielen
learn-play-valley = Ein ganzes Tal spielen
learn-another = Andere Lektion
learn-rules = Die Regeln dazu

## The Temple of Apikhabou

learn-temple-one-number = Drei Würfel fallen, und du schreibst eine Zahl. Tipp auf die 5, dann auf das leuchtende Feld.
learn-temple-sum = Du darfst Würfel addieren: 4 + 2 macht 6. Schreib die 6 neben die 5; auch über Eck ist daneben.
learn-temple-door = Der grüne Würfel zeigt einen Dietrich, also muss die Zahl in eine Tür. Schreib dort eine 7.
learn-temple-penny = Penny! Sie ist jede Zahl, die du willst, von 1 bis 15. Schreib 8: Jetzt steigen 5, 6, 7, 8 Schritt für Schritt.
learn-temple-mummy = Eine Mumie, also diesmal keine Zahl. Allein zeichnest du sie neben dein letztes Feld. Am Tisch zeichnet sie jemand für dich.
learn-temple-nine = Mumien fürchten eine 9 neben sich. 4 + 3 + 2 macht 9: Schreib sie in das leuchtende Feld.
learn-temple-equal = Gleiche Zahlen mögen Gesellschaft. Schreib eine 5 neben deine 5.
learn-temple-last = Eine dritte 5 macht eine Gruppe. Sie füllt das letzte einfache Feld, und damit endet das Spiel.
learn-temple-sequence = Jetzt wird gezählt. Tipp auf Folge: Deine längste steigt von 5 bis 9, und jedes ihrer Felder ist ein Stern.
learn-temple-groups = Tipp auf Gruppen: Drei oder mehr gleiche Zahlen, die sich berühren, sind 3 Sterne, einmal für jede Zahl.
learn-temple-mummies = Tipp auf Mumien: Eine besiegte bringt 2 Sterne. Unbesiegt, ohne 9 daneben, würde sie 2 kosten.
learn-temple-end = { stars } in einem winzigen Tempel. In einem ganzen machen dich 15 zum Kundschafter, 25 zum Weltenbummler, 30 zum Entdecker. Du kannst es.

## Skull Island

learn-island-landing = Du landest an der Küste. Tipp auf die 4, dann auf das leuchtende Feld.
learn-island-beside = Ab jetzt kommt eine Zahl neben eine Zahl, auch über Eck. 3 + 1 macht 4: Schreib sie.
learn-island-boat = Der grüne Würfel zeigt Navigation: Statt einer Zahl darfst du ein Boot zeichnen. Tipp auf das Boot, dann auf das leuchtende Meer.
learn-island-danger = Eine Gefahr, also diesmal keine Zahl. Allein zeichnest du sie neben dein letztes Feld. Am Tisch zeichnet sie jemand für dich.
learn-island-treasure = Penny ist jede Zahl, die du willst, von 1 bis 15. Schreib eine 4 unter den Berg und behalt ihn im Auge.
learn-island-found = Ein Schatz! Links, darüber und darunter eine 4, rechts ein Boot: Vier Zeichen zeigen auf ihn. Tipp auf Schätze, um sie zu sehen.
learn-island-nine = Eine 9 neben einer Gefahr überwindet sie. 5 + 3 + 1 macht 9: Schreib sie in das leuchtende Feld.
learn-island-dangers = Tipp auf Gefahren: Überwunden bringt sie die kleinste Zahl neben ihr. Sonst kostet sie ebenso viel.
learn-island-over = Die Insel ist voll, also ist das Spiel vorbei. Auch ein fünfter Schatz beendet es. Jeder Schatz hat eine andere Zahl und bringt ebenso viele Sterne.
learn-island-end = { stars } auf einer winzigen Insel. Auf einer ganzen machen dich 60 zum Kundschafter, 75 zum Weltenbummler, 90 zum Entdecker. Du kannst es.

## The Valley of Wiraqocha

learn-valley-arrival = Hier nimmst du einen, zwei oder drei Würfel, jeden einmal. Du kommst am Rand an: 5 + 2 macht 7; schreib sie in das leuchtende Feld.
learn-valley-second-use = Die 3 ist noch frei. Eine Zahl kommt neben eine Zahl: Schreib auch sie.
learn-valley-penny = Penny ist jede Zahl, die du willst, von 1 bis 15. Schreib 12 in das leuchtende Feld.
learn-valley-mine = Der grüne Würfel zeigt Dakota: Zeichne ein Gebäude. Tipp auf die Mine, dann auf das leuchtende Feld. Jedes Gebäude gibt es einmal im Spiel.
learn-valley-third-use = Ein Würfel ist übrig. Schreib die 1.
learn-valley-snake = Eine Schlange, also sonst nichts in dieser Runde. Allein zeichnest du sie neben ein Feld, das du zuletzt gefüllt hast. Am Tisch zeichnet sie jemand für dich.
learn-valley-escape = Eine Schlange kostet die größte Zahl neben ihr: Das ist 12. Gib genau 9 aus, um zu entkommen: Tipp auf dem Blatt auf die Schlange. 5 + 4 ist dann verbraucht.
learn-valley-rest = Entkommen. Die 3 ist noch frei: Schreib sie.
learn-valley-high = Schreib 11, alle drei Würfel zusammen.
learn-valley-discover = Drei Zahlen ab 6 berühren sich: ein Gebirge. Tipp darauf, um es zu entdecken.
learn-valley-kinds = Eine Entdeckung je Runde, nach den Würfeln. Das sind die vier, sie bringen 5, 6, 7 und 15 Sterne. Kein Feld gehört zu zweien.
learn-valley-full = Ein Feld ist übrig. Füll es mit einer beliebigen Zahl: Ein volles Tal bringt 7 Sterne und beendet das Spiel. Allein endet es auch nach 25 Runden.
learn-valley-buildings = Tipp auf Gebäude: Die Mine bringt 2 Sterne für jedes Gebirgsfeld daneben. Die Hütte zählt Wälder, die Statue Städte.
learn-valley-snakes = Tipp auf Schlangen: Eine, der du entkommen bist, kostet nichts. Eine geschriebene 9 hilft hier nicht, nur eine ausgegebene.
learn-valley-end = { stars } in einem winzigen Tal. In einem ganzen machen dich 90 zum Kundschafter, 110 zum Weltenbummler, 130 zum Entdecker. Du kannst es.
