"""The buttons besides the verbs, in the strip of open country or where a game has a place for them."""

import pygame

from scenes.table.choosing import disabled_reason
from scenes.table.choosing.actions import QuickAction
from scenes.table.choosing.run_immediately import run_immediately
from scenes.table.context import TableContext, TablePart
from scenes.table.log.game_log import LogStep
from scenes.widgets.button import Button

EXTRA_WIDTH = 270
GAP = 12


class QuickActions(TablePart):
    """The buttons at the right end of their place, and those that stand instead of a verb."""

    def __init__(self, context: TableContext) -> None:
        super().__init__(context)
        self.extras: list[Button] = []
        self.named: dict[str, Button] = {}
        """The same by the names of what they do."""
        self.instead: dict[str, Button] = {}
        """Those of them that stand in the place of a verb, by its name."""
        self.aside: list[Button] = []
        """The buttons besides the moves, at the end of the row of verbs."""
        self.meanwhile: list[Button] = []
        """Those that can be pressed while others move, in the same place."""

    def follow(self, step: LogStep) -> None:
        """The commands that need no choice; the buttons aside are for a person who may do something."""
        self.show()

    def show(self) -> None:
        """Have the buttons for the position."""
        options = disabled_reason.options_of(self.context)
        self.show_aside()
        found = self.context.presentation.choices.extras(self.context.shown.view, options)
        self.named = {extra.name: self._button(extra) for extra in found}
        self.extras = list(self.named.values())
        self.instead = {extra.instead: self.named[extra.name] for extra in found if extra.instead}

    def show_aside(self) -> None:
        """Those besides the moves are for a person who may act, unless there is something to skip."""
        waiting = any(button.visible for button in self.meanwhile)
        for button in self.aside:
            button.visible = bool(disabled_reason.options_of(self.context)) and not waiting

    def _button(self, extra: QuickAction) -> Button:
        return Button(
            self.context.say(f"table.{extra.name}"),
            lambda: run_immediately(self.context, extra),
            look="quiet" if extra.quiet else "primary",
            action=extra.key_action(self.context.presentation.game),
            size=24,
            tip=self.context.say(extra.tip) if extra.tip else "",
        )

    @property
    def buttons(self) -> list[Button]:
        """The buttons as they are seen now, in the order of reading."""
        aside = (button for button in (*self.aside, *self.meanwhile) if button.visible)
        return [*self.extras, *aside]

    @property
    def row(self) -> list[Button]:
        """Those of the moves that have no verb's place."""
        return [button for button in self.extras if button not in self.instead.values()]

    @property
    def free(self) -> pygame.Rect:
        """The open country left of the buttons."""
        country = self.context.laid.country.copy()
        lying = (button.rect.left for button in self.buttons if button.rect.colliderect(country))
        right = min(lying, default=country.right)
        country.width = right - country.left
        return country

    def layout(self) -> None:
        layout = self.context.laid
        for verb, button in self.instead.items():
            button.rect = layout.verbs[verb]
        for button in (*self.aside, *self.meanwhile):
            button.rect = layout.hint
        place, px = layout.beside, layout.frame.px
        row, right = self.row, place.right
        most = (place.width + px(GAP)) // max(1, len(row)) - px(GAP)
        for button in reversed(row):
            width = min(most, px(EXTRA_WIDTH))
            button.rect = pygame.Rect(right - width, place.top, width, place.height)
            right = button.rect.left - px(GAP)
