"""The six railroads' portraits: each animal with a prop in its hand, before a place of its own."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from art.beasts import BEASTS
from art.cast.grounds import GROUNDS, SHEET
from art.cast.moods import Mood, Pose
from art.cast.sitters import SITTERS, Sitter, sit
from art.relief import props
from art.relief.brush import varnished
from art.relief.dress import sleeve
from art.relief.fields import Field, Vector, resized, turned
from art.relief.figure import Figure
from art.relief.hand import Grip, hand
from art.relief.light import Light
from art.relief.species import Expression
from art.relief.tail import tail

LARGE, SMALL = (720, 734), (240, 245)
"""The size in pixels of a master, and of its small form for pictures below about 150 pixels."""

CLOSER = 1.1
"""The enlargement of the sitter; the margins of the sheet are cut off."""

RAILROADS = {
    "Skunk Works": "skunk",
    "Sly Fox": "fox",
    "Fat Cat": "cat",
    "Big Bear": "bear",
    "Top Dog": "dog",
    "Tycoon": "raccoon",
}
"""The species on each railroad's cards."""

Things = Callable[[Figure, Field, Field], None]
"""Adds the held objects to the scene: takes the hand's place and turn."""


@dataclass(frozen=True)
class Subject:
    """The portrait of a railroad's animal: its pose, dress, hand and props."""

    pose: Pose
    head: tuple[float, float, float]
    size: float
    right: bool
    """Whether the hand is on the viewer's right."""
    hand: tuple[float, float, float]
    turn: tuple[float, float, float]
    """The yaw, pitch and roll of the held object, in degrees."""
    grip: Grip
    hand_size: float
    held: Things
    tail: Callable[[Figure], None] | None = None


def portrait(railroad: str, size: tuple[int, int], small: bool = False) -> Field:
    """The portrait, drawn for its size; the small form is closer and coarser."""
    name = RAILROADS[railroad]
    dots = size[0] / SHEET[0] * CLOSER * (2.0 if small else 1.5)
    figure = Figure(*SHEET, dots, 1.5 if small else 1.0)
    pose_for(name, figure)
    scene = figure.scene
    picture = figure.render(GROUNDS[name](scene.height, scene.width), Light())
    width, height = round(scene.width / CLOSER), round(scene.height / CLOSER)
    left, top = (scene.width - width) // 2, round((scene.height - height) * 0.35)
    near = np.ascontiguousarray(picture[top : top + height, left : left + width])
    return varnished(resized(near, size), 5, 0.04, 0.28, 0.05)


def pose_for(name: str, figure: Figure) -> None:
    """Add the animal of the name to the scene."""
    pose(figure, SITTERS[name], SUBJECTS[name])


def pose(figure: Figure, sitter: Sitter, subject: Subject) -> None:
    """Add tail, body, head, arm and held objects of a sitter to the scene."""
    if subject.tail:
        subject.tail(figure)
    side = 1 if subject.right else -1
    sit(figure, sitter, subject.pose, subject.head, subject.size, arms=(-side,))
    place, turn = np.array(subject.hand), turned(*subject.turn)
    thick = subject.hand_size
    arm: list[Vector] = [
        place + np.array([side * x, y, z]) * thick / 1.42
        for x, y, z in ((-76, -62, -250), (74, 98, -190), (128, 258, -130), (34, 178, -60), (-22, 96, -24))
    ]
    sleeve(figure, arm, [76 * thick / 1.42 + extra for extra in (24, 22, 16, 2, -8)], sitter.outfit.coat)
    subject.held(figure, place, turn)
    hand(figure, place + np.array([2, 16, 0]), turn @ turned(yaw=-6, roll=-12), thick, subject.grip)


def _raccoon_tail(figure: Figure) -> None:
    rings = ["#211b1e", "#211b1e", "#b5a78f", "#b5a78f"] * 4 + ["#211b1e", "#211b1e"]
    tail(
        figure,
        [(730, 1110, -190), (840, 940, -190), (852, 760, -190), (780, 640, -190), (810, 530, -190)],
        [64, 84, 88, 74, 26],
        rings,
        46,
    )


def _fox_tail(figure: Figure) -> None:
    rings = ["#b04c18"] * 11 + ["#f4e8d0"] * 5
    tail(
        figure,
        [(190, 1120, -190), (110, 970, -190), (136, 810, -190), (210, 720, -190), (190, 600, -190)],
        [60, 88, 92, 70, 16],
        rings,
        52,
    )


