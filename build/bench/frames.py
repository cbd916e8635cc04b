"""The time of a frame in a real window, next to a naive redraw; the resting table; the instant round."""

from collections.abc import Callable, Sequence
from contextlib import nullcontext

import pygame

from bench.environment import display, thinker_of, thinking_bot
from bench.figures import Measurement, cpu_share, median, percentile, seconds, spans
from bench.scripts import bots_only, loading, resting, scripts_of
from raccoon.app import process_memory
from raccoon.app.session.session import Session
from scenes.art.moving import incremental
from scenes.art.pictures import PICTURES
from scenes.table.scene import TableScene
from scenes.tools.still import Showcase, Still, nothing
from scenes.window.pace import FRAMES_PER_SECOND
from scenes.window.scene import Scene
from scenes.window.stack import SceneStack
from scenes.window.window import Window, clock

SIZES = ((1280, 720), (1920, 1080), (2560, 1440))
FRAMES = 240
"""Four seconds of each script, at the loop's own pace."""
NAIVE_FRAMES = 45
WARM = 20
"""Frames before the measurement starts: fonts and pictures are drawn for the first time."""
IDLE = 60.0
"""Seconds of the resting table: a whole round of the background's idle animation."""
LOADING = 300
"""Frames from pressing Continue on: the loading screen, then the table."""
ROUNDS = 5


def measure(
    showcase: Showcase,
    frames: int = FRAMES,
    sizes: Sequence[tuple[int, int]] = SIZES,
    scripts: Sequence[str] = (),
    idle: float = IDLE,
) -> tuple[list[Measurement], dict[str, object]]:
    """Measure a game's table and return the figures; without `scripts`, all scripts are measured.

    A frame is one turn of the loop: input, time, picture and its way to the display. Meanwhile a strong
    opponent, if the game has one, thinks in its own process, asked as a table asks it.
    """
    with display():
        loading = _loading(showcase)
        game = showcase.presentation.game
        with thinking_bot(game) if thinker_of(game) else nullcontext(nothing) as think_on:
            figures = [
                figure
                for size in sizes
                for name in scripts or scripts_of(showcase)
                for figure in _script(showcase, name, size, frames, think_on)
            ]
        figures += [*loading, _resting(showcase, idle), *_instant(showcase)]
        return figures, _surroundings(game)


def _loading(showcase: Showcase) -> list[Measurement]:
    """A table's first frames from a cold start, while drawings are rasterised and pictures are decoded."""
    with Window((1920, 1080)) as window:
        stack = SceneStack(window.size)
        PICTURES.masters.warm()
        stack.push(loading(Still(showcase)))
        taken = []
        for _ in range(LOADING):
            taken.append(seconds(lambda: window.step(stack, 1 / FRAMES_PER_SECOND)) * 1000)
            window.rest(stack)
        stack.clear()
    return [
        Measurement("load_p99", "1920×1080", percentile(taken, 0.99), "ms"),
        Measurement("load_most", "1920×1080", max(taken), "ms"),
    ]


def _surroundings(game: str) -> dict[str, object]:
    with Window(SIZES[0]):
        driver = pygame.display.get_driver()
    version = ".".join(map(str, pygame.get_sdl_version()))
    return {"driver": driver, "sdl": version, "thinking": thinker_of(game)}


def _script(
    showcase: Showcase, name: str, size: tuple[int, int], frames: int, think_on: Callable[[], None]
) -> list[Measurement]:
    case = f"{name}, {size[0]}×{size[1]}"
    taken, busy = zip(*_taken(showcase, name, size, frames, think_on), strict=True)
    naive, naive_busy = zip(*_taken(showcase, name, size, NAIVE_FRAMES, think_on, naive=True), strict=True)
    return [
        Measurement("frame", case, median(taken), "ms"),
        Measurement("frame_p99", case, percentile(taken, 0.99), "ms"),
        Measurement("frame_cpu", case, median(busy), "ms"),
        Measurement("frame_cpu_p99", case, percentile(busy, 0.99), "ms"),
        Measurement("frame_naive", case, median(naive), "ms"),
        Measurement("frame_naive_p99", case, percentile(naive, 0.99), "ms"),
        Measurement("frame_naive_cpu", case, median(naive_busy), "ms"),
    ]


def _taken(
    showcase: Showcase,
    name: str,
    size: tuple[int, int],
    frames: int,
    think_on: Callable[[], None],
    naive: bool = False,
) -> list[tuple[float, float]]:
    """The milliseconds of each frame of a script, by clock and processor; `naive` redraws every zone."""
    scene, step = scripts_of(showcase)[name](Still(showcase))
    taken: list[tuple[float, float]] = []
    with Window(size) as window, incremental.spread(clock):
        stack = SceneStack()
        stack.resize(window.size)  # with the program's limit of cached pictures
        _draw_first(showcase, scene, window.size)
        stack.picture.manner = lambda: "full"
        stack.push(scene)
        for number in range(-WARM, frames):
            if naive and isinstance(scene, TableScene):
                scene.parts.picture.forget()
                stack.picture.redraw()

            def frame(number: int = number) -> None:
                with incremental.a_frame():  # a script's step stands for input
                    think_on()
                    step(number + WARM)
                    window.step(stack, 1 / FRAMES_PER_SECOND)

            spent = spans(frame)
            if number >= 0:
                taken.append(spent)
            window.rest(stack)
        stack.clear()
    process_memory.give_back()
    return taken


def _draw_first(showcase: Showcase, scene: Scene, size: tuple[int, int]) -> None:
    """Draw a table as the loading screen does on its thread before it is shown."""
    scene.resize(size)
    scene.draw(pygame.Surface(size))
    if isinstance(scene, TableScene):
        for _ in showcase.presentation.loading.prewarm(scene):
            pass
        process_memory.freeze_gc()


def _resting(showcase: Showcase, lasting: float) -> Measurement:
    """The share of a core that the loop takes without any input."""
    with Window((1920, 1080)) as window:
        stack = SceneStack(window.size)
        stack.push(resting(Still(showcase))[0])

        def loop() -> None:
            begun = clock()
            while clock() - begun < lasting:
                window.step(stack, window.rest(stack))

        for _ in range(WARM):
            window.step(stack, window.rest(stack))
        share = cpu_share(loop)
        stack.clear()
    return Measurement("rest", "1920×1080", share, "%")


def _instant(showcase: Showcase) -> list[Measurement]:
    """The wall time of a round of four bots at instant speed, in the window."""
    with Window((1920, 1080)) as window:
        stack = SceneStack(window.size)
        scene = bots_only(Still(showcase))
        stack.push(scene)

        def one_round() -> None:
            begun = _round(scene.context.session)
            while not scene.context.session.over and _round(scene.context.session) == begun:
                window.step(stack, window.rest(stack))

        taken = [seconds(one_round) * 1000 for _ in range(ROUNDS)]
        stack.clear()
    return [
        Measurement("round", "1920×1080", median(taken), "ms"),
        Measurement("round_most", "1920×1080", max(taken), "ms"),
    ]


def _round(session: Session) -> int:
    return session.match.game.progress(session.view(None)).number
