"""The paper of the log, the Astoria Gazette: masthead, round, and the card piles at its foot."""

from functools import partial

import pygame

from raccoon.games.raccoon_tycoon.pending import Over
from raccoon.games.raccoon_tycoon.view import View
from scenes.art import Typeface, palette as pal, shapes, text
from scenes.raccoon_tycoon.layout import TableLayout
from scenes.raccoon_tycoon.valley.valley import hour_of
from scenes.table.picture.zones import PaintContext, Painter, Parts

_INK = "#241a1c"
TITLE = 1.25
"""The largest factor by which the title grows with the player's text scale."""


def parts(layout: TableLayout, view: View, context: PaintContext) -> Parts:
    """The zone of the paper; the log's lines are drawn over it."""
    cards = view.draw_pile, len(view.discard_pile)
    paint = partial(_paper, layout)
    yield Painter.zone("log_paper", layout.log_paper, context, paint, cards, view.round, _time(view))


def _paper(layout: TableLayout, pen: Painter, cards: tuple[int, int], number: int, time: str) -> None:
    shapes.paper_panel(pen.surface, pen.rect, pen.frame.scale, evening=True, edge="#3a2a20")
    _masthead(pen, number, time)
    _piles(pen.at(pen.here(layout.piles, layout.log_paper)), cards)


def _time(view: View) -> str:
    """The progress of the game as a time of day, as in the sky."""
    if isinstance(view.pending, Over):
        return "closed"
    if view.final_round:
        return "final"
    hour = hour_of(view)
    return "morning" if hour < 0.3 else "noon" if hour < 0.66 else "evening"


RULES = (93, 1.6), (124, 1.6)
"""The y and the width of the rules above and below the line of the round."""


def _masthead(pen: Painter, number: int, time: str) -> None:
    rect, px, say = pen.rect, pen.px, pen.say
    over = 36 if pen.frame.is_large else 40
    for key, units, y, most in (("over", 24, over, 1.8), ("title", 46, 80, TITLE)):
        at, style = (rect.centerx, rect.top + px(y)), pen.style(Typeface.POSTER, units, _INK, most)
        text.draw(pen.surface, say(f"table.gazette.{key}"), at, style, "centre", rect.width - px(40))
    left, right = rect.left + px(18), rect.right - px(18)
    for y, line in RULES:
        ends = (left, rect.top + px(y)), (right, rect.top + px(y))
        pygame.draw.line(pen.surface, pal.rgb(_INK), *ends, px(line))
    _round_line(pen, (left + px(2), right - px(2)), number, time)


def _round_line(pen: Painter, ends: tuple[int, int], number: int, time: str) -> None:
    """Draw round and time; large text is slim and, where it does not fit, without the word "round"."""
    large, say = pen.frame.is_large, pen.say
    middle = pen.rect.top + pen.px(106 if large else 109)
    bold = pen.style(Typeface.BOOK_BOLD, 18, _INK)
    italic = pen.style(Typeface.BOOK_ITALIC, 18, pal.OXBLOOD_DEEP if time in ("final", "closed") else _INK)
    round_words, time_words = say("table.gazette.round", n=number), say(f"table.gazette.{time}")
    room = ends[1] - ends[0] - pen.px(6 if large else 12)
    if large:
        bold, italic = bold._replace(slim=text.NARROWEST), italic._replace(slim=text.NARROWEST)
        if text.NARROWEST * (text.width(round_words, bold) + text.width(time_words, italic)) > room:
            round_words = str(number)
    limit = room - round(italic.slim * text.width(time_words, italic)) - 1 if large else None
    edge = pen.write(round_words, (ends[0], middle), bold, limit=limit).right
    pen.write(time_words, (ends[1], middle), italic, "right", room - (edge - ends[0]), pen.px(18))


def _piles(pen: Painter, cards: tuple[int, int]) -> None:
    box, px = pen.rect, pen.px
    pen.plate(box, "#dcc998", "#b8a274", 6)
    for row, (key, count) in enumerate(zip(("draw", "discard"), cards, strict=True)):
        middle = box.top + round(box.height * (0.3 + 0.4 * row))
        number = pen.style(Typeface.POSTER, 24, pal.OXBLOOD_DEEP, 1.8)
        edge = pen.write(str(count), (box.right - px(16), middle), number, "right").left
        at, words = (box.left + px(14), middle), pen.style(Typeface.BOOK_SEMIBOLD, 18, _INK)
        pen.write(pen.say(f"table.gazette.{key}"), at, words, limit=edge - box.left - px(24), floor=px(18))
