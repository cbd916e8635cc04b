"""PressGuard: refuses hasty presses, on controls that have just appeared, changed or disappeared."""

from collections.abc import Collection, Hashable, Iterable, Sequence
from typing import NamedTuple, Protocol

import pygame

from scenes.window.keyboard import WALKING

SETTLE = 0.4
"""Seconds for which a control must have been visible unchanged before it can be pressed."""
QUIET = 1.2
"""Seconds without any press before a deliberate control can be pressed."""
STEPS = 12
"""The number of steps in which a deliberate control shows the progress of that time."""
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
MODIFIERS = frozenset(range(pygame.K_CAPSLOCK, pygame.K_CAPSLOCK + 1)) | {
    *(pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT),
    *(pygame.K_LMETA, pygame.K_RMETA, pygame.K_MODE, pygame.K_NUMLOCKCLEAR),
}
ADJUSTING = WALKING - {pygame.K_DELETE} | {
    *range(pygame.K_0, pygame.K_9 + 1),
    *range(pygame.K_KP_1, pygame.K_KP_0 + 1),
}
"""Keys that move or count: a change of the controls by them is intended."""

FREE = WALKING - {pygame.K_DELETE} | {pygame.K_ESCAPE, pygame.K_SPACE}
"""Keys that only deliberate controls refuse."""


class Control(Protocol):
    """The part of a control that the guard needs."""

    rect: pygame.Rect
    focused: bool
    early: str
    """The words for a press that came too soon."""
    refusal: str
    """The words of refusal that it shows now."""
    calm: float
    """The share of `QUIET` that has passed."""

    @property
    def deliberate(self) -> bool:
        """Whether it can be pressed only after `QUIET`, because it reveals a secret or leaves for good."""

    @property
    def hotkeys(self) -> tuple[int, ...]:
        """The codes of the keys that press it."""

    @property
    def meaning(self) -> Hashable:
        """Its words and whether it is enabled; with another meaning it is another control."""


class ControlList(Protocol):
    """A group of controls."""

    @property
    def widgets(self) -> Sequence[Control]:
        """The controls that can be seen."""


class Guarded(Protocol):
    """The part of a screen that the guard needs."""

    dirty: bool

    @property
    def question(self) -> Hashable:
        """The question that its controls answer; with another question all of them count as new."""

    def controls(self) -> Iterable[Control]:
        """The controls that can be seen."""


class ControlFace(NamedTuple):
    """Everything about a control that a player recognises it by."""

    screen: int
    question: Hashable
    rect: tuple[int, int, int, int]
    keys: tuple[int, ...]
    meaning: Hashable
    deliberate: bool


