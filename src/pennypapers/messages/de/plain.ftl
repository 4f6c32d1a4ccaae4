# What commands print and ask line by line: `play --plain`, `count`, `score`, `replay`, `show`, `hint` and `verify`.
# Marks, spaces such as c4 and names of files are never translated.

## Before the first roll

plain-menu = { $name } ({ $key }), ab { $age } Jahren, { $minutes } Minuten
plain-which-adventure = Welches Abenteuer? { $numbers } (Enter für 1):
plain-no-adventure = „{ $text }“ gibt es hier nicht. Tipp { $choices }.
plain-who = Wer spielt? Namen mit Kommas dazwischen (Enter, um allein zu spielen):
plain-title = { $name }, Plan { $layout }
plain-helps-always = ? hilft jederzeit. Was eingetragen ist, liegt hier:

## A turn

plain-turn = Runde { $turn }.
plain-turns = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
plain-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
plain-standing = Sterne: { $list }.
plain-pass-to = Gib weiter an { $name } und drück dann Enter.
plain-rolled = Gewürfelt: { $dice }.
plain-die-purple = lila { $face }
plain-die-green = grün { $face }
plain-die-red = rot { $face }
plain-type-dice = Wirf die drei Würfel und tipp, was sie zeigen, lila grün rot, etwa 2 D 5.
plain-draw-own = Zeichne auf dein Blatt.
plain-draw-beside = Zeichne auf dein Blatt, neben { $before }, wenn dort Platz ist.
plain-holds-yours = Jemand hält deins. Was gezeichnet wurde, siehst du, wenn alle fertig sind.
plain-rules = (Die Regeln: { $clauses })
plain-inked = Eingetragen: { $marks }.
plain-bot-inked = { $name } hat { $marks } eingetragen: { $stars }.
plain-pencil = Mit Bleistift: { $marks }
plain-more = { $stars }, { $count } mehr damit
plain-fewer = { $stars }, { $count } weniger damit
plain-same = { $stars }, mit oder ohne das
plain-took-back = Zurückgenommen: { $mark }.
plain-nothing-in-pencil = Mit Bleistift steht nichts da. Tinte bleibt (G8).
plain-ink-or-undo = Enter trägt es ein, „{ plain-word-undo }“ radiert es aus.
plain-pick = Oder wähl aus der Liste: Tipp die Nummer.
plain-choose = Wähl aus: Tipp die Nummer.
plain-type-a-mark = Tipp einen Eintrag, etwa { $mark }.
plain-nothing-to-write = Es gibt nichts zu schreiben.
plain-hint-by = { $bot } würde eintragen:
plain-sheet-after = Blatt von { $name } nach Runde { $turn }: { $stars }.

# What may be done, a label and what goes behind it
plain-label-draw = zeichnen
plain-label-numbers = Zahlen
plain-label-where = wohin
plain-label-cross = durchstreichen
plain-label-pass = aussetzen
plain-label-reveal = entdecken
plain-label-treasure = Schatz
plain-draw-where = { $what }, in { $where }
plain-spends-nine = { $marks } (kostet eine 9)
plain-also = { $number } (auch { $sums })
plain-penny = beliebig von 1 bis 15, mit Penny
plain-penny-or = beliebig von 1 bis 15, mit Penny;  ohne:  { $numbers }
plain-any-of = eins der { $count } Felder mit { $sign } ({ $kinds })

# What is wrong with a line that was typed
plain-help-is-near = ? hilft.
plain-undo-helps = „{ plain-word-undo }“ radiert aus, was mit Bleistift dasteht.
plain-no-mark = „{ $text }“ ist kein Eintrag. Schreib { $samples }.
plain-nobody = Niemand heißt „{ $name }“. Hier spielen { $names }.
plain-write-where = Schreib, wohin: c4={ $number } setzt eine { $number } in c4.
plain-list-is-short = Die Liste geht bis { $last }, also gibt es keine { $number }.
plain-can-take = In { $space } passt { $values }. Schreib { $mark }.
plain-nothing-goes = In { $space } passt jetzt nichts.
plain-may-go = Dorthin darf { $values }: { $mark }.
plain-nothing-to-say = Zu „{ $topic }“ gibt es nichts zu sagen. Frag nach einem Feld (? c4) oder einer Regel (? T3).

