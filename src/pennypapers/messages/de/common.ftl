# Words that every part of the page uses.
# The terms of this language: docs/glossaries/de.md.

name-temple = Der Tempel von Apikhabou
name-island = Die Schädelinsel
name-valley = Das Tal von Wiraqocha
short-temple = Tempel von Apikhabou
short-island = Schädelinsel
short-valley = Tal von Wiraqocha
side-front = Vorderseite
side-back = Rückseite
you = Du
line-back = Wieder verbunden. Dein Entwurf ist noch da.
line-lost = Die Verbindung ist weg. Dein Platz bleibt reserviert.
seat-removed = Der Host hat deinen Platz entfernt.
seat-to-bot = Der Host hat dein Blatt einem Bot gegeben.
seat-has-left = { $name } ist gegangen.
seat-left-to-bot = { $name } ist gegangen. Ein Bot spielt auf dem Blatt weiter.
seat-taken-over = Jemand hat den Platz von { $name } übernommen.
seat-hosts-now = { $name } ist jetzt der Host.
seat-you-host-now = Du bist jetzt der Host.
late-turn = Du holst auf: Runde { $turn } von { $of }.
late-waits = Du hast aufgeholt. Nach dieser Runde bist du dabei.
late-joined = Du hast aufgeholt. Jetzt spielst du mit.
late-over = Das Spiel war zu Ende, bevor du aufgeholt hast.
back = Zurück
close = Schließen
stars = { $count ->
    [one] { $count } Stern
   *[other] { $count } Sterne
}
stars-below-zero = minus { stars }
line-lost-solo = Die Verbindung ist weg. Dieses Spiel wartet beim Server und geht weiter, wenn sie wieder da ist. Solange kannst du auf diesem Gerät ein neues beginnen.
offline-title = Gerade keine Verbindung
offline-says = Pennypapers braucht seinen Server für Würfel und Tische und erreicht ihn nicht.
offline-safe = Was du eingetragen hast, ist sicher. Diese Seite kommt von selbst wieder, sobald die Verbindung steht.
offline-again = Noch einmal versuchen
missing-title = Hier endet die Karte
missing-says = Unter dieser Adresse gibt es nichts. Prüf sie noch einmal, Buchstabe für Buchstabe, oder fang vorn an.
missing-home = Zum Anfang

# Worauf sich bei den Würfeln alle verlassen können
dice-holds-each = Jedes Gerät gibt zu jedem Wurf ein Geheimnis dazu. Niemand kann die Würfe aussuchen oder vorher kennen, auch der Server nicht.
dice-holds-first = Jedes Gerät gibt vor dem ersten Wurf ein Geheimnis dazu. Niemand kann die Würfe aussuchen. Nur der Server könnte sie vorher kennen.
dice-holds-alone = Dein Gerät gibt vor dem ersten Wurf ein Geheimnis dazu. Niemand kann die Würfe aussuchen. Nur der Server könnte sie vorher kennen.
dice-holds-typed = Echte Würfel: Jemand würfelt auf dem Tisch und tippt ein, was sie zeigen.
dice-holds-none = Hier gibt kein Gerät ein Geheimnis dazu. Der Server würfelt allein, und ihr müsst ihm vertrauen.
# $names are players whose devices cannot add to the dice
dice-without = Ohne eigenes Geheimnis: { $names }.
# On a second device of the same seat
dice-elsewhere = Dein eigenes Geheimnis ist nicht auf diesem Gerät. Es zählt nur, solange das Gerät verbunden ist, mit dem du dich hingesetzt hast.
dice-short-each = Würfel: ein Geheimnis von jedem Gerät, bei jedem Wurf
dice-short-first = Würfel: ein Geheimnis von jedem Gerät, vor dem ersten Wurf
dice-short-alone = Würfel: mit einem Geheimnis deines Geräts
dice-short-typed = Echte Würfel, von Hand eingetippt
dice-short-none = Würfel: vom Server allein
dice-seal = Siegel dieses Spiels: { $seal }
dice-seal-note = Alle Geräte zeigen dasselbe Siegel, jetzt und am Ende. Schreib es auf, und niemand kann dir später ein anderes Spiel zeigen.
# $names are the first of several
names-and-more = { $names } und { $count } weitere

# Was die Leute, die den Server betreiben, an allen Tischen sagen
notice-from = Von denen, die diesen Server betreiben
notice-back = { $minutes ->
    [one] Der Server ist kurz weg und in { $minutes } Minute wieder da. Alles, was du eingetragen hast, bleibt.
   *[other] Der Server ist kurz weg und in { $minutes } Minuten wieder da. Alles, was du eingetragen hast, bleibt.
}
notice-closing = { $minutes ->
    [one] Der Server schließt in { $minutes } Minute. Alles, was du eingetragen hast, bleibt.
   *[other] Der Server schließt in { $minutes } Minuten. Alles, was du eingetragen hast, bleibt.
}
