"""Pieces of the valley on their own, in exactly the pixels that the ground would have: for whatever moves."""

import math

import pygame

from scenes.art.geometry import tapered
from scenes.art.landscape import train as locomotive
from scenes.art.landscape.landmarks import DARK, LAMP, PENNANT, pennant, spire
from scenes.art.landscape.light import light_at
from scenes.art.palette import INK, Colour, mix
from scenes.art.sprite_layer import PlacedSprite
from scenes.art.surface_cache import surface_cache
from scenes.art.vector import Drawing, cut_out
from scenes.raccoon_tycoon.art import wagons
from scenes.raccoon_tycoon.art.colours import RAILROAD
from scenes.raccoon_tycoon.valley import ground
from scenes.raccoon_tycoon.valley.ground import SeatColours
from scenes.raccoon_tycoon.valley.sites import Country, Site
from scenes.raccoon_tycoon.valley.valley import Factory, Hamlet, Train
from scenes.raccoon_tycoon.valley.ways import running

Box = tuple[float, float, float, float]
_WORKS_BOX = (-52, -104, 112, 144)
WORKS_FOOT = 104 / 144
"""The height of the ground in a picture of works, from its top."""
HAMLET_BOX = (-30, -130, 200, 214)
HAMLET_FOOT = 130 / 214
"""The same of a hamlet."""
HOURS = 24
"""So many kinds of light are told apart for what moves."""
TRAINS = 6
"""So many of their pictures are kept: several may come at a time."""
SECTIONS = range(len(locomotive.SECTIONS))
WAVES, TURNS, STEPS, BEATS = 4, 8, 2, 4
"""Pictures of a flag, of the engine's wheels, of the cart, of a bird."""


def hamlet(country: Country, town: Hamlet, hour: float, colours: SeatColours, k: float) -> PlacedSprite:
    """A town's hamlet."""
    site = country.hamlet(town.town)
    return cut_out(
        lambda sheet: ground.draw_hamlet(sheet, light_at(hour), site, town, colours),
        _around(site, HAMLET_BOX),
        k,
    )


def works(country: Country, factory: Factory, hour: float, colours: SeatColours, k: float) -> PlacedSprite:
    """A factory with the smoke over it."""
    site, light = country.works(factory), light_at(hour)

    def paint(sheet: Drawing) -> None:
        ground.draw_works(sheet, light, site, factory, colours)
        ground.draw_plume(sheet, light, site)

    return cut_out(paint, _around(site, _WORKS_BOX), k)


def scaffold(country: Country, factory: Factory, k: float) -> PlacedSprite:
    """Poles and planks round works that go up."""
    site = country.works(factory)

    def paint(sheet: Drawing) -> None:
        sheet.begin(f"translate({site.at[0]:.2f} {site.at[1]:.2f}) scale({site.scale:.3f})")
        for x in (-40, -20, 0, 20, 40):
            sheet.path(f"M{x} 0V-52", "none", "#d9b26a", 2.6)
        for level in (-14, -30, -46):
            sheet.path(f"M-44 {level}H44", "none", "#8a5c2e", 2.6)
        sheet.path("M-40 0L-20 -30M20 -30L40 0M-20 -30L0 -46M0 -46L20 -30", "none", "#b08848", 1.6)
        sheet.end()

    return cut_out(paint, _around(site, (-52, -60, 104, 64)), k)


def _around(site: Site, box: Box) -> Box:
    x, y, wide, high = (value * site.scale for value in box)
    return site.at[0] + x, site.at[1] + y, wide, high


@surface_cache(len(SECTIONS))
def train_section(
    country: Country, won: Train, hour: int, colours: SeatColours, k: float, number: int
) -> PlacedSprite:
    """A section of that train: to draw all of it takes longer than a frame."""
    scale, paint = running(country), livery(won, hour, colours)
    start, end = locomotive.SECTIONS[number]
    box = (country.left + start * scale, country.line - 62 * scale, (end - start) * scale, 62 * scale + 1)
    return cut_out(
        lambda sheet: locomotive.train(sheet, country.left, country.line, scale, paint, (number,)), box, k
    )


