"""The townspeople of Crossroads: species, dress, what each wears on the head, and a pose for each mood."""

from art.cast.moods import Pose, moods
from art.cast.sitters import Sitter
from art.relief import hats, headgear
from art.relief.dress import Outfit, Tie
from art.relief.fields import Field, Vector
from art.relief.figure import Figure
from art.relief.head import Head
from art.relief.species import Expression


def _plume(figure: Figure, head: Head, pose: Pose) -> None:
    """A quail's topknot, and a red flower at its root."""
    root = head.clay.world((14, -136, 20))
    size = head.clay.size
    spine = [(0, 6), (-4, -40), (14, -84), (62, -96), (96, -58)]
    hats.plume(figure, root, [(x * size, y * size) for x, y in spine], 34 * size, ("#1c181e", "#5a4a5c"))
    headgear.flower(figure, head, (34, -104, 112), "#d8303a", 1.35)


def _pearls(figure: Figure, at: Vector, turn: Field, size: float) -> None:
    headgear.pearls(figure, at, turn, size)
    headgear.pearls(figure, at, turn, size, 84)


def _press(figure: Figure, head: Head, pose: Pose) -> None:
    hat = headgear.boater(figure, head, (0, -116, 8), (0, 3, -7 + pose.hat), "#24508a")
    headgear.ticket(figure, hat, (44, -34, 70))


def _mourning(figure: Figure, head: Head, pose: Pose) -> None:
    hat = hats.bowler(figure, head, (0, -112, 10), (0, 2, 8 + pose.hat), "#221d28", "#5a2f78", 72)
    size = head.clay.size
    spine = [(0, 0), (-30, -40), (-70, -62), (-112, -48), (-136, -12)]
    feather = [(x * size, y * size) for x, y in spine]
    hats.plume(figure, hat.world((-60, -30, 40)), feather, 30 * size, ("#3a1c58", "#9a6ac0"))


def _cameo(figure: Figure, at: Vector, turn: Field, size: float) -> None:
    headgear.brooch(figure, at, turn, size, "#2c4a66")


def _garnet(figure: Figure, at: Vector, turn: Field, size: float) -> None:
    headgear.brooch(figure, at, turn, size, "#8a1a2a")


def _teacher(figure: Figure, head: Head, pose: Pose) -> None:
    headgear.bun(figure, head, "#5c3c22")
    hats.spectacles(figure, head, pose.slip, 47)


def _lawman(figure: Figure, head: Head, pose: Pose) -> None:
    hat = hats.cattleman(figure, head, (0, 7, 4 + pose.hat), "#9a8468", "#4a2c1a")
    headgear.star(figure, hat, (0, -66, 96), 0.9)
    points: list[Vector] = [(0, 128, 120), (0, 176, 100), (0, 216, 84)]
    headgear.tuft(figure, head, points, [52, 42, 14], "#24140e", (0, 1, 0.1), 46)


def _senator(figure: Figure, head: Head, pose: Pose) -> None:
    hats.top_hat(figure, head, (0, 5, -4 + pose.hat), 130)


def _shell(figure: Figure, at: Vector, turn: Field, size: float) -> None:
    headgear.shell(figure, at, size)


def _doctor(figure: Figure, head: Head, pose: Pose) -> None:
    headgear.mirror(figure, head, (0, 4, 4 + pose.hat))
    hats.spectacles(figure, head, pose.slip, arms=0.4)


def _officer(figure: Figure, head: Head, pose: Pose) -> None:
    hat = hats.cattleman(figure, head, (0, 5, 6 + pose.hat), "#22366a", "#c8922e")
    headgear.sabres(figure, hat, (0, -66, 96))
    for side in (1, -1):
        points: list[Vector] = [(side * x, y, z) for x, y, z in ((6, 70, 192), (40, 84, 176), (82, 72, 140))]
        headgear.tuft(figure, head, points, [17, 18, 5], "#f4ecdc", (side * 0.9, 0.5, -0.3), 34)


