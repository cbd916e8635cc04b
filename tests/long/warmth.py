"""Pictures drawn in one evening are there still in the next: many evenings in the same time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from raccoon.app import process_memory
from scenes.art import surface_cache

COLD = 40
"""Of so many evenings one lets its pictures go between the screens as the program does; in the others they
stay, and several times as much happens in the same time.
"""


@contextmanager
def warm(number: int) -> Iterator[None]:
    """The evening of that number: what was drawn in those before is there still, unless it is a cold one."""
    with pytest.MonkeyPatch.context() as patch:
        if number % COLD:
            for name in ("clear", "_make_room", "_give_back"):
                patch.setattr(surface_cache, name, lambda: None)
            for name in ("freeze_gc", "tidy", "trim"):
                patch.setattr(process_memory, name, lambda: None)
        else:
            surface_cache.clear()
        yield
    if not number % COLD:
        process_memory.give_back()
