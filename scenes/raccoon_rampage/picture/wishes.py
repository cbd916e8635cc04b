"""Public wishes: pins with the seats' emblems on the policies, and slips with their words in the paper."""

import pygame

from raccoon.games.raccoon_rampage.view import View
from scenes.art.frame import Frame
from scenes.art.surface_cache import surface_cache
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.art.colours import BRASS_DEEP, INK, PAPER, Pen
from scenes.raccoon_rampage.holdings import pinned, wishes
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.picture.ink import Ink, italic, slab
from scenes.raccoon_rampage.words import names
from scenes.raccoon_rampage.words.names import record, wish
from scenes.table.picture.zones import PaintContext, Parts
from scenes.table.piece import Piece

Rect = pygame.Rect
HEAD, NEEDLE = 34, 14
"""The head of a pin and how far its needle reaches below, in design units."""
GROWN = 1.35
"""The growth of pins in large text."""


def parts(layout: RampageLayout, view: View, context: PaintContext) -> Parts:
    """The pins over the queue, and the slips of the last wishes."""
    for space, rect in (*layout.spaces.items(), (0, layout.evaluated)):
        policy = view.queue[space - 1] if space else view.evaluated
        if policy and (pins := pinned(view, policy)):
            place = _above(rect, len(pins), context.frame)
            stuck = tuple((view.players[pin.seat].role, pin.mine, pin.others) for pin in pins)
            yield Ink.zone(Piece("pins", space), place, context, _pins, *stuck)
    yield from slips(layout, view, context)


def slips(layout: RampageLayout, view: View, context: PaintContext) -> Parts:
    """The slips of the last wishes in the paper: the seat, the policy, the words, the wishes it has kept."""
    last = wishes(view)[-len(layout.slips) :] if layout.slips else ()
    for (policy, pin), rect in zip(last, layout.slips, strict=False):
        player, said = view.players[pin.seat], wish(pin.mine, pin.others, context.say)
        about = filter(None, (names.policy(policy, context.say), record(player, context.say)))
        yield Ink.zone(Piece("slip", rect.top), rect, context, _slip, player.role, " · ".join(about), said)


def _above(rect: Rect, count: int, frame: Frame) -> Rect:
    """The place of pins at the upper edge of a card, between its cost and its tags."""
    grown = GROWN if frame.is_large else 1.0
    wide = frame.px(grown * HEAD) * count + (frame.px(62) if count == 1 else 0)
    place = Rect(0, rect.top - frame.px(16 * grown), wide, frame.px(grown * (HEAD + NEEDLE)))
    place.centerx = rect.centerx
    place.left = max(place.left, rect.left + frame.px(36))
    return place


def _pins(ink: Ink, *stuck: tuple[str, int, int]) -> None:
    rect, head = ink.rect, ink.rect.height * HEAD // (HEAD + NEEDLE)
    if len(stuck) == 1:
        _, mine, others = stuck[0]
        tag = Rect(rect.left + head // 2, rect.top + ink.px(4), rect.width - head // 2, head - ink.px(8))
        ink.plate(tag, PAPER, "#d9cba6", 5)
        words = ink.say("rampage.pin.if", n=mine, others=others) if mine else f"+{others}"
        at = (tag.left + head // 2 + (tag.width - head // 2) // 2, tag.centery)
        ink.line(words, at, slab(18, INK), tag.width - head // 2 - ink.px(4), "centre")
    for number, (role, _, _) in enumerate(stuck):
        ink.surface.blit(pin((head, rect.height), role), (rect.left + number * head, rect.top))


@surface_cache(32)
def pin(size: tuple[int, int], role: str) -> pygame.Surface:
    """A pin with a role's emblem on its head, with alpha."""
    pen = Pen(34, 34 * size[1] / size[0], 1.2)
    pen.blob([(14.5, 28), (19.5, 28), (17, pen.height - 1)], BRASS_DEEP)
    picture = pen.surface(size)
    picture.blit(art.role(role, (size[0], size[0])), (0, 0))
    return picture


def _slip(ink: Ink, role: str, about: str, said: str) -> None:
    rect = ink.rect
    ink.plate(rect, "#f6efdc", "#d9cba6", 6)
    ink.outline(rect, "#8c2f2a", 1.4, 6)
    side = ink.px(36)
    head = Rect(rect.left + ink.px(8), 0, side, round(side * 1.4))
    head.centery = rect.centery + ink.px(4)
    ink.surface.blit(pin(head.size, role), head)
    left, room = head.right + ink.px(8), rect.right - head.right - ink.px(14)
    ink.line(about, (left, rect.top + round(rect.height * 0.3)), italic(18, "#6e1a17"), room)
    ink.line(said, (left, rect.top + round(rect.height * 0.7)), slab(18, INK), room)