CITIZENS: dict[str, tuple[Sitter, tuple[float, float, float]]] = {
    "purty_nellie": (
        Sitter(
            "quail",
            Outfit(
                "#6a1f3a",
                "#8a3050",
                ("#a84a66", "#c86a84"),
                "#f4d8c0",
                Tie.NONE,
                "#f4e6c6",
                0.9,
                40,
                chain=False,
            ),
            _plume,
            moods(
                Pose(-22, 2, -7, Expression((0.26, 0), (0.1, 0.24), smirk=0.8)),
                Pose(
                    -16, -7, -10, Expression((0.1, 0), (0, 0), (False, True), brow=0.3, lift=0.8, frown=-0.8)
                ),
                Pose(-26, 8, 6, Expression((0.36, 0.1), (0.36, 0.36), brow=-0.8, frown=0.7)),
            ),
            "#8d6f9c",
            (12, 168, -60),
            0.9,
            _pearls,
        ),
        (204, 240, 1.0),
    ),
    "lucy_allen": (
        Sitter(
            "prairie dog",
            Outfit("#1f5a54", "#2f7a70", ("#8a5a2a", "#b98244"), "#f4e6c6", Tie.BOW, "#b3262e", 1.0),
            _press,
            moods(
                Pose(
                    20,
                    1,
                    5,
                    Expression((-0.24, -0.05), (0.02, 0.08), brow=0.2, lift=0.6, gape=0.3, smirk=-0.8),
                ),
                Pose(15, -7, 8, Expression(shut=(True, True), brow=0.4, lift=0.8, gape=0.95)),
                Pose(18, 8, -5, Expression((-0.2, -0.2), wide=1.1, brow=1.1, lift=0.5, frown=1.0)),
            ),
            "#5c918c",
            (14, 178, -66),
            0.9,
        ),
        (196, 232, 0.86),
    ),
    "widow_campbell": (
        Sitter(
            "doe",
            Outfit(
                "#2a2432",
                "#3c3446",
                ("#3a3244", "#564a62"),
                "#8a78a0",
                Tie.NONE,
                "#f4e6c6",
                0.86,
                74,
                chain=False,
            ),
            _mourning,
            moods(
                Pose(-23, 4, 6, Expression((0.2, 0.12), (0.26, 0.22), brow=0.6, smirk=0.5)),
                Pose(
                    -17, -3, 9, Expression(shut=(True, True), brow=0.6, lift=0.8, frown=-1.0, ears=(-10, -6))
                ),
                Pose(
                    -14,
                    13,
                    -5,
                    Expression((0.1, 0.26), (0.34, 0.34), brow=1.4, lift=0.3, frown=1.1, ears=(34, 30)),
                ),
            ),
            "#7d86ad",
            (12, 176, -66),
            0.86,
            _cameo,
        ),
        (204, 222, 0.86),
    ),
    "miss_watson": (
        Sitter(
            "owl",
            Outfit(
                "#2f4a3a",
                "#41604c",
                ("#5a4a34", "#8a7450"),
                "#d8c27a",
                Tie.NONE,
                "#f4e6c6",
                0.96,
                52,
                chain=False,
            ),
            _teacher,
            moods(
                Pose(17, 4, 0, Expression((-0.2, 0.04), (0.22, 0.22), brow=-0.2)),
                Pose(13, -5, 7, Expression((-0.1, 0), squint=0.7, brow=0.4, lift=0.9, frown=-0.9)),
                Pose(20, 15, -4, Expression((-0.2, -0.24), (0.3, 0.02), brow=-1.2, frown=0.7), 22),
            ),
            "#93995a",
            (12, 178, -66),
            0.9,
            _garnet,
        ),
        (198, 234, 0.84),
    ),
    "sheriff_fletcher": (
        Sitter(
            "bison",
            Outfit("#4a3826", "#63492f", ("#7a6a4a", "#a08a60"), "#5a3a10", Tie.BANDANA, "#24508a", 1.24, 50),
            _lawman,
            moods(
                Pose(-15, 6, 3, Expression((0.2, 0.02), (0.28, 0.26))),
                Pose(-12, -5, -5, Expression((0.1, 0), squint=0.5, brow=0.4, lift=0.8, frown=-0.9)),
                Pose(-19, 14, 4, Expression((0.24, -0.22), (0.3, 0.3), brow=-1.3, frown=1.1)),
            ),
            "#c08d48",
            (13, 206, -86),
            0.9,
        ),
        (204, 216, 0.72),
    ),
    "senator": (
        Sitter(
            "tortoise",
            Outfit("#3a2f52", "#52446e", ("#2f6a5a", "#4a8f7a"), "#d8c27a", Tie.CRAVAT, "#1f6e5c", 1.05, 66),
            _senator,
            moods(
                Pose(19, -4, -4, Expression((-0.26, 0.12), (0.46, 0.46), smirk=-0.6)),
                Pose(14, -9, -7, Expression((-0.1, 0), (0.3, 0.3), squint=0.4, brow=0.4, lift=1, frown=-0.8)),
                Pose(24, 6, 5, Expression((-0.4, 0.02), (0.5, 0.4), brow=-0.8, frown=0.9)),
            ),
            "#a8875f",
            (14, 172, -66),
            0.94,
            _shell,
        ),
        (198, 246, 0.80),
    ),
    "doc": (
        Sitter(
            "armadillo",
            Outfit("#333a44", "#48525e", ("#6a4a2a", "#96704a"), "#d8b46a", Tie.BOW, "#2a5a9a", 0.96),
            _doctor,
            moods(
                Pose(-22, 4, 5, Expression((0.24, 0.06), (0.1, 0.1), smirk=0.5)),
                Pose(
                    -17,
                    -5,
                    8,
                    Expression((0.12, 0), squint=0.45, brow=0.5, lift=1, frown=-1.0, ears=(-6, -10)),
                ),
                Pose(
                    -15, 13, -6, Expression((0.2, -0.2), (0.14, 0.14), brow=1.3, frown=1.0, ears=(60, 72)), 18
                ),
            ),
            "#6b98a4",
            (14, 168, -64),
            0.9,
        ),
        (204, 246, 0.9),
    ),
    "colonel": (
        Sitter(
            "ram",
            Outfit(
                "#22366a",
                "#1a2a54",
                ("#b98a3a", "#e0b860"),
                "#8a5c1e",
                Tie.CRAVAT,
                "#c8922e",
                1.08,
                58,
                True,
                False,
            ),
            _officer,
            moods(
                Pose(18, -3, -3, Expression((-0.24, 0.04), (0.24, 0.2))),
                Pose(14, -8, 6, Expression((-0.1, 0), (0, 0), (True, False), brow=0.3, lift=1.2, frown=-0.8)),
                Pose(21, 11, 4, Expression((-0.26, -0.2), (0.3, 0.3), brow=-1.4, frown=1.0)),
            ),
            "#b58a4c",
            (14, 176, -66),
            0.92,
        ),
        (198, 228, 0.79),
    ),
}
"""The townspeople by the character's id, with the place and size of the head on a medallion of 400 units."""
