"""First-time hints: a piece that is new to the player is explained once, on a card next to it."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

import pygame

from scenes.art.sprite_layer import PlacedSprite
from scenes.table.context import TableContext, TablePart
from scenes.table.inspection import card
from scenes.table.inspection.inspectables import asks
from scenes.table.inspection.page import InspectionContext, Page
from scenes.table.log.game_log import LogStep
from scenes.table.parts import TableParts
from scenes.table.piece import Piece
from scenes.table.presentation.learning import Novelty
from scenes.widgets.focus import PRESSES, move_of
from scenes.widgets.widget import read


@dataclass(frozen=True)
class Hint:
    """A visible card: the page with its words, the piece that it is about, and the piece's rectangle."""

    page: Page
    piece: Piece
    place: pygame.Rect


class FirstHints(TablePart):
    """The hints of one table; `keep` saves the settings when one more has been shown.

    A hint is shown when nothing moves, no choice is open and the recap of the others' turns is closed. Any
    press closes it.
    """

    def __init__(self, context: TableContext, parts: TableParts, keep: Callable[[], None]) -> None:
        super().__init__(context)
        self._parts, self._keep = parts, keep
        self._due: tuple[Novelty, ...] = ()
        self.hint: Hint | None = None

    def follow(self, step: LogStep) -> None:
        """Collect the pieces of the new position that were never explained to the viewer."""
        self.close()
        shown, context = self.context.shown, self.context
        known = context.settings.explained.get(context.presentation.game, ())
        own_eyes = shown.chooser is not None and shown.chooser == shown.viewer
        novelties = context.presentation.learning.novelties(shown.view) if own_eyes else ()
        self._due = tuple(found for found in novelties if found.name not in known)

    def layout(self) -> None:
        """Keep the card next to its piece in the new layout."""
        place = self._place_of(self.hint.piece) if self.hint else None
        if self.hint and place:
            self.hint = replace(self.hint, place=place)
        else:
            self.close()

    def update(self, dt: float) -> None:
        """Show the next hint that is due, or close it while an animation, panel, recap or drag is there."""
        parts = self._parts
        if parts.animator.busy or parts.panel_host.panel or parts.log.page or parts.drag.held:
            self.close()
        elif self._due and not self.hint:
            novelty, *rest = self._due
            self._due = tuple(rest)
            self._show(novelty)

    def _show(self, novelty: Novelty) -> None:
        context, game = self.context, self.context.presentation.game
        asked = InspectionContext(game, context.shown.view, context.seats, context.say)
        page = context.presentation.inspection.page(novelty.piece, asked)
        place = self._place_of(novelty.piece)
        if place is None or page is None:
            return  # the piece is not visible here: try another time
        self.hint = Hint(replace(page, brief=context.say(novelty.sentence)), novelty.piece, place)
        context.settings.explain(game, novelty.name)
        self._keep()
        context.damage.sprites()

    def _place_of(self, wanted: str) -> pygame.Rect | None:
        shown, inspection = self.context.shown, self.context.presentation.inspection
        places = inspection.places(shown.layout, shown.view)
        return next((rect for piece, rect in places if piece == wanted), None)

    def close(self) -> None:
        """Remove the card."""
        if self.hint:
            self.hint = None
            self.context.damage.sprites()

    def handle(self, event: pygame.event.Event) -> bool:
        """Close the card on any press; one on it, or a key that confirms or leaves, does nothing else."""
        if self.hint is None or event.type not in PRESSES:
            return False
        pointer = read(event, self.context.shown.layout.size)
        pressed = pointer if pointer and self.place().collidepoint(pointer.pos) else None
        piece = self.hint.piece
        more = asks(event) or (pressed is not None and pressed.button == pygame.BUTTON_RIGHT)
        self.close()
        if more:
            return self._parts.table_inspector.inspector.ask(piece)
        return pressed is not None or move_of(event) in ("press", "cancel")

    def spoken(self) -> Iterable[str]:
        return (self.hint.page.title, self.hint.page.brief) if self.hint else ()

    def hides(self) -> tuple[pygame.Rect, ...]:
        return (self.place(),) if self.hint else ()

    def bounds(self) -> pygame.Rect:
        """The room for a card: without the buttons at the foot and those in the strip."""
        layout = self.context.shown.layout
        room = pygame.Rect(0, 0, layout.size[0], layout.banner.top)
        strip = layout.strip
        if self.hint and self.hint.place.centery < strip.centery:
            room.height = strip.top
        else:
            room.top, room.height = strip.bottom, room.bottom - strip.bottom
        return room

    def place(self) -> pygame.Rect:
        """The rectangle of the card; empty while there is none."""
        return next((rect for _, rect in self.sprites()), pygame.Rect(0, 0, 0, 0))

    def sprites(self) -> Iterator[PlacedSprite]:
        if self.hint:
            more, frame = self.context.say("ask.more"), self.context.shown.layout.frame
            yield card.picture(self.bounds(), self.hint.place, (), self.hint.page, more, frame)
