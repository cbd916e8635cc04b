"""One month of the calendar: a plate for each day with the best place reached in its deal."""

from calendar import monthcalendar
from collections.abc import Callable, Iterator, Mapping

import pygame

from raccoon.app.saves.days import Day
from raccoon.app.text import Say
from scenes.art import Frame, Style, Typeface, palette as pal, pictograms, shapes, text
from scenes.art.letters.signs import lettered
from scenes.widgets.widget import Pointer, Widget

STEPS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_UP: -7, pygame.K_DOWN: 7}
WON, PLAYED, TODAY = ("#3c857e", "#1d4b4c"), ("#dcc08a", "#bd9c62"), (pal.OXBLOOD_LIGHT, pal.OXBLOOD_DEEP)
PAPER = "#fbf1d8"
HEAD = 0.4
"""The height of the weekdays' names, as a share of a row."""


class Month(Widget):
    """The days up to `today`; `places` are the best ones by day. `on_choose` gets the day chosen."""

    def __init__(self, say: Say, today: Day, on_choose: Callable[[Day], None]) -> None:
        super().__init__()
        self._say, self.today, self._on_choose = say, today, on_choose
        self.chosen = today
        self.places: Mapping[Day, int] = {}

    def choose(self, day: Day) -> bool:
        """Choose a day that is not in the future; return whether the choice changed."""
        if day > self.today or day == self.chosen:
            return False
        self.chosen = day
        self._on_choose(day)
        return True

    def turn(self, months: int) -> None:
        """Go that many months forward or back, to the first day there or to today."""
        number = self.chosen.year * 12 + self.chosen.month - 1 + months
        first = Day(number // 12, number % 12 + 1, 1)
        self.choose(min(first, self.today) if months < 0 or first <= self.today else self.today)

    def key(self, event: pygame.event.Event) -> bool:
        """Move by arrows from day to day; beyond the days the focus leaves the calendar."""
        if event.type != pygame.KEYDOWN or event.key not in STEPS:
            return False
        return (
            self.choose(Day.fromordinal(self.chosen.toordinal() + STEPS[event.key]))
            or event.key == pygame.K_RIGHT
        )

    def pointer(self, pointer: Pointer) -> bool:
        changed = super().pointer(pointer)
        if pointer.kind == "down" and pointer.button == pygame.BUTTON_LEFT:
            struck = (day for day, place in self.plates() if place.collidepoint(pointer.pos))
            if day := next(struck, None):
                return self.choose(day)
        return changed

    def plates(self) -> Iterator[tuple[Day, pygame.Rect]]:
        """Yield the days of the month with their places, Monday first."""
        weeks = monthcalendar(self.chosen.year, self.chosen.month)
        wide, high = self.rect.width / 7, self.rect.height / (6 + HEAD)
        gap = max(2, self.rect.width // 120)
        for row, week in enumerate(weeks):
            for column, day in enumerate(week):
                left, top = self.rect.left + column * wide, self.rect.top + (row + HEAD) * high
                place = pygame.Rect(round(left), round(top), round(wide) - gap, round(high) - gap)
                if day:
                    yield self.chosen.replace(day=day), place

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        wide, high = self.rect.width / 7, round(self.rect.height / (6 + HEAD) * HEAD)
        style = lettered(frame, Typeface.BOOK_ITALIC, 21, pal.INK)
        for number in range(7):
            at = round(self.rect.left + (number + 0.5) * wide), self.rect.top + high // 2
            words = self._say(f"library.day.{number + 1}")
            text.draw(surface, words, at, style, "centre", round(wide * 0.94), frame.floor, middle=True)
        for day, place in self.plates():
            self._draw_day(surface, day, place, frame)

    def _draw_day(self, surface: pygame.Surface, day: Day, plate: pygame.Rect, frame: Frame) -> None:
        reached = self.places.get(day)
        blank = reached is None and day != self.today
        if blank:
            if day < self.today:
                pygame.draw.rect(surface, pal.rgb(PAPER), plate, border_radius=frame.px(8))
            pygame.draw.rect(surface, pal.rgb("#c9b184"), plate, frame.px(1.5), frame.px(8))
        else:
            tones = TODAY if reached is None else WON if reached == 1 else PLAYED
            shapes.plate(surface, plate, frame.scale, *tones, 8)
        if day == self.chosen:
            if self.focused:
                shapes.focus_line(surface, plate, frame.scale, 8)
            else:
                pygame.draw.rect(
                    surface, pal.rgb(pal.OXBLOOD), plate.inflate(4, 4), frame.px(5), frame.px(10)
                )
        ink = pal.INK if blank or (reached or 0) > 1 else pal.IVORY
        small = Style(Typeface.SLAB_BOLD, frame.type(19, 1.84), ink)
        corner = plate.left + frame.px(8), plate.top + small.pixels + frame.px(2)
        text.draw(surface, str(day.day), corner, small)
        if reached is None and not blank:
            pictograms.draw(surface, plate.inflate(-plate.width // 2, -plate.height // 3), "cards")
        elif reached is not None:
            style = Style(Typeface.POSTER, frame.heading(30), ink)
            words = self._say(f"daily.place.{reached}")
            at = plate.centerx + small.pixels // 3 * frame.is_large, plate.centery + frame.px(10)
            text.draw(
                surface,
                words,
                at,
                style,
                "centre",
                plate.right - at[0] + plate.width // 2,
                frame.floor,
                middle=True,
            )
