"""The roles at the left: who plays them, influence, protection, cards, what they have scored."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pygame

from raccoon.app.seats import Seat
from raccoon.games.raccoon_rampage.catalogue import AREA_INDEX, ROLES
from raccoon.games.raccoon_rampage.pending import AwaitDraft, AwaitOpening
from raccoon.games.raccoon_rampage.view import View
from scenes.art import names, shapes, text
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.art.palette import mix, rgb
from scenes.art.text import Style
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.art.colours import BRASS_LIGHT, CREAM
from scenes.raccoon_rampage.art.colours import ROLES as COLOURS
from scenes.raccoon_rampage.holdings import queued_stars, seats_of, win_words
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.outlook.foretold import last_turn
from scenes.raccoon_rampage.picture import ink
from scenes.table.picture.highlights import Highlights
from scenes.table.picture.zones import PaintContext, PaintedZone, Parts

Rect = pygame.Rect
SHEET = (304.0, 165.0)
TALLEST = 230.0
"""The height of a panel's sheet where there is room: its rows are further apart."""


@dataclass(frozen=True)
class Standing:
    """The public figures of a player."""

    seat: Seat
    role: str
    points: int
    influence: int
    votes: int
    protection: int
    cards: int
    scored: int
    home: int
    stars: int
    tab: str
    gain: str
    note: str
    win: str


def standing(view: View, seat: int, marks: Highlights, brush: PaintContext) -> Standing:
    """One player's."""
    player = view.players[seat]
    role = ROLES[player.role]
    following = None if last_turn(view) or not view.round else (view.turn + 1) % seats_of(view)
    star = "paw" if player.role == "AR" else "hunter"
    return Standing(
        seat=brush.seats[seat],
        role=player.role,
        points=view.score(seat).total,
        influence=player.influence,
        votes=view.votes_each_turn(seat),
        protection=player.protection,
        cards=player.hand_size,
        scored=player.tokens + player.cubes,
        home=view.raccoons[AREA_INDEX[role.country]] if role.agency else -1,
        stars=0 if role.agency else queued_stars(view, star),
        tab="turn" if seat in _acting(view) else "next" if seat == following else "",
        gain=marks.gains.get(seat, ""),
        note=marks.notes[seat] if marks.notes else "",
        win=win_words(view),
    )


def _acting(view: View) -> tuple[int, ...]:
    """The seats whose turn it is; before the first one those that draft or lay a policy."""
    if view.round:
        return (view.turn,)
    return view.pending.asked if isinstance(view.pending, AwaitDraft | AwaitOpening) else ()


def parts(layout: RampageLayout, view: View, marks: Highlights, brush: PaintContext) -> Parts:
    """Everybody's panel."""
    for seat, rect in enumerate(layout.panels):
        told = standing(view, seat, marks, brush)
        yield PaintedZone(f"panel:{seat}", rect, (told,), partial(_panel, brush, told))


def _panel(brush: PaintContext, told: Standing, surface: pygame.Surface, rect: Rect) -> None:
    tall = min(TALLEST, max(SHEET[1], SHEET[0] * rect.height / rect.width))
    wide = max(SHEET[0], tall * rect.width / rect.height)
    frame = Frame.within(rect, (wide, tall), min(brush.frame.text_scale, 1.35))
    aside = wide - SHEET[0]
    colour = COLOURS[told.role]
    if told.tab == "turn":
        shapes.glow(surface, rect, frame.scale, strength=150)
    ink.board(surface, rect, frame, (mix(ink.BOARD[0], colour, 0.26), ink.BOARD[1]))
    stripe = Rect(rect.left + frame.px(12), rect.top + frame.px(14), frame.px(7), rect.height - frame.px(28))
    pygame.draw.rect(surface, rgb(colour), stripe, border_radius=frame.px(3))
    upper, middle, lower = (ink.lowered(frame, (tall - SHEET[1]) * share) for share in (0.2, 0.5, 0.8))
    ink.medal(surface, ink.square(upper, 26, 12, 64), told.role)
    _names(surface, upper, told, brush, aside)
    _influence(surface, middle, told, aside)
    ink.hair(surface, lower, 30, 119, 258 + aside)
    _scored(surface, lower, told, brush, aside)
    if told.tab:
        ink.tab(surface, rect, brush.say(f"table.tab.{told.tab}"), told.tab == "turn", frame)
    if told.gain:
        _badge(surface, rect, told.gain, frame)


