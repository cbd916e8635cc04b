"""The open call: a bar with the emblems of all who are asked, the same whatever anybody holds."""

from __future__ import annotations

import pygame

from raccoon.games.raccoon_rampage.pending import AwaitEvaluation, AwaitLastCall, AwaitProtection
from raccoon.games.raccoon_rampage.view import View
from scenes.art import pictograms
from scenes.raccoon_rampage.holdings import Call
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.picture.ink import Ink, poster
from scenes.table.picture.zones import PaintContext, Parts

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


def parts(layout: RampageLayout, view: View, context: PaintContext) -> Parts:
    """The bar, while a call stands."""
    if not isinstance(view.pending, Call) or not view.pending.asked:
        return
    front = view.evaluated or view.queue[0]
    about = not isinstance(view.pending, AwaitProtection) and (view.evaluated or not view.final)
    policy = front.policy if front and front.face_up and about else ""
    inputs = (NAMES[type(view.pending)], policy, called(view))
    yield Ink.zone("call", layout.call, context, _bar, *inputs)


def _bar(ink: Ink, key: str, policy: str, asked: tuple[tuple[str, bool], ...]) -> None:
    ink, rect = ink.snug(1.15), ink.rect
    ink.plate(rect, "#33416e", "#161d36", 10)
    side, right = rect.height - ink.px(8), rect.right - ink.px(12)
    for role, answered in reversed(asked):
        place = Rect(0, 0, side, side).move_to(midright=(right, rect.centery))
        ink.medal(place, role)
        if answered:
            corner = (place.right + ink.px(5), place.bottom)
            pictograms.draw(
                ink.surface, Rect(0, 0, side // 2, side // 2).move_to(bottomright=corner), "check"
            )
        else:
            ink.waits(place, 0.6)
        right = place.left - ink.px(14)
    name = ink.say(f"rampage.policy.{policy}") if policy else ink.say("rampage.call.summit")
    left = rect.left + ink.px(18)
    ink.line(ink.say(key, policy=name), (left, rect.centery), poster(22), right - left)