# The words that can be typed; the English ones are always understood too
plain-word-done = fertig
plain-word-ink = Tinte
plain-word-undo = zurück
plain-word-stars = Sterne
plain-word-sheet = Blatt
plain-word-words = Worte
plain-word-hint = Tipp
plain-word-help = Hilfe
plain-word-quit = verlassen
plain-dice-prompt = Würfel>

# What can be typed, each behind its word
plain-command-mark = schreibt eine 7 in c4; mehrere mit Leerzeichen dazwischen
plain-command-enter = trägt ein, was mit Bleistift dasteht ({ plain-word-done } auch)
plain-command-undo = nimmt den letzten Eintrag zurück, solange er Bleistift ist
plain-command-stars = die Sterne bisher, und warum
plain-command-sheet = zeichnet das Blatt noch einmal; { plain-word-sheet } NAME zeigt ein anderes
plain-command-words = das Blatt in Worten
plain-command-hint = was ein Bot spielen würde
plain-command-about = zu einem Feld, zu einer Regel
plain-command-quit = aufhören; das Spiel ist gespeichert und kann weitergehen
plain-sample-boat = a1=B zeichnet ein Boot in a1
plain-sample-hut = c4=H zeichnet eine Hütte in c4 (S eine Statue, M eine Mine)

## Sheets and results

plain-legend-legal = jetzt möglich
plain-legend-pencil = Bleistift
plain-legend-highlight = zählt
plain-legend-clouds = Wolken
plain-sheet = { $name }, Plan { $layout }, { $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
} und { $columns ->
    [one] { $columns } Spalte
   *[other] { $columns } Spalten
}, { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
}: { $kinds }. { $filled } gefüllt, { $empty } leer.
plain-not-on-sheet = nicht auf diesem Blatt
plain-row = Zeile { $row }:
plain-span = { $first } bis { $last }
plain-treasures = Schätze: { $list }.
plain-in-all = { $stars } insgesamt.
plain-not-over = Das Spiel ist nicht vorbei; so steht es nach Runde { $turn }.
plain-ranks = (Die Ränge beginnen bei { $steps }; { $clause }.)
plain-ended = (Ende des Spiels: { $clause }.)
plain-what-counts = Es zählt: { $list }
plain-no-places = Diese Blätter gehören nicht zu einem Abenteuer und einem Plan, also gibt es keine Plätze.
plain-hint = Runde { $turn }, { $name }, Würfel { $dice }. { $bot } sagt:
plain-check-good = gut
plain-check-wrong = FALSCH

## Typing what stands on paper

plain-paper-how = Tipp jede Zeile von links nach rechts mit Leerzeichen dazwischen: Zahlen, . für nichts, ! für eine Gefahr, !x, wenn sie durchgestrichen ist. Was am Ende fehlt, ist leer, Enter ist eine leere Zeile, < geht eine Zeile zurück, „{ plain-word-quit }“ hört auf.
plain-paper-symbols = Auch: { $symbols }.
plain-paper-symbol = { $sign } für { $name }
plain-paper-treasure = *7 dahinter für einen Schatz von 7
plain-paper-first = Wessen Blatt? (Enter, wenn kein Name daraufsteht):
plain-paper-next = Wessen Blatt? (Enter, wenn alle da sind):
plain-paper-taken = „{ $name }“ hat schon ein Blatt.
plain-paper-row = Zeile { $row }, { $first } bis { $last }:
plain-paper-long = Zeile { $row } hat { $spaces } Felder, und das sind { $typed }.
plain-paper-discovery = Entdeckung, etwa forest a1 a2 b2 b3 c3 (Enter, wenn alle da sind):
plain-paper-claims = deine eigene Auswertung zum Vergleich, etwa { $example } (Enter für keine):

## What stands before a text, and why files cannot be read or written

plain-labelled = { $label }: { $text }
plain-line = Zeile { $line }
plain-why-missing = diese Datei oder diesen Ordner gibt es nicht
plain-why-folder = das ist ein Ordner
plain-why-no-folder = das ist kein Ordner
plain-why-there = gibt es schon
plain-why-forbidden = das darfst du nicht
plain-why-read-only = dort kann nichts gespeichert werden
plain-why-full = der Datenträger ist voll
plain-why-long = der Name ist zu lang
