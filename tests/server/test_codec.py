"""The codec: the JSON of requests, messages and stored events, byte for byte as it has always been."""

from __future__ import annotations

import typing

import msgspec
import pytest

from pennypapers.hosting import events as log
from pennypapers.hosting.protocol import answers, requests
from pennypapers.hosting.protocol import messages as wire
from pennypapers.rules.dice import Roll
from pennypapers.rules.library import adventure, builtin_layout
from pennypapers.rules.mark import parse_marks
from pennypapers.rules.sheet import Sheet
from pennypapers.rules.turn import Draft
from pennypapers.server.codec import OtherVersionError, decode, decode_events, decode_request, encode, message_schema

STORED: list[tuple[bytes, log.AnyEvent]] = [
    (
        b'{"type":"created","adventure":"temple","layout":"a","layout_ref":"front","seal":"s","host_hash":"h"}',
        log.Created("temple", "a", "front", "s", "h"),
    ),
    (
        b'{"type":"created","adventure":"temple","layout":"a","layout_ref":"front","seal":"","host_hash":"h",'
        b'"anchor":"a0","key":"b0","links":"first"}',
        log.Created("temple", "a", "front", "", "h", anchor="a0", key="b0", links="first"),
    ),
    (
        b'{"type":"created","adventure":"temple","layout":"a","layout_ref":"front","seal":"5e","host_hash":"",'
        b'"seats_wanted":1,"challenge":"ABCDE","attempt":2,"closes":1700000000.0,"rolls":"1 2 3"}',
        log.Created(
            "temple",
            "a",
            "front",
            "5e",
            "",
            seats_wanted=1,
            challenge="ABCDE",
            attempt=2,
            closes=1.7e9,
            rolls="1 2 3",
        ),
    ),
    (
        b'{"type":"set_up","adventure":"temple","layout":"a","layout_ref":"front","options":"open","clock":60.0}',
        log.SetUp("temple", "a", "front", "open", 60.0),
    ),
    (
        b'{"type":"set_up","adventure":"temple","layout":"a","layout_ref":"front","links":"first"}',
        log.SetUp("temple", "a", "front", links="first"),
    ),
    (
        b'{"type":"set_up","adventure":"temple","layout":"a","layout_ref":"front","links":""}',
        log.SetUp("temple", "a", "front", links=""),
    ),
    (b'{"type":"seat_taken","seat":0,"name":"Ana","token_hash":"h"}', log.SeatTaken(0, "Ana", "h")),
    (
        b'{"type":"seat_taken","seat":1,"name":"Robo","entropy":"00","bot":"tourist"}',
        log.SeatTaken(1, "Robo", None, "00", "tourist"),
    ),
    (b'{"type":"seat_taken","seat":2,"name":"Ben","paper":true}', log.SeatTaken(2, "Ben", paper=True)),
    (
        b'{"type":"seat_taken","seat":3,"name":"Cleo","token_hash":"h","anchor":"a0"}',
        log.SeatTaken(3, "Cleo", "h", anchor="a0"),
    ),
    (b'{"type":"anchored","seat":3,"anchor":"a1"}', log.Anchored(3, "a1")),
    (b'{"type":"seat_left","seat":2}', log.SeatLeft(2)),
    (b'{"type":"extended","seat":0,"on":true}', log.Extended(0, on=True)),
    (b'{"type":"host_passed","seat":null}', log.HostPassed(None)),
    (b'{"type":"locked","on":true}', log.Locked(on=True)),
    (b'{"type":"hints_allowed","on":false}', log.HintsAllowed(on=False)),
    (b'{"type":"paused","on":true}', log.Paused(on=True)),
    (b'{"type":"started","entropy":"00"}', log.Started("00")),
    (
        b'{"type":"started","entropy":"","seal":"5e","code":"ABCD","each_roll":true}',
        log.Started("", "5e", "ABCD", each_roll=True),
    ),
    (b'{"type":"asked","turn":1,"chains":[0,2]}', log.Asked(1, (0, 2))),
    (b'{"type":"linked","turn":1,"links":{"0":"11","2":"22"}}', log.Linked(1, {0: "11", 2: "22"})),
    (b'{"type":"rolled","turn":1,"roll":"1 2 3"}', log.Rolled(1, Roll.parse("1 2 3"))),
    (
        b'{"type":"rolled","turn":2,"roll":"2 3 !","exchange":[1,0],"by":0}',
        log.Rolled(2, Roll.parse("2 3 !"), (1, 0), 0),
    ),
    (b'{"type":"committed","seat":0,"marks":"c4=15"}', log.Committed(0, parse_marks("c4=15"))),
    (
        b'{"type":"committed","seat":1,"marks":"c4=15 d2x","by_bot":true}',
        log.Committed(1, parse_marks("c4=15 d2x"), by_bot=True),
    ),
    (b'{"type":"committed","seat":2,"marks":"","full":true}', log.Committed(2, (), full=True)),
    (b'{"type":"closed","turn":1}', log.Closed(1)),
    (b'{"type":"late_came","name":"Eve","token_hash":"h"}', log.LateCame("Eve", "h")),
    (b'{"type":"late_came","name":"Eve","token_hash":"h","anchor":"a0"}', log.LateCame("Eve", "h", "a0")),
    (b'{"type":"late_inked","name":"Eve","turn":1,"marks":"c4=15"}', log.LateInked("Eve", 1, "c4=15")),
    (
        b'{"type":"late_inked","name":"Eve","turn":2,"marks":"d4=!","drawn":true}',
        log.LateInked("Eve", 2, "d4=!", drawn=True),
    ),
    (b'{"type":"late_joined","name":"Eve","holders":[1]}', log.LateJoined("Eve", (1,))),
    (b'{"type":"late_left","name":"Eve"}', log.LateLeft("Eve")),
    (b'{"type":"ended","clause":"T8","seed":"00"}', log.Ended("T8", "00")),
    (b'{"type":"ended","clause":"T8","seed":"","link":"11","signature":"22"}', log.Ended("T8", "", "11", "22")),
    (b'{"type":"entered","seat":2,"sheet":"text"}', log.Entered(2, "text")),
    (b'{"type":"rematch","code":"ABCD"}', log.Rematch("ABCD")),
]


