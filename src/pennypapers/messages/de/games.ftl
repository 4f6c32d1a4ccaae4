# My games: the list of a player's games, and the way to another device.

games-title = Meine Spiele
games-looking = Deine Spiele werden gesucht …
games-none = Noch keine Spiele
games-none-says = Hier steht, was du spielst: allein, an Tischen und mit den gleichen Würfeln wie andere.
games-play = Spielen
games-no-name = Noch kein Name
games-rename = Namen ändern
games-rename-says = Er gilt für deine nächsten Spiele. Beendete Spiele behalten den Namen, den du hattest.
games-rename-do = Diesen Namen behalten
games-unfinished = Angefangen
games-elsewhere = Tisch { $code }, geht auf deinem anderen Gerät weiter
games-at-run = { $title }
games-at-practice = { $title }, Übung
games-at-table = Tisch { $code }, Runde { $turn }, mit { $names }
games-here = auf diesem Gerät
games-at-server = beim Server
games-finished = Beendete Spiele
games-page-back = Spätere Spiele
games-page-on = Frühere Spiele
games-row = { $count ->
    [one] { $what }, { $result }, { $when }: { $count } Stern.
   *[other] { $what }, { $result }, { $when }: { $count } Sterne.
}
games-row-replay = { $says } Noch einmal ansehen.
games-results = { $title }: alle Ergebnisse
games-alone = Allein
games-with = Platz { $place } von { $total }, mit { $names }
games-reached = Was du erreicht hast
games-chart = Sterne deiner letzten { $count } Spiele, das neueste zuletzt: { $stars }
games-against = { $count ->
    [one] Sterne gegen { $bot } mit den gleichen Würfeln, letztes Spiel
   *[other] Sterne gegen { $bot } mit den gleichen Würfeln, letzte { $count } Spiele
}
games-against-says = Der Mittelwert, und um wie viel er danebenliegen kann. Würfelglück steckt nicht darin: { $bot } hatte die gleichen Würfel.
games-against-one = Nach einem zweiten Spiel steht hier auch, wie sicher das ist.
games-against-none = Spiel das tägliche Spiel oder eine Herausforderung, dann werden deine Sterne mit denen von { $bot } bei gleichen Würfeln verglichen.
games-mean-error = { $mean } ± { $error }
games-sheet = Blatt
games-games = Spiele
games-best = Bestes
games-mean = Schnitt
games-own-layouts = andere Pläne
games-ranks = Erreichte Ränge
games-rank = { $rank }: { $count }
games-keeping = Deine Liste
games-keeping-says = Es gibt kein Konto. Dieser Browser erkennt dich an einem geheimen Schlüssel: Wer ihn verliert, verliert diese Liste, sonst nichts.
games-move = Auf ein anderes Handy
games-move-here = Ich habe einen Code
games-export = Alle Spiele speichern
games-delete = Alles löschen
games-delete-says = Dein Name, deine Liste und deine Versuche bei Herausforderungen werden endgültig gelöscht. Nichts bringt sie zurück.
games-delete-shared = Tische, an denen du mit anderen gesessen hast, bleiben in deren Listen, mit dem Namen, den du dort hattest.
games-delete-devices = Auch deine anderen Geräte verlieren die Liste.
games-delete-do = Endgültig löschen
games-delete-not = Behalten
games-deleted = Deine Spiele sind gelöscht.
games-move-making = Ein Code wird erstellt …
games-move-says = Scanne das mit deinem anderen Handy oder tippe dort die Buchstaben ein.
games-move-qr = QR-Code für dein anderes Handy
games-move-once = Er gilt einmal, bis { $until }.
games-move-secret = Zeig ihn niemandem sonst: Wer ihn benutzt, ist hier du.
games-move-print = Diese Karte drucken
games-move-expired = Dieser Code ist zu alt. Schließ das hier und erstelle einen neuen.

# Another device takes over the list.
move-title = Deine Spiele auch hier
move-says = Wähle auf deinem anderen Gerät „Meine Spiele“ und „Auf ein anderes Handy“. Dort steht ein Code mit acht Buchstaben.
move-code = Code
move-letters = Ein Code hat acht Buchstaben.
move-joins = { $count ->
    [one] { $count } Spiel, das hier gespielt wurde, kommt zu dieser Liste dazu.
   *[other] { $count } Spiele, die hier gespielt wurden, kommen zu dieser Liste dazu.
}
move-own = Nimm nur einen eigenen Code: Dieser Browser zeigt dann die Spiele von dem, der ihn erstellt hat.
move-do = Meine Spiele hierher holen
move-done = Deine Spiele sind jetzt hier.
