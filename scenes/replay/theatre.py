"""The table of a game as it was, with a film of its rounds, a bar to scrub, and a row of buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pygame

from raccoon.app.opponents import Opponents
from raccoon.app.session.session import Session
from raccoon.app.text import Say
from scenes.art import shapes
from scenes.art.frame import Frame
from scenes.art.moving import incremental
from scenes.replay.stops import UNITS, Stops, Unit
from scenes.replay.timeline import BAR, FILM, GAP, FilmLook, Timeline
from scenes.table.history.moment import MomentScene, Past
from scenes.table.log.game_log import GameLog, Item
from scenes.table.log.log_filter import LogFilter
from scenes.table.log.log_page import LogPage
from scenes.table.log.log_sheet import LogSheet
from scenes.table.log.log_steps import LogSteps
from scenes.table.picture.picture import TablePicture
from scenes.table.presentation import GamePresentation
from scenes.widgets.button import Button, in_one_type
from scenes.widgets.focus import FocusRing, move_of

SPEEDS = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0)
USUAL_SPEED = SPEEDS.index(1.0)
PACE = 1.5
"""Seconds for a stop at the usual speed."""
EDGE, ROW, BETWEEN = 18.0, 60.0, 10.0
"""Beside the row of buttons, its height, and between buttons, in design units."""
LOWEST = 560
"""Pixels that the table has left at least where there is a film."""
FOLLOWING = -1
"""The eyes of whoever acts: in turn everybody's."""


