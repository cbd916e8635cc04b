"""The pictures that are files: emblems, votes, marks, vignettes, Chamber, night, small things."""

import pygame

from scenes.art import Colour, Drawing, Size
from scenes.art.linework import patterns, raised
from scenes.art.linework.drawing_file import drawing
from scenes.art.surface_cache import surface_cache
from scenes.raccoon_rampage import GAME
from scenes.raccoon_rampage.art.colours import ROLES

patterns.add(ROLES[role] for role in ("DE", "FR", "HU", "AR"))  # as the seats of their colours
NOBODY = "nobody"
DESK = 722 / 1080
"""The upper edge of the desk in the Chamber, as a share of the height."""
HEIGHT = 100.0
"""A vignette's height in units; one that is narrower than a scene shows it smaller."""


@surface_cache(48)
def role(name: str, size: Size) -> pygame.Surface:
    """A role's emblem: its shape on its colour in a brass ring, with alpha. `KeyError` for no role."""
    edge, fine = max(1.2, 90 / min(size)), min(size) >= 40
    return _centred(drawing(GAME, "roles", name or NOBODY, fine, edge=edge), size)


@surface_cache(64)
def cube(role: str, size: Size) -> pygame.Surface:
    """A vote: a cube in a role's colour with its shape, grey with a briefcase for ""; with alpha."""
    edge = max(3.0, 110 / min(size))
    return _centred(drawing(GAME, "votes", role or NOBODY, edge=edge), size)


@surface_cache(128)
def icon(name: str, size: Size, colour: Colour) -> pygame.Surface:
    """A mark in a colour, with alpha. `KeyError` for a name that is none of the marks."""
    return _centred(drawing(GAME, "marks", name, colour=colour), size)


@surface_cache(32)
def raccoon(size: Size, awake: bool) -> pygame.Surface:
    """A raccoon on the map, as large as fits, with alpha: its eyes burn when it is awake."""
    return _centred(drawing(GAME, "pieces", "awake" if awake else "asleep"), size)


@surface_cache(4)
def lamplight(size: Size) -> pygame.Surface:
    """Light for a large picture, warm from the upper left, and dark in its far corner; with alpha."""
    sheet = Drawing(*size)
    far = max(size)
    dark = (0.35, "#0b0714", 0), (1, "#0b0714", 0.62)
    light = (0, "#ffdf9c", 0.26), (0.6, "#ffb45c", 0.08), (1, "#ffb45c", 0)
    for stops in (dark, light):
        sheet.box(0, 0, *size, 0, sheet.radial((0.2 * size[0], 0.12 * size[1]), 1.05 * far, *stops))
    return sheet.surface(size)


@surface_cache(256)
def still(name: str, size: Size, **colours: Colour) -> pygame.Surface:
    """A small drawing of the table at a size, with alpha; `colours` fill its named colours."""
    return drawing(GAME, "table", name, True, **colours).surface(size)


def spread_face(size: Size, count: int) -> pygame.Surface:
    """A spread card face up without its figure: a sleeping raccoon, one awake, or two."""
    return still(f"spread {min(2, count)}", size)


@surface_cache(4)
def door(size: Size) -> pygame.Surface:
    """The door of the Chamber, ajar: light falls out of it; with alpha about its arch."""
    return drawing(GAME, "table", "door", edge=max(1.2, 110 / size[1])).surface(size)


def chamber(size: Size) -> pygame.Surface:
    """The table's background: the Chamber above, the desk from `DESK` of the height down. Opaque."""
    return drawing(GAME, "table", "chamber").surface(size, opaque=True)


@surface_cache(1)
def sky(size: Size) -> pygame.Surface:
    """The sky of a Spread's night, down to the horizon. Opaque."""
    return drawing(GAME, "table", "sky").surface(size, opaque=True)


@surface_cache(264)
def vignette(name: str, size: Size) -> pygame.Surface:
    """The picture of a policy, action, event or area, by its id; opaque. `KeyError` where there is none."""
    scene = _sheet(size, "vignettes", name).surface(size)
    return raised.raised(_ground(size, name), scene)


@surface_cache(12)
def backdrop(size: Size) -> pygame.Surface:
    """A sunburst by night, behind several pictures or an emblem; opaque."""
    return _ground(size, "backdrop")


def _ground(size: Size, name: str) -> pygame.Surface:
    sheet = _sheet(size, "grounds", name)
    raised.light(sheet)
    return sheet.surface(size, opaque=True)


def _sheet(size: Size, kind: str, name: str) -> Drawing:
    """A ground as wide as the place, or a scene that fits into it."""
    scale = size[1] / HEIGHT
    sheet = Drawing(max(1.0, size[0] / scale), HEIGHT)
    part = drawing(GAME, kind, name, scale >= 0.55, edge=max(1.2, 0.9 / scale))
    share = sheet.width / part.width
    stretch = f"{max(1.0, share):g} 1" if kind == "grounds" else f"{min(1.0, share):g}"
    sheet.begin(f"translate({sheet.width / 2:g} {HEIGHT / 2:g}) scale({stretch})")
    sheet.take(part)
    sheet.end()
    return sheet


def _centred(sheet: Drawing, size: Size) -> pygame.Surface:
    """A drawing as large as fits in a picture of that size, in its middle."""
    scale = min(size[0] / sheet.width, size[1] / sheet.height)
    picture = sheet.surface((round(sheet.width * scale), round(sheet.height * scale)))
    if picture.get_size() == size:
        return picture
    image = pygame.Surface(size, pygame.SRCALPHA)
    image.blit(picture, picture.get_rect(center=image.get_rect().center))
    return image
