"""Every piece of Raccoon Tycoon with its name on a sheet: ``python build/art/sheet.py pieces OUT.png``.

The sheet ``cards`` has the production cards, the market's columns and the panels of the table; ``portraits``
is a strip of the six railroads.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
if __name__ == "__main__":
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    sys.path[:1] = [str(ROOT / "build"), str(ROOT)]

import pygame  # noqa: E402

from raccoon.app.seats import COLOURS, EMBLEMS  # noqa: E402
from raccoon.app.session.session import Session  # noqa: E402
from raccoon.app.text import Say  # noqa: E402
from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS, COMMODITIES, PRODUCTION_CARDS, RAILROADS, TOWNS  # noqa: E402
from scenes.art import palette as pal, pictograms, shapes, text  # noqa: E402
from scenes.art.fonts import Typeface  # noqa: E402
from scenes.art.frame import Frame, Paint  # noqa: E402
from scenes.art.pieces import certificate, coinage, emblems, lettering, oval, stage  # noqa: E402
from scenes.art.pieces.card import CardPlace  # noqa: E402
from scenes.art.pieces.characters import CHARACTERS, MOODS, character  # noqa: E402
from scenes.art.text import Style  # noqa: E402
from scenes.raccoon_tycoon.art import cards, paintings, signs, tokens  # noqa: E402
from scenes.raccoon_tycoon.holdings import layout_of  # noqa: E402
from scenes.raccoon_tycoon.look import RaccoonTycoonLook  # noqa: E402
from scenes.raccoon_tycoon.showcase import SHOWCASE  # noqa: E402
from scenes.raccoon_tycoon.words.names import named  # noqa: E402
from scenes.table import piece as on_table  # noqa: E402
from scenes.table.picture.picture import TablePicture  # noqa: E402
from scenes.tools.still import Still  # noqa: E402
from scenes.window.scene import Scene  # noqa: E402
from scenes.window.window import render  # noqa: E402


@dataclass(frozen=True)
class Piece:
    """A piece: its kind, its name as printed below it, and the function that draws it in a rectangle."""

    kind: str
    name: str
    paint: Paint


@dataclass(frozen=True)
class Row:
    """Rows of one kind on the sheet (design units): left and top, a piece's size, the number in a row."""

    kind: str
    left: float
    top: float
    size: tuple[float, float]
    across: int
    gap: tuple[float, float] = (12, 44)


ROWS = (
    Row("railroad", 24, 12, (165, 168), 6),
    Row("commodity", 1116, 12, (64, 64), 6, (70, 44)),
    Row("emblem", 1120, 114, (56, 56), 6, (78, 44)),
    Row("town", 50, 212, (150, 99), 8, (86, 28)),
    Row("building", 38, 470, (80, 80), 16, (37, 50)),
    Row("icon", 34, 736, (50, 50), 20, (22, 58)),
    Row("deck", 1482, 730, (50, 66), 4, (60, 40)),
    Row("money", 1452, 846, (86, 46), 5, (8, 44)),
    Row("character", 34, 942, (62, 62), 24, (16, 40)),
)

