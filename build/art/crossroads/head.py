"""Heads of fur, feathers and scales; brows and beaks that show a mood."""

import math

from art.cast.moods import Mood
from art.crossroads.tempers import Temper
from art.engrave import Flow, Plate, Region, even_outline, tufted
from art.portraits.costume import sides
from art.portraits.eyes import Eye
from art.portraits.face import Portrait
from art.portraits.ground import Shades
from scenes.art.geometry import Polyline, circle, smooth
from scenes.art.palette import INK, mix

DARK = "#160c10"
ALMOND = (
    "-30,12 -18,-13 6,-20 28,-9 35,8 16,23 -11,22",
    "-23,8! -12,-9 6,-13 22,-6 28,5! 14,16 -8,16",
    "-27,9! -14,-13 6,-19 27,-10 34,6! 20,-3 4,-8 -11,-3",
)
ROUND = (
    "-31,0 -22,-22 0,-31 22,-22 31,0 22,22 0,31 -22,22",
    "-25,0 -18,-18 0,-25 18,-18 25,0 18,18 0,25 -18,18",
    "-31,0! -20,-21 0,-29 20,-21 31,0! 18,-15 0,-20 -18,-15",
)


def eye(
    temper: Temper,
    at: tuple[float, float],
    iris: Shades,
    size: float = 1,
    shape: tuple[str, str, str] = ALMOND,
    skin: str = "",
    pupil: tuple[float, float] = (6.6, 6.6),
) -> Eye:
    """An eye of one of the shapes, `size` times as large, with the glances of a temper."""
    socket, white, lid = (_scaled(text, size) for text in shape)
    radius = (19 if shape is ROUND else 13) * size
    return Eye(
        at,
        socket,
        white,
        lid,
        iris,
        radius,
        pupil,
        rim="#120c0e",
        skin=skin,
        pleased=temper.pleased,
        put_out=temper.put_out,
    )


def _scaled(text: str, size: float) -> str:
    words = (word.rstrip("!").split(",") + ["!" * word.endswith("!")] for word in text.split())
    return " ".join(f"{float(x) * size:.1f},{float(y) * size:.1f}{end}" for x, y, end in words)


def away(x0: float, y0: float) -> Flow:
    """Hair that grows away from a place."""
    return lambda x, y: math.atan2(y - y0, x - x0)


def fur_head(plate: Plate, half: str, flow: Flow, tones: Shades, tuft: float = 9, seed: int = 21) -> Polyline:
    """A head of fur from its right half; its outline."""
    head = even_outline(half)
    edge = tufted(head, flow, 8, tuft, lambda x, y: y > 330, seed=seed)
    plate.path([(x + 5, y + 13) for x, y in edge], "#0a0a10", opacity=0.38)
    light, middle, deep = tones
    plate.path(edge, plate.radial((274, 380), 250, (0, light), (0.55, middle), (1, deep)), INK, 1.8)
    plate.fur(
        head, flow, 8, 16, 1.5, mix(deep, DARK, 0.5), 0.58, lambda x, y: 0.25 + 0.6 * max(0, (x - 190) / 260)
    )
    pale = mix(light, "#fff6e0", 0.5)
    plate.fur(head, flow, 10, 15, 1.3, pale, 0.6, lambda x, y: 0.75 - 0.55 * (x - 150) / 320, seed=seed + 2)
    return head


def patch(plate: Plate, text: str, flow: Flow, colour: str, tuft: float = 7, opacity: float = 1) -> None:
    """A marking in the fur on both sides of the face."""
    for shape, side in sides(text):
        paint = plate.radial(
            (300 + side * 60, 400), 170, (0, mix(colour, "#ffffff", 0.12)), (1, mix(colour, DARK, 0.28))
        )
        plate.path(tufted(shape, flow, 7, tuft, seed=51 + side), paint, opacity=opacity)
        plate.fur(shape, flow, 8, 14, 1.2, mix(colour, DARK, 0.6), 0.5, seed=56)


def muzzle(plate: Plate, half: str, flow: Flow, tones: Shades, tuft: float = 6) -> None:
    """The paler fur about nose and mouth."""
    outline = even_outline(half)
    light, middle, deep = tones
    paint = plate.radial((284, 478), 115, (0, light), (0.6, middle), (1, deep))
    plate.path(tufted(outline, flow, 7, tuft, seed=71), paint, INK, 1)
    plate.fur(outline, flow, 8, 11, 1.1, mix(deep, DARK, 0.4), 0.55, seed=72)


