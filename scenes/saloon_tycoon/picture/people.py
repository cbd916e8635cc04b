"""The players: one's own plate at the desk, and the neighbours' signs."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pygame

from raccoon.app.opponents import Opponents
from raccoon.app.seats import Seat
from raccoon.games.saloon_tycoon.view import PlayerView, View
from scenes.art import names, shapes, text
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.art.palette import SEAT, rgb
from scenes.art.pieces import characters
from scenes.art.pieces.sitter import sitter
from scenes.art.text import Style
from scenes.saloon_tycoon import GAME
from scenes.saloon_tycoon.art.colours import CREAM, GILT, GILT_LIGHT
from scenes.saloon_tycoon.holdings import desk_seat
from scenes.saloon_tycoon.layout import CRATE, SaloonLayout
from scenes.saloon_tycoon.picture import ink
from scenes.saloon_tycoon.picture.pictograms import LEVEL, REPUTATION, SECRET
from scenes.table.picture.highlights import Highlights
from scenes.table.picture.zones import PaintContext, PaintedZone, Parts

Rect = pygame.Rect
APART, CLOSE, LEAST = 26, 14, 6
"""The distances of the figures on a sign: the usual one, the one that keeps the name's size, and the least
one, which keeps the name whole.
"""

TALLEST = 1.6
"""A portrait's height at most, as a share of its width."""


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


def standings(view: View, marks: Highlights, brush: PaintContext) -> list[Standing]:
    """Everybody's."""
    faces = Opponents(GAME).faces(brush.seats)
    return [_standing(view, seat, player, faces, marks, brush) for seat, player in enumerate(view.players)]


