"""Following the game beside the table: the log, and over it the recap of the others' turns."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

import pygame

from scenes.art.sprite_layer import PlacedSprite
from scenes.table.choosing.panel import Panel
from scenes.table.choosing.panel_host import PanelHost
from scenes.table.context import TableContext, TablePart
from scenes.table.log.game_log import GameLog, Item, LogStep
from scenes.table.log.log_highlights import pieces
from scenes.table.log.log_page import LogPage
from scenes.table.log.recap import has_decided, turn_begun
from scenes.table.log.recap_page import RecapPage, page_for
from scenes.table.motion.animator import Animator
from scenes.table.picture.zones import Highlights
from scenes.window.press_guard import Control


class LogController(TablePart):
    """The log of one table and the recap over it; both give way to a choice that is being made."""

    def __init__(
        self, context: TableContext, log: GameLog, page: LogPage, panel_host: PanelHost, animator: Animator
    ) -> None:
        super().__init__(context)
        self._log = log
        self._open = panel_host
        self._animator = animator
        self.log = page
        self.page: RecapPage | None = None
        self._seen: tuple[Item, ...] = ()
        """The lines before the last step, which are read while the picture is elsewhere."""
        self._asked: int | None = None
        """The seat that was to move at the screen before the last step."""
        self._told: tuple[int, int] | None = None
        self._due: tuple[int, int] | None = None
        """The seat and the number of moves before its turn: of the recap shown last, and of the turn begun
        last, whose recap waits for a question with a page of its own.
        """

    def follow(self, step: LogStep) -> None:
        """The session has gone on: new lines; a recap at the start of a person's turn."""
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
        turn = turn_begun(session, context.presentation.words, shown.view, shown.chooser)
        fresh = turn is not None and not has_decided(session, *turn)
        if fresh:
            self._due = turn
        if self.page and not (fresh and turn == self._told):
            self.page = None
        if turn and turn == self._due != self._told and not self._open.panel:
            self._recall(turn)

    def _recall(self, turn: tuple[int, int]) -> None:
        """Show the seat what the others have done, once."""
        self._told = turn
        self.page = page_for(turn[0], self.context, self.close_page) or self.page

    def close_page(self) -> None:
        """The recap has been read."""
        self.page = None
        self.context.damage.all()

    def layout(self) -> None:
        """Onto the paper of the log; the recap where choices stand."""
        places = self.context.laid
        self.log.sheet.layout(places.log_body, places.frame)
        self.log.show(self._seen if self.context.seen else self._log.items)
        if self.page:
            self.page.layout(places.recap, places.frame)

    @property
    def _choice_stands(self) -> bool:
        """Whether a choice's page stands where the log is."""
        panel, paper = self._open.panel, self.context.shown.layout.log_paper
        return panel is not None and panel.region == "dock" and bool(paper.colliderect(panel.rect))

    @property
    def covered(self) -> bool:
        """Whether a choice or the recap stands where the log is."""
        return self.page is not None or self._choice_stands

    def handle(self, event: pygame.event.Event) -> bool:
        """Use an event. What flies has to land before a press can mean the recap."""
        size = self.context.shown.layout.size
        if self._open.choice:
            self.page = None
        if self._choice_stands:
            return False
        if event.type == pygame.WINDOWFOCUSLOST:
            self.log.pointer.let_go()
            return False
        if self.page:
            used = not self._animator.busy and self.page.handle(event, size)
        else:
            used = self.log.handle(event, size, keys=self._open.panel is None)
        if used:
            self.context.damage.all()
        return used

    def controls(self) -> Iterable[Control]:
        """The recap, which any press on it takes away once nothing flies any more, and its button."""
        return (self.page.area, self.page.done) if self.page and not self._animator.busy else ()

    def spoken(self) -> Iterable[str]:
        """The recap, or the line of the log that the keys are at."""
        if self.page:
            return self.page.spoken()
        return (self.log.chosen.sentence,) if self.log.focused and self.log.chosen else ()

    def marks(self, marks: Highlights) -> Highlights:
        """Light up what the line under the pointer speaks of."""
        item = self.log.item
        if item is None or self.covered:
            return marks
        context = self.context
        return replace(marks, lit=marks.lit | pieces(item, context.shown.view, context.presentation.words))

    def draw(self, surface: pygame.Surface, dimmed: bool = False) -> None:
        """The recap, or the log; over a dimmed table on its lit paper, or with nothing bright on it."""
        if self.page and not self._open.choice:
            self.page.draw(surface)
        elif not self._choice_stands or _leaves_newest(self._open.panel, self.context):
            beside = self._lies_beside_a_panel
            self.log.draw(surface, beside and not dimmed, dimmed and not beside)

    @property
    def is_read(self) -> bool:
        """Whether it is to be read while the rest of the table is dimmed."""
        seen = not self._choice_stands or _leaves_newest(self._open.panel, self.context)
        return seen and self._lies_beside_a_panel

    @property
    def _lies_beside_a_panel(self) -> bool:
        """Whether a panel of the game's own stands beside the log, over a table that may be dimmed."""
        panel, paper = self._open.panel, self.context.shown.layout.log_body
        if self._animator.under_way.shows_old_panel:
            return True
        return panel is not None and panel.rect.top < paper.bottom

    def aloft(self) -> Iterator[PlacedSprite]:
        """The tip of a chip."""
        if not self.covered:
            yield from self.log.aloft(pygame.Rect((0, 0), self.context.shown.layout.size))


def _leaves_newest(page: Panel | None, context: TableContext) -> bool:
    """Whether a page on the rail leaves the newest lines to be seen; in a lesson none are behind it."""
    paper = context.shown.layout.log_paper
    return bool(page and not context.session.lesson_script and page.rect.top > paper.centery)
