"""Asking at a table: which pieces lie open to whoever looks, and what can be begun with them."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from scenes.art.sprite_layer import Aloft
from scenes.table.choosing import hindrance
from scenes.table.choosing.open_panel import OpenPanel
from scenes.table.context import Shown, TableContext
from scenes.table.controls.controls import Controls
from scenes.table.controls.nearer import Nearer
from scenes.table.inspection.inquirer import Inquirer
from scenes.table.inspection.inquiry import Beginning, Inquiry, Place, uncovered
from scenes.table.inspection.page import Asked, Deed, Page
from scenes.table.log.game_log import GameLog
from scenes.table.log.log_controller import LogController
from scenes.table.log.log_steps import LogStep
from scenes.table.part import TablePart


class Asking(TablePart):
    """The pieces of one table. Before a curtain that has yet to fall nothing is told."""

    def __init__(
        self,
        context: TableContext,
        open_panel: OpenPanel,
        controls: Controls,
        log: LogController,
        game_log: GameLog,
        nearer: Nearer,
    ) -> None:
        super().__init__(context)
        self._open = open_panel
        self._controls = controls
        self._log = log
        self._game_log = game_log
        self._nearer = nearer
        self.guest: TablePart | None = None
        """Who lies over the table, if anybody does."""
        self._seen_of: Shown | None = None
        self._covered: object = None
        """By what it was covered, and what was near."""
        self._seen: tuple[Place, ...] = ()
        self._known: Inquiry | None = None
        """What can be asked while no panel is open: it is asked for with every movement of the pointer."""
        self.inquirer = Inquirer(
            context.say, self.inquiry, context.push, self._focused, context.damage.sprites
        )

    def inquiry(self) -> Inquiry | None:
        """What can be asked now."""
        if self.context.shown.curtain_due:
            return None
        panel, lying = self._open.panel, self._lying()
        if panel:
            return self._inquiry_of((*panel.places(), *lying))
        if self._known is None or self._known.places is not lying:
            self._known = self._inquiry_of(lying)
        return self._known

    def _inquiry_of(self, places: tuple[Place, ...]) -> Inquiry:
        book = self.context.presentation.learning.book
        return Inquiry(
            places,
            self._page,
            Beginning(self._begin, self._why_not),
            self.context.navigation.rulebook if book else None,
        )

    def _lying(self) -> tuple[Place, ...]:
        """What can be seen of the table; found out once for a position and what lies over it."""
        shown = self.context.shown
        covers = [covering.rect for covering in (self._open.panel, self._log.page) if covering]
        covers += self.guest.hides() if self.guest else ()
        covered = tuple(tuple(rect) for rect in covers), self._nearer.near
        if self._seen_of is not shown or self._covered != covered:
            places = self._places(shown)
            self._seen_of, self._covered, self._seen = shown, covered, uncovered(places, covers)
        return self._seen

    def _places(self, shown: Shown) -> Iterator[Place]:
        """What is seen from nearby lies over everything."""
        inspection, near = self.context.presentation.inspection, self._nearer.near
        if near:
            yield from inspection.near_places(shown.layout, shown.view, near)
        yield from inspection.places(shown.layout, shown.view)

    def _page(self, piece: str) -> Page | None:
        """What is told of a piece."""
        context, inspection = self.context, self.context.presentation.inspection
        game, view, history = context.presentation.game, context.shown.view, self._game_log.history
        return inspection.page(piece, Asked(game, view, context.seats, context.say, history))

    def _why_not(self, deed: Deed) -> str:
        return hindrance.why_not(self.context, self._open.choice, deed.verb) or deed.why_not

    def _begin(self, deed: Deed, piece: str) -> None:
        self._open.verb(deed.verb, piece)

    def _focused(self) -> str | None:
        """The piece the keyboard is at: the verb with the focus, else what the choice is about."""
        lit = self._controls.ring.lit
        verb = next((name for name, button in self._controls.verbs.items() if button is lit), None)
        if verb:
            return f"verb:{verb}"
        choice = self._open.choice
        return next(iter(sorted(choice.chosen() or choice.lit())), None) if choice else None

    def follow(self, step: LogStep) -> None:
        """The card was about the position before."""
        self.inquirer.forget()

    def handle(self, event: pygame.event.Event) -> bool:
        """Use what asks for a page."""
        return self.inquirer.handle(event, self.context.shown.layout.size)

    def update(self, dt: float) -> None:
        """Let the pointer rest."""
        self.inquirer.update(dt)

    def aloft(self) -> Iterator[Aloft]:
        """The light card."""
        layout = self.context.shown.layout
        yield from self.inquirer.aloft(pygame.Rect((0, 0), layout.size), layout.frame)
