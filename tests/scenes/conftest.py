"""Screens are drawn with every picture that a game brings; what is written on them can be watched."""

from __future__ import annotations

from typing import Any

import pytest

from scenes.art import pictograms, text
from scenes.raccoon_tycoon.art.pictograms import PICTOGRAMS

pictograms.add(PICTOGRAMS)


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
