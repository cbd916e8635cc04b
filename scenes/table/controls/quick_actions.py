"""The quick action buttons, in the strip of open country or where a game's layout places them."""

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
    """The buttons besides the verbs: at the right end of their row, or in the place of a verb."""

    def __init__(self, context: TableContext) -> None:
        super().__init__(context)
        self.extras: list[Button] = []
        self.named: dict[str, Button] = {}
        """The same buttons by their actions' names."""
        self.instead: dict[str, Button] = {}
        """Those in the place of a verb, by the verb's name."""
        self.aside: list[Button] = []
        """Buttons that make no move (the hint), at the end of the row of verbs."""
        self.meanwhile: list[Button] = []
        """Buttons for while others move (skip), in the same place."""

    def follow(self, step: LogStep) -> None:
        self.show()

    def show(self) -> None:
        """Make the buttons for the position."""
        options = disabled_reason.options_of(self.context)
        self.show_aside()
        found = self.context.presentation.choices.quick_actions(self.context.shown.view, options)
        self.named = {extra.name: self._button(extra) for extra in found}
        self.extras = list(self.named.values())
        self.instead = {extra.instead: self.named[extra.name] for extra in found if extra.instead}

    def show_aside(self) -> None:
        """Show the buttons aside to a person who may act, unless there is something to skip."""
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
        """The visible buttons in reading order."""
        aside = (button for button in (*self.aside, *self.meanwhile) if button.visible)
        return [*self.extras, *aside]

    @property
    def row(self) -> list[Button]:
        """The quick actions that do not take a verb's place."""
        return [button for button in self.extras if button not in self.instead.values()]

    @property
    def free(self) -> pygame.Rect:
        """The open country that the buttons leave free."""
        country = self.context.visible_layout.country.copy()
        lying = (button.rect.left for button in self.buttons if button.rect.colliderect(country))
        right = min(lying, default=country.right)
        country.width = right - country.left
        return country

    def layout(self) -> None:
        layout = self.context.visible_layout
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
