"""The picture of the valley behind the table: sky, hills, river and line, and whatever stands there."""

import math
from collections.abc import Iterator
from functools import lru_cache

from scenes.art.geometry import Polyline, ribbon, smooth
from scenes.art.landscape.landmarks import factory, mouth, poplar, village
from scenes.art.landscape.light import Daylight, light_at, sun_at
from scenes.art.palette import INK, Colour, mix
from scenes.art.vector import Drawing, Point
from scenes.raccoon_tycoon.art import wagons
from scenes.raccoon_tycoon.art.colours import RAILROAD
from scenes.raccoon_tycoon.art.wagons import Livery
from scenes.raccoon_tycoon.valley import ways
from scenes.raccoon_tycoon.valley.sites import Country, SeatColours, Siding, Site
from scenes.raccoon_tycoon.valley.valley import Factory, Hamlet, Valley
from scenes.raccoon_tycoon.valley.ways import RIVER, stream

VEIL, CLEAR = 0.52, 0.05
"""The strength of the veil over the valley away from the open strip, and in it."""
CALM_VEIL, CALM_CLEAR = 0.8, 0.25
"""The same in the theme of high contrast."""


def livery(railroad: str, seat: int, colours: SeatColours) -> Livery:
    """A railroad's colour on the sides, the owner's on the roofs."""
    return Livery(mix(RAILROAD[railroad][0], "#ffffff", 0.16), colours[seat])


def drawn(sheet: Drawing, country: Country, valley: Valley, colours: SeatColours) -> Iterator[None]:
    """Draw the valley on a sheet as large as the country, a little at each step."""
    light = light_at(valley.hour)
    for paint in (_sky, _clouds, _hills):
        paint(sheet, country, light, valley.hour)
        yield
    rows = sorted(((country.hamlet(h.town), h) for h in valley.hamlets), key=lambda pair: pair[0].at[1])
    for site, town in rows:
        draw_hamlet(sheet, light, site, town, colours)
        yield
    _fields(sheet, country, light)
    yield
    yield from _things(sheet, country, light, valley, colours)
    _foreground(sheet, country, light)
    _veil(sheet, country)


def _things(
    sheet: Drawing, country: Country, light: Daylight, valley: Valley, colours: SeatColours
) -> Iterator[None]:
    """Works behind the sidings, the railroads won, the road, the main line."""
    for site, works in sorted(((country.works(f), f) for f in valley.factories), key=lambda p: p[0].at[1]):
        draw_works(sheet, light, site, works, colours)
        draw_plume(sheet, light, site)
        yield
    for siding, site in country.sidings(valley.trains):
        draw_siding(sheet, light, site, siding, colours)
        yield
    ways.road(sheet, country, light)
    ways.bridges(sheet, country, light)
    ways.rails(sheet, country, light)
    yield


def draw_hamlet(sheet: Drawing, light: Daylight, site: Site, town: Hamlet, colours: SeatColours) -> None:
    """A town in its owner's colour."""
    village(sheet, light, site.at, site.scale, site.seed, colours[town.seat])


def draw_works(sheet: Drawing, light: Daylight, site: Site, works: Factory, colours: SeatColours) -> None:
    """A building under a roof of its owner's colour."""
    factory(sheet, light, site.at, site.scale, site.seed, colours[works.seat])


def draw_siding(sheet: Drawing, light: Daylight, site: Site, siding: Siding, colours: SeatColours) -> None:
    """A seat's flag and its wagons, each in its railroad's livery."""
    cars = [livery(railroad, siding.seat, colours) for railroad in siding.railroads]
    wagons.siding(sheet, light, site.at, site.scale, cars)


def draw_plume(sheet: Drawing, light: Daylight, site: Site) -> None:
    """The smoke that always hangs over a chimney."""
    x, y = smoke_from(site)
    grey = smoke_colour(light)
    for puff in range(3):
        at = (x + site.scale * (5 + 9 * puff), y - site.scale * (5 + 7 * puff))
        sheet.circle(at, site.scale * (5 + 2.6 * puff), grey, opacity=0.6 - 0.15 * puff)


def smoke_from(site: Site) -> Point:
    """The mouth of a factory's chimney."""
    dx, dy = mouth(site.seed)
    return site.at[0] + dx * site.scale, site.at[1] + dy * site.scale


