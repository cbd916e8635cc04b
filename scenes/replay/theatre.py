"""The replay screen: the table at any point of a game, with a film strip, a bar to scrub, and buttons."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

import pygame

from raccoon.app.opponents import Opponents
from raccoon.app.session.session import Session
from raccoon.app.text import Say
from scenes.art import shapes
from scenes.art.moving import incremental
from scenes.replay import transport
from scenes.replay.stops import Stops, Unit
from scenes.replay.timeline import BAR, FILM, GAP, FilmLook, Timeline
from scenes.replay.transport import Playback, PointOfView
from scenes.screens.app_context import nowhere
from scenes.table.history.moment import MomentScene, Past, table_of
from scenes.table.log.game_log import GameLog, Item, LogSteps
from scenes.table.log.log_filter import LogFilter
from scenes.table.log.log_page import LogPage
from scenes.table.log.log_sheet import LogSheet
from scenes.table.picture.picture import TablePicture
from scenes.table.presentation import GamePresentation
from scenes.widgets.focus import FocusRing, move_of
from scenes.window.keys import KEYS

EDGE, ROW = 18.0, 70.0
"""The margin at the ends of the row of buttons, and its height, in design units."""
LOWEST = 560
"""The least height of the table in pixels; where it would be less there is no film strip."""
LARGE_FOOT = 120
"""The least height of bar and buttons in large text, in design units; they cover the table's verbs."""
EVENTS = {"event_before": False, "event_after": True}
"""The key actions of a step by one event, and whether it is forward."""


class ReplayScene(MomentScene):
    """Replays a game. `on_fork` gets the number of moves after which a new game is to branch off (None: not
    offered); `on_back` leaves; `on_keep` gets a picture of the moment, to be saved.

    Unless the game is over, it shows what its only person sees, or, with several people, an onlooker.
    """

    pad_places = ("theatre",)

    def __init__(
        self,
        past: Past,
        on_fork: Callable[[int], None] | None,
        on_back: Callable[[], None],
        on_keep: Callable[[pygame.Surface], None] | None = None,
    ) -> None:
        super().__init__(past, on_back)
        session, say, opponents = past.session, past.say, Opponents(past.session.match.game.name)
        self.stops = Stops(session, past.presentation.words, past.log.items)
        self.place = self.stops.last
        self.playback, self.eyes = Playback(), PointOfView(session, past.viewer)
        kinds = tuple(past.presentation.words.kinds.items())
        look = FilmLook(past.seats, opponents.faces(session.seats), kinds)
        self.timeline = Timeline(self.stops, look, self.seek, say("replay.timeline.tip"))
        functions: dict[str, Callable[[], None]] = {
            "earlier": lambda: self.turn(False),
            "play": self.toggle,
            "later": lambda: self.turn(True),
            "unit": lambda: self._change(self.playback.next_unit),
            "speed": lambda: self._change(self.playback.next_speed),
            "eyes": lambda: self._change(self.eyes.next),
            "ask": lambda: self._change(partial(_ask, self)),
            "fork": lambda: on_fork(self.moves) if on_fork else None,
            "keep": lambda: on_keep(_screenshot(self)) if on_keep else None,
            "back": on_back,
        }
        self.buttons = transport.row_of_buttons(say, functions, opponents.strongest)
        self.buttons.fork.reason = "" if on_fork else say("replay.fork.why")
        self.buttons.keep.visible = on_keep is not None
        self.ring = FocusRing([self.timeline, *self.buttons])
        self._ahead: Iterator[None] = iter(())

    def enter(self) -> None:
        """Start at the number of moves that was set, with the line of its last move."""
        moves = self.moves
        super().enter()
        if 0 < self.place < self.stops.last:
            self.show(self.stops.items[self.place - 1])
            self.settle(moves)

    def settle(self, moves: int) -> None:
        """Show the table after so many moves, as the chosen seat sees it."""
        self.place = self.timeline.at = self.stops.place_of(self.item, moves)
        self.past = replace(self.past, viewer=self.eyes.viewer(moves))
        _update_buttons(self, moves)
        super().settle(moves)

    def seek(self, place: int) -> None:
        """Show a place (`Stops`); 0 is before the first move."""
        self.playback.waited = 0.0
        if place <= 0:
            self.item = None
            self.past.page.newest()
            self.settle(0)
        else:
            self.show(self.stops.items[min(place, self.stops.last) - 1])

    def show(self, item: Item) -> None:
        """Show the table after this line; the log chooses the last line up to it that its filter shows."""
        super().show(item)
        passes, told = self.past.page.sheet.filter.passes, self.stops.items[: self.place]
        if read := next(filter(passes, reversed(told)), None):
            self.past.page.choose(read)

    def turn(self, forward: bool, unit: Unit | None = None) -> None:
        """Go one unit forward or back."""
        self.seek(self.stops.beyond(self.place, unit or self.playback.unit, forward))

    def toggle(self) -> None:
        """Play or pause; from the end, play from the start."""
        self.playback.playing = not self.playback.playing
        self.seek(0 if self.playback.playing and self.place == self.stops.last else self.place)

    def _change(self, change: Callable[[], None]) -> None:
        """Make a change that the labels of the buttons show."""
        change()
        asked = self.reason.asked
        self.settle(self.moves)
        self.reason.show(self.moves, asked)
        self.layout()

    def table_size(self) -> tuple[int, int]:
        """Return the size of the table: the window without the bar, and, if it is high enough, without the
        film strip; in large text bar and buttons cover the table's verbs.
        """
        (wide, high), px = self.size, self.frame.px
        if self.frame.is_large:
            verbs = self.past.presentation.look.layout(self.size, self.view, self.text_scale).banner.height
            return wide, high - max(0, px(LARGE_FOOT) - verbs)
        filmed = high - px(FILM + BAR + 3 * GAP) >= LOWEST
        return wide, high - px(BAR + (FILM + GAP if filmed else 0) + 2 * GAP)

    def layout(self) -> None:
        """Place the table, then film strip (if there is room), bar and buttons at its foot."""
        super().layout()
        frame, places, (wide, high) = self.frame, self.places, self.size
        edge, gap, top = frame.px(EDGE), frame.px(GAP), places.banner.top
        row = pygame.Rect(edge, 0, wide - 2 * edge, min(places.banner.height, frame.px(ROW)))
        row.bottom = high - (self.table_size()[1] - places.banner.bottom)
        self.foot = pygame.Rect(0, top - gap, wide, high - top + gap)
        course = pygame.Rect(edge, top, row.width, row.top - gap - top)
        self.timeline.layout(course, frame, course.height >= frame.px(FILM + GAP + BAR / 2))
        transport.lay(self.buttons, row, frame)

    def resize(self, size: tuple[int, int], text_scale: float = 1.0) -> None:
        """Fit a window, and start to draw its tables ahead (`prewarm`)."""
        super().resize(size, text_scale)
        self._ahead = prewarm(self)

    def covers(self) -> list[pygame.Rect]:
        """Return the place of film strip, bar and buttons, which cover the table's foot."""
        return [self.foot]

    def handle(self, event: pygame.event.Event) -> None:
        """Go to the ends (Home, End), by an event, by a unit (arrows) or by a key moment (Shift, arrows)."""
        move, key = move_of(event), getattr(event, "key", 0) if event.type == pygame.KEYDOWN else 0
        single = next((forward for name, forward in EVENTS.items() if KEYS.is_press(event, name)), None)
        if move in ("left", "right") or single is not None:
            self.playback.playing = False
            shift = key and getattr(event, "mod", 0) & pygame.KMOD_SHIFT and move
            unit: Unit = "event" if single is not None else "moment" if shift else self.playback.unit
            self.turn(move == "right" if single is None else single, unit)
        elif key in (pygame.K_HOME, pygame.K_END):
            self.seek(0 if key == pygame.K_HOME else self.stops.last)
        else:
            super().handle(event)

    def update(self, dt: float) -> None:
        """Play on; while it plays, no reasons are searched and nothing is drawn ahead."""
        if not self.playback.playing:
            super().update(dt)
            if not self.dirty and incremental.is_spread():
                next(self._ahead, None)
            return
        self.dirty |= self.past.picture.ground.has_news
        self.piece_inspector.update(dt)
        if self.playback.due(dt):
            last = self.stops.beyond(self.place, self.playback.unit, forward=True) == self.stops.last
            self.playback.playing = not last
            self.turn(True)

    def draw_words(self, surface: pygame.Surface) -> None:
        """Draw the words, and cover the table's foot."""
        super().draw_words(surface)
        shapes.desk(surface, self.foot, self.frame.scale)


