"""Policies and actions as they lie on the table, and their backs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from raccoon.games.raccoon_rampage.catalogue import ACTIONS, AREA_INDEX, POLICIES, Effect, Policy
from scenes.art import shapes, text
from scenes.art.fonts import Face
from scenes.art.frame import Frame
from scenes.art.kept import kept
from scenes.art.ornament import corners, guilloche
from scenes.art.palette import Colour, rgb
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
from scenes.table.picture.zones import Brush

Rect = pygame.Rect
SHEET = (168.0, 236.0)
LARGEST_TEXT = 1.2
"""Cards do not grow with their type."""
EDGE, ACTION_EDGE = "#2b3a66", "#7c2630"
BACKS = {"policy": ("#22305c", "#111830"), "action": ("#5c2434", "#2c0f18"), "spread": ("#6e2a24", "#2c0f10")}


@dataclass(frozen=True)
class Laid:
    """A policy as it lies: whose it is (roles, "" for nobody's), its cost now, its tags, the votes on it and
    those that would come, the policy amended to it, what stands at its foot and how loudly.
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
    covered: bool = False


def _frame(rect: Rect, brush: Brush) -> Frame:
    return Frame.within(rect, SHEET, min(brush.frame.text_scale, LARGEST_TEXT))


def policy(surface: pygame.Surface, rect: Rect, laid: Laid, brush: Brush) -> None:
    """A policy face up; one that is `covered` lies face down, known to whoever looks."""
    frame, found = _frame(rect, brush), POLICIES[laid.policy]
    ink.paper(surface, rect, frame, EDGE)
    _picture(surface, frame, art.policy(laid.policy, _picture_box(frame).size), laid.hatched)
    seal(surface, ink.square(frame, -5, -5, 44), str(laid.cost or found.cost), frame)
    _tags(surface, frame, laid.tags if laid.votes is not None else found.tags)
    if laid.owner:
        ink.medal(surface, ink.square(frame, 130, 64, 31), laid.owner)
    _name(surface, frame, brush.say(f"rampage.policy.{laid.policy}"), INK)
    effect_row(surface, frame, found, brush)
    if laid.rider:
        _rider(surface, frame, brush.say(f"rampage.policy.{laid.rider}"))
    bar = frame.rect(10, 178, 148, 28)
    ink.vote_bar(surface, bar, laid.cost or found.cost, laid.votes or (), laid.ghosts)
    if laid.foot:
        _foot(surface, frame, laid.foot, laid.loud)


def _picture_box(frame: Frame) -> Rect:
    return frame.rect(9, 9, 150, 86)


def _picture(surface: pygame.Surface, frame: Frame, picture: pygame.Surface, hatched: bool = False) -> None:
    box = _picture_box(frame)
    surface.blit(picture, box)
    if hatched:
        ink.veil(surface, box, 90)
        surface.blit(ink.hatched(box.size), box)
    pygame.draw.rect(surface, rgb(INK), box, max(1, frame.px(1.6)), frame.px(4))


def seal(surface: pygame.Surface, rect: Rect, words: str, frame: Frame) -> None:
    """The seal of the cost."""
    surface.blit(_seal(rect.width), rect)
    style = Style(Face.POSTER, max(frame.floor, round(rect.height * 0.56)), CREAM)
    text.draw(surface, words, rect.center, style, "centre", middle=True)


@kept(16)
def _seal(side: int) -> pygame.Surface:
    sheet = Drawing(100, 100)
    sheet.circle((50, 53), 46, "#000000", opacity=0.4)
    sheet.circle((50, 50), 47, BRASS_DEEP)
    sheet.circle((50, 50), 43, sheet.linear((15, 10), (85, 90), (0, BRASS_LIGHT), (0.5, BRASS), (1, BRASS_DEEP)))
    sheet.circle((50, 50), 36, MIDNIGHT, INK, 2)
    return sheet.surface((side, side))


def _tags(surface: pygame.Surface, frame: Frame, tags: Sequence[str]) -> None:
    for number, tag in enumerate(reversed(tags)):
        plate = ink.square(frame, 130 - number * 29, 13, 26)
        pygame.draw.rect(surface, rgb("#20283f"), plate, border_radius=frame.px(6))
        pygame.draw.rect(surface, rgb(PAPER), plate, max(1, frame.px(1.2)), frame.px(6))
        ink.mark(surface, plate.inflate(-frame.px(5), -frame.px(5)), tag)


def _name(surface: pygame.Surface, frame: Frame, words: str, colour: Colour) -> None:
    style = (Face.POSTER, 19.5, colour)
    ink.lines(surface, words, frame.rect(8, 98, 152, 40), style, frame, most=1.15)
    ink.hair(surface, frame, 16, 139, 136)


def _rider(surface: pygame.Surface, frame: Frame, words: str) -> None:
    """The policy amended to it peeps out below the name."""
    plate = frame.rect(12, 82, 112, 20)
    pygame.draw.rect(surface, rgb("#e9dcbc"), plate, border_radius=frame.px(5))
    pygame.draw.rect(surface, rgb(ACTION_EDGE), plate, max(1, frame.px(1.2)), frame.px(5))
    at = (plate.centerx, plate.centery)
    ink.line(surface, f"+ {words}", at, (Face.BOOK_ITALIC, 18, INK), frame, plate.width - 6, "centre", 1.0)


def _foot(surface: pygame.Surface, frame: Frame, words: str, loud: bool) -> None:
    at = frame.point(84, 220)
    if loud:
        shapes.plate(surface, frame.rect(22, 207, 124, 25), frame.scale, ALARM, ALARM_DEEP, 6)
    style = (Face.SLAB_BOLD, 18, CREAM if loud else "#8a2a1e")
    ink.line(surface, words, at, style, frame, frame.px(116 if loud else 148), "centre", 1.1)


# Effects


def effect_row(surface: pygame.Surface, frame: Frame, found: Policy, brush: Brush) -> None:
    """What a policy does as signs at the left, its stars at the right."""
    right = 156.0
    for star, there in (("star_horn", found.hunter), ("star_paw", found.paw)):
        if there:
            right -= 30
            ink.mark(surface, ink.square(frame, right, 143, 30), star)
    if not found.effects:
        at = frame.point(16, 159)
        words = brush.say("rampage.nothing")
        ink.line(surface, words, at, (Face.BOOK_ITALIC, 18, ink.GROUND), frame, frame.px(right - 18))
        return
    need = sum(map(_width, found.effects))
    shrunk = min(1.0, (right - 14) / need)
    x = 13.0
    for effect in found.effects:
        x = _effect(surface, frame, effect, x, shrunk)


def _width(effect: Effect) -> float:
    return 36.0 + 17 * (effect.n > 1) + (58 if effect.low else 0) + 14 * effect.other_agency


def _effect(surface: pygame.Surface, frame: Frame, effect: Effect, x: float, shrunk: float) -> float:
    """A line of a policy: the die it asks for, how often, what; where it is fixed, the country's emblem."""
    side, middle = 32 * shrunk, 159.0
    if effect.low:
        square = ink.square(frame, x, middle - side * 0.38, side * 0.76)
        surface.blit(ink.die(square.width, 5), square)
        x += side * 0.8
        words = f"{effect.low}–{effect.high}"
        style = (Face.SLAB_BOLD, 18 * shrunk, INK)
        drawn = ink.line(surface, words, frame.point(x, middle), style, frame, frame.px(40), most=1.0)
        x += drawn.width / frame.scale + 4
    if effect.n > 1:
        style = (Face.POSTER, 25 * shrunk, INK)
        drawn = ink.line(surface, str(effect.n), frame.point(x, middle), style, frame, frame.px(22), most=1.0)
        x += drawn.width / frame.scale + 2
    box = ink.square(frame, x, middle - side / 2, side)
    ink.mark(surface, box, effect.kind)
    role = {"france": "FR", "germany": "DE"}.get(effect.where)
    if role and effect.where in AREA_INDEX:
        ink.medal(surface, ink.square(frame, x + side * 0.55, middle + side * 0.02, side * 0.6), role)
    return x + side + 5 * shrunk


# Actions, backs


def action(surface: pygame.Surface, rect: Rect, name: str, brush: Brush) -> None:
    """An action card: its picture, what it does in few words, when."""
    frame = _frame(rect, brush)
    ink.paper(surface, rect, frame, ACTION_EDGE)
    ink.veil(surface, rect.inflate(-frame.px(12), -frame.px(12)), 34, "#c8603f")
    _picture(surface, frame, art.action(name, _picture_box(frame).size))
    _name(surface, frame, brush.say(f"rampage.action.{name}"), "#5a1822")
    words = brush.say(f"rampage.short.{name}")
    ink.lines(surface, words, frame.rect(12, 142, 144, 60), (Face.BOOK_SEMIBOLD, 18.5, INK), frame, most=1.2)
    plate = frame.rect(28, 204, 112, 25)
    shapes.plate(surface, plate, frame.scale, "#9a323e", "#5c1822", 6)
    window = brush.say(f"rampage.window.{ACTIONS[name].window}")
    ink.line(surface, window, plate.center, (Face.SLAB_BOLD, 18, CREAM), frame, plate.width - 8, "centre", 1.0)


def card(surface: pygame.Surface, rect: Rect, name: str, brush: Brush, cost: int = 0) -> None:
    """A card of a hand, of either kind."""
    if name in POLICIES:
        policy(surface, rect, Laid(name, cost=cost), brush)
    else:
        action(surface, rect, name, brush)


def back(surface: pygame.Surface, rect: Rect, frame: Frame, kind: str = "policy", corner: bool = False) -> None:
    """A card face down; a turned corner tells that everybody knows its face."""
    shapes.shadow(surface, rect, frame.scale)
    surface.blit(_back(rect.size, frame.scale, kind, corner), rect)


@kept(24)
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
