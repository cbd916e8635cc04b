"""Whole evenings twice, the second time with another deal: no picture and no spoken line may differ.

People at one screen play with real events and use everything at a table: hover, look back, read the log and
the recap, ask for hints, open menus, undo, change seats, bid with limits. Then the same events are replayed,
while everything that the person at the screen cannot know is different (`other_deal`).
"""

from __future__ import annotations

import shutil
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, nullcontext
from dataclasses import dataclass, field
from datetime import UTC, datetime, tzinfo
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from zlib import crc32

import pygame
import pytest

from raccoon.app.paths import saves_dir
from raccoon.app.saves import listing, new_save, writer
from raccoon.app.saves.obfuscation import obfuscated
from raccoon.app.saves.seal import Seal
from raccoon.app.seats import COLOURS, EMBLEMS, PERSON, Seat
from raccoon.app.session import session as sessions
from raccoon.app.session.questions import Questions
from raccoon.app.session.session import Session
from raccoon.engine.chance import Chance
from raccoon.games.registry import GAMES
from scenes.art import surface_cache
from scenes.dialogs.dialog import DialogScene
from scenes.library import controller
from scenes.library.sketches import FolderOfSketches
from scenes.screens.handover import HandoverScene
from scenes.table.scene import TableScene
from tests.games.everything import everything
from tests.games.registry import SUBJECTS
from tests.long.other_deal import OtherDeal
from tests.long.run import Trial
from tests.monkey import Monkey
from tests.scenes.person import Sitting
from tests.scenes.raccoon_tycoon.bidders import Mouse
from tests.scenes.speaking import with_ears

SIZE = (960, 540)
ASKED = 7
"""After this many pictures the spoken commands (where am I, what is here, what has happened) are given."""
PICTURES = 450
"""Pictures of an evening."""
CASTS = ((PERSON, PERSON), (PERSON, "random", PERSON, PERSON), (PERSON, "random"))
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")
NOW = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)


