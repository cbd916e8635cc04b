"""The own role's board on the desk: influence, what has been scored, what it comes to."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pygame

from raccoon.games.raccoon_rampage.catalogue import AREA_INDEX, ROLES
from raccoon.games.raccoon_rampage.view import View
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.art.palette import mix, rgb
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.art.colours import BRASS_DEEP, BRASS_LIGHT, CREAM, INK
from scenes.raccoon_rampage.art.colours import ROLES as COLOURS
from scenes.raccoon_rampage.holdings import desk_seat, own, win_words
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.picture import ink
from scenes.table.picture.zones import PaintContext, PaintedZone, Parts

Rect = pygame.Rect
SHEET, TALLEST = (304.0, 236.0), 300.0
SHARES = (0.15, 0.45, 0.65, 0.9)
"""The shares of the room beyond the sheet's need that are above each part."""
STEPS = 7
"""Steps of the scoring track that are seen."""


@dataclass(frozen=True)
class Board:
    """The content of the own board: `pieces` scored and the worth of each, raccoons at home and their points
    (-1 for a lobbyist).
    """

    role: str
    influence: int
    votes: int
    pieces: int
    worths: tuple[int, ...]
    home: int
    home_points: int
    total: int
    win: str


def parts(layout: RampageLayout, view: View, brush: PaintContext) -> Parts:
    """The board."""
    board = _board_of(view)
    yield PaintedZone("me", layout.me, board, partial(_me, brush, board))


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
        win=win_words(view),
    )


def _me(brush: PaintContext, board: Board, surface: pygame.Surface, rect: Rect) -> None:
    tall = min(TALLEST, max(SHEET[1], SHEET[0] * rect.height / rect.width))
    frame = Frame.within(rect, (SHEET[0], tall), min(brush.frame.text_scale, 1.3))
    upper, middle, low, lowest = (ink.lowered(frame, (tall - SHEET[1]) * share) for share in SHARES)
    colour = COLOURS[board.role]
    ink.board(surface, rect, frame, (mix(ink.BOARD[0], colour, 0.24), ink.BOARD[1]))
    ink.medal(surface, ink.square(upper, 18, 14, 62), board.role)
    name = upper.rect(88, 12, 204, 64)
    ink.narrowed(
        surface,
        brush.say(f"rampage.role.{board.role}"),
        name,
        (Typeface.POSTER, 22, CREAM),
        frame,
        "left",
        1.1,
    )
    _tracks(surface, middle, board, brush)
    _home(surface, low, board, brush)
    ink.hair(surface, lowest, 18, 190, 268)
    ink.line(
        surface,
        brush.say(board.win),
        lowest.point(18, 212),
        (Typeface.BOOK_ITALIC, 20, CREAM),
        frame,
        frame.px(180),
        most=1.1,
    )
    ink.line(
        surface,
        str(board.total),
        lowest.point(286, 212),
        (Typeface.POSTER, 34, BRASS_LIGHT),
        frame,
        frame.px(90),
        "right",
        1.1,
    )


def _tracks(surface: pygame.Surface, frame: Frame, board: Board, brush: PaintContext) -> None:
    """Influence and scoring track."""
    label = (Typeface.BOOK_ITALIC, 18, ink.DIM)
    ink.line(
        surface, brush.say("rampage.influence"), frame.point(18, 98), label, frame, frame.px(98), most=1.2
    )
    for number in range(5):
        filled = number < max(board.influence, board.votes)
        place = ink.square(frame, 122 + number * 31, 84, 27)
        surface.blit(ink.pip(place.width, board.role, filled, board.votes <= number < board.influence), place)
    track = "rampage.track" if board.home >= 0 else "rampage.track.lobby"
    ink.line(surface, brush.say(track), frame.point(18, 133), label, frame, frame.px(76), most=1.2)
    for number, worth in enumerate(board.worths):
        _step(
            surface, frame.rect(98 + number * 28, 119, 26, 28), worth, number, board.pieces, board.role, frame
        )


def _home(surface: pygame.Surface, frame: Frame, board: Board, brush: PaintContext) -> None:
    """Draw an agency's raccoons at home; for a lobbyist the words on scoring."""
    label = (Typeface.BOOK_ITALIC, 18, ink.DIM)
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
            surface,
            words,
            frame.point(156, 168),
            (Typeface.SLAB_BOLD, 19, CREAM),
            frame,
            frame.px(136),
            most=1.3,
        )
    else:
        words, box = brush.say(f"rampage.scores.{board.role}"), frame.rect(18, 148, 268, 42)
        ink.narrowed(surface, words, box, (Typeface.BOOK_ITALIC, 18, CREAM), frame, "left", 1.0)


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
        surface,
        str(worth),
        rect.center,
        (Typeface.SLAB_BOLD, 18, colour),
        frame,
        rect.width - 2,
        "centre",
        1.0,
    )
