"""The players' panels: the plate at the desk and the neighbours' signs."""

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from raccoon.app.opponents import Opponents
from raccoon.app.seats import Seat
from raccoon.games.saloon_tycoon.view import View
from scenes.art import Style, Typeface, names, shapes, text
from scenes.art.linework import patterns
from scenes.art.palette import SEAT, rgb
from scenes.art.pieces import characters
from scenes.art.pieces.characters import framed_portrait
from scenes.saloon_tycoon import GAME
from scenes.saloon_tycoon.art.colours import CREAM, GILT, GILT_LIGHT
from scenes.saloon_tycoon.holdings import desk_seat
from scenes.saloon_tycoon.layout import CRATE, SaloonLayout
from scenes.saloon_tycoon.picture.ink import Ink, figure_width
from scenes.saloon_tycoon.picture.pictograms import LEVEL, REPUTATION, SECRET
from scenes.table.picture.zones import Highlights, PaintContext, Parts
from scenes.table.piece import Piece

Rect = pygame.Rect
APART, CLOSE, LEAST = 26, 14, 6
"""The distances between figures on a sign: usual, the least for a name in full size, the least at all."""

TALLEST = 1.6
"""The greatest height of a portrait, as a share of its width."""


@dataclass(frozen=True)
class Standing:
    """The public figures of a player."""

    seat: Seat
    face: str
    mood: str
    points: int
    final: int
    gold: int
    income: int
    level: int
    cards: int
    secrets: int
    turn: bool
    gain: str
    note: str


def _standings(view: View, marks: Highlights, context: PaintContext) -> Iterator[Standing]:
    faces = Opponents(GAME).faces(context.seats)
    for seat, player in enumerate(view.players):
        yield Standing(
            seat=context.seats[seat],
            face=faces[seat],
            mood=marks.moods[seat] if marks.moods else characters.CALM,
            points=player.points.total,
            final=player.score.total,
            gold=player.gold,
            income=player.next_income,
            level=player.income_level,
            cards=player.hand_size,
            secrets=player.secrets_left,
            turn=view.turn == seat,
            gain=marks.gains.get(seat, ""),
            note=marks.notes[seat] if marks.notes else "",
        )


def parts(layout: SaloonLayout, view: View, marks: Highlights, context: PaintContext) -> Parts:
    """Yield the zone of every player's panel."""
    desk, seated = desk_seat(view), layout.board_place is None
    for seat, standing in enumerate(_standings(view, marks, context)):
        paint = _plate if seat == desk else _sign
        yield Ink.zone(
            Piece("panel", seat), layout.panels[seat], context, paint, standing, seated, seat == desk
        )


def _sign(pen: Ink, standing: Standing, *_: bool) -> None:
    """Draw a neighbour's sign: face and name, points, gold, income, cards, secret claims."""
    two_lines = pen.is_large
    rect, px = pen.rect, pen.px
    pen.board()
    if standing.turn:
        shapes.focus_line(pen.surface, rect, pen.frame.scale, 6)
    stripe = Rect(rect.left + px(4), rect.top + px(6), px(5), rect.height - px(12))
    pygame.draw.rect(pen.surface, rgb(SEAT[standing.seat.colour]), stripe)
    patterns.lay(pen.surface, stripe, SEAT[standing.seat.colour], pen.frame.scale)
    high = px(46) if two_lines else rect.height
    side = high - px(4)
    face = Rect(stripe.right + px(2), 0, side, side)
    face.centery = rect.top + high // 2
    characters.portrait(
        pen.surface, face, standing.face, standing.mood, standing.seat.colour, standing.seat.emblem
    )
    named = pen.style(Typeface.POSTER, 21, CREAM)
    begin = face.right + px(6)
    lower = pen.at(Rect(rect.left, rect.top + high, rect.width, rect.height - high))
    left = _second_line(lower, standing) if two_lines else _figures(pen, standing, begin + px(4), named)
    name = Rect(begin, rect.top + px(3), left - begin - px(4), high - px(6))
    names.draw(pen.surface, standing.seat.name, name, named, "left", pen.frame.floor)
    if words := standing.gain or standing.note:
        tag = Rect(0, 0, px(96), px(38 if two_lines else 30))
        tag.midright = (rect.right - px(4), rect.bottom)
        pen.plate(tag, "#9a323e", "#4a141d", 8)
        pen.line(words, tag.center, (Typeface.SLAB_BOLD, 18, CREAM), tag.width - 8, "centre")


def _public_figures(standing: Standing) -> list[tuple[str, str]]:
    counts = (standing.points, standing.gold, standing.income, standing.cards, standing.secrets)
    return list(zip((REPUTATION, "coin", LEVEL, "cards", SECRET), map(str, counts), strict=True))


