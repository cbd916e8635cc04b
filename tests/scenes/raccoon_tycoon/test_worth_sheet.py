"""The auction room in small windows: earlier sales and long names have room on the sheet and the podium."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from raccoon.app.seats import COLOURS, EMBLEMS, Seat
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from scenes.art import text
from scenes.art.frame import Frame
from scenes.raccoon_tycoon.auction.figures import Sale
from scenes.raccoon_tycoon.auction.places import RoomPlaces
from scenes.raccoon_tycoon.auction.room import AuctionRoom
from scenes.raccoon_tycoon.auction.worth import WorthSheet
from scenes.raccoon_tycoon.holdings import layout_of
from scenes.table.choosing.choice import ChoiceContext
from tests.scenes.driving import ENGLISH
from tests.scenes.raccoon_tycoon.staging import dealt, waiting

SMALL, USUAL = (1024, 768), (1280, 720)
NAMES = ("Bartholomew von Q.", "Wilhelmina the Third", "Maximilian Montague", "Otis", "Prudence")
Written = list[tuple[str, pygame.Rect]]


def room(size: tuple[int, int], leader: int = 1, scale: float = 1.0) -> AuctionRoom:
    """An auction among five with long names."""
    state = dealt(5)
    pending = AwaitBid(0, state.railroad_offer[0], 1, leader, 9, (0, 1, 2, 3))
    view = GAME.view(waiting(state, pending, turn=1), 0)
    seats = tuple(Seat(name, "random", COLOURS[n], EMBLEMS[n]) for n, name in enumerate(NAMES))
    table = ChoiceContext(view, seats, ENGLISH.say, lambda _: None, lambda: None)
    layout = layout_of(size, view, scale)
    frame = Frame(0, 0, layout.frame.scale, scale)
    places = RoomPlaces.on(pygame.Rect((0, 0), layout.stage.size), frame.scale, 5, scale)
    return AuctionRoom(table, pending, 0, frame, places, frozenset())


def written(monkeypatch: pytest.MonkeyPatch, place: AuctionRoom, prices: tuple[int, ...]) -> Written:
    """The words on the sheet and their places, when the railroad was sold for these prices before."""
    sold = tuple(Sale(seat, price) for seat, price in enumerate(prices))
    found: Written = []
    draw = text.draw

    def spy(surface: pygame.Surface, words: str, at: Any, style: Any, *where: Any, **how: Any) -> pygame.Rect:
        rect, limit = draw(surface, words, at, style, *where, **how), how.get("limit")
        shown = words if limit is None else text.fit(words, style, limit, how.get("floor"))[0]
        found.append((shown, rect))
        return rect

    monkeypatch.setattr(text, "draw", spy)
    paper = place.frame.rect(*place.places.worth)
    sheet = WorthSheet(place.table, place.pending, 0, place.frame, paper, True)
    sheet._draw(sold, pygame.Surface(paper.bottomright))
    return found


@pytest.mark.parametrize("size", [(960, 540), (960, 720), USUAL])
def test_no_line_of_the_sheet_lies_on_another(monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]) -> None:
    """The small print stands between the sums where it has room; in a small window it is left out."""
    monkeypatch.setitem(globals(), "NAMES", ("Clara", "Vixen", "Otis", "Mabel", "Hank"))
    lines = [rect for _, rect in written(monkeypatch, room(size), (14, 16))]
    for number, one in enumerate(lines):
        for other in lines[number + 1 :]:
            assert not one.inflate(0, -one.height // 3).colliderect(other.inflate(0, -other.height // 3))


@pytest.mark.parametrize(
    ("size", "prices", "seen"),
    [
        (USUAL, (14, 16, 21), ["$14", "$16", "$21"]),
        (USUAL, (5, 14, 16, 21), ["$14", "$16", "$21"]),
        (SMALL, (14, 16, 21), ["$16", "$21"]),
        (SMALL, (9,), ["$9"]),
    ],
)
def test_two_digit_sales_stand_beside_each_other(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], prices: tuple[int, ...], seen: list[str]
) -> None:
    lines = written(monkeypatch, room(size), prices)
    words = next(rect for words, rect in lines if words.lower().endswith("sold for"))
    row = [(rect, told) for told, rect in lines if abs(rect.centery - words.centery) < 8 and rect != words]
    row.sort(key=lambda found: found[0].left)
    assert [told for _, told in row] == seen
    assert all(rect.left > words.right for rect, _ in row)


@pytest.mark.parametrize("size", [SMALL, USUAL, (1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_every_name_among_the_others_is_whole(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float
) -> None:
    told = "".join(words for words, _ in written(monkeypatch, room(size, scale=scale), (14,)))
    assert all(name.replace(" ", "") in told.replace(" ", "") for name in NAMES[1:])


@pytest.mark.parametrize("size", [(640, 360), SMALL, USUAL, (1920, 1080), (2560, 1080)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("leader", range(5))
def test_who_leads_stays_on_the_podium(size: tuple[int, int], scale: float, leader: int) -> None:
    place = room(size, leader, scale)
    block = place.frame.rect(*place.places.podium.bid)
    surface = pygame.Surface(block.inflate(400, 400).bottomright)
    place._draw_bid(surface)
    surface.fill("#000000", block.inflate(2, 2))
    assert pygame.mask.from_threshold(surface, "#000000", (1, 1, 1)).count() == surface.width * surface.height
