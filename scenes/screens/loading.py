"""Between two screens, while the next one is made and drawn for the first time on a thread of its own."""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from threading import Thread

import pygame

from raccoon.app import process_memory
from raccoon.app.text import Catalogue
from scenes.art import Typeface, palette as pal, shapes, text
from scenes.art.sprite_layer import PlacedSprite
from scenes.screens.app_context import AppContext
from scenes.table.presentation import LoadingLamp
from scenes.window.scene import Scene

LEAST = 0.4
"""Seconds it stays at least once it is seen: shorter would be a flicker."""
PATIENCE = 5.0
"""Seconds after which nothing more is drawn ahead: on a busy machine the rest is drawn at the table."""
UNSEEN = 0.12
"""Seconds for which a screen beneath it stays to be seen: what is drawn sooner needs no words."""
BEAT = 0.28
"""Seconds from one light to the next."""
SIDE, STEP = 84, 128
"""A light's edge and the distance to the next, in design units."""


class LoadingScene(Scene):
    """Takes the place of a screen until `make` has made it and `prewarm` has drawn what it will show.

    Both are called on a thread; nothing else may use what they use meanwhile. What goes wrong there is
    raised by `update`. `words` is the catalogue's key of what is said meanwhile, `lights` go on one by one,
    all at once where everything stays `still`. Where it comes `over` another screen that one is seen a moment
    longer, to the end where the next is ready by then.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        make: Callable[[], Scene],
        prewarm: Callable[[Scene], Iterable[object]],
        lights: Sequence[LoadingLamp],
        words: str,
        still: bool = False,
        *,
        over: bool = False,
    ) -> None:
        super().__init__()
        self.opaque = not over
        self._words = catalogue.say(words)
        self._make, self._prewarm = make, prewarm
        self._lights = tuple(lights)
        self._still = still
        self._time = 0.0
        self._made: Scene | None = None
        self._error: BaseException | None = None
        self._left = False
        self._thread = Thread(target=self._work, name="loading", daemon=True)

    def enter(self) -> None:
        self._thread.start()

    def leave(self) -> None:
        """Draw no more when it is gone: the window may close next; let go of pictures nobody wants."""
        self._left = True
        if self._thread.is_alive():
            self._thread.join()
        if self._made:
            self._made.leave()
            self._made = None

    def update(self, dt: float) -> None:
        """Give way as soon as the next screen is ready."""
        before = self._lit()
        self._time += dt
        self.stirred |= self._lit() != before
        if not self.opaque and self._time >= UNSEEN and self._thread.is_alive():
            self.opaque = self.dirty = True
        if self._thread.is_alive() or self.stack is None or self.stack.top is not self:
            return
        if self._error:
            raise self._error
        if self._made is None:
            raise RuntimeError("the thread has ended, and the next screen is not there")
        if not self.opaque or self._time >= LEAST:
            made, self._made = self._made, None
            self.stack.replace(made)

    def _work(self) -> None:
        try:
            scene = self._make()
            scene.resize(self.size, self.text_scale)
            scene.draw(pygame.Surface(self.size))
            steps = iter(self._prewarm(scene))
            while not self._left and self._time < PATIENCE and next(steps, self) is not self:
                pass
            process_memory.freeze_gc()
            self._made = scene
        except BaseException as error:  # noqa: BLE001 (raised again where the program can tell it)
            self._error = error

    def draw(self, surface: pygame.Surface) -> None:
        """The lights are down: nothing here takes long to draw, the window has to open at once."""
        if not self.opaque:
            return
        frame = self.frame
        surface.fill(pal.rgb(pal.WOOD_BOTTOM))
        for y in (436, 656):
            shapes.rule(surface, frame.rect(560, y, 800, 14), frame.scale, pal.GILT)
        style = text.Style(Typeface.POSTER, frame.heading(38), pal.IVORY, frame.px(2))
        text.draw(surface, self._words, frame.point(960, 514), style, "centre", frame.px(760))
        for number, light in enumerate(self._lights):
            light.draw_unlit(surface, self._place(number, SIDE))

    def _place(self, number: int, side: float) -> pygame.Rect:
        x = 960 + (number - (len(self._lights) - 1) / 2) * STEP
        return self.frame.rect(x - side / 2, 580 - side / 2, side, side)

    def aloft(self) -> Iterator[PlacedSprite]:
        """The lights that are on: one by one, then none again."""
        for number, light in enumerate(self._lights[: self._lit()] if self.opaque else ()):
            place = self._place(number, SIDE)
            image = light.lit(min(place.size))
            yield image, image.get_rect(center=place.center)

    def _lit(self) -> int:
        """The number of lights that are on."""
        count = len(self._lights)
        return count if self._still else math.floor(self._time / BEAT) % (count + 1)


def unveil(
    shell: AppContext,
    make: Callable[[], Scene],
    prewarm: Callable[[Scene], Iterable[object]],
    lights: Sequence[LoadingLamp],
    words: str,
    over: bool = False,
) -> None:
    """Put a screen on the stack, in a window behind a loading screen that says these words."""
    if shell.window:
        still = shell.settings.reduced_motion
        shell.stack.push(LoadingScene(shell.catalogue, make, prewarm, lights, words, still, over=over))
    else:
        shell.stack.push(make())
