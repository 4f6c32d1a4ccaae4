"""What a hostile client asks of every route: by method and declared path, the requests that cost the most.

`{lobby}`, `{playing}`, `{racing}` and `{over}` in a path are the codes of its tables, `{challenge}` and `{closed}`
those of its challenges.
"""

from __future__ import annotations

from support.server.attack.hostile_texts import BIG, FULL, RECORD, ROW

PAGES = ("/", "/host", "/join", "/learn", "/print", "/replay", "/count", "/rules", "/challenge", "/daily")

REQUESTS: dict[tuple[str, str], tuple[tuple[str, object], ...]] = {
    **{("GET", path): ((path, None),) for path in PAGES},
    ("GET", "/learn/{adventure:str}"): (("/learn/valley", None),),
    ("GET", "/solo/{adventure:str}"): (("/solo/valley", None),),
    ("GET", "/replay/{code:str}"): (("/replay/{over}", None),),
    ("GET", "/c/{code:str}"): (("/c/{challenge}", None),),
    ("GET", "/t/{code:str}"): (("/t/{playing}", None),),
    ("GET", "/t/{code:str}/screen"): (("/t/{playing}/screen", None),),
    ("GET", "/favicon.svg"): (("/favicon.svg", None),),
    ("GET", "/manifest.webmanifest"): (("/manifest.webmanifest", None),),
    ("GET", "/sw.js"): (("/sw.js", None),),
    ("GET", "/web/{name:path}"): (("/web/js/app/main.js", None), ("/web/nothing", None)),
    ("GET", "/healthz"): (("/healthz", None),),
    ("GET", "/metrics"): (("/metrics", None),),
    ("GET", "/schema"): (("/schema", None),),
    ("GET", "/schema/openapi.json"): (("/schema/openapi.json", None),),
    ("GET", "/schema/{path:str}"): (("/schema/nothing", None),),
    ("GET", "/api/messages.json"): (("/api/messages.json", None),),
    ("GET", "/api/adventures"): (("/api/adventures", None),),
    ("GET", "/api/rules"): (("/api/rules", None),),
    ("GET", "/api/bots"): (("/api/bots", None),),
    ("GET", "/api/layouts"): (("/api/layouts", None),),
    ("GET", "/api/art/{adventure:str}/{side:str}"): (("/api/art/valley/back.svg", None),),
    ("GET", "/api/art/outline/{kind:str}"): tuple(
        (f"/api/art/outline/forest.svg?spaces=a{row},c{row},e{row},g{row},i{row}", None) for row in range(1, 20)
    ),
    ("POST", "/api/art"): (("/api/art", {"layout": BIG}),),
    ("GET", "/api/print.pdf"): (("/api/print.pdf?adventure=valley&copies=100&what=sheets", None),),
    ("GET", "/api/print.svg"): (("/api/print.svg?adventure=temple&what=rules&language=de", None),),
    ("POST", "/api/count"): (("/api/count", {"sheets": [FULL] * 100, "layout": BIG}),),
    ("POST", "/api/score"): (("/api/score", {"text": FULL, "layout": BIG}),),
    ("POST", "/api/verify"): (("/api/verify", {"text": RECORD, "layout": ROW}),),
    ("POST", "/api/steps"): (("/api/steps", {"text": RECORD, "layout": ROW}),),
    ("POST", "/api/replay"): (("/api/replay", {"text": RECORD, "layout": ROW}),),
    ("POST", "/api/tables"): (("/api/tables", {"adventure": "valley", "layout": BIG}),),
    ("GET", "/api/tables/{code:str}"): (("/api/tables/{playing}", None), ("/api/tables/ZZZZ", None)),
    ("GET", "/api/tables/{code:str}/record"): (("/api/tables/{racing}/record", None),),
    ("GET", "/api/tables/{code:str}/steps"): (("/api/tables/{racing}/steps", None),),
    ("GET", "/api/tables/{code:str}/verify"): (("/api/tables/{over}/verify", None),),
    ("GET", "/api/tables/{code:str}/qr.svg"): (("/api/tables/{playing}/qr.svg", None),),
    ("GET", "/api/tables/{code:str}/art.svg"): (("/api/tables/{playing}/art.svg", None),),
    ("POST", "/api/challenges"): (
        ("/api/challenges", {"adventure": "valley", "layout": BIG}),
        ("/api/challenges", {"adventure": "temple"}),
    ),
    ("GET", "/api/dailies"): (("/api/dailies", None),),
    ("GET", "/api/challenges/{code:str}"): (("/api/challenges/{challenge}", None), ("/api/challenges/ZZZZZ", None)),
    ("POST", "/api/challenges/{code:str}/runs"): (("/api/challenges/{challenge}/runs", {"name": "more"}),),
    ("GET", "/api/challenges/{code:str}/results"): (("/api/challenges/{closed}/results?count=100", None),),
    ("GET", "/api/challenges/{code:str}/runs/{run:int}/record"): (("/api/challenges/{closed}/runs/1/record", None),),
    ("GET", "/api/challenges/{code:str}/runs/{run:int}/steps"): (("/api/challenges/{closed}/runs/1/steps", None),),
    ("GET", "/api/challenges/{code:str}/file"): (("/api/challenges/{closed}/file", None),),
    ("GET", "/api/challenges/{code:str}/qr.svg"): (("/api/challenges/{challenge}/qr.svg", None),),
    ("POST", "/api/tables/{code:str}/seats"): (("/api/tables/{lobby}/seats", {"name": "more"}),),
    ("POST", "/api/tables/{code:str}/bots"): (("/api/tables/{lobby}/bots", {}),),
    ("DELETE", "/api/tables/{code:str}/seats/{seat:int}"): (("/api/tables/{lobby}/seats/3", None),),
}
