"""JSON for what `hosting` declares: requests, messages and stored events. No other module encodes or decodes them.

`hosting` declares plain dataclasses, so that it needs no library. msgspec reads unions of structs only, and only a
struct can leave out defaults or refuse unknown fields; so each dataclass gets a struct with the same name and fields,
made the first time it is needed, and values are copied from one to the other. Rolls and marks become text in notation.
A field that is no part of a dataclass's value (`compare=False`) is left out.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Sequence
from functools import cache, reduce
from operator import attrgetter, or_
from types import UnionType
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from ..hosting.events import AnyEvent
from ..hosting.protocol.messages import AnyMessage
from ..hosting.protocol.requests import AnyRequest, Bounds, Request
from ..rules.dice import Roll
from ..rules.mark import Mark, parse_marks
from .store.contract import StoreError

T = TypeVar("T")

_ENCODER = msgspec.json.Encoder()


class OtherVersionError(StoreError):
    """A table was written to by a version of the program that knows other events."""


Convert = Callable[[Any], Any]


def _marks_text(marks: Sequence[Mark]) -> str:
    return " ".join(map(str, marks))


_TEXTS: dict[Any, tuple[Convert, Convert]] = {
    Roll: (str, Roll.parse),
    tuple[Mark, ...]: (_marks_text, parse_marks),
}
"""Types that are text in JSON: how they are written and read."""


def encode(value: object) -> bytes:
    """A dataclass as a JSON object: its `type` first if it has one, and no field that is at its default."""
    return _ENCODER.encode(_COPIERS[type(value)](value))


def decode(data: str | bytes, kind: type[T]) -> T:
    """A dataclass, or one of a union of them; msgspec.MsgspecError says what is wrong with the data."""
    read = msgspec.json.decode(data, type=struct_type(kind))
    found: T = _COPIERS[type(read)](read)
    return found


def decode_request(data: str | bytes) -> AnyRequest:
    """A request from a client; msgspec.MsgspecError says what is wrong with it."""
    read = _REQUESTS.decode(data)
    found: AnyRequest = _COPIERS[type(read)](read)
    return found


def decode_events(rows: Iterable[bytes]) -> list[AnyEvent]:
    """Events as they were stored; fields that this version does not know are passed over.

    OtherVersionError if there is an event that this version cannot read: to go on without it would be another game.
    """
    try:
        return [_COPIERS[type(read)](read) for read in map(_EVENTS.decode, rows)]
    except msgspec.ValidationError as error:
        raise OtherVersionError(
            f"a stored event cannot be read ({error}): another version of pennypapers has written it; "
            "run the same version in all processes that share a database"
        ) from None


@cache
def message_schema() -> dict[str, object]:
    """The JSON Schema of everything that travels over a websocket, both ways."""
    (requests, messages), parts = msgspec.json.schema_components(
        [struct_type(AnyRequest), struct_type(AnyMessage)], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$defs": {**parts, "AnyRequest": requests, "AnyMessage": messages},
    }


def struct_type(hint: Any) -> Any:
    """A type with structs in place of all dataclasses in it, for msgspec's own functions."""
    if hint in _TEXTS:
        return str
    if isinstance(hint, type) and dataclasses.is_dataclass(hint):
        return _struct_of(hint)
    if isinstance(hint, UnionType):
        return reduce(or_, map(struct_type, get_args(hint)))
    if get_origin(hint) is Annotated:
        inner, *bounds = get_args(hint)
        return Annotated[(struct_type(inner), *map(_meta, bounds))]
    if origin := get_origin(hint):
        return origin[tuple(map(struct_type, get_args(hint)))]
    return hint


def _struct_of(declared: type) -> type[msgspec.Struct]:
    if declared not in _STRUCTS:
        hints = get_type_hints(declared, include_extras=True)
        tag = getattr(declared, "type", None)
        struct = _STRUCTS[declared] = msgspec.defstruct(
            declared.__name__,
            [_struct_field(field, hints[field.name]) for field in _fields(declared)],
            frozen=True,
            omit_defaults=True,
            forbid_unknown_fields=issubclass(declared, Request),
            tag_field="type" if tag else None,
            tag=tag,
            module=declared.__module__,
            namespace={"__doc__": declared.__doc__},
        )
        _DECLARED[struct] = declared
    return _STRUCTS[declared]


_STRUCTS: dict[type, type[msgspec.Struct]] = {}
_DECLARED: dict[type[msgspec.Struct], type] = {}
"""The struct of each dataclass, and the dataclass of each struct."""


def _fields(declared: type) -> list[dataclasses.Field[Any]]:
    return [field for field in dataclasses.fields(declared) if field.compare]


def _struct_field(field: dataclasses.Field[Any], hint: object) -> tuple[str, Any] | tuple[str, Any, Any]:
    if field.default is not dataclasses.MISSING:
        return field.name, struct_type(hint), field.default
    if field.default_factory is not dataclasses.MISSING:
        return field.name, struct_type(hint), msgspec.field(default_factory=field.default_factory)
    return field.name, struct_type(hint)


def _meta(bounds: object) -> object:
    if not isinstance(bounds, Bounds):
        return bounds
    return msgspec.Meta(**{name: value for name, value in dataclasses.asdict(bounds).items() if value is not None})


class _Copiers(dict[type, Convert]):
    """How to make a struct of a dataclass, or a dataclass of a struct, for each type that was met so far."""

    def __missing__(self, source: type) -> Convert:
        target = _DECLARED.get(source) or _struct_of(source)
        made = self[source] = _copier(_DECLARED.get(source, source), target)
        return made


def _copier(declared: type, target: Any) -> Convert:
    names = [field.name for field in _fields(declared)]
    if _is_nested(declared):
        return lambda source: msgspec.convert(source, target, from_attributes=True)
    texts = _text_fields(declared, is_read=target is declared)
    if texts or len(names) < len(dataclasses.fields(declared)):

        def copy(source: object) -> Any:
            values = {name: getattr(source, name) for name in names}
            for name, convert in texts.items():
                values[name] = convert(values[name])
            return target(**values)

        return copy
    if len(names) < 2:
        return lambda source: target(*[getattr(source, name) for name in names])
    values = attrgetter(*names)  # several times as quick as msgspec.convert
    return lambda source: target(*values(source))


def _is_nested(declared: type) -> bool:
    """Whether any field holds a dataclass."""
    hints = [get_type_hints(declared)[field.name] for field in _fields(declared)]
    return any(hint not in _TEXTS and struct_type(hint) != hint for hint in hints)


def _text_fields(declared: type, *, is_read: bool) -> dict[str, Convert]:
    """By name of a field that is text in JSON: how it is read, or written."""
    hints = get_type_hints(declared)
    return {name: _TEXTS[hint][is_read] for name, hint in hints.items() if hint in _TEXTS}


_COPIERS = _Copiers()
_REQUESTS: msgspec.json.Decoder[Any] = msgspec.json.Decoder(struct_type(AnyRequest))
_EVENTS: msgspec.json.Decoder[Any] = msgspec.json.Decoder(struct_type(AnyEvent))
