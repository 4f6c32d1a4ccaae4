# Tickets: one for each invited name, on the page and printed.

tickets-title = Tickets
tickets-for-class = Tickets for a class
tickets-for-class-hint = One link for each name
tickets-says = Only those on your list can play, each with a ticket of their own. A ticket opens once.
tickets-names = Names, one in each line
tickets-count = { $count ->
    [0] No names yet: everybody with the link can play.
    [one] { $count } ticket
   *[other] { $count } tickets, { $most } at most
}
tickets-progress = { $over ->
    [one] { $over } of { $count } has finished.
   *[other] { $over } of { $count } have finished.
}
tickets-state-free = not used yet
tickets-state-begun = playing
tickets-state-over = finished
tickets-copy = Copy the link for { $name }
tickets-print = Print the tickets
tickets-keep = This browser keeps the tickets: come back to this page to see who has played, or to print them again.
# $name is the name on a ticket
tickets-hello = Hello, { $name }!
tickets-yours = This ticket is yours. It opens once, on the device you begin with.
tickets-needed = This challenge is played with tickets.
tickets-type = The letters of your ticket
tickets-open = Open the ticket
tickets-only = With tickets only
# On the printed tickets.
tickets-how = Scan the code, or open this link:
tickets-once = Your ticket opens once.
