"""The panels of the roles at the left: player, influence, protection, cards, scored pieces, points."""

from dataclasses import dataclass

import pygame

from raccoon.app.opponents import Opponents
from raccoon.app.seats import Seat
from raccoon.games.raccoon_rampage.catalogue import AREA_INDEX, ROLES
from raccoon.games.raccoon_rampage.pending import AwaitDraft, AwaitOpening
from raccoon.games.raccoon_rampage.view import View
from scenes.art import Style, Typeface, mix, names, shapes, text
from scenes.art.linework import patterns
from scenes.art.pieces import characters
from scenes.raccoon_rampage import GAME, art
from scenes.raccoon_rampage.art.colours import ALARM, BRASS_LIGHT, CREAM, INK, PAPER, RELIEF, ROLES as COLOURS
from scenes.raccoon_rampage.holdings import queued_stars, win_words
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.outlook.forecast import last_turn
from scenes.raccoon_rampage.picture.ink import BOARD, DIM, Ink, influence_track, italic, poster, slab
from scenes.table.picture.zones import Highlights, PaintContext, Parts
from scenes.table.piece import Piece

Rect = pygame.Rect
SHEET = (304.0, 165.0)
MOST_INFLUENCE = 5
TALLEST = 230.0
"""The greatest height of a panel's sheet: with more room its rows are further apart."""


@dataclass(frozen=True)
class SeatFigures:
    """The public figures of a seat's panel; `home` is -1 for a lobbyist, `stars` 0 for an agency."""

    seat: Seat
    head: tuple[str, str]
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


