"""The eight characters: species, dress, hat, and a pose for each mood."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np

from art.beasts import BEASTS
from art.cast.moods import Mood, Pose
from art.relief import hats
from art.relief.dress import Outfit, Tie, dress
from art.relief.fields import Field, Vector, turned
from art.relief.figure import Figure
from art.relief.head import Head
from art.relief.species import Expression

Hat = Callable[[Figure, Head, Pose], None]
Neckwear = Callable[[Figure, Vector, Field, float], None]
"""Adds the neckwear to the scene: takes the place of the pit of the neck, the body's turn and its size."""


@dataclass(frozen=True)
class Sitter:
    """A character: species, dress, hat and poses."""

    species: str
    outfit: Outfit
    hat: Hat
    poses: Mapping[Mood, Pose]
    ground: str
    """The colour of the wall behind."""
    neck: tuple[float, float, float] = (0, 168, -64)
    """The vector from the head's middle to the pit of the neck, in units of the head."""
    frame: float = 0.94
    """The size of the body as a factor of the head's."""
    neckwear: Neckwear | None = None


def sit(
    figure: Figure,
    sitter: Sitter,
    pose: Pose,
    at: Vector,
    size: float,
    seed: int = 3,
    arms: tuple[int, ...] = (1, -1),
) -> Head:
    """Add a character to the scene, with the body turned less than the head."""
    species = BEASTS[sitter.species]
    x, y, z = sitter.neck
    side = 1 if pose.yaw < 0 else -1
    pit = np.asarray(at, float) + size * np.array([side * x, y, z])
    body = turned(yaw=-pose.yaw * 0.5, roll=-pose.roll * 0.3)
    dress(
        figure, pit, body, size * sitter.frame, sitter.outfit, species.neck, arms, 30 if species.hair else 0
    )
    if sitter.neckwear:
        sitter.neckwear(figure, pit, body, size * sitter.frame)
    head = figure.head(species, at, turned(pose.yaw, pose.pitch, pose.roll), size, pose.face, seed)
    sitter.hat(figure, head, pose)
    return head


def _tycoon(figure: Figure, head: Head, pose: Pose) -> None:
    hats.top_hat(figure, head, (0, 9, 8 + pose.hat), 138)
    clip = head.clay.world((92, -148, 66))
    size = head.clay.size / 1.42
    spine = [(-4, 20), (26, -60), (84, -140), (160, -160), (206, -96)]
    feather = [(x * size, y * size) for x, y in spine]
    hats.plume(figure, clip, feather, 52 * size, ("#0f5a4c", "#74cfa8"))
    hats.hat_pin(figure, clip + np.array([-2, 20, 30]) * size, size)


def _sharper(figure: Figure, head: Head, pose: Pose) -> None:
    hats.bowler(figure, head, (-14, -128, 14), (0, 4, -13 + pose.hat), "#1f4a3c", "#b07f33")


def _conductor(figure: Figure, head: Head, pose: Pose) -> None:
    hats.peaked_cap(figure, head, (0, -136, 6), (0, -4, -7 + pose.hat), 0.87)


def _pasha(figure: Figure, head: Head, pose: Pose) -> None:
    hats.fez(figure, head, (8, -128, 4), (0, 2, 9 + pose.hat))


def _admiral(figure: Figure, head: Head, pose: Pose) -> None:
    hats.bicorne(figure, head, (0, -132, 18), (0, 2, 5 + pose.hat), 0.92)


def _inventor(figure: Figure, head: Head, pose: Pose) -> None:
    hats.goggled_helmet(figure, head, (0, -112, 8), (0, 0, 5 + pose.hat), 0.94)


def _banker(figure: Figure, head: Head, pose: Pose) -> None:
    hats.bowler(figure, head, (0, -124, 10), (0, 3, 7 + pose.hat), "#4a3a34", "#5a3a7a", 80)
    hats.spectacles(figure, head, pose.slip)


def _runner(figure: Figure, head: Head, pose: Pose) -> None:
    hats.tweed_cap(figure, head, (0, -112, 16), (0, 4, -8 + pose.hat), 0.84)


