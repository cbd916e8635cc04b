"""A file of sentences is looked through once in a process: nearly every test loads all catalogues anew."""

from __future__ import annotations

from collections.abc import Mapping

from raccoon.app import message, text
from raccoon.app.message import Template

_look_through = message.usable_ones
_known: dict[int, tuple[Mapping[str, Template], dict[str, Template]]] = {}
"""The usable sentences by the decoded file, which is held so that its number stays its own."""
ROOM = 32


def usable_once(held: Mapping[str, Template]) -> dict[str, Template]:
    """Those of the templates that can be filled in, as found the first time."""
    if id(held) not in _known:
        _known[id(held)] = held, _look_through(held)
        if len(_known) > ROOM:
            _known.pop(next(iter(_known)))
    return dict(_known[id(held)][1])


def remember() -> None:
    """From now on the catalogues of this process do so."""
    text.usable_ones = usable_once  # type: ignore[attr-defined]
