"""Scripted scenes of every game for measuring frames: the table at rest, bots at play, a bot that thinks."""

import math
from collections.abc import Callable, Mapping
from functools import cache

import pygame

from bench.environment import hard_choice, think_on, thinker_of
from of_game import of_game
from raccoon.app.settings import Speed
from raccoon.app.thinking.client import Thinker
from scenes.art.moving.count_up import Count
from scenes.results.inspectable import results_scene
from scenes.results.scene import ResultsActions
from scenes.screens.loading import LoadingScene
from scenes.table.piece import Piece
from scenes.table.scene import TableScene
from scenes.tools.still import ENDLESS, Showcase, Still, nothing
from scenes.window.scene import Scene

FrameStep = Callable[[int], None]
"""The step before a frame, called with the frame's number."""
Script = Callable[[Still], tuple[Scene, FrameStep]]
"""A function that makes a scene and the step that repeats one activity in it."""
MOVES = 90
"""The moves after which a table is well filled."""
PLAYERS = 4
TURN = 80
"""Frames of one period: something appears and disappears."""
COUNTED = 0.4
"""The pace of a count that takes about four seconds."""


def scripts_of(showcase: Showcase) -> Mapping[str, Script]:
    """Every script of a game by name: the general ones (thinking only where a bot has a contested move), then
    its own.
    """
    thinks = bool(thinker_of(showcase.presentation.game))
    own = of_game("bench.games", showcase.presentation.game)
    return {**GENERAL, **({"think": thinking} if thinks else {}), **(own.SCRIPTS if own else {})}


def moved(size: tuple[int, int], number: int, held: bool = False) -> pygame.event.Event:
    """The motion event of a pointer that circles over the window once in two seconds."""
    turn = math.tau * number / 120
    x = round(size[0] / 2 + 0.34 * size[0] * math.cos(turn))
    y = round(size[1] / 2 + 0.4 * size[1] * math.sin(turn))
    return pygame.event.Event(
        pygame.MOUSEMOTION, pos=(x, y), rel=(1, 1), buttons=(int(held), 0, 0), touch=False
    )


def table(still: Still, speed: Speed = "calm") -> TableScene:
    """A table in the middle of a game, at a person's turn."""
    still.settings.speed = speed
    return still.table(session=still.showcase.demonstration(PLAYERS, MOVES))


def resting(still: Still) -> tuple[Scene, FrameStep]:
    """The table at rest; the pointer wanders over it."""
    scene = table(still)

    def step(number: int) -> None:
        pygame.event.post(moved(scene.size, number))

    return scene, step


def loading(still: Still) -> LoadingScene:
    """A table on the loading screen for the first time."""
    shown = still.showcase.presentation.loading
    return LoadingScene(still.catalogue, lambda: table(still), shown.prewarm, shown.lights, "opening.table")


def dragging(piece: Piece) -> Script:
    """A script in which the first of these pieces is picked up and carried in circles."""

    def script(still: Still) -> tuple[Scene, FrameStep]:
        scene = table(still)

        def step(number: int) -> None:
            if number == 0:
                start = scene.context.shown.layout.rects_of(piece)[0].center
                pressed = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1, touch=False)
                pygame.event.post(pressed)
            pygame.event.post(moved(scene.size, number, held=True))

        return scene, step

    return script


@cache
def thinker() -> Thinker:
    """The thinker of bots with a level at the tables of all scripts, as in the program."""
    return Thinker()


def bots_only(still: Still, speed: Speed = "instant") -> TableScene:
    """Bots at that speed, at the beginning of a turn."""
    scene = table(still, speed)
    session = scene.context.session
    session.change_seat(0, still.showcase.seats(1, people=0)[0])
    session.questions.use(thinker(), session.seats)
    return scene


def playing(still: Still) -> tuple[Scene, FrameStep]:
    """Bots play: every move is a new one, drawn for the first time."""
    return bots_only(still, "fast"), lambda number: None


def thinking(still: Still) -> tuple[Scene, FrameStep]:
    """The table while the strongest opponent thinks without end; the pointer moves over it."""
    session = hard_choice(still.showcase.presentation.game)
    session.questions.use(thinker(), session.seats)
    scene = still.table(session=session)

    def step(number: int) -> None:
        scene.parts.turns.wait = 1.0  # the bot never makes its move
        think_on(session)
        pygame.event.post(moved(scene.size, number))

    return scene, step


def pages(still: Still) -> tuple[Scene, FrameStep]:
    """The panel of the first verb that can be used slides up and down, over and over."""
    scene = table(still)

    def step(number: int) -> None:
        panel, verbs = scene.parts.panel_host, scene.parts.controls.verbs
        if number % TURN == 0:
            panel.verb(next(verb for verb, button in verbs.items() if button.enabled))
        elif number % TURN == TURN // 2 and panel.choice:
            panel.close()

    return scene, step


def curtain(still: Still) -> tuple[Scene, FrameStep]:
    """The curtain falls in front of the table and parts, over and over."""
    scene = table(still)
    menu = still.menu(scene.context.session)

    def step(number: int) -> None:
        assert scene.stack
        if number % TURN == 0:
            seat = scene.context.session.seats[0]
            scene.stack.push(menu.curtain_scene(seat, nothing, None))
        elif number % TURN == TURN // 2:
            scene.context.back()

    return scene, step


def counting(still: Still) -> tuple[Scene, FrameStep]:
    """The points of a finished game are counted, line by line, over and over."""
    session = still.showcase.demonstration(PLAYERS, ENDLESS)
    actions = ResultsActions(nothing, nothing)
    scene = results_scene(session, still.showcase.presentation, still.catalogue, actions, COUNTED)

    def step(number: int) -> None:
        if scene.count.done:
            scene.count = Count(scene.front.lines, COUNTED)

    return scene, step


GENERAL: dict[str, Script] = {
    "rest": resting,
    "play": playing,
    "pages": pages,
    "curtain": curtain,
    "count": counting,
}
"""The scripts of every game by name."""
