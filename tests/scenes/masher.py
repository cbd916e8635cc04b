"""Hasty hands at the window of any game, and a witness of everything they confirm."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import cycle
from typing import Any

import pygame

from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Option
from scenes.screens.handover import HandoverScene
from scenes.table.choosing.disabled_reason import options_of
from scenes.table.scene import TableScene
from scenes.widgets.button import Button
from scenes.window.press_guard import SETTLE
from tests.scenes.person import FRAME, Sitting

Press = int | tuple[int, int]
"""A key, or a place that is clicked."""
PAD = -1
"""The first button of a controller, among keys."""
PASS = pygame.K_x
KEYS = (pygame.K_SPACE, pygame.K_RETURN, pygame.K_p, pygame.K_u)


@dataclass
class Witness:
    """Notes how long what is on the screen has been there, and what is confirmed too soon.

    Who passes by the key of passing need not have seen for long what other buttons say: the sum of a bid that
    the same hands have just raised.
    """

    sitting: Sitting
    wrong: list[str] = field(default_factory=list)
    confirmed: int = 0
    _seen: dict[bool, Hashable] = field(default_factory=dict)
    """The words that are seen, by whether only those that pass count."""
    _since: dict[bool, float] = field(default_factory=dict)
    _now: float = 0.0

    def frame(self) -> None:
        """Let a frame pass."""
        self._now += FRAME
        for passing in (False, True):
            seen = self._what_is_seen(passing)
            if passing not in self._seen or seen != self._seen[passing]:
                self._seen[passing], self._since[passing] = seen, self._now
        self.sitting.frame()

    def submitted(self, command: Command, key: int) -> None:
        """A person has made a move by a press; `key` is 0 for one without."""
        self.confirmed += 1
        shown = self._now - self._since.get(key == PASS, 0.0)
        if shown < SETTLE - 2 * FRAME:
            self.wrong.append(f"{command} after {shown:.2f} s")

    def _what_is_seen(self, passing: bool) -> Hashable:
        """The screen, the question and the words of every button that answers it, or that passes."""
        top = self.sitting.stack.top
        if not isinstance(top, TableScene):
            return id(top)
        context, panel = top.context, top.parts.panel_host.panel
        buttons: list[Any] = [*top.parts.controls.verbs.values(), *top.parts.quick_actions.extras]
        buttons += panel.ring.widgets if panel else []
        shown = [one for one in buttons if isinstance(one, Button) and (not passing or PASS in one.hotkeys)]
        words = tuple((one.label, one.sub, one.enabled) for one in shown)
        return id(top), context.shown.chooser, tuple(map(repr, options_of(context))), words


class Masher:
    """Presses the same things in turn, so many times a second, whatever is on the screen."""

    def __init__(self, witness: Witness, presses: tuple[Press, ...], rate: float) -> None:
        self.witness, self.sitting = witness, witness.sitting
        self._presses: Iterator[Press] = cycle(presses)
        self._gap, self._left = 1 / rate, 0.0

    def mash(self, seconds: float) -> None:
        """Go on for so many seconds."""
        for _ in range(round(seconds / FRAME)):
            self._left -= FRAME
            while self._left <= 0:
                self._left += self._gap
                self._press(next(self._presses))
            self.witness.frame()

    def _press(self, what: Press) -> None:
        if isinstance(what, tuple):
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                pygame.event.post(pygame.event.Event(kind, pos=what, button=1, touch=False))
            return
        if what == PAD:
            for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
                pygame.event.post(pygame.event.Event(kind, button=pygame.CONTROLLER_BUTTON_A, instance_id=0))
            return
        text = {pygame.K_SPACE: " ", pygame.K_p: "p"}.get(what, "")
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=what, unicode=text, mod=0, scancode=0))


@contextmanager
def witnessed(sitting: Sitting, patch: Any) -> Iterator[Witness]:
    """Hasty hands are watched: every command that a press makes is noted."""
    witness, pressing, keys = Witness(sitting), [False], [0]
    handle, submit = sitting.stack.handle, TableScene._submit

    def handled(event: pygame.event.Event) -> None:
        pressing[0], keys[0] = True, getattr(event, "key", 0)
        handle(event)
        pressing[0] = False

    def submitted(scene: TableScene, command: Command) -> None:
        if pressing[0]:
            witness.submitted(command, keys[0])
        submit(scene, command)

    with patch.context() as patched:
        patched.setattr(sitting.stack, "handle", handled)
        patched.setattr(TableScene, "_submit", submitted)
        yield witness


def calm_move(sitting: Sitting, chance: Chance) -> None:
    """Go on as somebody who takes their time: lift the curtain, make a move of chance, close what is open."""
    top = sitting.stack.top
    if isinstance(top, HandoverScene):
        sitting.press(pygame.K_u, "u")
    elif not isinstance(top, TableScene):
        sitting.press(pygame.K_ESCAPE)
    elif options := _answers(top):
        top.context.submit(chance.pick(options).draw(chance))
    sitting.frame()


def _answers(table: TableScene) -> Sequence[Option]:
    """The options of the person at the screen, or of one who answers in the open, with nothing of it seen."""
    context, session = table.context, table.context.session
    people = [seat for seat in session.waiting if session.seats[seat].is_person]
    in_the_open = table.parts.panel_host.panel is not None and people
    return options_of(context) or (session.options(people[0]) if in_the_open else ())


def eyes(sitting: Sitting) -> int | None:
    """The seat whose secrets are on the screen, None where nobody's are."""
    top = sitting.stack.top
    return top.context.shown.viewer if isinstance(top, TableScene) else None
