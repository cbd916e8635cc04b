"""The facts of sentences about an event or a command, made from the fields of its record."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec import Struct

from raccoon.app.text import Say
from raccoon.app.wording import seat_mark
from scenes.table.piece import Piece

Wording = str | Callable[[Any, Say], object]
"""The wording of a field's value: a key prefix (``<prefix>.<value>``), or a function of value and `say`."""
Pieces = str | tuple[str, ...] | Callable[[Any, Any], Iterable[Piece]]
"""The pieces of a record: one or several keys with ``{field}`` for a field, or a function that finds them."""


def fields_of(record: Struct) -> dict[str, Any]:
    """The fields of a record by name."""
    return {name: getattr(record, name) for name in record.__struct_fields__}


def facts_of(
    record: Struct, wording: Mapping[str, Wording], seats: Iterable[str], say: Say
) -> dict[str, object]:
    """Every field in words; `seat` and those named in `seats` as player marks."""
    fields = fields_of(record)
    facts = {name: _fact(value, wording.get(name), say) for name, value in fields.items()}
    return facts | {name: seat_mark(fields[name] or 0) for name in ("seat", *seats)}


def _fact(value: Any, wording: Wording | None, say: Say) -> object:
    if wording is None or value is None:
        return value
    return say(f"{wording}.{value}") if isinstance(wording, str) else wording(value, say)


def named_pieces(pieces: Pieces, record: Struct, view: Any) -> Iterable[Piece]:
    """The pieces that a record concerns, in a view."""
    if callable(pieces):
        return pieces(record, view)
    named = (pieces,) if isinstance(pieces, str) else pieces
    return [Piece(piece.format(**fields_of(record))) for piece in named if piece]
