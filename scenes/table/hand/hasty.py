"""Presses that were meant for what was there a moment ago: they decide nothing that came up meanwhile."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.table.choosing import hindrance
from scenes.table.choosing.open_panel import OpenPanel
from scenes.table.context import TableContext
from scenes.table.log.log_steps import LogStep
from scenes.table.motion.animator import Animator
from scenes.table.part import TablePart
from scenes.widgets.focus import move_of

PAUSE = 0.35
"""Seconds for which a person's new question is not answered by Enter, Space and their like; whoever goes on
pressing them has not read it yet.
"""
NEXT_PERSON = 0.8
"""Seconds for which no key at all answers for a person who is asked right after another."""


class Hasty(TablePart):
    """Notices when another question stands on the screen; swallows what was pressed before it was seen.

    Where a panel has come over the table, a letter may mean another thing there and do it at once: so that
    one waits as well. What Enter itself has opened or closed is not decided by the next Enter in a row:
    `standing` tells what lies over the table.
    """

    def __init__(
        self,
        context: TableContext,
        animator: Animator,
        open_panel: OpenPanel,
        standing: Callable[[], object],
    ) -> None:
        super().__init__(context)
        self._animator = animator
        self._open = open_panel
        self._standing = standing
        self._met: object = None
        """What stood there when Enter was pressed last."""
        self._row = 0.0
        """Seconds for which another Enter is of the same row."""
        self._staged = self._elsewhere = False
        self._asked: tuple[object, ...] | None = None
        self._person: int | None = None
        self._left = 0.0
        self._changed_hands = False

    def follow(self, step: LogStep) -> None:
        """Whether somebody is asked something else now."""
        shown = self.context.shown
        person = None if shown.curtain_due else shown.person
        asked = person, shown.viewer, tuple(hindrance.options_of(self.context))
        if person is not None and asked != self._asked:
            self._changed_hands = self._person not in (None, person)
            self._left = NEXT_PERSON if self._changed_hands else PAUSE
            self._look_round()
        self._asked, self._person = asked, person

    def _look_round(self) -> None:
        """Whether a panel covers the table that did not when a person was asked before."""
        panel = self._open.panel
        staged = panel is not None and panel.region == "stage"
        self._elsewhere = staged and not self._staged
        self._staged = staged

    def arm(self) -> None:
        """Something else was on the screen until now."""
        self._left, self._changed_hands = PAUSE, False

    def update(self, dt: float) -> None:
        """What has landed can be read."""
        self._left = PAUSE if self._animator.busy and self._left < PAUSE else max(0.0, self._left - dt)
        self._row = max(0.0, self._row - dt)

    def handle(self, event: pygame.event.Event) -> bool:
        """Use up a press that came too soon; what flies has landed then."""
        if self._person is None or event.type not in (pygame.KEYDOWN, pygame.CONTROLLERBUTTONDOWN):
            return False
        move = move_of(event)
        panel = self._open.panel
        otherwise = self._changed_hands or (self._elsewhere and panel is not None and panel.decides(event))
        if move != "press":
            self._row = 0.0
        elif self._goes_on():
            self._left = max(self._left, PAUSE)
        if self._left <= 0 or not (move == "press" or (otherwise and move != "cancel")):
            return False
        if move == "press":
            self._left = max(self._left, PAUSE)
            self._animator.skip()
            self.context.damage.all()
        return True

    def _goes_on(self) -> bool:
        """Whether this press is one of a row that has just opened or closed something."""
        now = self._standing()
        changed = self._row > 0 and now != self._met
        self._met, self._row = now, PAUSE
        return changed
