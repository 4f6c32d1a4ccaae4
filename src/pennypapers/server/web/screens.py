"""Where the page can be, and the modules of what it shows there; it reads the rest from the address itself."""

BEGINNING = "main.js"

ADDRESSES = {
    "/": ("home.js",),
    "/count": ("count.js",),
    "/host": ("host.js",),
    "/join": ("join.js",),
    "/learn": ("learn.js",),
    "/learn/{adventure}": ("lesson.js",),
    "/print": ("print.js",),
    "/replay": ("replay.js",),
    "/replay/{code}": ("replay.js",),
    "/rules": ("rules.js",),
    "/solo/{adventure}": ("solo.js", "seat.js", "play.js"),
    "/t/{code}": ("seat.js", "play.js"),
    "/t/{code}/screen": ("screen.js", "screen-play.js"),
}
