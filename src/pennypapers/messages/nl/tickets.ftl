# Tickets: een voor elke naam, op de pagina en gedrukt.

tickets-title = Tickets
tickets-for-class = Tickets voor een klas
tickets-for-class-hint = Eén link voor elke naam
tickets-says = Alleen wie op je lijst staat, kan spelen, ieder met een eigen ticket. Een ticket kun je één keer openen.
tickets-names = Namen, één per regel
tickets-count = { $count ->
    [0] Nog geen namen: iedereen met de link kan spelen.
    [one] { $count } ticket
   *[other] { $count } tickets, hoogstens { $most }
}
tickets-progress = { $over ->
    [one] { $over } van { $count } is klaar.
   *[other] { $over } van { $count } zijn klaar.
}
tickets-state-free = nog niet gebruikt
tickets-state-begun = speelt
tickets-state-over = klaar
tickets-copy = De link voor { $name } kopiëren
tickets-print = De tickets afdrukken
tickets-keep = Deze browser bewaart de tickets: kom terug naar deze pagina om te zien wie gespeeld heeft, of om ze nog eens af te drukken.
tickets-hello = Hallo, { $name }!
tickets-yours = Dit ticket is van jou. Je kunt het één keer openen, op het apparaat waarmee je begint.
tickets-needed = Deze uitdaging speel je met een ticket.
tickets-type = De letters van je ticket
tickets-open = Het ticket openen
tickets-only = Alleen met een ticket
tickets-how = Scan de code of open deze link:
tickets-once = Je ticket kun je één keer openen.
