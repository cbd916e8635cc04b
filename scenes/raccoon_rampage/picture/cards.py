"""Policies and actions as they lie on the table, and their backs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from raccoon.games.raccoon_rampage.catalogue import ACTIONS, POLICIES
from scenes.art import shapes, text
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.art.ornament import corners, guilloche
from scenes.art.palette import rgb
from scenes.art.surface_cache import surface_cache
from scenes.art.text import Style
from scenes.art.vector import Drawing
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.art.colours import (
    ALARM,
    ALARM_DEEP,
    BRASS,
    BRASS_DEEP,
    BRASS_LIGHT,
    CREAM,
    INK,
    MIDNIGHT,
    PAPER,
)
from scenes.raccoon_rampage.picture import ink
from scenes.raccoon_rampage.picture.card.effects import effect_row
from scenes.raccoon_rampage.picture.card.sheet import Sheet
from scenes.raccoon_rampage.picture.card.vote_bar import vote_bar
from scenes.table.choosing.preview_lines import MORE
from scenes.table.picture.zones import PaintContext

Rect = pygame.Rect
EDGE, ACTION_EDGE = "#2b3a66", "#7c2630"
BACKS = {"policy": ("#22305c", "#111830"), "action": ("#5c2434", "#2c0f18"), "spread": ("#6e2a24", "#2c0f10")}


@dataclass(frozen=True)
class Laid:
    """A policy as it lies: whose it is (roles, "" for nobody's), its cost now, its tags, the votes on it and
    those that would come, the policy amended to it, what stands at its foot, how loudly, and whether that
    is good news.
    """

    policy: str
    owner: str = ""
    cost: int = 0
    tags: tuple[str, ...] = ()
    votes: tuple[str, ...] | None = None
    ghosts: tuple[str, ...] = ()
    rider: str = ""
    foot: str = ""
    loud: bool = False
    hatched: bool = False
    met: bool = False


def policy(surface: pygame.Surface, rect: Rect, laid: Laid, brush: PaintContext) -> None:
    """A policy face up."""
    sheet, found = Sheet(surface, rect, brush), POLICIES[laid.policy]
    frame = sheet.frame
    ink.paper(surface, rect, frame, EDGE)
    sheet.lay(art.vignette(laid.policy, sheet.picture.size), laid.hatched)
    seal(surface, ink.square(frame, -5, -5, 44), str(laid.cost or found.cost), frame)
    _tags(sheet, laid.tags if laid.votes is not None else found.tags)
    if laid.owner:
        ink.medal(surface, ink.square(frame, sheet.wide - 38, sheet.name_top - 33, 31), laid.owner)
    sheet.name(brush.say(f"rampage.policy.{laid.policy}"), INK)
    effect_row(sheet, found)
    if laid.rider:
        _rider(sheet, brush.say(f"rampage.policy.{laid.rider}"))
    bar = frame.rect(8, 178, sheet.wide - 16, 28)
    vote_bar(surface, bar, laid.cost or found.cost, laid.votes or (), laid.ghosts)
    if laid.foot:
        _foot(sheet, laid)


def seal(surface: pygame.Surface, rect: Rect, words: str, frame: Frame) -> None:
    """The seal of the cost."""
    surface.blit(_seal(rect.width), rect)
    style = Style(Typeface.POSTER, max(frame.floor, round(rect.height * 0.56)), CREAM)
    text.draw(surface, words, rect.center, style, "centre", middle=True)


@surface_cache(16)
def _seal(side: int) -> pygame.Surface:
    sheet = Drawing(100, 100)
    brass = sheet.linear((15, 10), (85, 90), (0, BRASS_LIGHT), (0.5, BRASS), (1, BRASS_DEEP))
    sheet.circle((50, 53), 46, "#000000", opacity=0.4)
    sheet.circle((50, 50), 47, BRASS_DEEP)
    sheet.circle((50, 50), 43, brass)
    sheet.circle((50, 50), 36, MIDNIGHT, INK, 2)
    return sheet.surface((side, side))


def _tags(sheet: Sheet, tags: Sequence[str]) -> None:
    frame, side = sheet.frame, 22 if sheet.slim else 26
    for number, tag in enumerate(reversed(tags)):
        across, down = (0, number * (side + 3)) if sheet.slim else (number * (side + 3), 0)
        plate = ink.square(frame, sheet.wide - 12 - side - across, 12 + down, side)
        pygame.draw.rect(sheet.surface, rgb("#20283f"), plate, border_radius=frame.px(6))
        pygame.draw.rect(sheet.surface, rgb(PAPER), plate, max(1, frame.px(1.2)), frame.px(6))
        ink.mark(sheet.surface, plate.inflate(-frame.px(5), -frame.px(5)), tag)


def _rider(sheet: Sheet, words: str) -> None:
    """The policy amended to it peeps out below the picture."""
    frame = sheet.frame
    plate = frame.rect(10, sheet.name_top - 18, sheet.wide - 54, 21)
    pygame.draw.rect(sheet.surface, rgb("#e9dcbc"), plate, border_radius=frame.px(5))
    pygame.draw.rect(sheet.surface, rgb(ACTION_EDGE), plate, max(1, frame.px(1.2)), frame.px(5))
    style = (Typeface.BOOK_ITALIC, 18, INK)
    ink.line(sheet.surface, f"+ {words}", plate.center, style, frame, plate.width - 6, "centre", 1.0)


def _foot(sheet: Sheet, laid: Laid) -> None:
    frame, middle = sheet.frame, sheet.wide / 2
    if laid.loud:
        shapes.plate(
            sheet.surface, frame.rect(16, 207, sheet.wide - 32, 25), frame.scale, ALARM, ALARM_DEEP, 6
        )
    style = (Typeface.SLAB_BOLD, 18, CREAM if laid.loud else MORE if laid.met else "#8a2a1e")
    room = frame.px(sheet.wide - (44 if laid.loud else 16))
    ink.line(sheet.surface, laid.foot, frame.point(middle, 220), style, frame, room, "centre", 1.3)


# Actions, backs


def action(surface: pygame.Surface, rect: Rect, name: str, brush: PaintContext) -> None:
    """An action card: its picture, what it does in few words, when."""
    sheet = Sheet(surface, rect, brush)
    frame = sheet.frame
    ink.paper(surface, rect, frame, ACTION_EDGE)
    ink.veil(surface, rect.inflate(-frame.px(12), -frame.px(12)), 34, "#c8603f")
    sheet.lay(art.vignette(name, sheet.picture.size))
    sheet.name(brush.say(f"rampage.action.{name}"), "#5a1822")
    words, box = brush.say(f"rampage.short.{name}"), frame.rect(8, 143, sheet.wide - 16, 58)
    ink.narrowed(surface, words, box, (Typeface.BOOK_SEMIBOLD, 18.5, INK), frame, most=1.2)
    plate = frame.rect(10 if sheet.slim else 28, 204, sheet.wide - (20 if sheet.slim else 56), 25)
    shapes.plate(surface, plate, frame.scale, "#9a323e", "#5c1822", 6)
    window = brush.say(f"rampage.window.{ACTIONS[name].window}")
    style = (Typeface.SLAB_BOLD, 18, CREAM)
    ink.line(surface, window, plate.center, style, frame, plate.width - frame.px(6), "centre", 1.0)


def card(surface: pygame.Surface, rect: Rect, name: str, brush: PaintContext, cost: int = 0) -> None:
    """A card of a hand, of either kind."""
    if name in POLICIES:
        policy(surface, rect, Laid(name, cost=cost), brush)
    else:
        action(surface, rect, name, brush)


def back(
    surface: pygame.Surface, rect: Rect, frame: Frame, kind: str = "policy", corner: bool = False
) -> None:
    """A card face down; a turned corner tells that everybody knows its face."""
    shapes.shadow(surface, rect, frame.scale)
    surface.blit(_back(rect.size, frame.scale, kind, corner), rect)


@surface_cache(24)
def _back(size: tuple[int, int], k: float, kind: str, corner: bool) -> pygame.Surface:
    sheet = Drawing(size[0] / k, size[1] / k)
    wide, high = sheet.width, sheet.height
    sheet.inset(0, 9, "#0b0d18")
    sheet.inset(1.5, 8, sheet.linear((0, 0), (wide, high), (0, BRASS_LIGHT), (0.5, BRASS_DEEP), (1, BRASS)))
    top, bottom = BACKS[kind]
    sheet.inset(3.6, 7, sheet.down(0, high, (0, top), (1, bottom)))
    sheet.inset(8, 5, stroke=BRASS, line=1, opacity=0.7)
    guilloche(sheet, (wide / 2, high / 2), wide * 0.4, BRASS, 0.45, 12, 0.55)
    corners(sheet, 9, min(40, wide * 0.34), BRASS, ALARM)
    if corner:
        fold = min(26.0, wide * 0.3)
        sheet.path([(wide - fold - 3, 3), (wide - 3, fold + 3), (wide - 3, 3)], "#0b0d18")
        sheet.path([(wide - fold - 3, 3), (wide - fold - 1, fold), (wide - 3, fold + 3)], PAPER, INK, 1.4)
    return sheet.surface(size)
