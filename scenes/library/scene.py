"""The screen of the library: saved games as cards on shelves, and a page about the chosen one."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from raccoon.app.saves.days import Day
from raccoon.app.text import Catalogue
from scenes.art import Style, Typeface, palette as pal, shapes, text
from scenes.art.landscape import backdrop
from scenes.art.letters.signs import lettered
from scenes.art.moving.clipping import is_outside_clip
from scenes.art.surface_cache import NotedPicture
from scenes.library.chips import FilterChips
from scenes.library.notice import Notice
from scenes.library.page import SavePage
from scenes.library.plan import EDGE, Plan
from scenes.library.save_actions import PageButtons, SaveActions
from scenes.library.save_summary import SaveSummaries, SaveSummary, ShelfContents
from scenes.library.shelf import Shelf
from scenes.library.sketches import MIDDLE, FolderOfSketches
from scenes.screens.form_scene import FormScene
from scenes.widgets.focus import FocusRing, move_of
from scenes.widgets.forms.fields import TextField
from scenes.widgets.forms.form import Form

LONGEST_SEARCH = 40


class LibraryScene(FormScene):
    """The screen of the library. `find` returns the present contents (it is called at each turn of the loop
    and does not wait), `sketches` give the small pictures, `actions` are those of the buttons; `on_table`
    is the save of the game on the table, which cannot be renamed or thrown away.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        find: Callable[[], ShelfContents],
        sketches: FolderOfSketches,
        actions: SaveActions,
        today: Day,
        *,
        on_table: Path | None = None,
        still: bool = False,
    ) -> None:
        super().__init__()
        self.say = say = catalogue.say
        self.on_table = on_table
        self.sketches, self.page = sketches, SavePage(sketches)
        self.summaries = SaveSummaries(find, catalogue, today)
        self.chips = FilterChips(say, self._turn_to)
        self.search = TextField(
            "",
            lambda _: self._fill(),
            limit=LONGEST_SEARCH,
            hint=say("library.find"),
            tip=say("library.find.tip"),
        )
        self.buttons = PageButtons(say, actions, lambda: self.shelf.chosen)
        self.shelf = Shelf(partial(_small, sketches), self._chose, self.buttons.main.press)
        self.shelf.label = self.say("library.title")
        self.shelf.scroll.still = still
        self.notice = Notice(say)
        self.form = Form([self.search])
        self.ring = FocusRing(
            [*self.chips.buttons, self.search, self.shelf, *self.buttons.all, self.notice.button], shown=True
        )
        self.ring.focus(self.shelf)
        self.plan = Plan(self.size, self.text_scale)
        self._still: NotedPicture | None = None
        if not self.refresh():
            self._fill()

    @property
    def chosen(self) -> SaveSummary | None:
        """The save that the page is about."""
        return self.shelf.chosen

    @property
    def reading(self) -> bool:
        """Whether more saves are still being read."""
        return self.summaries.contents.reading

    def refresh(self) -> bool:
        """Look for the present contents; return whether anything has changed."""
        ground = self.summaries.contents.ground
        if not self.summaries.refresh():
            return False
        if self.summaries.contents.ground != ground:
            self._still = None
        self._fill()
        return True

    def _turn_to(self) -> None:
        self.shelf.fill(())
        self._fill()

    def _fill(self) -> None:
        """Fill the shelf with the saves of chip and search: unfinished games first, each newest first."""
        saves, trash = self.summaries.saves(), self.summaries.trash()
        self.chips.count(saves, trash)
        shown = self.chips.shown(saves, trash)
        if words := self.search.value.strip():
            shown = [save for save in shown if save.matches(words)]
        shown.sort(key=lambda save: save.kind != "unfinished")
        self.shelf.fill(shown)
        self._chose()

    def _chose(self) -> None:
        self.buttons.fit(self.shelf.chosen, self.chips.shelf == "trash", self.on_table)
        self.page.place(self.plan, self.buttons)
        self.dirty = True

    def layout(self) -> None:
        """Place chips and search above the shelves, the page at the right."""
        self.plan = plan = Plan(self.size, self.text_scale)
        frame = plan.frame
        right = plan.page_left - 36
        self.search.rect = frame.rect(right - 240, 50, 240, 52)
        if frame.is_large:
            self.search.rect = frame.rect(right - 420, 44, 420, 62)
        self.chips.layout(plan, EDGE if frame.is_large else 400, right - 256 * (not frame.is_large))
        self.shelf.layout(plan)
        self.notice.layout(plan)
        self.form.build(self.size, frame)
        self.page.place(plan, self.buttons)
        self._still = None

    def cancel(self) -> None:
        """Empty the search, or leave if it is empty."""
        if self.search.value:
            self.clear_search()
        else:
            self.buttons.back.press()

    def clear_search(self) -> None:
        """Empty the search and show everything again."""
        self.search.value = ""
        self.form.build(self.size, self.plan.frame)
        self.ring.focus(self.shelf)
        self._fill()

    def handle(self, event: pygame.event.Event) -> None:
        """Handle Ctrl+F (search), keys that lead from the search to the shelf, and the controls."""
        if _asks_search(event):
            self.ring.shown = True
            self.ring.focus(self.search)
            self.dirty = True
        elif _ends_search(self.search, event):
            self.ring.focus(self.shelf)
            self.dirty = True
        else:
            before = self.ring.focused
            super().handle(event)
            letter = event.type == pygame.KEYDOWN and move_of(event) is None
            if letter and self.ring.focused is not before:
                self.ring.focus(self.shelf)  # so that Enter opens the chosen game, not the button again

    def resume(self) -> None:
        """Show changes made meanwhile."""
        super().resume()
        self.refresh()

    def update(self, dt: float) -> None:
        """Look for new contents, continue scrolling, request the pictures of cards in view."""
        super().update(dt)
        self.dirty |= self.refresh() | self.notice.update(dt)
        if self.shelf.update(dt):
            self.mark_changed(self.shelf.rect)
        self.dirty |= self.page.update(self.chosen)
        wanted = [save.listing for save, _ in self.shelf.seen()]
        self.sketches.want([*([self.chosen.listing] if self.chosen else []), *wanted])

    def leave(self) -> None:
        """Stop drawing small pictures, and remove those of games that no longer exist."""
        super().leave()
        self._still = None
        contents = self.summaries.contents
        if not contents.reading:
            self.sketches.forget_all_but([*contents.saves, *contents.trash])
        self.sketches.close()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the background, the page and the shelves."""
        plan, frame = self.plan, self.plan.frame
        if self._still is None:
            ground, title = self.summaries.contents.ground, self.say("library.title")
            self._still = NotedPicture(lambda: _room(plan, surface.get_size(), title, ground))
        self._still.draw(surface)
        if self.reading:
            _draw_note(surface, plan, self.say("library.reading"))
        if self.chosen and not is_outside_clip(surface, plan.page):
            self.page.draw(surface, plan, self.chosen)
        if not self.shelf.games:
            _draw_empty(surface, plan, self.say(self.chips.empty(bool(self.search.value.strip()))))
        self.draw_controls(surface)
        self.notice.draw(surface, frame)


def _asks_search(event: pygame.event.Event) -> bool:
    ctrl = pygame.KMOD_CTRL | pygame.KMOD_META
    return bool(event.type == pygame.KEYDOWN and event.key == pygame.K_f and event.mod & ctrl)


def _small(sketches: FolderOfSketches, save: SaveSummary) -> pygame.Surface | None:
    return sketches.get(save.listing, MIDDLE)


def _ends_search(search: TextField, event: pygame.event.Event) -> bool:
    """Whether a key leads from the search to the shelf: Enter, or the arrow down."""
    typing = search.focused or search.busy
    return bool(typing and event.type == pygame.KEYDOWN and move_of(event) in ("press", "down"))


def _room(plan: Plan, size: tuple[int, int], title: str, ground: backdrop.PaintBackdrop) -> pygame.Surface:
    """The picture that does not change: the background, the heading, the frames of shelves and page."""
    frame, surface = plan.frame, pygame.Surface(size)
    backdrop.uncached(surface, frame.scale, ground)
    slim = text.NARROWEST if frame.is_large else 1.0
    style = Style(Typeface.POSTER, frame.type(54, 1.1), pal.IVORY, frame.px(4), slim)
    text.draw(surface, title, frame.point(EDGE + 16, 96), style, "left", frame.px(320))
    shapes.wood_panel(surface, plan.shelf, frame.scale, tone=("#241620", "#150b11"))
    shapes.wood_panel(surface, plan.page, frame.scale, filigree=False)
    return surface


def _draw_note(surface: pygame.Surface, plan: Plan, words: str) -> None:
    frame, shelf = plan.frame, plan.shelf
    style = lettered(frame, Typeface.BOOK_ITALIC, 20, pal.CREAM, 1.5, shadow=frame.px(1.5))
    at = (shelf.left + frame.px(16), shelf.bottom + frame.px(28))
    text.draw(surface, words, at, style, "left", shelf.width, middle=True)


def _draw_empty(surface: pygame.Surface, plan: Plan, words: str) -> None:
    frame, box = plan.frame, plan.shelf.inflate(-plan.frame.px(200), 0)
    box.height = plan.row
    style = lettered(frame, Typeface.BOOK_ITALIC, 28, pal.DIM, 1.5)
    text.paragraph(surface, words, box, style, "centre", centred=True, floor=frame.floor)