class ReplayScene(MomentScene):
    """A game that is not played now. `on_fork` gets the number of moves from which somebody wants to play on,
    None where that is not offered; `on_back` leaves.

    Before the end nobody sees more than the one person at the table, or an onlooker where there are several.
    """

    def __init__(
        self, past: Past, on_fork: Callable[[int], None] | None, on_back: Callable[[], None]
    ) -> None:
        super().__init__(past, on_back)
        session, say = past.session, past.say
        self.stops = Stops(session, past.presentation.words, past.log.items)
        self.place = self.stops.last
        self.unit: Unit = "turn"
        self.speed = USUAL_SPEED
        self.playing = False
        self._waited = 0.0
        self._ahead: Iterator[None] = iter(())
        self.eyes: int | None = FOLLOWING if past.viewer is None and session.over else past.viewer
        look = FilmLook(
            past.seats,
            Opponents(session.match.game.name).faces(session.seats),
            tuple(past.presentation.words.kinds.items()),
        )
        self.timeline = Timeline(self.stops, look, self.seek, say("replay.timeline.tip"))
        self.earlier = _button("", lambda: self.turn(False), "←", tip=say("replay.earlier.tip"))
        self.play = _button("", self.toggle, say("key.space"), look="primary", tip=say("replay.play.tip"))
        self.later = _button("", lambda: self.turn(True), "→", tip=say("replay.later.tip"))
        self.units = _button("", self._next_unit, "S", pygame.K_s, tip=say("replay.unit.tip"))
        self.speeds = _button("", self._next_speed, "F", pygame.K_f, tip=say("replay.speed.tip"))
        self.eyes_button = _button("", self._next_eyes, "E", pygame.K_e, tip=say("replay.eyes.tip"))
        strongest = Opponents(session.match.game.name).strongest
        asks = say("replay.ask", bot=say(f"bot.{strongest}")) if strongest else ""
        self.ask = _button(asks, self._ask, "T", pygame.K_t, look="verb")
        self.ask.visible = bool(strongest)
        self._on_fork = on_fork or (lambda moves: None)
        self.fork = _button(
            say("replay.fork"), lambda: self._on_fork(self.moves), "P", pygame.K_p, look="verb"
        )
        self.fork.early = say("press.early")
        self.fork.reason = "" if on_fork else say("replay.fork.why")
        self.back = _button(say("settings.back"), on_back, say("key.escape"))
        self.row = [
            self.earlier, self.play, self.later, self.units, self.speeds, self.eyes_button, self.ask,
            self.fork, self.back,
        ]  # fmt: skip
        self.ring = FocusRing([self.timeline, *self.row])

    @property
    def _sighted(self) -> tuple[int, ...]:
        """The seats through whose eyes it may be seen: of a running game only the viewer's."""
        session = self.past.session
        return tuple(range(len(session.seats))) if session.over else ()

    # Where it is.

    def settle(self, moves: int) -> None:
        """Show the table after so many moves, through the eyes chosen."""
        self.place = self.timeline.at = self.stops.place_of(self.item, moves)
        self.past = replace(self.past, viewer=self._viewer(moves))
        self.earlier.reason = "" if self.place > 0 else self.say("moment.why.first")
        self.later.reason = "" if self.place < self.stops.last else self.say("moment.why.last")
        self._say_anew(moves)
        super().settle(moves)

    def _viewer(self, moves: int) -> int | None:
        """The seat whose view is shown; following, that of who acted, or begins."""
        if self.eyes != FOLLOWING:
            return self.eyes
        match = self.past.session.match
        return match.entries[moves - 1].command.seat if moves else next(iter(match.to_act(0)), None)

    def seek(self, place: int) -> None:
        """Show that place of the log; 0 is before the first move."""
        self._waited = 0.0
        if place <= 0:
            self.item = None
            self.past.page.newest()
            self.settle(0)
        else:
            self.show(self.stops.items[min(place, self.stops.last) - 1])

    def show(self, item: Item) -> None:
        """Show the table when this line had happened; the log shows the line before where it is not read."""
        super().show(item)
        passes, told = self.past.page.sheet.filter.passes, self.stops.items[: self.place]
        if read := next(filter(passes, reversed(told)), None):
            self.past.page.choose(read)

    def turn(self, forward: bool, unit: Unit | None = None) -> None:
        """One unit on, or back."""
        self.seek(self.stops.beyond(self.place, unit or self.unit, forward))

    def toggle(self) -> None:
        """Play, or pause; at the end from the beginning."""
        self.playing = not self.playing
        if self.playing and self.place == self.stops.last:
            self.seek(0)
        self._say_anew(self.moves)
        self.dirty = True

    # What the buttons say and do.

    def _say_anew(self, moves: int) -> None:
        say, seats = self.say, self.past.session.seats
        self.play.label = say("replay.pause" if self.playing else "replay.play")
        self.units.label = say(f"replay.unit.{self.unit}")
        self.speeds.label = f"{SPEEDS[self.speed]:g}×".replace("0.25", "¼").replace("0.5", "½")
        if self.eyes is None or self.eyes == FOLLOWING:
            self.eyes_button.label = say("replay.eyes.all" if self.eyes is None else "replay.eyes.follow")
        else:
            self.eyes_button.label = say("replay.eyes.of", name=seats[self.eyes].name)
        self.eyes_button.reason = "" if self._sighted else say("replay.eyes.why")
        self.ask.reason = "" if self._asked(moves) is not None else say("replay.ask.why")

    def _asked(self, moves: int) -> int | None:
        """The seat that could be advised then: one that was to move, and whose secrets may be seen."""
        own = self.past.viewer
        waited = self.past.session.match.to_act(moves)
        allowed = [seat for seat in waited if seat in self._sighted or seat == own]
        return own if own in allowed else next(iter(allowed), None)

    def _next_unit(self) -> None:
        self.unit = UNITS[(UNITS.index(self.unit) + 1) % len(UNITS)]
        self._relabel()

    def _next_speed(self) -> None:
        self.speed = (self.speed + 1) % len(SPEEDS)
        self._relabel()

    def _next_eyes(self) -> None:
        order = [FOLLOWING, *self._sighted, None]
        self.eyes = order[(order.index(self.eyes) + 1) % len(order)]
        self.settle(self.moves)

    def _relabel(self) -> None:
        self._say_anew(self.moves)
        self.layout()
        self.dirty = True

    def _ask(self) -> None:
        """Ask the strongest opponent, or no more."""
        self.playing = False
        asked = self._asked(self.moves) if self.reason.asked is None else None
        self.reason.show(self.moves, asked)
        self._relabel()

    # The screen.

    @property
    def filmed(self) -> bool:
        """Whether the window is high enough for a film."""
        return self.size[1] - self.frame.px(FILM + BAR + 3 * GAP) >= LOWEST

    def table_size(self) -> tuple[int, int]:
        """All but film and bar."""
        foot = BAR + (FILM + GAP if self.filmed else 0) + 2 * GAP
        return self.size[0], self.size[1] - self.frame.px(foot)

    def layout(self) -> None:
        """The table, then film and bar, and the buttons in the row where its verbs would be."""
        super().layout()
        frame, places, (wide, high) = self.frame, self.places, self.size
        edge = frame.px(EDGE)
        row = pygame.Rect(edge, 0, wide - 2 * edge, min(places.banner.height, frame.px(ROW + 10)))
        row.bottom = high - (self.table_size()[1] - places.banner.bottom)
        top = places.banner.top
        self.foot = pygame.Rect(0, top - frame.px(GAP), wide, high - top + frame.px(GAP))
        room = pygame.Rect(edge, top, row.width, row.top - frame.px(GAP) - top)
        self.timeline.layout(room, frame, self.filmed)
        self._lay_row(row, frame)

    def _lay_row(self, row: pygame.Rect, frame: Frame) -> None:
        """The buttons as wide as their words need, filling the row."""
        shown = [button for button in self.row if button.visible]
        gap = frame.px(BETWEEN)
        wishes = [button.natural_width(frame, row.height / frame.scale) for button in shown]
        room, left = row.width - gap * (len(shown) - 1), row.left
        for button, wish in zip(shown, wishes, strict=True):
            wide = round(room * wish / sum(wishes))
            button.rect = pygame.Rect(left, row.top, wide, row.height)
            left += wide + gap
        in_one_type(shown, frame)

    def resize(self, size: tuple[int, int], text_scale: float = 1.0) -> None:
        """Fit a window; what will be wanted in it is drawn while nothing else is."""
        super().resize(size, text_scale)
        self._ahead = self.prewarm()

    def covers(self) -> list[pygame.Rect]:
        """Film, bar and buttons lie over the table's foot."""
        return [self.foot]

    def handle(self, event: pygame.event.Event) -> None:
        """Keys of the theatre; the rest as in every look back."""
        if move_of(event) == "skip":
            self.toggle()
        elif not self._key(event):
            super().handle(event)

    def _key(self, event: pygame.event.Event) -> bool:
        """Home and End, comma and full stop an event, the arrows a unit, with Shift a key moment."""
        move = move_of(event)
        if move in ("left", "right"):
            shift = getattr(event, "mod", 0) & pygame.KMOD_SHIFT
            self._walk(move == "right", "moment" if shift else self.unit)
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if event.key in (pygame.K_COMMA, pygame.K_PERIOD):
            self._walk(event.key == pygame.K_PERIOD, "event")
        elif event.key in (pygame.K_HOME, pygame.K_END):
            self.seek(0 if event.key == pygame.K_HOME else self.stops.last)
        else:
            return False
        return True

    def _walk(self, forward: bool, unit: Unit) -> None:
        self.playing = False
        self.turn(forward, unit)

    def prewarm(self) -> Iterator[None]:
        """Draw ahead what the tables of the key moments show, a little at each step."""
        past, session = self.past, self.past.session
        look = past.presentation.look
        for moves in dict.fromkeys(moment.item.moves for moment in self.stops.moments):
            view, history = session.view(past.viewer, moves), past.log.history_at(moves)
            yield from past.picture.prepare(
                look.layout(self.table_size(), view, self.text_scale), view, history
            )

    def update(self, dt: float) -> None:
        """Play on; while it plays nobody is asked for reasons, and nothing is drawn ahead."""
        if not self.playing:
            super().update(dt)
            if not self.dirty and incremental.is_spread():
                next(self._ahead, None)
            return
        self.dirty |= self.past.picture.has_news
        self.asking.update(dt)
        self._waited += dt
        if self._waited >= PACE / SPEEDS[self.speed]:
            self.turn(True)
            self.playing = self.place < self.stops.last
            self._say_anew(self.moves)

    def draw(self, surface: pygame.Surface) -> None:
        """The table of then over wood for film, bar and buttons."""
        shapes.desk(surface, surface.get_rect(), self.frame.scale)
        super().draw(surface)

    def draw_words(self, surface: pygame.Surface) -> None:
        """Cover what the table has at its foot."""
        super().draw_words(surface)
        shapes.desk(surface, self.foot, self.frame.scale)


