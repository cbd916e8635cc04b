"""Mouths that are pleased: a laugh, a grin with a gold tooth, a cat's content, a dog's tongue."""

from dataclasses import dataclass
from enum import StrEnum

from art.portraits.face import Portrait
from art.portraits.mouths import GUM, TEETH, TONGUE, TONGUE_EDGE, Mouth, incisors, lips
from scenes.art.geometry import Polyline, smooth, symmetric
from scenes.art.palette import INK
from scenes.art.vector import Point


class Teeth(StrEnum):
    """The visible teeth in a laugh."""

    NONE = "none"
    ROW = "row"
    GAP = "gap"
    INCISORS = "incisors"


@dataclass(frozen=True)
class Laugh:
    """An open mouth that reaches `wide` times as far as the calm corners and is `deep` times the sag."""

    wide: float = 1.12
    deep: float = 1.5
    teeth: Teeth = Teeth.NONE
    aside: bool = False
    """Whether the tongue hangs out on one side."""

    def __call__(self, plate: Portrait, shape: Mouth) -> None:
        """Lips, tongue, and whatever is seen of the teeth."""
        edge = self._placed(shape, [(0, 0), (0.5, 0.42), (1, -0.4), (0.66, 1.0), (0, 1.5)])
        plate.path(smooth(symmetric(edge, 300), corners=(0, 2, 6)), GUM, INK, 3)
        self._show_teeth(plate, shape)
        self._tongue(plate, shape)
        lips(plate, smooth([(600 - x, y) for x, y in edge[2::-1]] + edge[1:3], False), 3.4)

    def _placed(self, shape: Mouth, places: Polyline) -> Polyline:
        """Places in halves of the mouth's width from its middle, and in its depths."""
        reach, sag = (shape.corner[0] - 300) * self.wide, shape.sag * self.deep
        return [(300 + reach * x, shape.corner[1] + sag * fall) for x, fall in places]

    def _tongue(self, plate: Portrait, shape: Mouth) -> None:
        if self.aside:
            long = [(-0.1, 0.75), (0.24, 0.5), (0.5, 0.62), (0.62, 1.4), (0.6, 2.2), (0.4, 2.6), (0.17, 2.3)]
            plate.path(smooth(self._placed(shape, [*long, (0.06, 1.5)])), TONGUE, TONGUE_EDGE, 2.4)
            plate.stroke(
                smooth(self._placed(shape, [(0.26, 0.8), (0.36, 1.5), (0.38, 2.2)]), False), 3, "#a83a48"
            )
            return
        low = self._placed(shape, [(0, 0.8), (0.36, 0.9), (0.32, 1.2), (0, 1.42)])
        plate.path(smooth(symmetric(low, 300)), TONGUE, TONGUE_EDGE, 1.6)

    def _show_teeth(self, plate: Portrait, shape: Mouth) -> None:
        if self.teeth is Teeth.INCISORS:
            incisors(plate, shape.corner[1] + 2, 13, 20)
        elif self.teeth is not Teeth.NONE:
            row = self._placed(
                shape, [(0, 0.03), (0.5, 0.44), (0.86, -0.1), (0.7, 0.42), (0.42, 0.78), (0, 0.44)]
            )
            plate.path(smooth(symmetric(row, 300), corners=(0, 2, 3, 7, 8)), TEETH)
            for x in (-0.5, -0.25, 0.0, 0.25, 0.5):
                width = 7.0 if self.teeth is Teeth.GAP and not x else 1.4
                tone = GUM if width > 2 else "#b8a88c"
                line = self._placed(shape, [(x, 0.08 + abs(x) * 0.7), (x, 0.42 + abs(x) * 0.62)])
                plate.stroke(line, width, tone, ends=(1, 1))


def grin(plate: Portrait, shape: Mouth) -> None:
    """Teeth bared in good humour, higher on the right, one of them gold."""
    upper: list[Point] = [(-0.8, -0.2), (-0.42, 0.5), (0, 0.2), (0.5, 0.42), (1.14, -1.0)]
    lower: list[Point] = [(0.95, 0.5), (0.45, 1.42), (-0.12, 1.5), (-0.56, 0.9)]
    plate.path(shape.shape(*upper, *lower, corners=(0, 4)), TEETH, INK, 3)
    gold = shape.shape((0.5, 0.42), (0.74, 0.06), (0.76, 1.0), (0.5, 1.36), corners=(0, 1, 2, 3))
    plate.path(
        gold, plate.linear(gold[0], gold[-1], (0, "#fff4c0"), (0.6, "#f0b83c"), (1, "#c08a24")), INK, 1
    )
    for x, top, bottom in ((-0.5, 0.4, 1.05), (-0.26, 0.36, 1.4), (0.0, 0.2, 1.5), (0.26, 0.3, 1.48)):
        plate.stroke([shape.at(x, top), shape.at(x, bottom)], 1.6, "#8a7a66", ends=(1, 1))
    lips(plate, shape.line(*upper), 4.2)
    lips(plate, shape.line((1.02, -1.5), (1.24, -1.0), (1.2, -0.3)), 3.4)


def content(plate: Portrait, shape: Mouth) -> None:
    """Lips curled high on both sides, the tip of the tongue between them."""
    tip = shape.shape((-0.24, 0.5), (0.24, 0.5), (0.25, 1.35), (0, 1.75), (-0.25, 1.35))
    plate.path(tip, TONGUE, TONGUE_EDGE, 1.8)
    plate.stroke([shape.at(0, 0.75), shape.at(0, 1.35)], 2, "#a83a48")
    for side in (1, -1):
        curl = ((0, 0), (0.34 * side, 0.86), (0.8 * side, 0.72), (1.2 * side, -0.35), (1.16 * side, -0.85))
        lips(plate, shape.line(*curl), 4.2, (0.5, 0.1))