def _sections(country: Country, won: Train, hour: int, colours: SeatColours, k: float) -> list[PlacedSprite]:
    return [train_section(country, won, hour, colours, k, number) for number in SECTIONS]


@surface_cache(TRAINS, parts=_sections)
def train(country: Country, won: Train, hour: int, colours: SeatColours, k: float) -> PlacedSprite:
    """The train on the main line in a railroad's livery, its tail at the left end of the open country."""
    sections = _sections(country, won, hour, colours, k)
    place = sections[0][1].unionall([where for _, where in sections])
    picture = pygame.Surface(place.size, pygame.SRCALPHA)
    for image, where in sections:
        picture.blit(image, where.move(-place.left, -place.top))
    return picture, place


@surface_cache(2 * TURNS)
def drivers(country: Country, turn: int, k: float) -> PlacedSprite:
    """The wheels and rods of the engine of that train, so many of `TURNS` further."""
    left, scale = country.left, running(country)
    box = (left + 442 * scale, country.line - 21 * scale, 92 * scale, 21 * scale + 1)
    return cut_out(lambda sheet: locomotive.drivers(sheet, left, country.line, scale, turn / TURNS), box, k)


def livery(won: Train, hour: int, colours: SeatColours) -> locomotive.Livery:
    """The railroad's colour on carriages and engine, a pennant in the owner's."""
    light = light_at(hour / HOURS)
    top, bottom = RAILROAD[won.railroad]
    side = light.on(mix(top, "#ffffff", 0.12))
    cars = (side, light.on(mix(top, bottom, 0.25)), side, light.on(mix(top, "#ffffff", 0.2)))
    return locomotive.Livery(cars, light.on(mix(top, "#ffffff", 0.06)), colours[won.seat])


@surface_cache(64)
def pennant_over(country: Country, town: str, colour: Colour, wave: int, k: float) -> PlacedSprite:
    """The flag on a hamlet's spire."""
    site = country.hamlet(town)
    x, y = spire(site.seed)

    def paint(sheet: Drawing) -> None:
        sheet.begin(f"translate({site.at[0]:.2f} {site.at[1]:.2f}) scale({site.scale:.3f})")
        pennant(sheet, (x, y), colour, wave / WAVES)
        sheet.end()

    return cut_out(paint, _around(site, (x, y - 31, PENNANT[0] + 4, PENNANT[1] + 9)), k)


@surface_cache(24)
def flag_over(at: tuple[float, float], scale: float, colour: Colour, wave: int, k: float) -> PlacedSprite:
    """The flag on a siding's mast; the siding begins at `at`."""

    def paint(sheet: Drawing) -> None:
        sheet.begin(f"translate({at[0]:.2f} {at[1]:.2f}) scale({scale:.3f})")
        wagons.mast(sheet, (8, 2), colour, wave / WAVES)
        sheet.end()

    return cut_out(paint, _around(Site(at, scale), (8, -wagons.HIGH + 2, wagons.FLAG[0] + 6, 36)), k)


@surface_cache(2)
def dark_window(country: Country, town: str, k: float) -> PlacedSprite:
    """The tall window of a hamlet's church when nobody has lit it."""
    site = country.hamlet(town)
    x = spire(site.seed)[0] - 3
    box = _around(site, (x, -20, 6, 14))
    return cut_out(lambda sheet: sheet.box(*box, 0, DARK, INK, 0.3), box, k)