def smoke_colour(light: Daylight) -> Colour:
    """Smoke in the light of the hour."""
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
        sheet.box(0, y, sheet.width, 0.8 + y / horizon, 0, INK, opacity=0.12)
        y += 7
    if light.stars:
        for star in range(46):
            at = ((star * 397.3) % sheet.width, (star * 71.7) % (horizon * 0.6))
            sheet.circle(at, 0.9 + (star % 3) * 0.45, "#f8ecd0", opacity=0.8 * light.stars)


def _rays(sheet: Drawing, light: Daylight, sun: Point) -> None:
    """The engraver's rays round a low sun."""
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
    """Long banks, lit from beneath; they drift with the day."""
    for number in range(9):
        x = (number * 331.0 + 90 + 260 * hour) % (sheet.width + 200) - 100
        _cloud(sheet, light, (x, country.horizon * (0.14 + 0.105 * (number * 5 % 9))), 56 + 20 * (number % 3))


def _cloud(sheet: Drawing, light: Daylight, at: Point, reach: float) -> None:
    x, y = at
    upper: Polyline = [
        (x - reach, y),
        (x - reach * 0.55, y - 11),
        (x - reach * 0.1, y - 19),
        (x + reach * 0.35, y - 13),
        (x + reach * 0.8, y - 9),
        (x + reach * 1.3, y),
    ]
    bank = [*smooth(upper, closed=False), (x + reach * 0.5, y + 5), (x - reach * 0.4, y + 4)]
    sheet.path(bank, sheet.down(y - 19, y + 5, (0, light.cloud[0]), (1, light.cloud[1])), opacity=0.62)


def _hills(sheet: Drawing, country: Country, light: Daylight, _: float) -> None:
    """Mountains, then two ranges of hills that the hamlets stand on, with an engraving's contour lines."""
    _mountains(sheet, country, light)
    for foot, rise, colours, turn in ((0.45, 0.2, light.hills[0], 2.1), (0.53, 0.13, light.hills[1], 4.2)):
        base, high = country.y(foot), (country.foot - country.top) * rise
        ridge = _ridge(sheet, base, high, turn)
        body = [(-60, sheet.height), *ridge, (sheet.width + 80, sheet.height)]
        sheet.path(body, sheet.down(base - high, base + 30, (0, colours[0]), (1, colours[1])), INK, 1.2)
        shade = mix(colours[1], INK, 0.5)
        for line in range(1, 4):
            contour = [(x, y + line * 4.6 + 1.6 * math.sin(x * 0.021 + line)) for x, y in ridge[::3]]
            sheet.path(ribbon(contour, [0.9] * len(contour)), shade, opacity=0.3)


def _mountains(sheet: Drawing, country: Country, light: Daylight) -> None:
    """A far range with its slopes hatched away from the light."""
    base, high = country.y(0.38), (country.foot - country.top) * 0.42
    peaks: Polyline = []
    for step in range(int(sheet.width / 74) + 3):
        x = step * 74.0 - 74
        swell = 0.34 + 0.3 * math.sin(step * 1.27) + (0.34 if step * 7 % 5 < 2 else -0.06)
        gap = math.exp(-(((x - sheet.width * RIVER) / 120) ** 2))
        peaks.append((x, base - high * swell * (1 - 0.6 * gap)))
    crest = smooth(peaks, closed=False, steps=5)
    top, foot = light.mountains
    body = [(-80, base + 40), *crest, (sheet.width + 90, base + 40)]
    sheet.path(body, sheet.down(base - high, base + 8, (0, top), (1, foot)), INK, 1.1)
    shade = mix(top, INK, 0.45)
    for number, (x, y) in enumerate(crest[2::2]):
        reach = 5 + (number * 5) % 9
        slope = [(x, y + 2), (x + reach * 0.4, y + 2 + reach * 0.6), (x + reach * 0.6, y + 2 + reach)]
        sheet.path(ribbon(slope, [1.4, 1.0, 0.3]), shade, opacity=0.5)


def _ridge(sheet: Drawing, base: float, high: float, turn: float) -> Polyline:
    line: Polyline = []
    for step in range(int(sheet.width / 60) + 3):
        x = step * 60.0 - 60
        swell = 0.5 + 0.32 * math.sin(step * 0.83 + turn) + 0.18 * math.sin(step * 2.1 + turn * 0.5)
        gap = math.exp(-(((x - sheet.width * RIVER) / 90) ** 2))
        line.append((x, base - high * swell * (1 - 0.7 * gap)))
    return smooth(line, closed=False, steps=6)


