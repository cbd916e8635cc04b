"""The filter of the log: all lines, one player's, or one kind; and the chips that choose it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pygame

from raccoon.app.seats import Seat
from raccoon.app.text import Say
from scenes.art import Frame, Style, Typeface, palette as pal, pictograms, shapes, text
from scenes.art.moving.stamp import Stamp
from scenes.art.pieces import emblems
from scenes.table.log.game_log import Item

HIGH, LARGE_HIGH = 34, 38
"""The height of a row of chips, usual and in large text, in design units."""
IN_A_ROW, CHIP = 9, 30
"""The largest number of chips in one row; in large text, which has no height to spare, the least width of a
chip in one row, in design units.
"""

WORD, LARGE_WORD = 0.75, 0.95
"""The type size on a chip as a share of its side, usual and in large text."""


@dataclass(frozen=True)
class LogChip:
    """A chip, "all", "seat:2", a kind, or "details", which switches trivial lines on or off; its tooltip."""

    key: str
    tip: str


class LogFilter:
    """The chosen filter and its chips; `kinds` are the kinds of lines, each with its pictogram."""

    def __init__(self, seats: Sequence[Seat], kinds: Mapping[str, str], say: Say) -> None:
        self.seats = tuple(seats)
        self.kinds = kinds
        self.chosen = "all"
        self.details = False
        self.word = WORD
        self.across = IN_A_ROW
        """The largest number of chips in one row."""
        self.chips = (
            LogChip("all", say("log.all")),
            *(LogChip(f"seat:{n}", say("log.seat", name=seat.name)) for n, seat in enumerate(seats)),
            *(LogChip(kind, say(f"log.{kind}")) for kind in kinds),
            LogChip("details", say("log.details")),
        )
        self._all = say("log.all.short")
        self._more = say("log.details.short")
        self._stamp = Stamp()

    def passes(self, item: Item) -> bool:
        """Whether the filter shows the line. Takebacks are never left out."""
        if item.trivial and not self.details:
            return False
        if self.chosen == "all" or item.event is None:
            return True
        kind, _, seat = self.chosen.partition(":")
        return int(seat) in item.seats if seat else item.kind == kind

    def choose(self, key: str) -> None:
        """Press a chip; pressing the chosen one shows everything again."""
        if key == "details":
            self.details = not self.details
        else:
            self.chosen = "all" if key == self.chosen else key

    @property
    def narrow(self) -> bool:
        """Whether only a part of the log is shown."""
        return self.chosen != "all"

    def clear(self) -> None:
        """Show everything again."""
        self.chosen = "all"

    def nothing(self, say: Say) -> str:
        """The sentence shown if no line passes."""
        if not self.narrow:
            return say("log.nothing")
        about = next(chip.tip for chip in self.chips if chip.key == self.chosen)
        return say("log.nothing.about", about=about)

    def step(self, by: int) -> None:
        """Choose the next or previous chip, without the switch."""
        keys = [chip.key for chip in self.chips[:-1]]
        self.chosen = keys[(keys.index(self.chosen) + by) % len(keys)]

    def reseated(self, seats: Sequence[Seat], say: Say) -> LogFilter:
        """The same filter for other seats."""
        filter_ = LogFilter(seats, self.kinds, say)
        filter_.chosen, filter_.details = self.chosen, self.details
        return filter_

    @property
    def in_rows(self) -> tuple[tuple[LogChip, ...], ...]:
        """The chips in rows: one, or two with the kinds in the second if there are many."""
        if len(self.chips) <= self.across:
            return (self.chips,)
        split = 1 + len(self.seats)
        return self.chips[:split], self.chips[split:]

    def fit(self, wide: int, frame: Frame) -> None:
        """Set the type size and the number of chips in one row for a bar of this width."""
        large = frame.is_large
        self.word = LARGE_WORD if large else WORD
        self.across = max(IN_A_ROW, wide // frame.px(CHIP)) if large else IN_A_ROW

    def places(self, bar: pygame.Rect) -> list[tuple[LogChip, pygame.Rect]]:
        """Each chip with its rectangle in the bar; the first is wider if its word is."""
        rows = self.in_rows
        high, across = bar.height / len(rows), max(map(len, rows))
        side = min(round(bar.width / across), round(high)) - 2
        tall = round(high) - 2 if self.word > WORD else 0
        more = max(
            0, text.width(self._all, Style(Typeface.SLAB_BOLD, round(self.word * max(side, tall)))) - side
        )
        step = (bar.width - more) / across
        side = min(round(step), round(high)) - 2
        return [
            (chip, _place(bar, (round(step * number), round(high * row)), (side, tall), more * (not row)))
            for row, chips in enumerate(rows)
            for number, chip in enumerate(chips)
        ]

    def at(self, bar: pygame.Rect, pos: tuple[int, int]) -> tuple[LogChip, pygame.Rect] | None:
        """The chip at a point with its rectangle; None for none."""
        return next((place for place in self.places(bar) if place[1].collidepoint(pos)), None)

    def draw(self, surface: pygame.Surface, bar: pygame.Rect, frame: Frame) -> None:
        """Draw the chips; the chosen ones in another colour."""
        of = tuple(bar), frame, self.chosen, self.details, self.seats
        self._stamp.draw(surface, of, lambda sheet: self._draw_chips(sheet, bar, frame))

    def _draw_chips(self, surface: pygame.Surface, bar: pygame.Rect, frame: Frame) -> None:
        for chip, rect in self.places(bar):
            on = self.details if chip.key == "details" else chip.key == self.chosen
            face = (pal.OXBLOOD_LIGHT, pal.OXBLOOD_DEEP) if on else ("#dcc998", "#b8a274")
            shapes.plate(surface, rect, frame.scale, *face, radius=7)
            self._draw_face(surface, rect, chip.key, on, frame)

    def _draw_face(
        self, surface: pygame.Surface, rect: pygame.Rect, key: str, on: bool, frame: Frame
    ) -> None:
        inside = rect.inflate(-frame.px(5), -frame.px(5))
        kind, _, number = key.partition(":")
        if number:
            seat = self.seats[int(number)]
            emblems.emblem(surface, inside, seat.emblem, seat.colour)
        elif key in ("all", "details"):
            most = round(LARGE_WORD * rect.height) if frame.is_large else rect.height
            pixels = min(frame.type(18) if frame.is_large else frame.floor, most)
            slim, edge = (text.NARROWEST, frame.px(6)) if frame.is_large else (1.0, 0)
            style = Style(Typeface.SLAB_BOLD, pixels, pal.IVORY if on else pal.INK, slim=slim)
            words = self._all if key == "all" else self._more
            text.draw(surface, words, rect.center, style, "centre", rect.width - edge, frame.floor, True)
        else:
            pictograms.draw(surface, inside, self.kinds[kind])


def _place(bar: pygame.Rect, at: tuple[int, int], size: tuple[int, int], more: int) -> pygame.Rect:
    """A chip's rectangle at an offset in the bar: the first is `more` wider, which shifts the others."""
    first, (side, tall) = at[0] == 0, size
    left = bar.left + at[0] + more * (not first)
    return pygame.Rect(left, bar.top + at[1], side + more * first, max(side, tall))
