"""The Astoria Gazette: the log of the game, and the piles at its foot."""

import pygame

from raccoon.games.raccoon_tycoon.pending import Over
from raccoon.games.raccoon_tycoon.view import View
from scenes.art import palette as pal
from scenes.art import shapes, text
from scenes.art.fonts import Typeface
from scenes.art.text import Style
from scenes.raccoon_tycoon.layout import TableLayout
from scenes.raccoon_tycoon.valley.valley import hour_of
from scenes.table.picture.zones import PaintContext, PaintedZone, Parts

Rect = pygame.Rect
_INK = "#241a1c"


def parts(layout: TableLayout, view: View, brush: PaintContext) -> Parts:
    """The paper; the lines of the log are laid over it."""
    area, piles = layout.log_paper, layout.piles
    drawn, thrown = view.draw_pile, len(view.discard_pile)
    time = _time(view)

    def paint(surface: pygame.Surface, rect: Rect) -> None:
        offset = (rect.left - area.left, rect.top - area.top)
        shapes.paper_panel(surface, rect, brush.frame.scale, evening=True, edge="#3a2a20")
        _masthead(surface, rect, view.round, time, brush)
        _piles(surface, piles.move(offset), drawn, thrown, brush)

    yield PaintedZone("log_paper", area, (drawn, thrown, view.round, time), paint)


def _time(view: View) -> str:
    """The progress of the game, as the time of day: the paper and the sky agree."""
    if isinstance(view.pending, Over):
        return "closed"
    if view.final_round:
        return "final"
    hour = hour_of(view)
    return "morning" if hour < 0.3 else "noon" if hour < 0.66 else "evening"


def _masthead(surface: pygame.Surface, rect: Rect, number: int, time: str, brush: PaintContext) -> None:
    frame = brush.snug(1.0)
    px = frame.px
    limit = rect.width - px(40)
    for key, units, y in (("over", 24, 40), ("title", 46, 80)):
        style = Style(Typeface.POSTER, frame.type(units), _INK)
        at = (rect.centerx, rect.top + px(y))
        text.draw(surface, brush.say(f"table.gazette.{key}"), at, style, "centre", limit)
    left, right = rect.left + px(18), rect.right - px(18)
    for y, line in ((91, 1.6), (95, 0.8), (122, 0.8), (126, 1.6)):
        ends = (left, rect.top + px(y)), (right, rect.top + px(y))
        pygame.draw.line(surface, pal.rgb(_INK), *ends, px(line))
    middle, bold = rect.top + px(109), Style(Typeface.BOOK_BOLD, frame.type(18), _INK)
    words = brush.say("table.gazette.round", n=number)
    edge = text.draw(surface, words, (left + px(2), middle), bold, middle=True).right
    ink = pal.OXBLOOD_DEEP if time in ("final", "closed") else _INK
    italic, room = Style(Typeface.BOOK_ITALIC, frame.type(18), ink), right - px(2) - edge - px(12)
    words, at = brush.say(f"table.gazette.{time}"), (right - px(2), middle)
    text.draw(surface, words, at, italic, "right", room, px(18), True)


def _piles(surface: pygame.Surface, box: Rect, drawn: int, thrown: int, brush: PaintContext) -> None:
    frame = brush.snug(1.15)
    px = frame.px
    shapes.plate(surface, box, frame.scale, "#dcc998", "#b8a274", 6)
    for row, (key, count) in enumerate((("table.gazette.draw", drawn), ("table.gazette.discard", thrown))):
        middle = box.top + round(box.height * (0.3 + 0.4 * row))
        number = Style(Typeface.POSTER, frame.type(24), pal.OXBLOOD_DEEP)
        edge = text.draw(surface, str(count), (box.right - px(16), middle), number, "right", middle=True).left
        words = Style(Typeface.BOOK_SEMIBOLD, frame.type(18), _INK)
        at, limit = (box.left + px(14), middle), edge - box.left - px(24)
        text.draw(surface, brush.say(key), at, words, limit=limit, floor=px(18), middle=True)
