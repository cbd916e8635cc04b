"""A rulebook as data: chapters of sections, each made of blocks that draw themselves on a page."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Protocol

import pygame

from raccoon.app.text import Say
from scenes.art import Frame, rich


@dataclass(frozen=True)
class Teacher:
    """The character who teaches: the catalogue's key of the name, and one of the `characters`."""

    name: str
    face: str


@dataclass(frozen=True)
class BlockContext:
    """The frame, sentences and teacher that every block writes with."""

    frame: Frame
    say: Say
    teacher: Teacher
    larger: float = 1.0
    """The factor by which figures are larger than on the usual page."""

    def smaller(self, share: float) -> BlockContext:
        """The same with its type at that share."""
        return replace(self, frame=replace(self.frame, text_scale=self.frame.text_scale * share))


class Block(Protocol):
    """A part of a page that stays in one piece."""

    @property
    def anchor(self) -> str:
        """The name under which it can be opened; "" where it has none of its own."""

    def words(self, say: Say) -> Iterable[str]:
        """Everything it says, for the search."""

    def height(self, width: int, pen: BlockContext) -> int:
        """Its height in a column of so many pixels."""

    def draw(self, surface: pygame.Surface, box: pygame.Rect, pen: BlockContext, found: bool) -> None:
        """Draw it into a box of that height; `found`: it is the place that was searched for."""


@dataclass(frozen=True)
class Section:
    """Begins a page: the catalogue has its `title`, and ``<title>.beneath`` where `beneath` is set."""

    name: str
    title: str
    blocks: tuple[Block, ...]
    beneath: bool = False


@dataclass(frozen=True)
class Chapter:
    """A tab at the book's edge; the catalogue has its `title`."""

    title: str
    colour: str
    sections: tuple[Section, ...]


@dataclass(frozen=True)
class Rulebook:
    """The whole book. A place in it is called by the name of a section or by a block's anchor."""

    teacher: Teacher
    chapters: tuple[Chapter, ...]
    game: str = ""
    """The game whose poster lies before the first page; "" for none."""

    @property
    def sections(self) -> Iterator[Section]:
        """Every section in the order of the pages."""
        for chapter in self.chapters:
            yield from chapter.sections

    @property
    def places(self) -> frozenset[str]:
        """Every name that can be opened."""
        sections = tuple(self.sections)
        blocks = (block.anchor for section in sections for block in section.blocks)
        return frozenset(name for name in (*(section.name for section in sections), *blocks) if name)

    def section_of(self, place: str) -> Section:
        """The section of a place; `KeyError` where no place has that name."""
        for section in self.sections:
            if place in (section.name, *(block.anchor for block in section.blocks)) and place:
                return section
        raise KeyError(place)


def plain(markup: str) -> str:
    """The words of a marked-up sentence, without its signs and pictures."""
    return rich.as_typed(re.sub(r"\[[^\]]*\]|\*", "", markup))
