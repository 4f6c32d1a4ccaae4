# What commands print and ask line by line: `play --plain`, `count`, `score`, `replay`, `show`, `hint` and `verify`.
# Marks, spaces such as c4 and names of files are never translated.

## Before the first roll

plain-menu = { $name } ({ $key }), vanaf { $age } jaar, { $minutes } minuten
plain-which-adventure = Welk avontuur? { $numbers } (Enter voor 1):
plain-no-adventure = “{ $text }” is er niet. Typ { $choices }.
plain-who = Wie speelt er? Namen met komma’s ertussen (Enter om alleen te spelen):
plain-title = { $name }, plattegrond { $layout }
plain-helps-always = ? helpt altijd. Wat geïnkt is, wordt hier bewaard:

## A turn

plain-turn = Beurt { $turn }.
plain-turns = { $count ->
    [one] { $count } beurt
   *[other] { $count } beurten
}
plain-players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
plain-standing = Sterren: { $list }.
plain-pass-to = Geef door aan { $name } en druk dan op Enter.
plain-rolled = Gegooid: { $dice }.
plain-die-purple = paars { $face }
plain-die-green = groen { $face }
plain-die-red = rood { $face }
plain-type-dice = Gooi de drie dobbelstenen en typ wat ze tonen, paars groen rood, zoals 2 D 5.
plain-draw-own = Teken op je blad.
plain-draw-beside = Teken op je blad, naast { $before } als er plaats is.
plain-holds-yours = Iemand heeft dat van jou vast. Je ziet wat erop komt als iedereen klaar is.
plain-rules = (De regels: { $clauses })
plain-inked = Geïnkt: { $marks }.
plain-bot-inked = { $name } speelde { $marks }: { $stars }.
plain-pencil = In potlood: { $marks }
plain-more = { $stars }, hiermee { $count } meer
plain-fewer = { $stars }, hiermee { $count } minder
plain-same = { $stars }, met of zonder dit
plain-took-back = Ongedaan gemaakt: { $mark }.
plain-nothing-in-pencil = Er staat niets in potlood. Inkt blijft (G8).
plain-ink-or-undo = Enter zet het in inkt, “{ plain-word-undo }” haalt het weg.
plain-pick = Kies uit de lijst met het cijfer ervoor.
plain-choose = Kies er een: typ het cijfer ervoor.
plain-type-a-mark = Typ wat je schrijft, zoals { $mark }.
plain-nothing-to-write = Er kan niets geschreven worden.
plain-hint-by = { $bot } zou spelen:
plain-sheet-after = Blad van { $name } na beurt { $turn }: { $stars }.

# What may be done, a label and what goes behind it
plain-label-draw = tekenen
plain-label-numbers = getallen
plain-label-where = waar
plain-label-cross = doorstrepen
plain-label-pass = overslaan
plain-label-reveal = ontdekken
plain-label-treasure = schat
plain-draw-where = { $what }, in { $where }
plain-spends-nine = { $marks } (kost een 9)
plain-also = { $number } (ook { $sums })
plain-penny = naar keuze van 1 tot 15, met Penny
plain-penny-or = naar keuze van 1 tot 15, met Penny;  zonder:  { $numbers }
plain-any-of = een van de { $count } vakken met { $sign } ({ $kinds })

# What is wrong with a line that was typed
plain-help-is-near = ? helpt.
plain-undo-helps = “{ plain-word-undo }” haalt weg wat in potlood staat.
plain-no-mark = “{ $text }” kan niet geschreven worden. Schrijf { $samples }.
plain-nobody = Niemand heet “{ $name }”. Hier spelen { $names }.
plain-write-where = Schrijf waar: c4={ $number } zet een { $number } in c4.
plain-list-is-short = De lijst gaat tot { $last }, dus { $number } is er niet.
plain-can-take = In { $space } mag { $values }. Schrijf { $mark }.
plain-nothing-goes = In { $space } kan nu niets.
plain-may-go = Daar mag { $values }: { $mark }.
plain-nothing-to-say = Over “{ $topic }” valt niets te zeggen. Vraag naar een vak (? c4) of een regel (? T3).

