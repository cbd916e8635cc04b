"""The list of keys, over the table, and the key that opens the rulebook."""

import pygame

from scenes.dialogs.key_list import KeysScene, asked
from scenes.table.context import TableContext, TablePart
from scenes.window.keys import KEYS


class KeyHelp(TablePart):
    """Shows the list, or the book, when it is asked for."""

    def handle(self, event: pygame.event.Event) -> bool:
        """The keys that ask; without a book F1 shows the list as well."""
        if KEYS.meant(event, "rulebook") and self.context.presentation.learning.book:
            self.context.navigation.rulebook("")
            return True
        if not asked(event):
            return False
        self.context.push(keys_scene(self.context))
        return True


def keys_scene(context: TableContext) -> KeysScene:
    """The list of keys over a table."""
    return KeysScene(context.say, context.presentation.words.keys, context.back)
