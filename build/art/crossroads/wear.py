"""The clothes of the people of Crossroads: hats of every block, gowns, a bandana; in any cloth."""

from dataclasses import dataclass

from art.engrave import Plate, curve, even_outline
from art.portraits.costume import Suit
from art.portraits.ground import Shades
from scenes.art.geometry import Polyline
from scenes.art.palette import GILT_LIGHT, INK, mix

DARK = "#160c10"


def shades(colour: str) -> Shades:
    """A cloth's light, middle and deep tone."""
    return mix(colour, "#ffffff", 0.24), colour, mix(colour, DARK, 0.62)


def suit(coat: str, sheen: str, waistcoat: str, cravat: str) -> Suit:
    """A suit of four cloths."""
    return Suit(shades(coat), sheen, shades(waistcoat), shades(cravat))


def felt(plate: Plate, left: float, right: float, colour: str) -> str:
    """The paint of felt: a sheen left of the middle, dark at both ends."""
    light, middle, deep = shades(colour)
    bright = mix(colour, "#ffffff", 0.45)
    stops = ((0.0, deep), (0.18, middle), (0.34, bright), (0.46, light), (0.8, mix(colour, DARK, 0.45)))
    return plate.across(left, right, *stops, (1, deep))


@dataclass(frozen=True)
class Hat:
    """The right halves of a hat's crown, of its band and of its brim, top to bottom about x = 300."""

    crown: str
    band: str
    brim: str


STETSON = Hat(
    "300,158 340,136 380,152 396,206 404,290! 350,304 300,308",
    "300,268 352,264 400,248! 404,290! 350,304 300,308",
    "300,302 372,298 434,284 486,258 514,226! 504,276 452,314 376,334 300,340",
)
TOPPER = Hat(
    "300,62 370,66 408,76! 398,180 402,288! 350,302 300,306",
    "300,250 350,246 398,234! 402,288! 350,302 300,306",
    "300,302 360,298 412,288 450,272 478,248! 470,288 424,314 360,328 300,332",
)
BOWLER = Hat(
    "300,136 346,142 384,176 398,232 400,286! 350,300 300,304",
    "300,262 350,258 398,244! 400,286! 350,300 300,304",
    "300,300 352,298 404,288 440,272 456,252! 456,286 412,308 352,318 300,320",
)
BOATER = Hat(
    "300,160 356,164 398,172! 400,272! 352,286 300,290",
    "300,244 352,240 399,226! 400,272! 352,286 300,290",
    "300,284 400,276 482,252! 486,270 404,306 300,316",
)
SUNHAT = Hat(
    "300,150 350,158 386,200 398,284! 350,300 300,304",
    "300,262 350,258 394,244! 398,284! 350,300 300,304",
    "300,300 392,290 470,270 522,262! 512,300 420,332 300,342",
)


def hat(plate: Plate, block: Hat, cloth: str, ribbon: str, turn: float = 0, drop: float = 0) -> None:
    """A hat on somebody's head, turned by degrees and moved down."""
    plate.begin(f"translate(0 {drop:g}) rotate({turn:g} 300 270)")
    crown, band, brim = (even_outline(half) for half in (block.crown, block.band, block.brim))
    plate.path(crown, felt(plate, 196, 404, cloth), INK, 2.2)
    plate.hatch(
        crown, 88, 5, lambda x, y: 0.2 + 0.6 * max(0, (x - 296) / 104), mix(cloth, DARK, 0.85), 0.7, 2.6
    )
    shine = mix(cloth, "#ffffff", 0.7)
    plate.hatch(crown, 88, 5, lambda x, y: max(0, 1 - abs(x - 254) / 38) * 0.7, shine, 0.45, 1.9)
    plate.path(band, felt(plate, 196, 404, ribbon), INK, 1.6)
    plate.hatch(band, 2, 5, lambda x, y: 0.5 * max(0, (x - 290) / 110), DARK, 0.7, 2.4)
    plate.path([(x + 1, y + 15) for x, y in brim], "#0a0708", opacity=0.42)
    plate.path(brim, felt(plate, 100, 500, cloth), INK, 2.2)
    plate.hatch(
        brim, 3, 5, lambda x, y: 0.1 + 0.5 * max(0, (x - 280) / 220), mix(cloth, DARK, 0.85), 0.65, 2.3
    )
    plate.end()


def weave(plate: Plate, outline: Polyline, colour: str = "#7a5a1e") -> None:
    """Straw: plaited rows both ways."""
    plate.hatch(outline, 4, 6.5, lambda x, y: 0.4, colour, 0.6, 1.8, bend=lambda u: -0.1 * u * u)
    plate.hatch(outline, 84, 9, lambda x, y: 0.34, colour, 0.5, 1.5)


def gown(plate: Plate, colour: str, sheen: str = "#f4e6c6") -> Polyline:
    """Bare shoulders of cloth: a gown or a smock; its outline."""
    outline = even_outline("300,600 356,608 406,636 470,662 520,710 548,780 562,880! 300,890", steps=12)
    light, middle, deep = shades(colour)
    plate.path(outline, plate.linear((60, 600), (540, 840), (0, light), (0.45, middle), (1, deep)), INK, 2)
    plate.hatch(
        outline, 66, 6, lambda x, y: 0.12 + 0.7 * max(0, (x - 120) / 420), mix(colour, DARK, 0.85), 0.65, 3.2
    )
    plate.hatch(outline, 66, 6, lambda x, y: max(0, 0.4 - (x - 90) / 430), sheen, 0.45, 2)
    return outline


def bandana(plate: Plate, colour: str) -> None:
    """A spotted neckerchief."""
    light, middle, deep = shades(colour)
    cloth = curve(
        "192,596! 250,622 300,628 350,622 408,596! 424,640 376,692 332,744 300,796! 268,744 224,692 176,640"
    )
    plate.path([(x + 3, y + 10) for x, y in cloth], "#0a0708", opacity=0.35)
    plate.path(cloth, plate.linear((200, 600), (400, 780), (0, light), (0.5, middle), (1, deep)), INK, 2.2)
    plate.hatch(cloth, 70, 6, lambda x, y: 0.1 + 0.5 * max(0, (x - 290) / 110), DARK, 0.6, 2.8)
    for x, y in (
        (240, 642),
        (282, 664),
        (324, 660),
        (364, 640),
        (300, 704),
        (262, 696),
        (338, 700),
        (300, 748),
    ):
        plate.circle((x, y), 6, "#f4e6c6", deep, 1)


def spectacles(plate: Plate, at: tuple[float, float], radius: float, colour: str = "#e0b050") -> None:
    """Two round glasses about `at` and its mirror image, with a bridge."""
    for side in (1, -1):
        middle = (300 + side * (at[0] - 300), at[1])
        plate.circle(middle, radius, "#ffffff", opacity=0.13)
        plate.circle(middle, radius, "none", INK, 8)
        plate.circle(middle, radius, "none", colour, 4.6)
    inner = at[0] - radius
    plate.line(f"{600 - inner},{at[1] - 4} 300,{at[1] - 16} {inner},{at[1] - 4}", 5, colour, ends=(1, 1))


def glint(plate: Plate, text: str) -> None:
    """A bright line along an edge."""
    plate.line(text, 2.2, GILT_LIGHT, 0.8)
