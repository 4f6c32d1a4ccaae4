# Challenges on the page: the same dice for everybody, played alone at any time, and compared.

# the title of the window; $adventure is the short name of an adventure
same-of = Gleiche Würfel: { $adventure }
same-code = Herausforderung { $code }
same-looking = Die Würfel werden gesucht …
same-untitled = Wer macht mehr aus diesen Würfeln?
same-says = Die gleichen Würfel für alle, wann immer es passt. Dein erster Versuch zählt; danach siehst du, was die anderen geschrieben haben.
# $name is the name of a layout
same-own-layout = eigener Plan: { $name }
same-played = { $count ->
    [0] Noch niemand hat sie beendet. Mach den Anfang!
    [one] { $count } Person hat sie beendet.
   *[other] { $count } Personen haben sie beendet.
}
same-played-nobody = Niemand hat sie beendet.
# $when is a date with a time
same-open-until = Offen bis { $when }
same-closed-since = Geschlossen seit { $when }
same-too-late = Dein Versuch war beim Schließen nicht beendet und hat deshalb keinen Platz.
same-known = Wer das Spiel gespielt hat, aus dem diese Würfel stammen, kennt sie.
same-without-hints = Ohne Tipps
same-play = Spielen
same-begun = Du hast angefangen. Dein Blatt wartet auf dich.
same-go-on = Weiterspielen
same-share = Jemandem schicken
# $adventure is the name of an adventure
same-share-text = { $adventure }, mit den gleichen Würfeln für dich und mich. Wer macht mehr daraus?
same-qr = QR-Code zur Herausforderung { $code }

# The results.
same-yours = Dein Versuch
same-first = Du machst den Anfang. Schick sie jemandem und seht, wer mehr aus diesen Würfeln macht.
same-best = Niemand hat mehr aus diesen Würfeln gemacht: Platz 1 von { $total }.
same-place = Platz { $place } von { $total }: { $percent } von 100 Matchpunkten, je nachdem, wie viele Versuche du schlägst.
same-low = Platz { $place } von { $total }. Schau unten nach, was andere aus den gleichen Würfeln gemacht haben.
same-field = Alle Versuche
same-field-says = { $total } Versuche, mit { $low } bis { $high } Sternen.
same-field-says-mine = { $total } Versuche, mit { $low } bis { $high } Sternen. Deiner: { $mine }.
same-legend-you = du
same-legend-bots = Bots
same-legend-others = andere
same-bots-come = Die Bots spielen noch mit diesen Würfeln. Gleich sind sie da.
same-places = Plätze
# $says is a row of the list, such as "Place 2: Ana, 27 stars"
same-row-compare = { $says }. Blätter vergleichen
same-page = { $from }–{ $to } von { $total }
same-page-back = Die Plätze davor
same-page-on = Die nächsten Plätze
same-my-place = Zu meinem Platz
same-again = Noch einmal (Übung)
same-go-on-practice = Übung weiterspielen
same-practice-runs = Deine Übung:
same-my-practice = Deine Übung

# Two runs beside each other.
same-compare = Nebeneinander
same-parted = { $count ->
    [0] Ihr habt in jeder Runde das Gleiche geschrieben.
    [one] In { $count } Runde von { $turns } habt ihr Unterschiedliches geschrieben.
   *[other] In { $count } Runden von { $turns } habt ihr Unterschiedliches geschrieben.
}
same-next = Nächster Unterschied
same-here-parted = Hier habt ihr Unterschiedliches geschrieben.
same-here-alike = Hier habt ihr das Gleiche geschrieben.
same-one-is-done = Eines der Blätter ist schon fertig.

# At the table of a run, and at its end.
same-practice = Übung
same-run-counts = Dieser Versuch zählt. Niemand sieht dein Blatt, bevor das eigene fertig ist.
same-run-practice = Übung: Dieser Versuch zählt nicht.
same-practice-says = Übung zählt nicht: Dein erster Versuch zählt.
same-about = Über diese Herausforderung
same-dice-hold = Wer diese Herausforderung spielt, bekommt diese Würfel. Sie wurden festgelegt und versiegelt, als sie entstand, und der Server gibt einen Wurf erst heraus, wenn zum vorigen alles in Tinte steht.
same-see-results = Zum Ergebnis
same-from-table = Jemanden mit diesen Würfeln herausfordern

# Making a challenge.
same-new = Herausforderung erstellen
same-new-says = Alle bekommen die gleichen Würfel und spielen allein, wann immer es passt. Du schickst einen Link, und am Ende seht ihr, wer was geschrieben hat.
same-name = Wie heißt sie?
same-name-hint = Ein Titel, wenn du magst.
same-more-hint = Ende, Tipps, Zeit
same-closing = Wann schließt sie?
same-closing-hint = Danach kann niemand sie mehr spielen, und alle dürfen die Würfel prüfen.
same-closing-never = nie
same-closing-days = { $count ->
    [one] nach { $count } Tag
   *[other] nach { $count } Tagen
}
same-hints = Tipps
same-hints-yes = erlaubt
same-hints-no = keine
same-make = Herausforderung erstellen

# A challenge in a file, which is played on this device.
same-file-open = Hat dir jemand eine Herausforderung geschickt?
same-file-open-says = Eine Datei, die auf { $suffix } endet, wird auf diesem Gerät gespielt, auch ohne Verbindung.
same-file-choose = Datei öffnen
same-file-no-kit = Dieses Gerät kann nicht allein spielen: Es hat das Spiel nicht behalten, und kein Server ist da, um es zu laden.
same-file-new-says = Alle bekommen die gleichen Würfel und spielen allein, wann immer es passt. Du speicherst eine Datei und schickst sie, wem du willst.
same-file-says = Schick die Datei: Wer sie öffnet, bekommt die gleichen Würfel. Zum Spaß, ohne Rangliste: Wer sie liest, kennt die Würfe.
same-file-save = Als Datei speichern
same-file-yours = Das war dein erster Versuch. Speichere die Mitschrift und schick sie: Sie zeigt, was du aus diesen Würfeln gemacht hast, und alle können sie prüfen.
same-file-counts = Dein erster Versuch. Er bleibt auf diesem Gerät.
same-file-dice = Diese Würfel kommen aus einer Datei und sind dort versiegelt. Wer sie hat, bekommt die gleichen; wer sie liest, kennt die Würfe.

ghost-whose = Wessen Sterne laufen neben deinen mit?
ghost-nobodys = keine
ghost-has = { $name }: { $stars }.