def ears(
    plate: Plate, text: str, root: tuple[float, float], outer: Shades, inner: Shades, share: float = 0.74
) -> None:
    """Two ears with their insides, which shrink towards `root`."""
    for ear, side in sides(text):
        at = (300 + side * (root[0] - 300), root[1])
        grow = away(*at)
        ends = (at, (ear[len(ear) // 2][0], min(y for _, y in ear)))
        stops = ((0.0, outer[0]), (0.55, outer[1]), (1.0, outer[2]))
        plate.path(tufted(ear, grow, 8, 7, seed=11 + side), plate.linear(*ends, *stops), INK, 1.8)
        hollow = [(x * share + at[0] * (1 - share), y * share + at[1] * (1 - share)) for x, y in ear]
        plate.path(hollow, plate.linear(*ends, (0, inner[0]), (0.6, inner[1]), (1, inner[2])))
        plate.fur(hollow, grow, 9, 22, 1.4, "#fff0dc", 0.5, seed=15)


def feathered(plate: Plate, outline: Polyline, colour: str, flow: Flow, gap: float = 16) -> None:
    """Rows of scalloped feathers inside an outline."""
    deep = mix(colour, DARK, 0.5)
    paint = plate.radial((262, 360), 320, (0, mix(colour, "#ffffff", 0.28)), (0.6, colour), (1, deep))
    plate.path(outline, paint, INK, 1.8)
    gap = gap if plate.fine else gap * 1.7
    region = Region(outline)
    for row in range(int((region.bottom - region.top) / (gap * 0.7))):
        y = region.top + 5 + row * gap * 0.7
        for column in range(int((region.right - region.left) / gap) + 1):
            x = region.left + (column + 0.5 * (row % 2)) * gap
            if region.holds(x, y):
                plate.stroke(_scallop(x, y, flow(x, y), gap), 1.7, mix(colour, DARK, 0.65), 0.75, (0.4, 0.4))


def _scallop(x: float, y: float, angle: float, gap: float) -> Polyline:
    ca, sa, w = math.cos(angle), math.sin(angle), gap * 0.55
    along = ((-0.2, -w), (0.66, -w * 0.7), (0.96, 0), (0.66, w * 0.7), (-0.2, w))
    return smooth([(x + ca * gap * u - sa * v, y + sa * gap * u + ca * v) for u, v in along], False, 4)


def scaled(plate: Plate, outline: Polyline, colour: str, gap: float = 22, dark: Flow | None = None) -> None:
    """Skin of lozenges; `dark` is above 0 where a marking lies."""
    deep = mix(colour, DARK, 0.55)
    paint = plate.radial((262, 380), 290, (0, mix(colour, "#ffffff", 0.4)), (0.55, colour), (1, deep))
    plate.path([(x + 5, y + 13) for x, y in outline], "#0a0a10", opacity=0.38)
    plate.path(outline, paint, INK, 2.2)
    gap = gap if plate.fine else gap * 1.6
    region, half = Region(outline), gap * 0.46
    for row in range(int((region.bottom - region.top) / (gap * 0.52))):
        y = region.top + row * gap * 0.52
        for column in range(-14, 15):
            x = 300 + (column + 0.5 * (row % 2)) * gap
            if all(region.holds(x + dx, y + dy) for dx, dy in ((-half, 0), (half, 0), (0, -half), (0, half))):
                marked = dark is not None and dark(x, y) > 0
                tone = mix(colour, DARK, 0.6) if marked else mix(colour, "#fff6d0", 0.34 if x < 300 else 0.1)
                lozenge = [(x, y - half), (x + half, y), (x, y + half), (x - half, y)]
                plate.path(lozenge, tone, deep, 0.9, 0.8)


def brows(
    plate: Portrait,
    temper: Temper,
    at: tuple[float, float],
    reach: float,
    colour: str,
    width: float = 9,
) -> None:
    """Brows over both eyes as the temper has them in the portrait's mood."""
    for side, (inner, middle, outer) in zip((-1, 1), temper.arches(plate.mood), strict=True):
        x, y = at[0] - 300, at[1]
        line = ((x - reach, y + inner), (x, y + middle), (x + reach, y + outer))
        text = " ".join(f"{300 + side * dx},{dy}" for dx, dy in line)
        plate.line(text, width, colour, ends=(0.7, 0.2))


def lips(plate: Portrait, y: float, reach: float, sag: float, width: float = 5) -> None:
    """A wide mouth without a muzzle: it curls up, lies level, or hangs."""
    bend = {Mood.CALM: 0.35, Mood.PLEASED: 1.0, Mood.PUT_OUT: -0.8}[plate.mood] * sag
    ends = f"{300 - reach},{y - bend * 1.5} {300 - reach * 0.55},{y + bend * 0.45} 300,{y + bend}"
    plate.line(
        f"{ends} {300 + reach * 0.55},{y + bend * 0.45} {300 + reach},{y - bend * 1.5}",
        width,
        INK,
        ends=(0.25, 0.25),
    )
    for side in (1, -1):
        x = 300 + side * reach
        plate.line(
            f"{x},{y - bend * 1.5 - 9} {x + side * 5},{y - bend * 1.5} {x},{y - bend * 1.5 + 9}", 3.4, INK
        )


def beak(plate: Portrait, right: str, tones: Shades, gape: float, reach: float) -> None:
    """A beak from its right half; the corners of the gape at height `gape` go with the mood."""
    outline = even_outline(right)
    light, middle, deep = tones
    plate.path([(x + 3, y + 10) for x, y in outline], "#000000", opacity=0.4)
    ends = (min(x for x, _ in outline), max(x for x, _ in outline))
    plate.path(outline, plate.across(*ends, (0, light), (0.4, middle), (1, deep)), INK, 2.2)
    plate.hatch(outline, 85, 6, lambda x, y: max(0, (x - 304) / 60) * 0.7, mix(deep, DARK, 0.4), 0.6, 2.4)
    lift = {Mood.CALM: -2.0, Mood.PLEASED: -18.0, Mood.PUT_OUT: 14.0}[plate.mood]
    half = reach * 0.5
    text = f"{300 - reach},{gape + lift} {300 - half},{gape + 4} 300,{gape} {300 + half},{gape + 4}"
    plate.line(f"{text} {300 + reach},{gape + lift}", 4, INK, ends=(0.3, 0.3))


def ring(plate: Plate, at: tuple[float, float], radius: float, fill: str, edge: float = 1.4) -> None:
    """A wart, a bead or a boss."""
    paint = plate.radial(
        (at[0] - radius * 0.3, at[1] - radius * 0.3),
        radius * 1.2,
        (0, mix(fill, "#ffffff", 0.5)),
        (0.6, fill),
        (1, mix(fill, DARK, 0.4)),
    )
    plate.path(circle(at, radius, 24), paint, INK, edge)
