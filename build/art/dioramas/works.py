"""Works: tool shop, loom, glass works, machine shop, factory, construction company, warehouse."""

from art.dioramas.kit import Diorama, Face, S


def tool_and_die(d: Diorama) -> None:
    """A saw-toothed shed, a great cog, an anvil."""
    _shed(d, (-22, -26), 120, 54, 76, 3)
    for x in (-64, -36, 8, 26):
        d.window((x, -34, 12), (14, 20))
    d.slab((-14, -18, 13), (12, 18, 1.4), S.DARK)
    d.chimney((50, -50), 11, 118)
    d.cog((40, -34, 50), 30, S.GOLD)
    _anvil(d, (-50, 62), 1.0)


def loom(d: Diorama) -> None:
    """A mill of brick with many windows, bolts of cloth, a loom's frame before it."""
    d.box((-26, -34), (112, 74, 64), S.BRICK)
    d.box((-26, -34), (118, 5, 70), S.STONE, 74)
    d.hip((-26, -34), (58, 34), 20, S.SLATE, 79)
    for up in (54, 24):
        for x in (-66, -40, -14, 12):
            d.window((x, -up, -2), (13, 18))
        for z in (-54, -34, -14):
            d.window((30, -up, z), (12, 18), side=True)
    d.chimney((52, -54), 11, 132)
    for x in (20, 78):
        d.box((x, 30), (5, 58, 5), S.DARK)
        d.box((x, 66), (5, 40, 5), S.DARK)
        d.beam([(x, -54, 30), (x, -36, 66)], 2.4, S.DARK)
    d.beam([(20, -58, 30), (78, -58, 30)], 4, S.PLANK)
    for line in range(18):
        x = 24 + line * 3
        stuff = (S.RED, S.WOOL, S.TEAL)[line // 2 % 3]
        d.beam([(x, -56, 32), (x, -26, 68)], 1.3, stuff)
    d.clay.lathe((20, -24, 70), (1, 0, 0), [(0, 8), (58, 8)], S.RED)
    for x, z, stuff in ((-74, 44, S.TEAL), (-58, 52, S.GRAPE), (-42, 60, S.RED)):
        d.clay.lathe((x, -8, z), (0.4, 0, 1), [(0, 8), (30, 8)], stuff)
    d.clay.lathe((-62, -22, 50), (0.4, 0, 1), [(0, 8), (30, 8)], S.WHEAT)


def glass_works(d: Diorama) -> None:
    """A cone of brick with a glowing mouth, bottles as tall as its door."""
    d.turned((-34, -34), [(0, 56), (46, 46), (92, 26), (118, 18), (122, 21), (128, 21)], S.BRICK)
    d.smoke.append(d.clay.world((-34, -132, -34)))
    d.slab((-34, -18, 20), (16, 18, 6), S.STONE)
    d.slab((-34, -16, 23), (11, 14, 5), S.PANE)
    d.box((56, -36), (62, 36, 50), S.PLASTER)
    d.roof((56, -36), (62, 22, 50), S.TILE, 36)
    for x in (40, 72):
        d.window((x, -20, -11), (12, 15))
    bottle = [(0, 11), (3, 13), (26, 13), (34, 7), (38, 4.4), (50, 4), (51, 5.4), (54, 5.4)]
    for x, z, size in ((32, 46, 1.15), (58, 58, 0.95), (76, 34, 1.25), (6, 72, 0.8)):
        d.turned((x, z), [(up * size, wide * size) for up, wide in bottle], S.GLASS)
        d.turned((x, z), [(0, 5.6 * size), (5 * size, 5.6 * size)], S.CRATE, 52 * size)
    d.beam([(-60, -26, 30), (-84, -14, 62)], 1.6, S.IRON)
    d.ball((-86, -13, 66), (10, 11, 10), S.PANE)
    d.crate((-44, 66), 18)


def machine_shop(d: Diorama) -> None:
    """A glazed shed full of wheels: three cogs that turn each other."""
    _shed(d, (-26, -34), 124, 50, 66, 3)
    for x in (-74, -48, -22, 4):
        d.window((x, -28, 0), (17, 26))
    d.slab((27, -17, 0), (11, 17, 1.4), S.DARK)
    d.chimney((58, -56), 10, 112)
    d.cog((-42, -34, 52), 30, S.GOLD)
    d.cog((14, -26, 54), 22, S.IRON, 10)
    d.cog((56, -42, 52), 26, S.GOLD)
    for x in (-42, 14, 56):
        d.box((x, 46), (12, 14, 10), S.DARK)
    d.beam([(56, -42, 60), (90, -74, 10)], 2.2, S.IRON)


def factory(d: Diorama) -> None:
    """Long lit roofs and three stacks."""
    d.box((-30, -10), (100, 60, 96), S.BRICK)
    for number in range(3):
        z = -42 + number * 32
        faces: list[Face] = [
            ((0, 1, 0), 0.0),
            ((0, -0.8, -0.6), 10.0),
            ((0, 0, 1), 16.0),
            ((1, 0, 0), 52.0),
            ((-1, 0, 0), 52.0),
        ]
        d.clay.hull((-30, -60, z), faces, 70, S.SLATE)
        d.slab((-30, -71, z + 16), (46, 9, 1), S.PANE)
    for x in (-64, -42, -18, 4):
        d.window((x, -38, 38), (13, 22))
    for z in (-40, -16, 8, 26):
        d.window((20, -34, z), (13, 24), side=True)
    d.slab((-30, -14, 39), (13, 14, 1.4), S.DARK)
    for x, z, high in ((44, -52, 140), (72, -30, 118), (58, 2, 96)):
        d.chimney((x, z), 12, high)
        d.post((x, z), 15, 14, S.STONE)
    d.box((54, 44), (48, 30, 40), S.BRICK)
    d.roof((54, 44), (48, 18, 40), S.TILE, 30)
    for x in (44, 64):
        d.window((x, -17, 64))
    d.crate((-60, 70), 15, 0, 10)
    d.crate((-42, 78), 13, 0, -20)
    d.crate((-54, 72), 12, 15, 25)
    d.barrel((6, 76), 0.9)


def construction_company(d: Diorama) -> None:
    """A house half built in its scaffold, a crane with a block of stone."""
    d.box((-34, -30), (86, 62, 66), S.BRICK)
    d.slab((-34, -64, -30), (37, 6, 27), S.INK)
    d.box((-60, -30), (34, 22, 66), S.BRICK, 62)
    for x in (-58, -30, -4):
        d.window((x, -38, 3), (12, 17), stuff=S.INK)
    d.slab((-34, -13, 4), (9, 13, 1.4), S.DARK)
    for x in (-82, -46, -10, 12):
        d.box((x, 14), (3.4, 104, 3.4), S.PLANK)
    for up in (32, 68):
        d.box((-35, 14), (100, 3, 14), S.CRATE, up)
    d.beam([(-82, 0, 16), (-46, -68, 16)], 1.8, S.PLANK)
    d.box((60, -24), (16, 132, 16), S.PLANK)
    d.beam([(60, -132, -24), (-8, -150, -8)], 3.4, S.DARK)
    d.beam([(60, -132, -24), (92, -118, -32)], 3.4, S.DARK)
    d.beam([(60, -150, -24), (-8, -150, -8)], 1.0, S.INK)
    d.beam([(60, -150, -24), (60, -130, -24)], 3, S.DARK)
    d.beam([(-4, -149, -8), (-4, -112, -8)], 0.9, S.INK)
    d.box((-4, -8), (26, 16, 18), S.MARBLE, 96)
    d.slab((90, -108, -32), (9, 10, 9), S.STONE)
    for row in range(3):
        d.box((54, 48), (30 - row * 4, 9, 20), S.BRICK, row * 9.4)
    d.heap((-62, 66), (24, 16), 60, S.SAND, 5)
    for plank in range(4):
        d.box((4, 78), (54, 4, 20), S.CRATE, plank * 4.4)


def warehouse(d: Diorama) -> None:
    """A gable of brick with a hoist, crates and casks at the gate."""
    d.box((-18, -30), (104, 74, 84), S.BRICK)
    d.roof((-18, -30), (104, 36, 84), S.SLATE, 74)
    d.slab((-18, -24, 13), (20, 24, 1.4), S.STONE)
    d.slab((-18, -23, 14), (17, 23, 1.4), S.TEAL)
    for x in (-56, 20):
        d.window((x, -30, 12), (12, 18))
    for x in (-56, -18, 20):
        d.window((x, -62, 12), (12, 14))
    for z in (-54, -30, -6):
        for up in (54, 24):
            d.window((34, -up, z), (12, 16), side=True)
    d.slab((-18, -92, 22), (3, 3, 22), S.DARK)
    d.beam([(-18, -90, 40), (-18, -66, 40)], 0.8, S.IRON)
    d.crate((-18, 40), 15, 50)
    stack = (
        (46, 48, 22, 0, 12),
        (70, 38, 20, 0, -20),
        (54, 44, 18, 21, 30),
        (64, 66, 16, 0, 5),
        (34, 74, 15, 0, 40),
    )
    for x, z, size, up, yaw in (*stack, (-58, 58, 20, 0, 20), (-58, 58, 15, 20, -10)):
        d.crate((x, z), size, up, yaw)
    for at in ((-28, 76), (-84, 44), (-8, 88)):
        d.barrel(at, 1.05)


def _shed(d: Diorama, at: tuple[float, float], wide: float, high: float, deep: float, teeth: int) -> None:
    """A hall of brick under a roof like a saw."""
    x, z = at
    d.box(at, (wide, high, deep), S.BRICK)
    step = wide / teeth
    for tooth in range(teeth):
        faces: list[Face] = [((0, 1, 0), 0.0), ((-0.8, -0.6, 0), 12.0), ((1, 0, 0), step / 2)]
        faces += [((0, 0, 1), deep / 2 + 2), ((0, 0, -1), deep / 2 + 2)]
        d.clay.hull((x - wide / 2 + step * (tooth + 0.5), -high, z), faces, 70, S.SLATE)
    d.box((x, z + deep / 2), (wide + 4, 5, 4), S.STONE, high - 4)


def _anvil(d: Diorama, at: tuple[float, float], size: float) -> None:
    x, z = at
    d.slab((x, -8, z), (9, 8, 9), S.DARK)
    sides: list[Face] = [((0, 1, 0), 8.0), ((0, -1, 0), 9.0), ((0.8, 0.6, 0), 15.0), ((-0.8, 0.6, 0), 15.0)]
    sides += [((0, 0, 1), 8.0), ((0, 0, -1), 8.0)]
    d.clay.hull((x, -24, z), sides, 34, S.IRON)
    d.clay.lathe((x + 20, -30, z), (1, 0.12, 0), [(0, 6), (20, 0.6)], S.IRON)
    d.beam([(x - 8, -38, z + 4), (x + 20, -42, z + 16)], 2.2, S.PLANK)
    d.slab((x - 10, -39, z + 3), (6, 6, 9), S.IRON)
