"""No frame shows a private datum of someone who is not looking, proved pixel by pixel, for any game.

People play with real events, with undone moves and a load in the middle. Then the same events are played
again while the private things of everyone who is not at the screen are other ones, in every view, option and
event the screens get. Every frame has to be the same, to the pixel. Who is at the screen is followed here,
from what a person did: whoever lifted the curtain, until somebody else is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pygame
import pytest

from raccoon.app.paths import saves_dir
from raccoon.app.seats import Seat
from raccoon.app.session.session import Session
from raccoon.engine.events import Command, Event
from raccoon.engine.table_options import OptionValue
from scenes.screens.handover import HandoverScene
from scenes.screens.table_menu import TableMenu
from scenes.table.scene import TableScene
from scenes.table.viewer import Viewer
from tests.scenes.person import Sitting, seats
from tests.scenes.raccoon_tycoon.bidders import Mouse
from tests.scenes.recording import Tape, Taped

SIZE = (960, 540)
PEOPLE = ("person", "person", "person")


@dataclass(frozen=True)
class Secrets:
    """The secrets of a game, and how they are made others: a state and an event for each viewer.

    `shared` tells whether a position, a view or a state, is answered before everybody's eyes.
    """

    game: str
    other_state: Callable[[Any, int | None], Any]
    other_event: Callable[[Event, int | None], Event]
    shared: Callable[[Any], bool] = lambda _: False
    options: Mapping[str, OptionValue] = field(default_factory=dict)

    def begin(self, data: Path) -> Session:
        """A new game of three people, kept in a folder."""
        return Session.new(self.game, seats(*PEOPLE), dict(self.options), "curtain", saves_dir(data))


class Screen(Taped, Sitting):
    """A sitting that keeps what came in before each frame, and a number for each picture."""

    def __init__(self, data: Path, secrets: Secrets, reduced: bool = False) -> None:
        super().__init__(data, SIZE, "fast")
        self.secrets = secrets
        self.program.settings.reduced_motion = reduced
        self.record()

    def kind(self) -> str:
        """Between whom the frame was drawn."""
        top = self.stack.top
        if isinstance(top, HandoverScene):
            return "curtain"
        if not isinstance(top, TableScene):
            return "other"
        if self.secrets.shared(top.context.shown.view):
            return "shared"
        if top.context.shown.viewer is None:
            return "between, moving" if top.parts.animator.busy else "between"
        return "looking"


class Undoer(Mouse):
    """Plays with the mouse and now and then takes a move back, before anybody else has looked."""

    def changes_their_mind(self, sitting: Sitting) -> bool:
        """Whether they press Z now, and do."""
        top = sitting.stack.top
        way = top.parts.undo.way_back if isinstance(top, TableScene) else None
        if way is None or way.agreed or self.random.random() > 0.05:
            if isinstance(top, TableScene) and top.parts.turns.held:
                sitting.click(top.parts.skip.button.rect.center)  # what was answered beside others stands
            return False
        sitting.met["undo"] += 1
        sitting.press(pygame.K_z, "z")
        return True


def play(data: Path, secrets: Secrets, entries: int, reduced: bool = False) -> tuple[Screen, int]:
    """Three people play so many moves; in the middle the game is left and continued: at which frame."""
    screen = Screen(data, secrets, reduced)
    session = secrets.begin(data)
    screen.program.table(session)
    screen.frame()
    hands, loaded_at = Undoer(4), 0
    while screen.program.session and len(screen.program.session.match.entries) < entries:
        if not hands.changes_their_mind(screen):
            screen.step(hands)
        now = screen.program.session
        if not loaded_at and len(now.match.entries) >= entries // 2:
            loaded_at = len(screen.tape)
            _load(screen)
    assert session.path is not None
    return screen, loaded_at


def _load(screen: Screen) -> None:
    session = screen.program.session
    assert session is not None
    assert session.path is not None
    screen.program.saves.resume(session.path)


class AtTheScreen:
    """The player who is looking, told from what people do; everyone else's private things are other ones."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, secrets: Secrets) -> None:
        self.secrets = secrets
        self.looking: int | None = None
        self.replaced = 0
        self._patch(monkeypatch, Session, "submit", self._submitted)
        self._patch(monkeypatch, Session, "go_back", self._undone)
        self._patch(monkeypatch, Session, "view", self._view)
        self._patch(monkeypatch, Session, "options", self._options)
        self._patch(monkeypatch, Session, "visible_events", self._visible_events)
        self._patch(monkeypatch, TableMenu, "curtain", self._curtain)

    @staticmethod
    def _patch(monkeypatch: pytest.MonkeyPatch, owner: type, name: str, instead: Callable[..., Any]) -> None:
        whole = getattr(owner, name)
        monkeypatch.setattr(owner, name, lambda self, *args, **facts: instead(whole, self, *args, **facts))

    def _acted(self, session: Session, seat: int) -> None:
        shared = self.secrets.shared(session.match.state)
        self.looking = seat if seat in session.waiting and not shared else None

    def _submitted(self, whole: Callable[..., Any], session: Session, command: Command) -> Any:
        entry = whole(session, command)
        self._acted(session, command.seat)
        return entry

    def _undone(self, whole: Callable[..., Any], session: Session, moves: int) -> Any:
        seat = session.match.entries[moves].command.seat
        taken = whole(session, moves)
        self._acted(session, seat)
        return taken

    def _curtain(
        self, whole: Callable[..., Any], menu: TableMenu, seat: Seat, lift: Callable[[], None], *more: Any
    ) -> None:
        self.looking = None

        def look() -> None:
            self.looking = menu._session.seats.index(seat)
            lift()

        whole(menu, seat, look, *more)

    def _view(
        self, _: Callable[..., Any], session: Session, seat: int | None, entries: int | None = None
    ) -> Any:
        states = session.match._states
        return session.match.game.view(self.other(states[-1 if entries is None else entries]), seat)

    def _options(self, _: Callable[..., Any], session: Session, seat: int) -> Any:
        return session.match.game.options(self.other(session.match.state), seat)

    def _visible_events(
        self, whole: Callable[..., Any], session: Session, entry: Any, seat: int | None
    ) -> tuple[Event, ...]:
        return tuple(self._other_event(event) for event in whole(session, entry, seat))

    def _other_event(self, event: Event) -> Event:
        return self.secrets.other_event(event, self.looking)

    def other(self, state: Any) -> Any:
        """The state with other private things for everyone who is not looking."""
        found = self.secrets.other_state(state, self.looking)
        self.replaced += found != state
        return found


def again(data: Path, secrets: Secrets, tape: Tape, loaded_at: int, reduced: bool = False) -> Screen:
    """The same events once more, frame by frame."""
    screen = Screen(data, secrets, reduced)
    screen.program.table(secrets.begin(data))
    for number, events in enumerate(tape):
        if number == loaded_at:
            _load(screen)
        screen.play_back(events)
    return screen


def differing(one: Screen, other: Screen) -> list[int]:
    """The frames that differ."""
    pairs = enumerate(zip(one.pictures, other.pictures, strict=True))
    return [number for number, (first, second) in pairs if first != second]


def too_early(self: Viewer, view: object, awaited: Sequence[int], waiting: Sequence[int]) -> bool:
    """The player who is asked is drawn at once."""
    self.seat = self.person = next(iter(awaited), None)
    return False


def too_long(
    self: Viewer,
    view: Any,
    awaited: Sequence[int],
    waiting: Sequence[int],
    turn_to: Callable[..., bool] = Viewer.turn_to,
) -> bool:
    """The curtain falls in time, but until then the last one's things stay on the screen."""
    before = self.seat
    falls = turn_to(self, view, awaited, waiting)
    self.seat = before if falls else self.seat
    return falls
