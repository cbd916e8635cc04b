"""The pictures of the buildings and the towns of Astoria: a diorama each, under its own sky."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from art.dioramas import country, land, mines, offices, old_towns, trade, woods, works
from art.dioramas.kit import BUILDING, TOWN, Diorama, S, Stage
from art.relief import backdrop
from art.relief.brush import varnished
from art.relief.fields import F4, Field, blur, ease, mix, resized, rgb
from scenes.art.vector import Drawing

SIZE = (360, 432)
"""The size in pixels of a master: nearly what a building's page shows in a window of 1920 × 1080."""
FINER = 1.7


@dataclass(frozen=True)
class Sky:
    """The sky and country behind a diorama: a vertical gradient and two ridges."""

    stops: tuple[str, str, str]
    clouds: tuple[str, str]
    hills: tuple[str, str]


NOON = Sky(("#4c8fb0", "#cfe0d0", "#f0e0b0"), ("#fff6e4", "#a8b8c0"), ("#8aa898", "#7d9a66"))
MORNING = Sky(("#4f9aa8", "#f2e0a8", "#f0c070"), ("#fff0d0", "#c8b090"), ("#93a98a", "#8a9a5c"))
EVENING = Sky(("#7a6a8a", "#e2a988", "#c9784a"), ("#ffdcb0", "#a8788a"), ("#8a7078", "#7a6048"))
SMOKY = Sky(("#5a5f7a", "#e0a070", "#b8603a"), ("#f0c8a0", "#7a6a78"), ("#7a6a70", "#6a5648"))
GREY = Sky(("#6a7f96", "#d8cdb8", "#b08a68"), ("#f0e8d8", "#8a94a0"), ("#8a8f8c", "#7d7a5c"))
NIGHT = Sky(("#141b3a", "#40487a", "#8a5a7a"), ("#5a5a8a", "#2a2f58"), ("#232c52", "#1c2240"))

Build = Callable[[Diorama], None]

BUILDINGS: dict[str, tuple[Build, S, Sky]] = {
    "Wheat Field": (land.wheat_field, S.GRASS, MORNING),
    "Grain Farm": (land.grain_farm, S.GRASS, NOON),
    "Lumber Yard": (land.lumber_yard, S.GRASS, NOON),
    "Saw Mill": (land.saw_mill, S.SAND, MORNING),
    "Coal Deposit": (mines.coal_deposit, S.EARTH, GREY),
    "Coal Mine": (mines.coal_mine, S.EARTH, SMOKY),
    "Iron Deposit": (mines.iron_deposit, S.EARTH, EVENING),
    "Iron Mine": (mines.iron_mine, S.EARTH, SMOKY),
    "Tool & Die": (works.tool_and_die, S.SAND, MORNING),
    "Loom": (works.loom, S.SAND, GREY),
    "Vineyard": (land.vineyard, S.GRASS, EVENING),
    "Glass Works": (works.glass_works, S.SAND, EVENING),
    "Machine Shop": (works.machine_shop, S.SAND, SMOKY),
    "Water Mill": (land.water_mill, S.GRASS, NOON),
    "Lumber/Wheat Trading Firm": (trade.lumber_and_wheat, S.SAND, MORNING),
    "Coal/Iron Trading Firm": (trade.coal_and_iron, S.SAND, GREY),
    "Goods/Luxury Trading Firm": (trade.goods_and_luxury, S.SAND, NOON),
    "Warehouse": (works.warehouse, S.SAND, NOON),
    "Construction Company": (works.construction_company, S.EARTH, NOON),
    "Freight Company": (trade.freight_company, S.SAND, EVENING),
    "Governor's Mansion": (offices.governors_mansion, S.GRASS, NOON),
    "Rail Baron": (offices.rail_baron, S.SAND, EVENING),
    "Bank": (offices.bank, S.SAND, MORNING),
    "Auction House": (trade.auction_house, S.GRASS, EVENING),
    "Smuggler": (trade.smuggler, S.WATER, NIGHT),
    "Black Market": (trade.black_market, S.STONE, NIGHT),
    "Brick Works": (mines.brick_works, S.EARTH, SMOKY),
    "Mayor's Office": (offices.mayors_office, S.GRASS, MORNING),
    "Trading Floor": (trade.trading_floor, S.SAND, GREY),
    "Export Company": (trade.export_company, S.WATER, MORNING),
    "Cottage Industry": (land.cottage, S.GRASS, MORNING),
    "Factory": (works.factory, S.SAND, SMOKY),
}
"""The buildings by name: the function that builds the diorama, the material of the plinth, and the hour."""


