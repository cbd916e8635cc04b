"""Draws the valley behind the table: sky, hills, river, railway line, hamlets, works, sidings."""

import math
from collections.abc import Iterator

from scenes.art.landscape.landmarks import factory, mouth, village
from scenes.art.landscape.light import Daylight, light_at, sun_at
from scenes.art.palette import INK, Colour, mix
from scenes.art.vector import Drawing, Point
from scenes.raccoon_tycoon.art import wagons
from scenes.raccoon_tycoon.art.colours import RAILROAD
from scenes.raccoon_tycoon.art.wagons import Livery
from scenes.raccoon_tycoon.valley import land
from scenes.raccoon_tycoon.valley.sites import Country, SeatColours, Siding, Site
from scenes.raccoon_tycoon.valley.valley import Factory, Hamlet, Valley

DARK, CLEAR = 0.52, 0.05
"""The opacity of the darkness over the valley outside the open strip, and in it."""
CALM_DARK, CALM_CLEAR = 0.8, 0.25
"""The same under high contrast."""


def livery(railroad: str, seat: int, colours: SeatColours) -> Livery:
    """The livery of a railroad's wagons that a seat owns."""
    return Livery(mix(RAILROAD[railroad][0], "#ffffff", 0.16), colours[seat])


def draw(sheet: Drawing, country: Country, valley: Valley, colours: SeatColours) -> Iterator[None]:
    """Draw the valley on a sheet as large as the country, in steps."""
    light = light_at(valley.hour)
    for paint in (_sky, _clouds):
        paint(sheet, country, light, valley.hour)
        yield
    land.lay(sheet, country, "hills", light)
    yield
    rows = sorted(((country.hamlet(h.town), h) for h in valley.hamlets), key=lambda pair: pair[0].at[1])
    for site, town in rows:
        draw_hamlet(sheet, light, site, town, colours)
        yield
    land.lay(sheet, country, "fields", light)
    for number, x in enumerate(range(int(country.left) + 24, int(country.end), 57)):
        if number * 5 % 7 < 3:
            at = x + 9 * math.sin(number), country.y(0.575)
            land.put(sheet, "tree", light, at, country.scale * 0.24, country.scale * 0.24)
    yield
    yield from _things(sheet, country, light, valley, colours)
    _darken(sheet, country)


def _things(
    sheet: Drawing, country: Country, light: Daylight, valley: Valley, colours: SeatColours
) -> Iterator[None]:
    """Draw works, sidings and the main line, in steps."""
    for site, works in sorted(((country.works(f), f) for f in valley.factories), key=lambda p: p[0].at[1]):
        draw_works(sheet, light, site, works, colours)
        draw_plume(sheet, light, site)
        yield
    for siding, site in country.sidings(valley.trains):
        draw_siding(sheet, light, site, siding, colours)
        yield
    wide, size = land.stretched(country)[0], country.train_scale
    land.put(sheet, "line", light, (0, country.foot), wide, size)
    yield


def draw_hamlet(sheet: Drawing, light: Daylight, site: Site, town: Hamlet, colours: SeatColours) -> None:
    """Draw a hamlet in its owner's colour."""
    village(sheet, light, site.at, site.scale, site.seed, colours[town.seat])


def draw_works(sheet: Drawing, light: Daylight, site: Site, works: Factory, colours: SeatColours) -> None:
    """Draw works with a roof in their owner's colour."""
    factory(sheet, light, site.at, site.scale, site.seed, colours[works.seat])


def draw_siding(sheet: Drawing, light: Daylight, site: Site, siding: Siding, colours: SeatColours) -> None:
    """Draw a seat's flag and its wagons, each in its railroad's livery."""
    cars = [livery(railroad, siding.seat, colours) for railroad in siding.railroads]
    wagons.siding(sheet, light, site.at, site.scale, cars)


def draw_plume(sheet: Drawing, light: Daylight, site: Site) -> None:
    """Draw the still smoke over a chimney."""
    x, y = smoke_from(site)
    grey = smoke_colour(light)
    for puff in range(3):
        at = (x + site.scale * (5 + 9 * puff), y - site.scale * (5 + 7 * puff))
        sheet.circle(at, site.scale * (5 + 2.6 * puff), grey, opacity=0.6 - 0.15 * puff)


def smoke_from(site: Site) -> Point:
    """The mouth of a chimney in design units."""
    dx, dy = mouth(site.seed)
    return site.at[0] + dx * site.scale, site.at[1] + dy * site.scale


def smoke_colour(light: Daylight) -> Colour:
    """The colour of smoke in the light of the hour."""
    return mix(mix(light.cloud[0], light.cloud[1], 0.6), INK, 0.3)


def _sky(sheet: Drawing, country: Country, light: Daylight, hour: float) -> None:
    horizon = country.horizon
    sheet.box(0, 0, sheet.width, horizon + 20, 0, sheet.down(0, horizon, *light.sky))
    across, high = sun_at(hour)
    sun = (sheet.width * across, horizon - 10 - 0.66 * (horizon - 10) * high)
    _rays(sheet, light, sun)
    glow = sheet.radial(sun, 300, (0, light.glow, 0.8), (0.35, light.glow, 0.34), (1, light.glow, 0))
    sheet.circle(sun, 300, glow)
    seen = max(0.0, 1 - 2.6 * high)
    if seen:
        sheet.circle(
            sun, 34, sheet.radial(sun, 34, (0, "#fffdf0"), (0.7, light.sun), (1, light.sun)), opacity=seen
        )
    y = 8.0
    while y < horizon:
        sheet.box(0, y, sheet.width, 0.8 + y / horizon, 0, INK, opacity=0.06)
        y += 7
    if light.stars:
        for star in range(46):
            at = ((star * 397.3) % sheet.width, (star * 71.7) % (horizon * 0.6))
            sheet.circle(at, 0.9 + (star % 3) * 0.45, "#f8ecd0", opacity=0.8 * light.stars)


def _rays(sheet: Drawing, light: Daylight, sun: Point) -> None:
    reach = sheet.width
    for k in range(0, 36, 2):
        a, b = math.radians(k * 10 - 3), math.radians(k * 10 + 3)
        wedge = [
            sun,
            (sun[0] + math.cos(a) * reach, sun[1] + math.sin(a) * reach),
            (sun[0] + math.cos(b) * reach, sun[1] + math.sin(b) * reach),
        ]
        sheet.path(wedge, light.glow, opacity=0.07)


def _clouds(sheet: Drawing, country: Country, light: Daylight, hour: float) -> None:
    for number in range(9):
        x = (number * 331.0 + 90 + 260 * hour) % (sheet.width + 200) - 100
        y = country.horizon * (0.14 + 0.105 * (number * 5 % 9))
        land.put(sheet, "cloud", light, (x, y), (56 + 20 * (number % 3)) / 100, 1)


def _darken(sheet: Drawing, country: Country) -> None:
    """Darken everything but the open strip, with soft edges."""
    soft, high = (country.foot - country.top) * 0.4, sheet.height
    veil, clear = (CALM_DARK, CALM_CLEAR) if country.calm else (DARK, CLEAR)
    stops = (
        (0.0, veil),
        ((country.top - soft) / high, veil),
        (country.top / high, clear),
        (country.foot / high, clear),
        (min(1.0, (country.foot + soft) / high), veil),
        (1.0, veil),
    )
    paint = sheet.down(0, high, *((place, "#0c0812", depth) for place, depth in stops))
    sheet.box(-2, -2, sheet.width + 4, high + 4, 0, paint)
