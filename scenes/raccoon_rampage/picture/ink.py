"""Words, figures, emblems and cubes: the few forms that every zone of this table shares."""

from __future__ import annotations

from dataclasses import replace

import pygame

from scenes.art import shapes, text
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.art.letters import signs
from scenes.art.palette import Colour, rgb
from scenes.art.pieces import dice
from scenes.art.surface_cache import surface_cache
from scenes.art.text import Align, Style
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.art.colours import (
    ALARM,
    BRASS_DEEP,
    BRASS_LIGHT,
    DEEP,
    INK,
    MIDNIGHT,
    PAPER,
    RELIEF,
    ROLES,
    WALNUT,
)
from scenes.raccoon_rampage.art.pen import Pen

Rect = pygame.Rect
BOARD = ("#41322f", WALNUT)
"""Dark boards: panels of roles, the desk's fields."""
LATER = ("#2c3048", "#14172a")
"""Plates of what is still to come."""
GROUND = "#3a2c22"
"""The ink of small print on paper."""
DIM = "#cdb996"
MARKS: dict[str, Colour] = {
    "mitigate": "#4aa37b",
    "reduce": "#e8705c",
    "shield": "#7fa8e0",
    "hunter_dice": PAPER,
    "influence": "#f3d58d",
    "spread": ALARM,
    "star_paw": ROLES["AR"],
    "star_horn": ROLES["HU"],
    "corporate": "#d8d2c4",
    "technology": "#9cc4e8",
    "skull": PAPER,
    "vote": PAPER,
}
"""The colour of each small mark."""
NARROWER = (1.0, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7)
"""The factors by which words may exceed their room before they are cut: they are drawn narrower by that."""
LEADING = 0.88
"""The share of a line's space that its letters need."""


