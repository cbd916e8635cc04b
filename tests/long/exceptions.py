"""Errors in every method of every scene and part, once or permanently: a screen reports them, nothing is
lost.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from raccoon.app.paths import saves_dir
from raccoon.engine.chance import Chance
from scenes.audio.captions import Captions
from scenes.audio.mixer import Sounds
from scenes.screens.error import ErrorScene, PlainNotice
from scenes.table.choosing.choice import Choice
from scenes.table.choosing.panel import Panel
from scenes.table.context import TablePart
from scenes.table.presentation import GamePresentation
from scenes.window.scene import Scene
from tests.games.everything import everything
from tests.long.evening import Evening, wrong_saves
from tests.long.run import Trial
from tests.long.warmth import warm

EVENTS = 100
"""The most events until the method is called, and the events played afterwards."""
ROOTS = (Scene, TablePart, Panel, Choice, Sounds, Captions)

Place = tuple[type, str]


def attack(seed: int, count: int) -> Iterator[Trial]:
    """Make a method fail a trial: all that an evening reaches in random order, the games in turn; then again.

    Every other one fails permanently, in the second round the others do.
    """
    with everything() as games:
        order = {game: Chance(f"{seed} {game}").shuffled(_reached(games, game, str(seed))) for game in games}
        for number in range(count):
            game, turn = [*games][number % len(games)], number // len(games)
            round_, place = divmod(turn, len(order[game]))
            with TemporaryDirectory() as folder, warm(number):
                for_good = (place + round_) % 2 == 1
                yield _trial(Path(folder), games, game, order[game][place], for_good, str(seed))


def _reached(games: dict[str, GamePresentation], game: str, seed: str) -> list[Place]:
    """The methods that are called in an evening at the game's table."""
    called: set[Place] = set()
    with (
        TemporaryDirectory() as folder,
        Evening(Path(folder), games, seed) as evening,
        pytest.MonkeyPatch.context() as patch,
    ):
        for cls, name in _places():
            patch.setattr(cls, name, _noticed(vars(cls)[name], called, (cls, name)))
        evening.play(EVENTS, lambda: (evening.table(game), None)[1])
    return [place for place in _places() if place in called]


def _noticed(whole: Callable[..., Any], called: set[Place], place: Place) -> Callable[..., Any]:
    def method(*args: Any, **facts: Any) -> Any:
        called.add(place)
        return whole(*args, **facts)

    return method


def _places() -> list[Place]:
    """Every method, by the class that has it."""
    found = {cls for root in ROOTS for cls in (root, *_below(root))} - {PlainNotice}
    classes = sorted(
        (cls for cls in found if _of_the_house(cls)), key=lambda cls: (cls.__module__, cls.__qualname__)
    )
    return [
        (cls, name)
        for cls in classes
        if cls is not Scene  # which the plainest notice is too: where that fails the program has to end
        for name, method in vars(cls).items()
        if inspect.isfunction(method) and not name.startswith("__")
    ]


def _below(cls: type[Any]) -> Iterator[type[Any]]:
    for one in cls.__subclasses__():
        yield one
        yield from _below(one)


def _of_the_house(cls: type) -> bool:
    return cls.__module__.startswith(("scenes.", "tests.games."))


class Fault:
    """A method that fails once, or every time."""

    def __init__(self, whole: Callable[..., Any], for_good: bool) -> None:
        self._whole, self._for_good, self.fallen = whole, for_good, 0

    def instead(self) -> Callable[..., Any]:
        """The function in the method's place."""

        def method(*args: Any, **facts: Any) -> Any:
            if self.fallen and not self._for_good:
                return self._whole(*args, **facts)
            self.fallen += 1
            raise ZeroDivisionError("as told to")

        return method


def _trial(
    folder: Path, games: dict[str, GamePresentation], game: str, place: Place, for_good: bool, seed: str
) -> Trial:
    cls, name = place
    fault, told = Fault(vars(cls)[name], for_good), list[tuple[bool, bool]]()
    with Evening(folder, games, seed) as evening:
        evening.each = lambda: told.append((fault.fallen > 0, _tells(evening)))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(cls, name, fault.instead())
            wrong = _played(evening, lambda: evening.table(game))
        evening.each = lambda: None
        reports = len(evening.reports)
        wrong += _goes_on(evening, reports)
    if any(fallen for fallen, _ in told[:-1]) and not any(tells for _, tells in told):
        wrong.append("no screen told it")
    if fault.fallen and not reports:
        wrong.append("there is no report")
    wrong += wrong_saves(folder)
    kind = "not reached" if not fault.fallen else "for good" if for_good else "once"
    at = f"{cls.__module__}.{cls.__qualname__}.{name}, {kind}: "
    return Trial(kind, at + "\n".join(wrong) if wrong else "")


def _tells(evening: Evening) -> bool:
    return isinstance(evening.program.stack.top, (ErrorScene, PlainNotice))


def _played(evening: Evening, begin: Callable[[], object]) -> list[str]:
    """The error that ended the program, if there was one; the program must not end."""
    try:
        evening.play(EVENTS, lambda: (begin(), None)[1])
    except ZeroDivisionError:
        return ["it ended the program"]
    return []


def _goes_on(evening: Evening, reports: int) -> list[str]:
    """Continue the game after the failures where it was left, and return any new errors."""
    evening.program.stack.abandon()
    saves = sorted(saves_dir(evening.program.data).glob("*.raccoon"))
    wrong = (
        _played(evening, lambda: evening.program.saves.resume(saves[0])) if saves else ["there is no save"]
    )
    return wrong + [report.read_text(encoding="utf-8")[:2000] for report in evening.reports[reports:]]
