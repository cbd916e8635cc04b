"""The impact tracker: the scale, the needle, and its possible places after the next verdict or a move."""

import pygame

from raccoon.app.wording import signed
from raccoon.games.raccoon_rampage.catalogue import LOWEST_IMPACT, SKULL
from raccoon.games.raccoon_rampage.pending import AwaitProtection, Effects, Over
from raccoon.games.raccoon_rampage.view import View
from scenes.art import SMALLEST_TYPE, shapes, theme
from scenes.raccoon_rampage import art, marks as own_marks
from scenes.raccoon_rampage.art.colours import ALARM, ALARM_DEEP, BRASS_DEEP, BRASS_LIGHT, CREAM, INK, RELIEF
from scenes.raccoon_rampage.holdings import summit
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.outlook import verdicts
from scenes.raccoon_rampage.picture.ink import Ink, book, italic, poster, slab
from scenes.table.picture.zones import Highlights, PaintContext, Parts
from scenes.table.piece import Piece

Rect = pygame.Rect
NEEDLE_KEY = Piece("needle")
"""The piece that is hidden while the needle is on its way."""
STEP = 3
"""The notches from one number to the next."""
NEEDLE, BEYOND = (78, 34), 22
"""Length and height of the needle; its overhang next to a high scale."""
HIGH = 600
"""The least height of a high scale, in design units."""
LOW = 400
"""The height up to which the words next to a scale are on one line."""
NEAR = 4
"""The distance to the skull at which a high scale has a warning."""
BAR = 34
"""The length of the bar of a certain place; others are shorter by the root of their chance."""
LOSING, WINNING = "#ffb9a0", "#9fe0c0"
"""The colours of the words and figures of either side."""
Bars = tuple[tuple[int, float], ...]


def parts(layout: RampageLayout, view: View, marks: Highlights, context: PaintContext) -> Parts:
    """The scale with its heading and light; its needle is left out while it flies."""
    effects = own_marks.own(marks)
    if summit(view):
        yield Ink.zone("light", layout.tracker, context, _light, RELIEF if view.impact < 0 else ALARM)
    if caption := getattr(layout, "caption", None):
        yield Ink.zone("impact", caption, context, _caption)
    inputs = (view.impact, effects.impact, *_ahead(view), NEEDLE_KEY in marks.hidden)
    yield Ink.zone("tracker", layout.tracker, context, _tracker, *inputs)


def _light(ink: Ink, colour: str) -> None:
    """Draw a glow in the colour of the tracker's side."""
    shapes.glow(ink.surface, ink.rect, ink.frame.scale, colour, 220)


def _ahead(view: View) -> tuple[Bars, Bars]:
    """The chances of the verdict on the front policy if it passes, and if it fails."""
    policy, pending = verdicts.front(view), view.pending
    if policy is None or not policy.policy or isinstance(pending, Over) or not view.round:
        return (), ()
    passing = not isinstance(pending, AwaitProtection)
    failing = not (view.final or isinstance(pending, Effects))
    return (
        tuple(verdicts.if_it_passes(view, policy).items()) if passing else (),
        tuple(verdicts.if_it_fails(view).items()) if failing else (),
    )


def _chances(ink: Ink, passing: Bars, failing: Bars) -> None:
    """Draw a bar at each possible notch, as long as it is likely, inwards from the right edge: green above
    the notch if the policy passes, red with an edge below it if it fails.
    """
    longest, high = ink.px(BAR), max(2, ink.px(5))
    for bars, colour, below in ((passing, RELIEF, False), (failing, ALARM, True)):
        for impact, chance in bars:
            y = _notch(ink, impact) + (1 if below else -high)
            bar = Rect(0, y, max(2, round(longest * chance**0.5)), high)
            bar.right = ink.rect.right - ink.px(5)
            pygame.draw.rect(ink.surface, colour, bar, border_radius=2)
            if below:
                pygame.draw.rect(ink.surface, CREAM, bar, 1, 2)


def _tracker(ink: Ink, impact: int, ghost: int | None, passing: Bars, failing: Bars, bare: bool) -> None:
    rect = ink.rect
    ink.filled(rect, "#0b0d18", 12, 200)
    ink.outline(rect, BRASS_DEEP, 1.6, 12)
    ink.surface.blit(art.tracker(rect.size), rect)
    _chances(ink, passing, failing)
    _numbers(ink)
    if not (_tall(ink) or ink.frame.is_large):
        at, room = (rect.left + ink.px(8), rect.top + ink.px(20)), rect.width // 2 - ink.px(34)
        ink.line(ink.say("rampage.impact"), at, poster(21), room)
    _sides(ink, impact)
    if ghost is not None and ghost != impact:
        sheet = pygame.Surface(ink.surface.get_size(), pygame.SRCALPHA)
        _needle(Ink(sheet, rect, ink.context, ink.frame), ghost, ALARM_DEEP)
        sheet.set_alpha(150)
        ink.surface.blit(sheet, (0, 0))
    if not bare:
        _needle(ink, impact)
        _warning(ink, impact)