def _cat_tail(figure: Figure) -> None:
    rings = ["#8b93a3", "#8b93a3", "#4b5262"] * 6
    tail(
        figure,
        [(850, 1110, -190), (890, 920, -190), (830, 760, -190), (870, 620, -190), (820, 550, -190)],
        [36, 40, 40, 38, 26],
        rings,
        26,
        2.6,
    )


def _skunk_tail(figure: Figure) -> None:
    black, white = ["#2b2732"] * 18, ["#efe8d8"] * 18
    for shift, colours, wide in ((0, black, 1.0), (34, white, 0.5)):
        path = [
            (200 + shift, 1110, -190 + shift),
            (120 + shift, 940, -190 + shift),
            (112 + shift, 740, -190 + shift),
        ]
        path += [(70 + shift, 560, -190 + shift), (130 + shift, 430, -180 + shift), (220, 420, -160)]
        tail(
            figure, path, [60 * wide, 84 * wide, 92 * wide, 96 * wide, 74 * wide, 24 * wide], colours, 58, 3.6
        )


def _watch(figure: Figure, at: Field, turn: Field) -> None:
    chain = [
        at + np.array(step)
        for step in ((-36, -236, 16), (-96, -150, 30), (-130, 0, 10), (-190, 60, -40), (-236, 40, -60))
    ]
    props.watch(figure, at + np.array([-22, -112, 20]), turned(-12, -4, 8), chain)


def _flask(figure: Figure, at: Field, turn: Field) -> None:
    props.flask(figure, at + np.array([0, -48, 4]), turn)
    props.vapour(figure, at + turn @ np.array([0, -260, 20]))


def _calm(name: str, **changes: object) -> Expression:
    return replace(SITTERS[name].poses[Mood.CALM].face, **changes)  # type: ignore[arg-type]


SUBJECTS: dict[str, Subject] = {
    "raccoon": Subject(
        Pose(-25, 3, -6, _calm("raccoon")),
        (492, 462, 40),
        1.40,
        False,
        (254, 812, 250),
        (14, 0, 5),
        Grip(BEASTS["raccoon"].paw, ring=(1, "#b3202e")),
        1.42,
        props.cane,
        _raccoon_tail,
    ),
    "fox": Subject(
        Pose(27, 6, 9, _calm("fox")),
        (482, 466, 40),
        1.40,
        True,
        (712, 850, 250),
        (-10, 0, 10),
        Grip(BEASTS["fox"].paw, ring=(0, "#2f8f5d")),
        1.25,
        lambda figure, at, turn: props.cards(figure, at + np.array([-10, 20, -6]), turn, 1.5),
        _fox_tail,
    ),
    "bear": Subject(
        Pose(-17, 7, 4, _calm("bear", lids=(0.22, 0.14), smirk=1.2, brow=0.2)),
        (478, 470, 50),
        1.50,
        True,
        (734, 876, 260),
        (-14, 0, 6),
        Grip(BEASTS["bear"].paw, "#2a1c14", hair=16),
        1.6,
        _watch,
    ),
    "cat": Subject(
        Pose(15, -3, -5, _calm("cat", lids=(0.58, 0.46))),
        (496, 462, 50),
        1.46,
        False,
        (262, 838, 260),
        (10, 0, -5),
        Grip(BEASTS["cat"].paw, ring=(2, "#3a6fc4"), hair=15, thick=17, spread=22),
        1.5,
        props.sundae,
        _cat_tail,
    ),
    "dog": Subject(
        Pose(-22, 1, 5, _calm("dog")),
        (486, 470, 50),
        1.42,
        True,
        (724, 862, 260),
        (-16, 0, 24),
        Grip(BEASTS["dog"].paw, "#3a2a20", hair=12, thick=16, spread=22),
        1.45,
        props.spyglass,
    ),
    "skunk": Subject(
        Pose(23, 3, -5, _calm("skunk", brow=0.1, lift=0.8)),
        (480, 474, 40),
        1.44,
        True,
        (722, 846, 260),
        (-8, 0, -4),
        Grip(BEASTS["skunk"].paw, "#b8b0a8", hair=14),
        1.4,
        _flask,
        _skunk_tail,
    ),
}
"""The subjects by species."""
