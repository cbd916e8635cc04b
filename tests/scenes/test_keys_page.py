"""The list of keys: every key has its row above the button, at every text scale."""

from __future__ import annotations

import pygame
import pytest

from scenes.art.letters import key_caps
from scenes.dialogs.key_list import KeysScene
from scenes.registry import SHOWCASES
from scenes.window.window import render
from tests.scenes.driving import ENGLISH


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("game", SHOWCASES)
def test_no_key_lies_under_the_button(monkeypatch: pytest.MonkeyPatch, game: str, scale: float) -> None:
    drawn: list[pygame.Rect] = []
    plain = key_caps.key_cap

    def watching(surface: pygame.Surface, rect: pygame.Rect, label: str, **how: bool) -> None:
        drawn.append(rect.copy())
        plain(surface, rect, label, **how)

    monkeypatch.setattr(key_caps, "key_cap", watching)
    scene = KeysScene(ENGLISH.say, SHOWCASES[game].presentation.words.keys, lambda: None)
    render(scene, (1280, 720), scale)
    listed = [rect for rect in drawn if not scene.close_button.rect.contains(rect)]
    assert len(listed) == sum(len(rows) for _, rows in scene.groups)
    assert scene.close_button.rect.collidelist(listed) < 0
    assert all(scene.panel.contains(rect) for rect in listed)
