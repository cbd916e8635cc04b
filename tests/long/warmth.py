"""Keep the pictures of one evening for the next, so that more evenings fit into the same time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from raccoon.app import process_memory
from scenes.art import surface_cache

COLD = 40
"""One evening in this many drops its pictures between the screens as the program does; in the others they are
kept, which makes them several times faster.
"""


@contextmanager
def warm(number: int) -> Iterator[None]:
    """Prepare the evening of that number: keep the pictures of earlier ones, unless it is a cold one."""
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
