"""The library: every saved game as a card on a shelf, and a page about the chosen one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import pygame

from raccoon.app.afterwards.fork import parent_of
from raccoon.app.saves.days import Day
from raccoon.app.saves.listing import Listing
from raccoon.app.text import Catalogue
from scenes.art import palette as pal
from scenes.art import shapes, text
from scenes.art.fonts import Typeface
from scenes.art.landscape import backdrop
from scenes.art.moving.clipping import is_beside
from scenes.art.surface_cache import Printed
from scenes.art.text import Style
from scenes.library import page
from scenes.library.chips import FilterChips
from scenes.library.notice import Notice
from scenes.library.plan import EDGE, Plan
from scenes.library.save_actions import PageButtons, SaveActions
from scenes.library.save_summary import SaveSummary
from scenes.library.shelf import Shelf
from scenes.library.sketches import MIDDLE, WHOLE, Sketches
from scenes.screens.form_scene import FormScene
from scenes.widgets.focus import FocusRing, move_of
from scenes.widgets.forms.fields import TextField
from scenes.widgets.forms.form import Form

LONGEST_SEARCH = 40


@dataclass(frozen=True)
class ShelfContents:
    """The contents of the shelves: the saves, those in the trash, and whether more are still being read."""

    saves: Sequence[Listing] = ()
    trash: Sequence[Listing] = ()
    reading: bool = False


class LibraryScene(FormScene):
    """Every saved game. `find` tells what there is now (it is asked at each turn of the loop and does not
    wait), `sketches` have the small pictures, `deeds` do what the buttons say; `on_table` is the
    save of the game on the table, which stays where it is.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        find: Callable[[], ShelfContents],
        sketches: Sketches,
        deeds: SaveActions,
        today: Day,
        *,
        on_table: Path | None = None,
        still: bool = False,
    ) -> None:
        super().__init__()
        say = catalogue.say
        self.catalogue, self.say, self.today, self.on_table = catalogue, say, today, on_table
        self._find, self.sketches, self._found = find, sketches, ShelfContents()
        self._told: dict[tuple[Listing, Listing | None], SaveSummary] = {}
        self.chips = FilterChips(say, self._turn_to)
        self.search = TextField(
            "",
            lambda _: self._fill(),
            limit=LONGEST_SEARCH,
            hint=say("library.find"),
            tip=say("library.find.tip"),
        )
        self.shelf = Shelf(self._small, self._chose, self._open)
        self.shelf.label = self.say("library.title")
        self.shelf.still = still
        self.buttons = PageButtons(say, deeds, lambda: self.shelf.chosen)
        self.notice = Notice(say)
        self.form = Form([self.search])
        self.ring = FocusRing(
            [*self.chips.buttons, self.search, self.shelf, *self.buttons.all, self.notice.button], shown=True
        )
        self.ring.focus(self.shelf)
        self.plan = Plan(self.size, self.text_scale)
        self._still: Printed | None = None
        self._page_bottom = 0
        self._shown_whole: pygame.Surface | None = None
        self.on_page: page.OnPage | None = None
        """The places of the page's things when it was drawn last."""
        self.look()

    @property
    def chosen(self) -> SaveSummary | None:
        """The game that the page is about."""
        return self.shelf.chosen

    @property
    def reading(self) -> bool:
        """Whether there may be more games than are seen."""
        return self._found.reading

    def look(self) -> bool:
        """Look what there is now; whether anything has changed."""
        found = self._find()
        if found == self._found:
            return False
        self._found = found
        self._fill()
        return True

    def _turn_to(self) -> None:
        self.shelf.fill(())
        self._fill()

    def _fill(self) -> None:
        """Put on the shelf what belongs there: the unfinished first, each newest first."""
        saves = [self._tell(one) for one in self._found.saves]
        trash = [self._tell(one) for one in self._found.trash]
        self.chips.count(saves, trash)
        shown = self.chips.shown(saves, trash)
        if words := self.search.value.strip():
            shown = [told for told in shown if told.found_by(words)]
        shown.sort(key=lambda told: told.kind != "unfinished")
        self.shelf.fill(shown)
        self._chose()

    def _tell(self, listing: Listing) -> SaveSummary:
        parent = parent_of(listing, self._found.saves)
        if (listing, parent) not in self._told:
            told = self._tell(parent) if parent else None
            say = self.catalogue.of(listing.game).say
            self._told[listing, parent] = SaveSummary(listing, say, self.today, told)
        return self._told[listing, parent]

    def _chose(self) -> None:
        self.buttons.fit(self.shelf.chosen, self.chips.shelf == "trash", self.on_table)
        self._place_page()
        self.dirty = True

    def _open(self) -> None:
        self.buttons.main.press()

    def _small(self, told: SaveSummary) -> pygame.Surface | None:
        return self.sketches.get(told.listing, MIDDLE)

    def layout(self) -> None:
        """Chips and search above the shelves, the page on the right."""
        self.plan = plan = Plan(self.size, self.text_scale)
        frame = plan.frame
        right = plan.page_left - 36
        self.search.rect = frame.rect(right - 240, 50, 240, 52)
        self.chips.layout(plan, 400, right - 256)
        self.shelf.layout(plan)
        self.notice.layout(plan)
        self.form.build(self.size, frame)
        self._place_page()
        self._still = None

    def _place_page(self) -> None:
        main, others = self.buttons.shown
        self._page_bottom = page.place_buttons(self.plan, main, others)

    def cancel(self) -> None:
        """Escape empties the search, then leaves."""
        if self.search.value:
            self.clear_search()
        else:
            self.buttons.back.press()

    def clear_search(self) -> None:
        """Everything is looked at again."""
        self.search.value = ""
        self.form.build(self.size, self.plan.frame)
        self.ring.focus(self.shelf)
        self._fill()

    def handle(self, event: pygame.event.Event) -> None:
        """Ctrl+F searches; the arrows go to the shelf from wherever nothing else uses them."""
        if _asks_search(event):
            self.ring.shown = True
            self.ring.focus(self.search)
            self.dirty = True
        elif self._searched(event):
            self.ring.focus(self.shelf)
            self.dirty = True
        else:
            before = self.ring.focused
            super().handle(event)
            letter = event.type == pygame.KEYDOWN and move_of(event) is None
            if letter and self.ring.focused is not before:
                self.ring.focus(self.shelf)  # Enter opens what is chosen, it does not repeat the letter

    def _searched(self, event: pygame.event.Event) -> bool:
        """Enter and the arrow down lead from the search to what was found."""
        typing = self.search.focused or self.search.busy
        return bool(typing and event.type == pygame.KEYDOWN and move_of(event) in ("press", "down"))

    def resume(self) -> None:
        """Show the changes made meanwhile."""
        super().resume()
        self.look()

    def update(self, dt: float) -> None:
        """Look what has been read, scroll on, ask for the pictures in sight."""
        super().update(dt)
        self.dirty |= self.look() | self.notice.update(dt)
        if self.shelf.update(dt):
            self.touch(self.shelf.rect)
        whole = self._whole()
        self.dirty |= whole is not self._shown_whole
        self._shown_whole = whole
        wanted = [told.listing for told, _ in self.shelf.seen()]
        self.sketches.want([*([self.chosen.listing] if self.chosen else []), *wanted])

    def _whole(self) -> pygame.Surface | None:
        """The picture of the chosen game's table."""
        return self.sketches.get(self.chosen.listing, WHOLE) if self.chosen else None

    def leave(self) -> None:
        """No more pictures are drawn; those of games that are gone are removed."""
        super().leave()
        self._still = None
        if not self._found.reading:
            self.sketches.forget_all_but([*self._found.saves, *self._found.trash])
        self.sketches.close()

    def draw(self, surface: pygame.Surface) -> None:
        """The room, the shelves, the page."""
        plan, frame = self.plan, self.plan.frame
        if self._still is None:
            self._still = Printed(lambda: self._room(surface.get_size()))
        self._still.lay(surface)
        self._draw_note(surface)
        if self.chosen and not is_beside(surface, plan.page):
            self.on_page = page.draw(surface, plan, self.chosen, self._whole(), self._page_bottom)
        if not self.shelf.games:
            self._draw_empty(surface)
        self.draw_controls(surface)
        self.notice.draw(surface, frame)

    def _room(self, size: tuple[int, int]) -> pygame.Surface:
        """The picture that never changes: the countryside, the name, the frames."""
        plan, frame = self.plan, self.plan.frame
        surface = pygame.Surface(size)
        backdrop.once(surface, frame.scale)
        title = Style(Typeface.POSTER, frame.type(54, 1.1), pal.IVORY, frame.px(4))
        text.draw(
            surface, self.say("library.title"), frame.point(EDGE + 16, 96), title, "left", frame.px(320)
        )
        shapes.wood_panel(surface, plan.shelf, frame.scale, tone=("#241620", "#150b11"))
        shapes.wood_panel(surface, plan.page, frame.scale, filigree=False)
        return surface

    def _draw_note(self, surface: pygame.Surface) -> None:
        """That more are being read, beneath the shelves."""
        if not self._found.reading:
            return
        frame, shelf = self.plan.frame, self.plan.shelf
        style = Style(Typeface.BOOK_ITALIC, frame.type(20, 1.3), pal.CREAM, frame.px(1.5))
        words = self.say("library.reading")
        at = (shelf.left + frame.px(16), shelf.bottom + frame.px(28))
        text.draw(surface, words, at, style, "left", shelf.width, middle=True)

    def _draw_empty(self, surface: pygame.Surface) -> None:
        frame, box = self.plan.frame, self.plan.shelf.inflate(-self.plan.frame.px(200), 0)
        key = "library.empty.found" if self.search.value.strip() else "library.empty"
        if self.chips.shelf == "trash" and not self.search.value.strip():
            key = "library.empty.trash"
        style = Style(Typeface.BOOK_ITALIC, frame.type(28, 1.5), pal.DIM)
        text.paragraph(surface, self.say(key), box, style, "centre", centred=True, floor=frame.floor)


def _asks_search(event: pygame.event.Event) -> bool:
    ctrl = pygame.KMOD_CTRL | pygame.KMOD_META
    return bool(event.type == pygame.KEYDOWN and event.key == pygame.K_f and event.mod & ctrl)
