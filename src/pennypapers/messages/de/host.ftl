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
host-hint-dice = Echte Würfel liegen auf dem Tisch: Wer leitet, tippt ein, was sie zeigen.
host-rule-crossing = { $adventure ->
    [temple] Mumien durchstreichen
   *[other] Schädel durchstreichen
}
host-rule-crossing-auto = von selbst
host-rule-crossing-manual = von Hand
host-hint-crossing = Eine 9 daneben besiegt sie. Die Sterne sind dieselben.
host-rule-no-door = Dietrich, aber keine Tür frei
host-rule-no-door-plain = ins einfache Feld
host-rule-no-door-pass = aussetzen
host-hint-no-door = Wohin mit der Zahl, wenn alle Türen voll sind?
host-rule-valley-growth = Schreiben neben
host-rule-valley-growth-numbers = Zahlen
host-rule-valley-growth-buildings-too = auch Gebäuden
host-hint-valley-growth = Eine neue Zahl berührt eine alte. Darf es auch ein Gebäude sein?
host-you = Und du?
host-you-play = Ich spiele mit
host-you-show = Ich zeige nur die Leinwand
host-bots = Bots am Tisch
host-bots-hint = Bis zum Start kannst du noch welche dazuholen oder entfernen.
host-open = Tisch eröffnen

lobby-title = Wer kommt
lobby-you-host = Du leitest den Tisch
lobby-host-is = { $name } leitet den Tisch
lobby-no-host = Die Leinwand leitet den Tisch
lobby-code = Tischcode
lobby-qr = QR-Code für Tisch { $code }
lobby-share = Link teilen
lobby-shared = Der Link ist kopiert.
lobby-share-text = Spiel mit: { $adventure }, Tisch { $code }
lobby-big-screen = Leinwand
lobby-count = { $count ->
    [0] Noch niemand am Tisch
    [one] { $count } am Tisch
   *[other] { $count } am Tisch
}
lobby-count-of = { $count } von { $most } am Tisch
lobby-you = { $name } (du)
lobby-is-host = leitet
lobby-is-bot = Bot
lobby-is-bot-of = Bot, { $bot }
lobby-is-away = ohne Verbindung
lobby-away = { $count ->
    [one] { $name } ist ohne Verbindung. Der Platz bleibt frei.
   *[other] { $count } sind ohne Verbindung. Ihre Plätze bleiben frei.
}
lobby-tap-a-name = Tipp auf einen Namen, um ihn zu entfernen oder die Krone weiterzugeben.
lobby-remove = Entfernen
lobby-make-host = Krone geben
lobby-removed = { $name } wurde entfernt.
lobby-add-bot = Bot dazu
lobby-bot-strength = Wie stark der Bot ist
lobby-allow-hints = Tipps erlauben
lobby-forbid-hints = Keine Tipps mehr
lobby-lock = Tisch abschließen
lobby-unlock = Tisch aufschließen
lobby-locked = Abgeschlossen: Niemand kann sich mehr setzen.
lobby-set-up = So spielen wir
lobby-change = Ändern
lobby-change-done = So spielen wir
# $facts is a list of what is chosen
lobby-changed = Jetzt: { $facts }.
lobby-own-layout = ein eigener Plan
lobby-start = { $count ->
    [one] Allein beginnen
   *[other] Zu { $count } beginnen
}
lobby-start-nobody = Erst muss jemand am Tisch sitzen
lobby-waiting = Gleich geht es los …
lobby-leave = Tisch verlassen
lobby-came = { $name } ist da.
lobby-went = { $name } ist gegangen.
