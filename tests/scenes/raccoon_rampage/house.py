"""Random games of Raccoon Rampage for tests, and players of it at the window."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pygame

from raccoon.app.session.session import Session
from raccoon.engine.chance import Chance
from raccoon.games.raccoon_rampage.game import GAME
from scenes.art import pictograms
from scenes.raccoon_rampage.choices.call import CallPanel
from scenes.raccoon_rampage.presentation import PRESENTATION
from scenes.screens.handover import HandoverScene
from scenes.table.choosing.choice_panel import ChoicePanel
from scenes.table.choosing.panel import Panel
from scenes.widgets.pick_some import PickSome
from tests.scenes import person
from tests.scenes.person import Sitting, seats

pictograms.add(PRESENTATION.words.pictograms)
pictograms.wear(PRESENTATION.look.emblems)


def begin(*controllers: str, seed: str = "house", saves: Path | None = None, **options: Any) -> Session:
    """A new game."""
    return Session.new(GAME.name, seats(*controllers), options, seed, saves)


def step(session: Session, chance: Chance) -> None:
    """Let the first seat asked make a random move."""
    seat = session.waiting[0]
    session.submit(chance.pick(session.options(seat)).draw(chance))


def played_until(
    session: Session, until: Callable[[Session], bool], seed: str = "until", seats: tuple[int, ...] = ()
) -> Session:
    """Make random moves until a condition holds."""
    chance = Chance(seed)
    while not until(session):
        assert not session.over, "it did not come about"
        step(session, chance)
    return session


@cache
def played(players: int = 4, seed: str = "house") -> Session:
    """A whole random game, cached: do not change it."""
    return played_until(begin(*["random"] * players, seed=seed), lambda session: session.over, seed)


class House(Sitting):
    """The program with a game of Raccoon Rampage on its table."""

    def open(self, *controllers: str, **more: Any) -> Session:
        """Put a new game on the table."""
        return self.lay(begin(*controllers, **more))

    def lay(self, session: Session) -> Session:
        """Put a game on the table."""
        self.program.table(session)
        self.frame()
        return session

    @property
    def dock(self) -> ChoicePanel:
        """The panel of the open choice, which must be there."""
        panel = self.table.parts.panel_host.panel
        assert isinstance(panel, ChoicePanel), panel
        return panel

    @property
    def call(self) -> CallPanel:
        """The panel of the open call, which must be there."""
        panel = self.table.parts.panel_host.panel
        assert isinstance(panel, CallPanel), panel
        return panel

    def lift(self) -> int:
        """Wait for the curtain and lift it; return the seat that it fell for."""
        self.wait_for(lambda: isinstance(self.stack.top, HandoverScene))
        curtain = self.stack.top
        assert isinstance(curtain, HandoverScene)
        self.click(curtain.look_button.rect.center)
        seat = self.table.context.shown.viewer
        assert seat is not None
        return seat

    def wait_for(self, condition: Callable[[], bool], frames: int = 6000) -> None:
        """Let frames pass until a condition holds."""
        for _ in range(frames):
            if condition():
                return
            self.frame()
        raise AssertionError("it did not come about")

    def place(self, piece: str) -> tuple[int, int]:
        """The middle of a piece."""
        return self.table.context.shown.layout.rects_of(piece)[0].center

    def drag(self, start: str, end: str) -> None:
        """Drag a piece onto another."""
        first, last = self.place(start), self.place(end)
        post, event = pygame.event.post, pygame.event.Event
        post(event(pygame.MOUSEBUTTONDOWN, pos=first, button=1))
        for pos in (((first[0] + last[0]) // 2, (first[1] + last[1]) // 2), last):
            post(event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(1, 0, 0)))
            self.frame()
        post(event(pygame.MOUSEBUTTONUP, pos=last, button=1))
        self.frame()


class Mouse(person.Mouse):
    """Plays by clicks alone, the open call too."""

    def at_own_panel(self, sitting: Sitting, panel: Panel) -> None:
        assert isinstance(panel, CallPanel)
        waits = [*panel.waits.values()]
        button = self.random.choice(waits) if self.random.random() < 0.1 else panel.pass_
        sitting.click(button.rect.center)

    def _choose(self, sitting: Sitting, dock: ChoicePanel) -> None:
        for widget in [field.widget for field in dock.choice.fields]:
            if isinstance(widget, PickSome) and widget.visible:
                for _, rect in self.random.sample(widget.plates(), widget.most):
                    sitting.click(rect.center)
                if dock.confirm.enabled:
                    sitting.click(dock.confirm.rect.center)
                return
        super()._choose(sitting, dock)


class Keyboard(person.Keyboard):
    """Plays by keys alone, the open call too."""

    def at_own_panel(self, sitting: Sitting, panel: Panel) -> None:
        assert isinstance(panel, CallPanel)
        sitting.press(panel.pass_.hotkeys[0])

    def _choose(self, sitting: Sitting, dock: ChoicePanel) -> None:
        for widget in [field.widget for field in dock.choice.fields]:
            if isinstance(widget, PickSome) and widget.visible:
                while dock.ring.focused is not widget:
                    sitting.press(pygame.K_TAB)
                for _ in range(widget.most):
                    sitting.press(pygame.K_RIGHT)
                    sitting.press(pygame.K_DOWN)
        super()._choose(sitting, dock)
