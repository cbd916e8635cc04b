"""What stands open on a table: the choice under way, or an auction."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pygame

from raccoon.app.session.preview import Preview, preview
from raccoon.engine.events import Command, Refusal
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from raccoon.games.raccoon_tycoon.view import View
from scenes.art.cached_area import Kept
from scenes.art.sprite_layer import Aloft
from scenes.raccoon_tycoon.auction.highest_bid import Privately
from scenes.raccoon_tycoon.auction.panel import AuctionPanel
from scenes.raccoon_tycoon.choices import factory
from scenes.raccoon_tycoon.verbs import VERBS
from scenes.table.choice import Choice, Table
from scenes.table.dock import Dock

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

OPENERS = {
    "hand": "produce",
    "slot": "sell",
    "market": "sell",
    "railroad": "auction",
    "gavel": "auction",
    "building": "build",
    "estate": "build",
    "purse": "build",
    "town": "town",
}
"""Which verb a click on a piece begins."""


class OpenPanel:
    """The panel over one table, if there is one."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.panel: Dock | AuctionPanel | None = None
        self.auction_kept = Kept()

    @property
    def dock(self) -> Dock | None:
        """The choice under way, if there is one."""
        return self.panel if isinstance(self.panel, Dock) else None

    def due(self) -> None:
        """What stands open by itself: an auction, or a choice inside the action."""
        scene, person = self._scene, self._scene.person
        if isinstance(scene.view.pending, AwaitBid):
            self.panel = self._auction()
        elif person is not None and person == scene.seating.viewer:
            choice = factory.due(self._table(), scene.session.options(person))
            if choice:
                self._open(choice, self._undo_way(person))

    def _auction(self) -> AuctionPanel:
        scene, person = self._scene, self._scene.person
        options = scene.session.options(person) if person is not None else ()
        own = scene.seating.viewer if person is None else person
        private = None if own is None else Privately(scene.session, own, scene.follow)
        kept, shared = self.auction_kept, scene.seating.shared
        return AuctionPanel(self._table(), options, scene.submit, shared, private, kept)

    def as_it_stood(self, before: View, moods: tuple[str, ...]) -> Any:
        """The game's own panel in an earlier view, if one stood there: without controls and purses."""
        if not isinstance(before.pending, AwaitBid):
            return None
        scene = self._scene
        table = Table(before, scene.session.seats, scene.say, self.foresee, lambda: None, moods)
        panel = AuctionPanel(table, (), scene.submit, scene.seating.shared, kept=self.auction_kept)
        panel.layout(self.stage(), scene.places.frame)
        return panel

    def _table(self) -> Table:
        scene = self._scene
        return Table(scene.view, scene.session.seats, scene.say, self.foresee, self.changed, scene.moods)

    def foresee(self, command: Command) -> Preview:
        """What a command of the viewer would do."""
        return preview(self._scene.session.match.game, self._scene.view, command)

    def _undo_way(self, seat: int) -> Callable[[], None] | None:
        """Esc inside an action takes its last step back, as long as nothing came to light."""
        try:
            self._scene.session.check_undo(seat)
        except Refusal:
            return None
        return self._scene.steps.undo

    def verb(self, verb: str) -> None:
        """Begin an action; with the same verb again, step back."""
        if self.dock and self.dock.choice.verb == verb:
            self.close()
            return
        choice = self.choice_for(verb)
        if choice:
            self._open(choice, self.close)

    def choice_for(self, verb: str) -> Choice | None:
        """The choice that a verb opens for the person at the screen, None where there is none now."""
        scene, person = self._scene, self._scene.person
        if person is None or person != scene.seating.viewer:
            return None
        return factory.for_verb(verb, self._table(), scene.session.options(person))

    def show(self, choice: Choice) -> None:
        """A drop has filled in a choice: open it, unless it is the one that stands open."""
        if self.dock is None or self.dock.choice is not choice:
            self._open(choice, self.close)
        self.changed()

    def _open(self, choice: Choice, back: Callable[[], None] | None) -> None:
        self.panel = Dock(choice, self._scene.submit, back)
        self.layout()
        self._scene.show_controls()
        self._scene.dirty = True

    def close(self) -> None:
        """Step back from a choice without a trace (P3)."""
        self.panel = None
        self._scene.show_controls()
        self._scene.dirty = True

    def layout(self) -> None:
        """A choice has its place at the side, an auction the stage."""
        places = self._scene.places
        if isinstance(self.panel, Dock):
            self.panel.layout(places.dock, places.frame)
        elif self.panel:
            self.panel.layout(self.stage(), places.frame)

    def stage(self) -> pygame.Rect:
        """The middle of the table, between the two rails."""
        strip, rail = self._scene.places.strip, self._scene.places.log_paper
        return pygame.Rect(strip.left, rail.top, strip.width, rail.height)

    def changed(self) -> None:
        """The choice is another one now: its panel and the pieces it lights up."""
        if self.panel:
            self.panel.refresh()
        self._scene.dirty = True

    def handle(self, event: pygame.event.Event) -> bool:
        """Give the panel an event; an auction's controls change nothing outside it."""
        scene, panel = self._scene, self.panel
        if panel is None or not panel.handle(event, scene.size):
            return False
        if isinstance(self.panel, AuctionPanel):
            scene.touch(self.panel.changed())
        else:
            scene.dirty = True
        return True

    def clicked(self, piece: str | None) -> bool:
        """A click on a piece goes to the choice under way, or begins the piece's verb."""
        if piece is None or isinstance(self.panel, AuctionPanel):
            return False
        if self.dock and self.dock.choice.click(piece):
            self.changed()
            return True
        return self._begin_with(piece)

    def _begin_with(self, piece: str) -> bool:
        verb = OPENERS.get(piece.partition(":")[0])
        busy = self.dock is not None and self.dock.choice.verb is None
        if verb not in VERBS or busy or not self._scene.controls.verbs.buttons[verb].enabled:
            return False
        self.close()
        self.verb(verb)
        if self.dock:
            self.dock.choice.click(piece)
            self.changed()
        return True

    def aloft(self, bounds: pygame.Rect) -> Iterator[Aloft]:
        """The hint of one of an auction's controls, over a window of these bounds."""
        if isinstance(self.panel, AuctionPanel):
            yield from self.panel.aloft(bounds)
