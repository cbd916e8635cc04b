"""A person at the window for the tests: looks at the screen and answers with real events.

It knows only what a person sees (buttons, fields, whether they are enabled), never the rules.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pygame

from raccoon.app.seats import COLOURS, EMBLEMS, Seat
from raccoon.app.session.session import Session
from raccoon.app.settings import Settings
from scenes.dialogs.dialog import DialogScene
from scenes.main import listen
from scenes.program import Program
from scenes.results.scene import ResultsScene
from scenes.screens.handover import HandoverScene
from scenes.screens.picture_file import SavingScene
from scenes.screens.table_menu import HOUSE
from scenes.table.choosing.choice_panel import ChoicePanel
from scenes.table.choosing.panel import Panel
from scenes.table.scene import TableScene
from scenes.widgets.button import Button
from scenes.widgets.counters import Counters
from scenes.widgets.pick import Pick
from scenes.widgets.stepper import Stepper
from scenes.window.keyboard import WALKING
from scenes.window.keys import KEYS
from scenes.window.window import Window

FRAME = 1 / 60
SIZE = (1280, 720)
USUAL = "raccoon_tycoon"
"""The game of a test that does not say."""
TOLD = ("answer_forced", "every_call")
"""The settings that answer for people, of which whoever sits here has heard."""
HASTY = WALKING - {pygame.K_DELETE} | {pygame.K_SPACE}
"""Keys that are pressed without a look: they walk, count and skip."""
LOOK = 0.21
"""Seconds of a frame in which a person only looks at a picture that stands still."""
WATCH = 0.05
"""Seconds of a frame in which they watch one that comes or goes: it moves on a step a frame."""


def seats(*controllers: str) -> list[Seat]:
    """Seats with these controllers, each with a name, colour and emblem of its own."""
    names = ("Clara", "Vixen", "Otis", "Barnaby", "Prudence")
    return [
        Seat(names[number], controller, COLOURS[number], EMBLEMS[number])
        for number, controller in enumerate(controllers)
    ]


class Sitting:
    """The program in a window without a screen, and someone who plays at it."""

    def __init__(self, data: Path, size: tuple[int, int] = SIZE, speed: str = "instant") -> None:
        self.window = Window(size)
        settings = Settings(speed=speed, explained={HOUSE: TOLD})
        self.program = Program(data, settings)
        # Without a window of its own the program lays its tables at once, not behind an opening.
        self.stack = self.program.stack
        listen(self.program, self.window)
        self.stack.resize(self.window.size)
        self.met: Counter[str] = Counter()
        pygame.event.clear()

    def watch(self, watched: bool) -> None:
        """Draw the screens, as always, or only have them move and answer, in a third of the time.

        For tests that ask nothing of the picture, where another case of the same test has the same screens
        drawn.
        """
        scenes = self.stack.picture._scenes
        draw = type(scenes)._draw_scenes.__get__(scenes)
        scenes._draw_scenes = draw if watched else lambda surface: None  # type: ignore[method-assign]

    def begin(
        self,
        people: Sequence[Seat],
        seed: str,
        options: dict[str, bool] | None = None,
        saves: Path | None = None,
        game: str = USUAL,
    ) -> Session:
        """Put a new game on the table."""
        session = Session.new(game, people, options or {}, seed, saves)
        self.program.table(session)
        self.frame()
        return session

    def frame(self, frames: int = 1) -> None:
        """Let frames pass; while an opponent thinks in its process they take some time, as real ones do."""
        for _ in range(frames):
            self.window.step(self.stack, FRAME)
            if self.program.thinker.thinks:
                time.sleep(0.002)

    def press(self, key: int, text: str = "", mod: int = 0) -> None:
        """Look at what is on the screen, then press and release the key that is set for this one."""
        if key not in HASTY:
            self.look()
        key = KEYS.pressed(key)
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, unicode=text, mod=mod, scancode=0))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, unicode=text, mod=mod, scancode=0))
        self.frame()

    def look(self) -> None:
        """Look at the screen until everything on it can be pressed, or for a few seconds."""
        for _ in range(80):
            self.window.guard.look(self.stack.top)
            if self.window.guard.ready:
                return
            self.window.step(self.stack, LOOK if self.stack.picture.is_whole else WATCH)

    def hold(self, key: int, times: int = 1) -> None:
        """The key goes down, and again and again as a keyboard repeats it; it does not come up."""
        text = chr(key) if key < 128 else ""
        for _ in range(times):
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, unicode=text, mod=0, scancode=0))
            self.frame()

    def let_go(self, key: int) -> None:
        """A key that was held comes up."""
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, unicode="", mod=0, scancode=0))
        self.frame()

    def click(self, pos: tuple[int, int], button: int = 1) -> None:
        """Look, then press and release a mouse button."""
        if button == pygame.BUTTON_LEFT:
            self.look()
        self.click_at_once(pos, button)

    def click_at_once(self, pos: tuple[int, int], button: int = pygame.BUTTON_LEFT) -> None:
        """Press and release a mouse button without looking first."""
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=pos, button=button))
        self.frame()

    @property
    def table(self) -> TableScene:
        """The table, which must be on top."""
        top = self.stack.top
        assert isinstance(top, TableScene), top
        return top

    def play(self, hands: Callable[[Sitting], None], most: int = 60_000) -> ResultsScene:
        """Play with these hands until the certificate; fails when it takes too long."""
        for _ in range(most):
            if isinstance(self.stack.top, ResultsScene):
                return self.stack.top
            self.step(hands)
        raise AssertionError("the game did not end")

    def step(self, hands: Callable[[Sitting], None]) -> None:
        """One act of the person, or a frame of waiting for bots."""
        top = self.stack.top
        self.met[type(top).__name__] += 1
        if isinstance(top, TableScene) and self._waits(top):
            self.frame()
        else:
            hands(self)

    @staticmethod
    def _waits(table: TableScene) -> bool:
        """Whether bots move, or the curtain is about to fall."""
        return table.context.shown.person is None or (
            table.parts.panel_host.panel is None and table.context.shown.person != table.context.shown.viewer
        )


def let_keep(sitting: Sitting) -> None:
    """Let frames pass until no file is being made any more."""
    while isinstance(sitting.stack.top, SavingScene):
        sitting.frame()
        time.sleep(0.002)


class Hands:
    """Somebody who plays by chance, each kind in its own way: what they do on each screen."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def __call__(self, sitting: Sitting) -> None:
        """Answer whatever is on the screen."""
        top = sitting.stack.top
        if isinstance(top, HandoverScene):
            self._lift(sitting, top)
        elif isinstance(top, DialogScene):
            sitting.met["message: " + top.sentence] += 1
            self._close(sitting, top)
        elif isinstance(top, TableScene):
            self._at_table(sitting, top)
        else:
            sitting.press(pygame.K_ESCAPE)

    def _at_table(self, sitting: Sitting, table: TableScene) -> None:
        panel = table.parts.panel_host.panel
        if isinstance(panel, ChoicePanel):
            self._choose(sitting, panel)
        elif panel is not None:
            self.at_own_panel(sitting, panel)
        else:
            buttons = [*table.parts.controls.verbs.values(), *table.parts.quick_actions.extras]
            self._press(sitting, self._pick([button for button in buttons if button.enabled]))

    def at_own_panel(self, sitting: Sitting, panel: Panel) -> None:
        """Answer in a panel of the game's own."""
        raise NotImplementedError

    def _pick(self, buttons: list[Button]) -> Button:
        """The verb that they begin."""
        return self.random.choice(buttons)

    def _lift(self, sitting: Sitting, curtain: HandoverScene) -> None:
        raise NotImplementedError

    def _close(self, sitting: Sitting, message: DialogScene) -> None:
        raise NotImplementedError

    def _press(self, sitting: Sitting, button: Button) -> None:
        raise NotImplementedError

    def _choose(self, sitting: Sitting, dock: ChoicePanel) -> None:
        raise NotImplementedError


