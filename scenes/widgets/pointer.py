"""Mouse and finger as one pointer: down, move, up, wheel; each gesture is reported once.

SDL sends a mouse event for every touch as well (pygame-gui needs it): those are left out here.
"""

from typing import Literal

import msgspec
import pygame

PointerKind = Literal["down", "move", "up", "wheel"]

_MOUSE: dict[int, PointerKind] = {pygame.MOUSEBUTTONDOWN: "down", pygame.MOUSEBUTTONUP: "up"}
_FINGER: dict[int, PointerKind] = {
    pygame.FINGERDOWN: "down",
    pygame.FINGERMOTION: "move",
    pygame.FINGERUP: "up",
}
_BUTTONS = (pygame.BUTTON_LEFT, pygame.BUTTON_RIGHT)


class Pointer(msgspec.Struct, frozen=True):
    """An action of the pointer, and its place in pixels. `button` is 1 (left, finger) or 3 (right).

    `wheel` is the number of notches, positive away from the player. `finger` tells fingers apart, and from
    the mouse (None).
    """

    kind: PointerKind
    pos: tuple[int, int]
    button: int = pygame.BUTTON_LEFT
    wheel: int = 0
    finger: int | None = None


class _Last:
    """The event read last: every part of a table reads the same movement."""

    event: pygame.event.Event | None = None
    size = (0, 0)
    pointer: Pointer | None = None


_last = _Last()


def read(event: pygame.event.Event, size: tuple[int, int]) -> Pointer | None:
    """The pointer in an event of a window of `size` pixels, or None when it is no such event."""
    if _last.event is not event or _last.size != size:
        _last.event, _last.size, _last.pointer = event, size, _read(event, size)
    return _last.pointer


def _read(event: pygame.event.Event, size: tuple[int, int]) -> Pointer | None:
    if event.type in _FINGER:
        pos = (round(event.x * size[0]), round(event.y * size[1]))
        return Pointer(_FINGER[event.type], pos, finger=getattr(event, "finger_id", 0))
    if event.type == pygame.MOUSEWHEEL:
        return Pointer("wheel", pygame.mouse.get_pos(), wheel=event.y)
    if getattr(event, "touch", False):
        return None
    if event.type in _MOUSE and event.button in _BUTTONS:
        return Pointer(_MOUSE[event.type], event.pos, event.button)
    if event.type == pygame.MOUSEMOTION:
        return Pointer("move", event.pos)
    return None
