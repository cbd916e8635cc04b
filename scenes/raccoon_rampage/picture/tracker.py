"""The impact tracker: the scale, its needle beside it, and where a move would send it."""

from __future__ import annotations

from functools import partial

import pygame

from raccoon.app.wording import signed
from raccoon.games.raccoon_rampage.catalogue import LOWEST_IMPACT, SKULL
from raccoon.games.raccoon_rampage.pending import AwaitProtection, Effects, Over
from raccoon.games.raccoon_rampage.view import View
from scenes.art import shapes
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.art.palette import rgb
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage import marks as own_marks
from scenes.raccoon_rampage.art.colours import ALARM, ALARM_DEEP, BRASS_DEEP, BRASS_LIGHT, CREAM, INK, RELIEF
from scenes.raccoon_rampage.holdings import summit
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.outlook import verdicts
from scenes.raccoon_rampage.picture import ink
from scenes.table.picture.highlights import Highlights
from scenes.table.picture.zones import PaintContext, PaintedZone, Parts

Rect = pygame.Rect
NEEDLE_KEY = "needle"
"""The piece that is hidden while the needle is on its way."""
STEP = 3
"""Every so many notches have a number."""
NEEDLE, BEYOND = (78, 34), 22
"""Length and height of the needle; by how much it stands out beside a high scale."""
HIGH = 600
"""From this height on a scale is a high one, in design units."""
NEAR = 4
"""So many notches from the skull a high scale warns."""
BAR = 34
"""The length of the bar of a certain figure; others are shorter by the root of their chance."""
Bars = tuple[tuple[int, float], ...]


def parts(layout: RampageLayout, view: View, marks: Highlights, brush: PaintContext) -> Parts:
    """The scale, and beside it where the next verdict may send the needle, which may be in the air."""
    told = own_marks.own(marks)
    if summit(view):
        light = RELIEF if view.impact < 0 else ALARM
        yield PaintedZone("light", layout.tracker, light, partial(_light, brush, light))
    inputs = (view.impact, told.impact, _ahead(view), NEEDLE_KEY in marks.hidden)
    yield PaintedZone("tracker", layout.tracker, inputs, partial(_tracker, brush, *inputs))


def _light(brush: PaintContext, colour: str, surface: pygame.Surface, rect: Rect) -> None:
    """At the summit the scale glows in the colour of the side on which it stands."""
    shapes.glow(surface, rect, brush.frame.scale, colour, 220)


def _ahead(view: View) -> tuple[Bars, Bars]:
    """The chances of the verdict on the front policy if it passes, and if it fails."""
    policy = verdicts.front(view)
    if policy is None or not policy.policy or isinstance(view.pending, Over) or not view.round:
        return (), ()
    dealt = isinstance(view.pending, AwaitProtection)
    passing = () if dealt else tuple(verdicts.if_it_passes(view, policy).items())
    failing = (
        () if view.final or isinstance(view.pending, Effects) else tuple(verdicts.if_it_fails(view).items())
    )
    return passing, failing


def _chances(surface: pygame.Surface, rect: Rect, ahead: tuple[Bars, Bars], frame: Frame) -> None:
    """A bar at each notch, as long as it is likely: inwards from the right edge, green for passing, red and
    hatched for failing; told apart by their places too, passing above its notch and failing below.
    """
    longest, high = frame.px(BAR), max(2, frame.px(5))
    for bars, colour, below in ((ahead[0], RELIEF, False), (ahead[1], ALARM, True)):
        for impact, chance in bars:
            y = rect.top + art.notch(rect.size, impact)
            bar = Rect(0, y + (1 if below else -high), max(2, round(longest * chance**0.5)), high)
            bar.right = rect.right - frame.px(5)
            pygame.draw.rect(surface, rgb(colour), bar, border_radius=2)
            if below:
                pygame.draw.rect(surface, rgb(CREAM), bar, 1, 2)


def _tracker(
    brush: PaintContext,
    impact: int,
    ghost: int | None,
    ahead: tuple[Bars, Bars],
    bare: bool,
    surface: pygame.Surface,
    rect: Rect,
) -> None:
    frame = brush.snug(1.1)
    pygame.draw.rect(surface, rgb("#0b0d18", 200), rect, border_radius=frame.px(12))
    pygame.draw.rect(surface, rgb(BRASS_DEEP), rect, max(1, frame.px(1.6)), frame.px(12))
    surface.blit(art.tracker(rect.size), rect)
    _chances(surface, rect, ahead, frame)
    _numbers(surface, rect, brush)
    if not _tall(rect, frame):
        at, room = (rect.left + frame.px(12), rect.top + frame.px(20)), rect.width // 2 - frame.px(42)
        ink.line(
            surface, brush.say("rampage.impact"), at, (Typeface.POSTER, 21, CREAM), frame, room, most=1.0
        )
    _sides(surface, rect, brush, impact)
    if ghost is not None and ghost != impact:
        _needle(surface, rect, ghost, brush, True)
    if not bare:
        _needle(surface, rect, impact, brush, False)
        _warning(surface, rect, impact, brush)


