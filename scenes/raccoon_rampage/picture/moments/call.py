"""The open call: a bar with the emblems of all who are asked, the same whatever anybody holds."""

from __future__ import annotations

from functools import partial

import pygame

from raccoon.games.raccoon_rampage.pending import AwaitEvaluation, AwaitLastCall, AwaitProtection
from raccoon.games.raccoon_rampage.view import View
from scenes.art import pictograms, shapes
from scenes.art.fonts import Typeface
from scenes.raccoon_rampage.art.colours import CREAM
from scenes.raccoon_rampage.holdings import Call
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.picture import ink
from scenes.table.picture.zones import PaintContext, PaintedZone, Parts

Rect = pygame.Rect
NAMES: dict[type, str] = {
    AwaitLastCall: "rampage.call.last",
    AwaitEvaluation: "rampage.call.verdict",
    AwaitProtection: "rampage.call.protect",
}


def called(view: View) -> tuple[tuple[str, bool], ...]:
    """The roles that are asked in this call, each with whether it has answered: judged by what everybody
    knows, who holds a card, or protection.
    """
    shield = isinstance(view.pending, AwaitProtection)
    seats = range(len(view.players))
    order = [(view.turn + step) % len(seats) for step in seats]
    held = {seat: view.players[seat].protection if shield else view.players[seat].hand_size for seat in order}
    return tuple((view.players[seat].role, seat not in view.pending.asked) for seat in order if held[seat])


def parts(layout: RampageLayout, view: View, brush: PaintContext) -> Parts:
    """The bar, while a call stands."""
    if not isinstance(view.pending, Call) or not view.pending.asked:
        return
    front = view.evaluated or view.queue[0]
    about = not isinstance(view.pending, AwaitProtection) and (view.evaluated or not view.final)
    policy = front.policy if front and front.face_up and about else ""
    inputs = (NAMES[type(view.pending)], policy, called(view))
    yield PaintedZone("call", layout.call, inputs, partial(_bar, brush, *inputs))


def _bar(
    brush: PaintContext,
    key: str,
    policy: str,
    asked: tuple[tuple[str, bool], ...],
    surface: pygame.Surface,
    rect: Rect,
) -> None:
    frame = brush.snug(1.15)
    shapes.plate(surface, rect, frame.scale, "#33416e", "#161d36", 10)
    side, gap = rect.height - frame.px(8), frame.px(14)
    right = rect.right - frame.px(12)
    for role, answered in reversed(asked):
        place = Rect(right - side, 0, side, side)
        place.centery = rect.centery
        ink.medal(surface, place, role)
        if answered:
            tick = Rect(0, 0, side // 2, side // 2)
            tick.bottomright = (place.right + frame.px(5), place.bottom)
            pictograms.draw(surface, tick, "check")
        else:
            shapes.focus_line(surface, place, frame.scale * 0.6, side / 2 / frame.scale)
        right = place.left - gap
    name = brush.say(f"rampage.policy.{policy}") if policy else brush.say("rampage.call.summit")
    at, room = (rect.left + frame.px(18), rect.centery), right - rect.left - frame.px(18)
    ink.line(surface, brush.say(key, policy=name), at, (Typeface.POSTER, 22, CREAM), frame, room, most=1.15)
