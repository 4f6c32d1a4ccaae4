# Seats on paper at a table.

paper-title = On paper
paper-add = Add somebody on paper
paper-says = For somebody without a phone: they write on a printed sheet, and you say here when paper is done.
paper-name = Name
paper-sits = plays on paper
paper-done = All on paper are done
paper-full = Done, and a sheet is full
paper-is-done = Paper is done with this turn.
paper-takes = { $name } takes the paper of { $owner }
paper-alone = Somebody beside { $name } draws on their paper
paper-hand-over = Hand your phone to somebody beside you: they draw on your sheet.
paper-enter = Enter the paper sheets
paper-enter-how = Type what stands on each, so that the places count everybody.
paper-enter-wait = The host enters the paper sheets, and the places may change.
paper-missing = Still to be counted: { $names }
paper-sheet-of = Paper of { $name }
paper-send = Take this sheet
paper-entered = The paper of { $name } is counted.
