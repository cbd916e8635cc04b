"""Panels, plates, shadows and light: the materials of every screen.

Every function draws into a pixel rectangle; `k` is the number of pixels in a design unit
(`Frame.scale`), which keeps brass lines and corners in proportion. Pictures are cached by size.
"""

from collections import deque
from collections.abc import Iterator

import pygame

from scenes.art import Colour, Drawing, Size, palette as pal, theme
from scenes.art.linework.drawing_file import trimming
from scenes.art.ornament import corners, grain, wave
from scenes.art.pieces.shade import rim, soft
from scenes.art.sprite_layer import PlacedSprite
from scenes.art.surface_cache import sheet_cache, surface_cache

_BAND = 64
"""Rows darkened at once: allocating a surface for a whole window takes longer than filling bands."""


def wood_panel(
    surface: pygame.Surface,
    rect: pygame.Rect,
    k: float,
    filigree: bool = False,
    tone: tuple[Colour, Colour] = (pal.WOOD_TOP, pal.WOOD_BOTTOM),
) -> None:
    """Draw a panel of dark wood with a brass edge, a soft shadow and, with `filigree`, scrolls in the
    corners.
    """
    shadow(surface, rect, k)
    surface.blit(_wood(rect.size, k, filigree, theme.grounds(tone)), rect)


def paper_panel(
    surface: pygame.Surface,
    rect: pygame.Rect,
    k: float,
    filigree: bool = False,
    evening: bool = False,
    edge: Colour = pal.OXBLOOD,
    ruled: bool = False,
) -> None:
    """Draw cream paper with a coloured edge; `ruled` adds an inner line, `evening` paper is darker."""
    shadow(surface, rect, k)
    tone = (pal.EVENING_TOP, pal.EVENING_BOTTOM) if evening else (pal.CREAM_TOP, pal.CREAM_BOTTOM)
    surface.blit(_paper(rect.size, k, filigree, theme.grounds(tone), edge, filigree or ruled), rect)


def plate(
    surface: pygame.Surface, rect: pygame.Rect, k: float, top: Colour, bottom: Colour, radius: float = 8
) -> None:
    """Draw a metal plate of one colour with a brass edge: buttons, labels, badges."""
    surface.blit(_plate(rect.size, k, *theme.grounds((top, bottom)), radius), rect)


def inset(surface: pygame.Surface, rect: pygame.Rect, k: float, radius: float = 7) -> None:
    """Draw a dark well with a thin gilt line: for counts, fields and slots."""
    surface.blit(_inset(rect.size, k, radius), rect)


def enamel_sign(surface: pygame.Surface, rect: pygame.Rect, k: float, top: Colour, bottom: Colour) -> None:
    """Draw an enamel sign with a brass rim and four screws."""
    shadow(surface, rect, k)
    surface.blit(_enamel(rect.size, k, *theme.grounds((top, bottom))), rect)


def rule(surface: pygame.Surface, rect: pygame.Rect, k: float, colour: Colour = pal.GILT_DEEP) -> None:
    """Draw a band of interlaced waves, which divides a panel."""
    surface.blit(_rule(rect.size, k, colour), rect)


def shadow(
    surface: pygame.Surface, rect: pygame.Rect, k: float, strength: int = 150, drop: float = 5
) -> None:
    """Draw a soft shadow below a panel; only at its rim, for the panel covers the rest."""
    strips = _rim(rect.size, round(9 * k) or 1, round(10 * k), strength)
    surface.blits([(image, place.move(rect.x, rect.y + round(drop * k))) for image, place in strips])


def glow(
    surface: pygame.Surface,
    rect: pygame.Rect,
    k: float,
    colour: Colour = pal.GLOW,
    strength: int = 190,
    radius: int = 0,
) -> None:
    """Draw soft light round a rounded rectangle: the focus, a drop target."""
    radius = radius or round(9 * k) or 1
    image, margin = _light(
        rect.inflate(round(8 * k), round(8 * k)).size, radius, round(12 * k), colour, strength
    )
    surface.blit(image, (rect.left - margin - round(4 * k), rect.top - margin - round(4 * k)))


def focus_line(surface: pygame.Surface, rect: pygame.Rect, k: float, radius: float = 11) -> None:
    """Draw a bright line just outside a rectangle: the keyboard's focus, shown by shape and by light."""
    line = max(2, round(3 * k))
    around = rect.inflate(2 * line + 2, 2 * line + 2)
    rounding = round(radius * k) + line
    pygame.draw.rect(surface, pal.rgb(pal.INK), around.inflate(2, 2), line + 2, border_radius=rounding + 1)
    pygame.draw.rect(surface, pal.rgb(pal.IVORY), around, line, border_radius=rounding)


def focus_ring(rect: pygame.Rect, k: float) -> PlacedSprite:
    """The same line as a sprite: its picture and its place."""
    place = rect.inflate(8 * max(2, round(3 * k)), 8 * max(2, round(3 * k)))
    return _ring(rect.size, place.size, k), place


@surface_cache(16)
def _ring(size: tuple[int, int], room: tuple[int, int], k: float) -> pygame.Surface:
    surface = pygame.Surface(room, pygame.SRCALPHA)
    inner = pygame.Rect((0, 0), size)
    inner.center = surface.get_rect().center
    focus_line(surface, inner, k, 11)
    return surface


def dim(surface: pygame.Surface, strength: int) -> None:
    """Darken the whole surface, under a dialog or a preview."""
    deque(dimming(surface, strength), maxlen=0)


def dimming(surface: pygame.Surface, strength: int) -> Iterator[None]:
    """Darken the whole surface, one band at each step."""
    veil = pygame.Surface((surface.get_width(), _BAND), pygame.SRCALPHA)
    veil.fill(pal.rgb("#0c0810", strength))
    for top in range(0, surface.get_height(), _BAND):
        surface.blit(veil, (0, top))
        yield


