"""The answer to OPTIONS at an address with several methods."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import HttpMethod, Response, route
from litestar.handlers import HTTPRouteHandler


def answer_to_options(path: str, handlers: Sequence[HTTPRouteHandler]) -> HTTPRouteHandler:
    """A handler that lists the methods of all these, to be registered before them.

    Litestar's own has only the method that was registered first.
    """
    methods = ", ".join(sorted({str(method) for handler in handlers for method in handler.http_methods} | {"OPTIONS"}))

    @route(path, http_method=[HttpMethod.OPTIONS], include_in_schema=False, status_code=204)
    async def allowed_methods() -> Response[None]:
        return Response(None, status_code=204, headers={"allow": methods})

    return allowed_methods
