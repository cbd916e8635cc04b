"""The ribbon over an earlier position: its words do not overlap at any height."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from scenes.art import palette as pal, rich, text
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.table.history import history_ribbon


@pytest.mark.parametrize("high", [37, 56])
def test_when_and_what_stand_clear_of_each_other(high: int, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[pygame.Rect] = []

    def seen(surface: pygame.Surface, words: str, box: pygame.Rect, *_: object, **__: object) -> None:
        said.append(box.copy())

    drawn: list[pygame.Rect] = []
    drawing = text.draw

    def measured(*arguments: Any, **named: Any) -> pygame.Rect:
        drawn.append(drawing(*arguments, **named))
        return drawn[-1]

    monkeypatch.setattr(rich, "paragraph", seen)
    monkeypatch.setattr(text, "draw", measured)
    layout: Any = SimpleNamespace(frame=Frame.of((1280, 720)), strip=pygame.Rect(224, 4, 832, high))
    history_ribbon.draw_ribbon(pygame.Surface((1280, 720)), layout, "As it was: round 9", "Clara ended.")
    [title], [box] = drawn, said
    ink = title.inflate(0, -title.height // 2)
    assert not ink.colliderect(box)
    assert layout.strip.contains(box.clip(layout.strip))


LONG = "Round 5 opens with Europe Burns. Two raccoons. Agencies vote less, corporations more."


@pytest.mark.parametrize("words", ["Clara ended.", LONG])
def test_all_that_had_happened_lies_on_the_ribbon(words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sentence of two lines is next to the round, not below it."""
    boxes: list[pygame.Rect] = []
    monkeypatch.setattr(rich, "paragraph", lambda _, __, box, *___, **____: boxes.append(box))
    frame, strip = Frame.of((1280, 720)), pygame.Rect(225, 255, 494, 51)
    layout: Any = SimpleNamespace(frame=frame, strip=strip)
    history_ribbon.draw_ribbon(pygame.Surface((1280, 720)), layout, "As it was: round 5", words)
    [box] = boxes
    smallest = text.Style(Typeface.BOOK_SEMIBOLD, frame.floor, pal.CREAM)
    assert strip.contains(box)
    assert rich.height(words, smallest, box.width) <= box.height + frame.px(3)
