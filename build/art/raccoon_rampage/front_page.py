"""The fixed parts of the front page: the desk under it, its paper, the seals."""

from art.raccoon_rampage import hunt, raccoons
from scenes.art.geometry import star
from scenes.art.linework.scatter import Scatter
from scenes.art.ornament import grain
from scenes.raccoon_rampage.art.colours import ALARM, BRASS, INK, PAPER, PAPER_DIM, RELIEF, WALNUT, Pen, shade
from scenes.raccoon_rampage.art.front_page import HIGH, WIDE

SEAL = 96.0


def desk() -> Pen:
    """The desk under the page."""
    pen = Pen(1920, 1080, 2)
    pen.box(0, 0, pen.width, pen.height, 0, pen.down(0, pen.height, (0, shade(WALNUT, 0.1)), (1, "#120c10")))
    grain(pen, 0, INK, 0.5, 13)
    return pen


def paper() -> Pen:
    """A sheet with uneven edges, folded once."""
    pen, dice, w, h = Pen(WIDE, HIGH, 2), Scatter(6), WIDE, HIGH
    top = [(k * w / 66, dice.between(-3, 3)) for k in range(67)]
    foot = [(w - k * w / 66, h + dice.between(-4, 4)) for k in range(67)]
    edge = [*top, *foot]
    for k in range(4):
        pen.path([(a + 3 * k, b + 5 * k) for a, b in edge], "#000000", opacity=0.14)
    tones = (0, "#f8f0dc"), (0.6, PAPER), (1, PAPER_DIM)
    pen.path(edge, pen.linear((0, 0), (w, h), *tones), "#b9a67c", 1.4)
    pen.line([(0, h / 2), (w, h / 2)], "#b9a67c", 1.2, 0.7)
    for _ in range(500):
        spot = (dice.between(4, w - 4), dice.between(4, h - 4))
        pen.circle(spot, dice.between(0.4, 1.1), "#9a8458", opacity=0.25)
    return pen


def seal(won: bool) -> Pen:
    """A rosette of wax: green for a victory, red with a skull for a defeat."""
    pen, colour, centre = Pen(SEAL, SEAL, 2), RELIEF if won else ALARM, (SEAL / 2, SEAL / 2)
    pen.path(star(centre, SEAL / 2, SEAL * 0.43, 22), colour, INK, 2)
    wax = pen.radial(centre, SEAL * 0.4, (0, shade(colour, 0.2)), (1, shade(colour, -0.3)))
    pen.circle(centre, SEAL * 0.36, wax, BRASS, 2)
    pen.begin(f"translate({centre[0]:g} {centre[1] + 3:g}) scale({0.82 if won else 1.05})")
    if won:
        raccoons.head(pen, "asleep")
    else:
        hunt.skull(pen)
    pen.end()
    return pen
