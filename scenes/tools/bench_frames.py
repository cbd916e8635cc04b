"""How long a frame takes in a real window, beside a naive redraw; the resting table; the instant round."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from raccoon.app import process_memory
from raccoon.app.bench.environment import display, thinking_bot
from raccoon.app.bench.figures import Figure, cpu_share, median, percentile, seconds, spans
from raccoon.app.games import FIRST_GAME
from scenes.art.pictures import PICTURES
from scenes.raccoon_tycoon.art import pictograms
from scenes.raccoon_tycoon.bench_scripts import SCRIPTS, bots_only, opening, resting
from scenes.raccoon_tycoon.prewarm import rehearse
from scenes.table.scene import TableScene
from scenes.window.scene import Scene
from scenes.window.stack import SceneStack
from scenes.window.window import FRAMES_PER_SECOND, Window

SIZES = ((1280, 720), (1920, 1080), (2560, 1440))
FRAMES = 240
"""Four seconds of each script, at the loop's own pace."""
NAIVE_FRAMES = 45
WARM = 20
"""Frames before the measuring begins: fonts and pictures are drawn for the first time."""
IDLE = 60.0
"""Seconds of the resting table: a whole round of the valley's idle life."""
LOADING = 300
"""Frames from the press on Continue on: the lights are down, then the table lies."""
ROUNDS = 5


def measure(
    frames: int = FRAMES,
    sizes: Sequence[tuple[int, int]] = SIZES,
    scripts: Sequence[str] = tuple(SCRIPTS),
    idle: float = IDLE,
) -> tuple[list[Figure], dict[str, object]]:
    """The figures, and on what they were measured.

    A frame is one turn of the loop: input, time, picture and its way to the display. While frames are
    measured the strongest opponent thinks in its own process, asked as a table asks it.
    """
    pictograms.register()
    with display():
        loading = _loading()
        with thinking_bot(FIRST_GAME) as think_on:
            figures = [
                figure
                for size in sizes
                for name in scripts
                for figure in _script(name, size, frames, think_on)
            ]
        figures += [*loading, _resting(idle), *_instant()]
        return figures, _surroundings()


def _loading() -> list[Figure]:
    """A table's first frames, from a cold start: everything is engraved, every master opened meanwhile."""
    with Window((1920, 1080)) as window:
        stack = SceneStack(window.size)
        PICTURES.warm()
        stack.push(opening())
        taken = []
        for _ in range(LOADING):
            taken.append(seconds(lambda: window.step(stack, 1 / FRAMES_PER_SECOND)) * 1000)
            window.rest()
        stack.clear()
    return [
        Figure("load_p99", "1920×1080", percentile(taken, 0.99), "ms"),
        Figure("load_most", "1920×1080", max(taken), "ms"),
    ]


def _surroundings() -> dict[str, object]:
    with Window(SIZES[0]):
        driver = pygame.display.get_driver()
    return {"driver": driver, "sdl": ".".join(map(str, pygame.get_sdl_version())), "thinking": "tycoon"}


def _script(name: str, size: tuple[int, int], frames: int, think_on: Callable[[], None]) -> list[Figure]:
    case = f"{name}, {size[0]}×{size[1]}"
    taken, busy = zip(*_taken(name, size, frames, False, think_on), strict=True)
    naive, naive_busy = zip(*_taken(name, size, NAIVE_FRAMES, True, think_on), strict=True)
    return [
        Figure("frame", case, median(taken), "ms"),
        Figure("frame_p99", case, percentile(taken, 0.99), "ms"),
        Figure("frame_cpu", case, median(busy), "ms"),
        Figure("frame_cpu_p99", case, percentile(busy, 0.99), "ms"),
        Figure("frame_naive", case, median(naive), "ms"),
        Figure("frame_naive_p99", case, percentile(naive, 0.99), "ms"),
        Figure("frame_naive_cpu", case, median(naive_busy), "ms"),
    ]


def _taken(
    name: str, size: tuple[int, int], frames: int, naive: bool, think_on: Callable[[], None]
) -> list[tuple[float, float]]:
    """The milliseconds of each frame of a script, by the clock and of the processor.

    `naive` draws every zone of the table anew.
    """
    scene, step = SCRIPTS[name]()
    taken: list[tuple[float, float]] = []
    with Window(size) as window:
        stack = SceneStack(window.size)
        _draw_first(scene, window.size)
        stack.push(scene)
        for number in range(-WARM, frames):
            if naive and isinstance(scene, TableScene):
                scene.parts.picture.forget()
                stack.picture.redraw()

            def frame(number: int = number) -> None:
                think_on()
                step(number + WARM)
                window.step(stack, 1 / FRAMES_PER_SECOND)

            spent = spans(frame)
            if number >= 0:
                taken.append(spent)
            window.rest()
        stack.clear()
    process_memory.give_back()
    return taken


def _draw_first(scene: Scene, size: tuple[int, int]) -> None:
    """What the opening does on its thread before a table comes to the window."""
    scene.resize(size)
    scene.draw(pygame.Surface(size))
    if isinstance(scene, TableScene):
        for _ in rehearse(scene):
            pass
        process_memory.keep()


def _resting(lasting: float) -> Figure:
    """The share of a core that the loop takes while nobody does anything."""
    with Window((1920, 1080)) as window:
        stack = SceneStack(window.size)
        stack.push(resting()[0])

        def loop() -> None:
            for _ in range(round(lasting * FRAMES_PER_SECOND)):
                window.step(stack, window.rest())

        for _ in range(WARM):
            window.step(stack, window.rest())
        share = cpu_share(loop)
        stack.clear()
    return Figure("rest", "1920×1080", share, "%")


def _instant() -> list[Figure]:
    """The wall time of a round of four bots at the speed without pauses, in the window."""
    with Window((1920, 1080)) as window:
        stack = SceneStack(window.size)
        scene = bots_only()
        stack.push(scene)

        def one_round() -> None:
            begun = scene.context.session.view(None).round
            while not scene.context.session.over and scene.context.session.view(None).round == begun:
                window.step(stack, window.rest())

        taken = [seconds(one_round) * 1000 for _ in range(ROUNDS)]
        stack.clear()
    return [
        Figure("round", "1920×1080", median(taken), "ms"),
        Figure("round_most", "1920×1080", max(taken), "ms"),
    ]
