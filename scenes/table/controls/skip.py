"""Impatience: a click or Space ends what is in the air."""

from __future__ import annotations

import pygame

from scenes.table.context import TableContext
from scenes.table.motion.animator import Animator
from scenes.table.part import TablePart


class Skip(TablePart):
    """A click goes on to what it was meant for: the state under the picture is final already.

    So does Space while others move; at a person's turn it must not press what was not seen yet.
    """

    def __init__(self, context: TableContext, animator: Animator) -> None:
        super().__init__(context)
        self._animator = animator

    def handle(self, event: pygame.event.Event) -> bool:
        """Let everything land; the event is used up only by Space at a person's turn."""
        pressed = event.type in (pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN)
        space = event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE
        if not (pressed or space) or not self._animator.busy:
            return False
        self._animator.skip()
        self.context.damage.all()
        return space and self.context.shown.person is not None
