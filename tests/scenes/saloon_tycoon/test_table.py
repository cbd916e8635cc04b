"""The table in play: chains that are skipped, a street that keeps its hours apart, pages with a picture."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pygame
import pytest

from raccoon.app.session.preview import preview
from raccoon.games.saloon_tycoon import pending as at
from raccoon.games.saloon_tycoon.actions.move import Bribe
from raccoon.games.saloon_tycoon.actions.supply import Supply
from raccoon.games.saloon_tycoon.catalogue import LARGE
from raccoon.games.saloon_tycoon.game import GAME
from scenes.saloon_tycoon import front
from scenes.saloon_tycoon.actions import ACTIONS
from scenes.saloon_tycoon.choices.supply import SupplyChoice
from scenes.saloon_tycoon.layout import SaloonLayout, layout_of
from scenes.saloon_tycoon.picture.street import Street as Ground
from scenes.saloon_tycoon.presentation import PRESENTATION
from scenes.saloon_tycoon.showcase import SHOWCASE
from scenes.table.choosing.choice import Choice, ChoiceContext
from scenes.table.hand import drag_picture
from scenes.table.motion.transition import MoveContext
from scenes.table.picture.picture import TablePicture
from scenes.table.picture.zones import Highlights
from scenes.table.piece import Piece
from scenes.table.scene import TableScene
from scenes.tools.still import Still
from scenes.window.window import render
from tests.games.saloon_tycoon import table as tables
from tests.scenes.driving import ENGLISH
from tests.scenes.person import seats
from tests.scenes.saloon_tycoon.games import played
from tests.scenes.saloon_tycoon.street import Street


def chain() -> tables.Table:
    """A position in which two cubes finish a Kitchen, which pays, and a Pantry."""
    table = tables.Table(2).gold(4).away("flatfoot")
    return table.house(0, "pantry@A1+2", "kitchen@B1+2", "kitchen@B2+2", saloon=1)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_preview_of_a_drop_lies_between_the_boards(size: tuple[int, int]) -> None:
    scene = SHOWCASE.shots["drag"](Still(SHOWCASE))
    assert isinstance(scene, TableScene)
    render(scene, size)
    held, layout = scene.parts.drag.held, scene.context.shown.layout
    assert isinstance(layout, SaloonLayout)
    assert held is not None
    paper = drag_picture.preview(held)
    assert paper is not None
    _, place = [*drag_picture.pictures(held)][-1]
    seen = pygame.Rect((0, 0), paper.size)
    seen.center = place.center
    assert seen.collidelist([layout.board, layout.dock, *layout.panels, *layout.portraits.values()]) < 0
    assert not any(seen.colliderect(rect) for piece in held.targets for rect in layout.rects_of(piece))


def test_a_chain_goes_off_link_by_link_and_a_press_ends_it(tmp_path: Path) -> None:
    street = Street(tmp_path, (960, 540), speed="calm")
    session = street.stage(chain().state)
    street.table.context.submit(Supply(0, (2, 1), (1, 1)))
    street.frame(4)
    animator = street.table.parts.animator
    busy = [animator.busy]
    flights = animator.queue.air.flights
    assert len({round(flight.begin, 2) for flight in flights}) >= 3
    street.press(pygame.K_SPACE, " ")
    busy.append(animator.busy)
    assert busy == [True, False]
    assert [room.finished for room in session.view(0).players[0].rooms] == [False, True, True, False]


def test_the_rooms_of_a_chain_are_lit_one_after_another_and_stay_lit(tmp_path: Path) -> None:
    street = Street(tmp_path, (960, 540), speed="calm")
    session = street.stage(chain().state)
    street.table.context.submit(Supply(0, (2, 1), (1, 1)))
    street.frame(4)
    layout, rooms = street.table.context.shown.layout, session.view(0).players[0].rooms
    places = [layout.front.room(room) for room in rooms if room.finished]
    begun = [
        next(
            f.begin for f in street.table.parts.animator.queue.air.flights if f.stays and f.stops[-1] == place
        )
        for place in places
    ]
    assert begun == sorted(begun, reverse=True), "the Kitchen was named first in the order"
    assert len({*begun}) == 2


def test_whoever_is_bribed_is_in_one_place_at_a_time_and_arrives_where_they_stay(
    tmp_path: Path,
) -> None:
    street = Street(tmp_path, (960, 540), speed="calm")
    table = tables.Table(2).gold(20).house(0, saloon=1)
    street.stage(table.guests(1, "purty_nellie").state)
    before = street.table.context.shown.layout.portraits["purty_nellie"]
    street.table.context.submit(Bribe(0, "purty_nellie", 0))
    street.frame(4)
    under_way = street.table.parts.animator.queue
    assert Piece("person", "purty_nellie") in under_way.animation.transition.hidden
    walk = next(flight for flight in under_way.air.flights if flight.stays)
    assert walk.waits
    assert walk.stops[0].centerx == before.centerx
    street.press(pygame.K_SPACE, " ")
    street.frame(4)
    after = street.table.context.shown.layout.portraits["purty_nellie"]
    assert walk.stops[-1].centerx == after.centerx


def test_night_falls_slowly_when_the_last_cube_is_gone_and_at_no_other_time() -> None:
    session = played(2)
    for number, entry in enumerate(session.match.entries):
        before, after = (session.view(0, moves) for moves in (number, number + 1))
        layout = layout_of((320, 180), after)
        moving = MoveContext(before, after, entry.events, layout, layout.stage, ENGLISH.say)
        between = PRESENTATION.motion.transition(moving, None)
        way = between.way_on or between.way
        assert (way is not None) == (before.ender is None is not after.ender)
        assert way is None or way.seconds >= 0.5


def test_what_lies_on_the_own_plate_is_in_the_light_with_it() -> None:
    session = played(2)
    view = session.view(0, 30)
    layout = layout_of((1280, 720), view)
    picture = TablePicture(PRESENTATION.look, session.seats, ENGLISH.say)
    seen = []
    for marks in (Highlights(), Highlights(lit=frozenset({Piece("panel", 0)}), dimmed=True)):
        surface = pygame.Surface(layout.size)
        picture.draw(surface, layout, view, marks, ())
        seen.append(pygame.image.tobytes(surface.subsurface(layout.crate), "RGB"))
    assert seen[0] == seen[1]


def test_every_hour_of_the_street_is_a_picture_of_its_own() -> None:
    """The key of a kept one tells what has to be painted again."""
    session, ground = played(2), Ground()
    seen: list[pygame.Surface] = []
    for moves in range(0, len(session.match.entries) + 1, 8):
        view = session.view(0, moves)
        shown = ground.surface(layout_of((320, 180), view), view)
        if not seen or shown is not seen[-1]:
            assert all(shown is not earlier for earlier in seen)
            seen.append(shown)
    assert len(seen) > 4


def choice(table: tables.Table, verb: str = "") -> Choice:
    """The choice of a verb at this table, or the one that is due."""
    view = GAME.view(table.state, 0)
    people = tuple(seats("person", "random", "random"))
    asked = ChoiceContext(view, people, ENGLISH.say, partial(preview, GAME, view), lambda: None)
    options = GAME.options(table.state, 0)
    found = ACTIONS.choice_for(verb, asked, options) if verb else ACTIONS.forced_choice(asked, options)
    assert found is not None
    return found


def rich() -> tables.Table:
    table = tables.Table(3).gold(20, 3).house(0, "kitchen@A1!", "guest_room@B1", "guest_room@B3", saloon=4)
    return table.hand(0, "payday").secrets(0, "s_boarding_house")


@pytest.mark.parametrize(
    ("verb", "pending", "piece"),
    [
        ("build_tile", None, Piece("tile", "pantry")),
        ("play_card", None, Piece("hand", 0)),
        ("bribe", None, Piece("person", "angie")),
        ("supply", None, Piece("room", 2)),
        ("stake", None, Piece("secret", 0)),
        ("", at.PlaceCubes(1), Piece("room", 2)),
        ("", at.GrantedPlay(), Piece("hand", 0)),
    ],
)
def test_the_page_shows_what_is_chosen(verb: str, pending: at.AnyPending | None, piece: str) -> None:
    table = rich().due(pending) if pending else rich()
    found = choice(table, verb)
    assert found.click(piece)
    paint = found.picture()
    assert paint is not None
    shown = pygame.Surface((200, 120))
    paint(shown, shown.get_rect())
    assert len({tuple(shown.get_at((x, y))) for x in range(0, 200, 9) for y in range(0, 120, 9)}) > 8


def test_a_cube_carried_over_a_slip_tells_the_sum_of_both() -> None:
    found, tried = (choice(rich().away("phineus"), "supply") for _ in range(2))
    assert isinstance(found, SupplyChoice)
    found.drop("cube", Piece("room", 2), 2)
    tried.copy_from(found)
    tried.drop("cube", Piece("room", 3), 1)
    assert tried.command() == Supply(0, (2, 3), (2, 1))
    assert found.command() == Supply(0, (2,), (2,))


def test_the_board_of_guests_hides_no_room_and_no_place_for_one() -> None:
    session = played(4)
    for moves in range(0, len(session.match.entries), 30):
        view = session.view(0, moves)
        layout = layout_of((1280, 720), view)
        for player in view.players:
            board = front.board_place(layout.front, player.rooms, 3)
            if board is None:
                continue
            assert all(not board.colliderect(layout.front.room(room)) for room in player.rooms)
            raised = [room for room in player.rooms if room.floor == 2]
            over = [layout.front.box(room.place, 3, room.tile in LARGE) for room in raised]
            assert board.collidelist(over) < 0