class PressGuard:
    """Watches the controls of the topmost screen and refuses presses that come too soon.

    A press is refused when a control at its place, or with its key, has appeared, changed or disappeared
    within the last `SETTLE` seconds: it was meant for the one before. Each refused press restarts these
    seconds, because a series of presses has one purpose. They begin when a complete picture has shown the
    change. Escape, moving, counting and skipping are refused only by deliberate controls.
    """

    def __init__(self) -> None:
        self._now = 0.0
        self._pressed = -QUIET
        self._shown: dict[ControlFace, float] = {}
        """The time since when each control has been visible."""
        self._lit: set[ControlFace] = set()
        """The controls with the focus, which Enter presses."""
        self._faces: dict[int, ControlFace] = {}
        """The face of each control, by its id."""
        self._gone: dict[ControlFace, float] = {}
        """The times at which controls disappeared, for the last `SETTLE` seconds."""
        self._scene: Guarded | None = None
        self._deliberate: dict[ControlFace, Control] = {}
        self._unseen: set[ControlFace] = set()
        """The controls whose appearance or disappearance no complete picture has shown yet."""

    @property
    def ready(self) -> bool:
        """Whether every control on the screen can be pressed now."""
        young = any(self._now - self._since(face) < SETTLE for face in (*self._shown, *self._gone))
        secret = any(face.deliberate for face in self._shown)
        return not young and not (secret and self._now - self._last(self._shown) < QUIET)

    def update(self, dt: float, scene: Guarded | None, seen: bool, still: bool = False) -> None:
        """Let `dt` seconds pass and `look` at the screen, unless it is `still` (only idle life since the last
        time); `seen`: its picture is complete and up to date.
        """
        self._now += dt
        if seen:
            for known in (self._shown, self._gone):
                known.update(dict.fromkeys(known.keys() & self._unseen, self._now))
            self._unseen.clear()
        self._gone = {face: self._gone[face] for face in self._gone if self._now - self._since(face) < SETTLE}
        if not still or scene is not self._scene:
            self.look(scene)
        if scene and seen:
            self._tell(scene)

    def meet(self, scene: Guarded | None) -> None:
        """Look at the screen if it is a new one, before it is drawn."""
        if scene is not self._scene:
            self.look(scene)

    def _tell(self, scene: Guarded) -> None:
        """Set the progress that every deliberate control shows."""
        for face, control in self._deliberate.items():
            calm = int(STEPS * min(1.0, (self._now - self._last([face])) / QUIET)) / STEPS
            if calm != control.calm:
                control.calm, scene.dirty = calm, True
                if calm == 1 and control.refusal == control.early:
                    control.refusal = ""

    def look(self, scene: Guarded | None, event: pygame.event.Event | None = None) -> None:
        """Record the controls that have appeared, changed or disappeared; `event` is the one just handled."""
        own = event is not None and event.type == pygame.KEYDOWN and event.key in ADJUSTING
        before, faces, shown = self._faces, {}, {}
        lit: set[ControlFace] = set()
        self._scene, known, self._deliberate = scene, self._deliberate, {}
        question = scene.question if scene else None
        for control in scene.controls() if scene else ():
            face = _face(scene, question, control)
            faces[id(control)] = face
            old = before.get(id(control)) if own else face
            shown[face] = self._shown.get(face, self._shown.get(old, self._now) if old else self._now)
            if control.focused:
                lit.add(face)
            if face.deliberate:
                self._deliberate[face] = control
                if face not in known:
                    control.calm = 0.0
        changed = {before[one] for one in before.keys() & faces.keys()} if own else set()
        gone = self._shown.keys() - shown.keys() - changed
        self._gone |= dict.fromkeys(gone, self._now)
        self._unseen |= gone | {
            face for face in shown.keys() - self._shown.keys() if shown[face] == self._now
        }
        self._lit = lit | (self._lit & self._gone.keys())
        self._faces, self._shown = faces, shown

    def refuses(self, event: pygame.event.Event, size: tuple[int, int], held: Collection[int]) -> bool:
        """Whether a press comes too soon; `size` is the window's, `held` are the keys that are down."""
        if not is_press(event):
            return False
        self.look(self._scene)
        aimed = [face for face in (*self._shown, *self._gone) if self._aimed(event, size, face)]
        last, self._pressed = self._last(aimed), self._now
        if any(face.deliberate for face in aimed):
            others = set(held) - MODIFIERS - {getattr(event, "key", None)}
            early = self._now - last < QUIET or bool(others)
            for face in aimed if early else ():
                self._refuse(face)
            return early
        if event.type == pygame.KEYDOWN and event.key in FREE:
            return False
        young = [face for face in aimed if self._now - self._since(face) < SETTLE]
        for known in (self._shown, self._gone):
            known.update(dict.fromkeys(known.keys() & young, self._now))
        return bool(young)

    def _refuse(self, face: ControlFace) -> None:
        """Show a deliberate control's words of refusal."""
        if self._scene and (control := self._deliberate.get(face)):
            control.refusal, self._scene.dirty = control.early, True

    def _last(self, faces: Iterable[ControlFace]) -> float:
        """The time of the last press, or of the latest appearance of a deliberate control among these."""
        return max((self._pressed, *(self._since(face) for face in faces if face.deliberate)))

    def _since(self, face: ControlFace) -> float:
        if face in self._unseen:
            return self._now
        return self._gone[face] if face in self._gone else self._shown[face]

    def _aimed(self, event: pygame.event.Event, size: tuple[int, int], face: ControlFace) -> bool:
        """Whether the press would reach the control with this face."""
        if event.type == pygame.KEYDOWN:
            return event.key in face.keys or (event.key in ENTER and face in self._lit)
        return pygame.Rect(face.rect).collidepoint(_place(event, size))


def _face(scene: Guarded | None, question: Hashable, control: Control) -> ControlFace:
    rect: tuple[int, int, int, int] = tuple(control.rect)  # type: ignore[assignment]
    return ControlFace(id(scene), question, rect, control.hotkeys, control.meaning, control.deliberate)


def is_press(event: pygame.event.Event) -> bool:
    """Whether an event presses a key other than a modifier, the left mouse button, or a finger."""
    if event.type == pygame.KEYDOWN:
        return event.key not in MODIFIERS
    if event.type == pygame.MOUSEBUTTONDOWN:
        return bool(event.button == pygame.BUTTON_LEFT) and not getattr(event, "touch", False)
    return event.type == pygame.FINGERDOWN


def _place(event: pygame.event.Event, size: tuple[int, int]) -> tuple[int, int]:
    if event.type == pygame.FINGERDOWN:
        return round(event.x * size[0]), round(event.y * size[1])
    place: tuple[int, int] = event.pos
    return place
