"""The rulebook of a game, read from ``assets/<game>/rulebook/pages.json``.

A line of a page is a kind of block and its names: ``"text turn: order inside"`` gives two paragraphs to be
opened as ``turn.order`` and ``turn.inside``; their sentences are in the catalogue under ``<key>.<name>``.
``"drawn cards"`` means blocks that the game draws; ``"beneath"`` gives the page a subtitle.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

import msgspec

from raccoon.app.assets import folder
from scenes.learning.book_blocks import Lead, Note, Text, Tip
from scenes.table.presentation.book import Block, Chapter, Rulebook, Section, Teacher

WRITTEN: Mapping[str, Callable[[str, str], Block]] = {"lead": Lead, "text": Text, "note": Note, "tip": Tip}
BENEATH = "beneath"


class ChapterFile(msgspec.Struct, forbid_unknown_fields=True):
    """A chapter: its name, the colour of its tab, and the lines of each page by the page's name."""

    name: str
    colour: str
    sections: dict[str, list[str]]


class BookFile(msgspec.Struct, forbid_unknown_fields=True):
    """A whole book; `key` begins the keys of all its sentences, `teacher` is a character."""

    key: str
    teacher: str
    chapters: list[ChapterFile]

    def chapter(self, written: ChapterFile, drawn: Mapping[str, Sequence[Block]]) -> Chapter:
        """The chapter with its pages; `drawn` are the game's blocks by name."""
        sections = (
            Section(name, f"{self.key}.{name}", tuple(self._blocks(lines, drawn)), BENEATH in lines)
            for name, lines in written.sections.items()
        )
        return Chapter(f"{self.key}.chapter.{written.name}", written.colour, tuple(sections))

    def _blocks(self, lines: Iterable[str], drawn: Mapping[str, Sequence[Block]]) -> Iterator[Block]:
        for line in lines:
            kind, _, rest = line.partition(" ")
            group, _, names = rest.rpartition(": ")
            for name in names.split():
                if kind == "drawn":
                    yield from drawn[name]
                else:
                    anchor = f"{group}.{name}" if group else name
                    yield WRITTEN[kind](f"{self.key}.{anchor}", anchor)


def read_book(game: str, drawn: Mapping[str, Sequence[Block]]) -> Rulebook:
    """The rulebook of a game; `drawn` are the blocks with its pieces, by their names in the file."""
    book = msgspec.json.decode((folder("rulebook", game) / "pages.json").read_bytes(), type=BookFile)
    chapters = tuple(book.chapter(written, drawn) for written in book.chapters)
    return Rulebook(Teacher(f"{book.key}.teacher", book.teacher), chapters, game)
