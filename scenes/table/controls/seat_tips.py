"""Who the others are: a bot's character beside its panel, while the pointer rests there."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from raccoon.app import opponents
from scenes.art.sprite_layer import Aloft
from scenes.table.context import TableContext
from scenes.table.log.log_controller import LogController
from scenes.table.part import TablePart
from scenes.widgets import tooltip
from scenes.widgets.pointer import read


class SeatTips(TablePart):
    """Watches the panels of one table."""

    def __init__(self, context: TableContext, log: LogController) -> None:
        super().__init__(context)
        self._log = log
        self._seat: int | None = None
        """Whose panel is under the pointer."""

    def handle(self, event: pygame.event.Event) -> bool:
        """See where the pointer is; the event goes on to others."""
        if self._log.covered:
            self._seat = None
            return False
        shown = self.context.shown
        pointer = read(event, shown.layout.size)
        if pointer is not None and pointer.kind == "move":
            panels = enumerate(shown.layout.panels)
            over = next((seat for seat, rect in panels if rect.collidepoint(pointer.pos)), None)
            if over != self._seat:
                self._seat = over
                self.context.damage.sprites()
        return False

    def aloft(self) -> Iterator[Aloft]:
        """The slip of paper."""
        context, seat = self.context, self._seat
        seats, layout = context.session.seats, context.shown.layout
        if self._log.covered or seat is None or seat >= len(seats) or seats[seat].is_person:
            return
        who, say = seats[seat], context.say
        known = opponents.Opponents(context.session.match.game.name)
        bot, about = known.title(who.controller, say), known.temper(who.controller, say)
        words = say("table.bot_tip", name=who.name, bot=bot, about=about)
        bounds = pygame.Rect((0, 0), layout.size)
        yield tooltip.picture(bounds, layout.panels[seat], words, layout.frame)
