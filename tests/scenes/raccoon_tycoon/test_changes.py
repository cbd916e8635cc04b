"""The ledger of a preview on the dock: every line has room, whatever the window and the size of the text."""

from __future__ import annotations

import pygame
import pytest

from scenes.art import text
from scenes.art.frame import Frame
from scenes.table.choosing import preview_lines
from scenes.table.choosing.dock import Dock
from scenes.table.choosing.preview_lines import Line
from scenes.table.scene import TableScene
from scenes.window.window import render
from tests.scenes.driving import SIZES
from tests.scenes.raccoon_tycoon.stills import SHOTS, Still


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("verb", ["sell", "build", "open-auction"])
def test_all_lines_stand_between_the_fields_and_the_confirming_button(
    verb: str, size: tuple[int, int], scale: float
) -> None:
    scene = SHOTS[verb](Still(None, "en"))
    assert isinstance(scene, TableScene)
    render(scene, size, scale)
    dock = scene.parts.open_panel.panel
    assert isinstance(dock, Dock)
    assert dock.ledger.lines
    lowest = max(field.widget.rect.bottom for field in dock.choice.fields if field.widget.visible)
    width = dock.confirm.rect.width
    assert lowest <= dock.ledger.top
    assert dock.ledger.top + dock.ledger.height(width) <= dock.confirm.rect.top


@pytest.mark.parametrize("width", [120, 160, 240, 300])
def test_amounts_stand_beside_the_words_or_below_them(monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    frame, line = Frame.of((1920, 1080)), Line("[purse] Your money", "$12", "$119", 1)
    drawn: list[str] = []
    plain = text._render

    def watching(words: str, *style: object) -> pygame.Surface:
        drawn.append(words)
        return plain(words, *style)

    monkeypatch.setattr(text, "_render", watching)
    high = preview_lines.height(line, frame, width)
    surface = pygame.Surface((width + 40, high + 40))
    box = pygame.Rect(20, 20, width, high)
    preview_lines.draw(surface, line, box, frame)
    assert {"$12", "$119", "money"} <= set(drawn)
    bare = pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1, 255))
    around = pygame.mask.Mask(surface.get_size(), fill=True)
    around.erase(pygame.mask.Mask((box.width, box.height + 1), fill=True), box.topleft)
    assert around.overlap_area(bare, (0, 0)) == around.count(), "nothing is drawn beside the line's box"
