# What a refusal says, by its code: what to do, then why. The first part of a rule's code is its clause.
# The facts are those that src/pennypapers gives to RuleBroken; a message may leave out what the player sees anyway.

## Words that come into refusals as facts (js/refusal.js says which). Each stands in the middle of a sentence.

fact-danger-mummy = a mummy
fact-danger-danger = a danger
fact-danger-snake = a snake
fact-building-hut = the hut
fact-building-statue = the statue
fact-building-mine = the mine
fact-space-plain = a plain space
fact-space-door = a door
fact-space-land = land
fact-space-sea = sea
fact-space-mountain = a mountain
fact-space-open = an open space
fact-space-lake = a lake
fact-mark-danger = a danger
fact-mark-boat = a boat
fact-mark-hut = a hut
fact-mark-statue = a statue
fact-mark-mine = a mine
fact-die-purple = purple
fact-die-green = green
fact-die-red = red
fact-treasure = { $value } in { $space }

## All three adventures

refused-G1-count = A table has 1 to 100 players, not { $count }.
refused-G1-names = Every player at a table has a name of their own.
refused-G2-three = A roll is three dice, purple, green and red, like “2 D 5”. “{ $text }” is not.
refused-G2-face = The { $die } die shows 1 to 5 or { $special }, not “{ $token }”.
refused-G3-missing = Everybody plays each roll, but { $player } has no turn here.
refused-G3-no-roll = Wait for the dice. They have not been rolled yet.
refused-G3-waiting = The next roll comes when everybody is done. Still thinking: { $names }.
refused-G4 = These dice make { $numbers }, not { $number }. A number is one die, or two or three added up.
refused-G6-none = No danger was rolled, so nothing is drawn in { $space }.
refused-G6-only = This turn you draw { $danger }, and nothing else.
refused-G6-one = You have drawn { $danger } already. One is enough.
refused-G6-draw = Draw { $danger } first. Everybody does.
refused-G6-swap = A danger was rolled, so { $player } draws on somebody’s sheet. Write whose, like “{ $player }>name: d2=!”.
refused-G6-solo = A danger was rolled, so { $player } draws it on their own sheet. Write “{ $player }>{ $player }: d2=!”.
refused-G6-own = The sheets were exchanged, so { $player } holds somebody else’s.
refused-G6-twice = { $owner }’s sheet is in { $holder }’s hands already.
refused-G6-no-swap = No danger was rolled, so everybody keeps their own sheet.
refused-G6-exchange = When sheets change hands everybody holds exactly one, and nobody their own.
refused-G8-committed = { $player } has inked this turn already, and ink stays.
refused-G9-none = There is nothing left to cross out.
refused-G9-nothing = There is nothing to cross out in { $space }.
refused-G9-no-nine = Write a 9 beside { $space } first. Without one it cannot be crossed out.
refused-G9-again = { $space } is crossed out already.
refused-G9-danger-turn = This turn you draw { $danger }. You can cross out { $space } next turn.
refused-G11-solo = A game of one player is a solo game. Write “mode: solo”.
refused-G11-table = A solo game has exactly one player, not { $count }.

## The Temple of Apikhabou

refused-O1-pass = A Lockpick was rolled and no door is left, so at this table you pass.
refused-T1-off = { $space } is not on this sheet.
refused-T1-kind = { $space } is { $kind }, so { $mark } cannot go there.
refused-T2-none = Write one number from the dice first: { $choices }.
refused-T2-one = One number a turn, and yours is there already, so { $mark } has to wait.
refused-T2-symbol = In the Temple you write numbers, nothing else.
refused-T2-taken = { $space } is filled already.
refused-T2-door = Without a Lockpick this number goes in a plain space. { $space } is a door.
refused-T2-treasure = There are no treasures in the Temple.
refused-T2-discovery = There are no discoveries in the Temple.
refused-T2-pass = Write a number. You may pass only when a Lockpick finds no door left, and then before anything else.
refused-T2-pass-first = A Lockpick was rolled and no door is left, so pass first. Then you can cross out { $space }.
refused-T3 = A Lockpick was rolled, so the number goes in a door space. { $space } is plain.
refused-T6-door = A mummy goes in a plain space. { $space } is a door.
refused-T6-taken = A mummy goes in an empty space. { $space } is filled.
refused-T14 = Alone, draw the mummy beside { $before }, which you filled last turn. { $space } is too far away.

## Skull Island

