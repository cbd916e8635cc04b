"""The moods of a sitter and the pose of each."""

from dataclasses import dataclass, field
from enum import StrEnum

from art.relief.species import Expression


class Mood(StrEnum):
    """What a face shows."""

    CALM = "calm"
    PLEASED = "pleased"
    PUT_OUT = "put out"


@dataclass(frozen=True)
class Pose:
    """How the head is held, in degrees, and what it shows."""

    yaw: float
    pitch: float
    roll: float
    face: Expression = field(default_factory=Expression)
    slip: float = 0
    """How far what sits on the nose has slid down."""
    hat: float = 0
    """How far the hat is pushed aside, in degrees."""
