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
    over = Style(Typeface.POSTER, frame.type(24), _INK)
    text.draw(
        surface, brush.say("table.gazette.over"), (rect.centerx, rect.top + px(40)), over, "centre", limit
    )
    title = Style(Typeface.POSTER, frame.type(46), _INK)
    text.draw(
        surface, brush.say("table.gazette.title"), (rect.centerx, rect.top + px(80)), title, "centre", limit
    )
    left, right = rect.left + px(18), rect.right - px(18)
    for y, line in ((91, 1.6), (95, 0.8), (122, 0.8), (126, 1.6)):
        pygame.draw.line(
            surface, pal.rgb(_INK), (left, rect.top + px(y)), (right, rect.top + px(y)), px(line)
        )
    middle = rect.top + px(109)
    round_ = Style(Typeface.BOOK_BOLD, frame.type(18), _INK)
    drawn = text.draw(
        surface, brush.say("table.gazette.round", n=number), (left + px(2), middle), round_, middle=True
    )
    italic = Style(
        Typeface.BOOK_ITALIC, frame.type(18), pal.OXBLOOD_DEEP if time in ("final", "closed") else _INK
    )
    room = right - px(2) - drawn.right - px(12)
    text.draw(
        surface,
        brush.say(f"table.gazette.{time}"),
        (right - px(2), middle),
        italic,
        "right",
        room,
        px(18),
        True,
    )


def _piles(surface: pygame.Surface, box: Rect, drawn: int, thrown: int, brush: PaintContext) -> None:
    frame = brush.snug(1.15)
    px = frame.px
    shapes.plate(surface, box, frame.scale, "#dcc998", "#b8a274", 6)
    for row, (key, count) in enumerate((("table.gazette.draw", drawn), ("table.gazette.discard", thrown))):
        middle = box.top + round(box.height * (0.3 + 0.4 * row))
        number = Style(Typeface.POSTER, frame.type(24), pal.OXBLOOD_DEEP)
        edge = text.draw(surface, str(count), (box.right - px(16), middle), number, "right", middle=True).left
        words = Style(Typeface.BOOK_SEMIBOLD, frame.type(18), _INK)
        limit = edge - box.left - px(24)
        text.draw(
            surface,
            brush.say(key),
            (box.left + px(14), middle),
            words,
            limit=limit,
            floor=px(18),
            middle=True,
        )
