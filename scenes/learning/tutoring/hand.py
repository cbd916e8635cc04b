"""The hand that points at the control or piece to press."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

import pygame

from scenes.art.frame import Frame
from scenes.art.linework.drawing_file import trimming
from scenes.widgets.button import Button

SIZE, PALM = (50, 84), 25
"""The size of the hand, and the part of it left of its finger, in design units."""
INSIDE = 4
"""The reach of its finger over a corner, in design units."""
CORNERS = {"bottomright": 45, "bottomleft": -45, "topright": 135, "topleft": -135}
"""The angles by which it is rotated to point at each corner from outside, in degrees counter-clockwise."""


@dataclass(frozen=True)
class Hand:
    """The picture of the hand, its place, and the tip of its finger."""

    image: pygame.Surface
    rect: pygame.Rect
    tip: tuple[int, int]


def pointing_at(
    target: pygame.Rect | Button, window: pygame.Rect, busy: Sequence[pygame.Rect], frame: Frame
) -> Hand:
    """The hand next to a button's words if there is room, else at the corner where it hides least `busy`."""
    if isinstance(target, Button):
        if tip := _beside_the_words(target, frame):
            return _turned(tip, 0, frame)
        target = target.rect

    def hidden(hand: Hand) -> int:
        seen = hand.rect.clip(window)
        lost = hand.rect.width * hand.rect.height - seen.width * seen.height
        covered = (hand.rect.clip(rect) for rect in busy)
        return 2 * lost + sum(rect.width * rect.height for rect in covered)

    return min(_at_corners(target, frame), key=hidden)


def _beside_the_words(button: Button, frame: Frame) -> tuple[int, int] | None:
    """The place right of a button's words; None where there is no room."""
    words, right = button.form.words(button.rect, frame), button.rect.right - frame.px(10)
    left = words.right + frame.px(PALM)
    return (max(left, right - frame.px(20)), button.rect.centery - frame.px(4)) if left <= right else None


def _at_corners(target: pygame.Rect, frame: Frame) -> Iterator[Hand]:
    within = target.inflate(-2 * frame.px(INSIDE), -2 * frame.px(INSIDE))
    for corner, turn in CORNERS.items():
        yield _turned(getattr(within, corner), turn, frame)


def _turned(tip: tuple[int, int], turn: int, frame: Frame) -> Hand:
    size = frame.px(SIZE[0]), frame.px(SIZE[1])
    image = _image(size, turn)
    reach = pygame.Vector2(0, 2 - size[1] / 2).rotate(-turn)
    return Hand(image, image.get_rect(center=(round(tip[0] - reach.x), round(tip[1] - reach.y))), tip)


@lru_cache(maxsize=8)
def _image(size: tuple[int, int], turn: int) -> pygame.Surface:
    """A glove with its forefinger up, rotated counter-clockwise by `turn` degrees."""
    image = trimming("glove", size)
    return pygame.transform.rotozoom(image, turn, 1.0) if turn else image
