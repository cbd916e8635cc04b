"""Scripted scenes for measuring frames: each does one thing over and over, one step a frame."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import cycle, islice

import pygame

from raccoon.app.bench.environment import hard_choice, think_on
from raccoon.app.session.session import Session
from raccoon.app.thinking.client import Thinker
from raccoon.games.raccoon_tycoon.pending import AwaitAction
from scenes.raccoon_tycoon import GAME
from scenes.raccoon_tycoon.presentation import PRESENTATION
from scenes.raccoon_tycoon.prewarm import rehearse
from scenes.raccoon_tycoon.shots import SHOTS, Still, demonstration, nothing, seats_of
from scenes.screens.loading import OpeningScene
from scenes.table.context import TableNavigation
from scenes.table.scene import TableScene
from scenes.window.scene import Scene

IN_FLIGHT = 20
Step = Callable[[int], None]
"""What happens before a frame, by its number."""


def _moved(size: tuple[int, int], number: int, held: bool = False) -> pygame.event.Event:
    """A pointer that circles over the window, once in two seconds."""
    turn = math.tau * number / 120
    x = round(size[0] / 2 + 0.34 * size[0] * math.cos(turn))
    y = round(size[1] / 2 + 0.4 * size[1] * math.sin(turn))
    return pygame.event.Event(
        pygame.MOUSEMOTION, pos=(x, y), rel=(1, 1), buttons=(int(held), 0, 0), touch=False
    )


def _table(speed: str = "calm") -> TableScene:
    """A table in the middle of a game, at a person's turn."""
    return _laid(demonstration(4, 90), speed)


def _table_after(moves: int) -> TableScene:
    """The same game's table after so many moves."""
    session = demonstration(4, 90)
    session.take_back(moves)
    return _laid(session)


def _laid(session: Session, speed: str = "calm") -> TableScene:
    still = Still(None, "en")
    still.settings.speed = speed  # type: ignore[assignment]
    return TableScene(
        session,
        still.settings,
        still.catalogue.say,
        TableNavigation(nothing, nothing, nothing, nothing),
        PRESENTATION,
    )


def resting() -> tuple[Scene, Step]:
    """The table as it lies; the pointer wanders over it."""
    scene = _table()

    def step(number: int) -> None:
        pygame.event.post(_moved(scene.size, number))

    return scene, step


def flights() -> tuple[Scene, Step]:
    """The last entry of a game that had many pieces in the air, again and again, with 20 of them at once."""
    scene = _table_after(_busiest(_table()))

    def step(_: int) -> None:
        motion = scene.parts.animator
        if not motion.busy:
            motion.show(len(scene.context.session.match.entries))
            air = motion.air
            air.flights = list(islice(cycle(air.flights), max(IN_FLIGHT, len(air.flights))))

    return scene, step


def opening() -> OpeningScene:
    """A table on its way to the window for the first time."""
    return OpeningScene(Still(None, "en").catalogue, _table, rehearse)


def _busiest(scene: TableScene) -> int:
    """The number of the entry with the most pieces in the air, of those before a person's turn."""
    motion, counts = scene.parts.animator, {}
    scene.resize((1280, 720))
    for number in range(1, len(scene.context.session.match.entries) + 1):
        view = scene.context.session.view(None, number)
        if isinstance(view.pending, AwaitAction) and view.turn == 0:
            motion.show(number)
            counts[number] = len(motion.air.flights)
    return max(counts, key=lambda number: counts[number])


def dragging() -> tuple[Scene, Step]:
    """A production card is taken up and carried in circles."""
    scene = _table()

    def step(number: int) -> None:
        if number == 0:
            start = scene.context.shown.layout.rects_of("hand:0")[0].center
            pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1, touch=False))
        pygame.event.post(_moved(scene.size, number, held=True))

    return scene, step


def auction() -> tuple[Scene, Step]:
    """A person's bid: the amount goes up and down, so that every frame has something new to show."""
    scene = SHOTS["auction"](Still(None, "en"))

    def step(number: int) -> None:
        key = pygame.K_UP if number % 2 else pygame.K_DOWN
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
        pygame.event.post(_moved(scene.size, number))

    return scene, step


def playing() -> tuple[Scene, Step]:
    """Four bots play on: every move is a new one, drawn for the first time."""
    return bots_only("fast"), lambda number: None


def waiting() -> tuple[Scene, Step]:
    """The table while the strongest opponent thinks and thinks; the pointer wanders over it."""
    still = Still(None, "en")
    session, thinker = hard_choice(GAME), Thinker()
    session.questions.use(thinker, session.seats)
    scene = TableScene(
        session,
        still.settings,
        still.catalogue.say,
        TableNavigation(nothing, nothing, nothing, nothing),
        PRESENTATION,
    )

    def step(number: int) -> None:
        scene.parts.turns.wait = 1.0  # it never comes to moving
        think_on(session)
        pygame.event.post(_moved(scene.size, number))

    return scene, step


def bots_only(speed: str = "instant") -> TableScene:
    """Four bots at that speed, at the beginning of a turn."""
    scene = _table(speed)
    scene.context.session.change_seat(0, seats_of(4, people=0)[0])
    return scene


SCRIPTS: dict[str, Callable[[], tuple[Scene, Step]]] = {
    "rest": resting,
    "flights": flights,
    "drag": dragging,
    "auction": auction,
    "play": playing,
    "think": waiting,
}
