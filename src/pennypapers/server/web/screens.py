"""The addresses of the page, and the modules of the screen that it shows at each.

A document preloads these modules; a game's screen also names the module of the phase it most likely is in.
"""

BEGINNING = "app/main.js"

ADDRESSES = {
    "/": ("app/home.js",),
    "/count": ("count/count.js",),
    "/host": ("lobby/host.js",),
    "/join": ("lobby/join.js",),
    "/learn": ("lessons/learn.js",),
    "/learn/{adventure}": ("lessons/lesson.js",),
    "/print": ("print/print.js",),
    "/replay": ("replay/replay.js",),
    "/replay/{code}": ("replay/replay.js",),
    "/rules": ("rules/rules.js",),
    "/solo/{adventure}": ("table/solo.js", "table/seat.js", "play/play.js"),
    "/t/{code}": ("table/seat.js", "play/play.js"),
    "/t/{code}/screen": ("big-screen/big-screen.js", "big-screen/play.js"),
}
