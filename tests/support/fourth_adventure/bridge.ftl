# Everything that is said of the Bridge alone

name-bridge = The Bridge of Winds
short-bridge = Bridge of Winds
home-line-bridge = Plank by plank, one more each time.
home-waiting-bridge = Your bridge is waiting

learn-about-bridge = Numbers that rise from plank to plank.
learn-leave-bridge = There it is. Leave it there.
learn-play-bridge = Play a whole bridge
learn-bridge-end = { stars } on a tiny bridge. Now play a whole one.

play-your-bridge = Your bridge
play-help-bridge = Write one number from the dice each turn. A number one higher than its left neighbour is a star.
play-face-bridge-penny = Penny
play-face-bridge-helper = Rope
play-face-bridge-danger = Gust
play-roll-bridge-numbers = Write one number.
play-roll-bridge-numbers-more = Tap a number, then a plank.
play-roll-bridge-penny = Penny! Any number, 1 to 15.
play-roll-bridge-penny-more = A 9 calms gusts.
play-roll-bridge-helper = A Rope, and one number.
play-roll-bridge-helper-more = The Rope makes no number.
play-roll-bridge-pennyhelper = Penny and a Rope!
play-roll-bridge-pennyhelper-more = Any number, 1 to 15.
play-danger-title-bridge = A gust
play-danger-bridge = A gust comes up.
play-danger-draw-bridge = Draw one gust in an empty plank. Then it goes home.
one-phone-danger-bridge = A gust! { $name } holds the sheet of { $owner } and draws one on it. The others look away.
play-drew-bridge = { $name } drew a gust in { $space }.
play-chip-x-bridge = Cross out a gust

screen-roll-bridge-numbers = One number from the dice, or a sum.
screen-roll-bridge-penny = Penny! Any number, 1 to 15.
screen-roll-bridge-helper = A Rope, and one number.
screen-roll-bridge-pennyhelper = Penny and a Rope!
screen-danger-bridge = A gust comes up.
screen-danger-alone-bridge = A gust comes up.

sheet-kind-plank = plank
sheet-gust = gust
count-crossing-bridge = The gust in { $space } has a 9 beside it in { $spaces }, so it counts as crossed out.
count-tick-step = Step to { $space }
count-tick-calmed = Gust in { $space }, calmed
count-tick-gust = Gust in { $space }, loose

score-part-steps = Steps
score-part-gusts = Gusts
score-nothing-steps = No step so far.
score-nothing-gusts = No gust so far.
score-reason-step = Step to { $space }
score-reason-calmed = Gust in { $space }, calmed
score-reason-gust = Gust in { $space }, still blowing
score-sum-step = { $count } steps { $stars }
score-sum-calmed = { $count } calmed { $stars }
score-sum-gust = { $count } loose { $stars }
score-tie-bridge = { $names } each have { $stars }. More steps decide: { $order }.

print-each-steps = 1 each
print-each-gusts = loose −1
print-legend-B3 = Rope: it makes no number
print-legend-B4 = Gust: draw it on somebody else’s sheet
print-blank-bridge = Ink the planks of your bridge, and leave the rest as air.

fact-danger-gust = a gust
fact-space-plank = a plank
refused-B1-off = { $space } is not on this sheet.
refused-B1-kind = { $space } is { $kind }, so { $mark } cannot go there.
refused-B2-none = Write one number from the dice first: { $choices }.
refused-B2-one = One number a turn, and yours is there already, so { $mark } has to wait.
refused-B2-symbol = On the Bridge you write numbers, nothing else.
refused-B2-taken = { $space } is filled already.
refused-B2-treasure = There are no treasures on the Bridge.
refused-B2-discovery = There are no discoveries on the Bridge.
refused-B2-pass = Nobody passes on the Bridge. Write a number.
refused-B4-taken = A gust goes in an empty plank. { $space } is filled.
refused-B7 = The game is over: a sheet has no empty plank left.
refused-B9 = Alone, draw the gust beside { $before }, which you filled last turn. { $space } is too far away.

rules-part-B = The Bridge of Winds
rules-part-B-short = Bridge
clause-B1-title = Spaces
clause-B1 = There are planks.
clause-B2-title = Your turn
clause-B2 = Write one number from the dice in one empty plank.
clause-B3-title = Rope
clause-B3 = It makes no number. The other dice do.
clause-B4-title = Gust
clause-B4 = A gust goes in an empty plank of the sheet in hand.
clause-B5-title = Steps
clause-B5 = A number that is one more than the number to its left gives 1 star.
clause-B6-title = Gusts
clause-B6 = A gust that is not crossed out costs 1 star.
clause-B7-title = The end
clause-B7 = The game ends after the turn in which a sheet has no empty plank.
clause-B8-title = Level on stars
clause-B8 = More steps win.
clause-B9-title = The gust, alone
clause-B9 = Draw it in an empty plank beside the plank you filled on the turn before. If there is none, in any empty plank.
clause-B10-title = Ranks
clause-B10 = From 0 Tourist, from 2 Pathfinder, from 4 Voyager, from 6 Explorer.
