"""Pictures of trades for the building signs: saw, ship, factory and so on, one for each building."""

import math
from collections.abc import Callable

from art.raccoon_tycoon import trades_land as land
from art.raccoon_tycoon import trades_town as town
from scenes.art.geometry import smooth, star
from scenes.art.palette import GILT, INK
from scenes.art.vector import Drawing


def _saw(sheet: Drawing) -> None:
    sheet.path(star((100, 100), 92, 72, 18), sheet.linear((30, 30), (170, 170), *land.STEEL), INK, 7)
    sheet.circle((100, 100), 52, "none", "#5a6678", 4)
    sheet.circle((100, 100), 26, sheet.linear((76, 76), (124, 124), *land.GOLD), INK, 6)
    sheet.circle((100, 100), 9, INK)


def _grapes(sheet: Drawing) -> None:
    sheet.path("M100 62L122 22", "none", "#5a3a1c", 9)
    leaf = smooth([(104, 50), (60, 22), (24, 52), (50, 66), (44, 92), (84, 84)], corners=(2, 4))
    sheet.path(leaf, sheet.linear((24, 20), (100, 90), (0, "#a8c860"), (1, "#3f6a2c")), INK, 6)
    for y, row in (
        (84, (74, 106, 138)),
        (112, (60, 90, 120, 150)),
        (138, (76, 106, 136)),
        (162, (92, 120)),
        (182, (106,)),
    ):
        for x in row:
            sheet.circle((x, y), 18, INK)
            sheet.circle(
                (x, y), 15, sheet.radial((x - 5, y - 6), 20, (0, "#e0a0d8"), (0.4, "#94408c"), (1, "#3a1240"))
            )


def _wheel(sheet: Drawing) -> None:
    """A mill's wheel over its race."""
    for k in range(12):
        angle = k * math.tau / 12
        ca, sa = math.cos(angle), math.sin(angle)
        sheet.path(f"M100 92L{100 + ca * 80:.1f} {92 + sa * 80:.1f}", "none", INK, 14)
        sheet.path(f"M100 92L{100 + ca * 79:.1f} {92 + sa * 79:.1f}", "none", "#b87c42", 7)
    for radius in (66, 30):
        sheet.circle((100, 92), radius, "none", INK, 15)
        sheet.circle((100, 92), radius, "none", "#d9a566", 8)
    sheet.circle((100, 92), 10, GILT, INK, 5)
    race = smooth([(8, 168), (50, 152), (100, 170), (150, 152), (192, 168)], closed=False)
    sheet.path([*race, (192, 194), (8, 194)], "#6fb0c0", INK, 6)


def _factory(sheet: Drawing) -> None:
    for x, height in ((122, 120), (152, 104)):
        sheet.path(
            [(x, 178 - height), (x + 18, 178 - height), (x + 22, 178), (x - 4, 178)],
            sheet.linear((x, 0), (x + 20, 0), (0, "#c0684e"), (1, "#5a251c")),
            INK,
            6,
        )
        for dx, dy, radius in ((12, -12, 11), (22, -26, 14)):
            sheet.circle((x + dx, 178 - height + dy), radius, "#fffaea", INK, 5)
    sheet.box(18, 110, 100, 68, 0, sheet.linear((18, 0), (118, 0), (0, "#d98a66"), (1, "#8a3f2c")), INK, 6)
    for k in range(3):
        sheet.path([(18 + k * 34, 112), (18 + k * 34, 80), (52 + k * 34, 112)], "#6a7690", INK, 6)
        for row in range(2):
            sheet.box(28 + k * 30, 122 + row * 26, 16, 16, 0, "#ffd978", INK, 4)
    sheet.path("M8 178H192", "none", INK, 8)


def _bricks(sheet: Drawing) -> None:
    for row, (y, starts) in enumerate(((136, (14, 74, 134)), (92, (44, 104)), (48, (74,)))):
        for x in starts:
            sheet.box(x, y, 54, 38, 5, sheet.down(y, y + 38, (0, "#e07a58"), (1, "#8a3020")), INK, 6)
            sheet.path(f"M{x + 8} {y + 9}H{x + 40 - row * 6}", "none", "#ffc2a0", 4, 0.8)


def _bell(sheet: Drawing) -> None:
    body = smooth(
        [(100, 26), (134, 40), (146, 96), (174, 146), (26, 146), (54, 96), (66, 40)], corners=(3, 4)
    )
    sheet.circle((100, 160), 18, "#7d5117", INK, 6)
    sheet.path(body, sheet.linear((40, 0), (170, 0), *land.GOLD), INK, 7)
    sheet.path("M30 144H170", "none", INK, 14)
    sheet.path("M32 144H168", "none", "#f3d58d", 6)
    sheet.circle((100, 22), 11, "none", INK, 9)


def _ship(sheet: Drawing) -> None:
    for x, height in ((76, 78), (118, 92)):
        sheet.path([(x, 112), (x, 112 - height), (x + 44, 104)], "#fffaea", INK, 6)
        sheet.path([(x - 6, 104), (x - 6, 124 - height), (x - 34, 104)], "#e2ca9c", INK, 6)
        sheet.path(f"M{x - 3} 124V{100 - height}", "none", INK, 6)
    hull = smooth([(16, 122), (100, 134), (188, 112), (166, 164), (46, 164)], corners=(0, 2, 3, 4))
    sheet.path(hull, sheet.down(112, 164, (0, "#a83844"), (1, "#4a141d")), INK, 7)
    sea = smooth(
        [(4, 172), (36, 160), (68, 174), (100, 162), (132, 174), (164, 160), (196, 172)], closed=False
    )
    sheet.path([*sea, (196, 194), (4, 194)], "#6fb0c0", INK, 6)


TRADES: dict[str, Callable[[Drawing], None]] = {
    "saw": _saw,
    "grapes": _grapes,
    "wheel": _wheel,
    "factory": _factory,
    "bricks": _bricks,
    "bell": _bell,
    "ship": _ship,
    "wheat field": land.wheat_field,
    "grain farm": land.grain_farm,
    "lumber yard": land.lumber_yard,
    "coal deposit": land.coal_deposit,
    "coal mine": land.coal_mine,
    "iron deposit": land.iron_deposit,
    "iron mine": land.iron_mine,
    "glass works": land.glass_works,
    "anvil": town.anvil,
    "loom": town.loom,
    "gears": town.gears,
    "lumber and wheat": town.lumber_wheat,
    "coal and iron": town.coal_iron,
    "goods and luxury": town.goods_luxury,
    "storehouse": town.warehouse,
    "crane": town.crane,
    "boxcar": town.boxcar,
    "mansion": town.mansion,
    "baron": town.baron,
    "vault": town.vault,
    "smuggler": town.smuggler,
    "black market": town.black_market,
    "chain of office": town.chain_of_office,
    "cottage": town.cottage,
}
"""Each by name, on a sheet of 200 units."""
