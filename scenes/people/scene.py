"""The hall of fame of each game, and the page about the chosen person."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice

import pygame

from raccoon.app.afterwards.medals import medals
from raccoon.app.afterwards.people import PeopleStatistics, Record
from raccoon.app.text import Say
from scenes.afterwards import paper
from scenes.afterwards.page import AfterwardsPage, game_tabs
from scenes.art import Frame, Style, Typeface, names, palette as pal, text
from scenes.people import page
from scenes.people.medal_case import MedalCase
from scenes.people.page import PersonPage
from scenes.widgets.button import Button, share_type_size
from scenes.widgets.focus import move_of
from scenes.widgets.pick import Pick, PickEntry
from scenes.widgets.widget import Widget

RULE, PALE = "#b99a62", "#6b5636"
HIGH = 62.0
"""The height of a row of records in design units."""
LABEL, VALUE = 0.25, 0.34
"""The share of a row for its title, and of a cell for the value."""


def best_rows(found: PeopleStatistics, game: str, say: Say) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """Yield the title of each record, and the holders with their values, the best first."""
    for (known, players), bests in sorted(found.bests.items()):
        if known == game:
            told = [(best.name, say(f"game.{game}.points", n=best.points)) for best in bests]
            yield say("people.bests.players", n=players), told
    for key in ("longest", "widest", "medals"):
        if holders := found.holders(game, key):
            yield say(f"people.bests.{key}"), [(name, str(value)) for name, value in holders]


def draw_bests(surface: pygame.Surface, box: pygame.Rect, told: PersonPage, frame: Frame) -> None:
    """Draw as many records as a box has room for, the chosen person's name in bold."""
    high, label = frame.px(HIGH * paper.text_growth(frame, 0.5)), round(box.width * LABEL)
    for number, (words, best) in enumerate(
        [*best_rows(told.found, told.game, told.say)][: box.height // high]
    ):
        row = pygame.Rect(box.left, box.top + number * high, box.width, high)
        surface.fill(pal.rgb(RULE), (row.left, row.bottom - 1, row.width, 1))
        style = Style(Typeface.BOOK_BOLD, frame.type(23, 1.4), pal.INK)
        at = row.left, row.centery
        text.draw(surface, words, at, style, "left", label - frame.px(16), frame.floor, middle=True)
        wide = (row.width - label) // 3
        for place, (name, value) in enumerate(best):
            cell = pygame.Rect(row.left + label + place * wide, row.top, wide - frame.px(20), high)
            _draw_holder(surface, cell, name, value, frame, name == told.name)


def _draw_holder(
    surface: pygame.Surface, cell: pygame.Rect, name: str, value: str, frame: Frame, own: bool
) -> None:
    figure = Style(Typeface.SLAB_BOLD, frame.type(23, 1.3), pal.OXBLOOD_DEEP)
    face = Typeface.BOOK_BOLD if own else Typeface.BOOK_ITALIC
    room = cell.copy()
    room.left = cell.left + round(cell.width * VALUE)
    room.width = cell.right - room.left
    at = room.left - frame.px(12), cell.centery
    text.draw(surface, value, at, figure, "right", room.left - cell.left, frame.floor, middle=True)
    names.draw(surface, name, room, Style(face, frame.type(22, 1.4), pal.INK), "left", frame.floor)


VIEWS = ("record", "medals", "bests")
SWITCH = (1060.0, 160.0, 750.0, 62.0)
"""The place of the views' buttons, in design units."""


class PersonViews:
    """The buttons of the views, and the case of medals; `on_turn` is called when a view is chosen."""

    def __init__(self, say: Say, on_turn: Callable[[], None]) -> None:
        self._say, self._on_turn = say, on_turn
        self.view = VIEWS[0]
        self.case = MedalCase()
        self.buttons = {view: self._button(view) for view in VIEWS}

    def _button(self, view: str) -> Button:
        return Button("", lambda: self.turn(view), look="quiet", size=24)

    @property
    def controls(self) -> list[Widget]:
        """All controls that can be focused."""
        return [*self.buttons.values(), self.case]

    def turn(self, view: str) -> None:
        """Choose a view."""
        self.view = view
        self._on_turn()

    def show(self, record: Record | None, game: str, say: Say) -> None:
        """Show the views of a person, or none of them; a game without medals has no view of medals."""
        won, known = record.medals if record else {}, medals(game)
        self.case.show(game, won, say)
        self.view = self.view if known or self.view != "medals" else VIEWS[0]
        for view, button in self.buttons.items():
            button.label = self._say(f"people.view.{view}", n=len(won), of=len(known))
            button.chosen, button.visible = view == self.view, record is not None
        self.buttons["medals"].visible = bool(known and record)
        self.case.visible = self.view == "medals" and record is not None

    def lay(self, frame: Frame, beneath: pygame.Rect) -> None:
        """Place the buttons next to the name, and the case of medals in the room below."""
        shown = [button for button in self.buttons.values() if button.visible]
        row, gap = frame.rect(*SWITCH), frame.px(10)
        wide = (row.width - gap * (len(VIEWS) - 1)) // len(VIEWS)
        for number, button in enumerate(reversed(shown), 1):
            left = row.right - number * (wide + gap) + gap
            button.rect = pygame.Rect(left, row.top, wide, frame.px(SWITCH[3]))
        if shown:
            share_type_size(shown, frame)
        self.case.layout(beneath, frame)


HALL, PERSON = (110.0, 160.0, 420.0, 770.0), (580.0, 160.0, 1230.0, 770.0)
"""The places of the list of people and of the page about one, in design units."""
BENEATH = 174.0
"""The distance from the top of a person's page to the part below the portrait, in design units."""
ROWS = 10
"""The people listed at once."""
A_FRAME = 12
"""The games counted in one frame."""


@dataclass(frozen=True)
class PeopleActions:
    """The functions that rename or forget a person, and leave the page."""

    rename: Callable[[str], None]
    forget: Callable[[str], None]
    back: Callable[[], None]


class PeopleScene(AfterwardsPage):
    """All people, game by game. `count` yields the statistics after each game counted; until it ends the page
    says so. `say_of` returns a game's sentences; `game` is shown first ("": the one last played).
    """

    def __init__(
        self,
        say: Say,
        say_of: Callable[[str], Say],
        games: tuple[str, ...],
        game: str,
        count: Callable[[], Iterator[PeopleStatistics]],
        actions: PeopleActions,
    ) -> None:
        self._say_of, self._count = say_of, count
        self.game, self.name = game or games[0], ""
        self._turned = bool(game)
        self.list = Pick((), "", self.choose, size=26)
        rename, forget = (lambda: actions.rename(self.name)), (lambda: actions.forget(self.name))
        self.rename = Button(say("people.rename"), rename, look="quiet", action="rename", size=24)
        self.forget = Button(say("people.forget"), forget, look="quiet", action="throw", size=24)
        tabs = game_tabs(say, games, self.turn_to)
        self.views = PersonViews(say, self._fill)
        controls = [self.list, *self.views.controls]
        super().__init__(say, tabs, actions.back, controls, [self.rename, self.forget])
        self.heading = say("people.title")
        self.found: PeopleStatistics | None = None
        self._counting: Iterator[PeopleStatistics] = iter(())
        self._last: PeopleStatistics | None = None
        self.recount()

    @property
    def counted(self) -> bool:
        """Whether all games are counted."""
        return self.found is not None

    def recount(self, chosen: str = "") -> None:
        """Count all games again, then choose that person (if given)."""
        self.name, self.found, self._counting = chosen or self.name, None, self._count()
        self.dirty = True

    def turn_to(self, game: str) -> None:
        """Show the hall of fame of a game."""
        self.game, self._turned = game, True
        self._fill()

    def choose(self, name: str) -> None:
        """Show a person's page."""
        self.name = name
        self._fill()

    def _fill(self) -> None:
        """List the people of the game, as many as fit around the chosen one, and update the buttons."""
        hall = self.found.ranking(self.game) if self.found else ()
        if self.name not in hall:
            self.name = hall[0] if hall else ""
        at = hall.index(self.name) if hall else 0
        first = max(0, min(at - ROWS // 2, len(hall) - ROWS))
        self.list.entries = tuple(
            PickEntry(name, self._entry(place, name))
            for place, name in enumerate(hall[first : first + ROWS], first + 1)
        )
        self.list.chosen, self.list.visible = self.name, bool(hall) or not self.counted
        for game, tab in self.tabs.items():
            tab.chosen = game == self.game
        self.views.show(self.record, self.game, self._say_of(self.game))
        if self.ring.focused and not self.ring.focused.visible:
            self.ring.focus(self.list if hall else self.back_button)
        for button in (self.rename, self.forget):
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

    def place(self) -> None:
        place, rows = self.leaf.rect(*HALL), max(1, len(self.list.entries))
        self.list.rect = place.copy()
        self.list.rect.height = rows * place.height // ROWS
        self.list.rect.width -= place.height // ROWS
        self.list.rect.right = place.right
        self.views.lay(self.leaf, self._below_portrait)

    @property
    def _below_portrait(self) -> pygame.Rect:
        left, top, wide, high = PERSON
        return self.leaf.rect(left, top + BENEATH, wide, high - BENEATH)

    def handle(self, event: pygame.event.Event) -> None:
        """Choose the next person by Up and Down if the list has the focus, and by the wheel."""
        move = move_of(event)
        if event.type == pygame.MOUSEWHEEL or (move in ("up", "down") and self.ring.focused is self.list):
            self._walk(-event.y if event.type == pygame.MOUSEWHEEL else (1 if move == "down" else -1))
        else:
            super().handle(event)

    def _walk(self, by: int) -> None:
        hall = self.found.ranking(self.game) if self.found else ()
        if hall:
            self.choose(hall[max(0, min(len(hall) - 1, hall.index(self.name) + by))])

    def update(self, dt: float) -> None:
        if self.counted:
            return
        steps = [*islice(self._counting, A_FRAME)]
        if len(steps) < A_FRAME:
            self.found = steps[-1] if steps else self._last
            latest = self.found.latest if self.found else ""
            self.turn_to(latest if latest and not self._turned else self.game)
        else:
            self._last = steps[-1]

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the page about the person, or why there is none."""
        frame, box = self.leaf, self.leaf.rect(*PERSON)
        if self.found and self.record:
            told = PersonPage(self.found, self.game, self.name, self.record, self._say_of(self.game))
            self._draw_heads(surface, self.found)
            hall = frame.rect(*HALL)
            hall.top, hall.height = self.list.rect.bottom, hall.bottom - self.list.rect.bottom
            page.draw_painting(surface, hall, self.found.seats[self.name], frame)
            page.draw(surface, box, told, frame, box.right - frame.rect(*SWITCH).left + frame.px(16))
            if self.views.view == "record":
                page.draw_record(surface, self._below_portrait, told, frame)
            elif self.views.view == "bests":
                draw_bests(surface, self._below_portrait, told, frame)
        else:
            style = Style(Typeface.BOOK_ITALIC, frame.type(28, 1.5), pal.INK)
            words = self.say("people.nobody" if self.counted else "people.counting")
            text.paragraph(surface, words, self.body, style, "centre", centred=True, floor=frame.floor)

    def _draw_heads(self, surface: pygame.Surface, found: PeopleStatistics) -> None:
        for name, plate in self.list.plates():
            head = pygame.Rect(0, 0, plate.height, plate.height)
            head.midright = plate.left - self.leaf.px(10), plate.centery
            page.draw_head(surface, head, found.seats[name])
