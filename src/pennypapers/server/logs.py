"""Logging as JSON lines, each with its request id and without secrets."""

from __future__ import annotations

import json
import logging
import time
from contextvars import ContextVar

request_id: ContextVar[str | None] = ContextVar("request_id", default=None)

LOGGER = logging.getLogger("pennypapers.server")


class JsonLines(logging.Formatter):
    """Adds the values of `extra={"facts": {…}}` to the line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "says": record.getMessage(),
        }
        if identity := request_id.get():
            line["request"] = identity
        facts = getattr(record, "facts", None)
        if isinstance(facts, dict):
            line.update(facts)
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line)


def set_up_logs(level: str = "info") -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    for name in ("pennypapers.server", "uvicorn", "uvicorn.error", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper() if name == "pennypapers.server" else "WARNING")