@pytest.mark.parametrize(("row", "event"), STORED)
def test_stored_events_are_written_and_read_as_ever(row: bytes, event: log.AnyEvent) -> None:
    assert encode(event) == row
    assert decode_events([row]) == [event]


def test_the_order_of_an_events_fields_does_not_matter() -> None:
    row = b'{"type":"committed","seat":1,"marks":"","by_bot":true,"full":true}'
    assert decode_events([row]) == [log.Committed(1, (), full=True, by_bot=True)]


def test_the_decided_turn_that_a_commit_carries_is_not_stored() -> None:
    sheet = Sheet(builtin_layout("temple", "front"))
    draft = Draft.begin(adventure("temple"), sheet, Roll.parse("1 2 3"))
    assert encode(log.Committed(0, (), draft)) == b'{"type":"committed","seat":0,"marks":""}'


def test_every_kind_of_event_is_shown_above() -> None:
    assert {type(event) for _, event in STORED} == set(typing.get_args(log.AnyEvent))


def test_a_field_that_a_newer_version_added_to_an_event_is_passed_over() -> None:
    assert decode_events([b'{"type":"closed","turn":1,"later":true}']) == [log.Closed(1)]


def test_an_event_of_another_version_is_refused_in_plain_words() -> None:
    for row in (b'{"type":"dealt","turn":1}', b'{"type":"closed"}', b'{"type":"closed","turn":"one"}', b'{"turn":1}'):
        with pytest.raises(OtherVersionError, match="another version of pennypapers has written it"):
            decode_events([row])


def test_a_request_is_read_with_its_bounds() -> None:
    assert decode_request('{"type":"ink","id":7,"turn":3,"marks":"c4=15"}') == requests.Ink(7, 3, "c4=15")
    assert decode_request('{"type":"leave"}') == requests.Leave()
    for wrong in (
        '{"type":"ink","turn":0}',
        '{"type":"ink","marks":"%s"}' % ("x" * 2001),
        '{"type":"ink","mark":"c4=15"}',
        '{"type":"remove","seat":100}',
        '{"type":"nothing"}',
        '{"turn":1}',
        "[]",
    ):
        with pytest.raises(msgspec.MsgspecError):
            decode_request(wrong)


def test_a_message_names_its_type_first_and_leaves_out_defaults_at_every_depth() -> None:
    told = wire.TurnNews(9, 2, (wire.TurnView(0, "c4=15"), wire.TurnView(1, "", 0, by_bot=True)), ("",), (3,), ((3,),))
    data = (
        b'{"type":"turn","number":9,"turn":2,"turns":[{"seat":0,"marks":"c4=15"},'
        b'{"seat":1,"marks":"","owner":0,"by_bot":true}],"changes":[""],"stars":[3],"parts":[[3]]}'
    )
    assert encode(told) == data
    assert decode(data, wire.TurnNews) == told
    assert encode(answers.Refused("late", "no")) == b'{"type":"refused","code":"late","says":"no"}'
    assert encode(answers.Done()) == b'{"type":"done"}'


def test_the_schema_has_every_request_and_message() -> None:
    declared = typing.cast("dict[str, object]", message_schema()["$defs"])
    names = {each.__name__ for each in typing.get_args(requests.AnyRequest) + typing.get_args(wire.AnyMessage)}
    assert names | {"AnyRequest", "AnyMessage"} <= declared.keys()