def _button(
    label: str,
    on_press: Callable[[], None],
    cap: str,
    *keys: int,
    look: str = "quiet",
    tip: str = "",
) -> Button:
    return Button(label, on_press, look=look, cap=cap, hotkeys=keys, tip=tip, size=24)  # type: ignore[arg-type]


def replay(
    session: Session,
    presentation: GamePresentation,
    say: Say,
    on_back: Callable[[], None],
    on_fork: Callable[[int], None] | None = None,
) -> ReplayScene:
    """The replay of a game that is not played now: through the eyes of a single person, of whoever acts where
    it is over, else as everybody may see it.
    """
    words = presentation.words
    say = words.spoken(say, session.match.setup)
    log = GameLog(session, words, say)
    log.follow(LogSteps(session).advance())
    seats = presentation.look.displayed_seats(session.seats, session.match.setup)
    sheet = LogSheet(LogFilter(seats, words.kinds, say), say)
    sheet.show(log.items)
    viewer = session.people[0] if len(session.people) == 1 else None
    picture = TablePicture(presentation.look, seats, say)
    past = Past(session, presentation, say, viewer, log, LogPage(sheet, _to_nothing), picture)
    return ReplayScene(past, on_fork, on_back)


def _to_nothing(item: Item) -> None:
    """Do nothing, as the log leads nowhere before the scene is entered."""
