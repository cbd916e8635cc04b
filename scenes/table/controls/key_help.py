"""The list of keys, over the table."""

from __future__ import annotations

import pygame

from scenes.screens.key_list import KeysScene, asked
from scenes.table.part import TablePart


class KeyHelp(TablePart):
    """Shows the list when it is asked for."""

    def handle(self, event: pygame.event.Event) -> bool:
        """The key that asks."""
        if not asked(event):
            return False
        self.context.push(
            KeysScene(self.context.say, self.context.presentation.words.keys, self.context.back)
        )
        return True
