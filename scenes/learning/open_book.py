"""The state of an open rulebook: its pages at the type of the moment, the place and the hits searched."""

from scenes.learning import book_flow
from scenes.table.presentation.book import BlockContext, Chapter, Rulebook


class OpenBook:
    """One rulebook, open `at` a place of it, "" for its first page.

    `leaf` is the page that is seen first, `hits` are the places found, `hit` the one of them that is shown.
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
        """Break it into pages anew; it stays open at the same place. `spread`: two are seen at a time."""
        place = self._at or (self.leaves[self.leaf].section.name if self.leaves else "")
        self.leaves, self.spread = book_flow.leaves(self.book, room, pen), spread
        if place:
            self.show(book_flow.leaf_of(self.leaves, place))

    def open(self, place: str) -> None:
        """Open it at a place and mark that; `KeyError` where no place has that name."""
        self._at = place
        self.show(book_flow.leaf_of(self.leaves, place))

    def open_chapter(self, chapter: Chapter) -> None:
        """Open it where a chapter begins."""
        self._at = ""
        self.show(self.first_of(chapter))

    def first_of(self, chapter: Chapter) -> int:
        """The page on which a chapter begins."""
        return book_flow.first_of(self.leaves, chapter)

    def turn(self, by: int) -> None:
        """Leaf on or back."""
        self._at = ""
        self.show(self.leaf + by * (2 if self.spread else 1))

    def show(self, leaf: int) -> None:
        """Open it at a page, as near as there is one."""
        leaf = max(0, min(len(self.leaves) - 1, leaf))
        self.leaf = leaf - leaf % 2 if self.spread else leaf

    def search(self, words: str, pen: BlockContext, stay: bool) -> None:
        """Find every place with these words and show the first, unless the book is to `stay` open."""
        self.hits = book_flow.search(self.leaves, words, pen)
        self.hit = min(self.hit, max(0, len(self.hits) - 1)) if stay else 0
        if not stay:
            self._show_hit()

    def go_on(self) -> None:
        """To the next place found, after the last to the first."""
        if self.hits:
            self.hit = (self.hit + 1) % len(self.hits)
        self._show_hit()

    def _show_hit(self) -> None:
        if self.hits:
            self._at = ""
            self.show(self.hits[self.hit].leaf)

    @property
    def seen(self) -> list[int]:
        """The pages that lie open."""
        return [n for n in range(self.leaf, self.leaf + (2 if self.spread else 1)) if n < len(self.leaves)]

    def marked(self, number: int) -> set[int]:
        """Which blocks of a page were asked for: the place found, or the one it was opened at."""
        if self.hits:
            found = self.hits[self.hit]
            return {found.block} if found.leaf == number else set()
        blocks = self.leaves[number].placed
        return {n for n, placed in enumerate(blocks) if self._at and placed.block.anchor == self._at}
