"""The illustrations of the rulebook's pages, and the entries of buildings."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

import pygame

from raccoon.games.raccoon_tycoon.catalogue import ADVANCED_TILES, BUILDINGS, COMMODITIES, Building
from scenes.art import Style, Typeface, palette as pal, rich, shapes, text
from scenes.art.pieces.card import CardPlace
from scenes.learning.book_blocks import Facts, Illustration, PaintPiece, PieceEntry
from scenes.raccoon_tycoon.art import cards, signs, tokens
from scenes.raccoon_tycoon.layout import TableLayout
from scenes.raccoon_tycoon.picture import market
from scenes.raccoon_tycoon.words.names import key_of, named
from scenes.table.picture.zones import PaintContext
from scenes.table.presentation.book import Block, BlockContext

SIGN = (186.0, 144.0)
SIGNS = (140.0, 226.0)
COLUMN = (188.0, 312.0)
BOOK_KEY = "book.raccoon_tycoon"
COLUMN_WIDTH = 606


def card(draw: Callable[..., None], name: str) -> PaintPiece:
    """The piece of a name, drawn by a painter of `cards` or `signs`."""
    return lambda surface, rect, pen: draw(CardPlace(surface, rect, pen.say), name)


def cards_of(draw: Callable[..., None], names: Iterable[str]) -> dict[str, PaintPiece]:
    """The pieces of these names, drawn by one painter."""
    return {name: card(draw, name) for name in names}


def both_sides(name: str, upgrade: str) -> PaintPiece:
    """A tile's two faces, one below the other."""

    def paint(surface: pygame.Surface, rect: pygame.Rect, pen: BlockContext) -> None:
        gap = pen.frame.px(10)
        upper = pygame.Rect(rect.topleft, (rect.width, (rect.height - gap) // 2))
        signs.building_sign(CardPlace(surface, upper, pen.say), name)
        lower = upper.move(0, upper.height + gap)
        signs.building_sign(CardPlace(surface, lower, pen.say), upgrade)

    return paint


def row(paints: Sequence[PaintPiece], each: tuple[float, float], places: int) -> PaintPiece:
    """Pieces of size `each` side by side in a row of `places` places."""

    def paint(surface: pygame.Surface, rect: pygame.Rect, pen: BlockContext) -> None:
        wide, high = pen.frame.px(each[0]), pen.frame.px(each[1])
        gap = (rect.width - wide * places) // max(1, places - 1)
        for number, one in enumerate(paints):
            place = pygame.Rect(rect.left + number * (wide + gap), 0, wide, high)
            place.centery = rect.centery
            one(surface, place, pen)

    return paint


def production(number: int) -> PaintPiece:
    """A production card, drawn at full size and scaled down: its words become smaller than type may be."""

    def paint(surface: pygame.Surface, rect: pygame.Rect, pen: BlockContext) -> None:
        whole = pygame.Surface(cards.PRODUCTION_SHEET, pygame.SRCALPHA)
        cards.production_card(CardPlace(whole, whole.get_rect(), pen.say), number)
        surface.blit(pygame.transform.smoothscale(whole, rect.size), rect)

    return paint


def column(commodity: str, prices: Sequence[int], supply: int) -> PaintPiece:
    """A market column with a course of prices, the present one last, and a supply."""
    shown = market.Column(commodity, prices[-1], supply, tuple(prices), None)

    def paint(surface: pygame.Surface, rect: pygame.Rect, pen: BlockContext) -> None:
        k = pen.frame.scale
        layout = TableLayout((round(1920 * k), round(1080 * k)), 2, 3, 10, 0)
        part = market.column_part(layout, shown, PaintContext(layout.frame, pen.say, ()))
        place = pygame.Rect(rect.topleft, part.area.size)
        shapes.shadow(surface, place, k)
        part.paint(surface, place)

    return paint


def sale(surface: pygame.Surface, rect: pygame.Rect, pen: BlockContext) -> None:
    """Draw a sale of four iron at $10: the column before and after, and the income."""
    frame, say = pen.frame, pen.say
    px = frame.px
    wide, high = px(COLUMN[0]), px(COLUMN[1])
    before = pygame.Rect(rect.left, rect.top, wide, high)
    after = pygame.Rect(rect.right - wide, rect.top, wide, high)
    column("iron", (4, 4, 5, 7, 7, 8, 9, 10), 16)(surface, before, pen)
    column("iron", (4, 5, 7, 7, 8, 9, 10, 6), 20)(surface, after, pen)
    side = px(46)
    for number in range(4):
        left = rect.centerx - 2 * side + number * side
        tokens.token(surface, pygame.Rect(left, rect.top + px(28), side - px(4), side - px(4)), "iron")
    middle = rect.centerx
    small, large = (
        Style(Typeface.BOOK_BOLD, px(24), pal.INK),
        Style(Typeface.POSTER, px(58), pal.OXBLOOD_DEEP),
    )
    text.draw(surface, say(f"{BOOK_KEY}.sell.figure"), (middle, rect.top + px(116)), small, "centre")
    text.draw(surface, say("table.money", n=40), (middle, rect.top + px(176)), large, "centre")
    arrow = pygame.Rect(0, 0, px(150), px(44))
    arrow.center = (middle, rect.top + px(240))
    shapes.becomes(surface, arrow, pal.OXBLOOD)


def pairs(surface: pygame.Surface, rect: pygame.Rect, pen: BlockContext) -> None:
    """Draw three pairs of a railroad and a town."""
    px = pen.frame.px
    names = ("railroad Sly Fox", "railroad Top Dog", "railroad Big Bear")
    style = Style(Typeface.POSTER, px(44), pal.OXBLOOD_DEEP)
    step = rect.width // 3
    for number, name in enumerate(names):
        box = pygame.Rect(rect.left + number * step, rect.top, step - px(16), rect.height)
        shapes.inset(surface, box, pen.frame.scale)
        rich.paragraph(
            surface, f"[{name}] [town]", box, style.coloured(pal.IVORY), align="centre", centred=True
        )


def rows(paints: Mapping[str, PaintPiece], each: tuple[float, float], to_a_row: int) -> list[Block]:
    """Illustrations of these pieces, `to_a_row` in a row."""
    found: list[Block] = []
    for first in range(0, len(paints), to_a_row):
        names = tuple(paints)[first : first + to_a_row]
        drawn = row([paints[name] for name in names], each, to_a_row)
        found.append(Illustration(drawn, (COLUMN_WIDTH, each[1]), names, named))
    return found


def entry(name: str) -> PieceEntry:
    """The entry of a building with its power in words; its anchor is its name."""
    building = BUILDINGS[name]
    paint, size = card(signs.building_sign, name), SIGN
    if building.upgrade:
        paint, size = both_sides(name, building.upgrade), SIGNS
    return PieceEntry(key_of(name), power_key(building), paint, size, facts(building), anchor=name)


def power_key(building: Building) -> str:
    """The catalogue key of the sentence for a building's power."""
    any_of = building.power == "bonus" and building.commodities == COMMODITIES
    return f"{BOOK_KEY}.power.{building.power}{'.any' if any_of else ''}"


def facts(building: Building) -> Facts:
    """The facts of that sentence."""
    found: dict[str, object] = {
        "n": building.amount,
        "cost": building.cost,
        "tokens": " ".join(f"[{name}]" for name in building.commodities),
    }
    if building.upgrade:
        face = BUILDINGS[building.upgrade]
        found |= {"upgrade": partial(named, face.name), "upgrade_cost": face.cost, "more": face.amount}
    return tuple(found.items())


def advanced(*powers: str) -> list[Block]:
    """The entries of the advanced buildings with these powers."""
    names = dict.fromkeys(ADVANCED_TILES)
    return [entry(name) for power in powers for name in names if BUILDINGS[name].power == power]
