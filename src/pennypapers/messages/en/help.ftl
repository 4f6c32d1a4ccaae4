# What `pennypapers --help` and `pennypapers COMMAND --help` say. Options, file names and what is typed are never translated.

## The parts of a help page

help-usage = usage:
help-arguments = what it takes
help-options = options
help-commands = commands
help-examples = examples:
help-help = show this help
help-version = show the version
help-program = Penny Papers Adventures: play games, count sheets and check records. Unofficial.
help-start = Start with “{ $play }”. “{ $help }” shows each command with examples.

## What several commands take

help-adventure = which adventure
help-ascii = draw with ASCII characters only
help-house = house rules, like no_door=pass
help-json = print one line of JSON for each
help-language = the language; without it, that of your system
help-layout = front or back, or a *.layout file
help-plot = draw the stars as a picture, *.svg or *.png
help-seed-games = a number: the same one gives the same games
help-workers = how many processes share the games
help-executor = where games are played: local (this machine), dask:ADDRESS, ray, ray:ADDRESS or MODULE:NAME; the results are the same
help-file-game = a game as text; - for standard input
help-file-sheet = a sheet as text; - for standard input

## Each command: its line in the list, what it is about, its options and its examples

help-play = play in the terminal
help-play-about = Play an adventure in the terminal, alone or with others at one keyboard. Every turn is saved as soon as it is inked.
help-play-adventure = without one, a menu is shown
help-play-seed = a number: the same one gives the same dice
help-play-players = names with commas between; alone without it
help-play-bots = bots to play against, with commas between
help-play-dice = rolled by the program, or typed by you
help-play-out = where to keep the record
help-play-challenge = play this challenge
help-play-resume = go on with a saved game
help-play-plain = prompts, line by line, instead of the full screen
help-play-words = prompts, and sheets said in words instead of drawn
help-play-example-menu = choose from a menu
help-play-example-alone = alone
help-play-example-round = one keyboard, passed round
help-play-example-bots = against bots
help-play-example-seed = the same dice every time
help-play-example-dice = type what real dice show
help-play-example-challenge = the same dice as everybody else who has this file
help-play-example-resume = go on with a game

help-serve = host tables for people at different screens
help-serve-about = Run the server. With no options: this computer only, tables kept in your data folder.
help-serve-host = the address to listen on (127.0.0.1 without it)
help-serve-port = the port to listen on (8420 without it, or the next that is free)
help-serve-open = open the page in the browser
help-serve-no-qr = print no QR code
help-serve-database = sqlite:///PATH or postgresql://…; a file in your data folder without it; several times to spread the tables over several
help-serve-workers = how many processes; more than one needs PostgreSQL
help-serve-proxy = believe the forwarded headers of a proxy at this address
help-serve-root-path = the path below which a proxy shows the server, such as /games/penny
help-serve-limit = change a limit of the protocol page; may be given again and again, or in $PENNYPAPERS_LIMITS
help-serve-idle-days = drop tables that nobody has written to for so long (14 without it)
help-serve-day-zone = the time zone in which the day of the daily begins, as Europe/Berlin or +02:00 (the system’s without it)
help-serve-no-daily = make no daily dice
help-serve-no-coach = look at no finished games with the coach
help-serve-trace = send traces of OpenTelemetry to a collector at this address, such as http://127.0.0.1:4318
help-serve-example-here = on this computer only, in the browser
help-serve-example-home = for everybody on the home network
help-serve-example-file = keep the tables in a file of your choice
help-serve-example-several = spread the tables over two databases, of which the first has everything else
help-serve-example-below = below a path of a site, behind its proxy
help-doctor = check whether a server can run here and be reached
help-doctor-about = Look at the store, the disk, rights, open files, addresses and versions; with --url also at the server behind that address. Nothing is changed.
help-doctor-status = The exit status is 0 if nothing is bad, 1 if something is, 2 for wrong usage.
help-doctor-url = the public address of a running server, such as https://play.example.org
help-doctor-certificate = a certificate of your own that the public address shows
help-doctor-example-home = for everybody on the home network
help-doctor-example-public = through a proxy, as a phone would

help-score = count the stars of a sheet
help-score-about = Count the stars of a sheet and show the spaces behind each of them.
help-score-example-one = the sheet, its parts and why they count
help-score-example-json = one line of JSON for each
help-score-example-input = from standard input

help-count = count what stands on paper, and say what was overlooked
help-count-about = Count paper sheets: the stars with every space behind them, what was overlooked, and all that is not allowed. Without files, type the sheets row by row.
help-count-files = an adventure ({ $adventures }), or sheets
help-count-out = keep what was typed as NAME.sheet in this folder
help-count-example-typed = choose an adventure and type what stands on paper
help-count-example-back = the same, for the back of the Temple
help-count-example-table = a table’s sheets: stars, places, all that was overlooked
help-count-example-json = one line of JSON for each sheet
help-count-claims = What players have counted themselves may stand in a sheet’s text, to be compared:
help-count-example-sums = the stars of some parts, or of all
help-count-example-ticks = everything they have ticked off