def _names(surface: pygame.Surface, frame: Frame, told: Standing, brush: PaintContext, aside: float) -> None:
    """At the left whose panel it is, at the right edge of a sheet so much broader the points."""
    figure = (Typeface.POSTER, 29, BRASS_LIGHT)
    drawn = ink.line(
        surface, str(told.points), frame.point(288 + aside, 34), figure, frame, frame.px(60), "right", 1.1
    )
    room = drawn.left - frame.x(100) - frame.px(8)
    name = brush.say(f"role.{told.role}")
    ink.line(surface, name, frame.point(100, 34), (Typeface.POSTER, 26, CREAM), frame, room, most=1.2)
    below = (Typeface.BOOK_ITALIC, 18, ink.DIM)
    words = told.note or brush.say(told.win)
    drawn = ink.line(surface, words, frame.point(288 + aside, 64), below, frame, frame.px(100), "right", 1.3)
    left = frame.x(100)
    style = Style(Typeface.BOOK_ITALIC, max(frame.floor, frame.type(18, 1.3)), ink.DIM)
    place = Rect(left, frame.y(50), drawn.left - left - frame.px(10), frame.px(28))
    if text.width(told.seat.name, style) <= place.width:
        text.draw(surface, told.seat.name, (place.left, place.centery), style, middle=True)
    else:
        names.draw(surface, told.seat.name, place, style, "left", frame.floor)


def _influence(surface: pygame.Surface, frame: Frame, told: Standing, aside: float) -> None:
    """The track, a cross on votes that events take; protection, cards."""
    for number in range(5):
        filled = number < told.influence or number < told.votes
        lost = told.votes <= number < told.influence
        place = ink.square(frame, 30 + number * 27, 88, 24)
        surface.blit(ink.pip(place.width, told.role, filled, lost), place)
    ink.mark(surface, ink.square(frame, 178 + aside, 86, 28), "shield")
    style = (Typeface.SLAB_BOLD, 22, CREAM)
    ink.line(
        surface, str(told.protection), frame.point(211 + aside, 100), style, frame, frame.px(28), most=1.3
    )
    place = ink.square(frame, 240 + aside, 86, 28)
    surface.blit(ink.fan(place.width), place)
    ink.line(surface, str(told.cards), frame.point(272 + aside, 100), style, frame, frame.px(26), most=1.3)


def _scored(surface: pygame.Surface, frame: Frame, told: Standing, brush: PaintContext, aside: float) -> None:
    """Pieces on the scoring track; raccoons at home, or policies of the own star in the queue."""
    style = (Typeface.SLAB, 20, CREAM)
    ink.cube(surface, ink.square(frame, 30, 127, 26), told.role)
    words = brush.say("rampage.scored", n=told.scored)
    ink.line(surface, words, frame.point(62, 141), style, frame, frame.px(106), most=1.3)
    place = ink.square(frame, 176 + aside, 123, 34)
    if told.home >= 0:
        picture = art.raccoon(place.size, True)
        surface.blit(picture, place)
        words = brush.say("rampage.home", n=told.home)
    else:
        ink.mark(
            surface,
            place.inflate(-frame.px(4), -frame.px(4)),
            "star_paw" if told.role == "AR" else "star_horn",
        )
        words = brush.say("rampage.queued", n=told.stars)
    ink.line(surface, words, frame.point(214 + aside, 141), style, frame, frame.px(80), most=1.3)


def _badge(surface: pygame.Surface, rect: Rect, words: str, frame: Frame) -> None:
    plate = Rect(0, 0, frame.px(86), frame.px(34))
    plate.midright = (rect.right - frame.px(6), rect.centery)
    shapes.plate(surface, plate, frame.scale, "#3f8f6b", "#1c4a38", 8)
    style = (Typeface.POSTER, 22, CREAM)
    ink.line(surface, words, plate.center, style, frame, plate.width - frame.px(8), "centre", 1.1)
