"""Pictures without words, kept from screen to screen where all words are drawn otherwise for a while: those
alone would be drawn the same again.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from scenes.art import surface_cache
from scenes.art.frame import Size
from tests.scenes.unpainted import Shelf

_shelves = defaultdict[tuple[Size, float], Shelf](Shelf)
"""The pictures of each window and size of text, apart from those with usual words."""


@contextmanager
def wordless_kept(size: Size, scale: float, written: Callable[[], int]) -> Iterator[None]:
    """Within this a screen is drawn with what is kept of earlier ones, and of its own pictures those are kept
    while whose drawing the number of lines `written` so far stayed the same.
    """
    shelf, worded = _shelves[size, scale], set[tuple[Any, Hashable]]()
    look_up, asked = surface_cache._Kind.picture, 0

    def picture(kind: Any, *args: Any, **facts: Any) -> Any:
        nonlocal asked
        before, key = written() + asked, (kind, (args, *facts.items()) if facts else args)
        found = look_up(kind, *args, **facts)
        if key in worded:
            asked += 1  # what it is drawn on has words, too
        elif written() + asked > before:
            worded.add(key)
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(surface_cache._Kind, "picture", picture)
        _change(shelf)
        try:
            yield
        finally:
            for kind, key in worded:
                kind.pictures.pop(key, None)
            _change(shelf)


def _change(shelf: Shelf) -> None:
    """From the usual pictures to these, or back; what is kept elsewhere is let go."""
    shelf.swap()
    for forget in surface_cache._others:
        forget()