def desk(surface: pygame.Surface, rect: pygame.Rect, k: float) -> None:
    """Fill a rectangle with dark wood without an edge: behind certificates and forms."""
    surface.blit(_desk(rect.size, k, theme.grounds(("#3a2430", "#150d13"))), rect)


def arrow(surface: pygame.Surface, rect: pygame.Rect, up: bool, colour: Colour) -> None:
    """Draw a filled triangle that points up or down."""
    surface.blit(_arrow(rect.size, up, colour), rect)


@sheet_cache(128)
def _wood(sheet: Drawing, filigree: bool, tone: tuple[Colour, Colour]) -> None:
    radius = 11.0
    sheet.inset(0, radius, pal.NIGHT)
    sheet.inset(1.5, radius - 1, sheet.down(0, sheet.height, (0, tone[0]), (1, tone[1])))
    grain(sheet, 6, pal.NIGHT, 0.16, 15)
    sheet.inset(3, radius - 2, stroke=_brass(sheet), line=2.2)
    if filigree:
        corners(sheet, 8, 96, pal.GILT, pal.OXBLOOD)


@sheet_cache(128)
def _paper(sheet: Drawing, filigree: bool, tone: tuple[Colour, Colour], edge: Colour, ruled: bool) -> None:
    top, bottom = tone
    sheet.inset(0, 9, pal.NIGHT)
    sheet.inset(1.5, 8, sheet.down(0, sheet.height, (0, top), (1, bottom)), edge, 2.4)
    if ruled:
        sheet.inset(6.5, 5, stroke=pal.GILT_DEEP, line=1.1, opacity=0.8)
    if filigree:
        corners(sheet, 7, 62, pal.GILT_DEEP, edge)


@sheet_cache(256)
def _plate(sheet: Drawing, top: Colour, bottom: Colour, radius: float) -> None:
    sheet.inset(0, radius, pal.NIGHT)
    sheet.inset(1.4, radius - 1, _brass(sheet))
    sheet.inset(3.4, max(1, radius - 3), sheet.down(0, sheet.height, (0, top), (1, bottom)))
    sheet.box(5, 4.6, sheet.width - 10, 1.2, 0.6, pal.IVORY, opacity=0.22)


@sheet_cache(128)
def _inset(sheet: Drawing, radius: float) -> None:
    sheet.inset(0, radius, pal.NIGHT)
    sheet.inset(1.6, radius - 1, sheet.down(0, sheet.height, (0, "#120a10"), (1, "#2a1a22")))
    sheet.inset(1.6, radius - 1, stroke=_brass(sheet), line=1.6, opacity=0.9)


@sheet_cache(128)
def _enamel(sheet: Drawing, top: Colour, bottom: Colour) -> None:
    sheet.inset(0, 11, pal.NIGHT)
    sheet.inset(1.5, 10, _brass(sheet))
    sheet.inset(5, 7, sheet.down(0, sheet.height, (0, top), (1, bottom)))
    for x in (11.0, sheet.width - 11):
        for y in (11.0, sheet.height - 11):
            sheet.circle((x, y), 3.4, pal.GILT_DEEP, pal.NIGHT, 0.8)
            sheet.circle((x - 0.5, y - 0.7), 1.9, pal.IVORY)


@sheet_cache(64)
def _rule(sheet: Drawing, colour: Colour) -> None:
    wave(sheet, (0, sheet.height / 2, sheet.width, sheet.height - 2), 22, 4, colour, 1.1)


@sheet_cache(3, opaque=True)
def _desk(sheet: Drawing, tone: tuple[Colour, Colour]) -> None:
    sheet.box(0, 0, sheet.width, sheet.height, 0, sheet.down(0, sheet.height, (0, tone[0]), (1, tone[1])))
    grain(sheet, 0, pal.NIGHT, 0.55)


def becomes(surface: pygame.Surface, rect: pygame.Rect, colour: Colour) -> None:
    """Draw an engraved arrow to the right, between a figure's value now and after a move."""
    surface.blit(trimming("becomes", rect.size, colour=theme.ink(colour)), rect)


def exchange(surface: pygame.Surface, rect: pygame.Rect, colour: Colour) -> None:
    """Draw two opposite arrows: one piece is exchanged for another."""
    surface.blit(trimming("exchange", rect.size, colour=theme.ink(colour)), rect)


@surface_cache(64)
def _arrow(size: Size, up: bool, colour: Colour) -> pygame.Surface:
    sheet = Drawing(20, 16)
    tip, base = (1.5, 14.5) if up else (14.5, 1.5)
    sheet.path([(10, tip), (18.5, base), (1.5, base)], colour, pal.NIGHT, 1.4)
    return sheet.surface(size)


_light = surface_cache(64)(soft)
_rim = surface_cache(128)(rim)


def _brass(sheet: Drawing) -> str:
    return sheet.linear(
        (0, 0),
        (sheet.width, sheet.height),
        (0, pal.GILT_LIGHT),
        (0.35, pal.GILT),
        (0.65, pal.GILT_DEEP),
        (1, pal.GILT),
    )


def slant(surface: pygame.Surface, bar: pygame.Rect, k: float, colour: pal.Colour) -> None:
    """Draw slanting lines on a bar, so that not only its colour marks it."""
    clip = surface.get_clip()
    surface.set_clip(bar.clip(clip))
    for x in range(bar.left - bar.height, bar.right, max(3, round(11 * k))):
        ends = (x, bar.bottom), (x + bar.height, bar.top)
        pygame.draw.line(surface, pal.rgb(colour), *ends, max(1, round(1.5 * k)))
    surface.set_clip(clip)