@surface_cache(2 * STEPS)
def cart(scale: float, hour: int, step: int, k: float) -> pygame.Surface:
    """A covered cart behind a horse, going to the right; its wheels stand at the picture's foot."""
    light, sheet = light_at(hour / HOURS), Drawing(46, 24)
    horse, gait = light.on("#4a2f22"), (-1.6, 1.6)[step]
    for x, way in ((31, 1), (33, -1), (39, 1), (41, -1)):
        sheet.path(f"M{x} 14L{x + way * gait} 23", "none", horse, 1.7)
    sheet.path([(29, 10), (42, 10), (43, 5), (46, 6.5), (44, 9.5), (42, 15.5), (29, 15.5)], horse, INK, 0.7)
    sheet.path("M21 14.5H30", "none", "#2a1c14", 1.3)
    canvas = sheet.down(1, 14, (0, light.on("#fff6dc")), (1, light.on("#c9ab7c")))
    sheet.path("M2 14C1 -1 23 -1 22 14Z", canvas, INK, 0.9)
    sheet.path("M7.5 3.5V14M12 2.6V14M16.5 3.5V14", "none", light.on("#a98a60"), 0.7)
    sheet.box(1, 13.5, 22, 4, 0.8, light.on("#7a4a26"), INK, 0.8)
    for x in (6, 18):
        sheet.circle((x, 19.5), 4, "none", INK, 1.5)
        turn = math.pi / 4 * step
        dx, dy = 4 * math.cos(turn), 4 * math.sin(turn)
        spokes = f"M{x - dx:.1f} {19.5 - dy:.1f}L{x + dx:.1f} {19.5 + dy:.1f}"
        sheet.path(f"{spokes}M{x + dy:.1f} {19.5 - dx:.1f}L{x - dy:.1f} {19.5 + dx:.1f}", "none", INK, 0.8)
    return sheet.surface((max(2, round(46 * scale * k)), max(2, round(24 * scale * k))))


@surface_cache(2)
def boat(scale: float, hour: int, k: float) -> pygame.Surface:
    """A sail on the river."""
    light, sheet = light_at(hour / HOURS), Drawing(30, 36)
    sheet.path([(2, 28), (28, 28), (23, 34), (7, 34)], light.on("#7a3328"), INK, 1.4)
    sheet.path("M14 28V2", "none", INK, 1.4)
    sheet.path([(15.5, 3), (27, 25), (15.5, 26)], light.on("#fff8e2"), INK, 1)
    sheet.path([(12.5, 7), (4, 25), (12.5, 26)], light.on("#dcbf92"), INK, 1)
    return sheet.surface((max(2, round(30 * scale * k)), max(2, round(36 * scale * k))))


@surface_cache(BEATS)
def bird(wide: int, beat: int) -> pygame.Surface:
    """A bird far off, `wide` pixels from tip to tip."""
    sheet, lift = Drawing(24, 16), 4 * math.cos(math.tau * beat / BEATS)
    wings = [(1, 8 - lift), (6, 6.5 - lift * 0.5), (12, 9), (18, 6 - lift * 0.5), (23, 8 - lift)]
    sheet.path(tapered([(x, float(y)) for x, y in wings], 3.4), "#1b2a30")
    return sheet.surface((wide, max(1, round(wide * 2 / 3))))


@surface_cache(64)
def puff(radius: int, strength: int, hour: int) -> pygame.Surface:
    """A round of smoke `radius` pixels large; `strength` in tenths of opaque, `hour` of `HOURS`."""
    colour = ground.smoke_colour(light_at(hour / HOURS))
    sheet = Drawing(2 * radius + 2, 2 * radius + 2)
    sheet.circle((radius + 1, radius + 1), radius, colour, opacity=strength / 10)
    return sheet.surface()


@surface_cache(32)
def glow(radius: int, strength: int) -> pygame.Surface:
    """Lamplight `radius` pixels wide; `strength` in tenths."""
    sheet = Drawing(2 * radius, 2 * radius)
    middle = (radius, radius)
    sheet.circle(middle, radius, sheet.radial(middle, radius, (0, LAMP, strength / 10), (1, LAMP, 0)))
    return sheet.surface()


def whole_hour(hour: float) -> int:
    """The hour as `puff` counts it."""
    return round(hour * HOURS)