help-replay = check a recorded game and count it
help-replay-about = Play a recorded game again, turn by turn. The first turn that breaks a rule is named with its line, its player and the clause.
help-replay-example-one = every sheet, the stars, who won and why
help-replay-example-json = one line of JSON for each
help-replay-example-input = from standard input

help-compare = put games with the same dice side by side
help-compare-about = Compare games that were played with the same dice: the stars after every turn, where the players parted, and their sheets. Every player of every game is compared with all others.
help-compare-example-two = stars by turn, where they parted, the sheets
help-compare-example-json = one line of JSON
help-compare-example-svg = a picture: the sheets and the stars by turn

## challenge

help-challenge = the same dice for everybody, in a file to send
help-challenge-about = Make a challenge, send it to whom you like, and see who did best: everybody plays the same dice, each alone and at any time.
help-challenge-example-new = a file with new dice
help-challenge-example-again = the dice of a finished game once more
help-challenge-example-play = play it; unfinished runs go on
help-challenge-example-results = places, with a bot for comparison
help-challenge-example-server = at a server, for whoever has the link
help-challenge-example-link = play it there
help-challenge-new = make a challenge
help-challenge-new-about = Make a challenge: a file with an adventure, a layout, house rules and sealed dice.
help-challenge-play = play a challenge
help-challenge-play-about = Play a challenge alone. Your first run counts; a run that you left goes on; later ones are practice.
help-challenge-results = who did best
help-challenge-results-about = Check the runs of a challenge, and place them. Ties count half in the share that is outdone, and two runs in the middle are added, so that few runs say little.
help-challenge-title = what the challenge is called
help-challenge-dice-of = take adventure, layout, house rules and dice from this game
help-challenge-out = where to write the challenge
help-challenge-runs = runs of it; without any, those that you have played
help-challenge-bots = bots that play it too, separated by commas
help-challenge-name = your name in the results
help-challenge-which = the file of a challenge, its link, or with --server its code
help-challenge-closes = hours until it closes, at a server
help-challenge-clock = seconds a turn, at a server
help-challenge-no-hints = without hints, at a server
help-server = the address of a server, such as https://example.org

## daily

help-daily = the dice of the day
help-daily-about = Play the dice of the day: at a server, the same for everybody there; without one, those of a sealed file of your own.
help-daily-adventure = the adventure to play; without it, how far you are today
help-daily-example-list = today’s dice, and what you have played
help-daily-example-play = play today’s Temple on this computer
help-daily-example-server = the same dice as everybody at that server

help-hint = ask a bot for the best turns
help-hint-about = Ask a bot what it would play next in a recorded game: its three best turns. A bot that looks ahead to the end also says how many stars it expects there.
help-hint-roll = purple green red, like 2 D 5; a saved game has its own
help-hint-player = whose turn; the first who has not inked without it
help-hint-bot = whom to ask; the strongest without it
help-hint-example-saved = for the roll that lies on the table
help-hint-example-roll = for a roll of your own
help-hint-example-player = for somebody else, from another bot

help-verify = check the rules and the dice of a recorded game
help-verify-about = Replay a recorded game, and check its seal, every roll, every exchange and its signature.
help-verify-quiet = print only what is wrong
help-verify-seal = the seal that you noted, or its beginning
help-verify-example-all = every roll and every exchange, in plain words
help-verify-example-quiet = only what is wrong, and the verdict if it is not good
help-verify-example-seal = it must be the game whose seal you noted
help-verify-status = The last line is the verdict. Exit status: 0 all is good; 1 something is wrong, or the record was edited; 3 nothing is wrong, but the game is unfinished, or its dice were not sealed, were typed by hand, or are the server’s alone.

help-show = draw a layout, a sheet or a game’s sheets
help-show-about = Draw a layout, a sheet or the sheets of a recorded game: in the terminal, as words, as SVG.
help-show-file = a layout, sheet or game; - for standard input; or { $layouts }
help-show-explain = highlight the scoring spaces and say why they count
help-show-words = say it in words instead of drawing it
help-show-svg = write a picture; - for standard output
help-show-dark = the picture by lantern light (with --svg)
help-show-example-terminal = in the terminal
help-show-example-explain = with the scoring spaces highlighted
help-show-example-words = as text that a screen reader can follow
help-show-example-svg = as a picture
help-show-example-layout = a built-in layout: adventure and side

help-print = make sheets, rules or dice to print
help-print-about = Make a PDF to print: an adventure’s sheets, its rules, paper dice, or a blank layout. Print it at actual size; both sides are turned over on the long edge.
help-print-adventure = whose rules, dice or blank layout
help-print-layout = front (without it), back or a layout’s file; a second time for the back of --duplex
help-print-copies = how many sheets, up to { $most }; one full page without it
help-print-paper = the paper ({ $paper } without it)
help-print-per-page = sheets on a page, with cut marks (1 without it)
help-print-duplex = front on odd pages, back on even pages, aligned
help-print-out = the PDF; - for standard output; named by what it is without it
help-print-example-one = one sheet, front side
help-print-example-pad = a pad: front and back, two on a page
help-print-example-layout = a layout of your own
help-print-example-rules = the rules on one page
help-print-example-dice = paper dice for all adventures
help-print-example-blank = a grid to draw your own layout on

