"""The messages as TypeScript declarations, for the page's type checker: made from their JSON Schema, never by hand."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterator, Mapping
from typing import cast

import msgspec

from ...hosting.protocol.messages import AnyMessage
from ...hosting.protocol.requests import AnyRequest
from ...hosting.texts.counted_sheets import CountedSheets
from ...hosting.views.timeline import Timeline
from ..codec import struct_type
from .adventure_facts import AdventureFacts

Schema = Mapping[str, object]

HEAD = "// Made by `make types` from the server's messages; change those, not this file."
WIDTH = 120
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """Every message, request, timeline, count of sheets and facts of an adventure, under the name of its class."""
    served = [AnyRequest, AnyMessage, Timeline, CountedSheets, AdventureFacts]
    (requests, messages, *_), found = msgspec.json.schema_components(list(map(struct_type, served)))
    parts = cast("Mapping[str, Schema]", {**found, "AnyRequest": requests, "AnyMessage": messages})
    return "\n".join([HEAD, *(line for name, part in parts.items() for line in ("", *_declared(name, part)))]) + "\n"


def _declared(name: str, part: Schema) -> Iterator[str]:
    yield from _comment(part)
    if "properties" not in part:
        yield from textwrap.wrap(f"export type {name} = {_type(part)};", WIDTH, subsequent_indent="  ")
        return
    yield f"export interface {name} {{"
    # Fields at their default are left out of messages, and may be left out of requests.
    required = cast("list[str]", part.get("required", []))
    for field, its in cast("Mapping[str, Schema]", part["properties"]).items():
        yield f"  {field}{'' if field in required else '?'}: {_type(its)};"
    yield "}"


def _comment(part: Schema) -> Iterator[str]:
    words = " ".join(str(part.get("description", "")).split())
    if not words:
        return
    whole = f"/** {words} */"
    if len(whole) <= WIDTH:
        yield whole
        return
    yield "/**"
    yield from textwrap.wrap(words, WIDTH, initial_indent=" * ", subsequent_indent=" * ")
    yield " */"


def _type(its: Schema) -> str:
    if "$ref" in its:
        return str(its["$ref"]).rpartition("/")[2]
    if "anyOf" in its:
        return " | ".join(_type(each) for each in cast("list[Schema]", its["anyOf"]))
    if "enum" in its:
        return " | ".join(json.dumps(each) for each in cast("list[object]", its["enum"]))
    if "prefixItems" in its:
        return f"[{', '.join(_type(each) for each in cast('list[Schema]', its['prefixItems']))}]"
    if its.get("type") == "array":
        items = _type(cast("Schema", its["items"]))
        return f"({items})[]" if "|" in items else f"{items}[]"
    if its.get("type") == "object":
        return f"Record<string, {_type(cast('Schema', its['additionalProperties']))}>"
    return SIMPLE[str(its["type"])]


if __name__ == "__main__":
    print(typescript(), end="")