def _standing(
    view: View, seat: int, player: PlayerView, faces: tuple[str, ...], marks: Highlights, brush: PaintContext
) -> Standing:
    return Standing(
        seat=brush.seats[seat],
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


def parts(layout: SaloonLayout, view: View, marks: Highlights, brush: PaintContext) -> Parts:
    """Everybody's plate."""
    desk = desk_seat(view)
    for seat, standing in enumerate(standings(view, marks, brush)):
        own = seat == desk
        paint = partial(_plate if own else _sign, brush, standing, layout.hanging is None)
        yield PaintedZone(
            f"panel:{seat}", layout.panels[seat], (own, standing, layout.hanging is None), paint
        )


def _sign(brush: PaintContext, told: Standing, _: bool, surface: pygame.Surface, rect: Rect) -> None:
    """A neighbour: face and name, points, gold, income, cards, secret claims."""
    frame = brush.snug(1.15)
    ink.board(surface, rect, frame)
    if told.turn:
        shapes.focus_line(surface, rect, frame.scale, 6)
    stripe = Rect(rect.left + frame.px(4), rect.top + frame.px(6), frame.px(5), rect.height - frame.px(12))
    pygame.draw.rect(surface, rgb(SEAT[told.seat.colour]), stripe)
    side = rect.height - frame.px(4)
    face = Rect(stripe.right + frame.px(2), 0, side, side)
    face.centery = rect.centery
    characters.portrait(surface, face, told.face, told.mood, told.seat.colour, told.seat.emblem)
    named = Style(Typeface.POSTER, frame.type(21), CREAM)
    begin = face.right + frame.px(6)
    left = _figures(surface, rect, told, begin + frame.px(4), named, frame)
    name = Rect(begin, rect.top + frame.px(3), left - begin - frame.px(4), rect.height - frame.px(6))
    names.draw(surface, told.seat.name, name, named, "left", frame.floor)
    _gain(surface, rect, told, frame)


def _figures(
    surface: pygame.Surface, rect: Rect, told: Standing, begin: int, named: Style, frame: Frame
) -> int:
    """Draw a neighbour's figures at the right of the sign; return their left edge. The name, in the style
    `named` if it can be, is between `begin` and there.
    """
    figures = [
        (REPUTATION, f"{told.points}"),
        ("coin", f"{told.gold}"),
        (LEVEL, f"{told.income}"),
        ("cards", f"{told.cards}"),
        (SECRET, f"{told.secrets}"),
    ]
    end = rect.right - frame.px(8)
    wide = sum(ink.figure_width(words, frame, 20, 23) for _, words in figures)
    room = end - wide - begin
    slim = names.narrow(frame.floor, named)
    gaps = [(room - text.width(told.seat.name, style)) // (len(figures) - 1) for style in (named, slim)]
    gap = gaps[0] if gaps[0] >= frame.px(CLOSE) else min(gaps[1], frame.px(CLOSE))
    gap = min(frame.px(APART), max(frame.px(LEAST), gap))
    left = x = end - wide - (len(figures) - 1) * gap
    for icon, words in figures:
        colour = GILT_LIGHT if icon == REPUTATION else CREAM
        x = ink.figure(surface, icon, words, (x, rect.centery), frame, 20, colour, 23) + gap
    return left


def _gain(surface: pygame.Surface, rect: Rect, told: Standing, frame: Frame) -> None:
    words = told.gain or told.note
    if not words:
        return
    tag = Rect(0, 0, frame.px(96), frame.px(30))
    tag.midright = (rect.right - frame.px(4), rect.bottom)
    shapes.plate(surface, tag, frame.scale, "#9a323e", "#4a141d", 8)
    ink.line(surface, words, tag.center, (Typeface.SLAB_BOLD, 18, CREAM), frame, tag.width - 8, "centre")


def _plate(brush: PaintContext, told: Standing, seats: bool, surface: pygame.Surface, rect: Rect) -> None:
    """Draw the desk's player: portrait, points, gold, income; `seats` if the guests sit here as well."""
    frame = brush.snug(1.2)
    ink.board(surface, rect, frame)
    face = Rect(rect.left + frame.px(16), rect.top + frame.px(12), frame.px(106), rect.height - frame.px(94))
    face.height = max(face.width, min(face.height, round(face.width * TALLEST)))
    seat = told.seat
    sitter(surface, face, frame.scale, told.face, told.mood, seat.colour, seat.emblem)
    left, right = face.right + frame.px(12), rect.right - frame.px(14)
    name = Rect(left, rect.top + frame.px(8), right - left, frame.px(46))
    names.draw(
        surface, told.seat.name, name, Style(Typeface.POSTER, frame.type(26), CREAM), "left", frame.floor
    )
    row = rect.top + frame.px(80)
    end = ink.figure(surface, REPUTATION, str(told.points), (left, row), frame, 34, GILT_LIGHT, 32)
    ink.figure(surface, LEVEL, f"+{told.income}", (end + frame.px(14), row), frame, 24, CREAM, 28)
    y = rect.top + frame.px(102)
    pygame.draw.line(surface, rgb(GILT), (left, y), (right, y), frame.px(1.4))
    ink.figure(surface, "coin", str(told.gold), (left, y + frame.px(24)), frame, 34, CREAM, 38)
    _foot(surface, rect, told, seats, brush)


def _foot(surface: pygame.Surface, rect: Rect, told: Standing, seats: bool, brush: PaintContext) -> None:
    """Draw the total by now and the next income: beside the crate, above the guests who sit here."""
    frame = brush.snug(1.1)
    box = Rect(rect.left + frame.px(14), rect.top + frame.px(172), 0, 0)
    box.width = rect.width - frame.px(CRATE[0] + 32)
    box.height = rect.bottom - frame.px(56 if seats else 8) - box.top
    style = Style(Typeface.BOOK_ITALIC, max(frame.floor, frame.type(18)), CREAM)
    least = style.sized(frame.floor)
    income = "saloon.income.less" if told.income != told.level else "saloon.income"
    who = brush.say("saloon.short.flatfoot")  # only Flatfoot takes from it
    lines = [
        _said("saloon.if_over", least, box.width, brush, n=told.final),
        told.note or _said(income, least, box.width, brush, n=told.income, who=who),
    ]
    text.paragraph(surface, "\n".join(lines[:1] if seats else lines), box, style, "left", True, frame.floor)


def _said(key: str, style: Style, room: int, brush: PaintContext, **facts: int | str) -> str:
    """The sentence, or the few words for it where it has no room on one line."""
    whole = brush.say(key, **facts)
    return whole if text.width(whole, style) <= room else brush.say(f"{key}.brief", **facts)
