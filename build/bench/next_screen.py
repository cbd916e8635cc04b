"""The times of the screens after the title, and of the frames at the title before."""

from functools import partial
from pathlib import Path

from bench.figures import spans, whole_processor_seconds
from raccoon.app import settings as keeping
from scenes.art.moving import incremental
from scenes.program import Program
from scenes.screens.loading import LoadingScene
from scenes.screens.title.scene import TitleScene
from scenes.window.window import Window, clock

WARM = 30
"""Frames in which the title itself is still being drawn for the first time."""


def measure(data: Path, to: str, rest: str) -> dict[str, float]:
    """The processor seconds from a press on the title to the lobby or the table, and the longest frame, in
    milliseconds, of the `rest` seconds at the title before.
    """
    settings, _ = keeping.load(data)
    program = Program(data, settings)
    longest = 0.0
    with incremental.spread(clock), Window(settings.window_size) as window:
        program.shell.window = window
        program.stack.resize(window.size, settings.text_scale)
        program.title()
        title = program.stack.top
        assert isinstance(title, TitleScene)
        rested, number = 0.0, 0
        while number <= WARM or rested < float(rest):
            rested += (dt := window.rest(program.stack))
            busy = spans(partial(window.step, program.stack, dt))[1]
            longest, number = max(longest, busy if number > WARM else 0.0), number + 1
        pressed = whole_processor_seconds()
        (title.tiles[0] if to == "lobby" else title.menu.resume).on_press()
        while program.stack.top is title or isinstance(program.stack.top, LoadingScene):
            window.step(program.stack, window.rest(program.stack))
        window.step(program.stack, 0.0)
        taken = whole_processor_seconds() - pressed
        program.stack.clear()
    program.thinker.close()
    return {"seconds": taken, "longest": longest}