def line(
    surface: pygame.Surface,
    words: str,
    at: tuple[int, int],
    style: tuple[Typeface, float, Colour],
    frame: Frame,
    limit: int,
    align: Align = "left",
    most: float = 1.3,
) -> Rect:
    """One line as everywhere; what has no room in the smallest type is drawn narrower before it is cut."""
    small = _smallest(style, frame, most)
    if text.width(words, small) <= limit or limit < 1:
        return signs.line(surface, words, at, style, frame, limit, align, most)
    words, small = text.fit(words, small, round(limit * NARROWER[-1]), frame.floor)
    sheet = pygame.Surface((text.width(words, small), small.leading), pygame.SRCALPHA)
    sheet.fill(rgb(style[2], 0))
    text.draw(sheet, words, (0, sheet.get_height() // 2), small, middle=True)
    image = pygame.transform.smoothscale(sheet, (limit, sheet.get_height()))
    place = image.get_rect(centery=at[1])
    place.left = at[0] - {"left": 0, "centre": limit // 2, "right": limit}[align]
    return surface.blit(image, place)


def _smallest(style: tuple[Typeface, float, Colour], frame: Frame, most: float) -> Style:
    """The style in the smallest type that words may have."""
    face, units, colour = style
    used = Style(face, max(frame.floor, frame.type(units, most)), colour)
    return used.sized(text.smallest_for(used, frame.floor))


def lines(
    surface: pygame.Surface,
    words: str,
    box: Rect,
    style: tuple[Typeface, float, Colour],
    frame: Frame,
    align: Align = "centre",
    most: float = 1.3,
) -> None:
    """As many lines as there is room for, centred in a box."""
    face, units, colour = style
    used = Style(face, max(frame.floor, frame.type(units, most)), colour)
    text.paragraph(surface, words, box, used, align, True, frame.floor)


def narrowed(
    surface: pygame.Surface,
    words: str,
    box: Rect,
    style: tuple[Typeface, float, Colour],
    frame: Frame,
    align: Align = "centre",
    most: float = 1.3,
) -> None:
    """As `lines`, but what has no room in the smallest type is drawn narrower rather than cut."""
    small = _smallest(style, frame, most)
    wider = next((by for by in NARROWER if _has_room(words, small, box, by)), NARROWER[-1])
    if wider == 1.0:
        lines(surface, words, box, style, frame, align, most)
        return
    sheet = pygame.Surface((round(box.width * wider), box.height), pygame.SRCALPHA)
    sheet.fill(rgb(style[2], 0))
    lines(sheet, words, sheet.get_rect(), style, frame, align, most)
    surface.blit(pygame.transform.smoothscale(sheet, box.size), box)


def has_room(
    words: str, box: Rect, style: tuple[Typeface, float, Colour], frame: Frame, most: float = 1.3
) -> bool:
    """Whether `narrowed` cuts nothing."""
    return _has_room(words, _smallest(style, frame, most), box, NARROWER[-1])


def _broadest(words: str, style: Style) -> int:
    return max((text.width(word, style) for word in words.split()), default=0)


def _has_room(words: str, style: Style, box: Rect, wider: float) -> bool:
    """Whether words fit into a box that is so much wider."""
    wide = int(box.width * wider)
    rows = len(text.balanced(words, style, wide))
    return _broadest(words, style) <= wide and rows * style.leading * LEADING <= box.height


def medal(surface: pygame.Surface, rect: Rect, role: str) -> None:
    """A role's emblem, as large as fits."""
    side = min(rect.size)
    picture = art.role(role, (side, side))
    surface.blit(picture, picture.get_rect(center=rect.center))


def cube(surface: pygame.Surface, rect: Rect, role: str, alpha: int = 255) -> None:
    """A vote, as large as fits; of nobody with ""."""
    side = min(rect.size)
    picture = art.cube(role, (side, side))
    if alpha < 255:
        picture = picture.copy()
        picture.set_alpha(alpha)
    surface.blit(picture, picture.get_rect(center=rect.center))


def mark(surface: pygame.Surface, rect: Rect, name: str, colour: Colour = "") -> None:
    """A small mark, as large as fits."""
    side = min(rect.size)
    picture = art.icon(name, (side, side), colour or MARKS[name])
    surface.blit(picture, picture.get_rect(center=rect.center))


def square(frame: Frame, x: float, y: float, side: float) -> Rect:
    """A square of design units."""
    return frame.rect(x, y, side, side)


def lowered(frame: Frame, units: float) -> Frame:
    """The same sheet so much further down."""
    return replace(frame, top=frame.top + units * frame.scale)


def board(surface: pygame.Surface, rect: Rect, frame: Frame, tone: tuple[Colour, Colour] = BOARD) -> None:
    """A board of dark wood with a brass edge."""
    shapes.wood_panel(surface, rect, frame.scale, tone=tone)


def paper(surface: pygame.Surface, rect: Rect, frame: Frame, edge: Colour = MIDNIGHT) -> None:
    """A sheet of paper with a coloured edge."""
    shapes.paper_panel(surface, rect, frame.scale, edge=edge)


def hair(surface: pygame.Surface, frame: Frame, x: float, y: float, wide: float) -> None:
    """A thin brass line."""
    start, end = frame.point(x, y), frame.point(x + wide, y)
    pygame.draw.line(surface, rgb(BRASS_DEEP), start, end, max(1, round(frame.scale)))


def veil(surface: pygame.Surface, rect: Rect, strength: int = 120, colour: Colour = DEEP) -> None:
    """Darken what lies there."""
    shade = pygame.Surface(rect.size, pygame.SRCALPHA)
    shade.fill(rgb(colour, strength))
    surface.blit(shade, rect)


def tab(surface: pygame.Surface, panel: Rect, words: str, now: bool, frame: Frame) -> None:
    """A tab at the upper edge of a panel: whose turn it is, or whose comes next."""
    plate = Rect(0, 0, frame.px(84), frame.px(27))
    plate.midright = (panel.right - frame.px(8), panel.top)
    tone = (ALARM, "#7a1c14") if now else ("#f3d58d", "#b98436")
    shapes.plate(surface, plate, frame.scale, *tone, 6)
    style = (Typeface.SLAB_BOLD, 18, PAPER if now else INK)
    line(surface, words, plate.center, style, frame, plate.width - frame.px(8), "centre", 1.0)


@surface_cache(64)
def pip(side: int, role: str, filled: bool, lost: bool) -> pygame.Surface:
    """A space of an influence track: with its marker, without, or crossed out by an event."""
    pen = Pen(100, 100, 4)
    pen.disc((50, 50), 44, BRASS_DEEP if filled else "#4a3c34")
    pen.disc((50, 50), 34, "#3a3030" if lost else ROLES[role] if filled else "#1a1214")
    if lost:
        pen.line([(28, 28), (72, 72)], ALARM, 13)
        pen.line([(72, 28), (28, 72)], ALARM, 13)
    return pen.surface((side, side))


def die(side: int, value: int) -> pygame.Surface:
    """A six-sided die that shows a number."""
    return dice.die(side, value, PAPER, INK)


@surface_cache(32)
def hunter_die(side: int, face: str) -> pygame.Surface:
    """A hunter die: a skull, a shield or nothing."""
    pen = Pen(100, 100, 5)
    pen.box(6, 6, 88, 88, 20, "#e9dfc4", INK, 6)
    picture = pen.surface((side, side))
    name = {"skull": "skull", "shield": "shield"}.get(face)
    if name:
        inner = round(side * 0.62)
        found = art.icon(name, (inner, inner), ALARM if name == "skull" else RELIEF)
        picture.blit(found, found.get_rect(center=picture.get_rect().center))
    return picture


@surface_cache(32)
def fan(side: int) -> pygame.Surface:
    """Cards in a hand."""
    pen = Pen(100, 100, 4)
    for turn, x in ((-16, 32), (0, 50), (16, 68)):
        pen.begin(f"translate({x} 54) rotate({turn})")
        pen.box(-19, -34, 38, 66, 5, "#e9dcbc", INK, 5)
        pen.end()
    return pen.surface((side, side))


@surface_cache(8)
def bell(side: int, on: bool) -> pygame.Surface:
    """A bell that is set, or not."""
    colour = BRASS_LIGHT if on else "#6b5a50"
    pen = Pen(28, 28, 1.4)
    line = [(14, 2), (21, 8), (22, 18), (26, 22), (2, 22), (6, 18), (7, 8)]
    pen.blob(line, colour, (3, 4))
    pen.disc((14, 25), 2.8, colour, 0.6)
    return pen.surface((side, side))


@surface_cache(16)
def hatched(size: tuple[int, int]) -> pygame.Surface:
    """Lines across what cannot be met any more."""
    pen = Pen(float(size[0]), float(size[1]))
    pen.hatch([(0, 0), (size[0], 0), (size[0], size[1]), (0, size[1])], 8, DEEP, 3.2, 0.8)
    picture = pen.surface(size)
    picture.set_alpha(150)
    return picture
