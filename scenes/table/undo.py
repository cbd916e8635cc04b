"""Steps back and forward (P8): whose last step it is, why it cannot be taken back, the two buttons."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from raccoon.app.errors import AppError
from raccoon.app.wording import plain, refuse, seat_mark
from raccoon.engine.events import Refusal
from scenes.table.undo_keys import step_of

if TYPE_CHECKING:
    from scenes.table.controls import Controls
    from scenes.table.scene import TableScene


ROOMY = 1.3
"""Up to this text scale a key-cap has room on the button."""


class Steps:
    """Undo and redo for one table. A step back is its maker's: for another the curtain falls."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    @property
    def mover(self) -> int | None:
        """The person who moved last; None when that was a bot, or nobody yet."""
        session = self._scene.session
        entries = session.match.entries
        seat = entries[-1].command.seat if entries else None
        return seat if seat is not None and session.seats[seat].is_person else None

    @property
    def redoer(self) -> int | None:
        """The person at the screen whose undone step can be made again."""
        scene = self._scene
        person = scene.person
        return person if person is not None and scene.session.can_redo(person) else None

    def why_not(self) -> str:
        """Why nothing can be taken back now; "" when it can."""
        session, say = self._scene.session, self._scene.say
        mover = self.mover
        try:
            session.check_undo(-1 if mover is None else mover)
        except Refusal as refusal:
            return plain(
                refuse(refusal, say, self._scene.context.presentation.words.fact), session.seats, say
            )
        return ""

    def word(self, controls: Controls) -> None:
        """Tell the two buttons how things stand; the second is there when there is something to redo."""
        scene, mover = self._scene, self.mover
        say = scene.say
        controls.undo.reason = self.why_not()
        foreign = mover is not None and mover not in (scene.person, scene.seating.viewer)
        if foreign and mover is not None:
            controls.undo.tip = say("table.undo.tip_other", name=scene.session.seats[mover].name)
        else:
            controls.undo.tip = say("table.undo.tip")
        controls.redo.visible = self.redoer is not None
        cramped = controls.redo.visible or scene.text_scale > ROOMY
        controls.undo.cap = "" if cramped else "Z"

    def handle(self, event: pygame.event.Event) -> bool:
        """Z, Y and their like."""
        step = step_of(event)
        if step == "undo":
            self.undo()
        elif step == "redo":
            self.redo()
        return step is not None

    def undo(self) -> None:
        """Step back: out of a choice that is not made yet, else take the last move back."""
        scene = self._scene
        if scene.opened.dock and scene.opened.dock.choice.verb is not None:
            scene.opened.close()
            return
        why, mover = self.why_not(), self.mover
        if why or mover is None:
            self._tell(why)
            return
        self._step(lambda: scene.session.undo(mover), "table.undone", mover)

    def redo(self) -> None:
        """Make the last undone move again."""
        redoer = self.redoer
        if redoer is None:
            self._tell(self._scene.say("refusal.nothing_to_redo"))
        else:
            self._step(self._scene.session.redo, "table.redone", redoer)

    def _tell(self, words: str) -> None:
        self._scene.headline = words
        self._scene.dirty = True

    def _step(self, step: Callable[[], object], key: str, seat: int) -> None:
        scene = self._scene
        try:
            step()
        except AppError as error:
            scene.ways.message(scene.say(error.key, **error.facts))
            return
        scene.follow()
        self._tell(scene.say(key, seat=seat_mark(seat)))
