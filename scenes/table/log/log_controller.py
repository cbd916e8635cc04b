"""The log of one table as a part, and the recap of the others' turns over it."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

import pygame

from scenes.art.sprite_layer import PlacedSprite
from scenes.table.choosing.panel import Panel
from scenes.table.choosing.panel_host import PanelHost
from scenes.table.context import TableContext, TablePart
from scenes.table.log.game_log import GameLog, Item, LogStep
from scenes.table.log.log_page import LogPage
from scenes.table.log.recap import has_decided, turn_start
from scenes.table.log.recap_page import RecapPage, page_for
from scenes.table.motion.animator import Animator
from scenes.table.picture.zones import Highlights
from scenes.window.press_guard import Control


class LogController(TablePart):
    """Shows the log and the recap over it; both are hidden by the page of a choice on the rail."""

    def __init__(
        self, context: TableContext, log: GameLog, page: LogPage, panel_host: PanelHost, animator: Animator
    ) -> None:
        super().__init__(context)
        self._log = log
        self._panel_host = panel_host
        self._animator = animator
        self.log = page
        self.page: RecapPage | None = None
        self._seen: tuple[Item, ...] = ()
        """The lines before the last step, shown while the picture is still of another place."""
        self._asked: int | None = None
        """The seat that was to choose at the screen before the last step."""
        self._told: tuple[int, int] | None = None
        self._due: tuple[int, int] | None = None
        """Seat and number of moves before its turn, of the recap shown last and of the turn begun last; the
        recap of that waits while a panel is open.
        """

    def follow(self, step: LogStep) -> None:
        """Show the new lines; show a recap at the start of a person's turn."""
        context = self.context
        if self.log.sheet.filter.seats != context.seats:
            self.log.sheet.reseat(context.seats)
        if step.fresh or step.taken:
            self._seen = tuple(self.log.sheet.items)
        self.log.show(self._log.items)
        entries = context.session.match.entries
        if self._asked in {entries[place].command.seat for place in step.fresh}:
            self.log.newest()
        self._asked = context.shown.chooser
        if step.taken > 1:
            self._told = None
        session, shown = context.session, context.shown
        turn = turn_start(session, context.presentation.words, shown.view, shown.chooser)
        fresh = turn is not None and not has_decided(session, *turn)
        if fresh:
            self._due = turn
        if self.page and not (fresh and turn == self._told):
            self.page = None
        if turn and turn == self._due != self._told and not self._panel_host.panel:
            self._recall(turn)

    def _recall(self, turn: tuple[int, int]) -> None:
        self._told = turn
        self.page = page_for(turn[0], self.context, self.close_page) or self.page

    def close_page(self) -> None:
        """Close the recap."""
        self.page = None
        self.context.damage.all()

    def layout(self) -> None:
        """Place the log on its paper, the recap over it."""
        places = self.context.visible_layout
        self.log.sheet.layout(places.log_body, places.frame)
        self.log.show(self._seen if self.context.other_layout else self._log.items)
        if self.page:
            self.page.layout(places.recap, places.frame)

    @property
    def _choice_stands(self) -> bool:
        """Whether the page of a choice covers the log."""
        panel, paper = self._panel_host.panel, self.context.shown.layout.log_paper
        return panel is not None and panel.region == "dock" and bool(paper.colliderect(panel.rect))

    @property
    def covered(self) -> bool:
        """Whether a choice or the recap covers the log."""
        return self.page is not None or self._choice_stands

    def handle(self, event: pygame.event.Event) -> bool:
        """Use an event; the recap gets none while an animation runs."""
        size = self.context.shown.layout.size
        if self._panel_host.choice:
            self.page = None
        if self._choice_stands:
            return False
        if event.type == pygame.WINDOWFOCUSLOST:
            self.log.pointer.let_go()
            return False
        if self.page:
            used = not self._animator.busy and self.page.handle(event, size)
        else:
            used = self.log.handle(event, size, keys=self._panel_host.panel is None)
        if used:
            self.context.damage.all()
        return used

    def controls(self) -> Iterable[Control]:
        """The recap as one control and its button, while no animation runs."""
        return (self.page.area, self.page.done) if self.page and not self._animator.busy else ()

    def spoken(self) -> Iterable[str]:
        """The recap, or the line with the keyboard focus."""
        if self.page:
            return self.page.spoken()
        return (self.log.chosen.sentence,) if self.log.focused and self.log.chosen else ()

    def marks(self, marks: Highlights) -> Highlights:
        """Add the pieces that the line under the pointer or with the focus is about."""
        item = self.log.item
        if item is None or self.covered:
            return marks
        context = self.context
        return replace(marks, lit=marks.lit | item.pieces(context.shown.view, context.presentation.words))

    def draw(self, surface: pygame.Surface, dimmed: bool = False) -> None:
        """Draw the recap or the log: bright next to a panel, without any light on a dimmed table."""
        if self.page and not self._panel_host.choice:
            self.page.draw(surface)
        elif not self._choice_stands or _leaves_newest(self._panel_host.panel, self.context):
            beside = self._lies_beside_a_panel
            self.log.draw(surface, beside and not dimmed, dimmed and not beside)

    @property
    def is_read(self) -> bool:
        """Whether the log stays readable while the rest of the table is dimmed."""
        seen = not self._choice_stands or _leaves_newest(self._panel_host.panel, self.context)
        return seen and self._lies_beside_a_panel

    @property
    def _lies_beside_a_panel(self) -> bool:
        """Whether a panel is shown at the height of the log, over a table that may be dimmed."""
        panel, paper = self._panel_host.panel, self.context.shown.layout.log_body
        if self._animator.queue.shows_old_panel:
            return True
        return panel is not None and panel.rect.top < paper.bottom

    def sprites(self) -> Iterator[PlacedSprite]:
        """The tooltip of a chip."""
        if not self.covered:
            yield from self.log.sprites(pygame.Rect((0, 0), self.context.shown.layout.size))


def _leaves_newest(page: Panel | None, context: TableContext) -> bool:
    """Whether a page on the rail leaves the newest lines visible; in a lesson it never does."""
    paper = context.shown.layout.log_paper
    return bool(page and not context.session.lesson_script and page.rect.top > paper.centery)
