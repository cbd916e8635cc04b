"""The page of all tries at the deal of a finished game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Protocol

import pygame

from raccoon.app.afterwards.duplicate import Try, others_of, ranked
from raccoon.app.afterwards.level_games import LevelGames
from raccoon.app.text import Say
from raccoon.app.wording import capitalised
from scenes.afterwards import paper
from scenes.afterwards.page import SENTENCE, AfterwardsPage
from scenes.art import Frame, Style, Typeface, palette as pal, text
from scenes.art.letters.signs import lettered
from scenes.art.pieces import characters, chart
from scenes.art.pieces.characters import framed_portrait
from scenes.duplicate.rows import TryRow
from scenes.duplicate.table import TriesTable
from scenes.results.code_button import CodeButton
from scenes.widgets.button import Button
from scenes.window.press_guard import ENTER

LEAST, HEAD, ASIDE = 250.0, 56.0, 160.0
"""The least height of the chart with its heading, the heading's height, and the margin at both sides."""
SHAPE, WIDEST, BESIDE, EMBLEM = 0.74, 0.3, 60.0, 20.0
"""A painting's width for its height, its greatest share of the page's width, its distance from the chart, and
the overhang of its emblem.
"""
GEAR = "gear"


def draw(
    surface: pygame.Surface, box: pygame.Rect, rows: Sequence[TryRow], chosen: TryRow, say: Say, frame: Frame
) -> None:
    """Draw the chart of points by round; of a game without them the chart that it paints of the chosen row.
    Draw nothing if the box is too low.
    """
    told = [row for row in rows if len(row.course) > 1]
    painted = None if told else chosen.chart
    if not (told or painted) or box.height < frame.px(LEAST):
        return
    alone = len(rows) == 1
    place = _beside_painting(surface, box, chosen, frame) if alone else box.inflate(-2 * frame.px(ASIDE), 0)
    style = lettered(frame, Typeface.POSTER, 26, pal.OXBLOOD_DEEP)
    at = place.centerx, box.top + frame.px(HEAD) // 2
    title = painted.title if painted else capitalised(say("duplicate.curve"))
    text.draw(surface, title, at, style, "centre", place.width, frame.floor, True)
    place.top, place.height = box.top + frame.px(HEAD), box.height - frame.px(HEAD)
    if painted:
        painted.paint(surface, place, frame)
        return
    rounds = max(len(row.course) for row in told)
    curves = [_curve(row, number, rounds, row is chosen) for number, row in enumerate(told)]
    chart.chart(surface, place, frame, tuple(map(float, range(rounds))), curves, str)


def _beside_painting(surface: pygame.Surface, box: pygame.Rect, row: TryRow, frame: Frame) -> pygame.Rect:
    """Draw a painting of the player at the left of a box; return the room next to it."""
    emblem = frame.px(EMBLEM)
    wide = round(min(SHAPE * box.height, WIDEST * box.width))
    painting = pygame.Rect(box.left + emblem, 0, wide, min(box.height - emblem, round(wide / SHAPE)))
    painting.centery = box.centery
    mood = characters.PLEASED if row.one.outcome[row.one.seat].won else characters.CALM
    framed_portrait(surface, painting, frame.scale, row.face, mood, row.seat.colour, row.seat.emblem)
    left = painting.right + frame.px(BESIDE)
    return pygame.Rect(left, box.top, box.right - left, box.height)


def _curve(row: TryRow, number: int, rounds: int, thick: bool) -> chart.Curve:
    """Return the curve of a try; after the end of its game it stays level."""
    values = row.course + row.course[-1:] * (rounds - len(row.course))
    if row.one.level:
        colours = [*pal.SEAT.values()]
        return chart.Curve(values, colours[number % len(colours)], GEAR, row.who, thick)
    seat = row.seat
    return chart.Curve(values, pal.SEAT[seat.colour], f"emblem {seat.emblem} {seat.colour}", row.who, thick)


CODE = 110.0, 290.0, 46.0
"""The left edge, width and height of the deal code's button next to the sentence, in design units."""


class Tries(Protocol):
    """Finds the tries and their rows (`DealTries`)."""

    def find(self) -> tuple[Try, ...]:
        """Return all tries known so far."""

    def look_for_bots(self) -> None:
        """Read the bots' games that have been played since the last look."""

    def row(self, one: Try) -> TryRow | None:
        """Return the row of a try; None if its game can no longer be read."""

    def play(self) -> LevelGames:
        """Start games in which bots of every level play the seat."""

    def watch(self, path: Path) -> None:
        """Open the replay of a file."""


