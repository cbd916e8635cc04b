"""The loading screen, while a thread makes the next screen and draws it for the first time."""

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
"""The least seconds for which it stays once it is visible: shorter would be a flicker."""
PATIENCE = 5.0
"""The seconds after which no more is drawn ahead: on a slow machine the table draws the rest."""
UNSEEN = 0.12
"""The seconds for which the screen beneath stays visible: a screen made sooner needs no loading screen."""
BEAT = 0.28
"""The seconds from one lamp to the next."""
SIDE, STEP = 84, 128
"""A lamp's side and the distance to the next, in design units."""


class LoadingScene(Scene):
    """Replaces a screen until `make` has made it and `prewarm` has drawn what it will show.

    Both run on a thread; nothing else may use their objects meanwhile. `update` raises their errors. `words`
    is the catalogue key of the sentence shown; the `lights` are lit one by one, all at once if `still`.
    `over` another screen it stays invisible for `UNSEEN` seconds, or until the next screen is ready.
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
        """Stop the thread, as the window may close next; drop a screen that was made but not shown."""
        self._left = True
        if self._thread.is_alive():
            self._thread.join()
        if self._made:
            self._made.leave()
            self._made = None

    def update(self, dt: float) -> None:
        """Replace this screen as soon as the next one is ready."""
        before = self._lit_count()
        self._time += dt
        self.sprites_changed |= self._lit_count() != before
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
        """Draw the words and the unlit lamps: nothing slow to draw, as the window has to open at once."""
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

    def sprites(self) -> Iterator[PlacedSprite]:
        """Yield the lit lamps: one more at a time, then none again."""
        for number, light in enumerate(self._lights[: self._lit_count()] if self.opaque else ()):
            place = self._place(number, SIDE)
            image = light.lit(min(place.size))
            yield image, image.get_rect(center=place.center)

    def _lit_count(self) -> int:
        count = len(self._lights)
        return count if self._still else math.floor(self._time / BEAT) % (count + 1)


def push_loading(
    shell: AppContext,
    make: Callable[[], Scene],
    prewarm: Callable[[Scene], Iterable[object]],
    lights: Sequence[LoadingLamp],
    words: str,
    over: bool = False,
) -> None:
    """Push a screen onto the stack; if there is a window, by way of a loading screen with these words."""
    if shell.window:
        still = shell.settings.reduced_motion
        shell.stack.push(LoadingScene(shell.catalogue, make, prewarm, lights, words, still, over=over))
    else:
        shell.stack.push(make())
