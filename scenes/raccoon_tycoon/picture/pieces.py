"""Every piece of the game with its name on one sheet (``raccoon shot gallery``)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

import pygame

from raccoon.app.seats import COLOURS, EMBLEMS
from raccoon.app.text import Say
from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS, COMMODITIES, RAILROADS, TOWNS
from scenes.art import palette as pal
from scenes.art import pictograms, shapes, text
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame, Paint
from scenes.art.pieces import coinage, emblems
from scenes.art.pieces.characters import CHARACTERS, MOODS, character
from scenes.art.text import Style
from scenes.raccoon_tycoon.art import animals, cards, scenery, signs, tokens
from scenes.raccoon_tycoon.words.names import named
from scenes.window.scene import Scene


@dataclass(frozen=True)
class Piece:
    """A piece: what kind it is of, its name as printed beneath, and how it fills a rectangle."""

    kind: str
    name: str
    paint: Paint


@dataclass(frozen=True)
class Row:
    """Rows of one kind on the sheet (design units): left and top, a piece's size, how many in a row."""

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
    Row("icon", 42, 736, (50, 50), 17, (33, 58)),
    Row("deck", 1482, 730, (50, 66), 4, (60, 40)),
    Row("money", 1452, 846, (86, 46), 5, (8, 44)),
    Row("character", 34, 942, (62, 62), 24, (16, 40)),
)


SMALL_OBJECTS = (
    "purse", "purse closed", "gavel", "coin", "warehouse", "town", "building", "railroad", "cards", "pair",
    "bolt", "check", "cross", "start player", "gear", "produce", "rise", "sell", "primer",
    "mixed", "hourglass", "window", "letters", "speed", "speech", "note", "horn", "crowd", "motion",
    "curtain", "contrast", "candle", "captions",
)  # fmt: skip
"""The small objects of the game and of the house, in the sheet's order."""

_GROUND = (pal.TEAL_LIGHT, pal.TEAL)


def pieces(say: Say) -> Iterator[Piece]:
    """Every piece in the catalogue of the game, then emblems, backs and small objects."""
    for name in RAILROADS:
        yield Piece("railroad", named(name, say), _named(animals.portrait, name))
    for name in TOWNS:
        yield Piece("town", named(name, say), _named(scenery.town, name))
    for name in BUILDINGS:
        yield Piece("building", named(name, say), _named(signs.tile, name))
    for name in COMMODITIES:
        yield Piece("commodity", say(f"commodity.{name}.title"), _named(tokens.token, name))
    for value in coinage.VALUES:
        kind = "money.note" if coinage.is_note(value) else "money.coin"
        yield Piece("money", say(kind, amount=value), _money(value))
    for name in CHARACTERS:
        for mood in MOODS:
            yield Piece("character", f"{name} {mood}", _character(name, mood))
    for number, name in enumerate(EMBLEMS):
        yield Piece("emblem", name, _emblem(name, COLOURS[number % len(COLOURS)]))
    for name in cards.BACKS:
        yield Piece("deck", name, _named(cards.card_back, name))
    for name in SMALL_OBJECTS:
        yield Piece("icon", name, _named(_icon, name))


def _named(paint: Callable[[pygame.Surface, pygame.Rect, str], None], name: str) -> Paint:
    return lambda surface, rect: paint(surface, rect, name)


def _character(name: str, mood: str) -> Paint:
    return lambda surface, rect: character(surface, rect, name, mood)


def _money(value: int) -> Paint:
    return lambda surface, rect: coinage.piece(surface, rect, value)


def _emblem(name: str, colour: str) -> Paint:
    return lambda surface, rect: emblems.emblem(surface, rect, name, colour)


def _icon(surface: pygame.Surface, rect: pygame.Rect, name: str) -> None:
    """A small object on a plate that neither light nor dark ones vanish on."""
    shapes.plate(surface, rect.inflate(rect.width // 5, rect.height // 5), rect.width / 56, *_GROUND, 8)
    pictograms.draw(surface, rect, name)


class PiecesScene(Scene):
    """A sheet of pieces in rows: those that lie on the table, unless others are given."""

    def __init__(self, say: Say, found: Iterable[Piece] | None = None, rows: tuple[Row, ...] = ROWS) -> None:
        super().__init__()
        self.pieces = tuple(pieces(say) if found is None else found)
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
        """The desk, and on it the pieces with their names."""
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
