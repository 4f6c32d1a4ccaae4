# Das Spiel auf einem Gerät behalten, um ohne Verbindung zu spielen.

kit-keep = Offline behalten ({ $size } MB)
kit-title = Ohne Verbindung
kit-more = Allein spielen, auch unterwegs oder im Flugzeug: alle drei Abenteuer, mit Tipps, Lektionen und Regeln.
kit-fetching = Das Spiel wird geholt
kit-stop = Anhalten
kit-kept = Auf diesem Gerät behalten ({ $size } MB)
kit-kept-more = Auch ohne Verbindung kannst du hier allein spielen.
kit-remove = Entfernen
kit-full = Auf diesem Gerät ist nicht genug Platz.
kit-damaged = Was ankam, war beschädigt. Versuch es noch einmal.
kit-lost = Die Verbindung ist abgerissen. Was angekommen ist, bleibt hier; versuch es später wieder.
kit-alone = Gerade keine Verbindung. Du kannst trotzdem spielen, allein oder mit mehreren an diesem Handy: Dieses Gerät hat das Spiel behalten.
