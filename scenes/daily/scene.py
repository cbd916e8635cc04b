"""The screen of the deals of the days: a game, a month, what was reached, and the way to play."""

from __future__ import annotations

from calendar import monthrange
from collections.abc import Callable, Mapping
from functools import partial

import pygame

from raccoon.app.afterwards.daily import DailyResult, code_of, seed_of
from raccoon.app.saves.days import Day
from raccoon.app.text import Say
from scenes.art import palette as pal
from scenes.art import shapes, text
from scenes.art.fonts import Typeface
from scenes.art.text import Style
from scenes.daily.month import Month
from scenes.widgets.button import Button, in_one_type
from scenes.widgets.focus import FocusRing, move_of
from scenes.window.press_guard import ENTER
from scenes.window.scene import Scene

PAPER = (260.0, 40.0, 1400.0, 890.0)
GAP = 12.0


class DailyScene(Scene):
    """A calendar for each of the games up to `today`. `results` are the best ones by game and seed; `on_play`
    gets the game and the code of the deal to be played, `on_back` leaves.
    """

    ring: FocusRing

    def __init__(
        self,
        say: Say,
        games: tuple[str, ...],
        today: Day,
        results: Mapping[tuple[str, str], DailyResult],
        on_play: Callable[[str, str], None],
        on_back: Callable[[], None],
    ) -> None:
        super().__init__()
        self.say, self._results, self._on_play = say, results, on_play
        self.game = games[0]
        self.month = Month(say, today, self._show)
        self.tabs = {game: self._tab(game, number) for number, game in enumerate(games, 1)}
        back = partial(self._turn, -1)
        self.earlier = Button(say("daily.earlier"), back, look="quiet", action="month_before", size=24)
        on = partial(self._turn, 1)
        self.later = Button(say("daily.later"), on, look="quiet", action="month_after", size=24)
        self.play = Button("", self._play, look="primary", cap="confirm", hotkeys=ENTER, size=28)
        self.back_button = Button(say("library.back"), on_back, look="quiet", cap="back", size=24)
        self.row = [self.earlier, self.later, self.back_button, self.play]
        self.ring = FocusRing([*self.tabs.values(), self.month, *self.row], shown=True)
        self.turn_to(self.game)
        self.ring.focus(self.month)

    def _tab(self, game: str, number: int) -> Button:
        label, keys = self.say(f"game.{game}"), (pygame.K_0 + number,)
        return Button(label, partial(self.turn_to, game), cap=str(number), hotkeys=keys, size=24)

    @property
    def day(self) -> Day:
        """The day chosen."""
        return self.month.chosen

    def result(self, day: Day) -> DailyResult | None:
        """The best result of that day's deal."""
        return self._results.get((self.game, seed_of(day, self.game)))

    def turn_to(self, game: str) -> None:
        """Show the calendar of a game."""
        self.game = game
        for name, tab in self.tabs.items():
            tab.chosen = name == game
        self._show(self.day)

    def _show(self, day: Day) -> None:
        month = (day.replace(day=1 + number) for number in range(monthrange(day.year, day.month)[1]))
        reached = ((each, self.result(each)) for each in month)
        self.month.places = {each: found.place for each, found in reached if found}
        self.play.label = self.say("daily.today" if day == self.month.today else "daily.play")
        self.play.about = day, self.game
        here, last = (day.year, day.month), (self.month.today.year, self.month.today.month)
        self.later.reason = self.say("daily.why.later") if here >= last else ""
        self.layout()
        self.dirty = True

    def _turn(self, months: int) -> None:
        self.month.turn(months)

    def _play(self) -> None:
        self._on_play(self.game, code_of(self.day, self.game))

    def layout(self) -> None:
        """Tabs, headings and the month on the paper, the buttons beneath."""
        frame = self.frame
        self.paper = frame.rect(*PAPER)
        pad, gap, high = frame.px(26), frame.px(GAP), frame.px(62)
        wide = (self.paper.width - 2 * pad - (len(self.tabs) - 1) * gap) // len(self.tabs)
        for number, tab in enumerate(self.tabs.values()):
            left = self.paper.left + pad + number * (wide + gap)
            tab.rect = pygame.Rect(left, self.paper.top + pad, wide, high)
        top = self.paper.top + frame.px(250)
        self.month.rect = pygame.Rect(
            self.paper.left + 2 * pad, top, self.paper.width - 4 * pad, self.paper.bottom - pad - top
        )
        shares, left, room = (0.22, 0.22, 0.18, 0.38), self.paper.left, self.paper.width - 3 * gap
        for button, share in zip(self.row, shares, strict=True):
            button.rect = pygame.Rect(
                left, self.paper.bottom + frame.px(24), round(room * share), frame.px(74)
            )
            left = button.rect.right + gap
        in_one_type([*self.tabs.values()], frame)
        in_one_type(self.row, frame)

    def handle(self, event: pygame.event.Event) -> None:
        """Escape leaves, Enter plays."""
        self.dirty = True
        if move_of(event) == "cancel":
            self.back_button.press()
        elif move_of(event) == "press" and self.ring.focused is self.month:
            self.play.press()
        else:
            self.ring.handle(event, self.size)

    def draw(self, surface: pygame.Surface) -> None:
        """The paper with the month and the day chosen, the controls."""
        frame, say, day = self.frame, self.say, self.day
        shapes.desk(surface, surface.get_rect(), frame.scale)
        shapes.paper_panel(surface, self.paper, frame.scale)
        title = Style(Typeface.POSTER, frame.type(46, 1.1), pal.OXBLOOD_DEEP)
        at, room = (self.paper.centerx, self.paper.top + frame.px(162)), self.paper.width - frame.px(80)
        text.draw(surface, say("daily.title"), at, title, "centre", room)
        words = Style(Typeface.BOOK_ITALIC, frame.type(24, 1.35), pal.INK)
        at = self.paper.centerx, self.paper.top + frame.px(214)
        text.draw(surface, self._told(day), at, words, "centre", room, frame.floor)
        self.ring.draw(surface, frame)

    def _told(self, day: Day) -> str:
        """The day chosen and what was reached on it."""
        say, found = self.say, self.result(day)
        weekday, month = say(f"library.day.{day.isoweekday()}"), say(f"library.month.{day.month}")
        when = say("daily.date", weekday=weekday, day=day.day, month=month, year=day.year)
        if found is None:
            return say("daily.unplayed", date=when)
        return say("daily.played", date=when, place=say(f"daily.place.{found.place}"), points=found.points)
