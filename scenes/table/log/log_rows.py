"""The rows of the log as images: a sentence with its player's emblem, the heading of a round, or a note."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

import pygame

from raccoon.app.seats import Seat
from raccoon.engine.game import Progress
from scenes.art import Frame, Style, Typeface, palette as pal, rich, text
from scenes.art.pieces import emblems
from scenes.art.surface_cache import surface_cache
from scenes.table.log.game_log import Item
from scenes.table.log.markup import named

INK = "#241a1c"
LINE = "#6b5636"
SIDE = 32
"""The side of a player's emblem, in design units."""
GAP = 12
"""The gap between two rows, in design units."""
NOTE_DOWN = 18
"""The gap between the chips and a note, in design units."""
FACES = {"plain": Typeface.BOOK_SEMIBOLD, "trivial": Typeface.BOOK_ITALIC, "takeback": Typeface.BOOK_BOLD}


@dataclass(frozen=True)
class LogRow:
    """One row, `top` pixels below the top of the newest; `item` is None for a round's heading and a note."""

    item: Item | None
    words: str
    top: int
    height: int
    is_note: bool = False

    @property
    def bottom(self) -> int:
        """The bottom, below `top`, in pixels."""
        return self.top + self.height


def rows(
    items: Sequence[Item], headings: Mapping[Progress, str], seats: tuple[Seat, ...], frame: Frame, width: int
) -> Iterator[LogRow]:
    """The rows for these lines, newest first, from the top down; each earlier round under its heading."""
    top, gap = 0, frame.px(GAP)
    current = items[0].progress if items else None
    for item in items:
        if item.progress != current:
            current = item.progress
            yield LogRow(None, headings[current], top, frame.px(26))
            top += frame.px(26) + gap
        high = height(item.sentence, look(item), seats, frame, width)
        yield LogRow(item, item.sentence, top, high)
        top += high + gap


def note(words: str, frame: Frame, width: int) -> LogRow:
    """The row of a note that is shown instead of lines."""
    top = frame.px(NOTE_DOWN)
    return LogRow(None, words, top, rich.height(words, _note_style(frame), width), is_note=True)


def _note_style(frame: Frame) -> Style:
    return Style(Typeface.BOOK_ITALIC, frame.type(20), INK)


def look(item: Item) -> str:
    """The name of a line's style: takebacks stand out, trivial events are faint."""
    return "takeback" if item.event is None else "trivial" if item.trivial else "plain"


def _styles(kind: str, frame: Frame) -> tuple[Style, Style]:
    size = frame.type(18)
    colour = pal.OXBLOOD_DEEP if kind == "takeback" else INK
    return Style(FACES[kind], size, colour), Style(Typeface.BOOK_BOLD, size, pal.NIGHT)


def leading(frame: Frame) -> int:
    """The distance between two lines of a sentence."""
    return rich.leading(_styles("plain", frame)[0])


def _indent(frame: Frame) -> int:
    return frame.px(SIDE + 8)


@lru_cache(maxsize=4096)
def height(sentence: str, kind: str, seats: tuple[Seat, ...], frame: Frame, width: int) -> int:
    """The height in pixels of a line wrapped to this width."""
    style, bold = _styles(kind, frame)
    high = rich.height(named(sentence, seats), style, width - _indent(frame), bold)
    return max(high, round(frame.px(SIDE) * 0.8))


@surface_cache(96)
def picture(
    sentence: str, kind: str, speaker: int | None, seats: tuple[Seat, ...], frame: Frame, width: int
) -> pygame.Surface:
    """The image of a line, with the emblem of the seat it is about."""
    style, bold = _styles(kind, frame)
    high = height(sentence, kind, seats, frame, width)
    side = frame.px(SIDE)
    surface = pygame.Surface((width, max(high, side)), pygame.SRCALPHA)
    box = pygame.Rect(_indent(frame), 0, width - _indent(frame), high)
    rich.paragraph(surface, named(sentence, seats), box, style, bold)
    if speaker is not None:
        seat = seats[speaker]
        emblems.emblem(surface, pygame.Rect(0, 0, side, side), seat.emblem, seat.colour)
    return surface


@surface_cache(4)
def note_picture(words: str, frame: Frame, width: int) -> pygame.Surface:
    """The image of a note; its bold words can be pressed."""
    style = _note_style(frame)
    surface = pygame.Surface((width, rich.height(words, style, width)), pygame.SRCALPHA)
    bold = Style(Typeface.BOOK_BOLD, style.pixels, pal.OXBLOOD_DEEP)
    rich.paragraph(surface, words, surface.get_rect(), style, bold)
    return surface


@surface_cache(64)
def heading_picture(words: str, frame: Frame, width: int) -> pygame.Surface:
    """The image of a round's heading between two thin lines."""
    style = Style(Typeface.BOOK_BOLD, frame.type(18), INK)
    high = max(frame.px(26), round(1.2 * style.pixels))
    surface = pygame.Surface((width, high), pygame.SRCALPHA)
    covered = text.draw(surface, words, (width // 2, high // 2), style, "centre", width, middle=True)
    for left, right in ((0, covered.left - frame.px(10)), (covered.right + frame.px(10), width)):
        pygame.draw.line(surface, pal.rgb(LINE), (left, high // 2), (right, high // 2), frame.px(1.4))
    return surface
