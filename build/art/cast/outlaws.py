"""The outlaws of Crossroads: species, dress, what each wears on the head, and a pose for each mood."""

from art.cast.moods import Pose, moods
from art.cast.sitters import Sitter
from art.relief import hats, headgear
from art.relief.dress import Outfit, Tie
from art.relief.fields import Field, Vector
from art.relief.figure import Figure
from art.relief.head import Head
from art.relief.species import Expression

OUTLAW = "#b4482a"
"""The colour of the wall behind outlaws; the townspeople have quieter ones."""


def _gunman(figure: Figure, head: Head, pose: Pose) -> None:
    hats.cattleman(figure, head, (0, 10, -9 + pose.hat), "#26222a", "#8a1f28")


def _moonshiner(figure: Figure, head: Head, pose: Pose) -> None:
    headgear.boater(figure, head, (0, -116, 6), (0, 0, 11 + pose.hat), "#2f6a48", 0.96, 0.6)
    points: list[Vector] = [(30, 72, 166), (84, 92, 186), (150, 86, 190)]
    headgear.straw(figure, head, points, 3.6, "#e0c060")


def _confidence_man(figure: Figure, head: Head, pose: Pose) -> None:
    hat = hats.bowler(figure, head, (0, -104, 12), (0, 4, -9 + pose.hat), "#4a3a2c", "#5a2f78", 78)
    headgear.ticket(figure, hat, (46, -22, 72))
    fork: list[Vector] = [(0, 56, 150), (0, 66, 186), (4, 96, 206), (14, 120, 208)]
    headgear.straw(figure, head, fork, 4.4, "#c8202c")
    headgear.straw(figure, head, [(4, 96, 206), (-8, 118, 210)], 3.6, "#c8202c")


def _gambler(figure: Figure, head: Head, pose: Pose) -> None:
    headgear.eyeshade(figure, head, (0, -4, 3 + pose.hat))


def _feathers(figure: Figure, at: Vector, turn: Field, size: float) -> None:
    headgear.ruff(figure, at, turn, size, "#3a343e")


OUTLAWS: dict[str, tuple[Sitter, tuple[float, float, float]]] = {
    "flatfoot": (
        Sitter(
            "coyote",
            Outfit("#3a2f2a", "#52423a", ("#4a3a2a", "#6e5840"), "#c8a060", Tie.BANDANA, "#a8202c", 1.06),
            _gunman,
            moods(
                Pose(24, 7, 6, Expression((-0.3, -0.04), (0.4, 0.34), brow=-0.7, smirk=-1.3)),
                Pose(
                    19, -4, 9, Expression((-0.2, 0), (0.12, 0.3), brow=-0.2, lift=0.8, smirk=-1.6, gape=0.75)
                ),
                Pose(
                    22, 13, -3, Expression((-0.3, -0.22), (0.42, 0.42), brow=-1.4, frown=1.1, ears=(36, 40))
                ),
            ),
            OUTLAW,
            (18, 172, -64),
            0.92,
        ),
        (192, 236, 0.80),
    ),
    "angie": (
        Sitter(
            "opossum",
            Outfit(
                "#3f5f86",
                "#4c7098",
                ("#6a5a44", "#8a7858"),
                "#c8a060",
                Tie.BANDANA,
                "#c8862a",
                1.0,
                chain=False,
            ),
            _moonshiner,
            moods(
                Pose(-23, 1, -8, Expression((0.26, 0.04), (0.46, 0.28), smirk=1.2)),
                Pose(
                    -17, -7, -12, Expression((0.1, 0), (0, 0.4), (True, False), brow=0.3, lift=0.8, gape=0.8)
                ),
                Pose(
                    -16,
                    9,
                    7,
                    Expression((0.3, -0.1), wide=1.12, brow=1.2, lift=0.4, frown=1.1, ears=(20, 24)),
                ),
            ),
            OUTLAW,
            (18, 168, -64),
            0.92,
        ),
        (206, 232, 0.84),
    ),
    "sydney": (
        Sitter(
            "rattlesnake",
            Outfit("#5a5a2c", "#74743c", ("#6a2430", "#94404c"), "#d8b46a", Tie.CRAVAT, "#a8202c", 0.92),
            _confidence_man,
            moods(
                Pose(20, 5, 7, Expression((-0.28, 0.02), (0.26, 0.2), smirk=-1.2)),
                Pose(15, -3, 11, Expression((-0.14, 0), (0.2, 0.2), squint=0.45, frown=-0.7, smirk=-1)),
                Pose(22, 12, -4, Expression((-0.3, -0.2), (0.4, 0.4), brow=-1.3, frown=0.45)),
            ),
            OUTLAW,
            (14, 164, -66),
            0.92,
        ),
        (196, 240, 0.92),
    ),
    "phineus": (
        Sitter(
            "vulture",
            Outfit("#2c2a30", "#403c46", ("#4a2c34", "#6e4450"), "#c8a060", Tie.NONE, "#f4e6c6", 1.0, 30),
            _gambler,
            moods(
                Pose(-24, 8, -4, Expression((0.3, -0.06), (0.34, 0.3))),
                Pose(-18, -3, -8, Expression((0.14, 0), (0.14, 0.14), squint=0.5, frown=-0.8)),
                Pose(-21, 15, 5, Expression((0.3, -0.1), (0.3, 0.3), wide=1.1, frown=1.0, squint=0.3), 16),
            ),
            OUTLAW,
            (16, 160, -60),
            0.94,
            _feathers,
        ),
        (206, 240, 0.90),
    ),
}
"""The outlaws by the character's id, with the place and size of the head on a medallion of 400 units."""