def _caption(ink: Ink) -> None:
    """Draw the heading above the scale, in large text."""
    ink.filled(ink.rect, "#0b0d18", 12, 200)
    at = ink.rect.centerx, ink.rect.centery + ink.px(2)
    ink.line(ink.say("rampage.impact"), at, poster(21), ink.rect.width - ink.px(16), "centre")


def _notch(ink: Ink, impact: int) -> int:
    return ink.rect.top + art.notch(ink.rect.size, impact)


def _tall(ink: Ink) -> bool:
    """Whether the scale is a high one, as by night."""
    return ink.rect.height > ink.px(HIGH)


def _warning(ink: Ink, impact: int) -> None:
    """Draw the distance to the skull below the needle of a high scale, where it is near."""
    rect, left = ink.rect, SKULL - impact
    if not (_tall(ink) and 0 < left <= NEAR):
        return
    top = _notch(ink, impact) + ink.px(40)
    high = ink.px(130 if ink.frame.is_large else 66)
    box = Rect(rect.left - ink.px(14), top, rect.width // 2 - ink.px(24), high)
    ink.paragraph(ink.say("rampage.night.skull", n=left), box, book(19, LOSING))


def needle(layout: RampageLayout, impact: int, context: PaintContext) -> tuple[pygame.Surface, Rect]:
    """The needle alone, and its place at an impact."""
    whole = layout.tracker
    place = Rect(whole.left, 0, whole.width // 2, context.frame.px(4 * NEEDLE[1]))
    place.width += context.frame.px(BEYOND + 4)
    place.left -= context.frame.px(BEYOND + 4)
    place.centery = layout.notch(impact)
    sheet = pygame.Surface(place.size, pygame.SRCALPHA)
    _needle(Ink(sheet, whole.move(-place.left, -place.top), context, context.frame), impact)
    return sheet, place


def _numbers(ink: Ink) -> None:
    """Draw the number of every third notch at the right of the scale, or of its ends and middle."""
    wide = min(ink.rect.width * 0.34, ink.rect.height * 0.11)
    x = ink.rect.centerx + round(wide / 2) + ink.px(26)
    close = _notch(ink, 0) - _notch(ink, STEP) < ink.frame.type(SMALLEST_TYPE)
    for value in range(LOWEST_IMPACT, SKULL + 1, STEP * (3 if close else 1)):
        style = slab(18, LOSING if value >= 0 else WINNING)
        ink.line(signed(value), (x, _notch(ink, value)), style, ink.px(44), "centre")


def _sides(ink: Ink, impact: int) -> None:
    """Draw the words for each side of the scale; in large text away from the needle."""
    large, bar = ink.frame.is_large, min(ink.rect.width * 0.34, ink.rect.height * 0.11)
    x = ink.rect.left + ink.px(-8 if large else 5)
    room = ink.rect.centerx - x - round(bar / 2) - (0 if large else ink.px(4))
    middle, at_needle = (_notch(ink, 0) + _notch(ink, -1)) // 2, _notch(ink, impact)
    clear, near = ink.px(48 if _tall(ink) else 32), -1 if _tall(ink) else -3
    far = -7 if ink.rect.height > ink.px(LOW) else -8
    for key, colour, down in (("rampage.all_lose", LOSING, -1), ("rampage.we_win", WINNING, 1)):
        y = middle + down * ink.px(18)
        at = (x, at_needle + down * clear if abs(y - at_needle) < clear else y)
        if ink.frame.is_large:
            notch = max((far * down, near * down), key=lambda notch: abs(notch - impact))
            box = Rect(x, 0, room, ink.px(84 if ink.rect.height > ink.px(LOW) else 36))
            box.centery = _notch(ink, notch)
            ink.paragraph(ink.say(key), box, italic(18, colour), "left")
        else:
            ink.line(ink.say(key), at, italic(18, colour), room)


def _needle(ink: Ink, impact: int, edge: str = BRASS_LIGHT) -> None:
    """Draw the needle: a plate that points at its notch from the left; a previewed one has a dark edge."""
    rect, y, large, tall = ink.rect, _notch(ink, impact), ink.frame.is_large, _tall(ink)
    grown = 2.1 if large and tall else 1.8 if large or tall else 1.0
    tip = rect.centerx - round(min(rect.width * 0.34, rect.height * 0.11) / 2) + ink.px(1)
    high = ink.px(NEEDLE[1] * grown)
    left = rect.left - ink.px(BEYOND) if grown > 1 else max(rect.left + 2, tip - ink.px(NEEDLE[0]))
    point = round(high / (2 * grown))
    upper, lower = y - high // 2, y + high // 2
    shape = [(left, upper), (tip - point, upper), (tip, y), (tip - point, lower), (left, lower)]
    pygame.draw.polygon(ink.surface, INK, [(x, at + ink.px(2)) for x, at in shape])
    pygame.draw.polygon(ink.surface, theme.ground(ALARM if impact >= 0 else RELIEF), shape)
    pygame.draw.polygon(ink.surface, edge, shape, max(2, ink.px(2)))
    at, style = ((left + tip - point // 2) // 2, y), poster(40.5 if tall and not large else 27)
    ink.line(signed(impact), at, style, tip - left - point, "centre")
