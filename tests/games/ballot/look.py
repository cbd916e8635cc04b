"""Ballot's table: motion, die and chest above everybody's papers, one's own cards at the foot."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from typing import Any

import pygame

from raccoon.app.opponents import Opponents
from scenes.art import names, pictograms, shapes, text
from scenes.art import palette as pal
from scenes.art.fonts import Face
from scenes.art.pieces import card, characters, coinage, emblems
from scenes.art.text import Style
from scenes.art.vector import Drawing
from scenes.table.picture.marks import Marks
from scenes.table.picture.zones import Brush, Part, Parts
from scenes.table.presentation import Look
from scenes.table.table_sheet import FOOT, MARGIN, TableSheet
from tests.games.ballot.records import FACE_DOWN, MOTIONS, View

Rect = pygame.Rect
PIPS = {1: "4", 2: "08", 3: "048", 4: "0268", 5: "02468", 6: "023568"}
"""Which of nine places bear a pip, row by row."""


class BallotLayout(TableSheet):
    """Where everything lies; heights grow on a squarer window, widths on a broader one."""

    def __init__(self, size: tuple[int, int], view: View, text_scale: float) -> None:
        super().__init__(size, text_scale, growing=0)
        rect, left, right, seats = self._rect, self._left, self._right, len(view.votes)
        foot, middle, tall = self.height - FOOT, self._centre, self._tall / 2
        top, papers, cards = 316 + tall, 420 + tall, foot - MARGIN - 272 - tall
        step, each = (middle + MARGIN) / seats, (foot - MARGIN) / 4
        self.panels = tuple(
            rect(MARGIN, MARGIN + seat * each, self.rail, each - MARGIN) for seat in range(seats)
        )
        self.strip = self.country = rect(left, top + 8, middle, papers - top - 16)
        self.desk = rect(left, cards, middle, foot - MARGIN - cards)
        self.log_paper = self.dock = rect(right, MARGIN, self.rail, foot - 2 * MARGIN)
        self.log_body = rect(right + 16, MARGIN + 84, self.rail - 32, foot - 2 * MARGIN - 100)
        self.stage = rect(left, MARGIN, middle, foot - 2 * MARGIN)
        self._lay_foot(())
        self.verbs = {"object": rect(left, foot, 400, 72)}
        self.places = {
            "motion": rect(left, MARGIN, middle - 600, top - MARGIN),
            "die": rect(left + middle - 584, MARGIN, 236, top - MARGIN),
            "chest": rect(left + middle - 332, MARGIN, 332, top - MARGIN),
        }
        for seat, panel in enumerate(self.panels):
            self.places[f"panel:{seat}"] = panel
            self.places[f"vote:{seat}"] = rect(left + seat * step, papers, step - 16, cards - 16 - papers)
        for n, _ in enumerate(() if view.seat is None else view.hands[view.seat]):
            self.places[f"hand:{n}"] = rect(left + 24 + n * 196, cards + 52, 180, foot - 68 - MARGIN - cards)
        self.geometry = self.size, self.frame, tuple(self.places.items())

    def pieces(self) -> Iterator[tuple[str, Rect]]:
        yield from self.places.items()


class BallotLook(Look):
    """Wood, paper and a die."""

    def layout(self, size: tuple[int, int], view: View, text_scale: float) -> BallotLayout:
        return BallotLayout(size, view, text_scale)

    def parts(
        self, layout: BallotLayout, view: View, marks: Marks, history: Sequence[Any], brush: Brush
    ) -> Parts:
        """Everything a zone is painted from is among its inputs."""
        seats, motions = range(len(view.votes)), len(view.turned) + len(view.motions)
        known: dict[str, tuple[Any, ...]] = {
            "motion": (view.motion, len(view.turned), motions),
            "die": (None if "die" in marks.hidden else view.pips,),
            "chest": (view.chest,),
        }
        for n in seats:
            known[f"panel:{n}"] = n, view.points[n], len(view.hands[n]), n == view.speaker, brush.seats
            known[f"vote:{n}"] = (
                n,
                view.votes[n],
                n in view.struck,
                n in view.waiting,
                view.stage,
                brush.seats,
            )
        for n, held in enumerate(() if view.seat is None else view.hands[view.seat]):
            known[f"hand:{n}"] = (held,)
        yield Part("log_paper", layout.log_paper, None, partial(_log, brush=brush))
        yield Part("desk", layout.desk, view.seat is None, partial(_desk, brush, view.seat is not None))
        for piece, inputs in known.items():
            paint = _PAINTERS[piece.partition(":")[0]]
            yield Part(piece, layout.places[piece], inputs, partial(paint, brush, *inputs))


def words(
    surface: pygame.Surface,
    line: str,
    at: tuple[int, int],
    brush: Brush,
    size: float,
    limit: int,
    colour: str = pal.IVORY,
    face: Face = Face.POSTER,
) -> None:
    """One line about a point."""
    style, floor = Style(face, brush.frame.type(size, 1.25), colour), brush.frame.floor
    text.draw(surface, line, at, style, "centre", limit, floor, middle=True)


def _log(surface: pygame.Surface, rect: Rect, brush: Brush) -> None:
    shapes.paper_panel(surface, rect, brush.frame.scale, evening=True)
    at, limit = (rect.centerx, rect.top + brush.frame.px(48)), rect.width - brush.frame.px(40)
    words(surface, brush.say("ballot.minutes"), at, brush, 38, limit, pal.OXBLOOD_DEEP)


def _desk(brush: Brush, seen: bool, surface: pygame.Surface, rect: Rect) -> None:
    shapes.inset(surface, rect, brush.frame.scale, 10)
    line = brush.say("ballot.your_cards" if seen else "ballot.no_cards")
    at, limit = (rect.centerx, rect.top + brush.frame.px(28)), rect.width - brush.frame.px(40)
    words(surface, line, at, brush, 22, limit, pal.CREAM, Face.BOOK_ITALIC)


def _hand(brush: Brush, held: str, surface: pygame.Surface, rect: Rect) -> None:
    shapes.paper_panel(surface, rect, brush.frame.scale)
    icon = rect.inflate(-rect.width // 2, -rect.height // 2).move(0, -brush.frame.px(16))
    if held == "objection":
        pictograms.draw(surface, icon, "cross")
    at, limit = (rect.centerx, rect.bottom - brush.frame.px(34)), rect.width - brush.frame.px(24)
    words(surface, brush.say(f"ballot.card.{held}"), at, brush, 24, limit, pal.INK)


def _motion(brush: Brush, motion: str, number: int, of: int, surface: pygame.Surface, rect: Rect) -> None:
    say, px, limit = brush.say, brush.frame.px, rect.width - brush.frame.px(48)
    shapes.paper_panel(surface, rect, brush.frame.scale, filigree=True)
    lines = (
        (say("ballot.motion", number=number, of=of), 0.24, 26, pal.OXBLOOD, Face.BOOK_ITALIC),
        (say(f"ballot.motion.{motion}"), 0.46, 60, pal.OXBLOOD_DEEP, Face.POSTER),
        (say("ballot.cost", n=MOTIONS[motion]), 0.68, 26, pal.INK, Face.BOOK_SEMIBOLD),
        (say("ballot.worth", n=MOTIONS[motion]), 0.82, 22, pal.INK, Face.BOOK_SEMIBOLD),
    )
    for line, share, size, colour, face in lines:
        at = rect.centerx, rect.top + round(rect.height * share)
        words(surface, line, at, brush, size, limit - px(8), colour, face)


@lru_cache(maxsize=64)
def die_face(pips: int, side: int) -> pygame.Surface:
    """One side of the die."""
    sheet = Drawing(100, 100)
    sheet.inset(2, 18, sheet.down(0, 100, (0, pal.IVORY), (1, "#d8c49c")), pal.INK, 2)
    for place in map(int, PIPS[pips]):
        sheet.circle((26 + place % 3 * 24, 26 + place // 3 * 24), 9, pal.OXBLOOD_DEEP)
    return sheet.surface((side, side))


def die_place(rect: Rect) -> Rect:
    """Where the die lies in its tray."""
    side = round(min(rect.size) * 0.56)
    return Rect(0, 0, side, side).move(
        rect.centerx - side // 2, rect.top + round(rect.height * 0.58) - side // 2
    )


def _die(brush: Brush, pips: int | None, surface: pygame.Surface, rect: Rect) -> None:
    shapes.wood_panel(surface, rect, brush.frame.scale)
    at, limit = (rect.centerx, rect.top + brush.frame.px(40)), rect.width - brush.frame.px(30)
    words(surface, brush.say("ballot.die"), at, brush, 24, limit, pal.GILT_LIGHT)
    shapes.inset(surface, die_place(rect).inflate(brush.frame.px(20), brush.frame.px(20)), brush.frame.scale)
    if pips:
        surface.blit(die_face(pips, die_place(rect).width), die_place(rect))


def _chest(brush: Brush, chest: int, surface: pygame.Surface, rect: Rect) -> None:
    shapes.wood_panel(surface, rect, brush.frame.scale, filigree=True)
    px, limit = brush.frame.px, rect.width - brush.frame.px(48)
    words(
        surface,
        brush.say("ballot.chest"),
        (rect.centerx, rect.top + px(44)),
        brush,
        28,
        limit,
        pal.GILT_LIGHT,
    )
    colour = pal.IVORY if chest >= 0 else pal.DOWN
    at = rect.left + round(rect.width * 0.3), rect.top + round(rect.height * 0.6)
    words(surface, str(chest), at, brush, 84, round(rect.width * 0.4), colour)
    heap = Rect(0, 0, round(rect.width * 0.38), round(rect.height * 0.5))
    heap.center = rect.left + round(rect.width * 0.7), rect.top + round(rect.height * 0.58)
    coinage.heap(surface, heap, max(0, chest))


def _panel(
    brush: Brush,
    n: int,
    points: int,
    cards: int,
    speaks: bool,
    _: object,
    surface: pygame.Surface,
    rect: Rect,
) -> None:
    px, seat, snug = brush.frame.px, brush.seats[n], Brush(brush.snug(), brush.say, brush.seats)
    shapes.wood_panel(surface, rect, brush.frame.scale)
    face = Opponents("ballot").faces(brush.seats)[n]
    place = Rect(rect.left + px(16), rect.top + px(20), px(104), px(104))
    characters.portrait(surface, place, face, characters.CALM, seat.colour, seat.emblem)
    room = Rect(place.right + px(12), rect.top + px(16), rect.right - place.right - px(28), px(72))
    style = Style(Face.POSTER, snug.frame.type(30), pal.IVORY)
    names.draw(surface, seat.name, room, style, "left", brush.frame.floor)
    role = brush.say("role.speaker" if speaks else "role.member")
    words(
        surface, role, (room.centerx, room.bottom + px(18)), snug, 20, room.width, pal.DIM, Face.BOOK_ITALIC
    )
    row = rect.bottom - px(44)
    told = brush.say("table.points", n=points)
    words(surface, told, (rect.left + px(76), row), snug, 30, px(120), pal.GILT_LIGHT)
    for number in range(cards):
        back = Rect(rect.right - px(52 + 44 * number), row - px(28), px(38), px(54))
        card.back(surface, back, (pal.TEAL_LIGHT, pal.TEAL_DEEP))


def _vote(
    brush: Brush, n: int, vote: str | None, struck: bool, asked: bool, stage: str, _: object,
    surface: pygame.Surface, rect: Rect,
) -> None:  # fmt: skip
    px, seat, say = brush.frame.px, brush.seats[n], brush.say
    shapes.inset(surface, rect, brush.frame.scale, 12)
    badge = Rect(rect.left + px(14), rect.top + px(10), px(44), px(44))
    emblems.emblem(surface, badge, seat.emblem, seat.colour)
    room = Rect(badge.right + px(10), badge.top, rect.right - badge.right - px(24), badge.height)
    names.draw(
        surface,
        seat.name,
        room,
        Style(Face.POSTER, brush.frame.type(24, 1.2), pal.CREAM),
        "left",
        brush.frame.floor,
    )
    paper = Rect(0, 0, px(150), rect.height - px(110))
    paper.midtop = rect.centerx, badge.bottom + px(8)
    if vote == FACE_DOWN:
        card.back(surface, paper, (pal.OXBLOOD_LIGHT, pal.OXBLOOD_DEEP))
    elif vote:
        _paper(surface, paper, vote, struck, brush)
    standing = "struck" if struck else stage if asked else "voted" if vote else "none"
    at = rect.centerx, rect.bottom - px(24)
    words(
        surface,
        say(f"ballot.standing.{standing}"),
        at,
        brush,
        20,
        rect.width - px(20),
        pal.DIM,
        Face.BOOK_ITALIC,
    )


def _paper(surface: pygame.Surface, paper: Rect, vote: str, struck: bool, brush: Brush) -> None:
    px = brush.frame.px
    shapes.paper_panel(surface, paper, brush.frame.scale, evening=struck)
    icon = Rect(0, 0, px(56), px(56))
    icon.midtop = paper.centerx, paper.top + px(14)
    pictograms.draw(surface, icon, "check" if vote == "aye" else "cross", 110 if struck else 255)
    at = paper.centerx, paper.bottom - px(34)
    words(surface, brush.say(f"ballot.{vote}"), at, brush, 34, paper.width - px(20), pal.OXBLOOD_DEEP)
    if struck:
        corners = paper.inflate(-px(16), -px(16))
        pygame.draw.line(surface, pal.rgb(pal.OXBLOOD), corners.bottomleft, corners.topright, px(6))


_PAINTERS: dict[str, Callable[..., None]] = {
    "motion": _motion,
    "die": _die,
    "chest": _chest,
    "panel": _panel,
    "vote": _vote,
    "hand": _hand,
}
