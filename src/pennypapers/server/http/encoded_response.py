"""How the server's answers over HTTP become JSON: as its messages do, without fields that are at their default."""

from __future__ import annotations

import dataclasses
from typing import Any, TypeVar

from litestar import Response
from litestar.serialization import default_serializer
from litestar.types import Serializer

from ..codec import encode

T = TypeVar("T")


class EncodedResponse(Response[T]):
    """Dataclasses go through the codec; Litestar itself would write their defaults too."""

    def render(self, content: Any, media_type: str, enc_hook: Serializer = default_serializer) -> bytes:
        if dataclasses.is_dataclass(content):
            return encode(content)
        return super().render(content, media_type, enc_hook)
