# Die Seite für alle, denen der Rechner mit dem Server gehört. Nur wer sie öffnet, bekommt diese Wörter.

owner-title = Dein Server
owner-looking = Der Server wird gefragt …
owner-closed = Diese Seite ist für die, die den Server betreiben
owner-closed-says = Sie öffnet sich mit einem Link, der einmal gilt. Der Server zeigt einen an, wenn er startet; auf seinem Rechner macht das einen neuen:
owner-now = Jetzt
owner-games = { $count ->
    [one] Spiel
   *[other] Spiele
}
owner-players = { $count ->
    [one] Person
   *[other] Personen
}
owner-pace = Runden je Sekunde
owner-no-pace = …
owner-about = Version { $version }, läuft seit { $when }
owner-processes = { $count ->
    [one] Ein Serverprozess
   *[other] { $count } Serverprozesse
}
owner-kept = { $count ->
    [one] Ein Tisch gespeichert
   *[other] { $count } Tische gespeichert
}
owner-backup = Letzte Sicherung: { $when }
owner-backup-none = Noch keine Sicherung. Das macht eine, während der Server läuft:
owner-message = Eine Nachricht an alle Tische
owner-message-says = Sie steht auf jedem Bildschirm an einem Tisch, auch für alle, die später kommen, bis du sie zurücknimmst oder die Zeit um ist.
owner-message-back = Gleich zurück
owner-message-closing = Gleich ist Schluss
owner-message-words = Eigene Worte
owner-message-languages = Alle lesen sie in ihrer Sprache.
owner-minutes = In wie vielen Minuten?
owner-words = Was da steht
owner-say = An allen Tischen zeigen
owner-unsay = Zurücknehmen
owner-shown = Gerade zu sehen
owner-said = Alle Tische sehen sie.
owner-unsaid = Niemand sieht sie mehr.
owner-list = Tische
owner-list-none = Noch niemand hat einen Tisch eröffnet.
owner-list-order = Die zuletzt benutzten stehen oben.
owner-lobby = nicht begonnen
owner-playing = Runde { $turn }
owner-over = zu Ende
owner-here = { $count ->
    [one] { $count } verbunden
   *[other] { $count } verbunden
}
owner-run = Lauf einer Herausforderung
owner-nobody = noch niemand
owner-table = Tisch { $code }
owner-table-seats = Wer da ist
owner-away = nicht verbunden
owner-a-bot = ein Bot
owner-watching = Schaut zu
owner-close = Diesen Tisch schließen
owner-close-sure = Tisch { $code } für immer schließen?
owner-close-says = Alle dort landen auf der Startseite, und ein laufendes Spiel ist verloren. Beendete Spiele bleiben in den Listen derer, die sie gespielt haben.
owner-close-do = Schließen
owner-close-not = Offen lassen
owner-closed-table = Tisch { $code } ist geschlossen.
owner-blocked = Gesperrt
owner-blocked-says = Eine gesperrte Adresse bekommt gar keine Antwort, ein gesperrter Name keinen Platz. Hinter einer Adresse kann ein ganzes Haus sein.
owner-blocked-none = Niemand ist gesperrt.
owner-address = Adresse
owner-name = Name
owner-block-kind = Was gesperrt wird
owner-block-what = Adresse oder Name
owner-block-do = Sperren
owner-block = { $what } sperren
owner-unblock = { $what } nicht mehr sperren
owner-is-blocked = { $what } ist gesperrt.
owner-is-free = { $what } ist nicht mehr gesperrt.
owner-slow = Was lange dauert
owner-slow-changes = Die Hälfte aller Änderungen an Tischen ist nach { $half } ms gespeichert und verschickt, 99 von 100 nach { $most } ms.
owner-slow-late = Die Hälfte aller Änderungen an Tischen ist nach { $half } ms gespeichert und verschickt; mehr als eine von hundert dauert länger als { $most } ms.
owner-slow-none = Noch wurde nichts gefragt.
owner-slow-part = Anfrage
owner-slow-count = Wie oft
owner-slow-mean = Mittel, ms
owner-slow-longest = Längste, ms
owner-refused = Was abgelehnt wurde
owner-refused-none = Nichts wurde abgelehnt.
owner-restart = Neustart
owner-restart-says = Was eingetragen ist, bleibt, und nach einem Augenblick sind alle wieder verbunden. Wenn eine neuere Version installiert wurde, läuft ab dann diese.
owner-restart-cannot = Dieser Server kann sich nicht selbst neu starten.
owner-restart-sure = Den Server jetzt neu starten?
owner-restart-do = Neu starten
owner-restart-not = Jetzt nicht
owner-restarting = Der Server startet neu …
owner-restarted = Der Server ist wieder da.
owner-sign-out = Abmelden
owner-signed-out = Abgemeldet. Ein neuer Link öffnet diese Seite wieder.
owner-lost = Der Server antwortet gerade nicht.
