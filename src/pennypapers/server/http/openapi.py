"""Additions to Litestar's OpenAPI schema: error responses, and bodies that refuse unknown fields."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import ReceiveRoutePlugin
from litestar.routes import BaseRoute, HTTPRoute

from ..answers.refusals import Refusal
from ..root_path import root_of

REASONS = {
    400: "The text or the body cannot be read",
    403: "The token holds no such right",
    404: "There is no such table or address",
    409: "The table or a rule does not allow it now",
    429: "Too many requests, or too many wrong codes, from one address",
    503: "There is no room for another table, or the tables cannot be reached",
}


RESPONSES = {status: ResponseSpec(Refusal, generate_examples=False, description=why) for status, why in REASONS.items()}


class SayRefusals(ReceiveRoutePlugin):
    """Adds the error responses to every operation."""

    def receive_route(self, route: BaseRoute) -> None:
        handlers = route.route_handlers if isinstance(route, HTTPRoute) else []
        for handler in handlers:
            if isinstance(handler, HTTPRouteHandler):
                handler.responses = {**RESPONSES, **(handler.responses or {})}


class ExactBodies(JsonRenderPlugin):
    """Marks bodies as closed, as a misspelt field is refused and not ignored; says below which path the API lives."""

    def render(self, request: Request[Any, Any, State], openapi_schema: dict[str, Any]) -> bytes:
        schemas = openapi_schema["components"]["schemas"]
        for path in openapi_schema["paths"].values():
            for operation in path.values():
                if isinstance(operation, dict) and "requestBody" in operation:
                    _close(operation["requestBody"]["content"]["application/json"]["schema"], schemas)
        servers = [{"url": f"{root_of(request.scope)}/"}]
        return super().render(request, {**openapi_schema, "servers": servers})


def _close(part: Any, schemas: dict[str, Any]) -> None:
    """Close every object that a part of a schema refers to, and those inside them."""
    if isinstance(part, dict):
        if name := str(part.get("$ref", "")).rpartition("/")[2]:
            schemas[name]["additionalProperties"] = False
            _close(schemas[name].get("properties"), schemas)
        for inner in part.values():
            _close(inner, schemas)
    elif isinstance(part, list):
        for inner in part:
            _close(inner, schemas)
