# The owner’s page: for whoever runs the server. It is sent only to who opens that page.

owner-title = Your server
owner-looking = Asking the server…
owner-closed = This page is for whoever runs the server
owner-closed-says = It opens with a link that works once. The server prints one when it starts; on that machine this makes another:
owner-now = Now
owner-games = { $count ->
    [one] game
   *[other] games
}
owner-players = { $count ->
    [one] player
   *[other] players
}
owner-pace = turns a second
owner-no-pace = …
owner-about = Version { $version }, running since { $when }
owner-processes = { $count ->
    [one] One server process
   *[other] { $count } server processes
}
owner-kept = { $count ->
    [one] One table in the store
   *[other] { $count } tables in the store
}
owner-backup = Last backup: { $when }
owner-backup-none = No backup yet. This makes one while the server runs:
owner-message = A message to all tables
owner-message-says = It is shown on every screen at a table, also to those who come later, until you take it back or the time is over.
owner-message-back = Back soon
owner-message-closing = Closing soon
owner-message-words = Your own words
owner-message-languages = Everybody reads it in their own language.
owner-minutes = In how many minutes?
owner-words = What it says
owner-say = Show it at all tables
owner-unsay = Take it back
owner-shown = Shown now
owner-said = All tables see it.
owner-unsaid = Nobody sees it any more.
owner-list = Tables
owner-list-none = Nobody has opened a table yet.
owner-list-order = The last used come first.
owner-lobby = not begun
owner-playing = turn { $turn }
owner-over = over
owner-here = { $count ->
    [one] { $count } connected
   *[other] { $count } connected
}
owner-run = a run of a challenge
owner-nobody = nobody yet
owner-table = Table { $code }
owner-table-seats = Who is there
owner-away = not connected
owner-a-bot = a bot
owner-watching = Watching
owner-close = Close this table
owner-close-sure = Close table { $code } for good?
owner-close-says = Everybody there is sent home, and a game that is going on is lost. Finished games stay in the lists of those who played them.
owner-close-do = Close it
owner-close-not = Leave it open
owner-closed-table = Table { $code } is closed.
owner-blocked = Blocked
owner-blocked-says = A blocked address gets no answer at all, and a blocked name gets no seat. Behind an address there may be a whole house.
owner-blocked-none = Nobody is blocked.
owner-address = Address
owner-name = Name
owner-block-kind = What is blocked
owner-block-what = Address or name
owner-block-do = Block it
owner-block = Block { $what }
owner-unblock = Block { $what } no longer
owner-is-blocked = { $what } is blocked.
owner-is-free = { $what } is no longer blocked.
owner-slow = What takes long
owner-slow-changes = Half of all changes at tables are saved and sent within { $half } ms, 99 of 100 within { $most } ms.
owner-slow-late = Half of all changes at tables are saved and sent within { $half } ms; more than one in a hundred takes longer than { $most } ms.
owner-slow-none = Nothing has been asked yet.
owner-slow-part = Request
owner-slow-count = Times
owner-slow-mean = Mean, ms
owner-slow-longest = Longest, ms
owner-refused = What was refused
owner-refused-none = Nothing was refused.
owner-restart = Restart
owner-restart-says = What was inked is kept, and everybody is connected again after a moment. If a newer version was installed, it runs from then on.
owner-restart-cannot = This server cannot start itself again.
owner-restart-sure = Restart the server now?
owner-restart-do = Restart it
owner-restart-not = Not now
owner-restarting = The server starts again…
owner-restarted = The server is back.
owner-sign-out = Sign out
owner-signed-out = Signed out. A new link opens this page again.
owner-lost = The server does not answer just now.
