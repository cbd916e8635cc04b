"""The board of the desk's role: influence, pieces scored, raccoons at home, points."""

from dataclasses import dataclass

from raccoon.app.seats import Seat
from raccoon.games.raccoon_rampage.catalogue import AREA_INDEX, ROLES
from raccoon.games.raccoon_rampage.view import View
from scenes.art.palette import mix
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.art.colours import BRASS_DEEP, BRASS_LIGHT, CREAM, INK, ROLES as COLOURS
from scenes.raccoon_rampage.holdings import desk_seat, own, win_words
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.picture import people
from scenes.raccoon_rampage.picture.ink import BOARD, Ink, Lettering, influence_track, italic, poster, slab
from scenes.table.picture.zones import Highlights, PaintContext, Parts

SHEET, TALLEST = (304.0, 236.0), 300.0
SHARES = (0.15, 0.45, 0.65, 0.9)
"""The shares of the room beyond the sheet's need that are above each part."""
MOST = 1.7
"""The greatest growth of the sum in large text."""
STEPS = 7
"""The number of steps of the scoring track that are shown."""


@dataclass(frozen=True)
class Board:
    """The figures of the board: `pieces` scored among the steps shown with their `worths`, raccoons at
    `home` (-1 for a lobbyist) with their points.
    """

    role: str
    seat: Seat
    head: tuple[str, str]
    influence: int
    votes: int
    pieces: int
    worths: tuple[int, ...]
    home: int
    home_points: int
    total: int
    win: str


def parts(layout: RampageLayout, view: View, marks: Highlights, context: PaintContext) -> Parts:
    """The board."""
    yield Ink.zone("me", layout.me, context, _me, _board_of(view, marks, context))


def _board_of(view: View, marks: Highlights, context: PaintContext) -> Board:
    player, role = own(view), ROLES[own(view).role]
    seat = desk_seat(view)
    pieces, score = player.tokens + player.cubes, view.score(seat)
    first = max(0, min(pieces - 4, len(role.points_by_pieces) - STEPS))
    return Board(
        role=player.role,
        seat=context.seats[seat],
        head=people.head(seat, marks, context),
        influence=player.influence,
        votes=view.votes_each_turn(seat),
        pieces=pieces - first,
        worths=role.points_by_pieces[first : first + STEPS],
        home=view.raccoons[AREA_INDEX[role.country]] if role.agency else -1,
        home_points=score.home,
        total=score.total,
        win=win_words(view),
    )


def _me(ink: Ink, board: Board) -> None:
    rect, large = ink.rect, ink.frame.is_large
    tall = min(TALLEST, max(SHEET[1], SHEET[0] * rect.height / rect.width))
    ink = ink.sheet((SHEET[0], tall))
    upper, middle, low, lowest = (ink.lowered((tall - SHEET[1]) * share) for share in SHARES)
    ink.board(rect, (mix(BOARD[0], COLOURS[board.role], 0.24), BOARD[1]))
    upper.portrait(upper.square(14, 6, 76), board.head, board.seat)
    name = ink.say(f"role.{board.role}" if large else f"rampage.role.{board.role}")
    top, high = (2, 46) if large else (12, 64)
    ink.paragraph(name, upper.frame.rect(98, top, 196, high), poster(22), "left")
    _tracks(middle, board)
    _home(low, board)
    if board.home >= 0 or not large:
        lowest.thin_line(18, 190 if board.home >= 0 else 194, 190 if large else 268)
    at, total = lowest.frame.point(18, 214 if large else 212), lowest.frame.point(286, 214 if large else 212)
    ink.line(ink.say(board.win), at, italic(20, CREAM), ink.px(180))
    ink.line(str(board.total), total, poster(34, BRASS_LIGHT), ink.px(90), "right", MOST)


def _tracks(ink: Ink, board: Board) -> None:
    """Draw the influence track and the scoring track."""
    large = ink.frame.is_large
    if not large:
        ink.line(ink.say("rampage.influence"), ink.frame.point(18, 98), italic(), ink.px(98))
    left, middle, step, side = (98, 64, 39, 32) if large else (122, 97.5, 31, 27)
    spaces = (
        ink.square(left + number * step, middle - side / 2, side) for number in range(people.MOST_INFLUENCE)
    )
    influence_track(ink, board.role, board.influence, board.votes, spaces)
    if not large:
        track = "rampage.track" if board.home >= 0 else "rampage.track.lobby"
        ink.line(ink.say(track), ink.frame.point(18, 133), italic(), ink.px(76))
    for number, worth in enumerate(board.worths):
        shape = (16 + number * 39.5, 88, 37, 37) if large else (98 + number * 28, 119, 26, 28)
        place = ink.frame.rect(*shape)
        style = _step(ink.at(place), number, board)
        ink.line(str(worth), place.center, style, place.width - 2, "centre")


def _home(ink: Ink, board: Board) -> None:
    """Draw an agency's raccoons at home, or the words on a lobbyist's scoring."""
    if board.home < 0:
        box = (18, 123, 280, 74) if ink.frame.is_large else (18, 148, 268, 42)
        words = ink.say(f"rampage.scores.{board.role}")
        ink.paragraph(words, ink.frame.rect(*box), italic(18, CREAM), "left")
        return
    left, middle = (18, 158) if ink.frame.is_large else (114, 168)
    if left > 18:
        ink.line(ink.say("rampage.still_home"), ink.frame.point(18, 168), italic(), ink.px(92))
    place = ink.square(left, middle - 18, 36)
    ink.surface.blit(art.raccoon(place.size, True), place)
    words = ink.say("rampage.home_points", home=board.home, n=board.home_points)
    ink.line(words, ink.frame.point(left + 42, middle), slab(19), ink.px(250 - left))


def _step(ink: Ink, number: int, board: Board) -> Lettering:
    """Draw a step of the scoring track, taken, next or to come; return the letters of its figure."""
    taken, following = number < board.pieces, number == board.pieces
    ink.filled(ink.rect, COLOURS[board.role] if taken else "#221a1c", 5)
    edge = CREAM if number == board.pieces - 1 else BRASS_LIGHT if following else BRASS_DEEP
    ink.outline(ink.rect, edge, 2, 5)
    return slab(18, INK if taken and board.role != "FR" else CREAM)
