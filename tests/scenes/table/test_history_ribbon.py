"""The ribbon over a table that is looked back at: its words stand clear of each other at any height."""

from __future__ import annotations

from types import SimpleNamespace

import pygame
import pytest

from scenes.art.frame import Frame
from scenes.table.history import history_ribbon


@pytest.mark.parametrize("high", [37, 56])
def test_when_and_what_stand_clear_of_each_other(high: int, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[pygame.Rect] = []

    def seen(surface: pygame.Surface, words: str, box: pygame.Rect, *_: object, **__: object) -> None:
        said.append(box.copy())

    drawn: list[pygame.Rect] = []
    text = history_ribbon.text.draw

    def measured(*arguments: object, **named: object) -> pygame.Rect:
        drawn.append(text(*arguments, **named))  # type: ignore[arg-type]
        return drawn[-1]

    monkeypatch.setattr(history_ribbon.rich, "paragraph", seen)
    monkeypatch.setattr(history_ribbon.text, "draw", measured)
    layout = SimpleNamespace(frame=Frame.of((1280, 720)), strip=pygame.Rect(224, 4, 832, high))
    history_ribbon.draw_ribbon(pygame.Surface((1280, 720)), layout, "As it was: round 9", "Clara ended.")  # type: ignore[arg-type]
    [title], [box] = drawn, said
    ink = title.inflate(0, -title.height // 2)
    assert not ink.colliderect(box)
    assert layout.strip.contains(box.clip(layout.strip))
