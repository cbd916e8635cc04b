"""The preview lines of a page: every line has room at any size of window and text."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from raccoon.app.text import languages
from scenes.art import text
from scenes.art.frame import Frame
from scenes.registry import showcase_of
from scenes.table.choosing import preview_lines
from scenes.table.choosing.choice_panel import ChoicePanel
from scenes.table.choosing.preview_lines import PreviewLine
from scenes.table.scene import TableScene
from scenes.tools.shots import shots_of
from scenes.tools.still import Still
from scenes.widgets.pick import Pick
from scenes.window.window import render
from tests.scenes.driving import SIZES
from tests.scenes.unpainted import unpainted

WITH_LINES = [
    ("raccoon_tycoon", "sell"),
    ("raccoon_tycoon", "build"),
    ("raccoon_tycoon", "open-auction"),
    ("saloon_tycoon", "build"),
    ("raccoon_rampage", "vote"),
]
"""Choices of every game whose page has preview lines."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize(("game", "shot"), WITH_LINES)
def test_all_lines_stand_between_the_fields_and_the_foot(
    game: str, shot: str, size: tuple[int, int], scale: float
) -> None:
    with unpainted():
        scene = shots_of(showcase_of(game))[shot](Still(showcase_of(game)))
        assert isinstance(scene, TableScene)
        render(scene, size, scale)
        _check_lines(scene, size, scale)


def _check_lines(scene: TableScene, size: tuple[int, int], scale: float) -> None:
    """Choose the first entry of every list, and check the places of the lines."""
    dock = scene.parts.panel_host.panel
    assert isinstance(dock, ChoicePanel)
    for number in range(len(dock.choice.fields)):
        pick = dock.choice.fields[number].widget
        if isinstance(pick, Pick) and pick.visible and not pick.chosen:
            pick.choose(pick.entries[0].key)
    render(scene, size, scale)
    assert dock.ledger.lines
    fields = [field for field in dock.choice.fields if field.widget.visible]
    if dock.is_beside:
        assert dock.page_layout.lines.bottom <= dock.confirm.rect.top
        assert dock.page_layout.lines.collidelist([field.widget.rect for field in fields]) < 0
        return
    lowest = max(field.widget.rect.bottom for field in fields if not field.is_amount)
    highest = min([field.widget.rect.top for field in fields if field.is_amount] + [dock.confirm.rect.top])
    assert lowest <= dock.ledger.top
    assert dock.ledger.top + dock.ledger.height(dock.confirm.rect.width) <= highest


@pytest.mark.parametrize("language", sorted(languages()))
@pytest.mark.parametrize(
    ("game", "shot"), [*WITH_LINES, ("saloon_tycoon", "lesson"), ("saloon_tycoon", "secrets")]
)
def test_no_field_lies_over_the_foot_in_large_text(game: str, shot: str, language: str) -> None:
    with unpainted():
        scene = shots_of(showcase_of(game))[shot](Still(showcase_of(game), None, language))
        assert isinstance(scene, TableScene)
        render(scene, (1280, 720), 2.0)
    panel = scene.parts.panel_host.panel
    assert isinstance(panel, ChoicePanel)
    fields = [field for field in panel.choice.fields if field.widget.visible and not field.is_amount]
    assert max(field.widget.rect.bottom for field in fields) <= panel.confirm.rect.top


@pytest.mark.parametrize("width", [120, 160, 240, 300])
def test_amounts_stand_beside_the_words_or_below_them(monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    frame, line = Frame.of((1920, 1080)), PreviewLine("Your [purse] money", "$12", "$119", 1)
    drawn: list[str] = []
    plain = text._render

    def watching(words: str, *style: Any) -> pygame.Surface:
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


@pytest.mark.parametrize(("width", "words"), [(300, "*Your money*"), (230, "*Money*"), (160, "")])
def test_words_give_way_so_that_the_amounts_stand_beside_them(width: int, words: str) -> None:
    """Words are shortened, then replaced by the pictogram, always in one row."""
    frame = Frame.of((1920, 1080))
    line = PreviewLine("[purse] *Your money*", "$12", "$119", 1, "[purse] *Money*")
    plain = PreviewLine(f"[purse] {words}".strip(), "$12", "$119", 1)
    pictures = []
    for one in (line, plain):
        surface = pygame.Surface((width, 60))
        preview_lines.draw(surface, one, pygame.Rect(0, 0, width, 50), frame)
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert pictures[0] == pictures[1]
    assert preview_lines.height(line, frame, width) == preview_lines.height(plain, frame, width) < 40


def test_two_short_lines_share_a_row_where_there_is_no_room_for_each() -> None:
    frame, ledger = Frame.of((1920, 1080)), preview_lines.PreviewLines()
    ledger.lines = [PreviewLine(f"[{name}] Price", "$2", "$3", 1) for name in ("wood", "iron")]
    apart = ledger.fit(frame, 500, 264)
    together = ledger.fit(frame, apart - 1, 264)
    assert together == apart // 2
    assert ledger.seen == ledger.lines
