# Der Coach auf der Seite: was die Würfel eines beendeten Spiels hergaben, und was man noch einmal versuchen kann.

coach-title = Der Coach
coach-corner = Was die Würfel hergaben
coach-looking = Der Coach sieht sich deine Würfel an …

# $count is a number of stars
coach-best = Wer alle Würfe vorher gekannt hätte, wäre auf { $count ->
    [one] { $count } Stern
   *[other] { $count } Sterne
} gekommen: Das ist das beste Blatt, das gefunden wurde.
coach-best-is-yours = Mit diesen Würfeln wurde kein besseres Blatt gefunden als deins, nicht einmal mit allen Würfen im Voraus.
coach-bound = Mehr als { $count } sind mit diesen Würfeln nicht möglich.
coach-proven = Mehr ist mit diesen Würfeln nicht möglich.
coach-alone = Dieses Blatt ist allein gespielt: Seine Gefahren bleiben auf ihm, wie in einem Solospiel.
coach-look = Mit dem Coach ansehen

coach-best-name = Bestes gefundenes
coach-back = Zum Verlauf
coach-whose = Wessen Spiel?
coach-nothing = Der Coach sieht sich beendete Spiele an. Öffne zuerst eines.
