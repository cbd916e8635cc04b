"""Key-caps: the key or controller button of a control, drawn on it in ivory."""

from collections.abc import Callable

import msgspec
import pygame

from scenes.art import Drawing, Frame, Typeface, text
from scenes.art.linework.drawing_file import trimming
from scenes.art.palette import INK, NIGHT, OXBLOOD_DEEP
from scenes.art.surface_cache import surface_cache

RETURN = "↵"
"""The label of Enter, drawn as a hooked arrow in every language."""
BARS = "≡"
"""The label of the menu button, drawn as three bars."""
SMALLEST_LETTER = 12
"""The smallest type on a key-cap, in pixels."""
LETTER, LARGEST = 0.5, 0.96
"""The type on a key-cap as a share of its height: with usual text, and the largest."""


def rect_of(label: str, rect: pygame.Rect, frame: Frame, size: float = LETTER) -> pygame.Rect:
    """The rectangle of a key-cap at the left of a control: a square for a letter, wider for a word."""
    legible = min(round(rect.height * 0.85), round((2.4 if frame.is_large else 2) * frame.floor))
    high = min(max(round(rect.height * 0.66), legible), frame.px(46 * max(1.0, frame.text_scale * 0.8)))
    if label in ROUND:
        high = round(high * 1.1)
        cap = pygame.Rect(rect.left + frame.px(14), 0, high, high)
        cap.centery = rect.centery
        return cap
    style = _cap_style(high, size)
    written = round(high * ENGRAVED[label].wide) if label in ENGRAVED else text.width(label, style)
    wide = max(round(high * 0.88), written + round(high * 0.44))
    cap = pygame.Rect(rect.left + frame.px(14), 0, wide, high)
    cap.centery = rect.centery
    return cap


def key_cap(
    surface: pygame.Surface, rect: pygame.Rect, label: str, muted: bool = False, size: float = LETTER
) -> None:
    """Draw a key-cap with its letter or word; `size` is the type as a share of its height."""
    if label in ROUND:
        sign, colour = ROUND[label]
        edge, face, ink = ("#5f533f", "#3a3436", "#a99a8f") if muted else ("#b59a68", "#17131a", colour)
        surface.blit(trimming("round_key", rect.size, edge=edge, face=face), rect)
        if len(sign) == 1:
            style = _cap_style(rect.height, 0.6).coloured(ink)
            text.draw(surface, sign, rect.center, style, "centre", middle=True)
        else:
            surface.blit(trimming(f"round_key_{sign}", rect.size, colour=ink), rect)
        return
    surface.blit(_cap(rect.size, muted), rect)
    if label in ENGRAVED:
        surface.blit(_engraved(label, rect.size, muted), rect)
    else:
        _letter(surface, rect, label, muted, size)


def share(frame: Frame) -> float:
    """The type on a key-cap at the player's text scale, as a share of its height."""
    return min(LARGEST, LETTER * frame.text_scale)


def _letter(surface: pygame.Surface, rect: pygame.Rect, label: str, muted: bool, size: float) -> None:
    edge, slim = (2, 1.0) if size == LETTER else (round(rect.height * 0.12), text.NARROWEST)
    style = _cap_style(rect.height, size)._replace(colour=INK if muted else OXBLOOD_DEEP, slim=slim)
    at = (rect.centerx, rect.centery - round(rect.height * 0.05))
    text.draw(surface, label, at, style, "centre", rect.width - edge, SMALLEST_LETTER, middle=True)


def _cap_style(height: int, size: float = LETTER) -> text.Style:
    return text.Style(Typeface.SLAB_BOLD, max(SMALLEST_LETTER, round(height * size)), OXBLOOD_DEEP)


@surface_cache(64)
def _cap(size: tuple[int, int], muted: bool) -> pygame.Surface:
    sheet = Drawing(46 * size[0] / size[1], 46)
    width = sheet.width
    top, bottom, side = ("#bcae97", "#a39480", "#5f533f") if muted else ("#fffaea", "#e2ca9c", "#9b8357")
    sheet.box(0.5, 2, width - 1, 43.5, 8, NIGHT)
    sheet.box(1.8, 2.5, width - 3.6, 41.5, 7, side)
    sheet.box(1.8, 1.5, width - 3.6, 38, 7, sheet.down(0, 40, (0, top), (1, bottom)))
    sheet.box(4.6, 4, width - 9.2, 32.5, 5, "none", "#b59a68", 1)
    return sheet.surface(size)


@surface_cache(16)
def _engraved(label: str, size: tuple[int, int], muted: bool) -> pygame.Surface:
    sheet = Drawing(46 * size[0] / size[1], 46)
    ENGRAVED[label].draw(sheet, INK if muted else OXBLOOD_DEEP)
    return sheet.surface(size)


def _hook(sheet: Drawing, ink: str) -> None:
    middle = sheet.width / 2
    sheet.path(f"M{middle + 11:g} 11V23.5H{middle - 4:g}", "none", ink, 3.6)
    sheet.path([(middle - 13, 23.5), (middle - 2.5, 16.5), (middle - 2.5, 30.5)], ink, ink, 1.5)


def _bars(sheet: Drawing, ink: str) -> None:
    middle = sheet.width / 2
    for y in (12.5, 20, 27.5):
        sheet.path(f"M{middle - 10:g} {y:g}H{middle + 10:g}", "none", ink, 3.6)


class Engraving(msgspec.Struct, frozen=True):
    """A drawing on a key instead of a letter, and its width as a share of the key's height."""

    draw: Callable[[Drawing, str], None]
    wide: float


def _windows(sheet: Drawing, ink: str) -> None:
    left = sheet.width / 2 - 11
    sheet.path(f"M{left:g} 11h14v14h-14zM{left + 8:g} 17h14v14h-14z", "none", ink, 3)


ENGRAVED = {RETURN: Engraving(_hook, 0.6), BARS: Engraving(_bars, 0.44), "⧉": Engraving(_windows, 0.5)}
"""The keys with a drawing, by their labels."""
ROUND = {
    "Ⓐ": ("A", "#8fd68a"),
    "Ⓑ": ("B", "#ff9a8f"),
    "Ⓧ": ("X", "#8cc4ff"),
    "Ⓨ": ("Y", "#ffd56b"),
    "✕": ("cross", "#a9c4ff"),
    "○": ("circle", "#ff9a9a"),
    "□": ("square", "#f3a6dc"),
    "△": ("triangle", "#7fd8b4"),
}
"""The round buttons of controllers by label: a letter or the name of a sign, and its colour."""