CARD_ROWS = (
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
PORTRAIT_ROWS = (Row("railroad", 24, 20, (300, 306), 6, (14, 44)),)
SHEET, STRIP = (1920, 1080), (0, 0, 1920, 376)
HEAD = 132
"""The Gazette's head, in design units from its top."""

SMALL_OBJECTS = (
    "purse", "purse closed", "gavel", "coin", "warehouse", "town", "building", "railroad", "cards", "pair",
    "bolt", "check", "cross", "undo", "redo", "start player", "gear", "produce", "rise", "sell", "primer",
    "mixed", "hourglass", "window", "letters", "speed", "speech", "note", "horn", "crowd", "motion",
    "curtain", "contrast", "patterns", "candle", "captions", "controller", "pointer",
)  # fmt: skip
"""The small objects of the game and of the house, in the sheet's order."""

_GROUND = (pal.TEAL_LIGHT, pal.TEAL)


def pieces(say: Say) -> Iterator[Piece]:
    """Every piece of the game's catalogue, then emblems, backs and small objects."""
    for name in RAILROADS:
        yield Piece("railroad", named(name, say), partial(paintings.portrait, name=name))
    for name in TOWNS:
        yield Piece("town", named(name, say), partial(paintings.town, name=name))
    for name in BUILDINGS:
        yield Piece("building", named(name, say), partial(signs.tile, name=name))
    for name in COMMODITIES:
        yield Piece("commodity", say(f"commodity.{name}.title"), partial(tokens.token, commodity=name))
    for value in coinage.VALUES:
        kind = "money.note" if coinage.is_note(value) else "money.coin"
        yield Piece("money", say(kind, amount=value), partial(coinage.piece, value=value))
    for name in CHARACTERS:
        for mood in MOODS:
            yield Piece("character", f"{name} {mood}", partial(character, name=name, mood=mood))
    for number, name in enumerate(EMBLEMS):
        colour = COLOURS[number % len(COLOURS)]
        yield Piece("emblem", name, partial(emblems.emblem, name=name, colour=colour))
    for name in cards.BACKS:
        yield Piece("deck", name, partial(cards.card_back, deck=name))
    for name in SMALL_OBJECTS:
        yield Piece("icon", name, partial(_icon, name=name))


def _icon(surface: pygame.Surface, rect: pygame.Rect, name: str) -> None:
    """Draw a small object on a plate on which both light and dark ones are visible."""
    shapes.plate(surface, rect.inflate(rect.width // 5, rect.height // 5), rect.width / 56, *_GROUND, 8)
    pictograms.draw(surface, rect, name)


def card_pieces(say: Say, session: Session) -> Iterator[Piece]:
    """The cards by number, then the panels of the table as the session shows them."""
    for number in PRODUCTION_CARDS:
        yield Piece("production", str(number), _production(number, say))
    for name in COMMODITIES:
        yield Piece("market", say(f"commodity.{name}.title"), _of_the_table(f"market:{name}", session, say))
    yield Piece("masthead", "masthead", _of_the_table("log_paper", session, say, HEAD))
    yield Piece("curtain", "curtain", _curtain)
    yield Piece("lettering", "title lettering", lambda surface, rect: _lettering(surface, rect, say))
    yield Piece("certificate", "certificate", lambda s, rect: certificate.certificate(s, rect, rect.w / 1820))
    yield Piece("seal", "seal", certificate.seal)
    yield Piece("blank", "blank", oval.blank)
    yield Piece("title ribbon", "ribbon", lambda s, rect: lettering.ribbon(s, rect, rect.width / 1016))


def _production(number: int, say: Say) -> Paint:
    """A production card drawn at the size on a large table, then scaled: its words are smaller than type may
    be.
    """

    def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
        whole = pygame.Surface(cards.PRODUCTION_SHEET, pygame.SRCALPHA)
        cards.production_card(CardPlace(whole, whole.get_rect(), say), number)
        surface.blit(pygame.transform.smoothscale(whole, rect.size), rect)

    return paint


def _of_the_table(key: str, session: Session, say: Say, height: int = 0) -> Paint:
    """A zone of the table, or its upper `height` design units."""

    def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
        view = session.view(None)
        layout = layout_of(SHEET, view, 1.0)
        place = dict(layout.pieces()).get(on_table.Piece(key), layout.log_paper)
        whole = TablePicture(RaccoonTycoonLook(), session.seats, say).part_of(key, place, layout, view).image
        upper = whole.subsurface((0, 0, whole.get_width(), height or whole.get_height()))
        surface.blit(pygame.transform.smoothscale(upper, rect.size), rect)

    return paint


def _curtain(surface: pygame.Surface, rect: pygame.Rect) -> None:
    whole = pygame.Surface(SHEET)
    stage.curtain(whole)
    surface.blit(pygame.transform.smoothscale(whole, rect.size), rect)


def _lettering(surface: pygame.Surface, rect: pygame.Rect, say: Say) -> None:
    lettering.poster_line(surface, say("title.name"), rect.center, rect.height * 2 // 3, rect.width)


class PiecesScene(Scene):
    """A sheet of pieces in rows."""

    def __init__(self, found: Iterator[Piece], rows: tuple[Row, ...]) -> None:
        super().__init__()
        self.pieces = tuple(found)
        self.rows = rows

    def places(self) -> list[tuple[Piece, pygame.Rect]]:
        """Every piece and the rectangle of its picture."""
        found = []
        for row in self.rows:
            kind = [piece for piece in self.pieces if piece.kind == row.kind]
            for number, piece in enumerate(kind):
                x = row.left + (number % row.across) * (row.size[0] + row.gap[0])
                y = row.top + (number // row.across) * (row.size[1] + row.gap[1])
                found.append((piece, self.frame.rect(x, y, *row.size)))
        return found

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the desk, and on it the pieces with their names."""
        shapes.desk(surface, surface.get_rect(), self.frame.scale)
        for piece, rect in self.places():
            piece.paint(surface, rect)
            self._name(surface, piece, rect)

    def _name(self, surface: pygame.Surface, piece: Piece, rect: pygame.Rect) -> None:
        frame = Frame(self.frame.left, self.frame.top, self.frame.scale)
        gap = next(row.gap[0] for row in self.rows if row.kind == piece.kind)
        room = pygame.Rect(
            0, rect.bottom + frame.px(3), rect.width + frame.px(min(60, gap - 4)), frame.px(58)
        )
        room.centerx = rect.centerx
        style = Style(Typeface.SLAB, frame.type(18), pal.CREAM)
        text.paragraph(surface, piece.name, room, style, "centre")


def sheet(name: str, still: Still) -> PiecesScene:
    """The sheet of that name; the panels of the table are those of a session."""
    say = still.catalogue.say
    if name == "cards":
        return PiecesScene(card_pieces(say, still.session()), CARD_ROWS)
    return PiecesScene(pieces(say), PORTRAIT_ROWS if name == "portraits" else ROWS)


if __name__ == "__main__":
    drawn = render(sheet(sys.argv[1], Still(SHOWCASE)), SHEET)
    pygame.image.save(drawn.subsurface(STRIP) if sys.argv[1] == "portraits" else drawn, sys.argv[2])