class Mouse(Hands):
    """Plays by clicks alone; a `hoarder` produces whenever it may."""

    def __init__(self, seed: int, hoarder: bool = False) -> None:
        super().__init__(seed)
        self.hoarder = hoarder

    def _lift(self, sitting: Sitting, curtain: HandoverScene) -> None:
        sitting.click(curtain.look_button.rect.center)

    def _close(self, sitting: Sitting, message: DialogScene) -> None:
        sitting.click(message.buttons[-1].rect.center)

    def _pick(self, buttons: list[Button]) -> Button:
        return buttons[0] if self.hoarder else super()._pick(buttons)

    def _press(self, sitting: Sitting, button: Button) -> None:
        sitting.click(button.rect.center)

    def _choose(self, sitting: Sitting, dock: ChoicePanel) -> None:
        for widget in [field.widget for field in dock.choice.fields]:
            if not widget.visible:
                continue
            if isinstance(widget, Pick):
                _, rect = self.random.choice(widget.plates())
                sitting.click(rect.center)
            elif isinstance(widget, Stepper):
                _, rect = self.random.choice([part for part in widget.parts() if part[0]])
                sitting.click(rect.center)
            elif isinstance(widget, Counters):
                self._count(sitting, widget)
        if dock.confirm.enabled:
            sitting.click(dock.confirm.rect.center)
        elif dock.ways_out:
            sitting.click(dock.ways_out[0].rect.center)

    def _count(self, sitting: Sitting, counters: Counters) -> None:
        for _ in range(200):
            if not counters.tally.left:
                return
            row = self.random.randrange(len(counters.rows))
            *_, plus = counters._parts(row)
            sitting.click(plus.center)