SITTERS: dict[str, Sitter] = {
    "raccoon": Sitter(
        "raccoon",
        Outfit("#28304c", "#384064", ("#7c2630", "#a23a42"), "#d2a04a", Tie.CRAVAT, "#1f6e5c"),
        _tycoon,
        {
            Mood.CALM: Pose(-24, 3, -6, Expression((0.28, 0.05), (0.12, 0.32), smirk=1.2)),
            Mood.PLEASED: Pose(
                -20, -7, -9, Expression((0.2, 0), (0.0, 0.22), brow=0.4, lift=1, smirk=1.4, gape=0.75), hat=-4
            ),
            Mood.PUT_OUT: Pose(
                -14,
                9,
                8,
                Expression((0.2, -0.06), wide=1.1, brow=1, lift=0.8, frown=1.0, gape=0.45, ears=(14, 14)),
                hat=6,
            ),
        },
        "#b5793a",
        (24, 165, -63),
        0.96,
    ),
    "fox": Sitter(
        "fox",
        Outfit("#3d2347", "#5a3466", ("#8a6a1e", "#c9a23a"), "#5a3a10", Tie.CRAVAT, "#a3283a"),
        _sharper,
        {
            Mood.CALM: Pose(26, 5, 8, Expression((-0.32, 0.03), (0.42, 0.30), smirk=-1.5, squint=0.25)),
            Mood.PLEASED: Pose(
                22,
                -5,
                11,
                Expression(
                    (-0.2, 0), (0, 0.1), (True, False), brow=0.2, lift=1, smirk=-1.8, gape=0.7, ears=(-4, 8)
                ),
            ),
            Mood.PUT_OUT: Pose(
                24,
                10,
                -4,
                Expression((-0.36, -0.02), (0.46, 0.42), brow=-1.1, frown=1.0, squint=0.2, ears=(30, 38)),
            ),
        },
        "#4f7a5a",
        (22, 174, -63),
        0.92,
    ),
    "bear": Sitter(
        "bear",
        Outfit("#3a2a20", "#54402f", ("#1f4a5c", "#37788c"), "#d2a04a", Tie.BOW, "#a8232f", 1.2, 50),
        _conductor,
        {
            Mood.CALM: Pose(-17, 6, 4, Expression((0.22, 0.06), (0.08, 0.05), smirk=0.4)),
            Mood.PLEASED: Pose(
                -15,
                -5,
                8,
                Expression((0.1, 0), (0.05, 0.05), squint=0.5, brow=0.5, lift=0.7, gape=1.0, ears=(-4, -4)),
            ),
            Mood.PUT_OUT: Pose(
                -20, 13, -7, Expression((0.25, -0.16), (0.2, 0.2), brow=1.2, frown=1.2, ears=(18, 14))
            ),
        },
        "#8a6a34",
        (13, 204, -85),
        0.93,
    ),
    "cat": Sitter(
        "cat",
        Outfit("#5a1a34", "#2a1226", ("#2a5a5c", "#4a8f8a"), "#d8c27a", Tie.CRAVAT, "#b98a2c", 1.2, 26),
        _pasha,
        {
            Mood.CALM: Pose(15, -2, -5, Expression((-0.22, 0.10), (0.52, 0.42), smirk=0.6)),
            Mood.PLEASED: Pose(
                13, -8, -8, Expression(shut=(True, True), brow=0.5, lift=0.6, frown=-0.95, ears=(-6, -6))
            ),
            Mood.PUT_OUT: Pose(
                20, 4, 5, Expression((-0.4, 0.02), (0.5, 0.5), brow=-1, squint=0.15, frown=1.0, ears=(44, 40))
            ),
        },
        "#3f7a78",
        (3, 197, -85),
        0.90,
    ),
    "dog": Sitter(
        "dog",
        Outfit(
            "#1f3a72",
            "#8a2430",
            ("#d8cbae", "#f2e8d2"),
            "#b98a3a",
            Tie.JABOT,
            "#f6eedc",
            1.05,
            54,
            True,
            False,
        ),
        _admiral,
        {
            Mood.CALM: Pose(-20, 2, 5, Expression((0.24, -0.02), (0.14, 0.12), smirk=0.6, lift=0.4)),
            Mood.PLEASED: Pose(
                -16,
                -8,
                -7,
                Expression((0.1, -0.05), wide=1.06, brow=0.5, lift=1, gape=1.0, ears=(-22, -14), tongue=True),
            ),
            Mood.PUT_OUT: Pose(
                -13, 14, 6, Expression((0.2, -0.28), (0.22, 0.22), brow=1.3, frown=1.3, ears=(6, 4))
            ),
        },
        "#a8773a",
        (16, 178, -66),
        0.94,
    ),
    "skunk": Sitter(
        "skunk",
        Outfit("#4a4438", "#675f4c", ("#6a3a1e", "#96582e"), "#d8b46a", Tie.BOW, "#1f7a6a"),
        _inventor,
        {
            Mood.CALM: Pose(23, 3, -5, Expression((-0.26, 0.02), (0.06, 0.24), smirk=-1.1)),
            Mood.PLEASED: Pose(
                19,
                -6,
                -9,
                Expression((-0.15, -0.04), (0.0, 0.3), wide=1.05, brow=0.1, lift=1.2, smirk=-1.2, gape=0.75),
            ),
            Mood.PUT_OUT: Pose(
                15,
                6,
                6,
                Expression(
                    (-0.3, 0), (0.36, 0.36), brow=-1.2, frown=1.2, squint=0.25, puff=1.0, ears=(26, 26)
                ),
            ),
        },
        "#6f7c92",
        (20, 165, -63),
        0.94,
    ),
    "badger": Sitter(
        "badger",
        Outfit("#2c3a2c", "#42543e", ("#8a5a2a", "#b98244"), "#5a3414", Tie.CRAVAT, "#5a3a8a"),
        _banker,
        {
            Mood.CALM: Pose(-22, 5, 4, Expression((0.26, 0.06), (0.2, 0.16), smirk=0.5)),
            Mood.PLEASED: Pose(
                -18, -5, -6, Expression((0.14, 0), squint=0.35, brow=0.3, lift=1, smirk=0.6, frown=-0.9)
            ),
            Mood.PUT_OUT: Pose(-16, 13, 3, Expression((0.22, -0.2), (0.26, 0.26), brow=-1.1, frown=1.0), 26),
        },
        "#9a6a5c",
        (18, 168, -63),
        0.96,
    ),
    "hare": Sitter(
        "hare",
        Outfit("#5a3a20", "#76502e", ("#3a5a78", "#5a82a4"), "#d8c27a", Tie.BOW, "#b98a1e", 0.92),
        _runner,
        {
            Mood.CALM: Pose(21, 3, -6, Expression((-0.24, 0), (0.06, 0.06), smirk=-0.5, ears=(0, 22))),
            Mood.PLEASED: Pose(
                17, -6, 7, Expression(shut=(True, True), brow=0.4, lift=0.8, gape=0.85, ears=(-6, -6))
            ),
            Mood.PUT_OUT: Pose(
                13,
                8,
                -4,
                Expression((-0.2, -0.15), wide=1.08, brow=1.3, lift=0.4, frown=0.9, ears=(126, 138)),
            ),
        },
        "#5f8f6a",
        (14, 164, -60),
        0.92,
    ),
}
"""The characters by name."""