TOWNS: dict[str, tuple[Build, S, Sky]] = {
    "Black Friar": (old_towns.black_friar, S.GRASS, NIGHT),
    "Molehill": (country.molehill, S.GRASS, NOON),
    "Bridgewater": (old_towns.bridgewater, S.WATER, NOON),
    "Beaver Ford": (woods.beaver_ford, S.GRASS, MORNING),
    "Trinity": (old_towns.trinity, S.GRASS, EVENING),
    "Marketshire": (old_towns.marketshire, S.SAND, NOON),
    "Newgate": (old_towns.newgate, S.GRASS, MORNING),
    "Foxwoods": (woods.foxwoods, S.GRASS, EVENING),
    "Dunmoor": (country.dunmoor, S.EARTH, GREY),
    "Bishop's Glen": (country.bishops_glen, S.GRASS, NOON),
    "Badger Downs": (country.badger_downs, S.GRASS, NOON),
    "Wild Grove": (woods.wild_grove, S.GRASS, NIGHT),
    "Drover Crossing": (country.drover_crossing, S.SAND, SMOKY),
    "Land's End": (country.lands_end, S.WATER, NIGHT),
    "River Ridge": (old_towns.river_ridge, S.WATER, EVENING),
    "Canterbury Woods": (woods.canterbury_woods, S.GRASS, NIGHT),
}
"""The towns by the rulebook's names: the function that builds the diorama, the material of the plinth, and
the hour.
"""

TOWN_SIZE, TOWN_SMALL = (668, 440), (240, 158)
"""The size in pixels of a town's master, and of its small form for pictures below about 150 pixels."""


def building(name: str) -> Field:
    """A building's picture."""
    return _painted(BUILDING, BUILDINGS, name, SIZE)


def town(name: str, size: tuple[int, int]) -> Field:
    """A town's picture."""
    return _painted(TOWN, TOWNS, name, size)


def _painted(
    stage: Stage, pieces: dict[str, tuple[Build, S, Sky]], name: str, size: tuple[int, int]
) -> Field:
    build, ground, sky = pieces[name]
    diorama = Diorama(
        stage, size[0] / stage.width * FINER, ground, S.STONE if ground in (S.WATER, S.STONE) else S.EARTH
    )
    build(diorama)
    colour, opacity = diorama.render()
    seed = list(pieces).index(name)
    picture = _country(opacity.shape, stage, sky, seed)
    picture = _smoke(picture, diorama, seed)
    picture = mix(picture, colour, opacity[..., None])
    if sky is NIGHT:
        picture = _by_night(picture, diorama)
    return varnished(resized(np.clip(picture, 0, 1), size), seed, 0.03, 0.2, 0.03)


def _country(shape: tuple[int, ...], stage: Stage, sky: Sky, seed: int) -> Field:
    height, width = shape[:2]
    stops = tuple(zip((0, 0.6, 1), sky.stops, strict=True))
    picture = backdrop.sky(height, width, stops, sky.clouds, 5 + seed * 3, 0.45, 0.7)
    picture = backdrop.sun(picture, (0.24, 0.42), 0.26, "#fff0c0", 0.1 if sky is NIGHT else 0.22)
    sheet = Drawing(stage.width, stage.height)
    for down, swing, code, turn in ((0, 9, sky.hills[0], seed), (30, 6, sky.hills[1], seed + 2)):
        backdrop.ridge(sheet, stage.hills + down, swing, (code, sky.stops[2]), turn)
    picture = backdrop.painterly(backdrop.over(picture, sheet), 4)
    shade = Drawing(stage.width, stage.height)
    (x, y), share = stage.middle, stage.radius / BUILDING.radius
    outline = ((-132, 22), (-70, 2), (70, 2), (132, 22), (134, 50), (70, 80), (-70, 80), (-134, 50))
    shade.path([(x + dx * share, y + dy * share) for dx, dy in outline], "#1a1020")
    return backdrop.over(picture, shade, 9 * width / stage.width, 0.6)


def _smoke(picture: Field, diorama: Diorama, seed: int) -> Field:
    """Puffs of smoke that drift to the left from every stack."""
    scene = diorama.figure.scene
    dice = np.random.Generator(np.random.PCG64(seed))
    for place in diorama.smoke:
        for puff in reversed(range(11)):
            x = place[0] - puff * 5.6 + dice.uniform(-3, 3)
            y, r = place[1] - 4 - puff * 7.4 + dice.uniform(-2, 2), 5 + puff * 1.7
            away = np.hypot(scene.x - x, scene.y - y) / r
            there = ease(1.05, 0.72, away) * (0.9 - 0.05 * puff)
            light = np.clip(0.62 - 0.4 * (scene.x - x) / r - 0.4 * (scene.y - y) / r, 0, 1)
            tone = mix(rgb("#8a7a80"), rgb("#fff4e0"), light[..., None])
            picture = mix(picture, tone, there[..., None])
    return picture


def _by_night(picture: Field, diorama: Diorama) -> Field:
    """The picture by night: blue, except near lamps."""
    scene = diorama.figure.scene
    lamps = (scene.material == S.PANE) & (scene.part > 0)
    near = blur(lamps.astype(F4), 9 * scene.scale) * 7 + blur(lamps.astype(F4), 26 * scene.scale) * 9
    share = np.clip(near, 0, 1)[..., None]
    dark = picture * np.array([0.46, 0.54, 0.86], F4)
    x, y = diorama.stage.moon
    moon = ease(17, 15.5, np.hypot(scene.x - x, scene.y - y))
    moon = moon * ease(15, 16.5, np.hypot(scene.x - x + 8, scene.y - y + 5))
    dark = mix(dark, rgb("#fff0c8"), (moon * (scene.part == 0))[..., None])
    found: Field = mix(dark, picture, share) + share * rgb("#ffb04a") * 0.22
    return found
