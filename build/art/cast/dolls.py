"""Small whole figures: a large head on a short body, for the people in a room."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from art.beasts import BEASTS
from art.cast.moods import Mood
from art.cast.sitters import SITTERS
from art.relief.fields import Field, turned
from art.relief.figure import Figure
from art.relief.head import Head
from art.relief.materials import plain

Place = tuple[float, float, float]
Arm = tuple[Place, Place]
"""An elbow and a paw, for the arm on the viewer's right, in units of a doll 100 high."""
Held = Callable[[Figure, Field, Field, float], None]
"""Adds a held object to the scene: takes the paw's place, the body's turn and the doll's unit."""
Worn = Callable[[Figure, Head], None]
HIP: Arm = ((29, -38, 4), (19, -28, 18))
HUNG: Arm = ((27, -36, 2), (25, -22, 8))
RAISED: Arm = ((33, -44, 8), (31, -64, 18))
BEFORE: Arm = ((28, -40, 8), (10, -43, 25))
HELD_UP: Arm = ((29, -42, 10), (13, -50, 28))
REACHED: Arm = ((30, -44, 14), (35, -48, 26))

COAT, TROUSERS, VEST, SILK, PAW, SHOE = range(6)


@dataclass(frozen=True)
class Doll:
    """A person in a room: character, place of the feet, direction, mood and height; the arms on the viewer's
    right and left; what the paw holds (the right one, or the left one of a doll that faces left); the hat, if
    it is not that of their trade.
    """

    name: str
    at: float
    left: bool = False
    mood: Mood = Mood.CALM
    tall: float = 66.0
    arms: tuple[Arm, Arm] = (HIP, HIP)
    held: Held | None = None
    worn: Worn | None = None

    @property
    def side(self) -> int:
        """The side of the paw that holds something: 1 for the viewer's right."""
        return -1 if self.left else 1


def stand(figure: Figure, doll: Doll, floor: float, blinks: bool = False) -> Head:
    """Add the doll to the scene and return its head; with `blinks` its eyes are shut."""
    sitter = SITTERS[doll.name]
    species, pose = BEASTS[sitter.species], sitter.poses[doll.mood]
    unit, yaw = doll.tall / 100, -26 if doll.left else 26
    at = np.array((doll.at, floor, 0.0))
    _body(figure, doll, at, unit, yaw)
    face = replace(pose.face, lids=(0.97, 0.97), squint=0.3) if blinks else pose.face
    turn = turned(yaw, 4, pose.roll * 0.5)
    head = figure.head(species, at + np.array((0, -74, 12)) * unit, turn, unit * 0.165, face)
    doll.worn(figure, head) if doll.worn else sitter.hat(figure, head, pose)
    return head


def _body(figure: Figure, doll: Doll, at: np.ndarray, unit: float, yaw: float) -> None:
    sitter = SITTERS[doll.name]
    outfit, broad = sitter.outfit, sitter.outfit.broad
    body = figure.group(at, turned(yaw=yaw * 0.6), unit)
    for side in (1, -1):
        body.tube([(side * 9, -26, 0), (side * 10, -6, 0)], [9, 7.5], material=TROUSERS)
        body.ball((side * 11, -4, 5), (8, 5, 11), material=SHOE)
        elbow, paw = ((side * broad * x, y, z) for x, y, z in doll.arms[side < 0])
        cuff = [elbow[i] + 0.8 * (paw[i] - elbow[i]) for i in range(3)]
        body.tube([(side * 20 * broad, -50, 0), elbow, cuff], [8, 8, 7], material=COAT)
        body.ball(paw, 6.5, material=PAW)
        if doll.held and side == doll.side:
            doll.held(figure, body.world(paw), body.turn, unit)
    body.ball((0, -40, 0), (23 * broad, 23, 17), melt=2, material=COAT)
    body.ball((0, -40, 9), (12, 20, 11), material=VEST)
    body.ball((0, -56, 14), (7, 5, 5), material=SILK)
    table = {
        COAT: (outfit.coat, 0.03),
        TROUSERS: ("#3a3238", 0.0),
        VEST: (outfit.vest[1], 0.05),
        SILK: (outfit.silk, 0.3),
        PAW: (BEASTS[sitter.species].paw, 0.0),
        SHOE: ("#1c1618", 0.5),
    }
    figure.add(body, plain(table))
