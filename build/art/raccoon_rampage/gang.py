"""The gang in front of Europa House: each with another species, hat, gesture and tail."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from art.beasts import BEASTS
from art.cast import chief
from art.relief import hats, props
from art.relief.fields import Field, rgb, turned
from art.relief.figure import Figure, Look
from art.relief.hand import Grip, hand, open_hand
from art.relief.head import Head
from art.relief.species import Expression
from art.relief.tail import tail

Worn = Callable[[Figure, Head], object]
Held = Callable[[Figure, Field, Field, float], None]
"""Adds the object in a hand to the scene: takes its place, its turn and the size of the figure."""
Way = tuple[tuple[float, float, float], ...]
UP: Way = ((112, 190, -20), (206, 150, 20), (214, 10, 40), (196, -66, 60))
DOWN: Way = ((104, 200, -10), (158, 290, 40), (120, 340, 110), (84, 336, 130))
"""An arm from the shoulder to the wrist, in units of the head, on the viewer's right."""


@dataclass(frozen=True)
class Rogue:
    """A member of the gang: species, fur (back, belly, paws), turn and tilt of the head, expression, hat, the
    arms on the viewer's left and right, the object in the raised hand, breadth, the rings of the tail.
    """

    species: str
    fur: tuple[str, str, str]
    turn: tuple[float, float, float]
    face: Expression
    arms: tuple[Way, Way] = (DOWN, DOWN)
    worn: Worn = lambda figure, head: None
    held: Held | None = None
    broad: float = 1.0
    tail: tuple[str, ...] = ()
    tail_side: int = 1


RINGED = ("#211b1e", "#b5a78f") * 4 + ("#211b1e",)
GREY = (chief.GREY, chief.PALE, chief.DARK)


def _star(figure: Figure, at: Field, turn: Field, size: float) -> None:
    props.tin_star(figure, at + np.array((0, -66, 44)) * size, turned(10, 0, 12), 2.3 * size)


def _cards(figure: Figure, at: Field, turn: Field, size: float) -> None:
    props.cards(figure, at, turn, 0.9 * size)


ROGUES = {
    "burglar": Rogue(
        "raccoon",
        GREY,
        (24, 4, 8),
        Expression((0.3, -0.1), (0.5, 0.05), squint=0.2, smirk=1.4),
        (DOWN, UP),
        lambda figure, head: hats.tweed_cap(figure, head, (0, -112, 16), (0, 4, 10), 0.84),
        _star,
        1.22,
        RINGED,
        -1,
    ),
    "cub": Rogue(
        "raccoon",
        ("#9a8e80", "#d8ccb4", "#5a504a"),
        (-6, -10, -9),
        Expression((0.1, -0.2), wide=1.2, brow=0.4, lift=1, gape=0.9, ears=(8, 8)),
        (UP, UP),
        broad=0.86,
        tail=RINGED,
    ),
    "hare": Rogue(
        "hare",
        ("#a07c54", "#e0cfae", "#6a4e34"),
        (30, 0, 6),
        Expression((0.2, -0.12), wide=1.1, brow=0.8, lift=0.6, ears=(6, -16)),
        broad=0.8,
    ),
    "sharper": Rogue(
        "fox",
        ("#b4581f", "#ead6b4", "#2e1e1a"),
        (-26, 4, -8),
        Expression((-0.3, -0.05), (0.42, 0.3), smirk=-1.5, squint=0.25),
        (UP, DOWN),
        lambda figure, head: hats.bowler(figure, head, (-14, -128, 14), (0, 4, -13), "#1f4a3c", "#b07f33"),
        _cards,
        0.9,
        ("#b4581f", "#b4581f", "#b4581f", "#f0e2c8"),
    ),
    "rocketeer": Rogue(
        "skunk",
        ("#34303c", "#4a4452", "#1e1a22"),
        (-30, -4, 6),
        Expression((-0.2, -0.1), brow=-0.4, smirk=1.2, gape=0.5),
        (UP, DOWN),
        lambda figure, head: hats.goggled_helmet(figure, head, (0, -112, 8), (0, 0, 5), 0.94),
        None,
        1.06,
        ("#2a2630", "#efe6d4", "#efe6d4", "#2a2630"),
    ),
}
"""The members of the gang by their names in this module."""
SLEEPING = Expression(lids=(0.97, 0.97), smirk=0.6)


def stand(figure: Figure, name: str, at: tuple[float, float], size: float, asleep: bool) -> None:
    """Add a member of the gang from the hips up, in front of all else, with the middle of the head at a
    place.
    """
    rogue = ROGUES[name]
    middle = np.array((*at, 240.0))
    side = rogue.tail_side
    if rogue.tail:
        path = [(40, 420, -170), (190, 360, -170), (262, 200, -160), (258, 60, -150), (206, -30, -150)]
        tail(
            figure,
            [middle + np.array((side * x, y, z)) * size for x, y, z in path],
            [radius * size for radius in (34, 58, 66, 58, 20)],
            rogue.tail,
            40 * size,
        )
    body = figure.group(middle, None, size)
    body.ball((0, 330, -60), (150 * rogue.broad, 230, 120))
    body.ball((0, 170, -60), (112 * rogue.broad, 90, 96), melt=40)
    figure.add(body, chief.pelt(*rogue.fur), chief.coat(figure, 30 * size, 5))
    for side, way in zip((-1, 1), rogue.arms, strict=True):
        _arm(figure, rogue, middle, size, side, DOWN if asleep else way)
    yaw, pitch, roll = rogue.turn
    turn = turned(yaw, 14, yaw * 0.5) if asleep else turned(yaw, pitch, roll)
    head = figure.head(BEASTS[rogue.species], middle, turn, size, SLEEPING if asleep else rogue.face)
    rogue.worn(figure, head)


def _arm(
    figure: Figure,
    rogue: Rogue,
    middle: Field,
    size: float,
    side: int,
    way: Way,
) -> None:
    """An arm with its hand, which is open if it holds nothing."""
    points = [middle + size * np.array((side * x * (0.4 + 0.6 * rogue.broad), y, z)) for x, y, z in way]
    arm = figure.group((0, 0, 0))
    arm.tube(points, [radius * size for radius in (54, 50, 38, 28)], step=0.12)
    base = rgb(rogue.fur[0])
    along = (points[-1] - points[1]) / np.linalg.norm(points[-1] - points[1])
    hair = chief.coat(figure, 24 * size, 7 + side).but(
        flow=lambda local: np.repeat((along + [0, 0.3, 0])[:, None], local.shape[1], 1)
    )
    figure.add(arm, lambda local, material, looks: Look(np.tile(base, (len(material), 1))), hair)
    grip, wrist = Grip(rogue.fur[2], hair=11), points[-1]
    up = way[-1][1] < 0
    if up and rogue.held:
        turn = turned(yaw=-20 * side, roll=12 * side)
        rogue.held(figure, wrist + np.array((0, -20, 10)) * size, turn, size)
        hand(figure, wrist + np.array((0, -14, 16)) * size, turn, 0.95 * size, grip)
    else:
        turn = turned(roll=180 + 10 * side) if up else turned(roll=side * 40, pitch=-10)
        open_hand(figure, wrist + np.array((0, -16 if up else 8, 16)) * size, turn, 1.3 * size, grip)