refused-I1-off = { $space } is not on this sheet.
refused-I1-kind = Numbers and dangers go on land, boats on the sea. { $space } is { $kind }, so { $mark } cannot go there.
refused-I1-taken = { $space } is filled already.
refused-I2-none = Write one number from the dice first: { $choices }.
refused-I2-one = One number or one boat a turn, and yours is there already, so { $mark } has to wait.
refused-I2-symbol = On the Island you write numbers and draw boats, nothing else.
refused-I2-beside = A number goes beside a number or a boat. { $space } touches neither.
refused-I2-discovery = The Island has treasures, not discoveries.
refused-I2-pass = Nobody passes on the Island. Write a number.
refused-I3 = First you land: this number goes on the coast. { $space } lies inland.
refused-I5-none = A boat needs Navigation on the green die.
refused-I5-full = There is no sea left beside the island for a boat.
refused-I5-coast = A boat sails right beside the island. { $space } is too far out.
refused-I8 = A sheet has five danger boxes. { $space } would be a sixth danger.
refused-I8-ignored = All five danger boxes are ticked, so this danger is ignored. Everybody keeps their own sheet.
refused-I9-sea = Treasure lies on the island. { $space } is sea.
refused-I9-four = A treasure of { $value } in { $space } needs a { $value } or a boat left and right of it, above and below. In a row or column only one may be a boat.
refused-I10-space = { $space } holds a treasure already: { $value }.
refused-I10-value = You have a treasure of { $value } already, so { $space } does not give a second.
refused-I10-five = A sheet holds five treasures. { $space } comes too late.
refused-I11-choose = You cannot have all these treasures. Choose { $choices }.
refused-I11-old = This turn’s mark does not reveal the treasure of { $value } in { $space }.
refused-I19 = Alone, draw the danger beside { $before }, which you filled last turn. { $space } is too far away.

## The Valley of Wiraqocha

refused-V1-off = { $space } is not on this sheet.
refused-V1-kind = { $space } is { $kind }, so { $mark } cannot go there.
refused-V1-lake = { $space } is a lake. Lakes stay empty.
refused-V2-none = Use at least one die first. The dice make { $choices }.
refused-V2-dice = Each die counts once. What is left of them makes { $numbers }, not { $number }.
refused-V2-no-number = Each die counts once. What is left of them makes no number, so { $number } has to wait.
refused-V2-symbol = In the Valley you write numbers and draw huts, statues and mines, nothing else.
refused-V2-treasure = The Valley has discoveries, not treasures.
refused-V2-pass = Nobody passes in the Valley. Use at least one die.
refused-V3-taken = { $space } is filled already.
refused-V3-beside = This goes beside a number. { $space } touches none.
refused-V4-edge = First you arrive: this number goes at the edge of the valley. { $space } does not touch the clouds.
refused-V4-building = A number comes first; { $building } has to wait.
refused-V6-none = A building needs Dakota on the green die, so { $building } has to wait.
refused-V6-die = Dakota is used up this turn, so { $building } has to wait.
refused-V6-full = There is no empty space left for { $building }.
refused-V6-once = Each building comes once a game, and { $building } stands already.
refused-V8-nothing = There is no snake in { $space }.
refused-V8-none = There is no snake left to escape from.
refused-V8-again = You have escaped the snake in { $space } already.
refused-V8-nine = Escaping the snake in { $space } takes exactly 9, and what is left of the dice does not make it.
refused-V9-first = Use the dice first. The discovery comes after.
refused-V9-none = There is no forest, city, mountain or pyramid to find on this sheet yet.
refused-V9-one = One discovery a turn. The next one has to wait.
refused-V9-last = A discovery is the last thing in a turn.
refused-V9-forest-size = A forest is exactly five spaces, not { $spaces }.
refused-V9-city-size = A city is exactly four spaces, not { $spaces }.
refused-V9-mountain-size = A mountain is exactly three spaces, not { $spaces }.
refused-V9-pyramid-size = A pyramid is exactly four spaces, not { $spaces }.
refused-V9-number = A discovery is made of numbers. { $space } holds none.
refused-V9-taken = { $space } belongs to another discovery already.
refused-V9-forest-numbers = The numbers of a forest are all different. These are { $numbers }.
refused-V9-city-numbers = The numbers of a city are all the same. These are { $numbers }.
refused-V9-mountain-numbers = The numbers of a mountain are 6 or more. These are { $numbers }.
refused-V9-pyramid-numbers = The numbers of a pyramid are 10 or more. These are { $numbers }.
refused-V9-pyramid-shape = A pyramid is three spaces in a line and one beside the middle, not { $spaces }.
refused-V9-connected = The spaces of a discovery touch each other. Not all of { $spaces } do.
refused-V9-second-city = There is a city of { $number }s already.
refused-V10-discovery = A snake was rolled, so there is no discovery this turn.
refused-V10-taken = A snake goes in an empty space. { $space } is filled.
refused-V15 = Alone, draw the snake beside { $before }, which you filled last turn. { $space } is too far away.