def _fields(sheet: Drawing, country: Country, light: Daylight) -> None:
    """Furrows that run towards the table, the river, poplars."""
    ground = country.y(0.55)
    low, deep = light.hills[2], light.ground
    soil = sheet.down(ground, sheet.height, (0, low[0]), (0.12, low[1]), (0.3, deep[0]), (1, deep[1]))
    crest = [(x, ground + 2.2 * math.sin(x * 0.013)) for x in range(-20, int(sheet.width) + 41, 20)]
    sheet.path([(-20, sheet.height), *crest, (sheet.width + 40, sheet.height)], soil, INK, 1)
    for row in range(25):
        x = row * sheet.width / 24
        spread = (x - sheet.width / 2) * 2.4
        furrow = [
            (x, ground),
            (sheet.width / 2 + spread * 0.7, country.foot + 20),
            (sheet.width / 2 + spread, sheet.height),
        ]
        sheet.path(ribbon(furrow, [0.8, 2.4, 5]), INK, opacity=0.14)
    _patches(sheet, country, light, ground)
    _river(sheet, country, light, ground)
    for number, x in enumerate(range(int(country.left) + 24, int(country.end), 57)):
        if number * 5 % 7 < 3:
            poplar(sheet, light, (x + 9 * math.sin(number), country.y(0.575)), country.scale * 0.24)


def _patches(sheet: Drawing, country: Country, light: Daylight, ground: float) -> None:
    """Strips of corn and clover between the hedges."""
    deep = country.foot - ground
    crops = ("#d9b04a", "#9fae4c", "#6f9a4a", "#c98f3c", "#86a653")
    for number, x in enumerate(range(-40, int(sheet.width), 97)):
        wide = 58 + 23 * (number * 3 % 4)
        lean = (x - sheet.width / 2) * 0.16
        top, foot = ground + deep * (0.04 + 0.05 * (number % 3)), ground + deep * (0.34 + 0.07 * (number % 2))
        field = [(x, top), (x + wide * 0.8, top), (x + wide + lean, foot), (x + lean, foot)]
        crop = mix(light.on(crops[number * 2 % 5]), light.hills[2][1], 0.42)
        sheet.path(field, crop, INK, 0.5, opacity=0.75)
        for row in range(5):
            share = (row + 0.5) / 5
            y, start = top + (foot - top) * share, x + lean * share
            sheet.box(start, y, wide * (0.8 + 0.2 * share), 0.7, 0, INK, opacity=0.22)


def _river(sheet: Drawing, country: Country, light: Daylight, ground: float) -> None:
    """It comes down from the hills and runs off to the lower left."""
    left: Polyline = []
    right: Polyline = []
    for step in range(61):
        share = (step / 60) ** 2
        x, half = stream(country, share)
        left.append((x - half, ground + (sheet.height - ground) * share))
        right.append((x + half * 0.9, ground + (sheet.height - ground) * share))
    top, low = light.water
    near = mix(top, low, 0.3)
    water = sheet.down(ground, sheet.height, (0, near), (0.12, mix(near, low, 0.5)), (0.5, low), (1, low))
    sheet.path(left + right[::-1], water, mix(light.ground[0], INK, 0.4), 1.4)
    for number, (x, y, wide) in enumerate(ripples(country)):
        sheet.box(x, y, wide, 1, 0, light.sun, opacity=0.3 + 0.15 * (number % 3))


@lru_cache(maxsize=4)
def ripples(country: Country) -> tuple[tuple[float, float, float], ...]:
    """The lines on the water that catch the light in the open strip: left end, height, length."""
    ground, found = country.y(0.55), []
    for line in range(8):
        y = ground + 3 + line * (country.foot - ground - 6) / 8
        x, half = stream(country, (y - ground) / (country.height - ground))
        wide = half * (0.5 + 0.15 * (line % 3))
        found.append((x - wide * (0.75 - 0.2 * (line % 2)), y, wide))
    return tuple(found)


def _foreground(sheet: Drawing, country: Country, _: Daylight) -> None:
    """The meadow before the line, ruled like an engraving."""
    y = country.foot + 4
    while y < sheet.height:
        sheet.box(0, y, sheet.width, 1.2, 0, INK, opacity=0.15)
        y += 8


def _veil(sheet: Drawing, country: Country) -> None:
    """Quiet everything but the open strip, with soft edges."""
    soft, high = (country.foot - country.top) * 0.4, sheet.height
    veil, clear = (CALM_VEIL, CALM_CLEAR) if country.calm else (VEIL, CLEAR)
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
