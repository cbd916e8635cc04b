"""The row of a try at a deal: rank, player, points, lead, points by round, and pieces gained."""

from dataclasses import dataclass

import pygame

from raccoon.app.afterwards.duplicate import Try
from raccoon.app.seats import Seat
from raccoon.app.session.session import Session
from raccoon.app.text import Say
from raccoon.app.wording import signed
from raccoon.engine.facts import place_of
from scenes.art import Frame, Style, Typeface, names, palette as pal, pictograms, shapes, text
from scenes.art.letters.signs import lettered
from scenes.art.pieces import characters, chart
from scenes.table.presentation.result_data import LedgerRow, Painted, Results
from scenes.table.presentation.results import stations_of

AHEAD, BEHIND, PALE, CURVE = "#7fb5a4", "#d99a9a", "#6b5636", "#e0a021"
COLUMNS = {"who": 0.055, "points": 0.25, "ahead": 0.27, "curve": 0.47, "pieces": 0.61}
"""The left edge of each column (of the points the right edge), as a share of a row."""


@dataclass(frozen=True)
class TryRow:
    """A try in words and figures: `course` are the points by round, () if the game has none; `chart` is one
    that the game paints itself.
    """

    one: Try
    who: str
    remark: str
    face: str
    seat: Seat
    """The seat as the table shows it."""
    course: tuple[int, ...]
    pieces: tuple[LedgerRow, ...]
    is_current: bool
    """Whether it is the game from which the page was opened."""
    place: int = 0
    chart: Painted | None = None


def try_row(one: Try, session: Session, results: Results, here: bool, say: Say) -> TryRow:
    """Return the row of a try; `session` is its game, `results` is its final result."""
    game, own = session.match.game, results.seats[one.seat]
    standings = [game.standing(view) for view in stations_of(session)]
    progress = say(f"progress.{game.progress(session.view(None)).key}", n=one.progress)
    who = say(f"bot.{one.level}") if one.level else own.seat.name
    pieces = tuple(row for row in (results.ledger.rows if results.ledger else ()) if row.seat == one.seat)
    course = tuple(points[one.seat] for points in standings if points)
    place = say(f"daily.place.{place_of(one.outcome, one.seat)}")
    told = say("duplicate.lost" if one.lost else "duplicate.ended", place=place, progress=progress)
    charts = results.charts.charts if results.charts else ()
    chart = next((chart for chart in charts if isinstance(chart, Painted)), None)
    return TryRow(one, who, told, own.face, own.seat, course, pieces, here, chart=chart)


def draw_heads(surface: pygame.Surface, box: pygame.Rect, say: Say, frame: Frame, curves: bool) -> None:
    """Draw the heads of the columns."""
    style = lettered(frame, Typeface.BOOK_ITALIC, 22, PALE, 1.35)
    right = box.left + round(box.width * COLUMNS["points"])
    room = round(box.width * 0.12)
    text.draw(surface, say("duplicate.points"), (right, box.bottom), style, "right", room, frame.floor)
    heads = (("ahead", "ahead", 0.19), ("curve", "curve", 0.138), ("pieces", "pieces", 0.38))
    for name, place, width in heads if curves else (heads[0], ("pieces", "curve", 0.5)):
        at, limit = (box.left + round(box.width * COLUMNS[place]), box.bottom), round(box.width * width)
        text.draw(surface, say(f"duplicate.{name}"), at, style, "left", limit, frame.floor)


def draw_row(
    surface: pygame.Surface, box: pygame.Rect, row: TryRow, scale: tuple[int, int, int], frame: Frame
) -> None:
    """Draw a row; `scale` is the longest lead, the most points and the most rounds of all rows."""
    _draw_ground(surface, box, row, frame)
    x = {name: box.left + round(box.width * share) for name, share in COLUMNS.items()}
    number = lettered(frame, Typeface.POSTER, 34, pal.OXBLOOD_DEEP if row.is_current else PALE, 1.2)
    at = box.left + frame.px(28), box.centery
    text.draw(surface, str(row.place), at, number, "centre", frame.px(44), frame.floor, middle=True)
    who = pygame.Rect(x["who"], box.top, x["points"] - x["who"] - frame.px(78), box.height)
    _draw_who(surface, who, row, frame)
    points = Style(Typeface.POSTER, frame.type(44, 1.25 if frame.is_large else 1.1), pal.INK)
    at, limit = (x["points"], box.centery), frame.px(70)
    text.draw(surface, str(row.one.points), at, points, "right", limit, middle=True)
    inside = box.inflate(0, -frame.px(24))
    lead = pygame.Rect(x["ahead"], inside.top, x["curve"] - x["ahead"] - frame.px(20), inside.height)
    if not row.one.lost:
        _draw_lead(surface, lead, row.one.ahead, scale[0], frame)
    curve = pygame.Rect(x["curve"], inside.top, x["pieces"] - x["curve"] - frame.px(30), inside.height)
    if len(row.course) > 1:
        _draw_curve(surface, curve, row, scale[1:], frame)
    left = x["pieces"] if row.course else x["curve"]
    pieces = pygame.Rect(left, inside.top, box.right - left - frame.px(10), inside.height)
    _draw_pieces(surface, pieces, row, frame)


