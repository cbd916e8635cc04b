"""The hall of fame of each game, and a page about the person chosen in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import NamedTuple

import pygame

from raccoon.app.afterwards.people import Chronicle, Record
from raccoon.app.text import Say
from scenes.art import palette as pal
from scenes.art import shapes, text
from scenes.art.fonts import Typeface
from scenes.art.text import Style
from scenes.people import page
from scenes.people.page import PersonPage
from scenes.widgets.button import Button, in_one_type
from scenes.widgets.focus import FocusRing, move_of
from scenes.widgets.pick import Pick, PickEntry
from scenes.window.scene import Scene

PANEL, PAPER = (40.0, 110.0, 500.0, 940.0), (560.0, 40.0, 1320.0, 1010.0)
ROWS = 9
"""People in sight."""
A_FRAME = 12
"""Games counted in one frame."""


@dataclass(frozen=True)
class PeopleActions:
    """The actions on the chosen person, and the way back."""

    rename: Callable[[str], None]
    forget: Callable[[str], None]
    back: Callable[[], None]


class PeopleScene(Scene):
    """Everybody who has played, game by game. `count` gives what is counted, a game at a time; until all is
    there the page says so. `say_of` gives the words of a game.
    """

    ring: FocusRing

    def __init__(
        self,
        say: Say,
        say_of: Callable[[str], Say],
        games: tuple[str, ...],
        count: Callable[[], Iterator[Chronicle]],
        actions: PeopleActions,
    ) -> None:
        super().__init__()
        self.say, self._say_of, self._count = say, say_of, count
        self.game, self.name = games[0], ""
        self.tabs = {game: self._tab(game, number) for number, game in enumerate(games, 1)}
        self.list = Pick((), "", self.choose, size=26)
        self.buttons = _buttons(
            say, lambda: actions.rename(self.name), lambda: actions.forget(self.name), actions.back
        )
        self.ring = FocusRing([*self.tabs.values(), self.list, *self.buttons], shown=True)
        self.ring.focus(self.list)
        self.found: Chronicle | None = None
        self._counting: Iterator[Chronicle] = iter(())
        self._last: Chronicle | None = None
        self.count_anew()

    def _tab(self, game: str, number: int) -> Button:
        label, keys = self.say(f"game.{game}"), (pygame.K_0 + number,)
        return Button(label, partial(self.turn_to, game), cap=str(number), hotkeys=keys, size=24)

    @property
    def counted(self) -> bool:
        """Whether all games are counted."""
        return self.found is not None

    def count_anew(self, chosen: str = "") -> None:
        """Count all games again; somebody may be chosen afterwards."""
        self.name, self.found, self._counting = chosen or self.name, None, self._count()
        self.dirty = True

    def turn_to(self, game: str) -> None:
        """Show the hall of a game."""
        self.game = game
        self._fill()

    def choose(self, name: str) -> None:
        """Show somebody's page."""
        self.name = name
        self._fill()

    def _fill(self) -> None:
        """Put the people of the game into the list, as many as have room round the chosen one."""
        hall = self.found.hall(self.game) if self.found else ()
        if self.name not in hall:
            self.name = hall[0] if hall else ""
        at = hall.index(self.name) if hall else 0
        first = max(0, min(at - ROWS // 2, len(hall) - ROWS))
        self.list.entries = tuple(
            PickEntry(name, self._entry(place, name))
            for place, name in enumerate(hall[first : first + ROWS], first + 1)
        )
        self.list.chosen = self.name
        for game, tab in self.tabs.items():
            tab.chosen = game == self.game
        for button in self.buttons[:2]:
            button.reason = "" if self.name else self.say("people.why.nobody")
            button.about = self.name
        self.layout()
        self.dirty = True

    def _entry(self, place: int, name: str) -> str:
        assert self.found
        rating, _ = self.found.rating(self.game, name)
        return self.say("people.entry", place=place, name=name, rating=round(rating))

    @property
    def record(self) -> Record | None:
        """The record of the chosen person in this game."""
        return self.found.records.get((self.game, self.name)) if self.found else None

    def layout(self) -> None:
        """The hall on the left with the buttons beneath, the page on the right under the tabs."""
        frame = self.frame
        self.panel, self.paper = frame.rect(*PANEL), frame.rect(*PAPER)
        pad, high = frame.px(22), frame.px(62)
        inner = self.panel.inflate(-2 * pad, -2 * pad)
        for number, button in enumerate(reversed(self.buttons)):
            top = inner.bottom - high - number * (high + frame.px(10))
            button.rect = pygame.Rect(inner.left, top, inner.width, high)
        rows = max(1, len(self.list.entries))
        most = self.buttons.rename.rect.top - frame.px(20) - inner.top
        self.list.rect = pygame.Rect(inner.left, inner.top, inner.width, min(most, rows * most // ROWS))
        wide = (self.paper.width - 2 * pad - (len(self.tabs) - 1) * frame.px(12)) // len(self.tabs)
        for number, tab in enumerate(self.tabs.values()):
            left = self.paper.left + pad + number * (wide + frame.px(12))
            tab.rect = pygame.Rect(left, self.paper.top + pad, wide, high)
        in_one_type([*self.tabs.values()], frame)
        in_one_type(self.buttons, frame)

    def handle(self, event: pygame.event.Event) -> None:
        """Up and down walk through the hall wherever the focus is; Escape leaves."""
        self.dirty = True
        move = move_of(event)
        if move == "cancel":
            self.buttons.back.press()
        elif event.type == pygame.MOUSEWHEEL or (move in ("up", "down") and self.ring.focused is self.list):
            self._walk(-event.y if event.type == pygame.MOUSEWHEEL else (1 if move == "down" else -1))
        else:
            self.ring.handle(event, self.size)

    def _walk(self, by: int) -> None:
        hall = self.found.hall(self.game) if self.found else ()
        if hall:
            self.choose(hall[max(0, min(len(hall) - 1, hall.index(self.name) + by))])

    def update(self, dt: float) -> None:
        """Count on."""
        if self.counted:
            return
        steps = [*islice(self._counting, A_FRAME)]
        if len(steps) < A_FRAME:
            self.found = steps[-1] if steps else self._last
            self._fill()
        else:
            self._last = steps[-1]

    def draw(self, surface: pygame.Surface) -> None:
        """The hall, the page, the controls."""
        frame, say = self.frame, self.say
        shapes.desk(surface, surface.get_rect(), frame.scale)
        title = Style(Typeface.POSTER, frame.type(48, 1.1), pal.IVORY, frame.px(3))
        text.draw(surface, say("people.title"), frame.point(50, 90), title, "left", frame.px(480))
        shapes.wood_panel(surface, self.panel, frame.scale)
        shapes.paper_panel(surface, self.paper, frame.scale)
        box = self.paper.inflate(-frame.px(60), -frame.px(40))
        box.top, box.height = self.paper.top + frame.px(106), self.paper.height - frame.px(130)
        if self.found and self.record:
            told = PersonPage(self.found, self.game, self.name, self.record, self._say_of(self.game))
            page.draw(surface, box, told, frame)
        else:
            style = Style(Typeface.BOOK_ITALIC, frame.type(28, 1.5), pal.INK)
            words = say("people.nobody" if self.counted else "people.counting")
            text.paragraph(surface, words, box, style, "centre", centred=True, floor=frame.floor)
        self.ring.draw(surface, frame)


class PersonButtons(NamedTuple):
    """The buttons beneath the hall."""

    rename: Button
    forget: Button
    back: Button


def _buttons(
    say: Say, rename: Callable[[], None], forget: Callable[[], None], back: Callable[[], None]
) -> PersonButtons:
    return PersonButtons(
        Button(say("people.rename"), rename, look="quiet", action="rename", size=24),
        Button(say("people.forget"), forget, look="quiet", action="throw", size=24),
        Button(say("library.back"), back, look="primary", cap="back", size=24),
    )
