"""The market: a column for each commodity with its track, price, trend and supply."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple

import pygame

from raccoon.engine.counts import Counts
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, LOWEST_PRICES
from raccoon.games.raccoon_tycoon.view import View
from scenes.art import Drawing, Frame, Style, Typeface, palette as pal, shapes, text, theme
from scenes.art.linework import patterns
from scenes.art.surface_cache import sheet_cache
from scenes.art.vector import open_line
from scenes.raccoon_tycoon.art import tokens
from scenes.raccoon_tycoon.art.colours import COMMODITY
from scenes.raccoon_tycoon.holdings import own_marks, since_last_turn
from scenes.raccoon_tycoon.layout import GROOVE, PLAIN_MARKET, PRICES, TableLayout
from scenes.table.picture.zones import Highlights, PaintContext, PaintedZone, Parts
from scenes.table.piece import Piece

CLIMBING = 64
"""The opacity, of 255, of the token on the spaces between the price and a previewed one."""
SPARK_TURNS = 16
"""The number of prices in the small curve."""
SPARK_SPREAD = 4
"""The least range of the curve's height, in dollars."""
_FACE = ("#2c2530", "#171018")
HEADING = 1.85
"""The largest factor by which a column's heading grows with the player's text scale."""
LETTERED, FIGURES = 0.72, 31
"""The height of figures as a share of their type; their room next to the track in design units."""


@dataclass(frozen=True)
class Column:
    """The content of one column: `series` ends with the present price, `ghost` is a previewed one."""

    commodity: str
    price: int
    supply: int
    series: tuple[int, ...]
    ghost: int | None
    token_away: bool = False
    trend: int = 0
    """The change of the price since the viewer's last turn."""


def series(history: Sequence[Counts], prices: Counts) -> tuple[Counts, ...]:
    """The latest prices of all commodities; the present ones are last, once."""
    latest = tuple(history[-SPARK_TURNS:])
    return latest if latest and latest[-1] == prices else (*latest, prices)


def parts(
    layout: TableLayout, view: View, marks: Highlights, history: Sequence[Counts], context: PaintContext
) -> Parts:
    """The zones of the six columns."""
    latest = series(history, view.prices)
    ghosts = dict(own_marks(marks).ghost_prices)
    moved = since_last_turn(view, history)
    for number, name in enumerate(COMMODITIES):
        prices = tuple(counts[number] for counts in latest)
        ghost = ghosts.get(name)
        away = Piece("price", name) in marks.hidden
        column = Column(name, view.prices[number], view.supply[number], prices, ghost, away, moved[number])
        yield column_part(layout, column, context)


def column_part(layout: TableLayout, column: Column, context: PaintContext) -> PaintedZone:
    """One column as a zone."""
    area = layout.market[column.commodity]

    def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
        offset = (rect.left - area.left, rect.top - area.top)
        _draw(surface, rect, column, context)
        _track(surface, layout, column, offset)

    return PaintedZone(Piece("market", column.commodity), area, column, paint)


def _draw(surface: pygame.Surface, rect: pygame.Rect, column: Column, context: PaintContext) -> None:
    frame = context.snug(HEADING)
    shapes.wood_panel(surface, rect, frame.scale, tone=_FACE)
    px = frame.px
    more = 5 if frame.is_large else 0
    head = pygame.Rect(rect.left + px(10), rect.top + px(10 - more), rect.width - 2 * px(10), px(36 + more))
    colour = _enamel(column.commodity)
    tones = pal.mix(colour, pal.NIGHT, 0.3), pal.mix(colour, pal.NIGHT, 0.6)
    shapes.plate(surface, head, frame.scale, *tones, 7)
    slim = text.NARROWEST if frame.is_large else 1.0
    style = Style(Typeface.POSTER, frame.type(22), "#fff8e4", frame.px(1.5), slim)
    name = context.say(f"commodity.{column.commodity}.title")
    text.draw(surface, name, head.center, style, "centre", head.width - frame.px(12), middle=True)
    _figures(surface, rect, column, context)


def _enamel(commodity: str) -> str:
    """The commodity's colour; coal is lighter, to stand out from the dark column."""
    return "#5a5a68" if commodity == "coal" else COMMODITY[commodity]


def _row(rect: pygame.Rect, frame: Frame, units: float) -> int:
    """The y of a row of figures; `units` are for a column of the usual height."""
    stretch = (rect.height / frame.scale - GROOVE[1]) / (PLAIN_MARKET - GROOVE[1])
    return rect.top + frame.px(GROOVE[1] + (units - GROOVE[1]) * stretch)


class FigureRows(NamedTuple):
    """The top and bottom of a column's figures, in window pixels."""

    trend: tuple[int, int]
    supply: tuple[int, int]


