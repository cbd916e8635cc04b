"""The valley's sprites, pixel for pixel as the background draws them, for things that move."""

from collections.abc import Callable, Mapping

import pygame

from scenes.art.landscape import train as locomotive
from scenes.art.landscape.landmarks import DARK, LAMP, PENNANT, pennant, spire
from scenes.art.landscape.light import light_at
from scenes.art.linework.drawing_file import drawing
from scenes.art.palette import INK, Colour, mix
from scenes.art.sprite_layer import PlacedSprite
from scenes.art.surface_cache import surface_cache
from scenes.art.vector import Drawing, cut_out
from scenes.raccoon_tycoon import GAME
from scenes.raccoon_tycoon.art import wagons
from scenes.raccoon_tycoon.art.colours import RAILROAD
from scenes.raccoon_tycoon.valley import ground
from scenes.raccoon_tycoon.valley.land import main_line_scale
from scenes.raccoon_tycoon.valley.sites import Country, Site, Stage
from scenes.raccoon_tycoon.valley.valley import Factory, Hamlet, Train

Box = tuple[float, float, float, float]
_WORKS_BOX = (-52, -104, 112, 144)
WORKS_FOOT = 104 / 144
"""The y of the ground in a sprite of works, as a share of its height."""
HAMLET_BOX = (-30, -130, 200, 214)
HAMLET_FOOT = 130 / 214
"""The same in a sprite of a hamlet."""
TRAINS = 6
"""The number of cached trains: several may arrive at a time."""
SECTIONS = range(len(locomotive.SECTIONS))
CART = {"horse": "#4a2f22", "top": "#fff6dc", "foot": "#c9ab7c", "rib": "#a98a60", "bed": "#7a4a26"}
BOAT = {"hull": "#7a3328", "sail": "#fff8e2", "jib": "#dcbf92"}
"""The colours of cart and boat, which the light of the hour changes."""
WAVES, TURNS, STEPS, BEATS = 4, 8, 2, 4
"""The number of frames of a flag, of the engine's wheels, of the cart, of a bird."""


def hamlet(stage: Stage, town: Hamlet) -> PlacedSprite:
    """A town's hamlet."""
    site = stage.country.hamlet(town.town)

    def paint(sheet: Drawing) -> None:
        ground.draw_hamlet(sheet, stage.light, site, town, stage.colours)

    return cut_out(paint, _around(site, HAMLET_BOX), stage.k)


def works(stage: Stage, factory: Factory) -> PlacedSprite:
    """Works with their smoke."""
    site = stage.country.works(factory)

    def paint(sheet: Drawing) -> None:
        ground.draw_works(sheet, stage.light, site, factory, stage.colours)
        ground.draw_plume(sheet, stage.light, site)

    return cut_out(paint, _around(site, _WORKS_BOX), stage.k)


def scaffold(stage: Stage, factory: Factory) -> PlacedSprite:
    """The scaffold round works that go up."""
    drawn, site = drawing(GAME, "valley", "scaffold"), stage.country.works(factory)
    return _standing(site, (-52, -60, 104, 64), stage.k, lambda sheet: sheet.take(drawn))


def _standing(site: Site, box: Box, k: float, paint: Callable[[Drawing], None]) -> PlacedSprite:
    """A sprite at a site; `paint` and `box` are in the units of the site's scale."""

    def stand(sheet: Drawing) -> None:
        sheet.begin(f"translate({site.at[0]:.2f} {site.at[1]:.2f}) scale({site.scale:.3f})")
        paint(sheet)
        sheet.end()

    return cut_out(stand, _around(site, box), k)


def _around(site: Site, box: Box) -> Box:
    x, y, wide, high = (value * site.scale for value in box)
    return site.at[0] + x, site.at[1] + y, wide, high


@surface_cache(len(SECTIONS))
def train_section(stage: Stage, won: Train, number: int) -> PlacedSprite:
    """A section of a train: to draw all of it takes longer than a frame."""
    country, paint = stage.country, livery(stage, won)
    scale, (start, end) = main_line_scale(country), locomotive.SECTIONS[number]
    box = (country.left + start * scale, country.line - 62 * scale, (end - start) * scale, 62 * scale + 1)

    def draw(sheet: Drawing) -> None:
        locomotive.train(sheet, country.left, country.line, scale, paint, (number,))

    return cut_out(draw, box, stage.k)


def _sections(stage: Stage, won: Train) -> list[PlacedSprite]:
    return [train_section(stage, won, number) for number in SECTIONS]