class Always(datetime):
    """A clock that stands still: games are named after their starting time."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]
        """The same time."""
        return NOW


@dataclass
class Tape:
    """The events before each picture of an evening; before some of them the game was left and continued."""

    events: list[list[pygame.event.Event]] = field(default_factory=list)
    continued: set[int] = field(default_factory=set)


class Screen(Sitting):
    """A table that records its events, a digest of each picture, and the kind of picture."""

    def __init__(self, folder: Path, game: str, seed: str) -> None:
        super().__init__(folder, SIZE, "fast")
        chance, settings = Chance(f"settings {seed}"), self.program.settings
        settings.welcomed = settings.captions = True
        settings.speed = chance.pick(("brisk", "fast", "instant"))
        for name in ("reduced_motion", "hold_turn", "answer_forced", "ledger", "confirmations"):
            setattr(settings, name, bool(chance.below(2)))
        self.tape = Tape()
        self.deal: OtherDeal | None = None
        self.pictures: list[int] = []
        self.ears = with_ears(self.program.shell)
        self.kinds: list[str] = []
        cast = chance.pick([cast for cast in CASTS if len(cast) in GAMES[game].seats] or CASTS[:1])
        seats = [Seat(NAMES[n], who, COLOURS[n], EMBLEMS[n]) for n, who in enumerate(cast)]
        self.session = Session.new(game, seats, {}, seed, saves_dir(folder))
        self.program.table(self.session)

    def frame(self, frames: int = 1) -> None:
        """Let frames pass, and record the events."""
        for _ in range(frames):
            came = pygame.event.get()
            for event in came:
                if event.type >= pygame.USEREVENT:
                    pygame.event.post(event)
            self.show([event for event in came if event.type < pygame.USEREVENT])

    def look(self) -> None:
        """Record the frames in which a person only looks, too."""
        self.window.guard.look(self.stack.top)
        for _ in range(90):
            if self.window.guard.ready:
                return
            self.frame()

    def show(self, events: list[pygame.event.Event]) -> None:
        """Show one frame with these events, and record its picture. Events between widgets are not
        recorded.
        """
        self.tape.events.append(events)
        self.program.settings.curtain = True  # without it people have agreed to see everything
        for thread in threading.enumerate():
            if thread.name == "library":  # it works in real time
                thread.join()
        own = [event for event in pygame.event.get() if event.type >= pygame.USEREVENT]
        for event in own + events:
            pygame.event.post(event)
        self.window.step(self.stack, 1 / 30)
        self.pictures.append(crc32(self.window.surface.get_view("2"), self._heard()))
        self.kinds.append(self._kind())

    def _heard(self) -> int:
        """A digest of the speech with the picture; now and then all spoken commands are given."""
        asked = (pygame.K_F5, pygame.K_F6, pygame.K_F7) if len(self.pictures) % ASKED == 0 else ()
        for key in asked:
            event = pygame.event.Event(pygame.KEYDOWN, key=key, mod=0)
            assert self.stack.narrator
            self.stack.narrator.handle(event)
        return crc32("\n".join(self.ears.heard()).encode())

    def _kind(self) -> str:
        top = self.stack.top
        if not isinstance(top, TableScene):
            return type(top).__name__
        between = top.context.shown.viewer is None
        return "a table that nobody looks at alone" if between else "a table"

    def go_on(self) -> None:
        """Continue the game where it was left."""
        assert self.session.path is not None
        self.tape.continued.add(len(self.tape.events))
        self.program.saves.resume(self.session.path)
        assert self.program.session is not None
        self.session = self.program.session


class Guest(Mouse):
    """Plays with the mouse, and between moves acts at random like a monkey."""

    def __init__(self, screen: Screen, seed: str) -> None:
        self.chance = Chance(seed)
        super().__init__(self.chance.below(1000))
        self.monkey = Monkey(screen.window, screen.program, seed)

    def act(self, screen: Screen) -> None:
        """Perform one action; a guest who has left the table returns to it."""
        top: Any = screen.stack.top
        if screen.program.session is not screen.session or top is None:
            screen.go_on()
        elif isinstance(top, DialogScene):
            screen.click(self.chance.pick(top.buttons).rect.center)
        elif isinstance(top, (TableScene, HandoverScene)) and self.chance.below(2):
            screen.step(self)
        elif isinstance(top, TableScene) or self.chance.below(3):
            self.monkey.action()
        else:
            screen.press(pygame.K_ESCAPE)
        screen.frame(1 + self.chance.below(3))


def attack(seed: int, count: int) -> Iterator[Trial]:
    """Compare a picture a trial, some hundred of them an evening; the games in turn."""
    left, number = count, 0
    with everything() as games, steady(), TemporaryDirectory() as folder:
        while left > 0:
            game = [*games][number % len(games)]
            for trial in evening(Path(folder) / "evening", game, f"{seed} {number}", min(left, PICTURES)):
                left -= 1
                yield trial
            number += 1


@contextmanager
def steady() -> Iterator[None]:
    """Make everything deterministic that depends on real time or differs each time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(new_save, "datetime", Always)
        patch.setattr(sessions, "fresh_seed", lambda: "fresh")
        patch.setattr(writer, "sealed_now", lambda seed, setup: Seal("0" * 16, obfuscated("0" * 24)))
        patch.setattr(listing, "modified", lambda _: NOW.timestamp())  # the library shows the time of a file
        patch.setattr(controller, "this_day", NOW.date)
        patch.setattr(FolderOfSketches, "want", lambda *_: None)  # a process draws them
        patch.setattr(Questions, "use", lambda *_: None)  # bots think here
        yield


def evening(folder: Path, game: str, seed: str, pictures: int) -> Iterator[Trial]:
    """Compare the pictures of an evening; after the first difference the rest does not count."""
    first = played(folder, game, seed, pictures)
    second = again(folder, game, seed, first.tape)
    pairs = zip(first.pictures, second.pictures, first.kinds, strict=True)
    for number, (one, two, kind) in enumerate(pairs):
        wrong = "" if one == two else f"evening {seed!r} of {game}: picture {number} or its words tell it"
        yield Trial(kind, wrong)
        if wrong:
            return


def played(folder: Path, game: str, seed: str, pictures: int) -> Screen:
    """Play the evening."""
    with _room(folder, game):
        screen = Screen(folder, game, seed)
        guest = Guest(screen, seed)
        while len(screen.pictures) < pictures and not screen.session.over:
            guest.act(screen)
        _close(screen)
    return screen


def again(folder: Path, game: str, seed: str, tape: Tape) -> Screen:
    """Replay the same events with another deal."""
    with _room(folder, game), pytest.MonkeyPatch.context() as patch:
        screen = Screen(folder, game, seed)
        screen.deal = OtherDeal(patch, screen.program)
        screen.program.table(screen.session)
        for number, events in enumerate(tape.events):
            if number in tape.continued:
                screen.go_on()
            screen.show(events)
        _close(screen)
    return screen


@contextmanager
def _room(folder: Path, game: str) -> Iterator[None]:
    """Make a fresh folder of the same name, and draw nothing outside the loop."""
    shutil.rmtree(folder, ignore_errors=True)
    at_once = SUBJECTS[game].at_once or nullcontext
    with ExitStack() as stack:
        stack.enter_context(at_once())
        yield


def _close(screen: Screen) -> None:
    """Leave the game, and close the window."""
    screen.program.title()
    screen.stack.clear()
    screen.window.close()
    surface_cache.listen(False)
