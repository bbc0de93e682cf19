"""Logs: one JSON object a line, without names, cookies, tokens or addresses' queries."""

import json
import logging
import sys
import time
from typing import Any, Final

LOG: Final = logging.getLogger("lichtspiel")


class JsonLines(logging.Formatter):
    """A record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, what happened, and its details."""
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **getattr(record, "details", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(level: str) -> None:
    """Send everything to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    LOG.setLevel(level.upper())


def log(what: str, level: int = logging.INFO, *, fault: BaseException | None = None, **details: Any) -> None:
    """Write one line."""
    LOG.log(level, what, extra={"details": details}, exc_info=fault)
