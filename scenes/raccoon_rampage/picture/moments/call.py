"""The open call: a bar with everybody asked, alike for all hands; its matter where hands are covered."""

import pygame

from raccoon.games.raccoon_rampage.pending import AwaitEvaluation, AwaitLastCall, AwaitProtection
from raccoon.games.raccoon_rampage.view import View
from scenes.art import pictograms, shapes
from scenes.raccoon_rampage.art.colours import CREAM, RELIEF_LIGHT
from scenes.raccoon_rampage.holdings import Call, Window, own
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.outlook.stakes import stakes
from scenes.raccoon_rampage.picture import cards, queue
from scenes.raccoon_rampage.picture.card.sheet import HIGH
from scenes.raccoon_rampage.picture.ink import Ink, book, poster, slab
from scenes.raccoon_rampage.picture.moments.summit import LOST
from scenes.raccoon_rampage.table_layout import CARD
from scenes.table.choosing.preview_lines import PreviewLine
from scenes.table.picture.zones import PaintContext, Parts

Rect = pygame.Rect
ROWS, LARGE_ROWS = (0.19, (0, 0.98, 2.05, 2.9)), (0.13, (0, 1.18, 2.36, 3.45))
"""The first row of what a call is about, as a share of the height; by how many rows each is below it."""
NAMES: dict[type, str] = {
    AwaitLastCall: "rampage.call.last",
    AwaitEvaluation: "rampage.call.verdict",
    AwaitProtection: "rampage.call.protect",
}


def called(view: View) -> tuple[tuple[str, bool], ...]:
    """The roles asked in this call and whether they have answered, by what everybody knows."""
    shield = isinstance(view.pending, AwaitProtection)
    seats = range(len(view.players))
    order = [(view.turn + step) % len(seats) for step in seats]
    held = {seat: view.players[seat].protection if shield else view.players[seat].hand_size for seat in order}
    return tuple((view.players[seat].role, seat not in view.pending.asked) for seat in order if held[seat])


def parts(layout: RampageLayout, view: View, context: PaintContext) -> Parts:
    """The bar, while a call stands."""
    if not isinstance(view.pending, Call) or not view.pending.asked:
        return
    about = not isinstance(view.pending, AwaitProtection) and (view.evaluated or not view.final)
    inputs = NAMES[type(view.pending)], queue.front(view, context) if about else None, called(view)
    yield Ink.zone("call", layout.call, context, _bar, *inputs)


def stake(layout: RampageLayout, view: View, context: PaintContext) -> Parts:
    """The policy that a call is about in place of the covered hand, with what its verdict would do."""
    covered = isinstance(view.pending, Window) and view.pending.asked and own(view).hand is None
    if covered and (laid := queue.front(view, context)):
        yield Ink.zone("stake", layout.hand_zone, context, _stake, laid, tuple(stakes(context.say, view)))


def _stake(ink: Ink, laid: cards.Laid, lines: tuple[PreviewLine, ...]) -> None:
    """The card, its name, what it is short of; below that the tracker, if it passes and if it fails."""
    rect, ink = ink.rect, ink.snug(1.15)
    card = Rect(rect.topleft, (round(rect.height * CARD[0] / HIGH), rect.height))
    page = Rect(card.right + ink.px(14), rect.top, rect.right - card.right - ink.px(14), rect.height)
    if not ink.frame.is_large:  # there the lines take the whole height
        shapes.wood_panel(ink.surface, page, ink.frame.scale)
    cards.policy(ink.at(card), laid)
    left = card.right + ink.px(40)
    room = rect.right - left - ink.px(20)
    first, down = LARGE_ROWS if ink.frame.is_large else ROWS
    top, row = rect.top + round(first * rect.height), round(0.22 * rect.height)
    rows = [top + round(rows * row) for rows in down]
    ink.line(ink.say(f"rampage.policy.{laid.policy}"), (left, rows[0]), poster(50), room, most=1.3)
    colour = RELIEF_LIGHT if laid.met else LOST
    ink.line(laid.foot, (left, rows[1]), poster(42, colour), room, most=1.3)
    for y, line in zip(rows[2:], lines, strict=False):
        ink.line(line.words, (left, y), book(26), round(0.4 * room))
        told = f"{line.before} → {line.after}"
        colour = {1: RELIEF_LIGHT, -1: LOST}.get(line.trend, CREAM)
        ink.line(told, (left + round(0.42 * room), y), slab(30, colour), round(0.58 * room))


def _bar(ink: Ink, key: str, laid: cards.Laid | None, asked: tuple[tuple[str, bool], ...]) -> None:
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
    left = rect.left + ink.px(18)
    if laid:
        style = slab(22, RELIEF_LIGHT if laid.met else LOST)
        right = ink.line(laid.foot, (right, rect.centery), style, (right - left) // 3, "right").left
    name = ink.say(f"rampage.policy.{laid.policy}") if laid else ink.say("rampage.call.summit")
    ink.line(ink.say(key, policy=name), (left, rect.centery), poster(22), right - left - ink.px(14))
