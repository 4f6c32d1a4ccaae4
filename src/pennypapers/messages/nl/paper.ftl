# Seats on paper at a table.

paper-title = Op papier
paper-add = Iemand op papier erbij
paper-says = Voor iemand zonder telefoon: die schrijft op een geprint blad, en jij zegt hier wanneer iedereen op papier klaar is.
paper-name = Naam
paper-sits = speelt op papier
paper-done = Iedereen op papier is klaar
paper-full = Klaar, en een blad is vol
paper-is-done = Op papier is deze beurt klaar.
paper-takes = { $name } neemt het papieren blad van { $owner }
paper-alone = Iemand naast { $name } tekent op dat papieren blad
paper-hand-over = Geef je telefoon aan iemand naast je: die tekent op jouw blad.
paper-enter = Papieren bladen invoeren
paper-enter-how = Typ wat er op elk blad staat, zodat iedereen meetelt.
paper-enter-wait = De host voert de papieren bladen in; de plaatsen kunnen nog veranderen.
paper-missing = Nog te tellen: { $names }
paper-sheet-of = Papieren blad van { $name }
paper-send = Dit blad overnemen
paper-entered = Het papieren blad van { $name } is geteld.
