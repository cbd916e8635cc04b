"""The desk: the own role's board, the hand, the votes still to be placed, deck and discards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pygame

from raccoon.games.raccoon_rampage.catalogue import AREA_INDEX, POLICIES, ROLES
from raccoon.games.raccoon_rampage.pending import AwaitVotes
from raccoon.games.raccoon_rampage.view import View
from scenes.art import shapes
from scenes.art.fonts import Face
from scenes.art.frame import Frame
from scenes.art.palette import mix, rgb
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.art.colours import BRASS_DEEP, BRASS_LIGHT, CREAM, INK
from scenes.raccoon_rampage.art.colours import ROLES as COLOURS
from scenes.raccoon_rampage.choices.verbs import BELLS
from scenes.raccoon_rampage.holdings import desk_seat, in_hand, own, summit
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.marks import RampageMarks
from scenes.raccoon_rampage.picture import cards, ink, wishes
from scenes.table.picture.marks import Marks
from scenes.table.picture.zones import Brush, Part, Parts

Rect = pygame.Rect
SHEET = (304.0, 236.0)
STEPS = 7
"""Steps of the scoring track that are seen."""


@dataclass(frozen=True)
class Board:
    """What stands on the own board: `pieces` scored and what each is worth, raccoons at home and their
    points (-1 for a lobbyist).
    """

    role: str
    influence: int
    votes: int
    pieces: int
    worths: tuple[int, ...]
    home: int
    home_points: int
    total: int


@dataclass(frozen=True)
class Decks:
    """Deck and discards: how many, the `top` one; and what the viewer is called for."""

    role: str
    deck: int
    discards: int
    top: str
    stops: frozenset[str]


def parts(layout: RampageLayout, view: View, marks: Marks, told: RampageMarks, brush: Brush) -> Parts:
    """Board, hand, tray, decks."""
    board = _board_of(view)
    yield Part("me", layout.me, board, partial(_me, brush, board))
    for piece, rect in layout.hand.items():
        if piece in marks.hidden:
            continue
        card = in_hand(view, piece)
        kind = piece.partition(":")[0]
        yield Part(piece, rect, (card, kind), partial(_card, brush, card))
    tray = _tray_of(view, told)
    yield Part("tray", layout.tray, tray, partial(_tray, brush, layout, *tray))
    player = own(view)
    top = player.discard[-1] if player.discard else ""
    decks = Decks(player.role, player.deck, len(player.discard), top, marks.stops)
    yield Part("decks", layout.decks, decks, partial(_decks, brush, layout, decks))


def _board_of(view: View) -> Board:
    player, role = own(view), ROLES[own(view).role]
    seat = desk_seat(view)
    pieces, score = player.tokens + player.cubes, view.score(seat)
    first = max(0, min(pieces - 4, len(role.points_by_pieces) - STEPS))
    return Board(
        role=player.role,
        influence=player.influence,
        votes=view.votes_each_turn(seat),
        pieces=pieces - first,
        worths=role.points_by_pieces[first : first + STEPS],
        home=view.raccoons[AREA_INDEX[role.country]] if role.agency else -1,
        home_points=score.home,
        total=score.total,
    )


def _me(brush: Brush, board: Board, surface: pygame.Surface, rect: Rect) -> None:
    frame = Frame.within(rect, SHEET, min(brush.frame.text_scale, 1.15))
    colour = COLOURS[board.role]
    ink.board(surface, rect, frame, (mix(ink.BOARD[0], colour, 0.24), ink.BOARD[1]))
    ink.medal(surface, ink.square(frame, 18, 14, 62), board.role)
    name = frame.rect(88, 12, 204, 64)
    ink.narrowed(
        surface, brush.say(f"rampage.role.{board.role}"), name, (Face.POSTER, 22, CREAM), frame, "left", 1.1
    )
    _tracks(surface, frame, board, brush)
    _home(surface, frame, board, brush)
    ink.hair(surface, frame, 18, 190, 268)
    ink.line(
        surface,
        brush.say("rampage.if_we_win"),
        frame.point(18, 212),
        (Face.BOOK_ITALIC, 20, CREAM),
        frame,
        frame.px(180),
        most=1.1,
    )
    ink.line(
        surface,
        str(board.total),
        frame.point(286, 212),
        (Face.POSTER, 34, BRASS_LIGHT),
        frame,
        frame.px(90),
        "right",
        1.1,
    )


def _tracks(surface: pygame.Surface, frame: Frame, board: Board, brush: Brush) -> None:
    """Influence and scoring track."""
    label = (Face.BOOK_ITALIC, 18, ink.DIM)
    ink.line(
        surface, brush.say("rampage.influence"), frame.point(18, 98), label, frame, frame.px(92), most=1.1
    )
    for number in range(5):
        filled = number < max(board.influence, board.votes)
        place = ink.square(frame, 122 + number * 31, 84, 27)
        surface.blit(ink.pip(place.width, board.role, filled, board.votes <= number < board.influence), place)
    track = "rampage.track" if board.home >= 0 else "rampage.track.lobby"
    ink.line(surface, brush.say(track), frame.point(18, 133), label, frame, frame.px(74), most=1.1)
    for number, worth in enumerate(board.worths):
        _step(
            surface, frame.rect(98 + number * 28, 119, 26, 28), worth, number, board.pieces, board.role, frame
        )


def _home(surface: pygame.Surface, frame: Frame, board: Board, brush: Brush) -> None:
    """What an agency has at home; how a lobbyist scores."""
    label = (Face.BOOK_ITALIC, 18, ink.DIM)
    if board.home >= 0:
        ink.line(
            surface,
            brush.say("rampage.still_home"),
            frame.point(18, 168),
            label,
            frame,
            frame.px(92),
            most=1.1,
        )
        place = ink.square(frame, 114, 150, 36)
        surface.blit(art.raccoon(place.size, True), place)
        words = brush.say("rampage.home_points", home=board.home, n=board.home_points)
        ink.line(
            surface, words, frame.point(156, 168), (Face.SLAB_BOLD, 19, CREAM), frame, frame.px(136), most=1.1
        )
    else:
        words, box = brush.say(f"rampage.scores.{board.role}"), frame.rect(18, 148, 268, 42)
        ink.narrowed(surface, words, box, (Face.BOOK_ITALIC, 18, CREAM), frame, "left", 1.0)


def _step(
    surface: pygame.Surface, rect: Rect, worth: int, number: int, pieces: int, role: str, frame: Frame
) -> None:
    """A step of the scoring track: taken, next, or to come."""
    taken, following = number < pieces, number == pieces
    pygame.draw.rect(surface, rgb(COLOURS[role] if taken else "#221a1c"), rect, border_radius=frame.px(5))
    edge = CREAM if number == pieces - 1 else BRASS_LIGHT if following else BRASS_DEEP
    pygame.draw.rect(surface, rgb(edge), rect, max(1, frame.px(2)), frame.px(5))
    colour = (INK if role != "FR" else CREAM) if taken else CREAM
    ink.line(
        surface, str(worth), rect.center, (Face.SLAB_BOLD, 18, colour), frame, rect.width - 2, "centre", 1.0
    )


def _card(brush: Brush, card: str, surface: pygame.Surface, rect: Rect) -> None:
    if card:
        cards.card(surface, rect, card, brush)
    else:
        cards.back(surface, rect, brush.frame)


# The tray


def _tray_of(view: View, told: RampageMarks) -> tuple[str, int, int, int]:
    """The role, votes still to be placed, those that events take, protection."""
    player, seat = own(view), desk_seat(view)
    each = view.votes_each_turn(seat)
    if isinstance(view.pending, AwaitVotes) and seat in view.pending.asked:
        left = view.pending.left
    elif seat == view.turn and view.round:
        left = view.votes_left
    else:
        left = each
    if summit(view):
        return player.role, 0, 0, player.protection
    return player.role, max(0, left - told.spent), max(0, player.influence - each), player.protection


def _tray(
    brush: Brush,
    layout: RampageLayout,
    role: str,
    left: int,
    lost: int,
    protection: int,
    surface: pygame.Surface,
    rect: Rect,
) -> None:
    frame = brush.snug(1.15)
    ink.board(surface, rect, frame)
    shift = (rect.left - layout.tray.left, rect.top - layout.tray.top)
    inset = frame.px(20)
    at = (rect.left + inset, rect.top + frame.px(28))
    ink.line(
        surface, brush.say("rampage.votes"), at, (Face.POSTER, 22, CREAM), frame, rect.width // 2, most=1.15
    )
    at = (rect.right - inset, rect.top + frame.px(28))
    words = brush.say("rampage.votes.left", n=left)
    ink.line(surface, words, at, (Face.SLAB_BOLD, 20, BRASS_LIGHT), frame, rect.width // 2, "right", 1.15)
    for number, cell in enumerate(layout.cubes):
        place = cell.move(shift)
        shapes.inset(surface, place, frame.scale, 8)
        inner = place.inflate(-place.width // 5, -place.height // 5)
        if number < left:
            ink.cube(surface, inner, role)
        elif number < left + lost:
            _lost(surface, place, frame)
    y = rect.top + round(rect.height * 0.62)
    pygame.draw.line(
        surface, rgb(BRASS_DEEP), (rect.left + inset, y), (rect.right - inset, y), max(1, frame.px(1))
    )
    mark = Rect(rect.left + inset, 0, frame.px(48), frame.px(48))
    mark.centery = rect.top + round(rect.height * 0.8)
    ink.mark(surface, mark, "shield")
    style = (Face.POSTER, 32, CREAM)
    ink.line(surface, str(protection), (mark.right + frame.px(12), mark.centery), style, frame, frame.px(50))
    head = layout.pin.move(shift)
    surface.blit(wishes.pin(head.size, role), head)
    if not lost:
        return
    low = max(place.bottom for place in layout.cubes) + shift[1]
    at, room = (rect.left + inset, (low + y) // 2), rect.width - 2 * inset
    words = brush.say("rampage.tray.lost", n=lost)
    ink.line(surface, words, at, (Face.BOOK_ITALIC, 18, "#ffb98a"), frame, room, most=1.0)


def _lost(surface: pygame.Surface, place: Rect, frame: Frame) -> None:
    """A vote that an event takes."""
    for ends in ((place.topleft, place.bottomright), (place.topright, place.bottomleft)):
        middle = place.center
        inner = [((x * 2 + middle[0]) // 3, (y * 2 + middle[1]) // 3) for x, y in ends]
        pygame.draw.line(surface, rgb("#c8402f"), inner[0], inner[1], max(2, frame.px(4)))


# Deck and discards


def _decks(brush: Brush, layout: RampageLayout, told: Decks, surface: pygame.Surface, rect: Rect) -> None:
    """Deck and discards, and beside them what the viewer is called for."""
    frame = Frame.within(rect, SHEET, min(brush.frame.text_scale, 1.15))
    ink.board(surface, rect, frame)
    wide, high, first, second = 66, 94, 16, 94
    pile = frame.rect(first, 24, wide, high)
    for number in range(min(3, told.deck)):
        cards.back(surface, pile.move(frame.px(4 * number), -frame.px(3 * number)), frame)
    if told.deck:
        side = wide * 0.48
        ink.medal(
            surface, ink.square(frame, first + 4 + (wide - side) / 2, 21 + (high - side) / 2, side), told.role
        )
    place = frame.rect(second, 24, wide, high)
    if told.top:
        _top(surface, place, told.top, brush, frame)
    else:
        pygame.draw.rect(surface, rgb(BRASS_DEEP), place, max(1, frame.px(1.6)), frame.px(8))
    below = 24 + high
    for x, key, n in ((first, "rampage.deck", told.deck), (second, "rampage.discards", told.discards)):
        middle, style = x + wide / 2, (Face.BOOK_ITALIC, 18, ink.DIM)
        room = frame.px(wide + 12)
        ink.line(surface, brush.say(key), frame.point(middle, below + 22), style, frame, room, "centre", 1.1)
        at = frame.point(middle, below + 50)
        ink.line(surface, str(n), at, (Face.POSTER, 27, CREAM), frame, frame.px(100), "centre", 1.1)
    _stops(brush, layout, told.stops, surface, rect)


def _stops(
    brush: Brush, layout: RampageLayout, chosen: frozenset[str], surface: pygame.Surface, rect: Rect
) -> None:
    """A bell for each thing that the viewer can want to be called for."""
    frame = brush.snug(1.1)
    shift = (rect.left - layout.decks.left, rect.top - layout.decks.top)
    first = next(iter(layout.stops.values())).move(shift)
    at = (first.left, first.top - frame.px(18))
    ink.line(surface, brush.say("rampage.stops"), at, (Face.POSTER, 21, CREAM), frame, first.width, most=1.1)
    for stop, cell in layout.stops.items():
        place, on = cell.move(shift), stop in chosen
        bell = Rect(place.left, 0, frame.px(28), frame.px(28))
        bell.centery = place.centery
        surface.blit(ink.bell(bell.width, on), bell)
        at = (bell.right + frame.px(7), place.centery)
        style = (Face.BOOK_SEMIBOLD, 18, CREAM if on else ink.DIM)
        cap = (Face.SLAB_BOLD, 18, BRASS_LIGHT)
        drawn = ink.line(
            surface,
            BELLS[stop][0],
            (place.right - frame.px(6), place.centery),
            cap,
            frame,
            bell.width,
            "right",
            1.0,
        )
        room = drawn.left - at[0] - frame.px(5)
        ink.line(surface, brush.say(f"rampage.stop.{stop}"), at, style, frame, room, most=1.1)
    words = Rect(rect.left, place.bottom, rect.width, rect.bottom - place.bottom - frame.px(8))
    style = (Face.BOOK_ITALIC, 18, ink.DIM)
    ink.narrowed(
        surface, brush.say("rampage.stops.note"), words.inflate(-frame.px(24), 0), style, frame, most=1.0
    )


def _top(surface: pygame.Surface, place: Rect, card: str, brush: Brush, frame: Frame) -> None:
    """The card discarded last, small: its picture and, where there is room, its name."""
    ink.paper(surface, place, frame, cards.EDGE if card in POLICIES else cards.ACTION_EDGE)
    named = place.width > frame.px(80)
    box = place.inflate(-frame.px(12), -frame.px(12))
    if named:
        box.height = frame.px(56)
    paint = art.policy if card in POLICIES else art.action
    surface.blit(paint(card, box.size), box)
    pygame.draw.rect(surface, rgb(INK), box, max(1, frame.px(1.2)))
    if not named:
        return
    words = Rect(
        place.left + frame.px(4),
        box.bottom,
        place.width - frame.px(8),
        place.bottom - box.bottom - frame.px(5),
    )
    key = f"rampage.policy.{card}" if card in POLICIES else f"rampage.action.{card}"
    ink.narrowed(surface, brush.say(key), words, (Face.POSTER, 18, INK), frame, most=1.0)
