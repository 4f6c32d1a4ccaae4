"""Counting paper sheets over HTTP."""

from __future__ import annotations

from support.server.guest import fetch
from support.server.running_server import PATIENT, on_a_server
from support.texts import FILES, drawn

STEPS = drawn(FILES["steps.layout"])
HEAD = "adventure: temple\nlayout: steps.layout\n"
ANA = f"{HEAD}player: Ana\nx-claims: groups=0\ngrid:\n  - 4 4 2 -\n  . 4 9 !\n"
BEN = f"{HEAD}player: Ben\ngrid:\n  - ! ! 2 -\n  . zz\n"

CLEO = BEN.replace("Ben", "Cleo\nx-ticks: group:2 mummy:b1")


@on_a_server(PATIENT)
async def test_sheets_of_a_table_are_counted_together(port: int) -> None:
    answer = await fetch(port, "POST", "/api/count", {"sheets": [ANA, BEN, CLEO], "layout": STEPS})
    assert answer.status == 200
    found = answer.json()
    ana, ben, cleo = found["sheets"]
    assert [(each["name"], each["total"], each["place"]) for each in (ana, ben, cleo)] == [
        ("Ana", 5, 1),
        ("Ben", -2, 2),
        ("Cleo", -2, 2),
    ]
    assert found["ties"] == [{"seats": [1, 2], "shared": True, "clause": "G10"}]
    assert ana["miscounted"][0]["missing"][0]["value"] == 4
    assert [each["mark"] for each in ana["overlooked"]] == ["d2x"]
    assert cleo["miscounted"][0]["unfounded"] == [{"tick": "group:2", "clause": "T10"}]
    assert ana["ticks"]["groups"] == ["group:2", "group:4", "group:9"]
    assert [(each["line"], each["code"], each["spaces"]) for each in ben["not_allowed"]] == [
        (6, "text.mark", []),
        (5, "T6.door", ["c1"]),
    ]


@on_a_server(PATIENT)
async def test_sheets_that_do_not_make_one_table_are_refused(port: int) -> None:
    async def refused(**body: object) -> tuple[int, str]:
        answer = await fetch(port, "POST", "/api/count", body)
        return answer.status, answer.json()["code"]

    assert await refused(sheets=[]) == (400, "request")
    assert await refused(sheets=[ANA] * 101, layout=STEPS) == (400, "request")
    assert await refused(sheets=[ANA]) == (400, "layout.not_sent"), "the layout must come with it"
    row = "adventure: temple\nlayout: front\ngrid:\n  - - 1\n"
    assert await refused(sheets=[ANA, row], layout=STEPS) == (409, "sheets")
    huge = "adventure: temple\nname: huge\ngrid:\n" + "o o o o o o o o o o o o o o o o o o o o o\n" * 20
    assert await refused(sheets=["adventure: temple\nlayout: huge.layout\ngrid:\n1\n"], layout=huge) == (
        409,
        "layout.size",
    )