def figure_rows(column: pygame.Rect, frame: Frame) -> FigureRows:
    """The rows of the arrow with the curve, and of the supply."""
    arrow, line = (_row(column, frame, units) for units in (106, 210))
    return FigureRows((arrow, line), (line, column.bottom))


def _figures(surface: pygame.Surface, rect: pygame.Rect, column: Column, context: PaintContext) -> None:
    """Draw price, trend, curve and supply to the right of the track."""
    frame = context.frame
    left = rect.left + frame.px(GROOVE[0] + GROOVE[2] + 4)
    large = frame.is_large
    right = rect.right - frame.px(8 if large else 12)
    middle, limit = (left + right) // 2, right - left
    y = partial(_row, rect, frame)
    slim = text.NARROWEST if large else 1.0
    price = Style(Typeface.POSTER, frame.type(46, 1.25), pal.IVORY, frame.px(2), slim)
    words = context.say("table.money", n=column.price)
    text.draw(surface, words, (middle, y(98)), price, "centre", limit - frame.px(4))
    _trend(surface, (middle, y(126 if large else 122)), column, context)
    top, foot, line, number = (150, 190, 198, 238) if large else (142, 198, 210, 247)
    curve = pygame.Rect(0, y(top), min(limit - frame.px(6), frame.px(150)), y(foot) - y(top))
    curve.midtop = (middle + frame.px(3), curve.top)  # clear of the token on its track
    surface.blit(price_curve(curve.size, frame.scale, column.series, _trend_colour(column.trend)), curve)
    ends = (curve.left, y(line)), (curve.right, y(line))
    pygame.draw.line(surface, pal.rgb(pal.GILT_DEEP), *ends, frame.px(1.2))
    count = Style(Typeface.POSTER, frame.type(28, 1.8), pal.CREAM)
    text.draw(surface, str(column.supply), (middle, y(number)), count, "centre", limit)
    label = Style(Typeface.BOOK_ITALIC, frame.type(18), pal.DIM, slim=slim)
    words = context.say("table.market.supply")
    if text.width(words, label) > limit:
        words = context.say("table.market.supply_short")
    clear = limit - frame.px(8)  # of the token at the lowest prices
    text.draw(surface, words, (middle, y(275)), label, "centre", clear, frame.floor)


def _trend_colour(trend: int) -> str:
    return pal.UP if trend > 0 else pal.DOWN if trend < 0 else pal.DIM


