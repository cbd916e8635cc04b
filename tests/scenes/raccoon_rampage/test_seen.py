"""Visibility: spaces in the light, a card turned up at the back, even plates, colours."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from scenes.art.frame import Frame
from scenes.raccoon_rampage.layout import RampageLayout, layout_of
from scenes.raccoon_rampage.presentation import PRESENTATION
from scenes.registry import showcase_of
from scenes.screens import seats
from scenes.table.picture.zones import Zone
from scenes.table.piece import Piece
from scenes.table.scene import TableScene
from scenes.tools.shots import shots_of
from scenes.tools.still import Still
from scenes.widgets.pick import PickEntry
from scenes.widgets.pick_some import PickSome
from scenes.window.window import render
from tests.scenes.raccoon_rampage.games import won
from tests.scenes.raccoon_rampage.house import House, begin
from tests.scenes.test_seats import open_seats


def test_light_on_a_space_of_the_map_leaves_no_dark_square() -> None:
    """Only the disc of a space is drawn again: the corners keep the light round it."""
    layout = layout_of((1280, 720), won().view(None, 200))
    assert layout.is_round(Piece("area", "rest"))
    assert not layout.is_round(Piece("space", 1))
    layer, dark = pygame.Surface((40, 40), pygame.SRCALPHA), pygame.Surface((40, 40), pygame.SRCALPHA)
    layer.fill("yellow")
    dark.fill("black")
    Zone(dark, pygame.Rect(0, 0, 40, 40), 0, ()).blit_disc(layer, pygame.Rect(10, 10, 20, 20))
    assert layer.get_at((10, 10)) == pygame.Color("yellow")
    assert layer.get_at((20, 20)) == pygame.Color("black")


@pytest.mark.parametrize("name", ["place", "play"])
def test_beside_cards_seen_large_the_map_stays_as_bright_as_before(name: str) -> None:
    showcase = showcase_of("raccoon_rampage")
    before, chosen = (shots_of(showcase)[shot](Still(showcase)) for shot in ("table", name))
    assert isinstance(chosen, TableScene)
    pictures = [render(scene, (1280, 720)) for scene in (before, chosen)]
    layout = chosen.context.shown.layout
    assert isinstance(layout, RampageLayout)
    west = layout.europe.inflate(-12, -12)
    west.top, west.height = layout.heap("france").top, layout.heap("france").height
    west.width = layout.sheets_zone.left - west.left - 24
    tones = [pygame.transform.average_color(picture, west)[:3] for picture in pictures]
    assert max(abs(one - other) for one, other in zip(*tones, strict=True)) <= 2


def test_a_card_that_is_turned_up_far_behind_is_as_broad_as_it_has_to_be_read() -> None:
    view = won().view(None, 200)
    policy = next(queued for queued in view.queue if queued and queued.face_up)
    place = 5
    queue = tuple(policy if number == place else queued for number, queued in enumerate(view.queue))
    before, after = layout_of((1280, 720), view), layout_of((1280, 720), replace(view, queue=queue))
    assert after.spaces[place + 1].width > 1.5 * before.spaces[place + 1].width
    assert after.spaces[place + 2].width == before.spaces[place + 2].width
    assert after.spaces[1].width > after.spaces[place + 1].width


def test_plates_of_short_words_are_alike() -> None:
    words = ("Raccoon-Proof Bins", "Internationalism", "Helpline", "Land")
    pick = PickSome([PickEntry(str(number), word) for number, word in enumerate(words)], 2, lambda: None)
    pick.rect = pygame.Rect(0, 0, 240, 200)
    pick.draw(pygame.Surface((240, 200)), Frame.of((1280, 720)))
    assert len({rect.height for _, rect in pick.plates()}) == 1


def test_the_seats_wear_what_the_table_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The player of France is blue there, too, whatever the lobby had given them."""
    house, seen = House(tmp_path), []
    session = house.lay(begin("person", "random", "random", "random"))
    sitter = seats.framed_portrait
    monkeypatch.setattr(seats, "framed_portrait", lambda *given: seen.append(given[5:7]) or sitter(*given))
    open_seats(house)
    displayed_seats = PRESENTATION.look.displayed_seats(session.seats, session.match.setup)
    assert seen[-4:] == [(seat.colour, seat.emblem) for seat in displayed_seats]
