"""A monkey at the window: whatever is pressed, clicked and rolled, nothing breaks and every save is right."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame

from raccoon.app.paths import saves_dir
from raccoon.app.saves.verify import verify
from raccoon.app.settings import Settings
from raccoon.engine.chance import Chance
from scenes.program import Program
from scenes.table.scene import TableScene
from scenes.window.window import Window
from tests.games.ballot.presentation import PRESENTATION
from tests.games.ballot.shown import at_the_window, ballot
from tests.monkey import look

__all__ = ["at_the_window", "ballot"]
SIZE = (960, 540)
MOST, HUNDRED = 6000, 100
"""Events at the most (how many it takes depends on how fast the bots think), and after how many it is asked
whether enough has come of them.
"""
SCREENS = {"InspectableTitle", "InspectableLobby", "TableScene", "DialogScene", "InspectableResults"}
MOVES = 40
"""So many screens and moves are enough."""
KEYS = (
    *(pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_PAGEUP, pygame.K_o, pygame.K_p, pygame.K_h, pygame.K_z),
    *(
        pygame.K_y,
        pygame.K_l,
        pygame.K_t,
        pygame.K_n,
        pygame.K_1,
        pygame.K_4,
        pygame.K_F1,
        pygame.K_BACKSPACE,
    ),
)


class Monkey:
    """Sits before a program that knows one game; half of what it does hits something that can be pressed."""

    def __init__(self, window: Window, program: Program, seed: str) -> None:
        self.window, self.program, self.chance = window, program, Chance(seed)
        self.scenes: set[str] = set()

    def act(self) -> None:
        """One event, and a frame."""
        top: Any = self.program.stack.top
        if top is None:  # it has quit
            self.program.title()
            return
        self.scenes.add(type(top).__name__)
        kind = self.chance.below(10)
        if kind < 5:
            self.click(self.chance.pick(self.targets(top)))
        elif kind < 6:
            self.click((self.chance.below(SIZE[0]), self.chance.below(SIZE[1])))
        elif kind < 9:
            self.press(self.chance.pick(KEYS))
        else:
            at = self.chance.below(SIZE[0]), self.chance.below(SIZE[1])
            self.post(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
            self.post(pygame.MOUSEWHEEL, x=0, y=1 - 2 * self.chance.below(2), precise_y=1.0)
        self.window.step(self.program.stack, 1 / 30)
        if self.chance.below(4):
            look(self.window, self.program.stack)

    def targets(self, top: Any) -> list[tuple[int, int]]:
        """The middles of whatever can be pressed there; of the papers on a table too. What is filled in is
        confirmed as often as not, so that games come to an end.
        """
        rings = [top.ring] if getattr(top, "ring", None) else []
        found: list[tuple[int, int]] = []
        if isinstance(top, TableScene):
            panel: Any = top.parts.panel_host.panel
            rings = [panel.ring if panel else top.parts.controls.ring]
            found = [rect.center for piece, rect in top.context.shown.layout.pieces() if "vote" in piece]
            fields = panel.choice.fields if panel else ()
            found += [plate.center for field in fields for _, plate in field.widget.plates()]
        found += [widget.rect.center for ring in rings for widget in ring.widgets if widget.visible]
        if isinstance(top, TableScene) and panel and panel.confirm.enabled:
            found += [panel.confirm.rect.center] * len(found)
        return found or [(SIZE[0] // 2, SIZE[1] // 2)]

    def click(self, at: tuple[int, int]) -> None:
        self.post(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
        self.post(pygame.MOUSEBUTTONDOWN, pos=at, button=1)
        self.post(pygame.MOUSEBUTTONUP, pos=at, button=1)

    def press(self, key: int) -> None:
        name = pygame.key.name(key)
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.post(kind, key=key, mod=0, scancode=0, unicode=name if len(name) == 1 else "")

    @staticmethod
    def post(kind: int, **facts: Any) -> None:
        pygame.event.post(pygame.event.Event(kind, **facts))


def test_whatever_it_does_nothing_breaks_and_every_save_is_right(at_the_window: str, tmp_path: Path) -> None:
    with Window(SIZE) as window:
        program = Program(tmp_path, Settings(speed="instant"), presentations={at_the_window: PRESENTATION})
        program.stack.resize(window.size)
        program.title()
        monkey = Monkey(window, program, "titi")
        try:
            for number in range(MOST):
                monkey.act()
                if number % HUNDRED == 0 and monkey.scenes >= SCREENS and moves(tmp_path) > MOVES:
                    break
        finally:
            program.thinker.close()
            program.stack.clear()
    assert monkey.scenes >= SCREENS
    assert moves(tmp_path) > MOVES


def moves(data: Path) -> int:
    """The number of moves in all saves, each of them verified."""
    return sum(verify(path).moves for path in saves_dir(data).iterdir())
