# Challenges on the page: the same dice for everybody, played alone at any time, and compared.

# the title of the window; $adventure is the short name of an adventure
same-of = Same dice: { $adventure }
same-code = Challenge { $code }
same-looking = Looking for the dice…
same-untitled = Who makes more of these dice?
same-says = The same dice for everybody, whenever it suits you. Your first try counts; then you see how the others wrote.
# $name is the name of a layout
same-own-layout = own layout: { $name }
same-played = { $count ->
    [0] Nobody has finished it yet. Be the first!
    [one] { $count } player has finished it.
   *[other] { $count } players have finished it.
}
same-played-nobody = Nobody has finished it.
# $when is a date with a time
same-open-until = Open until { $when }
same-closed-since = Closed since { $when }
same-too-late = Your try was not finished when the challenge closed, so it has no place.
same-known = Whoever played the game these dice come from knows them.
same-without-hints = No hints
same-play = Play
same-begun = You have begun. Your sheet waits for you.
same-go-on = Go on
same-share = Send it to a friend
# $adventure is the name of an adventure
same-share-text = { $adventure }, with the same dice for you and me. Who makes more of them?
same-qr = QR code to challenge { $code }

# The results.
same-yours = Your run
same-first = You are the first. Send it to a friend and see who makes more of these dice.
same-best = Nobody has made more of these dice: place 1 of { $total }.
same-place = Place { $place } of { $total }: { $percent } of 100 matchpoints, by how many runs you beat.
same-low = Place { $place } of { $total }. Look below what others made of the same dice.
same-field = All runs
same-field-says = { $total } runs, from { $low } to { $high } stars.
same-field-says-mine = { $total } runs, from { $low } to { $high } stars. Yours: { $mine }.
same-legend-you = you
same-legend-bots = bots
same-legend-others = others
same-bots-come = The bots are still playing these dice. They will be here soon.
same-places = Places
# $says is a row of the list, such as "Place 2: Ana, 27 stars"
same-row-compare = { $says }. Compare the sheets
same-page = { $from }–{ $to } of { $total }
same-page-back = The places before
same-page-on = The next places
same-my-place = To my place
same-again = Play again (practice)
same-go-on-practice = Go on with your practice
same-practice-runs = Your practice:
same-my-practice = Your practice

# Two runs beside each other.
same-compare = Side by side
same-parted = { $count ->
    [0] You both wrote the same in every turn.
    [one] In { $count } turn of { $turns } you wrote differently.
   *[other] In { $count } turns of { $turns } you wrote differently.
}
same-next = Next difference
same-here-parted = Here you wrote differently.
same-here-alike = Here you wrote the same.
same-one-is-done = One of the sheets is done already.

# At the table of a run, and at its end.
same-practice = Practice
same-run-counts = This try counts. Nobody sees your sheet before they have finished theirs.
same-run-practice = Practice: this try does not count.
same-practice-says = Practice does not count: your first try does.
same-about = About this challenge
same-dice-hold = Everybody who plays this challenge gets these dice. They were fixed and sealed when it was made, and the server hands out a roll when the one before is inked.
same-see-results = See the results
same-from-table = Challenge a friend with these dice

# Making a challenge.
same-new = Make a challenge
same-new-says = Everybody gets the same dice and plays alone, whenever it suits them. You send a link, and in the end you see who wrote what.
same-name = What is it called?
same-name-hint = A title, if you like.
same-more-hint = Closing time, hints, clock
same-closing = When does it close?
same-closing-hint = Then nobody can play it any more, and everybody may check the dice.
same-closing-never = never
same-closing-days = { $count ->
    [one] after { $count } day
   *[other] after { $count } days
}
same-hints = Hints
same-hints-yes = allowed
same-hints-no = none
same-make = Make the challenge

# A challenge in a file, which is played on this device.
same-file-open = Somebody sent you a challenge?
same-file-open-says = A file that ends with { $suffix } is played on this device, also without a connection.
same-file-choose = Open the file
same-file-no-kit = This device cannot play by itself: it has not kept the game, and there is no server to fetch it from.
same-file-new-says = Everybody gets the same dice and plays alone, whenever it suits them. You save a file and send it to whom you like.
same-file-says = Send the file: whoever opens it gets the same dice. For fun, not for ranks: whoever reads it knows the rolls.
same-file-save = Save as a file
same-file-yours = That was your first try. Save the record and send it: it shows what you made of these dice, and they can be checked.
same-file-counts = Your first try. It stays on this device.
same-file-dice = These dice come from a file and are sealed there. Everybody who has it gets the same; whoever reads it knows the rolls.

ghost-whose = Whose stars run beside yours?
ghost-nobodys = nobody’s
ghost-has = { $name }: { $stars }.
