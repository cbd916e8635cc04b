"""The keys that open the list of keys and the rulebook over the table."""

import pygame

from scenes.dialogs.key_list import KeysScene, asked
from scenes.table.context import TableContext, TablePart
from scenes.window.keys import KEYS


class KeyHelp(TablePart):
    """Opens the list of keys, or the rulebook."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Use the keys; without a rulebook F1 opens the list as well."""
        if KEYS.is_press(event, "rulebook") and self.context.presentation.learning.book:
            self.context.navigation.rulebook("")
            return True
        if not asked(event):
            return False
        self.context.push(keys_scene(self.context))
        return True


def keys_scene(context: TableContext) -> KeysScene:
    """The list of keys over a table."""
    return KeysScene(context.say, context.presentation.words.keys, context.back)