class DuplicatePage(AfterwardsPage):
    """All `tries` at a deal, the best first."""

    def __init__(
        self,
        say: Say,
        tabs: Mapping[str, Button],
        on_back: Callable[[], None],
        tries: Tries,
        code: str = "",
    ) -> None:
        self._tries = tries
        self.table = TriesTable(say, self._update_buttons)
        self.bots_button = Button(say("duplicate.bots"), self._let_play, action="bots_play", size=26)
        self.bots_button.tip = say("duplicate.bots.tip")
        self.watch_button = Button(
            say("duplicate.watch"), self._watch, look="primary", cap="confirm", hotkeys=ENTER, size=26
        )
        self.games: LevelGames | None = None
        """The bots' games being played now."""
        self._found: tuple[Try, ...] = ()
        self._rows: dict[Try, TryRow | None] = {}
        self.code_button = CodeButton(code, say)
        ways = (self.bots_button, self.watch_button)
        super().__init__(say, tabs, on_back, (self.table, self.code_button), ways)
        self.code_button.shown_on(True)
        self._update_buttons()

    def leave(self) -> None:
        """Stop the bots' games; finished ones are stored."""
        super().leave()
        if self.games:
            self.games.close()

    @property
    def heading(self) -> str:  # type: ignore[override]
        """The number of tries, and the rank of this game."""
        own = next((row for row in self.table.rows if row.is_current), None)
        if own is None or len(self.table.rows) == 1:
            return self.say("duplicate.title")
        key = "best" if own.place == 1 else "place"
        return self.say(f"duplicate.heading.{key}", n=len(self.table.rows), place=own.place)

    @property
    def told(self) -> str:
        """The sentence about the games being played, or about how alike the tries' tables are."""
        if self.games and self.games.trouble:
            return self.say(self.games.trouble.key, **self.games.trouble.facts)
        if self.games and not self.games.done:
            return self.say("duplicate.playing", n=sum(bool(one.level) for one in self._found))
        if len(self._found) == 1:
            return self.say("duplicate.alone")
        tables = {(one.seat, *others_of(one)) for one in self._found}
        return self.say("duplicate.same" if len(tables) < 2 else "duplicate.differ")

    @property
    def complete(self) -> bool:
        """Whether every try that was found has its row."""
        return bool(self._found) and len(self._rows) == len(self._found)

    def _let_play(self) -> None:
        self.games = self._tries.play()
        self._update_buttons()

    def _watch(self) -> None:
        if self.table.chosen:
            self._tries.watch(self.table.chosen.one.path)

    def _update_buttons(self) -> None:
        busy = self.games is not None and not self.games.done
        self.bots_button.reason = self.say("duplicate.playing.why") if busy else ""
        self.watch_button.about = self.table.chosen and self.table.chosen.one
        self.watch_button.reason = "" if self.table.chosen else self.say("duplicate.reading")
        self.dirty = True

    def update(self, dt: float) -> None:
        if self.games and self.games.poll():
            self._tries.look_for_bots()
            self._update_buttons()
        self._found = self._tries.find()
        unread = next((one for one in self._found if one not in self._rows), None)
        if unread:
            self._rows[unread] = self._tries.row(unread)
        known = {one: row for one in self._found if (row := self._rows.get(one))}
        if len(known) != len(self.table.rows):
            self.table.show(tuple([replace(known[one], place=place) for place, one in ranked(known)]))
            self._update_buttons()

    def place(self) -> None:
        self.table.layout(self.body, self.leaf)
        left, wide, high = CODE
        top = SENTENCE[False][1] + (SENTENCE[False][3] - high) / 2
        self.code_button.rect = self.leaf.rect(left - paper.wing(self.frame), top, wide, high)

    def handle(self, event: pygame.event.Event) -> None:
        """Offer the event to the table of tries wherever the focus is, so that arrows choose rows."""
        if self.table.focused or not self.ring.lend(self.table, event):
            super().handle(event)
        self.dirty = True

    def paint(self, surface: pygame.Surface) -> None:
        """Draw a sentence until the first row is read; then the chart below the rows."""
        if self.table.chosen:
            draw(surface, self.table.beneath, self.table.rows, self.table.chosen, self.say, self.leaf)
        else:
            style = Style(Typeface.BOOK_ITALIC, self.leaf.type(28, 1.4), pal.INK)
            words = self.say("duplicate.reading")
            text.paragraph(surface, words, self.body, style, "centre", centred=True, floor=self.leaf.floor)