help-rules = print the rules, or a clause of them
help-rules-about = Print the rules, one adventure’s, or single clauses. Refusals name the clause they come from.
help-rules-clauses = like T3 or G9; or { $adventures }
help-rules-example-all = all of them
help-rules-example-one = the Temple’s, with what all adventures share left out
help-rules-example-clauses = these clauses

help-simulate = play many games of a bot and sum them up
help-simulate-about = Play many games of a bot, alone or against itself, and show stars, ranks, turns and how the stars were made. Ctrl-C keeps what is done.
help-simulate-bot = who plays; pathfinder without it
help-simulate-games = how many games; 10000 without it
help-simulate-players = seats at a table; alone without it
help-simulate-example-many = a hundred thousand solo games
help-simulate-example-plot = how the stars are spread, as a picture
help-simulate-example-table = tables of four, two processes
help-simulate-example-json = one line of JSON; the same seed, the same games
help-simulate-example-executor = on Dask, at several computers

help-calibrate = measure every bot on every layout
help-calibrate-about = Play solo games of all four bots on every layout and show their stars and ranks side by side. Ctrl-C keeps what is done.
help-calibrate-adventures = which ones; all without any
help-calibrate-layout = front or back, or a *.layout file; repeatable
help-calibrate-games = of a bot; { $games } without it
help-calibrate-explorer-games = of Explorer, which takes seconds for one; { $games } without it
help-calibrate-example-all = all bots on the six built-in layouts
help-calibrate-example-plot = front and back of the Temple, with a picture
help-calibrate-example-layout = a layout of one’s own; one line of JSON

help-league = let bots compete on the same dice
help-league-about = Let bots, programs and policies play the same dice, and see how far they are from each other.
help-league-run = play a league, or go on with one
help-league-run-about = Play all games that have not been played yet, and write a report as HTML and JSON. The same seed gives the same games; Ctrl-C keeps what is done, and the same command goes on.
help-league-bots = who plays; commas between several, or repeat it
help-league-games = how many games with dice of their own; { $games } without it
help-league-tables = everybody alone, or every two at a table
help-league-out = folder of games and report; { $folder } without it
help-league-example-ours = three of ours, alone in the Temple
help-league-example-program = a program over the websocket
help-league-example-policy = a class of your own, two at a table

help-dataset = write games of bots for learning and statistics
help-dataset-about = Write games of bots as Parquet files with a data card: every position with its roll, the turn that was played, the stars that are expected, and the stars in the end.
help-dataset-write = play games and write them to a new folder
help-dataset-write-about = Play games of a bot and write them as Parquet, with a data card. The same seed writes the same files; Ctrl-C keeps what is done.
help-dataset-check = replay a dataset and compare it
help-dataset-check-about = Replay every game of a dataset by the rules and compare each row with it. What is expected is an estimate and is not compared.
help-dataset-out = the folder to be made
help-dataset-folder = the folder of a dataset
help-dataset-games = how many games; { $games } without it
help-dataset-playouts = how often each position is played on to estimate its stars; { $playouts } without it
help-dataset-no-expected = leave out what is expected; much quicker
help-dataset-example-write = a thousand games alone in the Temple
help-dataset-example-table = tables of two on the Island, two processes
help-dataset-example-check = whether it is what its records say

help-layouts = make a fresh layout, or list the built-in ones
help-layouts-about = Make a fresh layout that looks like a place and is fit to play on, or list the built-in ones.
help-layouts-new = make a fresh layout
help-layouts-new-about = Make a fresh layout: the same seed and difficulty, the same layout. Where numba is installed, bots try it out first.
help-layouts-list = list the built-in layouts
help-layouts-seed = the same number gives the same layout
help-layouts-difficulty = how hard it is; normal without it
help-layouts-out = write it there; on standard output without it
help-layouts-no-trial = do not let bots try it out first
help-layouts-example-new = a fresh temple, as text
help-layouts-example-play = play on it; show, print and simulate take it too
help-layouts-example-list = the built-in ones; layouts list is the same

help-completion = print the completion script of a shell
help-completion-about = Print a script that lets the shell complete commands and options.
help-completion-shell = your shell
help-completion-example-bash = in ~/.bashrc
help-completion-example-zsh = in ~/.zshrc, after compinit

help-site = write the game as files for any web space
help-site-about = Write a folder that is the game: put on any web space, it plays by itself, without a server. Tables across phones need a server (pennypapers serve).
help-site-out = the folder; one that this command wrote before is brought up to date
help-site-base = the path of the site at its host (/ without it)
help-site-dailies = sealed challenge files for so many days from today, to be played for fun; days that the folder has already keep their dice
help-site-no-prints = without PDFs to print, which take half a minute
help-site-example-top = for the top of a host
help-site-example-base = for https://example.org/penny/
help-site-example-dailies = with the dailies of sixty days
help-site-example-quick = quickly, to try it out
