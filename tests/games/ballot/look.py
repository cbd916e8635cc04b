"""Ballot's table: motion, die and chest above everybody's votes; each zone a few lines and a picture."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import pygame

from raccoon.app.opponents import Opponents
from scenes.art import palette as pal
from scenes.art import pictograms, shapes
from scenes.art.fonts import Face
from scenes.art.letters import signs
from scenes.art.pieces import card, characters, coinage, dice
from scenes.table.picture.marks import Marks
from scenes.table.picture.zones import Brush, Part, Parts
from scenes.table.presentation import Look
from scenes.table.table_sheet import FOOT, MARGIN, TableSheet
from tests.games.ballot.records import FACE_DOWN, MOTIONS, STRUCK, State

Rect = pygame.Rect
ICONS = {"aye": "check", "nay": "cross"}


class BallotLayout(TableSheet):
    """Where everything lies; the votes are higher on a squarer window."""

    def __init__(self, size: tuple[int, int], view: State, text_scale: float) -> None:
        super().__init__(size, text_scale, growing=0)
        rect, left, wide, seats = self._rect, self._left, self._centre, range(len(view.votes))
        high, votes = self.height - FOOT - 2 * MARGIN, 420
        tall, step = (high + MARGIN) / 4, (wide + MARGIN) / len(seats)
        self._lay_foot(())
        self.log_paper = self.dock = rect(self._right, MARGIN, self.rail, high)
        self.log_body = rect(self._right + 16, MARGIN + 84, self.rail - 32, high - 100)
        self.stage = rect(left, MARGIN, wide, high)
        self.strip = self.country = rect(left, 324, wide, 80)
        self.desk = rect(left, votes, wide, MARGIN + high - votes)
        self.panels = tuple(rect(MARGIN, MARGIN + n * tall, self.rail, tall - MARGIN) for n in seats)
        self.places = {
            "motion": rect(left, MARGIN, wide - 600, 300),
            "die": rect(left + wide - 584, MARGIN, 236, 300),
            "chest": rect(left + wide - 332, MARGIN, 332, 300),
        }
        for n, panel in enumerate(self.panels):
            self.places[f"panel:{n}"] = panel
            self.places[f"vote:{n}"] = rect(left + n * step, votes, step - MARGIN, MARGIN + high - votes)
        self.geometry = self.size, self.frame, tuple(self.places.items())

    def pieces(self) -> Iterator[tuple[str, Rect]]:
        yield from self.places.items()


@dataclass(frozen=True)
class Told:
    """What a zone tells: lines of words, how far down each and how large, and the thing in the middle
    (what its painter is to know).
    """

    lines: tuple[tuple[str, float, float], ...]
    thing: tuple[Hashable, ...] = ()


class BallotLook(Look):
    """Wood, paper and a die."""

    def layout(self, size: tuple[int, int], view: State, text_scale: float) -> BallotLayout:
        return BallotLayout(size, view, text_scale)

    def parts(
        self, layout: BallotLayout, view: State, marks: Marks, history: Sequence[Any], brush: Brush
    ) -> Parts:
        """Everything a zone is painted from is in what it tells."""
        areas = {"log_paper": layout.log_paper, **layout.places}
        for piece, told in _zones(view, "die" in marks.hidden, brush).items():
            paint = partial(_paint, piece.partition(":")[0], told, brush)
            yield Part(piece, areas[piece], told, paint)


def _zones(view: State, rolls: bool, brush: Brush) -> dict[str, Told]:
    """What lies on the table; no die while it `rolls`."""
    say, motion, number = brush.say, view.turned[-1], len(view.turned)
    of, cost = number + len(view.motions), MOTIONS[motion]
    zones = {
        "log_paper": Told(((say("ballot.minutes"), 0.05, 38),)),
        "motion": Told(
            (
                (say("ballot.motion", number=number, of=of), 0.22, 28),
                (say(f"ballot.motion.{motion}"), 0.46, 64),
                (say("ballot.cost", n=cost), 0.7, 28),
                (say("ballot.worth", n=cost), 0.84, 24),
            )
        ),
        "die": Told(((say("ballot.die"), 0.16, 28),), () if rolls or view.die is None else (view.die,)),
        "chest": Told(((say("ballot.chest"), 0.16, 28), (str(view.chest), 0.83, 52)), (max(0, view.chest),)),
    }
    for n, (seat, face) in enumerate(zip(brush.seats, Opponents("ballot").faces(brush.seats), strict=True)):
        vote = view.votes[n] or "none"
        zones[f"panel:{n}"] = Told(
            (
                (seat.name, 0.12, 30),
                (say(f"ballot.{view.roles[n]}", n=view.points[n]), 0.78, 24),
                (say("ballot.objections", n=view.objections[n]), 0.9, 22),
            ),
            (face, characters.CALM, seat.colour, seat.emblem),
        )
        zones[f"vote:{n}"] = Told(((seat.name, 0.08, 30), (say(f"ballot.{vote}"), 0.88, 34)), (vote,))
    return zones


def _paint(kind: str, told: Told, brush: Brush, surface: pygame.Surface, rect: Rect) -> None:
    """A ground, the thing in the middle, the words over it."""
    on_paper = kind in ("motion", "log_paper")
    ground = shapes.paper_panel if on_paper else shapes.inset if kind == "vote" else shapes.wood_panel
    ground(surface, rect, brush.frame.scale)
    if told.thing:
        _THINGS[kind](surface, middle(rect), *told.thing)
    for words, down, size in told.lines:
        at = rect.centerx, rect.top + round(down * rect.height)
        style = Face.POSTER, size, pal.OXBLOOD_DEEP if on_paper else pal.IVORY
        signs.line(surface, words, at, style, brush.frame, rect.width - brush.frame.px(40), "centre")


def middle(rect: Rect) -> Rect:
    """The square in which the thing of a zone lies."""
    side = min(rect.width, round(rect.height * 0.5))
    return Rect(rect.centerx - side // 2, rect.top + round(rect.height * 0.22), side, side)


def die(pips: int, side: int) -> pygame.Surface:
    """One side of the die."""
    return dice.die(side, pips, pal.IVORY, pal.OXBLOOD_DEEP)


def _vote(surface: pygame.Surface, rect: Rect, vote: str) -> None:
    paper = rect.inflate(-rect.width // 3, 0)
    if vote == FACE_DOWN:
        card.back(surface, paper, (pal.OXBLOOD_LIGHT, pal.OXBLOOD_DEEP))
    elif vote != "none":
        shapes.paper_panel(surface, paper, rect.width / 270, evening=vote == STRUCK)
    if vote in ICONS:
        pictograms.draw(surface, paper.inflate(-paper.width // 3, -paper.height // 3), ICONS[vote])


_THINGS: dict[str, Callable[..., None]] = {
    "die": lambda surface, rect, pips: surface.blit(die(pips, rect.width), rect),
    "chest": coinage.heap,
    "panel": characters.portrait,
    "vote": _vote,
}
"""What paints the thing of each kind of zone into a rectangle."""
