"""Check each file of sentences once per process: nearly every test loads all catalogues again."""

from __future__ import annotations

from collections.abc import Mapping

from raccoon.app import message, text
from raccoon.app.message import Template

_look_through = message.usable_ones
_known: dict[int, tuple[Mapping[str, Template], dict[str, Template]]] = {}
"""The usable sentences by the id of the decoded file, which is referenced so that its id stays its own."""
ROOM = 32


def usable_once(held: Mapping[str, Template]) -> dict[str, Template]:
    """The templates that can be filled in, as found the first time."""
    if id(held) not in _known:
        _known[id(held)] = held, _look_through(held)
        if len(_known) > ROOM:
            _known.pop(next(iter(_known)))
    return dict(_known[id(held)][1])


def remember() -> None:
    """Make the catalogues of this process use `usable_once`."""
    text.usable_ones = usable_once  # type: ignore[attr-defined]
