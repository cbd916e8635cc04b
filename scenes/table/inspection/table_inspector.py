"""The inspector at a table: the pieces that the viewer can see, and the actions begun with them."""

from collections.abc import Iterator

import pygame

from scenes.art.sprite_layer import PlacedSprite
from scenes.table.choosing import disabled_reason
from scenes.table.choosing.panel_host import PanelHost
from scenes.table.context import TableContext, TablePart, TableState
from scenes.table.controls.controls import Controls
from scenes.table.controls.magnifier import Magnifier
from scenes.table.inspection.inspectables import ActionStart, Inspectables, PiecePlace, above, uncovered
from scenes.table.inspection.inspector import Inspector
from scenes.table.inspection.page import InspectionContext, Page, PageAction
from scenes.table.log.game_log import GameLog, LogStep
from scenes.table.log.log_controller import LogController
from scenes.table.piece import Piece


class TableInspector(TablePart):
    """Inspects the pieces of one table; none while a curtain is due."""

    def __init__(
        self,
        context: TableContext,
        panel_host: PanelHost,
        controls: Controls,
        log: LogController,
        game_log: GameLog,
        magnifier: Magnifier,
    ) -> None:
        super().__init__(context)
        self._panel_host = panel_host
        self._controls = controls
        self._log = log
        self._game_log = game_log
        self._magnifier = magnifier
        self.guest: TablePart | None = None
        """The part that covers the table, if there is one."""
        self._seen_of: TableState | None = None
        self._covered: object = None
        """The covering rectangles and the magnified thing for which `_seen` was computed."""
        self._seen: tuple[PiecePlace, ...] = ()
        self._known: Inspectables | None = None
        """The cached inspectables while no panel is open: every pointer movement needs them."""
        self.inspector = Inspector(
            context.say, self.inspectables, context.push, self._focused, context.damage.sprites
        )

    def inspectables(self) -> Inspectables | None:
        """The pieces that can be inspected now."""
        if self.context.shown.curtain_due:
            return None
        panel, lying = self._panel_host.panel, self._lying()
        if panel:
            return self._inspectables_of((*above(panel.places(), self._hidden), *lying))
        if self._known is None or self._known.places is not lying:
            self._known = self._inspectables_of(lying)
        return self._known

    @property
    def _hidden(self) -> tuple[pygame.Rect, ...]:
        return self.guest.hides() if self.guest else ()

    def _inspectables_of(self, places: tuple[PiecePlace, ...]) -> Inspectables:
        book = self.context.presentation.learning.book
        return Inspectables(
            places,
            self._page,
            ActionStart(self._begin, self._why_not),
            self.context.navigation.rulebook if book else None,
        )

    def _lying(self) -> tuple[PiecePlace, ...]:
        """The visible pieces of the table with their places; cached for a position and its covers."""
        shown = self.context.shown
        covers = [covering.rect for covering in (self._panel_host.panel, self._log.page) if covering]
        papers = self._panel_host.choice.papers(shown.layout) if self._panel_host.choice else ()
        covers += (*self._hidden, *dict(papers).values())
        covered = tuple(tuple(rect) for rect in covers), self._magnifier.magnified
        if self._seen_of is not shown or self._covered != covered:
            places = self._places(shown)
            self._seen_of, self._covered = shown, covered
            self._seen = (*papers, *uncovered(places, covers))
        return self._seen

    def _places(self, shown: TableState) -> Iterator[PiecePlace]:
        """The places of the pieces, those of the magnified thing first because it covers the others."""
        inspection, near = self.context.presentation.inspection, self._magnifier.magnified
        if near:
            yield from inspection.magnified_places(shown.layout, shown.view, near)
        yield from inspection.places(shown.layout, shown.view)

    def _page(self, piece: Piece) -> Page | None:
        context, inspection = self.context, self.context.presentation.inspection
        game, view, history = context.presentation.game, context.shown.view, self._game_log.history
        return inspection.page(piece, InspectionContext(game, view, context.seats, context.say, history))

    def _why_not(self, action: PageAction) -> str:
        return (
            disabled_reason.disabled_reason(self.context, self._panel_host.choice, action.verb)
            or action.disabled_reason
        )

    def _begin(self, action: PageAction, piece: Piece) -> None:
        self._panel_host.verb(action.verb, piece)

    def _focused(self) -> Piece | None:
        """The piece with the keyboard focus: a verb, else the first piece of the open choice."""
        lit = self._controls.ring.lit
        verb = next((name for name, button in self._controls.verbs.items() if button is lit), None)
        if verb:
            return Piece("verb", verb)
        choice = self._panel_host.choice
        pieces = sorted(choice.chosen() or choice.lit()) if choice else []
        return Piece(pieces[0]) if pieces else None

    def follow(self, step: LogStep) -> None:
        """Remove the card: it was about the position before."""
        self.inspector.forget()

    def handle(self, event: pygame.event.Event) -> bool:
        return self.inspector.handle(event, self.context.shown.layout.size)

    def update(self, dt: float) -> None:
        self.inspector.update(dt)

    def sprites(self) -> Iterator[PlacedSprite]:
        layout = self.context.shown.layout
        yield from self.inspector.sprites(pygame.Rect((0, 0), layout.size), layout.frame)
