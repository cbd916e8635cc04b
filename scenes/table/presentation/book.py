"""A rulebook as data: chapters of sections, each made of blocks that draw themselves."""

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
    """The character who teaches: the catalogue key of its name, and its face, one of the `characters`."""

    name: str
    face: str


@dataclass(frozen=True)
class BlockContext:
    """The input of every block: frame, sentences and teacher."""

    frame: Frame
    say: Say
    teacher: Teacher
    larger: float = 1.0
    """The factor by which drawings are larger than on the usual page."""

    def smaller(self, share: float) -> BlockContext:
        """The same context with its text scale multiplied by a share."""
        return replace(self, frame=replace(self.frame, text_scale=self.frame.text_scale * share))


class Block(Protocol):
    """A part of a page that is not divided."""

    @property
    def anchor(self) -> str:
        """The name of the place, for opening the book at it; "" for none."""

    def words(self, say: Say) -> Iterable[str]:
        """All its words, for the search."""

    def height(self, width: int, pen: BlockContext) -> int:
        """The height in a column of this width, in pixels."""

    def draw(self, surface: pygame.Surface, box: pygame.Rect, pen: BlockContext, found: bool) -> None:
        """Draw it into a box of that height; `found`: highlight it as the place searched for."""


@dataclass(frozen=True)
class Section:
    """A section; it begins a page. `title` is a catalogue key; with `beneath` so is ``<title>.beneath``."""

    name: str
    title: str
    blocks: tuple[Block, ...]
    beneath: bool = False


@dataclass(frozen=True)
class Chapter:
    """A chapter with a tab at the book's edge; `title` is a catalogue key."""

    title: str
    colour: str
    sections: tuple[Section, ...]


@dataclass(frozen=True)
class Rulebook:
    """The whole book. A place in it is the name of a section or the anchor of a block."""

    teacher: Teacher
    chapters: tuple[Chapter, ...]
    game: str = ""
    """The game whose poster precedes the first page; "" for none."""

    @property
    def sections(self) -> Iterator[Section]:
        """Every section in the order of the pages."""
        for chapter in self.chapters:
            yield from chapter.sections

    @property
    def places(self) -> frozenset[str]:
        """All places that can be opened."""
        sections = tuple(self.sections)
        blocks = (block.anchor for section in sections for block in section.blocks)
        return frozenset(name for name in (*(section.name for section in sections), *blocks) if name)

    def section_of(self, place: str) -> Section:
        """The section of a place; raises `KeyError` for an unknown place."""
        for section in self.sections:
            if place in (section.name, *(block.anchor for block in section.blocks)) and place:
                return section
        raise KeyError(place)


def plain(markup: str) -> str:
    """The plain words of a marked-up sentence."""
    return rich.as_typed(re.sub(r"\[[^\]]*\]|\*", "", markup))