def figures_of(view: View, seat: int, marks: Highlights, context: PaintContext) -> SeatFigures:
    """The figures of a seat."""
    player = view.players[seat]
    role = ROLES[player.role]
    following = None if last_turn(view) or not view.round else (view.turn + 1) % len(view.players)
    star = "paw" if player.role == "AR" else "hunter"
    return SeatFigures(
        seat=context.seats[seat],
        head=head(seat, marks, context),
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


def head(seat: int, marks: Highlights, context: PaintContext) -> tuple[str, str]:
    """The character of a seat and its mood."""
    return Opponents(GAME).faces(context.seats)[seat], marks.moods[seat] if marks.moods else characters.CALM


def _acting(view: View) -> tuple[int, ...]:
    """The seats whose turn it is; before the first turn those that draft or place a policy."""
    if view.round:
        return (view.turn,)
    return view.pending.asked if isinstance(view.pending, AwaitDraft | AwaitOpening) else ()


def parts(layout: RampageLayout, view: View, marks: Highlights, context: PaintContext) -> Parts:
    """The panel of each seat."""
    for seat, rect in enumerate(layout.panels):
        yield Ink.zone(Piece("panel", seat), rect, context, _panel, figures_of(view, seat, marks, context))


def _panel(ink: Ink, figures: SeatFigures) -> None:
    rect = ink.rect
    tall = min(TALLEST, max(SHEET[1], SHEET[0] * rect.height / rect.width))
    wide = max(SHEET[0], tall * rect.width / rect.height)
    ink, aside = ink.sheet((wide, tall)), wide - SHEET[0]
    colour = COLOURS[figures.role]
    if figures.tab == "turn":
        shapes.glow(ink.surface, rect, ink.frame.scale, strength=150)
    ink.board(rect, (mix(BOARD[0], colour, 0.26), BOARD[1]))
    stripe = Rect(rect.left + ink.px(12), rect.top + ink.px(14), ink.px(7), rect.height - ink.px(28))
    ink.filled(stripe, colour, 3)
    patterns.lay(ink.surface, stripe, colour, ink.frame.scale)
    upper, middle, lower = (ink.lowered((tall - SHEET[1]) * share) for share in (0.2, 0.5, 0.8))
    place = upper.square(*((20, 12, 46) if ink.frame.is_large else (24, 6, 76)))
    upper.portrait(place, figures.head, figures.seat)
    _names(upper, figures, aside)
    _influence(middle, figures, aside)
    lower.thin_line(30, 119, 258 + aside)
    _scored(lower, figures, aside)
    if figures.tab:
        _tab(ink, figures.tab)
    if figures.gain:
        _badge(ink, figures.gain)


def _names(ink: Ink, figures: SeatFigures, aside: float) -> None:
    """Draw role and player at the left, the points at the right; `aside` is the sheet's extra width."""
    point, px, large = ink.frame.point, ink.px, ink.frame.is_large
    left, heights = (64, (32, 53, 69)) if large else (106, (34, 34, 64))
    first, high, second = heights
    right, at = ink.frame.x((296 if large else 288) + aside), point(left, first)
    points = (right, ink.frame.y(high))
    drawn = ink.line(str(figures.points), points, poster(29, BRASS_LIGHT), px(60), "right")
    edge = drawn.left - px(2 if large else 8)
    ink.line(ink.say(f"role.{figures.role}"), at, poster(24 if large else 26), edge - at[0])
    if figures.note or not large:
        beside = (edge if large else right, ink.frame.y(second))
        edge = ink.line(figures.note or ink.say(figures.win), beside, italic(), px(100), "right").left
    style = Style(Typeface.BOOK_ITALIC, max(ink.frame.floor, ink.frame.type(18)), DIM)
    place = Rect(at[0], 0, edge - at[0] - px(10), px(28))
    place.centery = ink.frame.y(second)
    if text.width(figures.seat.name, style) <= place.width:
        text.draw(ink.surface, figures.seat.name, place.midleft, style, middle=True)
    else:
        names.draw(ink.surface, figures.seat.name, place, style, "left", ink.frame.floor)


def _influence(ink: Ink, figures: SeatFigures, aside: float) -> None:
    """Draw the influence track, with a cross on votes that events take; protection, cards."""
    figure = slab(21 if ink.frame.is_large else 22)
    spaces = (ink.square(30 + number * 27, 88, 24) for number in range(MOST_INFLUENCE))
    influence_track(ink, figures.role, figures.influence, figures.votes, spaces)
    ink.mark(ink.square(178 + aside, 86, 28), "shield")
    ink.line(str(figures.protection), ink.frame.point(211 + aside, 100), figure, ink.px(28))
    place = ink.square(240 + aside, 86, 28)
    ink.surface.blit(art.still("fan", (place.width, place.width)), place)
    ink.line(str(figures.cards), ink.frame.point(272 + aside, 100), figure, ink.px(26))


def _scored(ink: Ink, figures: SeatFigures, aside: float) -> None:
    """Draw the pieces scored; the raccoons at home, or the policies of the own star in the queue."""
    large = ink.frame.is_large
    style = (Typeface.SLAB, 18 if large else 20, CREAM)
    ink.cube(ink.square(30, 127, 26), figures.role)
    words = str(figures.scored) if large else ink.say("rampage.scored", n=figures.scored)
    ink.line(words, ink.frame.point(62, 141), style, ink.px(110))
    place = ink.square(176 + aside, 123, 34)
    if figures.home >= 0:
        ink.surface.blit(art.raccoon(place.size, True), place)
        words = str(figures.home) if large else ink.say("rampage.home", n=figures.home)
    else:
        star = "star_paw" if figures.role == "AR" else "star_horn"
        ink.mark(place.inflate(-ink.px(4), -ink.px(4)), star)
        words = str(figures.stars) if large else ink.say("rampage.queued", n=figures.stars)
    ink.line(words, ink.frame.point(214 + aside, 141), style, ink.px(80))


def _tab(ink: Ink, tab: str) -> None:
    """Draw a tab at the upper edge of the panel: this turn's, or the next turn's."""
    wide, high, up = map(ink.px, (112, 34, 3) if ink.frame.is_large else (84, 27, 1))
    plate = Rect(0, 0, wide, high).move_to(
        midright=(ink.rect.right - ink.px(8), ink.rect.top - up + ink.px(1))
    )
    now = tab == "turn"
    ink.plate(plate, *((ALARM, "#7a1c14") if now else (BRASS_LIGHT, "#b98436")), 6)
    style, room = slab(18, PAPER if now else INK), plate.width - ink.px(8)
    ink.line(ink.say(f"table.tab.{tab}"), plate.center, style, room, "centre")


def _badge(ink: Ink, words: str) -> None:
    right = (ink.rect.right - ink.px(6), ink.rect.centery)
    plate = Rect(0, 0, ink.px(86), ink.px(50 if ink.frame.is_large else 34)).move_to(midright=right)
    ink.plate(plate, RELIEF, "#1c4a38", 8)
    ink.line(words, plate.center, poster(22), plate.width - ink.px(8), "centre")
