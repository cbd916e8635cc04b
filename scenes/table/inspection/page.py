"""The data of a page about one piece; words in the markup of `scenes.art.rich`."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from raccoon.app.seats import Seat
from raccoon.app.text import Say
from scenes.art import Frame, Size, palette as pal


@dataclass(frozen=True)
class InspectionContext:
    """The input of a page: the game's name, the viewer's view, the seats, the sentences.

    `history` is what `Narration.history` returned for every turn so far; () where none is recorded.
    """

    game: str
    view: Any
    seats: tuple[Seat, ...]
    say: Say
    history: Sequence[Any] = ()


@dataclass(frozen=True)
class Large:
    """The large picture of a piece: its painter, and the proportions of its sheet (width, height)."""

    paint: Callable[[pygame.Surface, pygame.Rect, float], None]
    """Paints it into a rectangle of a surface at the player's text scale."""
    sheet: tuple[float, float]


def drawn(make: Callable[[Size], pygame.Surface], sheet: tuple[float, float]) -> Large:
    """The large picture from a function that makes it for a size, on a sheet of these proportions."""

    def paint(surface: pygame.Surface, rect: pygame.Rect, text_scale: float) -> None:
        surface.blit(make(rect.size), rect)

    return Large(paint, sheet)


@dataclass(frozen=True)
class Badge:
    """A figure below the picture, and the words for what it counts."""

    figure: str
    under: str


@dataclass(frozen=True)
class TableRow:
    """A line of a table: words at the left, figures at the right, the last one the most important.

    A figure "12→13" is drawn with an arrow. `marked`: the line that matters in this position; `head`: it
    names the figures of the lines below it.
    """

    words: str
    figures: tuple[str, ...] = ()
    marked: bool = False
    head: bool = False


@dataclass(frozen=True)
class InlineDrawing:
    """A drawing between the lines of a table, `high` design units high."""

    high: float
    paint: Callable[[pygame.Surface, pygame.Rect, Frame], None]


@dataclass(frozen=True)
class Sum:
    """The total of a page's lines: a large figure with a word below it, and a sentence next to it."""

    figure: str
    under: str
    words: str = ""


@dataclass(frozen=True)
class Now:
    """The meaning of the piece in this position, under a title that says for which seat."""

    title: str
    rows: tuple[TableRow | InlineDrawing, ...]
    sum: Sum | None = None


@dataclass(frozen=True)
class SidePage:
    """A second, narrower page with further things about the piece."""

    title: str
    rows: tuple[TableRow, ...]
    note: str = ""


@dataclass(frozen=True)
class PageAction:
    """The action that can be begun with the piece: its verb, its button's label, why it is disabled ("")."""

    verb: str
    label: str
    disabled_reason: str = ""


@dataclass(frozen=True)
class Page:
    """The description of one piece.

    `kind` says what it is, `rules` what it does; `brief` is the one line about this position that a card has
    room for. `in_book` is its place in the rulebook; `ground` are the colours of its board.
    """

    title: str
    kind: str
    rules: tuple[str, ...]
    picture: Large
    badges: tuple[Badge, ...] = ()
    now: Now | None = None
    beside: SidePage | None = None
    brief: str = ""
    action: PageAction | None = None
    in_book: str = ""
    ground: tuple[pal.Colour, pal.Colour] = ("#3d2732", "#1f141b")

    def spoken(self) -> Iterator[str]:
        """The whole page in words for speech, line by line."""
        yield from (self.title, self.kind, *self.rules)
        yield from (f"{badge.under}: {badge.figure}" for badge in self.badges)
        leaves: list[Now | SidePage] = [leaf for leaf in (self.now, self.beside) if leaf]
        for leaf in leaves:
            yield leaf.title
            rows = (row for row in leaf.rows if isinstance(row, TableRow))
            yield from (": ".join(filter(None, (row.words, ", ".join(row.figures)))) for row in rows)
        if self.now and self.now.sum:
            yield f"{self.now.sum.under}: {self.now.sum.figure}. {self.now.sum.words}"
        yield self.beside.note if self.beside else ""