## The end of a game

refused-T8 = The game is over: a sheet has no empty plain space left.
refused-I16 = The game is over: somebody has a fifth treasure, or a sheet has no empty land left.
refused-V13 = The game is over: a sheet has no empty space left.
refused-V16 = The game is over: alone you play 25 turns.

## What a table or the server refuses.

refused-analysis-large = This layout is too large for the coach.
refused-analysis-missing = There is no coach on this server.
refused-analysis-unfinished = The coach looks only at games that are over.
refused-analysis-unknown = The coach does not know this game, or has stopped looking at it.
refused-anchor = An anchor is 64 small hexadecimal digits.

## More of it

refused-adventure = There is no adventure { $adventure }; choose { $adventures }.
refused-bot = There is no bot called “{ $bot }”. There are { $bots }.
refused-challenge-by-hand = The dice of a challenge are drawn, not typed by hand.
refused-challenge-closed = This challenge is closed.
refused-challenge-maker = Only the person who made this challenge sees its tickets, in the browser they made it in.
refused-challenge-open = The dice of a challenge are revealed when it is closed.
refused-challenge-played = You have played this challenge. Another try is practice.
refused-challenge-run = This cannot be done in a challenge: it is the same for everybody.
refused-challenge-ticket = There is no such ticket for this challenge. Look at its letters again.
refused-challenge-ticket-alike = “{ $name }” looks just like “{ $other }”. Add something to tell them apart.
refused-challenge-ticket-needed = This challenge is played with tickets. Open the link on yours.
refused-challenge-ticket-used = The ticket for “{ $name }” was used on another device. A ticket opens once.
refused-challenge-tickets = A challenge has 1 to { $most } tickets, not { $count }.
refused-challenge-title = A challenge’s title is one line of { $count } characters at most, without #.
refused-challenge-unfinished = Finish your own try first.
refused-code = There is no table with this code, or not any more.
refused-code-challenge = There is no challenge with this code.
refused-code-evening = There is no evening with this code.
refused-evening-unfinished = Finish one of the challenges of this evening first; then you see what everybody made of it.
refused-code-expired = This table has expired.
refused-dice = The program rolls the dice at this table.
refused-ended = With this the game would have ended, but it went on. Leave yourself some room.
refused-full = All seats here are taken.
refused-full-connections = There is no room for another connection at this table.
refused-game-unknown = There is no such game in your list.
refused-hello = This page and the server lost track of each other: the first message was not a hello. Reload the page.
refused-hello-twice = This page and the server lost track of each other: a hello comes once. Reload the page.
refused-hints = The host has not allowed hints at this table.
refused-host = Only the host may do that.
refused-inked = Somebody has inked this roll, so it stays.
refused-late-caught-up = You have caught up. You join as soon as this turn has closed.
refused-late-full = A danger you missed ended the game on your sheet in turn { $turn }, but it went on. You can watch.
refused-late-over = The game ended before you had caught up. You can watch how it went.
refused-layout-adventure = This is a layout of another adventure.
refused-layout-name = A layout’s name has letters, digits and - only, not { $name }.
refused-layout-needs = A layout of this adventure needs { $kind } ({ $token }).
refused-layout-not-sent = { $layout } is not built in, so send its text beside this, in “layout”.
refused-layout-side = There is no built-in layout { $layout }; there are { $sides }.
refused-layout-token = { $token } is not printed in this adventure; there are { $tokens } and -.
refused-layout-size = A layout has { $most } spaces at most here. This one has { $spaces }.
refused-layout-unknown = There is no layout called “{ $layout }”.
refused-link = This is not the next link of the chain that was fixed before.
refused-lobby = The game has not begun.
refused-locked = The host has locked this table.
refused-log = This table has seen so many changes that its log is full. Playing again opens a new table.
refused-me = This browser has no list of games yet. Play a game first.
refused-message = This page and the server do not understand each other. Reload the page.
refused-move-code = No list waits for this code. A code works once, for ten minutes: make a new one on the other device.
refused-name-blocked = Whoever runs this server has blocked the name “{ $name }”. Choose another one.
refused-name-blank = A name needs at least one character that can be seen.
refused-name-empty = A player needs a name.
refused-name-long = A name has { $most } characters at most, and { $name } has { $count }.
refused-name-many = A table has { $most } players at most, not { $count }.
refused-name-marks = A letter has at most { $most } accents.
refused-name-reserved = A name holds none of { $reserved }, but { $name } does.
refused-name-taken = Somebody here is called “{ $name }” already. Choose another name.
refused-name-twice = Two players are called { $name }; each needs a name of their own.
refused-name-unseen = A name holds no invisible characters, but this one has { $character }.
refused-name-alike = That looks just like “{ $name }”, who sits here already. Add something to tell you apart.
refused-notation-discovery = { $text }: a discovery is a forest, city, mountain or pyramid, not a { $found }.
refused-notation-mark = { $text } is not a mark; write c4=7, c4=B, c4=!, d2x, e5*7, forest(a1,…) or -.
refused-notation-space = { $text } is not a space; write a column letter and a row number, like c4.
refused-notation-treasure = { $text }: a treasure is worth 1 to 15, not { $value }.
refused-notation-value = { $text }: { $value } is not a number from 1 to 15, nor one of the symbols ! B H S M.
refused-options-twice = The option { $option } is given twice.
refused-options-unknown = { $option } is not an option; there are { $options }.
refused-options-value = { $option } is { $choices }, not { $value }.
refused-paper-done = Nobody on paper is still thinking.
refused-paper-late = Somebody here plays on paper, so nobody can catch up. Watch, or take over a bot’s seat.
refused-paper-record = This table played on paper, so there is no record of it. Its sheets are all there is.
refused-paper-seat = Nobody can go on with a sheet of paper. Enter it at the end, or leave it out.
refused-paused = The game is paused. Your draft is kept.
refused-playing = The game is not over yet.
refused-playing-paper = Paper is counted when the game is over.
refused-playing-seed = The seed is revealed when the game is over.
refused-print-adventure = There is no adventure { $found }; choose { $choices }.
refused-print-copies = 1 to { $most } copies can be printed at once, not { $copies }.
refused-print-language = There is no language { $found } here; choose { $choices }.
refused-print-other-layout = { $layout } is a layout of another adventure.
refused-print-paper = There is no paper { $found }; choose { $choices }.
refused-print-per-page = { $found } sheets do not fit on a page; choose { $choices }.
refused-print-sides = Sides to print: { $most }, but layouts for them: { $layouts }.
refused-print-size = A layout of { $size } is too large for { $paper } with { $count } on a page: its spaces would be { $width } mm wide, and { $least } mm is the least to write in. It fits { $papers }.
refused-print-size-any = A layout of { $size } is too large for { $paper } with { $count } on a page: its spaces would be { $width } mm wide, and { $least } mm is the least to write in. It fits no paper that can be printed here.
refused-print-what = There is nothing like { $found } to print; choose { $choices }.
refused-print-which = Say which adventure: { $choices }.
refused-print-page = There is no page { $page } to look at, of { $pages }.
refused-printer = This server cannot print: { $package } is not installed on it.
refused-request = The server does not understand that. Reload the page.
refused-run-unknown = There is no such try.
refused-seat-moved = That seat is not { $name }’s any more.
refused-seat-no-screen = Only somebody with a screen can host.
refused-seat-nobody = Nobody here is called “{ $name }”.
refused-seat-not-bot = That seat is not a bot’s, so nobody can take it over.
refused-seat-not-held = You do not hold this sheet.
refused-seat-not-paper = That seat does not play on paper.
refused-seat-unknown = There is no such seat here.
refused-seat-watching = You are watching. Take a seat to play.
refused-seats = Somebody must sit down first.
refused-sheets = These sheets are not of one adventure and side.
refused-sheets-table = This sheet is not of this table’s adventure and side.
refused-slowly = That was a lot at once. Wait a moment, then try again.
refused-solo = This is a solo game. Watch it, or play the next one together.
refused-stale = That turn is closed. Look at the new roll.
refused-stale-early = That turn has not begun yet.
refused-stale-late = Turn { $turn } is not yours yet. You are at turn { $now }.
refused-started = The game has begun.
refused-started-late = The game has begun. Catch up with it, take over a bot’s seat, or watch.
refused-blocked = Whoever runs this server has blocked this address.
refused-owner = This page is for whoever runs the server. A link from there opens it.
refused-owner-address = “{ $text }” is no address. One looks like 192.0.2.7 or 2001:db8::7.
refused-owner-link = This link was used, or is older than an hour. Make another one on the server’s machine.
refused-owner-restart = This server cannot start itself again.
refused-owner-self = That is the address you come from yourself.
refused-owner-words = Write what it shall say, in letters that can be seen.
refused-store = The server cannot save just now. Nothing is lost; try again in a moment.
refused-tables = The server has no room for another table. Try again later.
refused-work = This takes more than the server may spend on it. Try something smaller, or try again when less is going on.
refused-failed = Something went wrong on our side. Try again; if it happens again, tell whoever runs this server “{ $request }”.
refused-origin = This page is not from here, so it may not ask that. Open this server’s own page.
refused-text-block-alone = '{ $block }:' stands alone; what belongs to it comes on the lines below.
refused-text-block-twice = The block '{ $block }:' is given twice.
refused-text-colon = { $text } has no colon; write 'name: marks'.
refused-text-discoveries-above = The discoveries stand below the grid.
refused-text-discovery = A discovery is a forest, city, mountain or pyramid, not { $found }.
refused-text-grid-columns = A row has { $most } spaces at most.
refused-text-grid-empty = The grid has no rows.
refused-text-grid-missing = The block 'grid:' is missing.
refused-text-grid-rows = A grid has { $most } rows at most.
refused-text-header = { $text } is not a header; a header reads 'key: value'.
refused-text-header-empty = The header '{ $header }:' says nothing.
refused-text-header-missing = The header '{ $header }:' is missing.
refused-text-header-twice = The header { $header } is given twice (first in line { $first }).
refused-text-header-unknown = There is no header { $header }; here go { $headers } and x-….
refused-text-hexadecimal = '{ $header }:' is not hexadecimal.
refused-text-mark = { $space }: { $found } is not a mark; there are 1 to 15, !, !x, B, H, S, M and what is printed.
refused-text-mode = A game’s mode is { $choices }, not { $mode }.
refused-text-no-discoveries = There are no discoveries in this adventure.
refused-text-nobody = Nobody is called { $name } at this table.
refused-text-no-seed = The record carries no '{ $header }:', so its dice cannot be checked.
refused-text-nothing-printed = { $space }: a dot stands for a printed space, but nothing is printed there.
refused-text-printed = { $space } is printed { $printed } in the layout, not { $found }.
refused-text-row-extra = The layout has { $rows } rows, and this is one too many.
refused-text-rows-fewer = The layout has { $rows } rows, and here are { $found }.
refused-text-turn = Here comes turn '{ $turn }.', not { $found }.
refused-text-claim = { $text } is not a count; write the part and its stars, like total=20. Parts: { $parts }.
refused-text-tick = { $text } cannot be ticked; write a kind, a colon and its space or number. Kinds: { $kinds }.
refused-text-unreadable = { $file } cannot be read: { $why }
refused-text-dice-headers = What '{ $header }:' and its neighbours say about the dice cannot be read.
refused-text-encoding = This is not UTF-8 text (byte { $byte }); save it as UTF-8.
refused-text-exchange = '{ $header }:' does not say whose sheet each player holds.
refused-text-large = This is larger than any game can be ({ $most } MiB).
refused-text-late = '{ $header }:' lists who came late and after how many turns, like “cleo 7, dan 9”.
refused-text-late-names = '{ $header }:' names the last players in their order, after at least two who were there from the start.
refused-text-late-turns = '{ $header }:' counts turns, and the record has only { $turns }.
refused-text-layout-of-other = { $file } is a layout of the { $found }, but this is the { $wanted }.
refused-text-seed-length = The seed in '{ $header }:' has { $bytes } bytes, not { $right }.
refused-text-two-entries = Nobody has two entries in one turn.
refused-token = This seat is not yours any more. Take a seat again.
refused-offline = The server cannot be reached just now. Try again in a moment.
refused-puzzle-over = This puzzle is over.
refused-puzzle-unknown = There is no puzzle { $puzzle }.

## Any of these if it concerns a line of a text.

refused-in-line = Line { $line }: { $why }
refused-in-file = { $file }: line { $line }: { $why }
