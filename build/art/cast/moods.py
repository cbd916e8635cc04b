"""The moods of a sitter and the pose of each."""

from dataclasses import dataclass, field
from enum import StrEnum

from art.relief.species import Expression


class Mood(StrEnum):
    """The mood that a face shows."""

    CALM = "calm"
    PLEASED = "pleased"
    PUT_OUT = "put out"


@dataclass(frozen=True)
class Pose:
    """The pose of a head: its turns in degrees, and its face."""

    yaw: float
    pitch: float
    roll: float
    face: Expression = field(default_factory=Expression)
    slip: float = 0
    """The distance that an object on the nose has slid down."""
    hat: float = 0
    """The angle by which the hat is pushed aside, in degrees."""


def moods(calm: Pose, pleased: Pose, put_out: Pose) -> dict[Mood, Pose]:
    """The poses by mood."""
    return {Mood.CALM: calm, Mood.PLEASED: pleased, Mood.PUT_OUT: put_out}