class Keyboard(Hands):
    """Plays by keys alone."""

    def _lift(self, sitting: Sitting, curtain: HandoverScene) -> None:
        sitting.press(curtain.look_button.hotkeys[0], curtain.look_button.cap.lower())

    def _close(self, sitting: Sitting, message: DialogScene) -> None:
        sitting.press(pygame.K_ESCAPE)

    def _press(self, sitting: Sitting, button: Button) -> None:
        sitting.press(button.hotkeys[0], button.cap.lower())

    def _choose(self, sitting: Sitting, dock: ChoicePanel) -> None:
        """Walk through the fields with Tab, fill each one in, confirm with Enter."""
        for _ in range(2 * len(dock.ring.widgets)):
            sitting.press(pygame.K_TAB)
            widget = dock.ring.focused
            if isinstance(widget, Pick):
                for _ in range(self.random.randrange(3)):
                    sitting.press(self.random.choice((pygame.K_DOWN, pygame.K_UP, pygame.K_RIGHT)))
            elif isinstance(widget, Stepper):
                sitting.press(self.random.choice((pygame.K_LEFT, pygame.K_RIGHT, pygame.K_PAGEDOWN)))
            elif isinstance(widget, Counters):
                self._count(sitting, widget)
        if dock.confirm.enabled:
            dock_focus = dock.ring.focused
            while dock_focus is not dock.confirm:
                sitting.press(pygame.K_TAB)
                dock_focus = dock.ring.focused
            sitting.press(pygame.K_RETURN)
        elif dock.on_back:
            sitting.press(pygame.K_ESCAPE)

    def _count(self, sitting: Sitting, counters: Counters) -> None:
        for _ in range(200):
            if not counters.tally.left or not counters.focused:  # arrows lead on to what lies beside it
                return
            sitting.press(self.random.choice((pygame.K_DOWN, pygame.K_UP)))
            sitting.press(pygame.K_RIGHT)
