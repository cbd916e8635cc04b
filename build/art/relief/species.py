"""The data model of a species: solids of the head, eyes, ears, mouth, coat."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from art.relief.clay import Group
from art.relief.fields import turned
from art.relief.flat import Flat, Outline

Place = tuple[float, float, float]
NOSE, EYE = 91, 90
BEAK, HORN, SHIELD = 81, 82, 83
"""Materials of a head on which no hair grows."""


@dataclass(frozen=True)
class Ball:
    """An ellipsoid of a head; a twin is on both sides."""

    at: Place
    radii: Place
    melt: float = 0
    roll: float = 0
    pitch: float = 0
    twin: bool = False
    material: int = 0
    jaw: bool = False
    """Whether it moves down with the jaw."""

    def press(self, head: Group, drop: float) -> None:
        """Add it to the head; `drop` is how far the jaw is down."""
        x, y, z = self.at
        for side in (1, -1) if self.twin else (1,):
            turn = turned(roll=side * self.roll, pitch=self.pitch)
            place = (side * x, y + (drop if self.jaw else 0), z)
            head.ball(place, self.radii, turn, self.melt, self.material)


@dataclass(frozen=True)
class Tube:
    """A limb of a head, such as the muzzle."""

    points: tuple[Place, ...]
    radii: tuple[float, ...]
    melt: float = 0
    twin: bool = False
    material: int = 0

    def press(self, head: Group, drop: float) -> None:
        """Add it to the head; `drop` is how far the jaw is down."""
        for side in (1, -1) if self.twin else (1,):
            places = [(side * x, y, z) for x, y, z in self.points]
            head.tube(places, self.radii, self.melt, self.material)


@dataclass(frozen=True)
class Bare:
    """A material on which no hair grows: its colour, its grooves with their density, its shine."""

    colour: str
    groove: str
    rings: float = 0
    shine: float = 0.2


@dataclass(frozen=True)
class Eye:
    """The viewer's right eye: the ball's middle and radius, the opening, the iris."""

    ball: tuple[float, float, float, float]
    opening: Outline
    """The outline of the opening round the ball's middle, from the inner corner over the top."""
    iris: tuple[str, str, str]
    """The colours of its lit side, its shaded side and its rim."""
    iris_radius: float = 0.6
    pupil: float = 0.25
    slit: bool = False
    lid: str = "#140e0c"
    corners: tuple[int, ...] = (0, 4)


class EarKind(StrEnum):
    """The shapes of ears."""

    ROUND = "round"
    POINTED = "pointed"
    LONG = "long"
    HANGING = "hanging"


@dataclass(frozen=True)
class Ears:
    """The viewer's right ear; the other is its mirror image."""

    kind: EarKind
    at: Place
    radii: Place
    roll: float
    yaw: float
    colours: tuple[str, str, str]
    """The colours outside, inside, and of the edge or the tip."""


@dataclass(frozen=True)
class Mouth:
    """The right half of the closed mouth from under the nose, and the extent of the open one."""

    line: Outline
    gape: tuple[float, float, float, float]
    """Half its width, the height of its corners, of its upper edge and of its lower."""
    incisors: bool = False
    cleft: bool = True
    """Whether a line runs from the nose to the lips."""


@dataclass(frozen=True)
class Species:
    """The shape, face and coat of a species' head."""

    form: tuple[Ball | Tube, ...]
    face: Callable[[Flat], None]
    """Draws the face seen from the front."""
    nose: Place
    nose_colour: str
    eye: Eye
    ears: Ears | None
    mouth: Mouth
    brow: str
    hair: float = 20.0
    """The length of its hair; 0 for a bare skin."""
    spacing: float = 5.0
    whiskers: float = 0
    neck: str = "#8a7d6c"
    paw: str = "#40363a"
    bare: Mapping[int, Bare] = field(default_factory=dict, hash=False)
    heights: Callable[[Flat], None] | None = None
    """Draws the raised parts of the skin, such as scales."""
    feathers: bool = False


@dataclass(frozen=True)
class Expression:
    """The expression of a mood."""

    gaze: tuple[float, float] = (0, 0)
    """The direction of the eyes: right and down, in radians."""
    lids: tuple[float, float] = (0, 0)
    """The droop of each upper lid, the viewer's left and right one, 0 to 1."""
    shut: tuple[bool, bool] = (False, False)
    squint: float = 0
    """The rise of the lower lids."""
    wide: float = 1.0
    """The size of the eyes, as a factor of the usual one."""
    brow: float | None = None
    """The slant of the brows: -1 angry, 1 worried; None for the species' own."""
    lift: float = 0
    """The rise of the brows."""
    smirk: float = 0
    """The rise of a corner of the mouth: the viewer's right one when positive, else the left one."""
    frown: float = 0
    """The fall of the corners of the mouth: 1 down, -1 up."""
    gape: float = 0
    """The opening of the mouth."""
    ears: tuple[float, float] = (0, 0)
    """The degrees by which each ear is turned outward, the viewer's left and right one."""
    puff: float = 0
    """The bulge of the cheeks."""
    tongue: bool = field(default=False)
    """Whether the tongue hangs out."""