def _update_buttons(scene: ReplayScene, moves: int) -> None:
    say, buttons, playback, eyes = scene.say, scene.buttons, scene.playback, scene.eyes
    buttons.earlier.reason = "" if scene.place > 0 else say("moment.why.first")
    buttons.later.reason = "" if scene.place < scene.stops.last else say("moment.why.last")
    buttons.play.label = say("replay.pause" if playback.playing else "replay.play")
    buttons.unit.label = say(f"replay.unit.{playback.unit}")
    buttons.speed.label = playback.label
    buttons.eyes.label = eyes.label(say)
    buttons.eyes.reason = "" if eyes.free else say("replay.eyes.why")
    buttons.ask.reason = "" if eyes.seat_to_advise(moves) is not None else say("replay.ask.why")


def _ask(scene: ReplayScene) -> None:
    """Ask the strongest bot for its move, or stop asking."""
    scene.playback.playing = False
    asked = scene.eyes.seat_to_advise(scene.moves) if scene.reason.asked is None else None
    scene.reason.show(scene.moves, asked)


def prewarm(scene: ReplayScene) -> Iterator[None]:
    """Draw ahead, in small steps, the tables at key moments, then those at ends of turns."""
    past, stops = scene.past, scene.stops
    places = (*stops.places["moment"], *stops.places["turn"])
    for moves in dict.fromkeys(stops.items[place - 1].moves if place else 0 for place in places):
        view, history = past.session.view(scene.eyes.viewer(moves), moves), past.log.history_at(moves)
        yield from past.picture.prepare(table_of(scene, view), view, history)


def replay(
    session: Session,
    presentation: GamePresentation,
    say: Say,
    on_back: Callable[[], None],
    on_fork: Callable[[int], None] | None = None,
    on_keep: Callable[[pygame.Surface], None] | None = None,
) -> ReplayScene:
    """Return the replay of a game, as seen by its only person, or else by an onlooker until it is over."""
    words = presentation.words
    say = words.spoken(say, session.match.setup)
    log = GameLog(session, words, say)
    log.follow(LogSteps(session).advance())
    seats = presentation.look.displayed_seats(session.seats, session.match.setup)
    sheet = LogSheet(LogFilter(seats, words.kinds, say), say)
    sheet.show(log.items)
    viewer = session.people[0] if len(session.people) == 1 else None
    picture = TablePicture(presentation.look, seats, say)
    past = Past(session, presentation, say, viewer, log, LogPage(sheet, nowhere), picture)
    return ReplayScene(past, on_fork, on_back, on_keep)


def _screenshot(scene: ReplayScene) -> pygame.Surface:
    surface = pygame.Surface(scene.size)
    scene.draw(surface)
    return surface
