"""The screen of a rulebook: opened at a place, turned page by page, searched."""

from collections.abc import Callable
from functools import partial

import pygame

from raccoon.app.text import Say
from scenes.art import Typeface, palette as pal, shapes, text
from scenes.art.letters.signs import lettered
from scenes.learning import book_art, book_flow
from scenes.learning.book_art import PageArrow, Tab
from scenes.learning.book_sheet import BookSheet
from scenes.screens.app_context import AppContext
from scenes.screens.form_scene import FormScene
from scenes.table.presentation.book import BlockContext, Chapter, Rulebook
from scenes.widgets.button import Button
from scenes.widgets.focus import FocusRing
from scenes.widgets.forms.fields import TextField
from scenes.widgets.forms.form import Form
from scenes.window.keys import KEYS
from scenes.window.press_guard import ENTER


class OpenBook:
    """A rulebook open `at` a place, "" for its first page.

    `leaf` is the number of the first visible page, `hits` are the places found, `hit` the one that is shown.
    """

    def __init__(self, book: Rulebook, at: str = "") -> None:
        self.book = book
        self.leaves: tuple[book_flow.BookPage, ...] = ()
        self.leaf = 0
        self.spread = True
        self.hits: tuple[book_flow.SearchHit, ...] = ()
        self.hit = 0
        self._at = at

    def break_into(self, room: tuple[int, int], pen: BlockContext, spread: bool) -> None:
        """Lay the book out again and keep it open at the same place; `spread`: two pages are visible."""
        place = self._at or (self.leaves[self.leaf].section.name if self.leaves else "")
        self.leaves, self.spread = book_flow.leaves(self.book, room, pen), spread
        if spread and self.book.game:
            self.leaves = (book_flow.frontispiece(self.book, room[1], pen), *self.leaves)
        if place:
            self.show(book_flow.leaf_of(self.leaves, place))

    def open(self, place: str) -> None:
        """Open the book at a place and highlight that; `KeyError` where no place has that name."""
        self._at = place
        self.show(book_flow.leaf_of(self.leaves, place))

    def open_chapter(self, chapter: Chapter) -> None:
        """Open the book at a chapter's first page."""
        self._at = ""
        self.show(self.first_of(chapter))

    def first_of(self, chapter: Chapter) -> int:
        """The number of a chapter's first page."""
        return next(number for number, leaf in enumerate(self.leaves) if leaf.chapter is chapter)

    def turn(self, by: int) -> None:
        """Turn on (1) or back (-1)."""
        self._at = ""
        self.show(self.leaf + by * (2 if self.spread else 1))

    def show(self, leaf: int) -> None:
        """Open the book at a page number, or at the nearest there is."""
        leaf = max(0, min(len(self.leaves) - 1, leaf))
        self.leaf = leaf - leaf % 2 if self.spread else leaf

    def search(self, words: str, pen: BlockContext, stay: bool) -> None:
        """Find every place with these words, and show the first unless the book is to `stay` where it is."""
        self.hits = book_flow.search(self.leaves, words, pen)
        self.hit = min(self.hit, max(0, len(self.hits) - 1)) if stay else 0
        if not stay:
            self._show_hit()

    def show_next_hit(self) -> None:
        """Show the next place found, after the last the first."""
        if self.hits:
            self.hit = (self.hit + 1) % len(self.hits)
        self._show_hit()

    def _show_hit(self) -> None:
        if self.hits:
            self._at = ""
            self.show(self.hits[self.hit].leaf)

    @property
    def visible(self) -> list[int]:
        """The numbers of the visible pages."""
        return [n for n in range(self.leaf, self.leaf + (2 if self.spread else 1)) if n < len(self.leaves)]

    def marked(self, number: int) -> set[int]:
        """The blocks of a page to highlight: the hit that is shown, or the place that was opened."""
        if self.hits:
            found = self.hits[self.hit]
            return {found.block} if found.leaf == number else set()
        blocks = self.leaves[number].placed
        return {n for n, placed in enumerate(blocks) if self._at and placed.block.anchor == self._at}


LETTERS = 60
"""The most letters that can be searched for."""


