"""The auction room: its places, everybody's face and whole name, in every window, at every size of text."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest
from msgspec import structs

from raccoon.app.seats import COLOURS, EMBLEMS, Seat
from raccoon.app.session.session import Session
from raccoon.games.raccoon_tycoon.actions.auction import AuctionWon
from raccoon.games.raccoon_tycoon.catalogue import RAILROADS
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from scenes.art import text
from scenes.art.frame import Frame
from scenes.art.moving.cached_area import CachedArea, Patchwork
from scenes.art.pieces.characters import CALM, PUT_OUT
from scenes.raccoon_tycoon.auction import bidders
from scenes.raccoon_tycoon.auction.bidders import (
    LIGHT,
    Bidders,
    arch_place,
    paddle_place,
    rail_height,
    state_of,
)
from scenes.raccoon_tycoon.auction.figures import sales
from scenes.raccoon_tycoon.auction.panel import AuctionPanel
from scenes.raccoon_tycoon.auction.places import RoomPlaces
from scenes.raccoon_tycoon.holdings import layout_of
from scenes.table.choosing.choice import ChoiceContext
from scenes.table.choosing.panel import PanelActions
from scenes.table.layout import row_of
from tests.scenes.driving import ENGLISH, SIZES, assert_apart

NAMES = ("Wilhelmina", "Barnaby", "Vixen", "Mabel", "Prudence")


def auction(players: int) -> tuple[Session, AwaitBid]:
    seats = [Seat(NAMES[n], "random", COLOURS[n], EMBLEMS[n]) for n in range(players)]
    session = Session.new("raccoon_tycoon", seats, {}, "bidders", None)
    while not isinstance(session.view(None).pending, AwaitBid):
        session.submit(session.think())
    return session, session.view(None).pending


def table(session: Session, moods: tuple[str, ...] = ()) -> ChoiceContext:
    return ChoiceContext(session.view(None), session.seats, ENGLISH.say, lambda _: None, lambda: None, moods)


def room(
    size: tuple[int, int], scale: float, session: Session, moods: tuple[str, ...] = ()
) -> tuple[pygame.Surface, Bidders]:
    """The bidders of an auction, and a surface as large as the stage is in a window of that size."""
    view = session.view(None)
    layout = layout_of(size, view, scale)
    stage = pygame.Rect((0, 0), layout.stage.size)
    places = RoomPlaces.on(stage, layout.frame.scale, len(session.seats), scale)
    frame = Frame(0, 0, layout.frame.scale, scale)
    return pygame.Surface(stage.size), Bidders(frame, places, table(session, moods), view.pending)


def paint(surface: pygame.Surface, row: Bidders) -> None:
    """The rectangles of all boxes."""
    Patchwork((), surface.get_rect(), list(row.patches())).paint(surface)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_name_is_whole(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float, players: int
) -> None:
    drawn: list[str] = []

    def spy(
        surface: pygame.Surface,
        words: str,
        at: Any,
        style: Any,
        align: str = "left",
        limit: int | None = None,
        floor: int | None = None,
        middle: bool = False,
    ) -> None:
        room = limit and round(limit / style.slim)
        drawn.append(words if room is None else text.fit(words, style, room, floor)[0])

    monkeypatch.setattr(text, "draw", spy)
    session, _ = auction(players)
    surface, row = room(size, scale, session)
    paint(surface, row)
    told = "".join(drawn).replace(" ", "")
    for name in NAMES[:players]:
        assert name.replace(" ", "") in told
    assert text.ELLIPSIS not in told


def test_the_row_begins_with_who_put_the_railroad_up_and_shows_how_they_feel() -> None:
    session, pending = auction(3)
    pictures = []
    for mood in (CALM, PUT_OUT):
        moods = tuple(mood if seat == pending.starter else CALM for seat in range(3))
        surface, row = room((1920, 1080), 1, session, moods)
        paint(surface, row)
        pictures.append(surface)
        first = row.frame.rect(*row.places.box(0))
    before, after = (pygame.image.tobytes(picture.subsurface(first), "RGB") for picture in pictures)
    assert before != after, "the leftmost face"
    for picture in pictures:
        picture.fill(0, first)
    assert pygame.image.tobytes(pictures[0], "RGB") == pygame.image.tobytes(pictures[1], "RGB")


@pytest.mark.parametrize("size", [*SIZES, (2560, 1080)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("players", [2, 5])
def test_nothing_in_the_room_stands_in_the_way_of_another(
    size: tuple[int, int], scale: float, players: int
) -> None:
    """The room fills its stage; heads, title, card, price, worths and boxes lie apart, on one axis; in large
    text, with a wider sheet of worths, the podium is left of the middle.
    """
    session, _ = auction(players)
    layout = layout_of(size, session.view(None), scale)
    stage = pygame.Rect((0, 0), layout.stage.size)
    places = RoomPlaces.on(stage, layout.frame.scale, players, scale)
    frame = Frame(0, 0, layout.frame.scale, scale)
    boxes = [places.box(place) for place in range(players)]
    apart = [
        places.title,
        places.easel.card,
        places.podium.bid,
        places.worth,
        *boxes,
        *(places.head(n, 6) for n in range(6)),
    ]
    assert_apart([frame.rect(*box) for box in apart], stage.size)
    assert frame.rect(*places.room).bottom == pytest.approx(stage.bottom, abs=1)
    row = frame.rect(*boxes[0]).union(frame.rect(*boxes[-1]))
    axis = frame.rect(*places.title).centerx
    assert axis == pytest.approx(row.centerx, abs=2) if scale == 1 else axis < row.centerx
    for middle in (places.podium.place, places.podium.bid):
        assert frame.rect(*middle).centerx == pytest.approx(axis, abs=2)
    hammer = frame.rect(*places.podium.wing)
    for lamp in places.lamps:
        assert not hammer.inflate(-hammer.width // 4, 0).collidepoint(frame.x(lamp - 49), hammer.top + 10)


@pytest.mark.parametrize("size", [*SIZES, (2560, 1080)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_plate_covers_a_paddle_and_every_paddle_stands_on_its_rail(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float, players: int
) -> None:
    plates: list[pygame.Rect] = []
    monkeypatch.setattr(bidders.StatePlates, "draw", lambda _, __, plate, ___: plates.append(plate.copy()))
    session, _ = auction(players)
    surface, row = room(size, scale, session)
    for patch in row.patches():
        patch.paint(surface)
    frame, places = row.frame, row.places
    reach = 2 * frame.px(LIGHT)
    for place, plate in enumerate(plates):
        box = frame.rect(*places.box(place))
        disc, rail = paddle_place(box, frame), box.bottom - rail_height(frame)
        home = box.inflate(reach, reach).topleft
        handle = pygame.Rect(disc.left, disc.top, disc.width, rail - disc.top)
        assert not plate.move(home).colliderect(handle)
        assert box.contains(plate.move(home))
        assert 0 < rail - disc.bottom < disc.height
        if scale == 1 and players < 5 and size[0] * 9 >= size[1] * 16:
            assert plate.move(home).top >= rail, "on the rail, not before the bidder"
    assert len(plates) == players


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1280, 1024), (2560, 1080)])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_face_has_an_arch_and_no_slit(size: tuple[int, int], players: int) -> None:
    session, _ = auction(players)
    _, row = room(size, 1.0, session)
    for place in range(players):
        box = row.frame.rect(*row.places.box(place))
        arch, disc = arch_place(box, row.frame), paddle_place(box, row.frame)
        assert box.contains(arch)
        assert arch.width >= 0.7 * arch.height
        assert arch.clip(disc).width <= 0.2 * arch.width, "the paddle is not before the face"


def test_what_a_seat_does_is_told() -> None:
    pending = AwaitBid(2, "Top Dog", 0, 1, 7, (1, 2, 3))
    assert [state_of(seat, pending) for seat in range(4)] == ["out", "leads", "asked", "next"]


def test_sales_are_read_from_what_everybody_saw() -> None:
    name, other = list(RAILROADS)[:2]
    won = [
        AuctionWon(seat=seat, railroad=railroad, price=price, houses=(), revealed=None, starter=0)
        for seat, railroad, price in ((0, name, 6), (0, other, 9), (0, name, 12), (1, name, 4))
    ]
    assert [(sale.seat, sale.price) for sale in sales(won, name)] == [(0, 6), (0, 12), (1, 4)]
    assert not sales((), name)


def test_what_a_bid_changes_is_painted_over_the_room_as_if_all_of_it_were_anew() -> None:
    """Bid by bid, each panel over the one before: nothing of an earlier one stays, nothing shines twice."""
    session, _ = auction(4)
    layout, cached, checked = layout_of((1280, 720), session.view(None)), CachedArea(), 0
    while isinstance(session.view(None).pending, AwaitBid):
        view = session.view(None)
        deeds = PanelActions((), lambda _: None, False, None, cached)
        panel = AuctionPanel(table(session), view.pending, deeds)
        panel.layout(layout.stage, layout.frame, row_of(layout))
        for hidden in (frozenset(), frozenset({"gavel", "bid"})):
            panel.hidden = hidden
            mended, anew = pygame.Surface((1280, 720)), pygame.Surface((1280, 720))
            panel.draw(mended, checked)
            panel.draw(anew)
            assert pygame.image.tobytes(mended, "RGB") == pygame.image.tobytes(anew, "RGB")
            checked += 1
        session.submit(session.think())
    assert checked > 6


def test_light_tells_who_has_won() -> None:
    """The hammer has fallen: every other box is darker than before, the winner's is not."""
    session, pending = auction(4)
    surface, row = room((1280, 720), 1.0, session)
    paint(surface, row)
    boxes = [pygame.Rect(row.frame.rect(*row.places.box(place))) for place in range(4)]
    bids = [sum(pygame.transform.average_color(surface, box)[:3]) for box in boxes]
    assert pending.leader is not None
    paint(surface, replace(row, pending=structs.replace(pending, active=(pending.leader,))))
    sold = [sum(pygame.transform.average_color(surface, box)[:3]) for box in boxes]
    won = (pending.leader - pending.starter) % 4
    assert sold[won] >= bids[won] - 6
    assert all(after < 0.8 * sold[won] for place, after in enumerate(sold) if place != won)
