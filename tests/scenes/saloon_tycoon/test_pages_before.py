"""Pages on which nothing is chosen yet, claims not met yet, what is told of others and of the past."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from raccoon.games.saloon_tycoon import pending as at
from raccoon.games.saloon_tycoon.actions.build import TileBuilt
from raccoon.games.saloon_tycoon.actions.draw import CardsDrawn
from raccoon.games.saloon_tycoon.actions.earn import Earned
from raccoon.games.saloon_tycoon.actions.finish import RoomFinished
from raccoon.games.saloon_tycoon.actions.supply import CubePlaced
from scenes.saloon_tycoon.events import EVENTS
from scenes.saloon_tycoon.layout import layout_of
from scenes.saloon_tycoon.presentation import PRESENTATION
from scenes.table.choosing.choice_panel import ChoicePanel
from scenes.table.choosing.vignette import cells
from scenes.table.picture.picture import TablePicture
from scenes.table.picture.zones import Highlights
from scenes.table.piece import Piece
from tests.games.saloon_tycoon import table as tables
from tests.scenes.driving import ENGLISH
from tests.scenes.saloon_tycoon.games import played
from tests.scenes.saloon_tycoon.hands import StreetDragging
from tests.scenes.saloon_tycoon.street import Street
from tests.scenes.saloon_tycoon.test_table import choice

WINDOW = (1280, 720)
FIFTH = 0.2


def rich() -> tables.Table:
    """A position in which every action has several options."""
    table = tables.Table(3).gold(20, 3, 4).house(0, "kitchen@A1!", "guest_room@B1", "guest_room@B3", saloon=4)
    table.hand(0, "payday", "telegraph").hand(1, "busy_day", "town_talk").hand(2, "stick_up")
    return table.open_claims("o_grand_reopening").secrets(0, "s_boarding_house")


@pytest.mark.parametrize(
    ("verb", "pending"),
    [
        ("build_tile", ()),
        ("play_card", ()),
        ("bribe", ()),
        ("supply", ()),
        ("stake", ()),
        ("", (at.PlaceCubes(2),)),
        ("", (at.GrantedPlay(),)),
        ("", (at.GrantedBuild(4, False),)),
        ("", (at.CardDone("telegraph"), at.CardDone("stick_up"), at.StealGold(3))),
        ("", (at.DrawCards(4),)),
    ],
)
def test_before_anything_is_chosen_the_page_shows_what_can_be(
    verb: str, pending: tuple[at.AnyPending, ...]
) -> None:
    table = rich().due(*pending) if pending else rich()
    dock = ChoicePanel(choice(table, verb), lambda *_: None, lambda: None)
    layout = layout_of(WINDOW, tables.GAME.view(table.state, 0))
    dock.layout(layout.dock, layout.frame)
    assert dock.choice.command() is None
    paint, place = dock.choice.picture(), dock.page_layout.picture_rect()
    assert paint is not None
    bare = dock.confirm.rect.top - dock.ledger.top if place is None else 0
    assert bare < FIFTH * layout.dock.height
    shown = pygame.Surface((180, 200))
    paint(shown, shown.get_rect())
    assert len({tuple(shown.get_at((x, y))) for x in range(0, 180, 9) for y in range(0, 200, 9)}) > 8


@pytest.mark.parametrize("count", [1, 2, 3, 5, 10])
@pytest.mark.parametrize("size", [(170, 240), (170, 60)])
def test_several_pictures_lie_apart_and_fill_the_window(count: int, size: tuple[int, int]) -> None:
    whole = pygame.Rect((7, 9), size)
    found = cells(whole, count)
    assert len(found) == count
    assert all(whole.contains(cell) for cell in found)
    assert all(cell.collidelist(found[number + 1 :]) < 0 for number, cell in enumerate(found))
    assert sum(cell.width * cell.height for cell in found) > 0.45 * whole.width * whole.height


@pytest.mark.parametrize("piece", [Piece("poster", "o_money_in_the_bank"), Piece("secret", 0)])
def test_a_claim_dropped_before_it_is_met_says_what_it_asks_for(tmp_path: Path, piece: str) -> None:
    street = Street(tmp_path, WINDOW)
    table = rich().gold(3).open_claims("o_money_in_the_bank").secrets(0, "s_deep_pockets")
    session = street.stage(table.state)
    StreetDragging(street).brought(piece, "house")
    claim = {"poster": "o_money_in_the_bank", "secret": "s_deep_pockets"}[piece.partition(":")[0]]
    assert not session.match.entries
    told = street.table.parts.drag.reason.words
    assert ENGLISH.say(f"saloon.claim.{claim}.text") in told


def test_a_claim_dropped_elsewhere_says_where_it_goes(tmp_path: Path) -> None:
    street = Street(tmp_path, WINDOW)
    street.stage(rich().gold(3).open_claims("o_money_in_the_bank").state)
    StreetDragging(street).brought(Piece("poster", "o_money_in_the_bank"), "yard")
    assert street.table.parts.drag.reason.words == ENGLISH.say("saloon.goes.poster")


def test_drawing_and_earning_are_something_in_a_recap() -> None:
    session = played()
    own = [event for entry in session.match.entries for event in entry.events]
    drawn = next(event for event in own if isinstance(event, CardsDrawn))
    earned = next(event for event in own if isinstance(event, Earned))
    told = [part.words for part in EVENTS.recap([drawn, earned], 0, ENGLISH.say)]
    assert told == [f"drew {drawn.count} card" + "s" * (drawn.count > 1), f"earned {earned.gold} gold"]


def test_a_line_of_the_log_lights_the_room_it_speaks_of() -> None:
    session = played()
    view = session.view(0)
    rooms = view.players[0].rooms
    seen = 0
    for entry in session.match.entries:
        for event in entry.events:
            if event.seat != 0 or not isinstance(event, TileBuilt | RoomFinished | CubePlaced):
                continue
            (piece,) = EVENTS.lit(event, view)
            lit = rooms[int(piece.removeprefix("room:"))]
            if isinstance(event, TileBuilt):
                assert (lit.tile, lit.place, lit.floor) == (event.tile, event.place, event.floor)
            seen += 1
    assert seen > 5


def test_whoever_is_lit_can_be_read_in_both_places() -> None:
    """At the stage stop and at the house."""
    session = played()
    view = session.view(0)
    who = next(who for player in view.players for who in player.characters)
    layout = layout_of(WINDOW, view)
    picture, surface = TablePicture(PRESENTATION.look, session.seats, ENGLISH.say), pygame.Surface(WINDOW)
    looks = []
    for lit in (frozenset[str](), frozenset({Piece("person", who)})):
        picture.draw(surface, layout, view, Highlights(lit=lit), ())
        looks.append([surface.subsurface(rect).copy() for rect in layout.rects_of(Piece("person", who))])
    assert len(looks[0]) == 2
    for plain, lit_up in zip(*looks, strict=True):
        middle = plain.get_rect().center
        assert plain.get_at(middle)[:3] == lit_up.get_at(middle)[:3]


@pytest.mark.parametrize("size", [(960, 540), WINDOW, (1024, 768)])
def test_the_reason_for_a_move_leaves_the_courier_to_be_read(size: tuple[int, int]) -> None:
    layout = layout_of(size, played().view(None))
    assert not layout.reason_area.colliderect(layout.log_paper)
    assert layout.reason_area.height > 0.25 * layout.stop.height
    assert pygame.Rect((0, 0), size).contains(layout.reason_area)
