"""The second sheet of pieces: the production cards, the market's columns, what the game is framed with."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from raccoon.app.session.session import Session
from raccoon.app.text import Say
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, PRODUCTION_CARDS
from scenes.art.frame import Paint
from scenes.art.pieces import certificate, lettering, oval, stage
from scenes.raccoon_tycoon.art import cards
from scenes.raccoon_tycoon.holdings import layout_of
from scenes.raccoon_tycoon.look import RaccoonTycoonLook
from scenes.raccoon_tycoon.picture.pieces import Piece, PiecesScene, Row
from scenes.table.picture.picture import TablePicture

ROWS = (
    Row("production", 30, 12, (92, 131), 18, (12, 27)),
    Row("market", 40, 500, (178, 300), 6, (14, 44)),
    Row("masthead", 1218, 504, (300, 150), 1),
    Row("curtain", 1548, 504, (330, 186), 1),
    Row("lettering", 1218, 724, (660, 150), 1),
    Row("certificate", 40, 868, (340, 172), 1),
    Row("seal", 420, 884, (130, 130), 1),
    Row("blank", 600, 874, (150, 150), 1),
    Row("title ribbon", 800, 900, (540, 60), 1),
)
SHEET = (1920, 1080)
HEAD = 132
"""The Gazette's head, in design units from its top."""


def pieces(say: Say, session: Session) -> Iterator[Piece]:
    """The cards by their numbers, then everything else; the table's own things as that session shows them."""
    for number in PRODUCTION_CARDS:
        yield Piece("production", str(number), production_face(number, say))
    for name in COMMODITIES:
        yield Piece("market", say(f"commodity.{name}.title"), _of_the_table(f"market:{name}", session, say))
    yield Piece("masthead", "masthead", _of_the_table("log_paper", session, say, HEAD))
    yield Piece("curtain", "curtain", _curtain)
    yield Piece("lettering", "title lettering", lambda surface, rect: _lettering(surface, rect, say))
    yield Piece("certificate", "certificate", lambda s, rect: certificate.certificate(s, rect, rect.w / 1820))
    yield Piece("seal", "seal", certificate.seal)
    yield Piece("blank", "blank", oval.blank)
    yield Piece("title ribbon", "ribbon", lambda s, rect: lettering.ribbon(s, rect, rect.width / 1016))


def cards_scene(say: Say, session: Session) -> PiecesScene:
    """The sheet."""
    return PiecesScene(say, pieces(say, session), ROWS)


def production_face(number: int, say: Say) -> Paint:
    """Paints the production card of that number at any size."""
    card = PRODUCTION_CARDS[number]
    price, production = (
        dict(zip(COMMODITIES, counts, strict=True)) for counts in (card.price, card.production)
    )

    def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
        """As large as it lies on a large table, then scaled: its words are smaller than type may be."""
        whole = pygame.Surface(cards.PRODUCTION_SHEET, pygame.SRCALPHA)
        words = say("table.desk.rise"), say("table.desk.produce")
        cards.production_card(whole, whole.get_rect(), price, production, *words)
        surface.blit(pygame.transform.smoothscale(whole, rect.size), rect)

    return paint


def _of_the_table(key: str, session: Session, say: Say, height: int = 0) -> Paint:
    """A zone of the table, or its upper part of so many design units."""

    def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
        view = session.view(None)
        layout = layout_of(SHEET, view, 1.0)
        whole = (
            TablePicture(RaccoonTycoonLook(), session.seats, say)
            .part_of(key, layout.rects()[key], layout, view)
            .image
        )
        upper = whole.subsurface((0, 0, whole.get_width(), height or whole.get_height()))
        surface.blit(pygame.transform.smoothscale(upper, rect.size), rect)

    return paint


def _curtain(surface: pygame.Surface, rect: pygame.Rect) -> None:
    whole = pygame.Surface(SHEET)
    stage.curtain(whole)
    surface.blit(pygame.transform.smoothscale(whole, rect.size), rect)


def _lettering(surface: pygame.Surface, rect: pygame.Rect, say: Say) -> None:
    lettering.poster_line(surface, say("title.name"), rect.center, rect.height * 2 // 3, rect.width)