def _tall(rect: Rect, frame: Frame) -> bool:
    """Whether the scale is as high as the window, as by night."""
    return rect.height > frame.px(HIGH)


def _warning(surface: pygame.Surface, rect: Rect, impact: int, brush: PaintContext) -> None:
    """Below the needle of a high scale, how many more would end everything."""
    frame, left = brush.snug(1.0), SKULL - impact
    if not (_tall(rect, frame) and 0 < left <= NEAR):
        return
    box = Rect(rect.left - frame.px(14), 0, rect.width // 2 - frame.px(24), frame.px(66))
    box.top = rect.top + art.notch(rect.size, impact) + frame.px(40)
    words, style = brush.say("rampage.night.skull", n=left), (Typeface.BOOK_SEMIBOLD, 19, "#ffb9a0")
    ink.narrowed(surface, words, box, style, frame, most=1.0)


def needle(layout: RampageLayout, impact: int, brush: PaintContext) -> tuple[pygame.Surface, Rect]:
    """The needle alone, and where it stands at an impact."""
    whole = layout.tracker
    place = Rect(whole.left, 0, whole.width // 2, brush.frame.px(4 * NEEDLE[1]))
    place.width += brush.frame.px(BEYOND + 4)
    place.left -= brush.frame.px(BEYOND + 4)
    place.centery = layout.notch(impact)
    sheet = pygame.Surface(place.size, pygame.SRCALPHA)
    _needle(sheet, whole.move(-place.left, -place.top), impact, brush, False)
    return sheet, place


def _numbers(surface: pygame.Surface, rect: Rect, brush: PaintContext) -> None:
    """Every third notch at the right of the scale."""
    frame = brush.snug(1.25)
    wide = min(rect.width * 0.34, rect.height * 0.11)
    x = rect.centerx + round(wide / 2) + frame.px(26)
    for value in range(LOWEST_IMPACT, SKULL + 1, STEP):
        y = rect.top + art.notch(rect.size, value)
        colour = "#ffb9a0" if value >= 0 else "#9fe0c0"
        words = signed(value)
        ink.line(
            surface, words, (x, y), (Typeface.SLAB_BOLD, 18, colour), frame, frame.px(44), "centre", 1.25
        )


def _sides(surface: pygame.Surface, rect: Rect, brush: PaintContext, impact: int) -> None:
    """Draw the meaning of each side of the scale, at the right edge."""
    frame = brush.snug(1.25)
    x, room = rect.left + frame.px(10), rect.width // 2 - frame.px(32)
    zero, minus = (rect.top + art.notch(rect.size, value) for value in (0, -1))
    middle = (zero + minus) // 2
    rows = (
        (middle - frame.px(18), "rampage.all_lose", "#ffb9a0"),
        (middle + frame.px(18), "rampage.we_win", "#9fe0c0"),
    )
    needle = rect.top + art.notch(rect.size, impact)
    for y, key, colour in rows:
        clear = frame.px(48 if _tall(rect, frame) else 32) * (1 if key == "rampage.we_win" else -1)
        at = (x, needle + clear if abs(y - needle) < abs(clear) else y)
        ink.line(surface, brush.say(key), at, (Typeface.BOOK_ITALIC, 18, colour), frame, room, most=1.25)


def _needle(surface: pygame.Surface, rect: Rect, impact: int, brush: PaintContext, ghost: bool) -> None:
    """A plate that points at its notch from the left; one that is only foreseen is faint."""
    frame = brush.snug(1.0)
    wide = min(rect.width * 0.34, rect.height * 0.11)
    tip = rect.centerx - round(wide / 2) + frame.px(1)
    y = rect.top + art.notch(rect.size, impact)
    grown = 1.8 if _tall(rect, frame) else 1.0
    high, edge = frame.px(NEEDLE[1] * grown), rect.left + 2 if grown == 1.0 else rect.left - frame.px(BEYOND)
    left = edge if grown > 1 else max(edge, tip - frame.px(NEEDLE[0]))
    sheet = pygame.Surface(surface.get_size(), pygame.SRCALPHA) if ghost else surface
    point = round(high / (2 * grown))
    shape = [
        (left, y - high // 2),
        (tip - point, y - high // 2),
        (tip, y),
        (tip - point, y + high // 2),
        (left, y + high // 2),
    ]
    colour = ALARM if impact >= 0 else RELIEF
    pygame.draw.polygon(sheet, rgb(INK), [(x, at + frame.px(2)) for x, at in shape])
    pygame.draw.polygon(sheet, rgb(colour), shape)
    pygame.draw.polygon(sheet, rgb(BRASS_LIGHT if not ghost else ALARM_DEEP), shape, max(2, frame.px(2)))
    words = signed(impact)
    at, style = ((left + tip - point // 2) // 2, y), (Typeface.POSTER, 27 * min(1.5, grown), CREAM)
    ink.line(sheet, words, at, style, frame, tip - left - point, "centre", 1.0)
    if ghost:
        sheet.set_alpha(150)
        surface.blit(sheet, (0, 0))
