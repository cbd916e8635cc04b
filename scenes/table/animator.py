"""Nothing teleports (P9): what has happened is shown as pieces on their way, over the table at rest.

The game is always further: the session's state is final before anything flies, only the picture lags.
The static picture is composed once when an entry sets out (`Between.held`) and once when it has landed;
in between only sprites are drawn.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING

import pygame

from raccoon.engine.counts import Counts
from raccoon.games.raccoon_tycoon.events import AuctionWon
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from raccoon.games.raccoon_tycoon.view import View
from scenes.art.sprite_layer import Aloft
from scenes.raccoon_tycoon.auction.panel import AuctionPanel
from scenes.raccoon_tycoon.layout import TableLayout
from scenes.raccoon_tycoon.moods import Moods
from scenes.raccoon_tycoon.motion.event_flights import BLOW, all_flights
from scenes.raccoon_tycoon.motion.places import Board
from scenes.raccoon_tycoon.motion.transition import Between
from scenes.raccoon_tycoon.valley.arrivals import arrivals_of
from scenes.raccoon_tycoon.valley.valley import Valley, valley_of
from scenes.table.choice import Table
from scenes.table.dock import Dock
from scenes.table.flights import Flight
from scenes.table.marks import Marks

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

PACES = {"calm": 1.0, "brisk": 0.8, "fast": 0.5, "instant": 0.0}
"""How much of its time a flight takes at each speed; 0: nothing flies."""
FADE = 0.15
"""Seconds of the cross-fade that stands for motion where that is reduced, and for undoing."""
Panel = Dock | AuctionPanel | None
Shown = tuple[TableLayout, View, Marks, list[Counts]]
"""What the static picture shows: places, view, emphasis, the prices so far."""


class Motion:
    """What is in the air over one table, and what the table shows meanwhile."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._seen = len(scene.session.match.entries)
        self._drawn_for: int | None = None
        self._fitted: object = None
        self._time = 0.0
        self.flights: list[Flight] = []
        self._between: Between | None = None
        self._end = 0.0
        self._shown: Shown | None = None
        self._setting_out = self._waited = False
        self._due: tuple[int, float] | None = None
        self._preparing: Iterator[object] = iter(())
        self._ahead: Iterator[object] = iter(())
        self._history: list[Counts] = []
        self._departed: list[Counts] = []
        self._departed_moods: Moods = ()
        self._old_panel: AuctionPanel | None = None
        self._panel_until = 0.0
        self._gavel_falls = False
        self._faded: pygame.Surface | None = None

    @property
    def busy(self) -> bool:
        """Whether something is on its way that the next move should wait for."""
        return self._between is not None or self._faded is not None or self.due

    @property
    def due(self) -> bool:
        """Whether a move sets out in the next frame: the picture is still the one before it."""
        return self._due is not None

    def follow(self) -> None:
        """The session has gone on (or back): show the step from what was seen last."""
        scene = self._scene
        entries, eyes = scene.session.match.entries, scene.seating.viewer
        seen, self._seen = self._seen, len(entries)
        history, self._history = self._history, scene.news.history
        if len(entries) == seen:
            return
        if len(entries) < seen:
            scene.life.settle()
        self.flights, self._time = self._lingering(), 0.0
        self._land()
        pace = PACES[scene.settings.speed]
        if not pace:
            return
        if len(entries) == seen + 1 and not scene.settings.reduced_motion:
            self._leave(len(entries), pace, history)
            mover = scene.session.seats[entries[-1].command.seat]
            if mover.is_person or not self._known:
                self._set_out()
        elif eyes == self._drawn_for:
            self.fade()

    def show(self, number: int) -> None:
        """Show that entry of the log (from 1 on) once more, whatever the table is at now."""
        self.skip()
        self._leave(number, PACES[self._scene.settings.speed] or 1.0, self._scene.news.history)
        self._set_out()
        self._scene.dirty = True

    @property
    def _known(self) -> bool:
        """Whether the same eyes have seen the picture before."""
        return self._shown is not None and self._scene.seating.viewer == self._drawn_for

    def _leave(self, number: int, pace: float, history: list[Counts]) -> None:
        """Let that entry be the next to set out, from the table as it was."""
        scene = self._scene
        self._due, self._departed = (number, pace), history
        self._departed_moods = scene.moods_after(number - 1)
        before = scene.session.view(scene.seating.viewer, number - 1)
        self._old_panel = self._auction_as(before) if isinstance(before.pending, AwaitBid) else None
        events = scene.session.match.entries[number - 1].events
        self._gavel_falls = any(isinstance(event, AuctionWon) for event in events)

    def _set_out(self) -> None:
        """Work out the flights of the entry that is due, and have the picture made that they lead to."""
        scene, session, eyes = self._scene, self._scene.session, self._scene.seating.viewer
        assert self._due is not None
        (number, pace), self._due = self._due, None
        entry = session.match.entries[number - 1]
        before, after = session.view(eyes, number - 1), session.view(eyes, number)
        between = Between(before, after, scene.size, scene.text_scale)
        board = Board(between, scene.picture, scene.say, scene.opened.stage(), after.turn)
        self._ahead = board.coming()
        events, valley = session.hidden(entry, eyes), valley_of(after)
        scene.life.welcome(arrivals_of(events, valley), valley)
        fresh = [flight.at_pace(pace) for flight in all_flights(board, events)]
        if not fresh:
            self._old_panel, scene.dirty = None, True
            return
        self.flights += fresh
        self._end = max((flight.end for flight in fresh if not flight.lingers), default=0.0)
        self._between, self._time = between, 0.0
        self._setting_out, self._waited = self._known, False
        scene.dirty |= not self._setting_out
        rest = scene.picture.prepare(scene.places, scene.view, (), scene.news.history, scene.moods)
        self._preparing = chain(self._ground(valley), rest, self._ahead)
        self._panel_until = BLOW * pace if self._gavel_falls else self._end

    def _ground(self, valley: Valley) -> Iterator[None]:
        """Have the ground begun on its thread: not while the flights are worked out, which takes a core."""
        self._scene.picture.panorama.expect(self._scene.places, valley)
        yield

    def _auction_as(self, before: View) -> AuctionPanel:
        """The auction as it stood stays while a bid or the gavel falls: without controls and purses."""
        scene = self._scene
        seats, moods = scene.session.seats, self._departed_moods
        table = Table(before, seats, scene.say, scene.opened.foresee, lambda: None, moods)
        kept, shared = scene.opened.auction_kept, scene.seating.shared
        panel = AuctionPanel(table, (), scene.submit, shared, kept=kept)
        panel.layout(scene.opened.stage(), scene.places.frame)
        return panel

    def fade(self) -> None:
        """The table as it was goes over into the table as it is."""
        self._faded = self._scene.picture.shown()
        self._time, self._end = 0.0, FADE

    def valley_comes(self) -> None:
        """The ground that was being drawn is there: it is shown, faded in where motion is reduced."""
        same_eyes = self._scene.view.seat == self._drawn_for
        if self._scene.settings.reduced_motion and same_eyes and not self.busy:
            self.fade()
        self._scene.dirty = True

    def skip(self) -> None:
        """Everything has landed at once."""
        self._land()
        self.flights = []

    def _land(self) -> None:
        self._between = self._faded = self._old_panel = self._due = None
        self._setting_out = False

    def _lingering(self) -> list[Flight]:
        """What is still told while nobody waits for it; time begins anew."""
        told = (flight for flight in self.flights if flight.lingers and flight.end > self._time)
        return [flight.after(-self._time) for flight in told]

    def fit(self, size: tuple[int, int], text_scale: float) -> None:
        """In a window of another size everything has another way to go: it has landed."""
        if (size, text_scale) != self._fitted:
            self._fitted = size, text_scale
            self._shown = None
            self.skip()

    def skipped_by(self, event: pygame.event.Event) -> bool:
        """A click or Space ends what is in the air. True when the event is used up by it.

        A click goes on to what it was meant for: the state under the picture is final already. So does
        Space while others move; at a person's turn it must not press what was not seen yet.
        """
        pressed = event.type in (pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN)
        space = event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE
        if not (pressed or space) or not self.busy:
            return False
        self.skip()
        self._scene.dirty = True
        return space and self._scene.person is not None

    def update(self, dt: float) -> None:
        """Let time pass; the scene is drawn again while something moves."""
        if self.due:
            self._set_out()
            self._scene.stirred, self._waited = True, self._setting_out
            return
        if not (self.flights or self._faded):
            next(self._ahead, None)
            return
        if self._setting_out:
            self._scene.dirty |= self._waited
            self._setting_out = not self._waited
            return
        panel = self.shows_old_panel
        self._time += dt
        self._scene.stirred = True
        if self._time >= self._end:
            self._scene.dirty |= self.busy
            self._land()
            self.flights, self._time = self._lingering(), 0.0
        elif self._between:
            self._scene.dirty |= panel != self.shows_old_panel
            next(self._preparing, None)

    def picture(self, marks: Marks) -> Shown:
        """What the static picture shows now: the table at rest, or what lies still meanwhile.

        In the frame in which an entry sets out it is still the one before: working out the flights and
        composing a picture would be too much for one frame.
        """
        scene = self._scene
        self._drawn_for = scene.view.seat
        if (self._setting_out or self.due) and self._shown:
            self._waited = True
        else:
            self._shown = self._picture(marks)
        return self._shown

    def _picture(self, marks: Marks) -> Shown:
        scene = self._scene
        if self._between is None:
            return scene.places, scene.view, replace(marks, moods=scene.moods), scene.news.history
        hidden = Marks(hidden=self._between.hidden, dimmed=self.shows_old_panel, moods=self._departed_moods)
        return self._between.places, self._between.held, hidden, self._departed

    @property
    def shows_old_panel(self) -> bool:
        """Whether an auction that has gone on is still seen as it stood."""
        return self._old_panel is not None and (self.due or self._time < self._panel_until)

    def draw_panel(self, surface: pygame.Surface, panel: Panel) -> None:
        """The panel that stands open: an auction waits until what opened it has landed."""
        ground = self._scene.picture.composed
        if self._old_panel and self.shows_old_panel:
            flies = self._between is not None and not self._setting_out
            self._old_panel.gavel_away = self._gavel_falls and flies
            self._old_panel.draw(surface, ground)
        elif isinstance(panel, AuctionPanel):
            if self._between is None and not self.due:
                panel.draw(surface, ground)
        elif panel:
            panel.draw(surface)

    def aloft(self) -> Iterator[Aloft]:
        """What is in the air, over everything."""
        if self._faded:
            self._faded.set_alpha(round(255 * (1 - self._time / self._end)))
            yield self._faded, self._faded.get_rect()
        for flight in self.flights:
            picture = flight.picture(self._time)
            if picture:
                yield picture