def _trend(surface: pygame.Surface, middle: tuple[int, int], column: Column, context: PaintContext) -> None:
    frame, colour = context.frame, _trend_colour(column.trend)
    if not column.trend:
        slim = text.NARROWEST if frame.is_large else 1.0
        style, words = (
            Style(Typeface.BOOK_ITALIC, frame.type(18), colour, slim=slim),
            context.say("table.market.even"),
        )
        text.draw(surface, words, middle, style, "centre", frame.px(84), frame.floor, middle=True)
        return
    high, wide = frame.px(15), frame.px(19)
    arrow = pygame.Rect(middle[0] - frame.px(5) - wide, middle[1] - high // 2, wide, high)
    shapes.arrow(surface, arrow, column.trend > 0, colour)
    style = Style(Typeface.SLAB_BOLD, frame.type(22), colour)
    text.draw(surface, str(abs(column.trend)), (middle[0] + frame.px(3), middle[1]), style, middle=True)


@sheet_cache(64)
def price_curve(sheet: Drawing, prices: tuple[int, ...], colour: str) -> None:
    """Draw a curve of prices, one step a turn, on ruled paper; an unchanged price is in its middle."""
    spread = max(SPARK_SPREAD, max(prices) - min(prices))
    low = (max(prices) + min(prices) - spread) / 2
    level = [sheet.height - 6 - (value - low) / spread * (sheet.height - 14) for value in prices]
    step = (sheet.width - 10) / (SPARK_TURNS - 1)
    first = sheet.width - 5 - step * (len(level) - 1)
    points = [(first + n * step, y) for n, y in enumerate(level)]
    ruled = "".join(
        f"M5 {sheet.height - 6 - n * (sheet.height - 14) / 3:.2f}h{step * 15:.2f}" for n in range(4)
    )
    sheet.path(ruled, "none", pal.GILT_DEEP, 0.8, 0.42)
    shade = [(5.0, sheet.height), (5.0, points[0][1]), *points, (points[-1][0], sheet.height)]
    sheet.path(shade, sheet.down(0, sheet.height, (0, colour, 0.42), (1, colour, 0.03)))
    strokes = "".join(f"M{x:.2f} {y:.2f}V{sheet.height - 1:.2f}" for x, y in points)
    sheet.path(strokes, "none", colour, 1.1, 0.4)
    sheet.path(open_line([(5.0, points[0][1]), *points]), "none", colour, 2.4)
    sheet.circle(points[-1], 3.8, "#fffaea")


def _track(surface: pygame.Surface, layout: TableLayout, column: Column, offset: tuple[int, int]) -> None:
    """Draw the groove, its prices, and the token, with a glowing one at a previewed price."""
    draw_groove(surface, layout, column.commodity, column.price, offset)
    _prices(surface, layout, column, offset)
    if column.token_away:
        return
    spot = layout.token_spot(column.commodity, column.price).move(offset)
    if column.ghost is None:
        tokens.token(surface, spot, column.commodity)
        return
    tokens.token(surface, spot, column.commodity, 105)
    low, high = sorted((column.price, column.ghost))
    for price in range(low + 1, high):
        tokens.token(
            surface, layout.token_spot(column.commodity, price).move(offset), column.commodity, CLIMBING
        )
    ghost = layout.token_spot(column.commodity, column.ghost).move(offset)
    shapes.glow(surface, ghost.inflate(-ghost.width // 5, -ghost.width // 5), layout.frame.scale)
    tokens.token(surface, ghost, column.commodity)


def draw_groove(
    surface: pygame.Surface, layout: TableLayout, commodity: str, price: int, offset: tuple[int, int]
) -> None:
    """Draw the groove of a track, filled up to a price."""
    track = layout.track(commodity).move(offset)
    space = price - LOWEST_PRICES[COMMODITIES.index(commodity)]
    surface.blit(_groove(track.size, layout.frame.scale, commodity, space), track)
    top = layout.token_spot(commodity, price).move(offset).centery
    bar = pygame.Rect(track.left, top, track.width, track.bottom - top).inflate(-layout.frame.px(6), 0)
    patterns.lay(surface, bar, COMMODITY[commodity], layout.frame.scale)


def _prices(surface: pygame.Surface, layout: TableLayout, column: Column, offset: tuple[int, int]) -> None:
    frame, large = layout.frame, layout.frame.is_large
    frame = frame if large else replace(frame, text_scale=1.0)  # twelve prices have just room for their size
    low = LOWEST_PRICES[COMMODITIES.index(column.commodity)]
    right = layout.market[column.commodity].left + offset[0] + frame.px(37)
    track = layout.track(column.commodity).move(offset)
    apart = -(-round(LETTERED * frame.type(18)) // (track.height // PRICES)) if large else 1
    marked = [one for one in (column.price, column.ghost) if one is not None]
    for price in range(low, low + PRICES):
        here = price in marked
        face = Typeface.SLAB_BOLD if here else Typeface.SLAB
        style = Style(face, frame.type(19 if here else 18), "#ffe9a8" if here else "#bfae96")
        style = style._replace(slim=text.NARROWEST)
        at = (right, layout.token_spot(column.commodity, price).centery + offset[1])
        if here or ((price - low) % apart == 0 and all(abs(price - one) >= apart for one in marked)):
            text.draw(surface, str(price), at, style, "right", frame.px(FIGURES), frame.floor, middle=True)
        tick = pygame.Rect(0, 0, frame.px(10 if here else 6), frame.px(2 if here else 1))
        tick.midright = (track.left - frame.px(2), at[1])
        surface.fill(pal.rgb(pal.GILT_LIGHT if here else pal.GILT_DEEP)[:3], tick)


@sheet_cache(96)
def _groove(sheet: Drawing, commodity: str, space: int) -> None:
    width, height, row = sheet.width, sheet.height, sheet.height / PRICES
    sheet.inset(0, 9, "#0a0609")
    sheet.inset(1.5, 8, sheet.linear((0, 0), (width, 0), (0, "#120b10"), (0.5, "#2a1d25"), (1, "#120b10")))
    top, colour = height - (space + 0.5) * row, _enamel(commodity)
    light = pal.mix(colour, "#ffffff", 0.35)
    edge, far = pal.mix(colour, "#000000", 0.45), pal.mix(colour, "#000000", 0.55)
    paint = sheet.linear((0, 0), (width, 0), (0, edge), (0.35, light), (1, far))
    sheet.box(3, top, width - 6, height - top - 2, 6, paint)
    y = top + 5
    while y < height - 4 and not theme.patterns():
        sheet.box(4, y, width - 8, 1.4, 0, pal.NIGHT, opacity=0.3)
        y += 5
    for line in range(1, PRICES):
        sheet.box(4, line * row, width - 8, 0.8, 0, "#ffffff", opacity=0.13)
    sheet.inset(0.8, 8.5, stroke=pal.GILT_DEEP, line=1, opacity=0.7)