class RulebookScene(FormScene):
    """The rulebook of a game; `at` is a place of the book, "" for its first page.

    The contents of the pages are the game's data (`Rulebook`).
    """

    def __init__(self, say: Say, book: Rulebook, on_close: Callable[[], object], at: str = "") -> None:
        super().__init__()
        self.say = say
        self._on_close = on_close
        self.pages = OpenBook(book, at)
        self.field = TextField("", self._search, limit=LETTERS, hint=say("rulebook.search"))
        self.tabs = tuple(self._tab(chapter) for chapter in book.chapters)
        first = partial(self._open, book.chapters[0])
        go_on = partial(self._turn, self.pages.show_next_hit)
        self.next_hit = Button(say("rulebook.next"), go_on, look="quiet", cap="next_hit", size=22)
        self.first = Button(say("rulebook.first"), first, look="quiet", cap="rulebook", size=22)
        self.back = Button(say("rulebook.back"), self.cancel, look="quiet", cap="back", size=22)
        self.before = PageArrow(
            partial(self._turn, self.pages.turn, -1), say("rulebook.before"), onward=False
        )
        self.after = PageArrow(partial(self._turn, self.pages.turn, 1), say("rulebook.after"), onward=True)
        self.form = Form([self.field])
        self.ring = FocusRing(
            [*self.tabs, self.before, self.after, self.field, self.next_hit, self.first, self.back]
        )
        self.ring.focus(self.after)

    def _tab(self, chapter: Chapter) -> Tab:
        titles = (self.say(section.title) for section in chapter.sections)
        label, open_it = self.say(chapter.title), partial(self._open, chapter)
        return Tab(label, chapter.colour, open_it, tuple(title for title in titles if title != label))

    @property
    def pen(self) -> BlockContext:
        """The context with which the pages are laid out."""
        return BlockContext(self.sheet.pen_frame, self.say, self.pages.book.teacher)

    @property
    def sheet(self) -> BookSheet:
        """The places of everything on the screen."""
        return BookSheet(self.size, self.frame.text_scale)

    def layout(self) -> None:
        """Break the book into pages for the window's type, and place the controls round it."""
        sheet = self.sheet
        page = sheet.texts[0]
        room = page.width, page.height - self.frame.px(book_flow.TITLE)
        self.pages.break_into(room, self.pen, sheet.spread)
        self.field.rect, self.next_hit.rect, self.first.rect, self.back.rect = sheet.controls
        self.before.rect, self.after.rect = sheet.arrows
        chapters = self.pages.book.chapters
        for tab, chapter, rect in zip(self.tabs, chapters, sheet.tabs(len(chapters)), strict=True):
            tab.rect, tab.page = rect, self.pages.first_of(chapter) + 1
        self.form.build(self.size, self.frame)
        self.pages.search(self.field.value, self.pen, stay=True)
        self._turned()

    def _open(self, chapter: Chapter) -> None:
        self._turn(self.pages.open_chapter, chapter)

    def _search(self, words: str) -> None:
        self.pages.search(words, self.pen, stay=False)
        self._turned()

    def _turn(self, way: Callable[..., object], *to: int | Chapter) -> None:
        """Call a method of the open book that shows another page, and update the controls."""
        way(*to)
        self._turned()

    def _turned(self) -> None:
        """Update tabs and buttons for the visible page."""
        pages, say = self.pages, self.say
        chapter = pages.leaves[pages.leaf].chapter
        for tab, belongs in zip(self.tabs, pages.book.chapters, strict=True):
            tab.chosen = belongs is chapter
        self.first.reason = self.before.reason = "" if pages.leaf else say("rulebook.no_before")
        self.after.reason = "" if pages.visible[-1] + 1 < len(pages.leaves) else say("rulebook.no_after")
        self.next_hit.reason = "" if pages.hits else say("rulebook.nothing")
        self.dirty = True

    def cancel(self) -> None:
        self._on_close()

    @property
    def typing(self) -> pygame.Rect:
        """The search field, which gets all typing wherever the focus is."""
        return self.field.rect

    def handle(self, event: pygame.event.Event) -> None:
        """Handle the book's keys before its controls'; search for words typed anywhere."""
        if event.type == pygame.KEYDOWN and (action := self._shortcut(event.key)):
            action()
        elif event.type == pygame.TEXTINPUT and not self.field.focused and event.text.isalnum():
            self.ring.shown = True
            self.ring.focus(self.field)
            self.field.begin(event.text)
            self.form.update(0.0)
        elif event.type == pygame.MOUSEWHEEL and event.y:
            self._turn(self.pages.turn, -1 if event.y > 0 else 1)
        else:
            super().handle(event)

    def _shortcut(self, key: int) -> Callable[[], object] | None:
        """The action of a key that works wherever the focus is; None for none."""
        keys: dict[int, Callable[[], object]] = {
            KEYS.code_of("rulebook"): self.first.on_press,
            KEYS.code_of("next_hit"): self.next_hit.on_press,
            pygame.K_PAGEUP: self.before.on_press,
            pygame.K_PAGEDOWN: self.after.on_press,
        }
        if self.field.focused:
            keys |= dict.fromkeys(ENTER, self.next_hit.on_press)
        else:
            keys |= {pygame.K_LEFT: self.before.on_press, pygame.K_RIGHT: self.after.on_press}
        return keys.get(key)

    def draw(self, surface: pygame.Surface) -> None:
        frame, sheet = self.frame, self.sheet
        shapes.desk(surface, surface.get_rect(), frame.scale)
        for tab in self.tabs:
            tab.draw(surface, frame)
        book_art.book(surface, sheet)
        for box, number in zip(sheet.texts, self.pages.visible, strict=False):
            book_flow.draw_leaf(surface, box, self.pages.leaves[number], self.pen, self.pages.marked(number))
            style = lettered(frame, Typeface.POSTER, 24, pal.OXBLOOD_DEEP, 1.3)
            at = box.centerx, sheet.number_line
            text.draw(surface, str(number + 1), at, style, "centre", middle=True)
        self.draw_controls(surface)
        self._draw_count(surface)

    def _draw_count(self, surface: pygame.Surface) -> None:
        if not self.field.value.strip():
            return
        hits, field = self.pages.hits, self.field.rect
        key = "rulebook.found" if hits else "rulebook.nothing"
        words = self.say(key, n=len(hits), number=self.pages.hit + 1)
        style = lettered(self.frame, Typeface.BOOK_ITALIC, 19, pal.DIM, 1.5)
        at = (field.right - self.frame.px(18), field.centery)
        text.draw(surface, words, at, style, "right", field.width // 2, self.frame.floor, middle=True)


def rulebook_scene(shell: AppContext, game: str, place: str = "") -> RulebookScene | None:
    """The screen of a game's rulebook open at a place, "" for its first page; None where it has none."""
    book = shell.presentations[game].learning.book
    return RulebookScene(shell.say_in(game), book, shell.back, place) if book else None
