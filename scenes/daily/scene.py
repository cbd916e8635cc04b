"""The screen of daily deals: a game, a month with its results, and a button to play."""

from calendar import monthrange
from collections.abc import Callable, Mapping
from functools import partial

import pygame

from raccoon.app.afterwards.daily import DailyResult, code_of, seed_of
from raccoon.app.saves.days import Day
from raccoon.app.text import Say
from scenes.afterwards.page import AfterwardsPage, game_tabs
from scenes.art.pictures import POSTER, tile
from scenes.art.pieces.characters import framed_painting
from scenes.daily.month import Month
from scenes.widgets.button import Button
from scenes.widgets.focus import move_of
from scenes.window.press_guard import ENTER

APART = 44.0
"""The gap between the month and the game's poster, in design units."""


class DailyScene(AfterwardsPage):
    """A calendar up to `today` for each of the games. `results` are the best ones by game and seed; `on_play`
    gets the game and the code of the deal to play, `on_back` leaves.
    """

    def __init__(
        self,
        say: Say,
        games: tuple[str, ...],
        today: Day,
        results: Mapping[tuple[str, str], DailyResult],
        on_play: Callable[[str, str], None],
        on_back: Callable[[], None],
    ) -> None:
        self._results, self._on_play = results, on_play
        self.game = games[0]
        self.month = Month(say, today, self._show)
        back = partial(self.month.turn, -1)
        self.earlier = Button(say("daily.earlier"), back, look="quiet", action="month_before", size=24)
        on = partial(self.month.turn, 1)
        self.later = Button(say("daily.later"), on, look="quiet", action="month_after", size=24)
        self.play = Button("", self._play, look="primary", cap="confirm", hotkeys=ENTER, size=28)
        tabs = game_tabs(say, games, self.turn_to)
        super().__init__(say, tabs, on_back, [self.month], [self.earlier, self.later, self.play])
        self.heading = say("daily.title")
        self.turn_to(self.game)

    @property
    def day(self) -> Day:
        """The day chosen."""
        return self.month.chosen

    def result(self, day: Day) -> DailyResult | None:
        """Return the best result of that day's deal, if any."""
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

    def _play(self) -> None:
        self._on_play(self.game, code_of(self.day, self.game))

    def place(self) -> None:
        self.month.rect = body = self.body
        self._poster = pygame.Rect(0, body.top, round(body.height * POSTER), body.height)
        self._poster.right = body.right
        body.width = self._poster.left - self.leaf.px(APART) - body.left

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the poster of the game."""
        framed_painting(surface, self._poster, self.leaf.scale, tile(self.game))

    def handle(self, event: pygame.event.Event) -> None:
        """Play the chosen day on Enter."""
        if move_of(event) == "press" and self.ring.focused is self.month:
            self.play.press()
        else:
            super().handle(event)

    @property
    def told(self) -> str:
        """The chosen day and its result."""
        say, day = self.say, self.day
        found = self.result(day)
        weekday, month = say(f"library.day.{day.isoweekday()}"), say(f"library.month.{day.month}")
        when = say("daily.date", weekday=weekday, day=day.day, month=month, year=day.year)
        if found is None:
            return say("daily.unplayed", date=when)
        return say("daily.played", date=when, place=say(f"daily.place.{found.place}"), points=found.points)
