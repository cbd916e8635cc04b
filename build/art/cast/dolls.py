"""Small whole figures: a large head on a short body, for people who stand about in a room."""

from dataclasses import dataclass, replace

import numpy as np

from art.beasts import BEASTS
from art.cast.moods import Mood
from art.cast.sitters import SITTERS
from art.relief.fields import turned
from art.relief.figure import Figure
from art.relief.head import Head
from art.relief.materials import plain

COAT, TROUSERS, VEST, SILK, PAW, SHOE = range(6)


@dataclass(frozen=True)
class Doll:
    """Somebody in a room: who, where the feet are, which way they look, in which mood."""

    name: str
    at: float
    left: bool = False
    mood: Mood = Mood.CALM
    tall: float = 66.0


def stand(figure: Figure, doll: Doll, floor: float, blinks: bool = False) -> Head:
    """Set somebody on the scene; the eyes of one who blinks are shut. Their head."""
    sitter = SITTERS[doll.name]
    species, pose = BEASTS[sitter.species], sitter.poses[doll.mood]
    unit, yaw = doll.tall / 100, -26 if doll.left else 26
    at = np.array((doll.at, floor, 0.0))
    _body(figure, doll, at, unit, yaw)
    face = replace(pose.face, lids=(0.97, 0.97), squint=0.3) if blinks else pose.face
    turn = turned(yaw, 4, pose.roll * 0.5)
    head = figure.head(species, at + np.array((0, -74, 12)) * unit, turn, unit * 0.165, face)
    sitter.hat(figure, head, pose)
    return head


def _body(figure: Figure, doll: Doll, at: np.ndarray, unit: float, yaw: float) -> None:
    sitter = SITTERS[doll.name]
    outfit, broad = sitter.outfit, sitter.outfit.broad
    body = figure.group(at, turned(yaw=yaw * 0.6), unit)
    for side in (1, -1):
        body.tube([(side * 9, -26, 0), (side * 10, -6, 0)], [9, 7.5], material=TROUSERS)
        body.ball((side * 11, -4, 5), (8, 5, 11), material=SHOE)
        arm = [(side * 20 * broad, -50, 0), (side * 29 * broad, -38, 4), (side * 21 * broad, -29, 14)]
        body.tube(arm, [8, 8, 7], material=COAT)
        body.ball((side * 19 * broad, -28, 18), 6.5, material=PAW)
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