def _draw_ground(surface: pygame.Surface, box: pygame.Rect, row: TryRow, frame: Frame) -> None:
    pygame.draw.rect(
        surface, pal.rgb("#f6dc97" if row.is_current else "#f8ecd0"), box, border_radius=frame.px(8)
    )
    edge = pal.GILT_DEEP if row.is_current else "#cdb68a"
    pygame.draw.rect(surface, pal.rgb(edge), box, frame.px(3 if row.is_current else 1.5), frame.px(8))


def _draw_who(surface: pygame.Surface, box: pygame.Rect, row: TryRow, frame: Frame) -> None:
    side = min(box.height - frame.px(14), frame.px(74))
    face = pygame.Rect(box.left, 0, side, side)
    face.centery = box.centery
    if row.one.level:
        pictograms.draw(surface, face.inflate(-side // 4, -side // 4), "gear")
    else:
        characters.portrait(surface, face, row.face, characters.CALM, row.seat.colour, row.seat.emblem)
    beside = pygame.Rect(face.right + frame.px(14), box.top, 0, box.height // 2)
    beside.width = box.right - beside.left
    style = lettered(frame, Typeface.POSTER, 27, pal.INK, 1.15)
    upper = beside.move(0, frame.px(8))
    names.draw(surface, row.who, upper, style, "left", frame.floor)
    told = lettered(frame, Typeface.BOOK_ITALIC, 21, PALE, 1.3)
    at = beside.left, beside.bottom + beside.height // 2 - frame.px(4)
    text.draw(surface, row.remark, at, told, "left", beside.width, frame.floor, middle=True)


def _draw_lead(surface: pygame.Surface, box: pygame.Rect, ahead: int, longest: int, frame: Frame) -> None:
    """Draw a bar from the line in the middle, and its figure at the other side of the line."""
    style = lettered(frame, Typeface.POSTER, 26, AHEAD if ahead > 0 else BEHIND, 1.15)
    zero, reach = box.centerx, box.width // 2 - frame.px(6)
    long = round(reach * abs(ahead) / max(1, longest))
    bar = pygame.Rect(zero if ahead > 0 else zero - long, 0, long, round(box.height * 0.5))
    bar.centery = box.centery
    if long:
        surface.fill(pal.rgb(style.colour), bar)
        if ahead < 0:
            shapes.slant(surface, bar, frame.scale, "#b26a6a")
        pygame.draw.rect(surface, pal.rgb(pal.INK), bar, frame.px(1.5))
    surface.fill(pal.rgb(pal.INK), (zero, box.top, frame.px(2.5), box.height))
    aside = -1 if ahead > 0 else 1
    ink = style.coloured(pal.TEAL_DEEP if ahead > 0 else pal.OXBLOOD if ahead else PALE)
    at = zero + aside * frame.px(12), box.centery
    text.draw(
        surface, signed(ahead), at, ink, "right" if ahead > 0 else "left", reach, frame.floor, middle=True
    )


def _draw_curve(
    surface: pygame.Surface, box: pygame.Rect, row: TryRow, most: tuple[int, int], frame: Frame
) -> None:
    points, rounds = most
    spots = [
        (
            box.left + round(box.width * number / max(1, rounds)),
            box.bottom - round((box.height - frame.px(6)) * max(0, value) / max(1, points)),
        )
        for number, value in enumerate(row.course)
    ]
    surface.fill(pal.rgb(PALE), (box.left, box.bottom, box.width, frame.px(1.5)))
    strokes = [(pal.INK, frame.px(7 if row.is_current else 3.5)), (CURVE, frame.px(4))]
    chart.line(surface, spots, strokes if row.is_current else strokes[:1])
    pygame.draw.circle(surface, pal.rgb(pal.INK), spots[-1], frame.px(6))


def _draw_pieces(surface: pygame.Surface, box: pygame.Rect, row: TryRow, frame: Frame) -> None:
    """Draw the pieces gained, in their order, as far as there is room."""
    gap, count = frame.px(6), len(row.pieces)
    side = min(box.height, frame.px(56), max(frame.px(26), (box.width + gap) // max(1, count) - gap))
    place = pygame.Rect(box.left, 0, side, side)
    place.centery = box.centery
    for piece in row.pieces[: (box.width + gap) // (side + gap)]:
        piece.picture(surface, place)
        if piece.framed:
            pygame.draw.rect(surface, pal.rgb(pal.INK), place, frame.px(1.5))
        place = place.move(side + gap, 0)
