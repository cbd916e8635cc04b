"""The strip of open country: what may be done besides the verbs, and the room that is left beside it."""

from __future__ import annotations

import pygame

from scenes.table.choosing import hindrance
from scenes.table.choosing.at_once import perform
from scenes.table.choosing.verbs import Extra
from scenes.table.context import TableContext
from scenes.table.log.log_steps import LogStep
from scenes.table.part import TablePart
from scenes.widgets.button import Button

EXTRA_WIDTH = 270
ASIDE_WIDTH = 172
HEIGHT = 56
"""Of a button, in design units."""


class Strip(TablePart):
    """The buttons at the right end of the strip."""

    def __init__(self, context: TableContext) -> None:
        super().__init__(context)
        self.extras: list[Button] = []
        self.named: dict[str, Button] = {}
        """The same by the names of what they do."""
        self.aside: list[Button] = []
        """What may be done beside the moves, at the end of the strip."""
        self.meanwhile: list[Button] = []
        """What may be done while others move."""

    def follow(self, step: LogStep) -> None:
        """The commands that need no choice; the buttons aside are for whoever may do something."""
        self.show()

    def show(self) -> None:
        """Have the buttons for the position."""
        options = hindrance.options_of(self.context)
        found = self.context.presentation.choices.extras(self.context.shown.view, options)
        self.named = {extra.name: self._button(extra) for extra in found}
        self.extras = list(self.named.values())
        for button in self.aside:
            button.visible = bool(options)

    def _button(self, extra: Extra) -> Button:
        return Button(
            self.context.say(f"table.{extra.name}"),
            lambda: perform(self.context, extra),
            look="quiet" if extra.quiet else "primary",
            cap=extra.cap,
            hotkeys=(extra.key,),
            size=24,
        )

    @property
    def buttons(self) -> list[Button]:
        """The buttons as they are seen now, from left to right."""
        aside = (button for button in (*self.aside, *self.meanwhile) if button.visible)
        return [*self.extras, *aside]

    @property
    def free(self) -> pygame.Rect:
        """The open country left of the buttons."""
        country = self.context.laid.country.copy()
        right = min((button.rect.left for button in self.buttons), default=country.right)
        country.width = right - country.left
        return country

    def layout(self) -> None:
        """Put the buttons in their places, from the right."""
        layout = self.context.laid
        frame, right = layout.frame, layout.strip.right
        for button in reversed(self.buttons):
            width = frame.px(EXTRA_WIDTH if button in self.extras else ASIDE_WIDTH)
            button.rect = pygame.Rect(0, 0, width, frame.px(HEIGHT))
            button.rect.midright = (right, layout.strip.centery)
            right = button.rect.left - frame.px(12)