@surface_cache(TRAINS, parts=_sections)
def train(stage: Stage, won: Train) -> PlacedSprite:
    """A train in a railroad's livery, its tail at the left end of the country."""
    sections = _sections(stage, won)
    place = sections[0][1].unionall([where for _, where in sections])
    picture = pygame.Surface(place.size, pygame.SRCALPHA)
    for image, where in sections:
        picture.blit(image, where.move(-place.left, -place.top))
    return picture, place


@surface_cache(2 * TURNS)
def drivers(country: Country, turn: int, k: float) -> PlacedSprite:
    """The wheels and rods of the train's engine in frame `turn` of `TURNS`."""
    left, scale = country.left, main_line_scale(country)
    box = (left + 442 * scale, country.line - 21 * scale, 92 * scale, 21 * scale + 1)
    return cut_out(lambda sheet: locomotive.drivers(sheet, left, country.line, scale, turn / TURNS), box, k)


def livery(stage: Stage, won: Train) -> locomotive.Livery:
    """The colours of a train: the railroad's, with the owner's pennant."""
    light, (top, bottom) = stage.light, RAILROAD[won.railroad]
    side = light.on(mix(top, "#ffffff", 0.12))
    cars = (side, light.on(mix(top, bottom, 0.25)), side, light.on(mix(top, "#ffffff", 0.2)))
    return locomotive.Livery(cars, light.on(mix(top, "#ffffff", 0.06)), stage.colours[won.seat])


@surface_cache(64)
def pennant_over(country: Country, town: str, colour: Colour, wave: int, k: float) -> PlacedSprite:
    """The flag on a hamlet's spire."""
    site = country.hamlet(town)
    x, y = spire(site.seed)
    box = (x, y - 31, PENNANT[0] + 4, PENNANT[1] + 9)
    return _standing(site, box, k, lambda sheet: pennant(sheet, (x, y), colour, wave / WAVES))


@surface_cache(24)
def flag_over(at: tuple[float, float], scale: float, colour: Colour, wave: int, k: float) -> PlacedSprite:
    """The flag on the mast of the siding that begins at `at`."""
    box = (8, -wagons.HIGH + 2, wagons.FLAG[0] + 6, 36)
    return _standing(Site(at, scale), box, k, lambda sheet: wagons.mast(sheet, (8, 2), colour, wave / WAVES))


@surface_cache(2)
def dark_window(country: Country, town: str, k: float) -> PlacedSprite:
    """The dark window of a hamlet's church."""
    site = country.hamlet(town)
    x = spire(site.seed)[0] - 3
    box = _around(site, (x, -20, 6, 14))
    return cut_out(lambda sheet: sheet.box(*box, 0, DARK, INK, 0.3), box, k)


@surface_cache(2 * STEPS)
def cart(scale: float, hour: float, step: int, k: float) -> pygame.Surface:
    """A cart behind a horse, facing right; its wheels touch the image's foot."""
    return _lit(f"cart {step}", CART, hour, scale * k)


@surface_cache(2)
def boat(scale: float, hour: float, k: float) -> pygame.Surface:
    """A sailing boat."""
    return _lit("boat", BOAT, hour, scale * k)


def _lit(name: str, colours: Mapping[str, Colour], hour: float, k: float) -> pygame.Surface:
    """A drawing with its `colours` in the light of an hour."""
    light = light_at(hour)
    drawn = drawing(GAME, "valley", name, True, **{part: light.on(tone) for part, tone in colours.items()})
    return drawn.surface((max(2, round(drawn.width * k)), max(2, round(drawn.height * k))))


@surface_cache(BEATS)
def bird(wide: int, beat: int) -> pygame.Surface:
    """A distant bird, `wide` pixels from tip to tip."""
    return drawing(GAME, "valley", f"bird {beat}").surface((wide, max(1, round(wide * 2 / 3))))


@surface_cache(64)
def puff(radius: int, strength: int, hour: float) -> pygame.Surface:
    """A round puff of smoke of `radius` pixels; `strength` in tenths of opaque."""
    colour = ground.smoke_colour(light_at(hour))
    sheet = Drawing(2 * radius + 2, 2 * radius + 2)
    sheet.circle((radius + 1, radius + 1), radius, colour, opacity=strength / 10)
    return sheet.surface()


@surface_cache(32)
def glow(radius: int, strength: int) -> pygame.Surface:
    """A round glow of lamplight of `radius` pixels; `strength` in tenths of opaque."""
    sheet = Drawing(2 * radius, 2 * radius)
    middle = (radius, radius)
    sheet.circle(middle, radius, sheet.radial(middle, radius, (0, LAMP, strength / 10), (1, LAMP, 0)))
    return sheet.surface()
