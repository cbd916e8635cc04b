"""Skipping: a click, Space or a button ends what is in the air, and hurries others who are to move."""

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
    """A click goes on to what it was meant for: the state under the picture is final already.

    So does Space while others move. A great moment that is held is over with any key; Space, and a click on
    the panel that is seen then, do nothing else.

    The button is there then, in the place of the hint.
    """

    def __init__(
        self,
        context: TableContext,
        animator: Animator,
        strip: QuickActions,
        hurry: Callable[[], None],
        held: Callable[[], bool],
    ) -> None:
        super().__init__(context)
        self._animator = animator
        self._strip = strip
        self._hurry, self._held = hurry, held
        say = context.say
        tip = say("table.skip.tip")
        self.button = Button(
            say("table.skip"), self.press, look="quiet", cap="skip", size=24, tip=tip, sign="speed"
        )
        self.button.visible = False
        strip.meanwhile = [self.button]

    def follow(self, step: LogStep) -> None:
        self.show()

    def show(self) -> None:
        """There is something to skip while nobody at the screen is asked, or what was answered is held; not
        where the others wait until something has been read.
        """
        shown = self.context.shown
        others = shown.person is None and not self.context.session.paused
        self.button.visible = bool(shown.waiting) and (others or self._held())
        self._strip.show_aside()

    def press(self) -> None:
        """On to the end of their turn, or of what they are at together."""
        self._animator.under_way.skip()
        self._hurry()
        self.context.damage.all()

    def handle(self, event: pygame.event.Event) -> bool:
        """Let everything land; the event goes on to what it was meant for, if that was not this."""
        queue, pointer = self._animator.under_way, read(event, self.context.shown.layout.size)
        pressed = event.type in (pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN)
        skips, held, stage = move_of(event) == "skip", queue.holds, queue.seen_panel(None)
        on_stage = pressed and pointer and stage and stage.rect.collidepoint(pointer.pos)
        if is_press(event):
            self._animator.under_way.settle_figures()
        if queue.busy and (pressed or skips or (held and is_press(event))):
            self._animator.under_way.skip()
            self.context.damage.all()
        return held and bool(skips or on_stage)
