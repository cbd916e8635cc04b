"""The bidders' row: everybody's face and whole name, in every window and at every size of text."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from raccoon.app.seats import COLOURS, EMBLEMS, Seat
from raccoon.app.session.session import Session
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from scenes.art import text
from scenes.art.frame import Frame
from scenes.art.pieces.characters import CALM, PUT_OUT
from scenes.raccoon_tycoon.auction import bidders
from scenes.raccoon_tycoon.auction.sheet import SIZE as SHEET
from scenes.table.choosing.choice import Table
from tests.scenes.driving import ENGLISH, SIZES

NAMES = ("Wilhelmina", "Barnaby", "Vixen", "Mabel", "Prudence")


def auction(players: int) -> tuple[Session, AwaitBid]:
    seats = [Seat(NAMES[n], "random", COLOURS[n], EMBLEMS[n]) for n in range(players)]
    session = Session.new("raccoon_tycoon", seats, {}, "bidders", None)
    while not isinstance(session.view(None).pending, AwaitBid):
        session.submit(session.think())
    return session, session.view(None).pending


def table(session: Session, moods: tuple[str, ...] = ()) -> Table:
    return Table(session.view(None), session.seats, ENGLISH.say, lambda _: None, lambda: None, moods)  # type: ignore[arg-type, return-value]


def sheet(size: tuple[int, int], scale: float) -> tuple[pygame.Surface, Frame]:
    """The auction's sheet as large as it is in a window."""
    share = min(size[0] / 1920, size[1] / 1080)
    surface = pygame.Surface((round(SHEET[0] * share), round(SHEET[1] * share)))
    return surface, Frame.within(surface.get_rect(), SHEET, scale)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_name_is_whole(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float, players: int
) -> None:
    drawn: list[str] = []

    def spy(
        surface: pygame.Surface, words: str, at: Any, style: Any, align: Any, room: int, floor: int
    ) -> None:
        drawn.append(text.fit(words, style, room, floor)[0])

    monkeypatch.setattr(text, "draw", spy)
    session, pending = auction(players)
    bidders.draw(*sheet(size, scale), table(session), pending)
    told = "".join(drawn).replace(" ", "")
    for name in NAMES[:players]:
        assert name.replace(" ", "") in told
    assert text.ELLIPSIS not in told


def test_the_row_begins_with_who_put_the_railroad_up_and_shows_how_they_feel() -> None:
    session, pending = auction(3)
    pictures = []
    for mood in (CALM, PUT_OUT):
        surface, frame = sheet((1920, 1080), 1)
        moods = tuple(mood if seat == pending.starter else CALM for seat in range(3))
        bidders.draw(surface, frame, table(session, moods), pending)
        pictures.append(surface)
    wide = pictures[0].get_width()
    before, after = (
        picture.subsurface(0, 0, round(wide * 0.43), picture.get_height()) for picture in pictures
    )
    assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(after, "RGB"), "the leftmost face"
    for picture in pictures:
        picture.fill(0, (0, 0, round(wide * 0.43), picture.get_height()))
    assert pygame.image.tobytes(pictures[0], "RGB") == pygame.image.tobytes(pictures[1], "RGB")
