"""Skipping: a click, Space or a button ends running animations and hurries the other seats' moves."""

from collections.abc import Callable

import pygame

from scenes.table.context import TableContext, TablePart
from scenes.table.controls.quick_actions import QuickActions
from scenes.table.log.game_log import LogStep
from scenes.table.motion.animator import Animator
from scenes.widgets.button import Button
from scenes.widgets.focus import move_of
from scenes.widgets.widget import read
from scenes.window.press_guard import is_press


class Skip(TablePart):
    """Ends animations, and hurries others by a button in the place of the hint.

    A click, and Space while others move, are also passed on: the position behind the picture is final
    already. Any press ends a great moment that is held; Space, and a click on the panel shown then, do
    nothing else.
    """

    def __init__(
        self,
        context: TableContext,
        animator: Animator,
        quick_actions: QuickActions,
        hurry: Callable[[], None],
        held: Callable[[], bool],
    ) -> None:
        super().__init__(context)
        self._animator = animator
        self._quick_actions = quick_actions
        self._hurry, self._held = hurry, held
        say = context.say
        tip = say("table.skip.tip")
        self.button = Button(
            say("table.skip"), self.press, look="quiet", cap="skip", size=24, tip=tip, sign="speed"
        )
        self.button.visible = False
        quick_actions.meanwhile = [self.button]

    def follow(self, step: LogStep) -> None:
        self.show()

    def show(self) -> None:
        """Show the button while others move or a finished turn is held, but not in a paused session."""
        shown = self.context.shown
        others = shown.person is None and not self.context.session.paused
        self.button.visible = bool(shown.waiting) and (others or self._held())
        self._quick_actions.show_aside()

    def press(self) -> None:
        """Skip to the end of the others' turn, or of the moves they make together."""
        self._animator.queue.skip()
        self._hurry()
        self.context.damage.all()

    def handle(self, event: pygame.event.Event) -> bool:
        """End running animations; use the event only if it was meant for a held moment."""
        queue, pointer = self._animator.queue, read(event, self.context.shown.layout.size)
        pressed = event.type in (pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN)
        skips, held, stage = move_of(event) == "skip", queue.holds, queue.seen_panel(None)
        on_stage = pressed and pointer and stage and stage.rect.collidepoint(pointer.pos)
        if is_press(event):
            self._animator.queue.settle_figures()
        if queue.busy and (pressed or skips or (held and is_press(event))):
            self._animator.queue.skip()
            self.context.damage.all()
        return held and bool(skips or on_stage)
