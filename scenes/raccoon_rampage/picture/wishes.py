"""Public wishes: a pin on the policy with the seat's emblem on its head, and what it says in the paper."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pygame

from raccoon.games.raccoon_rampage.view import Pin, View
from scenes.art import shapes
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.art.palette import rgb
from scenes.art.surface_cache import surface_cache
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.art.colours import BRASS_DEEP, INK, PAPER
from scenes.raccoon_rampage.art.pen import Pen
from scenes.raccoon_rampage.holdings import pinned, wishes
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.picture import ink
from scenes.raccoon_rampage.words.wishes import record, wish
from scenes.table.picture.zones import PaintContext, PaintedZone, Parts

Rect = pygame.Rect
HEAD, NEEDLE = 34, 14
"""The head of a pin and how far its needle reaches below, in design units."""


@dataclass(frozen=True)
class Told:
    """A wish as it stands in the paper: whose, about what, what it says, what the seat's word is worth."""

    role: str
    policy: str
    words: str
    record: str


def parts(layout: RampageLayout, view: View, brush: PaintContext) -> Parts:
    """The pins over the queue; in the paper what the last ones say."""
    for space, rect in (*layout.spaces.items(), (0, layout.evaluated)):
        policy = view.queue[space - 1] if space else view.evaluated
        if policy and (pins := pinned(view, policy)):
            place = _above(rect, len(pins), brush.frame)
            stuck = tuple((view.players[pin.seat].role, pin.mine, pin.others) for pin in pins)
            yield PaintedZone(f"pins:{space}", place, stuck, partial(_pins, brush, stuck))
    yield from slips(layout, view, brush)


def slips(layout: RampageLayout, view: View, brush: PaintContext) -> Parts:
    """The slips with the last wishes, in the paper."""
    told = tuple(_told(view, policy, pin, brush) for policy, pin in wishes(view))
    for one, rect in zip(told[-len(layout.slips) :] if layout.slips else (), layout.slips, strict=False):
        yield PaintedZone(f"slip:{rect.top}", rect, one, partial(_slip, brush, one))


def _told(view: View, policy: str, pin: Pin, brush: PaintContext) -> Told:
    player = view.players[pin.seat]
    said, name = wish(pin.mine, pin.others, brush.say), brush.say(f"rampage.policy.{policy}")
    return Told(player.role, name, said, record(player, brush.say))


def _above(rect: Rect, count: int, frame: Frame) -> Rect:
    """At the upper edge of a card, half over it, between its cost and its tags."""
    high = frame.px(HEAD + NEEDLE)
    wide = frame.px(HEAD) * count + (frame.px(62) if count == 1 else 0)
    place = Rect(0, rect.top - frame.px(16), wide, high)
    place.centerx = rect.centerx
    place.left = max(place.left, rect.left + frame.px(36))
    return place


def _pins(
    brush: PaintContext, stuck: tuple[tuple[str, int, int], ...], surface: pygame.Surface, rect: Rect
) -> None:
    frame, head = brush.snug(1.0), rect.height * HEAD // (HEAD + NEEDLE)
    if len(stuck) == 1:
        _, mine, others = stuck[0]
        tag = Rect(rect.left + head // 2, rect.top + frame.px(4), rect.width - head // 2, head - frame.px(8))
        shapes.plate(surface, tag, frame.scale, PAPER, "#d9cba6", 5)
        words = brush.say("rampage.pin.if", n=mine, others=others) if mine else f"+{others}"
        style = (Typeface.SLAB_BOLD, 18, INK)
        at = (tag.left + head // 2 + (tag.width - head // 2) // 2, tag.centery)
        ink.line(surface, words, at, style, frame, tag.width - head // 2 - frame.px(4), "centre", 1.0)
    for number, (role, _, _) in enumerate(stuck):
        surface.blit(pin((head, rect.height), role), (rect.left + number * head, rect.top))


@surface_cache(32)
def pin(size: tuple[int, int], role: str) -> pygame.Surface:
    """A pin with a role's emblem on its head, with alpha."""
    pen = Pen(34, 34 * size[1] / size[0], 1.2)
    pen.blob([(14.5, 28), (19.5, 28), (17, pen.height - 1)], BRASS_DEEP)
    picture = pen.surface(size)
    picture.blit(art.role(role, (size[0], size[0])), (0, 0))
    return picture


def _slip(brush: PaintContext, told: Told, surface: pygame.Surface, rect: Rect) -> None:
    """A slip of paper at the foot of the newspaper."""
    frame = brush.snug(1.0)
    shapes.plate(surface, rect, frame.scale, "#f6efdc", "#d9cba6", 6)
    pygame.draw.rect(surface, rgb("#8c2f2a"), rect, max(1, frame.px(1.4)), frame.px(6))
    side = frame.px(36)
    head = Rect(rect.left + frame.px(8), 0, side, round(side * 1.4))
    head.centery = rect.centery + frame.px(4)
    surface.blit(pin(head.size, told.role), head)
    left, room = head.right + frame.px(8), rect.right - head.right - frame.px(14)
    heading = " · ".join(filter(None, (told.policy, told.record)))
    at = (left, rect.top + round(rect.height * 0.3))
    ink.line(surface, heading, at, (Typeface.BOOK_ITALIC, 18, "#6e1a17"), frame, room, most=1.0)
    at = (left, rect.top + round(rect.height * 0.7))
    ink.line(surface, told.words, at, (Typeface.SLAB_BOLD, 18, INK), frame, room, most=1.0)
