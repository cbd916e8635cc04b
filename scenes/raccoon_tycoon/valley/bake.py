"""Pictures that take long are drawn on a thread of their own, so that no frame waits for them."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Condition, Event, Thread

import pygame

from scenes.art.moving import background

Breathe = Callable[[], object]
"""Called between two small steps of a long work: other threads run there."""
Bake = Callable[[Breathe], pygame.Surface]
"""Draws a picture."""

KEPT = 3
"""Pictures kept, where they have room."""
ROOM = 26_000_000
"""Bytes of more than one picture; one of a window of 1920×1080 has 8 MB, one of 2560×1440 15 MB."""
BREATH = 0.001
"""Seconds the thread rests between two steps, so that a frame never waits long for the interpreter."""
SETTLED = 0.25
"""Seconds that a wish has to stand before it is drawn: bots without pauses are not followed move by move."""


class Bakery:
    """Draws what was asked for last, and keeps the pictures by their keys."""

    def __init__(self) -> None:
        self._done: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._wish: tuple[Hashable, Bake] | None = None
        self._baking: Hashable = None
        self._forgotten: Hashable = None
        self._news = Condition()
        self._thread: Thread | None = None
        self._hurry = Event()
        self._failure: Exception | None = None
        self.at_once = False
        """Draw everything where it is asked for, not on the thread: the same frames every time, for tests."""

    def find(self, key: Hashable) -> pygame.Surface | None:
        """The picture of that key, if it is there."""
        with self._news:
            if key in self._done:
                self._done.move_to_end(key)
            return self._done.get(key)

    def now(self, key: Hashable, bake: Bake) -> pygame.Surface:
        """The picture of that key, drawn here and now when it is not there."""
        return self.find(key) or self._keep(key, bake(lambda: None))

    def ask(self, key: Hashable, bake: Bake) -> None:
        """Have it drawn on the thread; a wish that was not begun yet is forgotten.

        Raises what went wrong with an earlier one, once: whoever asks again gets another try.
        """
        with self._news:
            failure, self._failure = self._failure, None
            if failure:
                raise failure
            if key in self._done or key == self._baking:
                self._wish = self._forgotten = None
                return
            self._wish = key, bake
            if self._thread is None:
                self._thread = background.start("panorama", self._work)

    @property
    def held(self) -> int:
        """The number of bytes of pictures that are kept."""
        return sum(one.get_pitch() * one.get_height() for one in self._done.values())

    def forget(self) -> None:
        """Let the pictures go, the one that is being drawn too: others will be wanted."""
        with self._news:
            self._done.clear()
            self._wish, self._forgotten = None, self._baking

    def expects(self, key: Hashable) -> bool:
        """Whether it is being drawn or waits for it."""
        with self._news:
            return key == self._baking or (self._wish is not None and self._wish[0] == key)

    def wait(self) -> None:
        """Wait until everything asked for is there."""
        self._hurry.set()
        with self._news:
            self._news.wait_for(lambda: self._wish is None and self._baking is None)
        self._hurry.clear()

    def _work(self) -> None:
        """Draw until nothing is wished for."""
        try:
            while wish := self._settled():
                self._draw(*wish)
        except SystemExit:  # the display closes
            with self._news:
                self._thread = self._wish = None
                self._news.notify_all()
            raise

    def _draw(self, key: Hashable, bake: Bake) -> None:
        try:
            self._keep(key, bake(lambda: background.rest(BREATH, self._hurry)))
        except Exception as error:  # noqa: BLE001 - raised where the next picture is asked for
            with self._news:
                self._failure = error
        finally:
            with self._news:
                self._baking = self._forgotten = None
                self._news.notify_all()

    def _settled(self) -> tuple[Hashable, Bake] | None:
        """The next wish to be drawn, once no other has come for a while; None ends the thread."""
        while True:
            with self._news:
                standing = self._wish
                if standing is None:
                    self._thread = None
                    return None
            background.rest(SETTLED, self._hurry)
            with self._news:
                if self._wish is not None and self._wish[0] == standing[0]:
                    self._wish, self._baking = None, standing[0]
                    return standing

    def _keep(self, key: Hashable, picture: pygame.Surface) -> pygame.Surface:
        with self._news:
            if self._forgotten is None or key != self._forgotten:
                self._done[key] = picture
            while len(self._done) > KEPT or (len(self._done) > 1 and self.held > ROOM):
                self._done.popitem(last=False)
        return picture
