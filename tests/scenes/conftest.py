"""Screens are drawn with every picture that a game brings; what is written on them can be watched."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import pytest

from raccoon.app.text import Catalogue
from scenes.art import pictograms, surface_cache, text
from scenes.raccoon_tycoon.art.pictograms import PICTOGRAMS
from scenes.window.keys import IN_HAND, KEYS
from tests.scenes import in_steps
from tests.scenes.demonstrations import play_again
from tests.scenes.unpainted import unpainted

WORDS = 65_536
"""Widths of lines that are remembered from test to test: half of them would be measured again."""
ENGLISH = Catalogue.load("en")
text.width = lru_cache(maxsize=WORDS)(text.width.__wrapped__)
pictograms.add(PICTOGRAMS)
play_again()


@pytest.fixture(autouse=True)
def usual_keys() -> Iterator[None]:
    """Every test begins with the usual keys, under their English names, and leaves no controller in hand."""
    KEYS.speak(ENGLISH)
    KEYS.use({})
    yield
    KEYS.use({})
    IN_HAND.kind = IN_HAND.signs = ""


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """Every line of type that is rendered, and its size in pixels."""
    seen: list[tuple[str, int]] = []
    plain = text._render

    def watching(words: str, face: Any, pixels: int, colour: str) -> Any:
        seen.append((words, pixels))
        return plain(words, face, pixels, colour)

    monkeypatch.setattr(text, "_render", watching)
    return seen


@pytest.fixture
def nothing_kept(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No picture is kept, before and after, and the window is of the usual size.

    Pictures that screens of earlier tests still hold are not counted.
    """
    surface_cache.clear()
    monkeypatch.setattr(surface_cache, "_memory", surface_cache._CacheMemory())
    surface_cache.fit((1280, 720), 1.0)
    surface_cache.clear()
    IN_HAND.kind = IN_HAND.signs = ""
    yield
    surface_cache.fit((1280, 720), 1.0)
    surface_cache.clear()


@pytest.fixture
def blank_pictures() -> Iterator[None]:
    """No picture is painted: for tests that look at words and controls alone."""
    with unpainted():
        yield


@pytest.fixture
def nothing_drawn(nothing_kept: None) -> None:
    """Nor has any of the drawings been drawn that take most of a step."""
    in_steps.drawn.clear()
