"""The bar of an open call, with the heads of all seats asked; it does not depend on their hands."""

import pygame

from raccoon.app.seats import Seat
from raccoon.games.raccoon_rampage.pending import AwaitEvaluation, AwaitLastCall, AwaitProtection
from raccoon.games.raccoon_rampage.view import View
from scenes.art import pictograms, shapes
from scenes.raccoon_rampage.art.colours import BRASS_LIGHT, RELIEF_LIGHT
from scenes.raccoon_rampage.holdings import Call, Window, own
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.picture import cards, people, queue
from scenes.raccoon_rampage.picture.ink import Ink, poster, slab
from scenes.raccoon_rampage.picture.moments.summit import LOST
from scenes.table.picture.zones import Highlights, PaintContext, Parts

Rect = pygame.Rect
Asked = tuple[tuple[str, str], Seat, bool]
"""A character with its mood, its seat, and whether it has answered."""
NAMES: dict[type, str] = {
    AwaitLastCall: "rampage.call.last",
    AwaitEvaluation: "rampage.call.verdict",
    AwaitProtection: "rampage.call.protect",
}


def called(view: View) -> tuple[tuple[int, bool], ...]:
    """The seats asked in this call and whether they have answered, by public information."""
    shield = isinstance(view.pending, AwaitProtection)
    seats = range(len(view.players))
    order = [(view.turn + step) % len(seats) for step in seats]
    held = {seat: view.players[seat].protection if shield else view.players[seat].hand_size for seat in order}
    return tuple((seat, seat not in view.pending.asked) for seat in order if held[seat])


def covered(view: View) -> bool:
    """Whether the policy of a call is shown in place of the hand, which is hidden."""
    return bool(isinstance(view.pending, Window) and view.pending.asked and own(view).hand is None)


def parts(layout: RampageLayout, view: View, marks: Highlights, context: PaintContext) -> Parts:
    """The bar, during a call."""
    if not isinstance(view.pending, Call) or not view.pending.asked:
        return
    about = not isinstance(view.pending, AwaitProtection) and (view.evaluated or not view.final)
    asked = ((people.head(seat, marks, context), context.seats[seat], done) for seat, done in called(view))
    card = queue.front(view, context) if about else None
    yield Ink.zone(
        "call", layout.call, context, _bar, NAMES[type(view.pending)], card, tuple(asked), covered(view)
    )


def _bar(ink: Ink, key: str, card: cards.PolicyCard | None, asked: tuple[Asked, ...], brief: bool) -> None:
    """Draw the bar, with the heads over its edge; without the missing votes if they are `brief` elsewhere."""
    rect = ink.rect
    ink.plate(rect, "#33416e", "#161d36", 10)
    large = ink.frame.is_large
    side, right = rect.height + ink.px(-8 if large else 14), rect.right - ink.px(24 if large else 10)
    for head, seat, answered in reversed(asked):
        place = Rect(0, 0, side, side).move_to(bottomright=(right, rect.bottom - ink.px(3)))
        if not (answered or large):
            shapes.glow(ink.surface, place, ink.frame.scale, BRASS_LIGHT, 230, side // 2)
        ink.portrait(place, head, seat)
        if answered:
            tick = Rect(0, 0, side // 2, side // 2).move_to(topright=place.topright)
            pictograms.draw(ink.surface, tick, "check")
        right = place.left - ink.px(12)
    left = rect.left + ink.px(18)
    if card and not brief:
        style = slab(22, RELIEF_LIGHT if card.met else LOST)
        right = ink.line(card.foot, (right, rect.centery), style, (right - left) // 3, "right").left
    name = ink.say(f"rampage.policy.{card.policy}") if card else ink.say("rampage.call.summit")
    ink.line(ink.say(key, policy=name), (left, rect.centery), poster(22), right - left - ink.px(14))
