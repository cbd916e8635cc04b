"""Which vignette belongs to which town."""

from collections.abc import Callable

from art.engrave import Plate
from art.towns import crossing, market, road, upland, valley, woods
from art.towns.land import HEIGHT, WIDTH

TOWNS: dict[str, Callable[[Plate], None]] = {
    "Black Friar": valley.black_friar,
    "Molehill": valley.molehill,
    "Bridgewater": valley.bridgewater,
    "Beaver Ford": valley.beaver_ford,
    "Trinity": market.trinity,
    "Marketshire": market.marketshire,
    "Newgate": market.newgate,
    "Foxwoods": woods.foxwoods,
    "Dunmoor": upland.dunmoor,
    "Bishop's Glen": upland.bishops_glen,
    "Badger Downs": upland.badger_downs,
    "Wild Grove": upland.wild_grove,
    "Drover Crossing": crossing.drover_crossing,
    "Land's End": road.lands_end,
    "River Ridge": crossing.river_ridge,
    "Canterbury Woods": woods.canterbury_woods,
}
"""Each town's vignette, by the rulebook's names."""

LARGE, SMALL = (668, 440), (240, 158)
"""Pixels of a master, and of its small form for anything below about 150 pixels."""


def town(name: str, fine: bool) -> Plate:
    """A town's vignette; not `fine`: the small form."""
    plate = Plate(WIDTH, HEIGHT, fine)
    TOWNS[name](plate)
    stops = ((0.0, "#1b0f10", 0.0), (0.72, "#1b0f10", 0.0), (1.0, "#1b0f10", 0.38))
    shade = plate.radial((WIDTH / 2, HEIGHT / 2), WIDTH * 0.62, *stops)
    plate.box(0, 0, WIDTH, HEIGHT, 0, shade)
    return plate
