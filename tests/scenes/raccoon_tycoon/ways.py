"""The ways to make a move at the window, each with its hands."""

from __future__ import annotations

from collections.abc import Callable

from tests.scenes.person import Sitting
from tests.scenes.raccoon_tycoon.hands import Hands
from tests.scenes.raccoon_tycoon.hands_keys import Pad, Typing
from tests.scenes.raccoon_tycoon.hands_pointer import Clicking, Dragging
from tests.scenes.raccoon_tycoon.pointing import Finger


def drag_and_drop(sitting: Sitting) -> Hands:
    """A mouse that drags."""
    return Dragging(sitting)


def touch(sitting: Sitting) -> Hands:
    """A finger that drags."""
    return Dragging(sitting, Finger)


def taps(sitting: Sitting) -> Hands:
    """A finger that taps."""
    return Clicking(sitting, Finger)


WAYS: dict[str, Callable[[Sitting], Hands]] = {
    "drag": drag_and_drop,
    "click": Clicking,
    "keys": Typing,
    "touch": touch,
    "tap": taps,
    "pad": Pad,
}