# The words that can be typed; the English ones are always understood too
plain-word-done = klaar
plain-word-ink = inkt
plain-word-undo = ongedaan
plain-word-stars = sterren
plain-word-sheet = blad
plain-word-words = woorden
plain-word-hint = hint
plain-word-help = hulp
plain-word-quit = stoppen
plain-dice-prompt = worp>

# What can be typed, each behind its word
plain-command-mark = schrijf een 7 in c4; meer dan één met spaties ertussen
plain-command-enter = zet in inkt wat in potlood staat ({ plain-word-done } doet hetzelfde)
plain-command-undo = maak het laatste ongedaan, zolang het potlood is
plain-command-stars = de sterren tot nu toe, en waarom
plain-command-sheet = teken het blad opnieuw; { plain-word-sheet } NAAM toont dat van een ander
plain-command-words = het blad in woorden
plain-command-hint = wat een bot zou spelen
plain-command-about = over een vak, over een regel
plain-command-quit = weggaan; het spel wordt bewaard en kan later verder
plain-sample-boat = a1=B tekent een boot in a1
plain-sample-hut = c4=H tekent een hut in c4 (S een beeld, M een mijn)

## Sheets and results

plain-legend-legal = kan nu
plain-legend-pencil = in potlood
plain-legend-highlight = telt
plain-legend-clouds = wolken
plain-sheet = { $name }, plattegrond { $layout }, { $rows ->
    [one] { $rows } rij
   *[other] { $rows } rijen
} en { $columns ->
    [one] { $columns } kolom
   *[other] { $columns } kolommen
}, { $spaces ->
    [one] { $spaces } vak
   *[other] { $spaces } vakken
}: { $kinds }. { $filled } gevuld, { $empty } leeg.
plain-not-on-sheet = niet op dit blad
plain-row = Rij { $row }:
plain-span = { $first } tot { $last }
plain-treasures = Schatten: { $list }.
plain-in-all = { $stars } in totaal.
plain-not-over = Het spel is nog niet uit; zo staat het na beurt { $turn }.
plain-ranks = (De rangen beginnen bij { $steps }; { $clause }.)
plain-ended = (Einde van het spel: { $clause }.)
plain-what-counts = Wat telt: { $list }
plain-no-places = Deze bladen horen niet bij één avontuur en plattegrond, dus er zijn geen plaatsen.
plain-hint = Beurt { $turn }, { $name }, worp { $dice }. { $bot } zegt:
plain-check-good = goed
plain-check-wrong = FOUT

## Typing what stands on paper

plain-paper-how = Typ elke rij van links naar rechts met spaties ertussen: getallen, . voor niets, ! voor een gevaar, !x als het doorgestreept is. Wat je aan het eind weglaat is leeg, Enter is een lege rij, < gaat een rij terug, “{ plain-word-quit }” stopt.
plain-paper-symbols = Ook: { $symbols }.
plain-paper-symbol = { $sign } voor { $name }
plain-paper-treasure = *7 erachter voor een schat van 7
plain-paper-first = Wiens blad? (Enter als er geen naam op staat):
plain-paper-next = Wiens blad? (Enter als alles er is):
plain-paper-taken = “{ $name }” heeft al een blad.
plain-paper-row = rij { $row }, { $first } tot { $last }:
plain-paper-long = Rij { $row } heeft { $spaces } vakken, en dit zijn er { $typed }.
plain-paper-discovery = ontdekking, zoals forest a1 a2 b2 b3 c3 (Enter als alles er is):
plain-paper-claims = je eigen telling om te vergelijken, zoals { $example } (Enter voor geen):

## What stands before a text, and why files cannot be read or written

plain-labelled = { $label }: { $text }
plain-line = regel { $line }
plain-why-missing = dit bestand of deze map bestaat niet
plain-why-folder = het is een map
plain-why-no-folder = dat is geen map
plain-why-there = het bestaat al
plain-why-forbidden = dat mag je niet
plain-why-read-only = daar kan niets worden opgeslagen
plain-why-full = de schijf is vol
plain-why-long = de naam is te lang
