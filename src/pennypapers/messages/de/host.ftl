# Opening a table, and the lobby where everybody comes together.

host-title = Tisch eröffnen
host-adventure = Welches Abenteuer?
host-minutes = { $minutes } Minuten
host-side = Welche Seite des Blatts?
host-own-layout = Ein eigener Plan
host-own-text = Der Plan als Text
host-own-hint = Er ersetzt beide Seiten. Die erste Zeile nennt das Abenteuer.
host-own-file = Datei wählen
host-clock = Zeit je Runde
host-clock-hint = Ist sie um, schreibt ein Bot für alle, die noch überlegen.
host-clock-none = keine
host-clock-seconds = { $seconds } s
host-clock-minutes = { $minutes } min
host-rule-dice = Würfel
host-rule-dice-fair = hier geworfen
host-rule-dice-by-hand = echte Würfel
host-links = Geheimnisse für die Würfel
host-links-each = vor jedem Wurf
host-links-first = vor dem ersten Wurf
host-links-hint = Mit neuen Geheimnissen vor jedem Wurf kann ihn nicht einmal der Server kennen. Bei einer schlechten Leitung genügen die des ersten Wurfs, damit niemand einen aussuchen kann.
host-hint-dice = Echte Würfel liegen auf dem Tisch: Der Host tippt ein, was sie zeigen.
host-rule-crossing = { $adventure ->
    [temple] Mumien durchstreichen
   *[other] Gefahren durchstreichen
}
host-rule-crossing-auto = für euch
host-rule-crossing-manual = selbst
host-hint-crossing = Eine 9 daneben genügt. Die Sterne sind dieselben.
host-rule-no-door = Dietrich, aber keine Tür frei
host-rule-no-door-plain = ein einfaches Feld
host-rule-no-door-pass = nichts
host-hint-no-door = Wohin mit der Zahl, wenn alle Türen voll sind?
host-rule-valley-growth = Schreiben neben
host-rule-valley-growth-numbers = Zahlen
host-rule-valley-growth-buildings-too = auch Gebäuden
host-hint-valley-growth = Eine neue Zahl berührt eine Zahl, die schon da ist. Darf es stattdessen ein Gebäude sein?
host-house-rules = Hausregeln
host-house-rules-hint = Großer Bildschirm, Bots, Zeit, Würfel, Seite des Blatts
host-you = Und du?
host-you-play = Ich spiele mit
host-you-show = Ich zeige nur den großen Bildschirm
host-bots = Bots am Tisch
host-bots-hint = Bis zum Start kannst du noch welche hinzufügen oder entfernen.
host-open = Tisch eröffnen
host-one-phone = Nur ein Handy da? Gebt es reihum weiter.

lobby-title = Wer kommt
lobby-you-host = Du bist der Host
lobby-host-is = { $name } ist der Host
lobby-no-host = Der große Bildschirm ist der Host
lobby-code = Tischcode
lobby-qr = QR-Code für Tisch { $code }
lobby-share = Link teilen
lobby-shared = Der Link ist kopiert.
lobby-share-text = Spiel mit: { $adventure }, Tisch { $code }
lobby-big-screen = Großer Bildschirm
lobby-count = { $count ->
    [0] Noch niemand am Tisch
    [one] { $count } am Tisch
   *[other] { $count } am Tisch
}
lobby-count-of = { $count } von { $most } am Tisch
lobby-you = { $name } (du)
lobby-is-host = Host
lobby-is-bot = Bot
lobby-is-bot-of = Bot, { $bot }
lobby-is-away = ohne Verbindung
lobby-away = { $count ->
    [one] { $name } ist ohne Verbindung. Der Platz bleibt reserviert.
   *[other] { $count } sind ohne Verbindung. Die Plätze bleiben reserviert.
}
lobby-tap-a-name = Tipp auf einen Namen, um den Platz zu entfernen oder die Krone weiterzugeben.
lobby-remove = Entfernen
lobby-make-host = Zum Host machen
lobby-removed = { $name } wurde entfernt.
lobby-add-bot = Bot hinzufügen
lobby-bot-strength = Stärke des Bots
lobby-allow-hints = Tipps erlauben
lobby-forbid-hints = Keine Tipps mehr
lobby-lock = Tisch abschließen
lobby-unlock = Tisch aufschließen
lobby-locked = Abgeschlossen: Niemand kann sich mehr setzen.
lobby-set-up = So spielen wir
lobby-change = Ändern
lobby-change-done = Übernehmen
# $facts is a list of what is chosen
lobby-changed = Jetzt: { $facts }.
lobby-own-layout = ein eigener Plan
lobby-start = { $count ->
    [one] Allein beginnen
   *[other] Zu { $count } beginnen
}
lobby-start-nobody = Erst muss sich jemand setzen
lobby-waiting = Der Host beginnt gleich …
lobby-leave = Tisch verlassen
lobby-came = { $name } ist da.
lobby-went = { $name } hat den Tisch verlassen.
