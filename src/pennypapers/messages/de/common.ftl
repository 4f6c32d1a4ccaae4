# Words that every part of the page uses.
# Glossary: space = Feld, sheet = Blatt, roll = Wurf, turn = Runde, table = Tisch, seat = Platz, layout = Plan,
# to ink = eintragen ("Tinte drauf"), draft = Bleistift, stars = Sterne, danger = Gefahr, Lockpick = Dietrich,
# treasure = Schatz, discovery = Entdeckung, host = Gastgeber (kurz: "leitet"), bot = Bot.
# Ranks: Tourist, Kundschafter, Weltenbummler, Entdecker.

name-temple = Der Tempel von Apikhabou
name-island = Die Schädelinsel
name-valley = Das Tal von Wiraqocha
short-temple = Tempel von Apikhabou
short-island = Schädelinsel
short-valley = Tal von Wiraqocha
side-front = Vorderseite
side-back = Rückseite
you = Du
line-back = Wieder verbunden. Dein Bleistift ist noch da.
line-lost = Die Verbindung ist weg. Dein Platz bleibt dir.
seat-removed = Der Tisch hat deinen Platz geräumt.
seat-to-bot = Dein Blatt spielt jetzt ein Bot.
late-turn = Du holst auf: Runde { $turn } von { $of }.
late-waits = Aufgeholt. Nach dieser Runde bist du dabei.
late-joined = Aufgeholt. Jetzt spielst du mit.
late-over = Das Spiel war zu Ende, bevor du aufgeholt hast.
back = Zurück
close = Schließen
stars = { $count ->
    [one] { $count } Stern
   *[other] { $count } Sterne
}
stars-below-zero = minus { stars }
offline-title = Gerade keine Verbindung
offline-says = Pennypapers braucht seinen Server für Würfel und Tische und erreicht ihn nicht.
offline-safe = Was du eingetragen hast, ist sicher. Diese Seite kommt von selbst wieder, sobald die Verbindung steht.
offline-again = Noch einmal
