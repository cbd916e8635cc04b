"""Ballot's table: motion, die and chest above everybody's votes; each zone a few lines and a picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pygame

from raccoon.app.opponents import Opponents
from scenes.art import palette as pal, pictograms, shapes
from scenes.art.pieces import card, coinage, dice
from scenes.table.picture.zones import Highlights, PaintContext, Parts
from scenes.table.presentation import TableLook
from tests.games.ballot.plain_sheet import PlainSheet
from tests.games.ballot.plain_zone import Plain, on_paper, who_sits
from tests.games.ballot.records import FACE_DOWN, MOTIONS, STRUCK, State

ICONS = {"aye": "check", "nay": "cross"}


class BallotLook(TableLook):
    """Wood, paper and a die."""

    def layout(self, size: tuple[int, int], view: State, text_scale: float) -> PlainSheet:
        votes = {f"vote:{seat}": 1 for seat in range(len(view.votes))}
        above = {"motion": 8, "die": 3, "chest": 4}
        return PlainSheet(size, text_scale, len(view.votes), above, votes)

    def parts(
        self,
        layout: PlainSheet,
        view: State,
        marks: Highlights,
        history: Sequence[Any],
        context: PaintContext,
    ) -> Parts:
        """No die lies in its tray while it rolls."""
        yield on_paper(((context.say("ballot.minutes"), 0.05, 38),)).part(
            "log_paper", layout.log_paper, context
        )
        zones = [*_common(view, "die" in marks.hidden, context), *_members(view, context)]
        for piece, zone in zones:
            yield zone.part(piece, layout.places[piece], context)


def _common(view: State, rolls: bool, context: PaintContext) -> Iterator[tuple[str, Plain]]:
    """The motion, the die and the chest."""
    say, motion, number = context.say, view.turned[-1], len(view.turned)
    of, cost = number + len(view.motions), MOTIONS[motion]
    lines = (
        (say("ballot.motion", number=number, of=of), 0.22, 28),
        (say(f"ballot.motion.{motion}"), 0.46, 64),
        (say("ballot.cost", n=cost), 0.7, 28),
        (say("ballot.worth", n=cost), 0.84, 24),
    )
    yield "motion", on_paper(lines)
    shown = not rolls and view.die is not None
    yield "die", Plain(((say("ballot.die"), 0.16, 28),), _lain if shown else None, (view.die,))
    chest = (say("ballot.chest"), 0.16, 28), (str(view.chest), 0.83, 52)
    yield "chest", Plain(chest, coinage.heap, (max(0, view.chest),))


def _members(view: State, context: PaintContext) -> Iterator[tuple[str, Plain]]:
    """Paint the members at their places, and their votes."""
    say, faces = context.say, Opponents("ballot").faces(context.seats)
    for n, (seat, face) in enumerate(zip(context.seats, faces, strict=True)):
        role = say(f"ballot.{view.roles[n]}", n=view.points[n])
        yield f"panel:{n}", who_sits(seat, face, role, say("ballot.objections", n=view.objections[n]))
        vote = view.votes[n] or "none"
        lines = (seat.name, 0.08, 30), (say(f"ballot.{vote}"), 0.88, 34)
        yield f"vote:{n}", Plain(lines, _vote, (vote,), shapes.inset)


def die(pips: int, side: int) -> pygame.Surface:
    """One side of the die."""
    return dice.die(side, pips, pal.IVORY, pal.OXBLOOD_DEEP)


def _lain(surface: pygame.Surface, rect: pygame.Rect, pips: int) -> None:
    surface.blit(die(pips, rect.width), rect)


def _vote(surface: pygame.Surface, rect: pygame.Rect, vote: str) -> None:
    paper = rect.inflate(-rect.width // 3, 0)
    if vote == FACE_DOWN:
        card.back(surface, paper, (pal.OXBLOOD_LIGHT, pal.OXBLOOD_DEEP))
    elif vote != "none":
        shapes.paper_panel(surface, paper, rect.width / 270, evening=vote == STRUCK)
    if vote in ICONS:
        pictograms.draw(surface, paper.inflate(-paper.width // 3, -paper.height // 3), ICONS[vote])
