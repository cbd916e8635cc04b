"""A person who hears the screen and does not see it: nothing but spoken lines and the keyboard."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import NamedTuple

import pygame

from scenes.results.scene import ResultsScene
from scenes.screens.app_context import AppContext
from scenes.speech.narrator import Narrator
from tests.scenes.person import Sitting

ROLES = ("button", "switch", "list", "number", "counts", "field", "slider")
PLACE = re.compile(r"(\d+) of (\d+)\.$")
KEY = re.compile(r"\bkey (\S+)\. ")
LEFT = re.compile(r"(\d+) left to count")
TICKS = re.compile(r"(\d+) of (\d+) ticked")
KEYS = {"Enter": pygame.K_RETURN, "Esc": pygame.K_ESCAPE}
ASIDE = ("Undo", "Redo", "Menu", "Hint", "Skip", "Back", "Do it again", "Call me")
"""The beginnings of buttons that lead nowhere in a game: everybody knows them by their names."""
ARROWS = {"up": pygame.K_UP, "down": pygame.K_DOWN, "left": pygame.K_LEFT, "right": pygame.K_RIGHT}


class Ears:
    """An output that remembers its lines."""

    lost = ""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.hushed = 0

    def say(self, line: str, language: str) -> None:
        self.lines.append(line)

    def hush(self) -> None:
        self.hushed += 1

    def close(self) -> None:
        """Nothing to close."""

    def heard(self) -> list[str]:
        """The lines since the last time."""
        found, self.lines = self.lines, []
        return found


class Heard(NamedTuple):
    """A control as it was said."""

    line: str
    role: str
    place: int
    all: int

    @property
    def can_be_used(self) -> bool:
        return "unavailable" not in self.line

    @property
    def key(self) -> str:
        """The key that was named; "" for none."""
        found = KEY.search(self.line)
        return found[1] if found else ""


def control_in(line: str) -> Heard | None:
    """The control that a line speaks of."""
    place = PLACE.search(line)
    role = next((one for one in ROLES if f" {one}. " in f" {line}"), "")
    return Heard(line, role, int(place[1]), int(place[2])) if place and role else None


def with_ears(shell: AppContext) -> Ears:
    """Have all that is shown said to somebody."""
    ears = Ears()
    shell.stack.narrator = Narrator(shell, [ears])
    return ears


class Ended(Exception):
    """The certificate lies there."""


class Listener:
    """Plays by chance. Of the screen it knows the lines alone, of the rules nothing."""

    def __init__(self, sitting: Sitting, seed: int) -> None:
        self.sitting, self.ears = sitting, with_ears(sitting.program.shell)
        self.random = Random(seed)
        self.everything: list[str] = []
        """All that was heard."""
        self.playing = False

    def press(self, key: int, text: str = "") -> list[str]:
        """Press a key and listen."""
        self.sitting.press(key, text)
        self.sitting.frame()
        found = self.ears.heard()
        self.everything += found
        if self.playing and isinstance(self.sitting.stack.top, ResultsScene):
            raise Ended
        return found

    def play(self, most: int = 4000) -> None:
        """Act until the certificate lies there; fails when it takes too long."""
        self.playing = True
        with suppress(Ended):
            for _ in range(most):
                self.act()
            raise AssertionError(self.everything[-40:])

    def act(self) -> None:
        """Listen where one is, then do one thing."""
        told = self.press(pygame.K_F5)
        focus = control_in(told[-1]) if told else None
        if focus and focus.all <= 2 and focus.role == "button" and focus.can_be_used:
            self.use(focus)
            return
        controls = self.walk()
        if any(one.role != "button" for one in controls):
            controls = self.fill_in(controls)
        ways = [one for one in controls if one.role == "button" and one.can_be_used and not aside(one)]
        if ways:
            self.reach(self.random.choice(ways))
        elif back := [one for one in controls if one.line.startswith("Back")]:
            self.use(back[0])
        else:
            self.sitting.frame(3)

    def walk(self) -> list[Heard]:
        """Go through all controls once by Tab."""
        found: list[Heard] = []
        for _ in range(40):
            heard = self.control(self.press(pygame.K_TAB))
            if heard is None or (found and heard.place == found[0].place):
                break
            found.append(heard)
        return found

    def control(self, lines: Sequence[str]) -> Heard | None:
        """The last control among lines."""
        return next((one for line in reversed(lines) if (one := control_in(line))), None)

    def use(self, heard: Heard) -> None:
        """Press a button by the key that was said, else by Enter."""
        key = heard.key
        if len(key) == 1 and key.isalnum():
            self.press(ord(key.lower()), key.lower())
        else:
            self.press(KEYS.get(key, pygame.K_RETURN))

    def reach(self, wanted: Heard) -> None:
        """Use a button that lies in the walk."""
        if wanted.key:
            self.use(wanted)
            return
        for _ in range(wanted.all):
            here = self.control(self.press(pygame.K_TAB))
            if here and here.place == wanted.place:
                break
        self.press(pygame.K_RETURN)

    def fill_in(self, controls: list[Heard]) -> list[Heard]:
        """Set every list, number and row of counts by chance; what there is then."""
        for _ in range(2 * len(controls)):
            here = self.control(self.press(pygame.K_TAB))
            if here is None:
                break
            if here.role == "counts":
                self.count(here.line)
            elif "icked" in here.line:
                self.tick(here.line)
            elif here.role in ("list", "number"):
                for _ in range(self.random.randrange(4)):
                    self.press(self.random.choice([*ARROWS.values()] if here.role == "list" else STEPS))
        return self.walk()

    def count(self, line: str) -> None:
        """Count until nothing is left, on rows by chance; an arrow that leads on to another control is taken
        back.
        """
        for _ in range(200):
            left = LEFT.search(line)
            if left is None or left[1] == "0":
                return
            line = " ".join(self.press(pygame.K_RIGHT)) or line
            there, back = self.random.sample((pygame.K_UP, pygame.K_DOWN), 2)
            if self.control(self.press(there)) and " counts. " not in " ".join(self.press(back)):
                return

    def tick(self, line: str) -> None:
        """Tick as many as are wanted."""
        for _ in range(60):
            ticks = TICKS.search(line)
            if ticks is None or ticks[1] == ticks[2]:
                return
            for _ in range(self.random.randrange(3)):
                line = " ".join(self.press(self.random.choice((pygame.K_UP, pygame.K_DOWN)))) or line
            if "Not ticked" in line:
                line = " ".join(self.press(pygame.K_RIGHT)) or line


STEPS = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_PAGEDOWN)


def aside(heard: Heard) -> bool:
    """Whether a button is none of the game."""
    return heard.line.startswith(ASIDE)


def listening(data: Path, seed: int) -> tuple[Sitting, Listener]:
    """A sitting, unseen, and somebody who hears it."""
    sitting = Sitting(data)
    sitting.watch(False)
    return sitting, Listener(sitting, seed)
