# Tickets: eins für jeden Namen, auf der Seite und gedruckt.

tickets-title = Tickets
tickets-for-class = Tickets für eine Klasse
tickets-for-class-hint = Ein Link für jeden Namen
tickets-says = Nur wer auf deiner Liste steht, kann spielen, alle mit einem eigenen Ticket. Ein Ticket lässt sich nur einmal öffnen.
tickets-names = Namen, einer pro Zeile
tickets-count = { $count ->
    [0] Noch keine Namen: Alle mit dem Link können spielen.
    [one] { $count } Ticket
   *[other] { $count } Tickets, höchstens { $most }
}
tickets-progress = { $over ->
    [one] { $over } von { $count } ist fertig.
   *[other] { $over } von { $count } sind fertig.
}
tickets-state-free = noch nicht benutzt
tickets-state-begun = spielt
tickets-state-over = fertig
tickets-copy = Link für { $name } kopieren
tickets-print = Tickets drucken
tickets-keep = Dieser Browser behält die Tickets: Komm auf diese Seite zurück, um zu sehen, wer gespielt hat, oder um sie noch einmal zu drucken.
tickets-hello = Hallo, { $name }!
tickets-yours = Dieses Ticket ist deins. Es lässt sich nur einmal öffnen, auf dem Gerät, mit dem du anfängst.
tickets-needed = Diese Herausforderung wird mit Tickets gespielt.
tickets-type = Die Buchstaben deines Tickets
tickets-open = Ticket öffnen
tickets-only = Nur mit Ticket
tickets-how = Code scannen oder diesen Link öffnen:
tickets-once = Dein Ticket lässt sich nur einmal öffnen.
