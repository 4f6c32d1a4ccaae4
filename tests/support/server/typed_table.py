"""Tables whose dice are entered by hand, so that a test knows the roll."""

from __future__ import annotations

from support.server.guest import Guest, Party, open_party

OPEN = "adventure: temple\nname: open\ngrid:\no o o\no o o\n"


async def typed_party(port: int, *names: str) -> Party:
    """A table at its first roll, which is 1 2 3."""
    party = await open_party(port, *names, layout=OPEN, options="dice=by_hand")
    await party.host.say("start")
    await party.host.say("type_roll", turn=1, roll="1 2 3")
    for guest in party.guests:
        await guest.hear("roll")
    return party


async def state_of(party: Party) -> tuple[str, object]:
    """Everything that clients can see of a table, without the time of the request."""
    watching = await Guest(party.port, party.code).come()
    welcome = await watching.hear("welcome")
    await watching.go()
    return (await party.get("/record")).text, welcome