def _second_line(pen: Ink, standing: Standing) -> int:
    """Draw a neighbour's figures below the name, as large as fits; return the right edge for the name."""
    rect, px, figures = pen.rect, pen.px, _public_figures(standing)
    left, room = rect.left + px(14), rect.width - px(24)

    def width(units: int, side: int) -> int:
        return sum(figure_width(words, pen.frame, units, side) + px(LEAST) for _, words in figures)

    sizes = ((units, side) for side in range(40, 20, -2) for units in (20, 18))
    units, side = next((size for size in sizes if width(*size) <= room), (18, 20))
    gap = min(px(APART), px(LEAST) + (room - width(units, side)) // (len(figures) - 1))
    for icon, words in figures:
        colour = GILT_LIGHT if icon == REPUTATION else CREAM
        left = pen.figure(icon, words, (left, rect.centery - px(3)), units, colour, side) + gap
    return rect.right - px(8)


def _figures(pen: Ink, standing: Standing, begin: int, named: Style) -> int:
    """Draw a neighbour's figures at the right of the sign; return their left edge. The name, in the style
    `named` if it can be, is between `begin` and there.
    """
    rect, px, figures = pen.rect, pen.px, _public_figures(standing)
    end = rect.right - px(8)
    wide = sum(figure_width(words, pen.frame, 20, 23) for _, words in figures)
    room = end - wide - begin
    slim = names.narrow(pen.frame.floor, named)
    gaps = [(room - text.width(standing.seat.name, style)) // (len(figures) - 1) for style in (named, slim)]
    gap = gaps[0] if gaps[0] >= px(CLOSE) else min(gaps[1], px(CLOSE))
    gap = min(px(APART), max(px(LEAST), gap))
    left = x = end - wide - (len(figures) - 1) * gap
    for icon, words in figures:
        colour = GILT_LIGHT if icon == REPUTATION else CREAM
        x = pen.figure(icon, words, (x, rect.centery), 20, colour, 23) + gap
    return left


def _plate(pen: Ink, standing: Standing, seats: bool, _: bool) -> None:
    """Draw the plate at the desk: portrait, points, gold, income; `seats`: the guests are on it as well."""
    large = pen.is_large
    rect, px, seat = pen.rect, pen.px, standing.seat
    pen.board()
    wide, below = (84, 126) if large else (106, 94)
    face = Rect(rect.left + px(16), rect.top + px(12), px(wide), rect.height - px(below))
    face.height = max(face.width, min(face.height, round(face.width * TALLEST)))
    framed_portrait(
        pen.surface, face, pen.frame.scale, standing.face, standing.mood, seat.colour, seat.emblem
    )
    left, right = face.right + px(12), rect.right - px(14)
    name = Rect(left, rect.top + px(8), right - left, px(46))
    names.draw(pen.surface, seat.name, name, pen.style(Typeface.POSTER, 26, CREAM), "left", pen.frame.floor)
    row, y = rect.top + px(80), rect.top + px(106 if large else 102)
    units = 30 if large else 34
    end = pen.figure(REPUTATION, str(standing.points), (left, row), units, GILT_LIGHT, 42 if large else 32)
    income = (left + px(20), y + px(22)) if large else (end + px(14), row)
    pygame.draw.line(pen.surface, rgb(GILT), (left, y), (right, y), px(1.4))
    coin = (end + px(14), row) if large else (left, y + px(24))
    pen.figure("coin", str(standing.gold), coin, units, CREAM, 42 if large else 38)
    pen.figure(LEVEL, f"+{standing.income}", income, 22 if large else 24, CREAM, 36 if large else 28)
    _foot(pen, standing, seats)


def _foot(pen: Ink, standing: Standing, seats: bool) -> None:
    """Draw the present total and the next income, left of the crate and above the guests on the plate."""
    rect, px = pen.rect, pen.px
    box = Rect(
        rect.left + px(14), rect.top + px(148 if pen.is_large else 172), rect.width - px(CRATE[0] + 32), 0
    )
    box.height = rect.bottom - px(56 if seats else 8) - box.top
    style = pen.legible(Typeface.BOOK_ITALIC, 18, CREAM)._replace(
        slim=text.NARROWEST if pen.is_large else 1.0
    )
    least = style if pen.is_large else style.sized(pen.frame.floor)
    income = "saloon.income.less" if standing.income != standing.level else "saloon.income"
    who = pen.say("saloon.short.flatfoot")  # only Flatfoot takes from it
    lines = [
        _said("saloon.if_over", least, box.width, pen, n=standing.final),
        standing.note or _said(income, least, box.width, pen, n=standing.income, who=who),
    ]
    words = "\n".join(lines[:1] if seats else lines)
    text.paragraph(pen.surface, words, box, style, "left", True, pen.frame.floor)


def _said(key: str, style: Style, room: int, pen: Ink, **facts: int | str) -> str:
    """The sentence, or its brief form where it does not fit on one line."""
    whole = pen.say(key, **facts)
    return whole if style.slim * text.width(whole, style) <= room else pen.say(f"{key}.brief", **facts)
