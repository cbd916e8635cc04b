"""The short forms in which a game writes down its rulebook."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.learning.book_blocks import Lead, Note, Text, Tip
from scenes.table.presentation.book import Block, Chapter, Section


@dataclass(frozen=True)
class BookWriter:
    """Writes the parts of one book, whose sentences stand in the catalogue under ``<key>.<name>``.

    What it writes can be opened under the same name.
    """

    key: str

    def chapter(self, name: str, colour: str, *sections: Section) -> Chapter:
        """A tab; its title is ``<key>.chapter.<name>``."""
        return Chapter(f"{self.key}.chapter.{name}", colour, sections)

    def section(self, name: str, *blocks: Block, beneath: bool = False) -> Section:
        """A page, and as many more as its blocks need."""
        return Section(name, f"{self.key}.{name}", blocks, beneath)

    def lead(self, name: str) -> Lead:
        """The first paragraph of a page."""
        return Lead(f"{self.key}.{name}", anchor=name)

    def text(self, name: str) -> Text:
        """A paragraph."""
        return Text(f"{self.key}.{name}", anchor=name)

    def texts(self, group: str, *names: str) -> tuple[Text, ...]:
        """Paragraphs whose names begin alike."""
        return tuple(self.text(f"{group}.{name}") for name in names)

    def note(self, name: str) -> Note:
        """A question and its answer."""
        return Note(f"{self.key}.{name}", anchor=name)

    def notes(self, group: str, *names: str) -> tuple[Note, ...]:
        """Questions whose names begin alike."""
        return tuple(self.note(f"{group}.{name}") for name in names)

    def tip(self, name: str) -> Tip:
        """Advice from the teacher."""
        return Tip(f"{self.key}.{name}", anchor=name)
