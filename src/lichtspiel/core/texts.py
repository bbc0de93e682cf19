"""Views as JSON, the same bytes as `View.json`, but what several views of a moment share is encoded once for all."""

from functools import cache, lru_cache
from typing import Any, Final, get_args

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from lichtspiel.core.views import View

MOST_ROWS: Final = 4_096  # that are kept: of many tables the last one, and those before it for a while
LONG_ROW: Final = 6  # things: one with less, such as the seats, seldom comes again, and is soon put together

encode = msgspec.json.encode


class ViewTexts:
    """The JSON of the views of one moment: those of its seats are made from the table's, and share most of it."""

    def __init__(self) -> None:
        self._texts: dict[int, bytes] = {}  # by the identity of what is encoded
        self._kept: list[Any] = []  # which must not be that of anything else meanwhile

    def of(self, view: View) -> bytes:
        """The view as bytes."""
        kind: Any = type(view)
        rows: dict[str, Raw] = {}
        for name in _row_fields(kind):
            rows[name] = Raw(self._text(getattr(view, name)))
        text: bytes = encode(replace(view, **rows))
        return text

    def _text(self, value: Any) -> bytes:
        text = self._texts.get(id(value))
        if text is None:
            text = self._texts[id(value)] = self._row(value) if isinstance(value, tuple) else encode(value)
            self._kept.append(value)
        return text

    def _row(self, items: tuple[Any, ...]) -> bytes:
        if not items or not items[0].__struct_config__.cache_hash:
            return b"[" + b",".join([self._text(item) for item in items]) + b"]"
        return _lasting_items(items) if len(items) < LONG_ROW else _lasting(items)


_rows: Final[dict[tuple[Any, ...], bytes]] = {}  # the oldest first


def _lasting(items: tuple[Any, ...]) -> bytes:
    """A row of what stays the same for many moments, as its type says by `cache_hash`; it may grow."""
    text = _rows.get(items)
    if text is None:
        before = _rows.pop(items[:-1], None)
        text = _lasting_items(items) if before is None else before[:-1] + b"," + _lasting_item(items[-1]) + b"]"
        if len(_rows) >= MOST_ROWS:
            del _rows[next(iter(_rows))]
        _rows[items] = text
    return text


def _lasting_items(items: tuple[Any, ...]) -> bytes:
    return b"[" + b",".join([_lasting_item(item) for item in items]) + b"]"


@lru_cache(maxsize=16_384)
def _lasting_item(item: Any) -> bytes:
    text: bytes = encode(item)
    return text


@cache
def _row_fields(kind: Any) -> list[str]:
    """The fields of a view that are rows of things, and so most of what it says."""
    found = [(field.name, get_args(field.type)) for field in msgspec.structs.fields(kind)]
    return [name for name, parts in found if parts[1:] == (...,) and isinstance(parts[0], type(msgspec.Struct))]
